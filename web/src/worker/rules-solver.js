/**
 * Solving without steps under rules, which the kernel does not know: by the full module, in the words of the kernel's
 * solver.
 */
import {SOLVE_STATUSES} from './kernel-module.js';

export class RulesSolver {
  #solver;

  /**
   * @param {any} full the module @param {Uint8Array} puzzle as protocol/bytes.js writes it
   * @param {{limit: bigint, keep: number, nodes: bigint}} limits
   */
  constructor(full, puzzle, {limit, keep, nodes}) {
    this.#solver = new full.Solver(puzzle, Number(limit), keep, Number(nodes));
  }

  /** Searches on for about so many steps. @param {number} steps @returns {boolean} whether there is more to do */
  advance(steps) {
    return this.#solver.advance(steps);
  }

  get status() {
    return SOLVE_STATUSES[this.#solver.status()];
  }

  /** Solutions found so far. @returns {bigint} */
  get count() {
    return BigInt(this.#solver.count());
  }

  /** @returns {number} */
  get nodes() {
    return this.#solver.nodes();
  }

  /**
   * The solutions that were kept.
   * @param {number} cells that each has
   * @returns {Uint8Array[]}
   */
  solutions(cells) {
    const all = this.#solver.solutions();
    return Array.from({length: all.length / cells}, (_, i) => all.slice(i * cells, (i + 1) * cells));
  }

  free() {
    this.#solver.delete();
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
