/**
 * A puzzle being filled by a person: what each cell holds, and every change that led there, so that any number of them
 * can be taken back and made again. Knows no document.
 */
import {geometryOf} from '../../web/src/index.js';
import {EMPTY, isSame} from './content.js';

/** @typedef {import('./content.js').Content} Content */
/** @typedef {import('../../web/src/index.js').Puzzle} Puzzle */

/** The changes of one command. @typedef {{cell: number, before: Content, after: Content}[]} Entry */

export class Game {
  /** @type {Entry[]} */
  #entries = [];
  /** How many of the entries are in force. */
  #at = 0;
  /** @type {Content[]} */
  #contents;
  #accepted = '';

  /**
   * @param {Puzzle} puzzle its values and candidates, where it has some, are what the player starts from
   * @param {Content[]} [contents] what the player starts from instead
   */
  constructor(puzzle, contents) {
    this.puzzle = puzzle;
    this.shape = geometryOf(puzzle);
    this.#contents = contents ?? Array.from(puzzle.givens, (given, cell) => (given ? EMPTY : startOf(puzzle, cell)));
  }

  /** How many cells there are. */
  get cells() {
    return this.shape.cells;
  }

  /** @param {number} cell @returns {Content} */
  content(cell) {
    return this.#contents[cell];
  }

  /** @param {number} cell */
  isGiven(cell) {
    return this.puzzle.givens[cell] > 0;
  }

  /** The digit in a cell, given or put there; 0 where there is none. @param {number} cell */
  digit(cell) {
    return this.puzzle.givens[cell] || this.#contents[cell].digit;
  }

  /** The digits of all cells. */
  get values() {
    return this.puzzle.givens.map((given, cell) => given || this.#contents[cell].digit);
  }

  /**
   * The puzzle as the player sees it: digits set, and centre marks where there are some. A cell without any has all.
   * @returns {Puzzle}
   */
  get position() {
    const {puzzle, shape: {size}} = this;
    const all = 2n ** BigInt(size) - 1n;
    const isMarked = this.#contents.some(({digit, centre}) => centre && !digit);
    const marks = this.#contents.map(({centre}, cell) => {
      const digit = this.digit(cell);
      return digit ? 1n << BigInt(digit - 1) : centre ? BigInt(centre >> 1) : all;
    });
    return {
      boxRows: puzzle.boxRows, boxCols: puzzle.boxCols, size, rules: puzzle.rules, givens: puzzle.givens,
      values: Uint8Array.from(this.#contents, ({digit}) => digit),
      candidates: isMarked ? BigUint64Array.from(marks) : null,
    };
  }

  /** How many cells hold a digit. */
  get filled() {
    return this.values.filter(Boolean).length;
  }

  get isFull() {
    return this.filled === this.cells;
  }

  get canUndo() {
    return this.#at > 0;
  }

  get canRedo() {
    return this.#at < this.#entries.length;
  }

  /** Remembers that the engine has found all rules kept. @param {Uint8Array} values */
  accept(values) {
    this.#accepted = String(values);
  }

  get isAccepted() {
    return this.#accepted === String(this.values);
  }

  /**
   * Changes cells as one command, which is taken back as one.
   * @param {Iterable<[cell: number, content: Content]>} changes
   * @returns {Entry | null} null where they change nothing
   */
  change(changes) {
    /** @type {Entry} */
    const entry = [];
    for (const [cell, after] of changes) {
      const before = this.#contents[cell];
      if (!isSame(before, after)) entry.push({cell, before, after});
    }
    if (!entry.length) return null;
    this.#entries.length = this.#at;
    this.#entries.push(entry);
    this.redo();
    return entry;
  }

  /** Takes the latest command back. @returns {Entry | null} what that changes; null where there is none */
  undo() {
    if (!this.canUndo) return null;
    this.#at -= 1;
    const entry = this.#entries[this.#at].map(({cell, before, after}) => ({cell, before: after, after: before}));
    for (const {cell, after} of entry) this.#contents[cell] = after;
    return entry;
  }

  /** Does again what was taken back. @returns {Entry | null} null where there is none */
  redo() {
    if (!this.canRedo) return null;
    const entry = this.#entries[this.#at];
    this.#at += 1;
    for (const {cell, after} of entry) this.#contents[cell] = after;
    return entry;
  }

  /** The commands that there are, those taken back too, and how many are in force. */
  get history() {
    return {entries: /** @type {readonly Entry[]} */ (this.#entries), at: this.#at};
  }

  /** The command in force that came last, null before the first: the same one means the same position. */
  get latest() {
    return this.#entries[this.#at - 1] ?? null;
  }

  /** The digits that stand now and were put by the player, in the order in which they came. */
  get typed() {
    /** @type {Map<number, number>} */
    const order = new Map();
    for (const [cell, {digit}] of this.#contents.entries()) if (digit) order.set(cell, -1);
    for (const [number, entry] of this.#entries.slice(0, this.#at).entries()) {
      const put = entry.filter(({cell, before, after}) => order.has(cell) && before.digit !== after.digit);
      for (const {cell} of put) order.set(cell, number);
    }
    return [...order].sort(([, a], [, b]) => a - b).map(([cell]) => ({cell, digit: this.#contents[cell].digit}));
  }
}

/**
 * The entries that a puzzle brings for a cell beside its given.
 * @param {Puzzle} puzzle
 * @param {number} cell
 * @returns {Content}
 */
function startOf({values, candidates, size}, cell) {
  const digit = values?.[cell] ?? 0;
  const all = 2n ** BigInt(size) - 1n;
  const marks = candidates?.[cell] ?? all;
  if (!digit && marks === all) return EMPTY;
  return Object.freeze({...EMPTY, digit, centre: marks === all ? 0 : Number(marks) * 2});
}
