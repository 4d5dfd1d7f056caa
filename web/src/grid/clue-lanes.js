/** The room of clues beside a grid: several at the same place have lanes, one further out than the other. */

/** @typedef {import('./geometry.js').Constraint} Constraint */

/** How wide a lane is, in sides of a cell. */
export const LANE = 0.6;

/** @param {Constraint[]} constraints @param {number} size @returns {import('./geometry.js').Clues} */
export function cluesOf(constraints, size) {
  const room = (/** @type {'row' | 'column'} */ at, /** @type {number} */ place) => LANE * Math.max(0, ...constraints
    .filter(({outside}) => outside?.[at] === place).map((clue) => laneOf(constraints, clue) + 1));
  return {left: room('column', -1), top: room('row', -1), right: room('column', size), bottom: room('row', size)};
}

/**
 * The lane of a clue, from 0 at the grid. Clues of diagonals come first: only there does their arrow point along them.
 * @param {Constraint[]} constraints @param {Constraint} clue
 */
export function laneOf(constraints, clue) {
  const here = constraints.filter(({outside}) =>
    outside && outside.row === clue.outside?.row && outside.column === clue.outside.column);
  const isDiagonal = (/** @type {Constraint} */ {kind}) => kind === 'little-killer';
  return [...here.filter(isDiagonal), ...here.filter((each) => !isDiagonal(each))].indexOf(clue);
}
