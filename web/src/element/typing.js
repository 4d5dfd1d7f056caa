/**
 * Typing a puzzle, cell after cell: what each key does, where the cursor goes, and every change kept, so that it can be
 * undone and done again. It has no document; a session shows what comes of it.
 */

import {digitOf} from '../grid/plain-puzzle.js';

/** @typedef {import('../grid/plain-puzzle.js').Puzzle} Puzzle */

/** How digits above 9 are typed: as letters, or as numbers of two figures. @typedef {'letters' | 'numbers'} Figures */

/**
 * A puzzle that was typed. `changed` is the cell that made it another one, `next` where the cursor went.
 * @typedef {{puzzle: Puzzle, changed: number, next: number}} Entry
 */

/**
 * The result of a key: a puzzle, which may be the same; the cell that is typed into next; the one that took the key.
 * @typedef {{puzzle: Puzzle, cell: number, changed?: number}} Typed
 */

/** Keys that leave a cell empty, and go on. */
const BLANKS = ['.', '0', ' '];
/** More changes than a large grid takes. */
const MOST_ENTRIES = 5000;

export class Typing {
  /** @type {Entry[]} */
  #entries = [];
  /** The entry that is shown. */
  #at = -1;
  /** The cell whose number may take a second figure, or -1. */
  #unfinished = -1;
  /** @type {Figures} */
  figures = 'letters';

  get canUndo() {
    return this.#at > 0;
  }

  get canRedo() {
    return this.#at < this.#entries.length - 1;
  }

  /**
   * Types a key into a cell; null if it means nothing here.
   * @param {Puzzle} puzzle @param {number} cell @param {string} key
   * @returns {Typed | null}
   */
  press(puzzle, cell, key) {
    const unfinished = this.#unfinished === cell ? puzzle.givens[cell] : 0;
    this.#unfinished = -1;
    const next = Math.min(cell + 1, puzzle.givens.length - 1);
    if (key === 'Backspace') return this.#goBack(puzzle, cell);
    if (key === 'Delete') return this.#put(puzzle, cell, 0, cell);
    if (unfinished && (key === ' ' || key === 'Enter')) return {puzzle, cell: next};
    if (BLANKS.includes(key) && !unfinished) return this.#put(puzzle, cell, 0, next);
    return this.figures === 'numbers' ? this.#pressFigure(puzzle, cell, key, unfinished) :
      this.#pressDigit(puzzle, cell, key);
  }

  /** Keeps a puzzle that comes whole: another shape, an emptied grid. @param {Puzzle} to */
  replace(to) {
    if (this.#at >= 0 && isSame(this.#entries[this.#at].puzzle, to)) return;
    this.#keep(null, to, 0, 0);
  }

  /** @returns {Typed | null} */
  undo() {
    if (!this.canUndo) return null;
    const {changed} = this.#entries[this.#at];
    this.#at -= 1;
    this.#unfinished = -1;
    return {puzzle: this.#entries[this.#at].puzzle, cell: changed, changed};
  }

  /** @returns {Typed | null} */
  redo() {
    if (!this.canRedo) return null;
    this.#at += 1;
    this.#unfinished = -1;
    const {puzzle, next, changed} = this.#entries[this.#at];
    return {puzzle, cell: next, changed};
  }

  /**
   * Removes the digit under the cursor; if there is none, the one before.
   * @param {Puzzle} puzzle @param {number} cell
   */
  #goBack(puzzle, cell) {
    const at = puzzle.givens[cell] ? cell : Math.max(0, cell - 1);
    return this.#put(puzzle, at, 0, at);
  }

  /** @param {Puzzle} puzzle @param {number} cell @param {string} key */
  #pressDigit(puzzle, cell, key) {
    const digit = digitOf(key, puzzle.size);
    return digit < 1 ? null : this.#put(puzzle, cell, digit, Math.min(cell + 1, puzzle.givens.length - 1));
  }

  /**
   * A figure of a number: it waits for a second one wherever a number goes on with it.
   * @param {Puzzle} puzzle @param {number} cell @param {string} key @param {number} unfinished its first figure, or 0
   * @returns {Typed | null}
   */
  #pressFigure(puzzle, cell, key, unfinished) {
    if (!/^\d$/.test(key)) return null;
    const next = Math.min(cell + 1, puzzle.givens.length - 1);
    const whole = 10 * unfinished + Number(key);
    if (unfinished && whole <= puzzle.size) return this.#put(puzzle, cell, whole, next);
    if (unfinished && next !== cell) return this.press(puzzle, next, key);
    const digit = Number(key);
    if (digit < 1) return null;
    const waits = 10 * digit <= puzzle.size;
    const typed = this.#put(puzzle, cell, digit, waits ? cell : next);
    if (waits) this.#unfinished = cell;
    return typed;
  }

  /** @param {Puzzle} puzzle @param {number} cell @param {number} digit @param {number} next @returns {Typed} */
  #put(puzzle, cell, digit, next) {
    if (puzzle.givens[cell] === digit) return {puzzle, cell: next, changed: cell};
    const {boxRows, boxCols, size, rules} = puzzle;
    const givens = puzzle.givens.slice();
    givens[cell] = digit;
    const typed = {boxRows, boxCols, size, rules, givens};
    this.#keep(puzzle, typed, cell, next);
    return {puzzle: typed, cell: next, changed: cell};
  }

  /** @param {Puzzle | null} from @param {Puzzle} to @param {number} changed @param {number} next */
  #keep(from, to, changed, next) {
    this.#entries.splice(this.#at + 1);
    for (const entry of [...(from ? [{puzzle: from, changed, next: changed}] : []), {puzzle: to, changed, next}]) {
      const last = this.#entries.at(-1)?.puzzle;
      if (!last || !isSame(last, entry.puzzle)) this.#entries.push(entry);
    }
    this.#entries.splice(0, this.#entries.length - MOST_ENTRIES);
    this.#at = this.#entries.length - 1;
    this.#unfinished = -1;
  }
}

/** @param {Puzzle} a @param {Puzzle} b */
function isSame(a, b) {
  const hasShape = a.boxRows === b.boxRows && a.boxCols === b.boxCols && a.rules?.text === b.rules?.text;
  return hasShape && a.givens.every((digit, cell) => digit === b.givens[cell]);
}
