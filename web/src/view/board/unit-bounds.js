/** Where a unit lies on a board. */

import {xOf, yOf} from './layout.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('./layout.js').Layout} Layout */

/**
 * The bounds of a unit, as far as it is drawn; null where it is not.
 * @param {Geometry} geometry @param {Layout} layout @param {number} unit
 */
export function unitBounds(geometry, layout, unit) {
  const cells = geometry.cellsOf(unit).filter((cell) => layout.cells.includes(cell));
  if (!cells.length) return null;
  const [first, last] = [cells[0], cells[cells.length - 1]];
  const x = xOf(layout, geometry.column(first));
  const y = yOf(layout, geometry.row(first));
  return {
    x, y,
    width: xOf(layout, geometry.column(last)) + layout.side - x,
    height: yOf(layout, geometry.row(last)) + layout.side - y,
  };
}
