/**
 * The exchange with the full module: texts, and errors with their places. wasm/convert.hpp is the other side.
 */
import {puzzleFrom} from './bytes.js';

const NOWHERE = -1;

/**
 * The error of the API for one of the module; the page translates it (language/failures.js).
 * @param {any} raw @returns {import('./kinds.js').Failure}
 */
export function failureFrom({code, message, said, offset, cells, size, choices, rule}) {
  const shapes = new Int32Array(choices.buffer);
  const numbers = [...new Uint16Array(cells.buffer)];
  /** @type {import('../language/failures.js').TranslatableError} */
  const error = {
    code, message, said: JSON.parse(said), ...(offset === NOWHERE ? {} : {offset}),
    ...(numbers.length ? {cells: numbers} : {}), ...(size ? {size} : {}),
    ...(shapes.length ? {choices: shapesFrom(shapes)} : {}), ...(rule ? {rule} : {}),
  };
  return {ok: false, error};
}

/** @param {Int32Array} numbers */
function shapesFrom(numbers) {
  return Array.from({length: numbers.length / 2}, (_, i) => ({boxRows: numbers[2 * i], boxCols: numbers[2 * i + 1]}));
}

/** @param {any} full @param {string} text @param {number} boxRows @param {number} boxCols both 0: unknown */
export function parse(full, text, boxRows, boxCols) {
  return parsed(full, full.parse(text, boxRows, boxCols));
}

/**
 * The same for JSON from a link.
 * @param {any} full @param {string} json @param {number} boxRows @param {number} boxCols
 */
export function parseUnpacked(full, json, boxRows, boxCols) {
  return parsed(full, full.parseUnpacked(json, boxRows, boxCols));
}

/** @param {any} full @param {any} raw @returns {any} */
function parsed(full, raw) {
  if (raw.code) return failureFrom(raw);
  const rules = full.rulesOf(raw.puzzle);
  const puzzle = puzzleFrom(raw.puzzle, rules && JSON.parse(rules));
  const proposals = raw.proposals && {proposals: JSON.parse(raw.proposals)};
  return {ok: true, puzzle, format: raw.format, notes: JSON.parse(raw.notes), ...proposals};
}

/** @param {any} full @param {string} text @returns {string[]} its puzzles; none if there is only one */
export function list(full, text) {
  const numbers = new Uint32Array(full.list(text).buffer);
  const places = numbers.subarray(0, -1);
  // One byte a character, or the puzzles are found again by counting.
  const offsets = numbers.at(-1) === text.length ? places : utf16Offsets(text, places);
  return Array.from({length: offsets.length / 2}, (_, i) => text.slice(offsets[2 * i], offsets[2 * i + 1]));
}

/**
 * Byte offsets of the UTF-8 text as offsets in UTF-16 units.
 * @param {string} text
 * @param {ArrayLike<number>} bytes ascending
 */
export function utf16Offsets(text, bytes) {
  const offsets = new Uint32Array(bytes.length);
  let at = 0;
  let left = 0;
  for (let i = 0; i < bytes.length; i += 1) {
    left += bytes[i] - (i ? bytes[i - 1] : 0);
    while (at < text.length) {
      const code = /** @type {number} */ (text.codePointAt(at));
      const size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
      if (left < size) break;
      left -= size;
      at += code < 0x10000 ? 1 : 2;
    }
    offsets[i] = at;
  }
  return offsets;
}

/** @param {any} full @param {Uint8Array} puzzle @param {string} name the format */
export function format(full, puzzle, name) {
  const written = full.format(puzzle, name);
  return typeof written === 'string' ? {ok: true, text: written} : failureFrom(written);
}

/** @param {any} full @param {Uint8Array} puzzle @param {Uint8Array} values */
export function checkSolution(full, puzzle, values) {
  const bits = full.checkSolution(puzzle, values);
  return {
    ok: true, complete: Boolean(bits & 1), unitsHold: Boolean(bits & 2), givensKept: Boolean(bits & 4),
    constraintsHold: Boolean(bits & 8),
  };
}
