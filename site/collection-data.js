/** What is known of each puzzle of a collection, in columns, and which of them are shown. No document is needed. */

/** What may be known of a puzzle, as `statuses` has it by number. */
export const STATUSES = /** @type {const} */ (['open', 'unique', 'multiple', 'none', 'error']);
const ERROR = STATUSES.indexOf('error');

/** @typedef {typeof STATUSES[number]} Status */
/** @typedef {'number' | 'givens' | 'outcome' | 'guesses'} Column */

/** Numbers of guesses that are told apart: from, to. */
export const GUESSES = /** @type {const} */ ([[0, 0], [1, 9], [10, 99], [100, Infinity]]);

/**
 * What is shown, and in which order.
 * @typedef {object} View
 * @property {Status | ''} status empty for all
 * @property {number} guesses an index of `GUESSES`, -1 for all
 * @property {Column} column
 * @property {boolean} isDescending
 */

/** Givens of a puzzle that nobody has read. */
const UNREAD = 0xffff;
const SIZE_OF_LINE = 9;

export class Collection {
  /** As they stand in the source. @type {string[]} */
  texts;
  /** 0 where it is not known. */
  sizes;
  givens;
  statuses;
  /** Of those that are solved. */
  guesses;
  /** @type {(string | null)[]} */
  solutions;
  /** What is wrong, by index. @type {Map<number, string>} */
  errors = new Map();
  /** As lines, those that are written otherwise, by index. @type {Map<number, string>} */
  #lines = new Map();

  /**
   * @param {string} name of the file; empty for a text
   * @param {string[]} texts
   * @param {import('./collection-source.js').Source} source
   */
  constructor(name, texts, source) {
    const {length} = texts;
    this.name = name;
    this.texts = texts;
    this.source = source;
    this.sizes = new Uint8Array(length);
    this.givens = new Uint16Array(length).fill(UNREAD);
    this.statuses = new Uint8Array(length);
    this.guesses = new Float64Array(length);
    this.solutions = Array(length).fill(null);
  }

  get length() {
    return this.texts.length;
  }

  /** @param {number} index @returns {Status} */
  statusOf(index) {
    return STATUSES[this.statuses[index]];
  }

  /** How many givens, null where it is not known. @param {number} index */
  givensOf(index) {
    return this.givens[index] === UNREAD ? null : this.givens[index];
  }

  /** A puzzle as a line, where it was read. @param {number} index */
  lineOf(index) {
    return this.#lines.get(index) ?? (this.sizes[index] ? this.texts[index] : '');
  }

  /**
   * A puzzle was read.
   * @param {number} index @param {number} size @param {number} givens
   * @param {string} [line] where it is written otherwise
   */
  setRead(index, size, givens, line) {
    this.sizes[index] = size;
    this.givens[index] = givens;
    if (line !== undefined) this.#lines.set(index, line);
  }

  /** A puzzle can't be read. @param {number} index @param {string} message */
  setWrong(index, message) {
    this.statuses[index] = ERROR;
    this.errors.set(index, message);
  }

  /**
   * A puzzle was solved, or not: one that was cancelled stays open.
   * @param {number} index
   * @param {{status: string, solution: string | null, nodes: number, error?: {message: string}}} result
   */
  setSolved(index, {status, solution, nodes, error}) {
    if (error) return this.setWrong(index, error.message);
    const number = STATUSES.indexOf(/** @type {Status} */ (status));
    if (number <= 0) return;
    this.statuses[index] = number;
    this.guesses[index] = Math.max(0, nodes - 1);
    this.solutions[index] = solution;
  }

  /** What solving came to so far, to be kept. */
  results() {
    return {statuses: this.statuses, guesses: this.guesses, solutions: this.solutions.join('\n')};
  }

  /**
   * What solving came to on an earlier visit; what could not be read then is read again.
   * @param {{statuses?: Uint8Array, guesses?: Float64Array, solutions?: string}} [kept]
   */
  restore({statuses, guesses, solutions} = {}) {
    const lines = solutions?.split('\n');
    const isWhole = [statuses, guesses, lines].every((column) => column?.length === this.length);
    if (!isWhole || !statuses || !guesses || !lines) return;
    this.statuses = Uint8Array.from(statuses, (status) => (status < ERROR ? status : 0));
    this.guesses = Float64Array.from(guesses);
    this.solutions = lines.map((line) => line || null);
  }

  /** How many there are of each status. @returns {Record<Status, number>} */
  counts() {
    const counts = STATUSES.map(() => 0);
    for (const status of this.statuses) counts[status] += 1;
    return /** @type {Record<Status, number>} */ (Object.fromEntries(STATUSES.map((status, i) => [status, counts[i]])));
  }

  /** Those that are to be solved. @returns {number[]} */
  open() {
    return Array.from(this.statuses.keys()).filter((index) => this.statuses[index] === 0);
  }

  /**
   * The indices of what is shown, in their order; what a column does not tell comes last.
   * @param {View} view
   * @returns {Uint32Array}
   */
  shown({status, guesses, column, isDescending}) {
    const wanted = status && STATUSES.indexOf(status);
    const [least, most] = GUESSES[guesses] ?? [];
    let count = 0;
    const all = new Uint32Array(this.length);
    for (let index = 0; index < this.length; index += 1) {
      if (wanted !== '' && this.statuses[index] !== wanted) continue;
      if (least !== undefined && !(this.isSolved(index) && this.guesses[index] >= least)) continue;
      if (most !== undefined && this.guesses[index] > most) continue;
      all[count] = index;
      count += 1;
    }
    const kept = all.subarray(0, count);
    const keys = this.#keys(column, isDescending ? -1 : 1);
    return keys ? kept.sort((a, b) => keys[a] - keys[b] || a - b) : isDescending ? kept.reverse() : kept;
  }

  /** Whether it is known how many solutions it has: none, one or several. @param {number} index */
  isSolved(index) {
    return this.statuses[index] > 0 && this.statuses[index] !== ERROR;
  }

  /**
   * What to sort by, ascending; null for the order of the source.
   * @param {Column} column @param {1 | -1} sign
   */
  #keys(column, sign) {
    const last = Number.MAX_VALUE;
    if (column === 'givens') return Float64Array.from(this.givens, (given) => (given === UNREAD ? last : sign * given));
    if (column === 'outcome') return Float64Array.from(this.statuses, (status) => (status ? sign * status : last));
    if (column !== 'guesses') return null;
    return this.guesses.map((guesses, index) => (this.isSolved(index) ? sign * guesses : last));
  }
}

/**
 * Givens of a plain line of a 9x9.
 * @param {string} text
 * @returns {number} -1 where it is more than that, or clashes
 */
export function plainGivens(text) {
  if (text.length !== SIZE_OF_LINE ** 2) return -1;
  units.fill(0);
  let givens = 0;
  for (let cell = 0; cell < text.length; cell += 1) {
    const code = text.charCodeAt(cell);
    if (code === 46 || code === 48) continue;
    if (code < 49 || code > 57) return -1;
    const row = (cell / 9) | 0;
    const column = cell % 9;
    const box = ((row / 3) | 0) * 3 + ((column / 3) | 0);
    const digit = 1 << (code - 49);
    if ((units[row] | units[9 + column] | units[18 + box]) & digit) return -1;
    units[row] |= digit;
    units[9 + column] |= digit;
    units[18 + box] |= digit;
    givens += 1;
  }
  return givens;
}

/** The digits of rows, columns and boxes, for `plainGivens`. */
const units = new Uint16Array(27);
