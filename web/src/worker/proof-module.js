/** The WebAssembly module that makes proofs, called over plain memory, as wasm/proof.cpp has it. */
import {proofModule} from '#proof';
import {addressOf, loadPlainModule} from './plain-module.js';

/** @typedef {import('../protocol/proofs.js').ProofSummary} ProofSummary */

/** The files of a proof, in the order of wasm/proof.cpp. */
const FILES = /** @type {const} */ (['cnf', 'lrat', 'drat']);

/** So many lines of a file are written at once: some milliseconds. */
const LINES_AT_ONCE = 2000;

/** @param {string | BufferSource} [wasm] of the core: where that has an address, the module is beside it */
export async function loadProofs(wasm) {
  if (!proofModule && typeof wasm !== 'string') throw new Error('This bundle is without proofs.');
  return new ProofModule(await loadPlainModule(addressOf(wasm, 'sudoku-proof.wasm', /** @type {URL} */ (proofModule))));
}

export class ProofModule {
  #wasm;

  /** @param {any} exports */
  constructor(exports) {
    this.#wasm = exports;
  }

  /** The bytes that a puzzle may have. @returns {number} */
  get roomSize() {
    return this.#wasm.roomSize();
  }

  /** @param {Uint8Array} puzzle as protocol/bytes.js writes it; sound */
  prover(puzzle) {
    new Uint8Array(this.#wasm.memory.buffer, this.#wasm.puzzleRoom(), puzzle.length).set(puzzle);
    const handle = this.#wasm.start(puzzle.length);
    if (!handle) throw new Error('The module of proofs was handed what is no puzzle.');
    return new ProverHandle(this.#wasm, handle);
  }
}

/** A search for a proof that is run in slices, and freed at the end. */
export class ProverHandle {
  #wasm;
  #handle;

  /** @param {any} wasm @param {number} handle */
  constructor(wasm, handle) {
    this.#wasm = wasm;
    this.#handle = handle;
  }

  /**
   * Wants a line about a branch of a search. To be called before `advance`.
   * @param {number[]} variables its guesses @returns {boolean} whether the statement has these
   */
  addBranch(variables) {
    const {memory: {buffer}, puzzleRoom, roomSize} = this.#wasm;
    if (4 * variables.length > roomSize()) return false;
    new Uint8Array(buffer, puzzleRoom(), 4 * variables.length).set(new Uint8Array(Uint32Array.from(variables).buffer));
    return Boolean(this.#wasm.addBranch(this.#handle, variables.length));
  }

  /** Goes on for about so many steps. @param {number} steps @returns {boolean} whether there is more to do */
  advance(steps) {
    return Boolean(this.#wasm.advance(this.#handle, steps));
  }

  /** @returns {ProofSummary} */
  get summary() {
    return JSON.parse(this.#textAt(this.#wasm.summary(this.#handle)));
  }

  /** The text of a file, in parts. @param {typeof FILES[number]} name @returns {Generator<string, void>} */
  *parts(name) {
    for (let line = 0; ; line += LINES_AT_ONCE) {
      const part = this.#textAt(this.#wasm.filePart(this.#handle, FILES.indexOf(name), line, LINES_AT_ONCE));
      if (!part) return;
      yield part;
    }
  }

  /** @param {number} at */
  #textAt(at) {
    return new TextDecoder().decode(new Uint8Array(this.#wasm.memory.buffer, at, this.#wasm.length()));
  }

  free() {
    this.#wasm.free(this.#handle);
  }
}
