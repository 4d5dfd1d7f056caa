/**
 * The kernel: the WebAssembly module that solves without steps, in the build that this machine can run. It is called
 * over plain memory, as wasm/kernel.cpp has it.
 */
import {builds} from '#kernel';
import {addressOf, loadPlainModule} from './plain-module.js';
import {hasSimd} from './simd.js';

/** Statuses by their number in the engine. */
export const SOLVE_STATUSES = ['running', 'unique', 'solved', 'multiple', 'none', 'limit', 'cancelled'];

/** In place of a status where a line is not digits and dots, or clashes. */
export const UNREAD = 255;

const LINE_CELLS = 81;
const MOST_KEPT = 2 ** 32 - 1;

/**
 * @param {string | BufferSource} [wasm] of the core: where that has an address, the kernel is beside it
 * @param {boolean} [simd] false: the plain build in any case
 */
export async function loadKernel(wasm, simd = true) {
  const build = simd && hasSimd() ? 'simd' : 'plain';
  const name = build === 'simd' ? 'sudoku-kernel-simd.wasm' : 'sudoku-kernel.wasm';
  return new Kernel(await loadPlainModule(addressOf(wasm, name, builds[build])));
}

export class Kernel {
  #wasm;

  /** @param {any} exports */
  constructor(exports) {
    this.#wasm = exports;
    /** How many lines `solveLines` takes at once. @type {number} */
    this.mostLines = exports.batchLines();
  }

  /**
   * @param {Uint8Array} puzzle as protocol/bytes.js writes it
   * @param {{limit: bigint, keep: number, nodes: bigint}} limits
   */
  solver(puzzle, {limit, keep, nodes}) {
    this.#view(this.#wasm.puzzleRoom(), puzzle.length).set(puzzle);
    const handle = this.#wasm.start(puzzle.length, limit, Math.min(keep, MOST_KEPT), nodes);
    if (!handle) throw new Error('The kernel was handed what is no puzzle.');
    return new Solver(this.#wasm, handle);
  }

  /**
   * A search for the digits that occur in solutions.
   * @param {Uint8Array} puzzle as for `solver` @param {bigint} nodes
   */
  candidates(puzzle, nodes) {
    this.#view(this.#wasm.puzzleRoom(), puzzle.length).set(puzzle);
    const handle = this.#wasm.startCandidates(puzzle.length, nodes);
    if (!handle) throw new Error('The kernel was handed what is no puzzle.');
    return new CandidateSearch(this.#wasm, handle);
  }

  /**
   * Solves 9x9 puzzles to their end.
   * @param {string} lines 81 characters each, at most `mostLines` of them
   * @param {{limit: bigint, nodes: bigint}} limits
   * @returns {{nodes: Float64Array, text: Uint8Array, statuses: Uint8Array}} views that hold until the next call; in
   *   the text, solutions stand in the place of puzzles that have one
   */
  solveLines(lines, {limit, nodes}) {
    const count = lines.length / LINE_CELLS;
    const at = this.#wasm.batch();
    const textAt = at + 8 * this.mostLines;
    const place = this.#view(textAt, lines.length);
    const {read} = new TextEncoder().encodeInto(lines, place);
    // A character that is not ASCII takes more than a byte: then each line would not be where it belongs.
    if (read < lines.length) new TextEncoder().encodeInto(lines.replace(/[^\0-\x7f]/g, '?'), place);
    this.#wasm.solveLines(count, limit, nodes);
    return {
      nodes: new Float64Array(this.#wasm.memory.buffer, at, count),
      text: this.#view(textAt, lines.length),
      statuses: this.#view(textAt + LINE_CELLS * this.mostLines, count),
    };
  }

  /** @param {number} at @param {number} length */
  #view(at, length) {
    return new Uint8Array(this.#wasm.memory.buffer, at, length);
  }
}

/** A search that is run in slices, and freed at the end. */
export class Solver {
  #wasm;
  #handle;

  /** @param {any} wasm @param {number} handle */
  constructor(wasm, handle) {
    this.#wasm = wasm;
    this.#handle = handle;
  }

  /** Searches on for about so many steps. @param {number} steps @returns {boolean} whether there is more to do */
  advance(steps) {
    return Boolean(this.#wasm.advance(this.#handle, steps));
  }

  get status() {
    return SOLVE_STATUSES[this.#wasm.status(this.#handle)];
  }

  /** Solutions found so far. @returns {bigint} */
  get count() {
    return this.#wasm.count(this.#handle);
  }

  /** @returns {number} */
  get nodes() {
    return Number(this.#wasm.nodes(this.#handle));
  }

  /**
   * The solutions that were kept.
   * @param {number} cells that each has
   * @returns {Uint8Array[]}
   */
  solutions(cells) {
    const all = [];
    for (let at; (at = this.#wasm.solution(this.#handle, all.length)) !== 0;) {
      all.push(new Uint8Array(this.#wasm.memory.buffer, at, cells).slice());
    }
    return all;
  }

  free() {
    this.#wasm.free(this.#handle);
  }
}

/** A search for the digits that occur in solutions, in slices like a solver. */
export class CandidateSearch {
  #wasm;
  #handle;

  /** @param {any} wasm @param {number} handle */
  constructor(wasm, handle) {
    this.#wasm = wasm;
    this.#handle = handle;
  }

  /** Searches on for about so many steps. @param {number} steps @returns {boolean} whether there is more to do */
  advance(steps) {
    return Boolean(this.#wasm.advanceCandidates(this.#handle, steps));
  }

  get status() {
    return SOLVE_STATUSES[this.#wasm.candidatesStatus(this.#handle)];
  }

  /** @returns {number} */
  get nodes() {
    return Number(this.#wasm.candidatesNodes(this.#handle));
  }

  /** The digits found so far, a set of bits per cell. @param {number} cells */
  candidates(cells) {
    return new BigUint64Array(this.#wasm.memory.buffer, this.#wasm.candidates(this.#handle), cells).slice();
  }

  free() {
    this.#wasm.freeCandidates(this.#handle);
  }
}
