/**
 * What came from outside, made safe for the core: whatever was passed as a puzzle or a strategy becomes numbers and
 * strings of the right kind, and the core's own checks say what is wrong with them.
 */
import {failureFrom, parse, puzzleBytes} from './core-bytes.js';

/** @typedef {import('./protocol.js').Failure} Failure */

/**
 * A puzzle that the core has checked.
 * @param {any} core
 * @param {any} input a text, what stands in a link, or a puzzle object
 * @returns {{ok: true, bytes: Uint8Array} | Failure} the bytes that the core takes
 */
export function checked(core, input) {
  if (typeof input === 'string') return parsed(withOffset(input, parse(core, input, 0, 0)));
  if (typeof input !== 'object' || input === null) {
    return {ok: false, error: {code: 'puzzle', message: 'A puzzle is a text, a link or an object with givens.'}};
  }
  if (typeof input.puzzle === 'string') {
    return parsed(parse(core, input.puzzle, natural(input.boxRows, 0), natural(input.boxCols, 0)));
  }
  const bytes = puzzleBytes({
    boxRows: natural(input.boxRows, 0), boxCols: natural(input.boxCols, 0), givens: digits(input.givens),
    values: digits(input.values), candidates: bytesOf(input.candidates),
  });
  const error = core.check(bytes);
  return error ? failureFrom(error) : {ok: true, bytes};
}

/** @param {any} result of `parse` @returns {{ok: true, bytes: Uint8Array} | Failure} */
function parsed(result) {
  return result.ok ? {ok: true, bytes: puzzleBytes(result.puzzle)} : result;
}

/**
 * The core's answer, with the place of an error as an offset in the JavaScript string.
 * @param {string} text
 * @param {any} result
 */
export function withOffset(text, result) {
  if (result.error?.offset !== undefined) result.error.offset = utf16Offset(text, result.error.offset);
  return result;
}

/**
 * A byte offset of the UTF-8 text as an offset in UTF-16 units.
 * @param {string} text
 * @param {number} bytes
 */
export function utf16Offset(text, bytes) {
  let at = 0;
  for (const character of text) {
    const code = /** @type {number} */ (character.codePointAt(0));
    bytes -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (bytes < 0) break;
    at += character.length;
  }
  return at;
}

/**
 * What is no digit becomes 255, which the core refuses; what is no list, empty.
 * @param {any} list
 * @returns {Uint8Array}
 */
export function digits(list) {
  const isDigit = (/** @type {any} */ value) => Number.isInteger(value) && value >= 0 && value < 255;
  return Uint8Array.from(isList(list) ? list : [], (value) => (isDigit(value) ? value : 255));
}

/** Beyond the digits of any size, so the core refuses it. */
const NO_MASK = 2n ** 64n - 1n;

/** @param {any} candidates @returns {Uint8Array | null} */
function bytesOf(candidates) {
  if (candidates === undefined || candidates === null || candidates.length === 0) return null;
  const isMask = (/** @type {any} */ mask) => typeof mask === 'bigint' || Number.isInteger(mask);
  const list = isList(candidates) ? candidates : [NO_MASK];
  const masks = Array.from(list, (mask) => (isMask(mask) ? BigInt(mask) : NO_MASK));
  return new Uint8Array(BigUint64Array.from(masks).buffer);
}

/** @param {any} value @returns {value is any[]} */
function isList(value) {
  return Array.isArray(value) || ArrayBuffer.isView(value);
}

/**
 * A strategy with every field there, of the kind that the core expects; names it checks itself.
 * @param {any} strategy
 */
export function coreStrategy(strategy) {
  const {propagation = 'only-choice', variable = 'mrv', value = 'ascending', seed = 0, solutions = 1, search = true,
    choices = []} = strategy ?? {};
  return {
    propagation: String(propagation), variable: String(variable), value: String(value), search: Boolean(search),
    seed: natural(seed, 0), solutions: natural(solutions, 1) || 1,
    choices: Array.from(isList(choices) ? choices : [], (choice) => ({
      at: natural(choice?.at, 0), cell: natural(choice?.cell, 0xffff) & 0xffff, digit: natural(choice?.digit, 0) & 0xff,
    })),
  };
}

/** @param {any} value @param {number} otherwise */
export function natural(value, otherwise) {
  const number = ['number', 'string', 'bigint'].includes(typeof value) ? Math.floor(Number(value)) : NaN;
  return number >= 0 && number <= Number.MAX_SAFE_INTEGER ? number : otherwise;
}
