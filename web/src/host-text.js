/**
 * Puzzles read, and refused in words, by the full module.
 */
import {puzzleBytes} from './core-bytes.js';
import {failureFrom, parse} from './full-bytes.js';
import {bytesOfObject, isObject, natural} from './host-input.js';
import {isLink, parseLink} from './link-reading.js';

/** @typedef {import('./protocol.js').Failure} Failure */

/**
 * A puzzle that the module has checked.
 * @param {any} full
 * @param {any} input a text, a link, what stands in one, or a puzzle object
 * @returns {{ok: true, bytes: Uint8Array} | Failure} the bytes that the modules take
 */
export function checked(full, input) {
  if (typeof input === 'string' && isLink(input)) {
    const read = parseLink(input);
    return read.ok ? checked(full, read.link) : read;
  }
  if (typeof input === 'string') return parsed(read(full, input, 0, 0));
  if (typeof input !== 'object' || input === null) {
    return {ok: false, error: {code: 'puzzle', message: 'A puzzle is a text, a link or an object with givens.'}};
  }
  if (!isObject(input)) {
    return parsed(parse(full, input.puzzle, natural(input.boxRows, 0), natural(input.boxCols, 0)));
  }
  const bytes = bytesOfObject(input);
  const error = full.check(bytes);
  return error ? failureFrom(error) : {ok: true, bytes};
}

/**
 * @param {any} full @param {string} text @param {number} boxRows @param {number} boxCols both 0: to be found out
 */
export function read(full, text, boxRows, boxCols) {
  return withOffset(text, parse(full, text, boxRows, boxCols));
}

/** @param {any} result of `parse` @returns {{ok: true, bytes: Uint8Array} | Failure} */
function parsed(result) {
  return result.ok ? {ok: true, bytes: puzzleBytes(result.puzzle)} : result;
}

/**
 * The module's answer, with the place of an error as an offset in the JavaScript string.
 * @param {string} text
 * @param {any} result
 */
function withOffset(text, result) {
  if (result.error?.offset !== undefined) result.error.offset = utf16Offset(text, result.error.offset);
  return result;
}

/**
 * A byte offset of the UTF-8 text as an offset in UTF-16 units.
 * @param {string} text
 * @param {number} bytes
 */
function utf16Offset(text, bytes) {
  let at = 0;
  for (const character of text) {
    const code = /** @type {number} */ (character.codePointAt(0));
    bytes -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (bytes < 0) break;
    at += character.length;
  }
  return at;
}
