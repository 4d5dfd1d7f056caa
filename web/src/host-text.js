/**
 * Puzzles read, and refused in words, by the full module.
 */
import {puzzleBytes, puzzleFrom} from './core-bytes.js';
import {failureFrom, list, parse, utf16Offsets} from './full-bytes.js';
import {bytesOfObject, isObject, natural} from './host-input.js';
import {readStateCode} from './link-codes.js';
import {isLink, parseLink} from './link-reading.js';
import {isPacked} from './packed-look.js';

/** @typedef {import('./protocol.js').Failure} Failure */

/** The bytes that the modules take. @typedef {{ok: true, bytes: Uint8Array} | Failure} Input */

/**
 * A puzzle that the module has checked; of packed texts in a while, since their reader has to be loaded.
 * @param {any} full
 * @param {any} input a text, a link, what stands in one, or a puzzle object
 * @returns {Input | Promise<Input>}
 */
export function checked(full, input) {
  if (typeof input === 'string' && isPacked(input)) return readPacked(full, input, 0, 0).then(parsed);
  return checkedNow(full, input);
}

/**
 * The same for what is not packed.
 * @param {any} full @param {any} input
 * @returns {Input}
 */
export function checkedNow(full, input) {
  if (typeof input === 'string' && isLink(input)) return parsed(readLink(full, input, 0, 0));
  if (typeof input === 'string') return parsed(readPlain(full, input, 0, 0));
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
 * @returns {Promise<any>} with `puzzles`, the texts of all, where there are several; the first is read
 */
export async function read(full, text, boxRows, boxCols) {
  const puzzles = /[\n<]/.test(text) ? list(full, text) : [];
  if (!puzzles.length) return readOne(full, text, boxRows, boxCols);
  const result = await readOne(full, puzzles[0], boxRows, boxCols);
  if (!result.ok) return {ok: false, error: inWhole(result.error, text.indexOf(puzzles[0])), puzzles};
  const format = result.format === 'line' ? 'sdm' : result.format;
  return {...result, format, notes: [...result.notes, `The first of ${puzzles.length} puzzles.`], puzzles};
}

/** @param {any} full @param {string} text @param {number} boxRows @param {number} boxCols @returns {any} */
function readOne(full, text, boxRows, boxCols) {
  if (isPacked(text)) return readPacked(full, text, boxRows, boxCols);
  return isLink(text) ? readLink(full, text, boxRows, boxCols) : readPlain(full, text, boxRows, boxCols);
}

/** The error of a part, with the place in the whole. @param {any} error @param {number} start of the part */
function inWhole(error, start) {
  return error.offset === undefined || start < 0 ? error : {...error, offset: start + error.offset};
}

/** @param {any} full @param {string} text @param {number} boxRows @param {number} boxCols */
function readPlain(full, text, boxRows, boxCols) {
  return withOffset(text, parse(full, text, boxRows, boxCols));
}

/**
 * The puzzle of one of our links, with what a player has done in it.
 * @param {any} full @param {string} text @param {number} boxRows @param {number} boxCols both 0: as the link tells
 * @returns {any}
 */
function readLink(full, text, boxRows, boxCols) {
  const read = parseLink(text);
  if (!read.ok) return read;
  const {link} = read;
  const result = readPlain(full, link.puzzle, boxRows || link.boxRows || 0, boxCols || link.boxCols || 0);
  if (!result.ok) return inLink(result, text, link.puzzle);
  const done = link.state ? readStateCode(link.state, result.puzzle) : null;
  if (done && !done.ok) return {ok: false, error: {...done.error, offset: text.indexOf(link.state ?? '')}};
  const {candidates, ...set} = done?.state ?? {};
  const marks = candidates && {candidates: new Uint8Array(candidates.buffer)};
  return {...result, format: 'link', puzzle: {...result.puzzle, ...set, ...marks}};
}

/**
 * An error with its place in the whole link, where the puzzle stands in that as it is.
 * @param {any} result @param {string} text @param {string} puzzle
 */
function inLink({error: {offset, ...error}}, text, puzzle) {
  const at = text.indexOf(puzzle);
  return {ok: false, error: at < 0 || offset === undefined ? error : {...error, offset: at + offset}};
}

/**
 * Packed JSON, whose reader is loaded now.
 * @param {any} full @param {string} text @param {number} boxRows @param {number} boxCols both 0: as the text tells
 * @returns {Promise<any>}
 */
async function readPacked(full, text, boxRows, boxCols) {
  const result = (await import('./formats-packed.js')).readPacked(text);
  if (!result.ok) return result;
  const {puzzle, format, notes} = result;
  if (boxRows && (boxRows !== puzzle.boxRows || boxCols !== puzzle.boxCols)) {
    const message = `The text tells boxes of ${puzzle.boxRows}x${puzzle.boxCols}, and others are asked for.`;
    return {ok: false, error: {code: 'shape', message, offset: 0}};
  }
  const bytes = bytesOfObject(puzzle);
  const error = full.check(bytes);
  return error ? failureFrom(error) : {ok: true, puzzle: puzzleFrom(bytes), format, notes};
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
  if (result.error?.offset !== undefined) result.error.offset = utf16Offsets(text, [result.error.offset])[0];
  return result;
}
