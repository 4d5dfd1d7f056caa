/** Checks if a board is solved, by all of its rules; loaded if constraints on chosen cells may matter. */

import {brokenConstraints} from './constraint-check.js';
import {fillsUnits} from './final-check.js';

/**
 * The final check: every unit contains every digit once, all other rules hold, and the givens are kept. (Patterns and
 * automata are not checked; the engine's `check` includes them.)
 * @param {import('./geometry.js').Geometry} geometry
 * @param {ArrayLike<number>} givens
 * @param {ArrayLike<number>} values
 */
export function isSolution(geometry, givens, values) {
  return fillsUnits(geometry, givens, values) && !brokenConstraints(geometry, values).length;
}
