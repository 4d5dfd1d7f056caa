/** Checks if a board is solved, or can't be completed, by its units, without solving. */

import {hasCandidate} from './candidates.js';
import {clashes} from './check.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */
/**
 * @typedef {{cell: number, unit?: undefined, digit?: undefined} |
 *           {unit: number, digit: number, cell?: undefined}} DeadEnd
 */

/**
 * The final check of units: each contains every digit once, cells that a rule about pairs keeps different differ, and
 * the givens are kept. `isSolution` also checks constraints on chosen cells.
 * @param {Geometry} geometry
 * @param {ArrayLike<number>} givens
 * @param {ArrayLike<number>} values
 */
export function fillsUnits(geometry, givens, values) {
  for (let cell = 0; cell < geometry.cells; cell += 1) {
    if (!values[cell] || (givens[cell] && givens[cell] !== values[cell])) return false;
  }
  return clashes(geometry, values).length === 0;
}

/**
 * All visible faults of a board: equal digits in a unit, cells without candidates, digits without a place.
 * @param {Geometry} geometry
 * @param {{values: ArrayLike<number>, candidates: Uint32Array}} board
 * @returns {{clashes: import('./check.js').Clash[], deadEnds: DeadEnd[]}}
 */
export function allWrong(geometry, {values, candidates}) {
  return {clashes: clashes(geometry, values), deadEnds: [...deadEnds(geometry, candidates)]};
}

/**
 * A proof that a board can't be completed: a cell without candidates, or else a digit without a place in a unit.
 * @param {Geometry} geometry
 * @param {Uint32Array} candidates two words per cell
 * @returns {DeadEnd | null}
 */
export function deadEnd(geometry, candidates) {
  return deadEnds(geometry, candidates).next().value ?? null;
}

/**
 * @param {Geometry} geometry @param {Uint32Array} candidates
 * @returns {Generator<DeadEnd, void>}
 */
function* deadEnds(geometry, candidates) {
  for (let cell = 0; cell < geometry.cells; cell += 1) {
    if (!candidates[2 * cell] && !candidates[2 * cell + 1]) yield {cell};
  }
  for (let unit = 0; unit < geometry.complete; unit += 1) {
    for (let digit = 1; digit <= geometry.size; digit += 1) {
      if (!geometry.cellsOf(unit).some((cell) => hasCandidate(candidates, cell, digit))) yield {unit, digit};
    }
  }
}
