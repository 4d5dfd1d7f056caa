/**
 * The WebAssembly module that helps people: techniques and their steps, and why what was put is impossible. It is
 * called over plain memory, as wasm/human.cpp has it, and answers in JSON.
 */
import {humanModule} from '#human';
import {addressOf, loadPlainModule} from './plain-module.js';

/** @typedef {import('../protocol/people.js').Technique} Technique */
/** @typedef {import('../protocol/people.js').FoundStep} FoundStep */
/** @typedef {import('../protocol/people.js').Impossible} Impossible */
/** @typedef {import('../protocol/people.js').Made} Made */
/** @typedef {import('../protocol/people.js').Wish} Wish */
/**
 * @typedef {{event?: import('../run/replay.js').RunEvent, tried?: number, isLimited: boolean}} Slice of a run: an
 *   event, or the place of the technique that is being tried
 */

/** @param {string | BufferSource} [wasm] of the core: where that has an address, the module is beside it */
export async function loadHuman(wasm) {
  if (!humanModule && typeof wasm !== 'string') throw new Error('This bundle is without techniques.');
  return new Human(await loadPlainModule(addressOf(wasm, 'sudoku-human.wasm', /** @type {URL} */ (humanModule))));
}

export class Human {
  #wasm;
  /** @type {Technique[]} */
  techniques;

  /** @param {any} exports */
  constructor(exports) {
    this.#wasm = exports;
    this.techniques = this.#answer(exports.techniques());
  }

  /** Names of levels, easiest first. @returns {string[]} */
  get levels() {
    return this.#answer(this.#wasm.levels());
  }

  /** Names of symmetries. @returns {string[]} */
  get symmetries() {
    return this.#answer(this.#wasm.symmetries());
  }

  /** Names of the kinds of rules with which puzzles are made. @returns {string[]} */
  get ruleKinds() {
    return this.#answer(this.#wasm.ruleKinds());
  }

  /**
   * The easiest step of a position, or all steps of a technique: the place in `techniques` of the one that is being
   * tried after each slice, then what was found.
   * @param {Uint8Array} position as protocol/bytes.js writes it
   * @param {number} technique its place in `techniques`, or -1
   * @param {boolean} uniqueness whether techniques may rest on it
   * @returns {Generator<number, import('../protocol/people.js').FoundSteps, void>}
   */
  * steps(position, technique, uniqueness) {
    this.#put(position);
    const handle = this.#wasm.startSteps(position.length, technique, uniqueness);
    let found = null;
    try {
      yield this.#wasm.triedOfSteps(handle);  // to set up a large grid is a slice of its own
      while (this.#wasm.advanceSteps(handle)) yield this.#wasm.triedOfSteps(handle);
    } finally {
      // As with what is impossible.
      found = this.#answer(this.#wasm.steps(handle));
    }
    return found;
  }

  /**
   * Solves as people do, and guesses where no technique helps: what has come of each slice, then how it has ended.
   * @param {Uint8Array} position whose values do not clash
   * @param {{search: boolean, solutions: number, choices: import('../links/links.js').Choice[]}} strategy
   * @param {{technique: number, step: number}} first with which step of which technique it begins; -1: with the easiest
   * @param {number} events after which it ends
   * @returns {Generator<Slice, string, void>}
   */
  * run(position, {search, solutions, choices}, first, events) {
    for (const {at, cell, digit} of choices) this.#wasm.chooseInRun(BigInt(at), cell, digit);
    this.#put(position);
    const handle = this.#wasm.startRun(position.length, search, BigInt(solutions), BigInt(events),
      first.technique, first.step);
    if (!handle) throw new Error('This is no position.');
    try {
      for (;;) {
        const slice = this.#answer(this.#wasm.advanceRun(handle));
        if (slice.end) return slice.end;
        yield slice;
      }
    } finally {
      this.#wasm.freeRun(handle);
    }
  }

