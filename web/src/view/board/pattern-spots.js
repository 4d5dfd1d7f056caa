/** Positions and sizes of a pattern's candidates on a board. */

import {candidateSize, candidateSpot, xOf, yOf} from './layout.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('./layout.js').Layout} Layout */

/**
 * A candidate's middle, the size of its digit, and how far a mark round it may reach.
 * @typedef {{x: number, y: number, type: number, reach: number}} Spot
 */

/** A little less than half the way to the next candidate. */
const REACH = 0.47;

/**
 * The place of the spots on the board.
 * @param {Geometry} geometry @param {Layout} layout
 * @returns {(cell: number, digit: number) => Spot}
 */
export function usualSpots(geometry, layout) {
  const {side} = layout;
  const reach = (0.89 * REACH * side) / Math.max(geometry.boxRows, geometry.boxCols);
  const type = candidateSize(geometry, side);
  return (cell, digit) => {
    const {x, y} = candidateSpot(geometry, side, digit);
    return {x: xOf(layout, geometry.column(cell)) + x, y: yOf(layout, geometry.row(cell)) + y, type, reach};
  };
}

/**
 * A cell that shows these digits only, as large as they have room.
 * @param {Geometry} geometry @param {Layout} layout @param {(cell: number) => number[]} digitsIn ascending
 * @returns {(cell: number, digit: number) => Spot}
 */
export function closeSpots(geometry, layout, digitsIn) {
  const {side} = layout;
  return (cell, digit) => {
    const digits = digitsIn(cell);
    const columns = Math.ceil(Math.sqrt(digits.length));
    const rows = Math.ceil(digits.length / columns);
    const at = Math.max(0, digits.indexOf(digit));
    const [step, place] = [(0.9 * side) / columns, {column: at % columns, row: Math.floor(at / columns)}];
    return {
      x: xOf(layout, geometry.column(cell)) + side / 2 + (place.column - (columns - 1) / 2) * step,
      y: yOf(layout, geometry.row(cell)) + side / 2 + (place.row - (rows - 1) / 2) * step,
      type: Math.min(0.7 * step, 14), reach: Math.min(REACH * step, 10),
    };
  };
}
