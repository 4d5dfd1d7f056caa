/** True if a board is solved, or can't be any more: seen by looking at its units, without any solving. */

import {hasCandidate} from './candidates.js';
import {clashes} from './check.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */
/**
 * @typedef {{cell: number, unit?: undefined, digit?: undefined} |
 *           {unit: number, digit: number, cell?: undefined}} DeadEnd
 */

/**
 * The final check of units: each holds every digit once, cells a move apart differ where that is a rule, and the givens
 * are kept. Constraints on chosen cells are for `isSolution`.
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
 * Everything that a board shows to be wrong: equal digits in a unit, cells without candidates, digits without a place.
 * @param {Geometry} geometry
 * @param {{values: ArrayLike<number>, candidates: Uint32Array}} board
 * @returns {{clashes: import('./check.js').Clash[], deadEnds: DeadEnd[]}}
 */
export function allWrong(geometry, {values, candidates}) {
  return {clashes: clashes(geometry, values), deadEnds: [...deadEnds(geometry, candidates)]};
}

/**
 * The proof of a board that it is impossible: a cell without candidates, else a digit without place in a unit.
 * @param {Geometry} geometry
 * @param {Uint32Array} candidates two words a cell
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
