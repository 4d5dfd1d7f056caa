/**
 * Solving without steps under rules, which the kernel does not know: by the full module, in the words of the kernel's
 * solver.
 */
import {receive, send} from '../protocol/exchange.js';
import {SOLVE_STATUSES} from './kernel-module.js';

/** Before the solutions of an answer there are so many numbers. */
const NUMBERS = 3;

export class RulesSolver {
  #module;
  #handle;
  /** @type {ReturnType<RulesSolver['tell']> | null} */
  #told = null;

  /**
   * @param {any} module the full one, as runs are asked @param {Uint8Array} puzzle as protocol/bytes.js writes it
   * @param {{limit: bigint, keep: number, nodes: bigint}} limits
   */
  constructor(module, puzzle, {limit, keep, nodes}) {
    this.#module = module;
    send(module, puzzle);
    this.#handle = module.openSolver(Number(limit), keep, Number(nodes));
  }

  /** Searches on for about so many steps. @param {number} steps @returns {boolean} whether there is more to do */
  advance(steps) {
    this.#told = null;
    return this.#module.advanceSolver(this.#handle, steps) !== 0;
  }

  /** All that the search has found so far. */
  tell() {
    const bytes = receive(this.#module, this.#module.solverAnswer(this.#handle));
    const numbers = new Float64Array(bytes.buffer, 0, NUMBERS);
    return {status: numbers[0], count: numbers[1], nodes: numbers[2], solutions: bytes.subarray(8 * NUMBERS)};
  }

  get #answer() {
    return (this.#told ??= this.tell());
  }

  get status() {
    return SOLVE_STATUSES[this.#answer.status];
  }

  /** Solutions found so far. @returns {bigint} */
  get count() {
    return BigInt(this.#answer.count);
  }

  /** @returns {number} */
  get nodes() {
    return this.#answer.nodes;
  }

  /**
   * The solutions that were kept.
   * @param {number} cells that each has
   * @returns {Uint8Array[]}
   */
  solutions(cells) {
    const list = [];
    const {solutions} = this.#answer;
    for (let at = 0; at < solutions.length; at += cells) list.push(solutions.subarray(at, at + cells));
    return list;
  }

  free() {
    this.#module.closeSolver(this.#handle);
  }
}

/** A search for the digits that occur in solutions under rules. */
export class RulesCandidates {
  #search;

  /** @param {any} full the module @param {Uint8Array} puzzle @param {bigint} nodes */
  constructor(full, puzzle, nodes) {
    this.#search = new full.TrueCandidates(puzzle, Number(nodes));
  }

  /** Searches on for about so many steps. @param {number} steps @returns {boolean} whether there is more to do */
  advance(steps) {
    return this.#search.advance(steps);
  }

  get status() {
    return SOLVE_STATUSES[this.#search.status()];
  }

  /** @returns {number} */
  get nodes() {
    return this.#search.nodes();
  }

  /** The digits found so far, a set of bits per cell. */
  candidates() {
    return new BigUint64Array(this.#search.candidates().slice().buffer);
  }

  free() {
    this.#search.delete();
  }
}
