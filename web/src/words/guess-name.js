/** A guess in short: "A4 = 3", or "A4 ≤ 3" where branching splits the digits of a cell in two. */

/**
 * The digits that a guess keeps in its cell: one digit, or for a split, those up to the digit or those above it.
 * @typedef {{cell?: number, digit?: number, half?: 'lower' | 'upper'}} Guess
 */

const SIGNS = {lower: '≤', upper: '>'};

/**
 * @param {Pick<import('../grid/geometry.js').Geometry, 'cellName' | 'symbol'>} shape @param {Guess} guess
 * @param {import('../grid/geometry.js').Notation} [notation]
 * @param {string} [space] on both sides of the sign
 */
export function guessName({cellName, symbol}, {cell = 0, digit = 0, half}, notation, space = ' ') {
  return `${cellName(cell, notation)}${space}${half ? SIGNS[half] : '='}${space}${symbol(digit)}`;
}

/** True if the guess leaves its cell this digit. @param {Guess} guess @param {number} wanted */
export function leaves({digit = 0, half}, wanted) {
  return half ? (wanted <= digit) === (half === 'lower') : wanted === digit;
}
