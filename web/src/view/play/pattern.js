/** The pattern of a hint on a player's board: in its cells candidates stand in the place of marks. */

import {closeSpots, usualSpots} from '../board/pattern-spots.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../../words/techniques/step-pattern.js').StepPattern} StepPattern */
/** @typedef {import('../board/layout.js').Layout} Layout */
/** @typedef {import('../board/pattern-spots.js').Spot} Spot */

/** If marks would be smaller than this, cells show fewer candidates, larger. */
const LEAST_REACH = 6.5;

/**
 * The candidates that a cell of a pattern may show, ascending: all that the player sees there, and what counts, which
 * are the candidates that are marked, or all of a cell that is one of a set.
 * @typedef {{all: number[], counting: number[]}} PatternCell
 */

/**
 * @param {StepPattern} pattern
 * @param {(cell: number) => number[]} candidatesIn a cell as the player sees it, ascending; none if it is filled
 * @returns {Map<number, PatternCell>}
 */
export function patternCells({candidates, sets, struck, written}, candidatesIn) {
  const marked = [...candidates, ...struck, ...written];
  const inSets = sets.flatMap(({cells}) => cells);
  const cells = new Set([...marked.map(({cell}) => cell), ...inSets]);
  return new Map([...cells].map((cell) => {
    const all = candidatesIn(cell);
    const own = marked.filter((each) => each.cell === cell).map(({digit}) => digit).sort((a, b) => a - b);
    return [cell, {all, counting: inSets.includes(cell) ? all : own}];
  }));
}

/**
 * Candidates in the cells of a pattern, and their places: all, as in a box, or, where those would be too small,
 * only what counts, closer together.
 * @param {Geometry} geometry
 * @param {Layout} layout
 * @param {Map<number, PatternCell>} cells
 * @returns {{spotOf: (cell: number, digit: number) => Spot, digitsIn: (cell: number) => number[]}}
 */
export function patternSpots(geometry, layout, cells) {
  const usual = usualSpots(geometry, layout);
  const isRoomy = usual(0, 1).reach >= LEAST_REACH;
  const digitsIn = (/** @type {number} */ cell) => cells.get(cell)?.[isRoomy ? 'all' : 'counting'] ?? [];
  return {digitsIn, spotOf: isRoomy ? usual : closeSpots(geometry, layout, digitsIn)};
}
