/**
 * The plainest notation, a symbol per cell, read without the engine, so that a puzzle can be shown before the engine is
 * loaded, or without it.
 */
import {clashes} from './check.js';
import {defaultBox, geometryOf} from './geometry.js';

/**
 * @typedef {object} Puzzle
 * @property {number} boxRows
 * @property {number} boxCols
 * @property {number} size
 * @property {Uint8Array} givens
 * @property {Uint8Array} [values] digits placed by a player
 * @property {BigUint64Array | null} [candidates] pencil marks
 * @property {import('./geometry.js').Rules | null} [rules]
 */

/** The digits of a puzzle: givens, and digits placed by a player. @param {Puzzle} puzzle */
export function digitsOf({givens, values}) {
  return values ? givens.map((digit, cell) => digit || values[cell]) : givens;
}

/**
 * @param {string} text
 * @param {{boxRows?: number, boxCols?: number}} [box]
 * @returns {Puzzle | null} null for any other notation
 */
export function readPlain(text, {boxRows, boxCols} = {}) {
  const symbols = text.replace(/\s+/g, '').toUpperCase();
  const size = Math.sqrt(symbols.length);
  if (!Number.isInteger(size) || size < 4 || size > 35) return null;
  const shape = boxRows && boxCols ? {boxRows, boxCols} : defaultBox(size);
  if (shape.boxRows * shape.boxCols !== size || shape.boxRows < 2 || shape.boxCols < 2) return null;
  const givens = Uint8Array.from(symbols, (symbol) => ('.0*_'.includes(symbol) ? 0 : parseInt(symbol, 36) || 255));
  return givens.some((digit) => digit > size) ? null : {...shape, size, givens};
}

/** A line of digits, for grids of a size of which no cube is a square: those would fit candidates too. */
const LINE = /^\s*([.0*_1-9]{16}|[.0*_1-9]{36}|[.0*_1-9]{81})\s*$/;

/**
 * The same for a text that the engine would read in the same way, without a note.
 * @param {string} text
 * @param {{boxRows?: number, boxCols?: number}} [box]
 * @returns {Puzzle | null}
 */
export function readLine(text, {boxRows = 0, boxCols = 0} = {}) {
  const isBox = Number.isInteger(boxRows) && Number.isInteger(boxCols) && !boxRows === !boxCols;
  // If there is another sign for open cells, 0 may be a digit.
  const isPlain = LINE.test(text) && !(text.includes('0') && /[.*_]/.test(text));
  const puzzle = isPlain && isBox ? readPlain(text, {boxRows, boxCols}) : null;
  if (!puzzle) return null;
  const isOnlyBox = boxRows > 0 || puzzle.boxRows === puzzle.boxCols;
  const isClashing = clashes(geometryOf(puzzle), puzzle.givens).length > 0;
  return isOnlyBox && !isClashing ? puzzle : null;
}

/**
 * Writes a symbol per cell; above 35 digits, numbers separated by spaces. If all digits are letters, an open cell is 0,
 * as the engine writes it: letters and dots would be read as A = 1.
 * @param {Puzzle} puzzle
 */
export function writePlain({size, givens}) {
  if (size > 35) return givens.join(' ');
  if (size < 10) return givens.join('').replaceAll('0', '.');
  const open = givens.some((digit) => digit > 9) && !givens.some((digit) => digit && digit < 10) ? '0' : '.';
  return Array.from(givens, (digit) => (digit > 9 ? digit.toString(36).toUpperCase() : digit || open)).join('');
}

/**
 * The digit that a key types: 0 clears, -1 means that it types no digit.
 * @param {string} key
 * @param {number} size
 */
export function digitOf(key, size) {
  if (['Backspace', 'Delete', '0', '.'].includes(key)) return 0;
  const digit = /^[1-9a-z]$/i.test(key) ? parseInt(key, 36) : -1;
  return digit <= size ? digit : -1;
}
