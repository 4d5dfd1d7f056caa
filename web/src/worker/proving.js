/** The host's work with the module that proves. Loaded, with it, when the first proof is wanted. */
import errors from '../../languages/en/errors.js';
import {failing} from '../language/failures.js';
import {writePlain} from '../grid/plain-puzzle.js';
import {positionBytes, puzzleBytes, puzzleFrom, rulesText} from '../protocol/bytes.js';
import {loadProofs} from './proof-module.js';
import {inSlices, nowAndThen} from './slices.js';

/** @typedef {import('./host.js').Input} Input */
/** @typedef {import('./turns.js').Job} Job */
/** @typedef {(progress: any) => void} Tell */

const failure = failing('errors', errors);

const FILES = /** @type {const} */ (['cnf', 'lrat', 'drat']);
const NO_FILES = {cnf: null, lrat: null, drat: null};

/**
 * True for what nobody but the engine can read, so that a statement on it can't be checked.
 * @param {import('../grid/geometry.js').Constraint} constraint @returns {boolean}
 */
function isPattern({kind, parts}) {
  return kind === 'regex' || kind === 'nfa' || Boolean(parts?.some(isPattern));
}

/**
 * The position in which a conclusion is denied: it has no solution if the conclusion follows. Null if the grid has
 * no such cell or digit, or the cell is filled.
 * @param {Uint8Array} bytes of the puzzle @param {any} conclusion as the page sent it @returns {Uint8Array | null}
 */
function denying(bytes, {cell, digit, isPlacement}) {
  const {boxRows, boxCols, size, givens, candidates} = puzzleFrom(positionBytes(bytes));
  const isOne = Number.isInteger(cell) && givens[cell] === 0 && Number.isInteger(digit) && digit > 0 && digit <= size;
  if (!isOne) return null;
  const all = (1n << BigInt(size)) - 1n;
  const marks = candidates ? new BigUint64Array(candidates.buffer) : new BigUint64Array(givens.length).fill(all);
  const one = 1n << BigInt(digit - 1);
  marks[cell] &= isPlacement ? all ^ one : one;
  return puzzleBytes({boxRows, boxCols, givens, candidates: new Uint8Array(marks.buffer), rules: rulesText(bytes)});
}

/**
 * Answers what is asked about proofs.
 * @param {string | BufferSource} [wasm] of the core
 */
export async function createProving(wasm) {
  const proofs = await loadProofs(wasm);
  /**
   * @param {Job} job @param {Tell} tell @param {Input} input @param {string} _name
   * @param {any} [conclusion] where that is to be proved, and not the puzzle
   * @param {any} [branches] of a search: lists of variables
   * @returns {Generator<void, any>}
   */
  return function* prove(job, tell, input, _name, conclusion, branches = []) {
    if (!input.ok) return input;
    if (input.isUnread) return failure('rules', 'rules.unread');
    const bytes = conclusion ? denying(input.bytes, conclusion) : input.bytes;
    if (!bytes) return failure('cell', 'proof.cell');
    const {boxRows, boxCols, size, rules} = puzzleFrom(bytes, input.rules);
    const isReadable = !rules?.constraints?.some(isPattern) && bytes.length <= proofs.roomSize;
    if (rules && !isReadable) return failure('rules', 'rules.proof');
    const prover = proofs.prover(bytes);
    try {
      yield;  // the statement about a large grid has taken a slice's time
      const isBranch = (/** @type {any} */ each) => Array.isArray(each) && prover.addBranch(each);
      if (!Array.isArray(branches) || !branches.every(isBranch)) return failure('cell', 'proof.branches');
      const report = nowAndThen(() => tell({trials: prover.summary.trials}));
      let ms = yield* inSlices(job, (steps) => prover.advance(steps), report);
      const {status, solutions, ...figures} = prover.summary;
      const isProof = status === 'unique' || status === 'none';
      /** @type {Record<string, string>} */
      const files = {};
      for (const name of isProof ? FILES : []) {
        const parts = prover.parts(name);
        files[name] = '';
        ms += yield* inSlices(job, () => {
          const {value, done} = parts.next();
          files[name] += value ?? '';
          return !done;
        });
      }
      const isCut = job.cancelled || status === 'running';
      return {
        ok: true, status: isCut ? 'cancelled' : status, ...NO_FILES, ...isCut ? {} : files, ...figures, ms,
        ...conclusion ? {puzzle: puzzleFrom(bytes, input.rules)} : {},
        solutions: solutions.map((givens) => writePlain({boxRows, boxCols, size, givens: Uint8Array.from(givens)})),
      };
    } finally {
      prover.free();
    }
  };
}
