/** The known facts on each puzzle of a collection, in columns, and the ones that are shown. No document is needed. */
import {levelOf} from '../../web/src/index.js';

/** The outcomes of a puzzle, as `statuses` has them by number. */
export const STATUSES = /** @type {const} */ (['open', 'unique', 'multiple', 'none', 'error']);
const ERROR = STATUSES.indexOf('error');

/** @typedef {typeof STATUSES[number]} Status */
/** @typedef {'number' | 'givens' | 'outcome' | 'guesses' | 'difficulty'} Column */

/** @typedef {'' | 'identical' | 'guises'} Repeats */

/** Numbers of guesses that are told apart: from, to. */
export const GUESSES = /** @type {const} */ ([[0, 0], [1, 9], [10, 99], [100, Infinity]]);

/**
 * The puzzles shown, in their order.
 * @typedef {object} View
 * @property {Status | ''} status empty for all
 * @property {number} guesses an index of `GUESSES`, -1 for all
 * @property {string} level id of a level; empty for all
 * @property {string} search what its name, its number or its text has; empty for all
 * @property {Repeats} without those that are the same as one before, in its digits or in any guise; empty for all
 * @property {Column} column
 * @property {boolean} isDescending
 */

/** Givens of a puzzle that nobody has read. */
const UNREAD = 0xffff;
/** The difficulty of what can't be rated, since it has not one solution. */
const UNRATED = 0xffff;
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
  /** Difficulty of the hardest step, 0 where it is not known. */
  ratings;
  /** @type {(string | null)[]} */
  solutions;
  /** The form that all guises of a puzzle share, if that was looked for. @type {(string | null)[]} */
  forms = [];
  /** Errors, by index. @type {Map<number, string>} */
  errors = new Map();
  /** As lines, those that are written otherwise, by index. @type {Map<number, string>} */
  #lines = new Map();

  /**
   * @param {string} name of the file; empty for a text
   * @param {string[]} texts
   * @param {import('./source.js').Source} source
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
    this.ratings = new Uint16Array(length);
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

  /** A puzzle was rated. @param {number} index @param {number | null} hardest null where it has not one solution */
  setRated(index, hardest) {
    this.ratings[index] = hardest ?? UNRATED;
  }

  /** Difficulty of the hardest step, null where there is none or it is not known. @param {number} index */
  ratingOf(index) {
    return this.ratings[index] % UNRATED || null;
  }

  /** Those that are to be rated. @returns {number[]} */
  unrated() {
    return Array.from(this.ratings.keys()).filter((index) => !this.ratings[index] && this.statusOf(index) !== 'error');
  }

  /** The results of solving and rating so far, to be kept. */
  results() {
    const {statuses, guesses, ratings, solutions} = this;
    return {statuses, guesses, ratings, solutions: solutions.join('\n')};
  }

  /**
   * Restores the results of an earlier visit; puzzles that could not be read then are read again.
   * @param {{statuses?: Uint8Array, guesses?: Float64Array, ratings?: Uint16Array, solutions?: string}} [kept]
   */
  restore({statuses, guesses, ratings, solutions} = {}) {
    if (ratings?.length === this.length) this.ratings = Uint16Array.from(ratings);
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
  shown({status, guesses, level, search, without, column, isDescending}) {
    const wanted = status && STATUSES.indexOf(status);
    const repeated = without && this.#repeated(without);
    const [least, most] = GUESSES[guesses] ?? [];
    let count = 0;
    const all = new Uint32Array(this.length);
    for (let index = 0; index < this.length; index += 1) {
      if (wanted !== '' && this.statuses[index] !== wanted) continue;
      if (least !== undefined && !(this.isSolved(index) && this.guesses[index] >= least)) continue;
      if (most !== undefined && this.guesses[index] > most) continue;
      if (level && !this.#isOf(level, index)) continue;
      if ((repeated && repeated[index]) || (search && !this.#has(index, search))) continue;
      all[count] = index;
      count += 1;
    }
    const kept = all.subarray(0, count);
    const keys = this.#keys(column, isDescending ? -1 : 1);
    return keys ? kept.sort((a, b) => keys[a] - keys[b] || a - b) : isDescending ? kept.reverse() : kept;
  }

  /** @param {string} level @param {number} index */
  #isOf(level, index) {
    const rating = this.ratingOf(index);
    return rating !== null && levelOf(rating).id === level;
  }

  /** How many are the same as one before. @param {Repeats} how */
  repeats(how) {
    return this.#repeated(how).reduce((sum, repeated) => sum + repeated, 0);
  }

  /**
   * True if each is the same as one before, however its empty cells are written. Grids whose guises nobody looks
   * through, because there are too many, are the same where their digits are.
   * @param {Repeats} how
   */
  #repeated(how) {
    const known = new Set();
    return Uint8Array.from(this.texts, (text, index) => {
      const form = how === 'guises' ? this.forms[index] : null;
      const line = form ?? (this.lineOf(index) || text).replaceAll('0', '.');
      const isKnown = known.has(line);
      known.add(line);
      return Number(isKnown);
    });
  }

  /** @param {number} index @param {string} search */
  #has(index, search) {
    const wanted = search.toLowerCase();
    const isNumber = String(index + 1) === wanted;
    return isNumber || this.source.nameOf(index).toLowerCase().includes(wanted) ||
      this.texts[index].replaceAll('0', '.').toLowerCase().includes(wanted.replaceAll('0', '.'));
  }

  /** True if it is known how many solutions it has: none, one or several. @param {number} index */
  isSolved(index) {
    return this.statuses[index] > 0 && this.statuses[index] !== ERROR;
  }

  /**
   * The column to sort by, ascending; null for the order of the source.
   * @param {Column} column @param {1 | -1} sign
   */
  #keys(column, sign) {
    const last = Number.MAX_VALUE;
    if (column === 'givens') return Float64Array.from(this.givens, (given) => (given === UNREAD ? last : sign * given));
    if (column === 'outcome') return Float64Array.from(this.statuses, (status) => (status ? sign * status : last));
    if (column === 'difficulty') return Float64Array.from(this.ratings, (rating) =>
      (rating % UNRATED ? sign * rating : last));
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
