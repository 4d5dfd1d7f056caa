/** What can be seen wrong or right on a board by looking at its units, without any solving. */

import {hasCandidate} from './candidates.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */

/**
 * Two equal digits in a unit.
 * @typedef {{unit: number, digit: number, cells: [number, number]}} Clash
 */

/**
 * All pairs of equal digits, rows first; within a unit each digit against its first cell.
 * @param {Geometry} geometry
 * @param {ArrayLike<number>} values 0 = empty
 * @returns {Clash[]}
 */
export function clashes(geometry, values) {
  /** @type {Clash[]} */
  const found = [];
  for (let unit = 0; unit < 3 * geometry.size; unit += 1) {
    /** @type {Map<number, number>} */
    const holder = new Map();
    for (const cell of geometry.cellsOf(unit)) {
      const digit = values[cell];
      const first = holder.get(digit);
      if (digit && first !== undefined) found.push({unit, digit, cells: [first, cell]});
      else holder.set(digit, cell);
    }
  }
  return found;
}

/**
 * The final check: every unit holds every digit once, and the givens are kept.
 * @param {Geometry} geometry
 * @param {ArrayLike<number>} givens
 * @param {ArrayLike<number>} values
 */
export function isSolution(geometry, givens, values) {
  for (let cell = 0; cell < geometry.cells; cell += 1) {
    if (!values[cell] || (givens[cell] && givens[cell] !== values[cell])) return false;
  }
  return clashes(geometry, values).length === 0;
}

/**
 * What a board shows to be impossible: a cell without candidates, else a digit without place in a unit.
 * @param {Geometry} geometry
 * @param {Uint32Array} candidates two words a cell
 * @returns {{cell: number} | {unit: number, digit: number} | null}
 */
export function deadEnd(geometry, candidates) {
  for (let cell = 0; cell < geometry.cells; cell += 1) {
    if (!candidates[2 * cell] && !candidates[2 * cell + 1]) return {cell};
  }
  for (let unit = 0; unit < 3 * geometry.size; unit += 1) {
    for (let digit = 1; digit <= geometry.size; digit += 1) {
      if (!geometry.cellsOf(unit).some((cell) => hasCandidate(candidates, cell, digit))) return {unit, digit};
    }
  }
  return null;
}