  /**
   * Rates a puzzle, a step at a time.
   * @param {Uint8Array} puzzle
   * @returns {Generator<void, import('../protocol/people.js').Rated, void>}
   */
  * rating(puzzle) {
    this.#put(puzzle);
    const handle = this.#wasm.startRating(puzzle.length);
    let rated = null;
    try {
      yield;  // as with steps
      while (this.#wasm.advanceRating(handle)) yield;
    } finally {
      // As with what is impossible.
      rated = this.#answer(this.#wasm.rating(handle));
    }
    return rated;
  }

  /**
   * The fewest statements that force a conclusion: after each slice, the size of the smallest set so far, 0 before
   * there is one; then what was found.
   * @param {Uint8Array} position @param {import('../protocol/people.js').Conclusion} conclusion
   * @param {{cancelled: boolean}} job once it is cancelled, nothing smaller is looked for
   * @returns {Generator<number, import('../protocol/people.js').FewestFound | null, void>} null: there is no such cell
   */
  * fewest(position, {cell, digit, isPlacement}, job) {
    this.#put(position);
    const handle = this.#wasm.startFewest(position.length, cell, digit, isPlacement);
    let found = null;
    let isStopped = false;
    try {
      yield 0;  // as with steps
      while (this.#wasm.advanceFewest(handle)) {
        yield this.#wasm.sizeOfFewest(handle);
        if (!isStopped && job.cancelled) this.#wasm.stopFewest(handle);
        isStopped = job.cancelled;
      }
    } finally {
      // As with what is impossible.
      found = this.#answer(this.#wasm.fewest(handle));
    }
    return found;
  }

  /**
   * Why the values of a position allow no solution: a part of a trial at each step, then what it has come to.
   * @param {Uint8Array} position @param {number[]} order cells of the values, in the order in which they were put
   * @param {number} nodes that a trial may take
   * @returns {Generator<void, Impossible | null, void>} null: the order has a cell without a value, or one twice
   */
  * impossible(position, order, nodes) {
    this.#put(position);
    new Uint16Array(this.#wasm.memory.buffer, this.#wasm.orderRoom(), order.length).set(order);
    const handle = this.#wasm.startImpossible(position.length, order.length, BigInt(nodes));
    if (!handle) return null;
    let found = null;
    try {
      while (this.#wasm.advanceImpossible(handle)) yield;
    } finally {
      // Telling frees the search, also where nobody waits for it any more.
      found = this.#answer(this.#wasm.impossible(handle));
    }
    return found;
  }

  /**
   * Makes a puzzle: how many were tried at each step, then what has come of it.
   * @param {Wish} wish
   * @returns {Generator<number, Made, void>}
   */
  * generating({boxRows, boxCols, size, rules, level, technique, onPath, symmetry, minimal, seed}) {
    const text = new TextEncoder().encode(seed);
    this.#put(text);
    const begun = this.#answer(this.#wasm.startGenerating(
      boxRows, boxCols, size, rules, level, technique, onPath, symmetry, minimal, text.length));
    if (!begun.handle) return {status: 'refused', ...begun};
    let made = null;
    try {
      while (this.#wasm.advanceGenerating(begun.handle)) yield this.#wasm.tried(begun.handle);
    } finally {
      // As with what is impossible.
      made = this.#answer(this.#wasm.generated(begun.handle));
    }
    return made;
  }

  /** @param {Uint8Array} position */
  #put(position) {
    const at = this.#wasm.puzzleRoom(position.length);  // first, since memory may grow
    new Uint8Array(this.#wasm.memory.buffer, at, position.length).set(position);
  }

  /** @param {number} at where the text is, up to a zero */
  #answer(at) {
    const bytes = new Uint8Array(this.#wasm.memory.buffer, at);
    return JSON.parse(new TextDecoder().decode(bytes.slice(0, bytes.indexOf(0))));
  }
}
