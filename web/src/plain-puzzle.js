/**
 * The plainest notation, a symbol a cell, read without the engine: so that a puzzle stands there before the engine has
 * come, and where it never comes.
 */

import {defaultBox} from './geometry.js';

/** @typedef {{boxRows: number, boxCols: number, size: number, givens: Uint8Array}} Puzzle */

/**
 * @param {string} text
 * @param {{boxRows?: number, boxCols?: number}} [box]
 * @returns {Puzzle | null} null where it is more than the plainest
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

/**
 * A symbol a cell; above 35 digits, numbers parted by spaces.
 * @param {Puzzle} puzzle
 */
export function writePlain({size, givens}) {
  return size > 35 ? Array.from(givens).join(' ') :
    Array.from(givens, (digit) => (digit ? digit.toString(36).toUpperCase() : '.')).join('');
}
