/**
 * The codes that make links short: one for a puzzle (`z=`), one for a player's digits and marks in it (`state=`). A
 * code begins with its version, followed by bits (links/bits.js). Errors are values. A code is accepted only if writing
 * its content gives the same code, so each content has exactly one code.
 *
 * A puzzle: its size in 6 bits, the rows of a box in 5 (0 if its rules give the boxes); then for each cell 0 if it is
 * open, or else 1 and the digit. A state: a bit that says if digits were placed, and one that says if there are marks.
 * If digits were placed, each cell that is not given has 0, or 1 and the digit. If there are marks, each open cell has
 * 0 for all digits, or else 1 and a bit for each digit from the highest down.
 */

import links from '../../languages/en/links.js';
import {failing} from '../language/failures.js';
import {hasCandidate} from '../grid/candidates.js';
import {BitReader, BitWriter} from './bits.js';

/** @typedef {import('../grid/plain-puzzle.js').Puzzle} Puzzle */

/**
 * The digits and marks of a player.
 * @typedef {object} Marked
 * @property {Uint8Array} [values] placed digits, 0 = none
 * @property {BigUint64Array | null} [candidates] marks: bit d-1 = digit d
 */

/** @typedef {{ok: false, error: {code: 'link' | 'newer', message: string}}} CodeFailure */

const failure = failing('links', links);

/** Raised when an old reader would misunderstand a new code. */
const VERSION = '1';
const MAX_SIZE = 36;
const SIZE_BITS = 6;
const BOX_BITS = 5;
const LOW_BITS = 32;

/**
 * A puzzle's givens as a code.
 * @param {Puzzle} puzzle
 * @returns {string}
 */
export function formatPuzzleCode({size, boxRows, givens}) {
  const bits = new BitWriter();
  bits.write(size, SIZE_BITS);
  bits.write(boxRows, BOX_BITS);
  for (const digit of givens) writeDigit(bits, digit, size);
  return VERSION + bits.text;
}

/**
 * @param {string} code
 * @returns {{ok: true, puzzle: Puzzle} | CodeFailure}
 */
export function readPuzzleCode(code) {
  if (isNewer(code)) return newer();
  const bits = new BitReader(code.slice(VERSION.length));
  const size = bits.read(SIZE_BITS);
  const boxRows = bits.read(BOX_BITS);
  const boxCols = boxRows && size / boxRows;
  const isUsual = boxRows > 1 && boxCols > 1 && Number.isInteger(boxCols);
  const isShape = size > 1 && size <= MAX_SIZE && (isUsual || !boxRows);
  if (bits.failed || !isShape) return damaged('puzzle-damaged');
  const givens = Uint8Array.from({length: size * size}, () => readDigit(bits, size));
  const puzzle = {boxRows, boxCols, size, givens};
  return !bits.failed && formatPuzzleCode(puzzle) === code ? {ok: true, puzzle} : damaged('puzzle-damaged');
}

/**
 * A player's digits and marks as a code; empty if there are none.
 * @param {Puzzle & Marked} puzzle
 * @returns {string}
 */
export function formatStateCode({size, givens, values = new Uint8Array(0), candidates}) {
  const hasValues = values.some(Boolean);
  const marks = candidates?.length ? wordsOf(candidates) : null;
  if (!hasValues && !marks) return '';
  const bits = new BitWriter();
  bits.write(Number(hasValues), 1);
  bits.write(Number(Boolean(marks)), 1);
  givens.forEach((given, cell) => {
    if (given) return;
    if (hasValues) writeDigit(bits, values[cell], size);
    if (marks && !values[cell]) writeMarks(bits, marks[2 * cell], marks[2 * cell + 1], size);
  });
  return VERSION + bits.text;
}

/**
 * The candidates that are marks: a cell with all digits was not marked.
 * @param {Uint32Array} candidates two words per cell
 * @param {number} size
 * @returns {Uint32Array}
 */
