/**
 * The way to what a player has done in a puzzle: its code in links, its marks on the board. It is loaded before the
 * first puzzle is handed out that has digits set or marks; others need none of it.
 */

/** @typedef {import('../grid/plain-puzzle.js').Puzzle} Puzzle */

/** @type {typeof import('./state-code.js') | null} */
let states = null;

/** @param {Puzzle} puzzle one that may have something to show */
export async function loadStates({values, candidates}) {
  if (values || candidates) states ??= await import('./state-code.js');
}

/** `state` in links; empty where nothing was done. @param {Puzzle} puzzle */
export function stateCode(puzzle) {
  return states?.formatStateCode(puzzle) ?? '';
}

/**
 * The candidates that are marks: of cells that lack some.
 * @param {Uint32Array} candidates two words a cell @param {number} size
 * @returns {Uint32Array}
 */
export function marksIn(candidates, size) {
  return states?.marksIn(candidates, size) ?? new Uint32Array(candidates.length);
}
