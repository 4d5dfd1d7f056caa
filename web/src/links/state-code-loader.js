/**
 * Loads `state-code.js`, a player's digits and marks as a code in links and on the board, before the first puzzle that
 * has some is shown, and keeps it. Other puzzles never load it.
 */

/** @typedef {import('../grid/plain-puzzle.js').Puzzle} Puzzle */

/** @type {typeof import('./state-code.js') | null} */
let loaded = null;

/** @param {Puzzle} puzzle one that may have something to show */
export async function loadStateCodes({values, candidates}) {
  if (values || candidates) loaded ??= await import('./state-code.js');
}

/** `state` in links; empty where nothing was done. @param {Puzzle} puzzle */
export function stateCode(puzzle) {
  return loaded?.formatStateCode(puzzle) ?? '';
}

/**
 * The candidates that are marks: of cells that lack some.
 * @param {Uint32Array} candidates two words a cell @param {number} size
 * @returns {Uint32Array}
 */
export function marksIn(candidates, size) {
  return loaded?.marksIn(candidates, size) ?? new Uint32Array(candidates.length);
}