export function marksIn(candidates, size) {
  const digits = Array.from({length: size}, (_, i) => i + 1);
  return candidates.map((word, at) =>
    (digits.every((digit) => hasCandidate(candidates, at >> 1, digit)) ? 0 : word));
}

/**
 * @param {string} code
 * @param {Puzzle} puzzle the puzzle of the state
 * @returns {{ok: true, state: Marked} | CodeFailure}
 */
export function readStateCode(code, puzzle) {
  if (isNewer(code)) return newer();
  const {size, givens} = puzzle;
  const bits = new BitReader(code.slice(VERSION.length));
  const [hasValues, hasMarks] = [bits.read(1), bits.read(1)];
  const values = new Uint8Array(givens.length);
  const marks = new Uint32Array(hasMarks ? 2 * givens.length : 0);
  givens.forEach((given, cell) => {
    if (hasValues && !given) values[cell] = readDigit(bits, size);
    if (hasMarks) marks.set(given || values[cell] ? only(given || values[cell]) : readMarks(bits, size), 2 * cell);
  });
  /** @type {Marked} */
  const state = {
    ...(hasValues ? {values} : {}), candidates: hasMarks ? new BigUint64Array(marks.buffer) : null,
  };
  const isWhole = !bits.failed && formatStateCode({...puzzle, ...state}) === code;
  return isWhole ? {ok: true, state} : damaged('state-damaged');
}

/** Each mask as two words, low word first. @param {BigUint64Array} masks */
function wordsOf({buffer, byteOffset, length}) {
  return new Uint32Array(buffer, byteOffset, 2 * length);
}

/** @param {BitWriter} bits @param {number} digit 0 = none @param {number} size */
function writeDigit(bits, digit, size) {
  bits.write(digit ? 1 : 0, 1);
  if (digit) bits.write(digit - 1, widthOf(size));
}

/** @param {BitReader} bits @param {number} size */
function readDigit(bits, size) {
  if (!bits.read(1)) return 0;
  const digit = bits.read(widthOf(size)) + 1;
  if (digit > size) bits.failed = true;
  return digit;
}

/** @param {BitWriter} bits @param {number} low @param {number} high @param {number} size */
function writeMarks(bits, low, high, size) {
  const [allLow, allHigh] = all(size);
  const isMarked = low !== allLow || high !== allHigh;
  bits.write(Number(isMarked), 1);
  if (!isMarked) return;
  bits.write(high, Math.max(0, size - LOW_BITS));
  bits.write(low, Math.min(size, LOW_BITS));
}

/** @param {BitReader} bits @param {number} size @returns {number[]} the low word, the high one */
function readMarks(bits, size) {
  if (!bits.read(1)) return all(size);
  const high = bits.read(Math.max(0, size - LOW_BITS));
  return [bits.read(Math.min(size, LOW_BITS)), high];
}

/** The mask of all digits. @param {number} size */
function all(size) {
  return [size >= LOW_BITS ? 2 ** LOW_BITS - 1 : 2 ** size - 1, size > LOW_BITS ? 2 ** (size - LOW_BITS) - 1 : 0];
}

/** The mask of a digit. @param {number} digit */
function only(digit) {
  return digit > LOW_BITS ? [0, 2 ** (digit - 1 - LOW_BITS)] : [2 ** (digit - 1), 0];
}

/** The number of bits of a digit. @param {number} size */
function widthOf(size) {
  return 32 - Math.clz32(size - 1);
}

/** @param {string} code */
function isNewer(code) {
  return /^[2-9]/.test(code);
}

/** @returns {CodeFailure} */
export function newer() {
  return /** @type {CodeFailure} */ (failure('newer', 'newer'));
}

/** @param {'puzzle-damaged' | 'state-damaged'} id @returns {CodeFailure} */
function damaged(id) {
  return /** @type {CodeFailure} */ (failure('link', id));
}
