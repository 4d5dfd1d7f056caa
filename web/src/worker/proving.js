/** The host's work with the module that proves. Loaded, with it, when the first proof is wanted. */
import errors from '../../languages/en/errors.js';
import {failing} from '../language/failures.js';
import {writePlain} from '../grid/plain-puzzle.js';
import {puzzleFrom} from '../protocol/bytes.js';
import {loadProofs} from './proof-module.js';
import {inSlices, nowAndThen} from './slices.js';

/** @typedef {import('./host.js').Input} Input */
/** @typedef {import('./turns.js').Job} Job */
/** @typedef {(progress: any) => void} Tell */

const failure = failing('errors', errors);

/**
 * True for what nobody but the engine can read, so that a statement on it can't be checked.
 * @param {import('../grid/geometry.js').Constraint} constraint @returns {boolean}
 */
function isPattern({kind, parts}) {
  return kind === 'regex' || kind === 'nfa' || Boolean(parts?.some(isPattern));
}

/**
 * Answers what is asked about proofs.
 * @param {string | BufferSource} [wasm] of the core
 */
export async function createProving(wasm) {
  const proofs = await loadProofs(wasm);
  /** @param {Job} job @param {Tell} tell @param {Input} input @returns {Generator<void, any>} */
  return function* prove(job, tell, input) {
    if (!input.ok) return input;
    const {boxRows, boxCols, size, rules} = puzzleFrom(input.bytes, input.rules);
    const most = proofs.mostSize;
    const isReadable = !rules?.constraints?.some(isPattern) && input.bytes.length <= proofs.roomSize;
    if (rules && !isReadable) return failure('rules', 'rules.proof');
    if (size > most) return failure('too-large', 'too-large.proof', {most: `${most}×${most}`});
    const prover = proofs.prover(input.bytes);
    try {
      const report = nowAndThen(() => tell({trials: prover.summary.trials}));
      let ms = yield* inSlices(job, (steps) => prover.advance(steps), report);
      const {status, solutions, ...figures} = prover.summary;
      const isProof = status === 'unique' || status === 'none';
      /** @type {Record<string, string | null>} */
      const files = {cnf: null, lrat: null, drat: null};
      for (const name of isProof ? /** @type {const} */ (['cnf', 'lrat', 'drat']) : []) {
        const start = performance.now();
        files[name] = prover.file(name);
        ms += performance.now() - start;
        yield;
      }
      return {
        ok: true, status: status === 'running' ? 'cancelled' : status, ...files, ...figures, ms,
        solutions: solutions.map((givens) => writePlain({boxRows, boxCols, size, givens: Uint8Array.from(givens)})),
      };
    } finally {
      prover.free();
    }
  };
}
