/**
 * Loads `codes.js`, which writes a player's digits and marks in links and shows them on the board, with the first
 * puzzle that has some. Other puzzles never load it.
 */

/** @typedef {import('../grid/plain-puzzle.js').Puzzle} Puzzle */

/** @type {typeof import('./codes.js') | null} */
let loaded = null;

/** @param {Puzzle} puzzle a puzzle that may have some */
export async function loadStateCodes({values, candidates}) {
  if (values || candidates) loaded ??= await import('./codes.js');
}

/** The `state` of a link; empty without digits and marks of a player. @param {Puzzle} puzzle */
export function stateCode(puzzle) {
  return loaded?.formatStateCode(puzzle) ?? '';
}

/**
 * The candidates that are marks: those of cells without all digits.
 * @param {Uint32Array} candidates two words per cell @param {number} size
 * @returns {Uint32Array}
 */
export function marksIn(candidates, size) {
  return loaded?.marksIn(candidates, size) ?? new Uint32Array(candidates.length);
}
