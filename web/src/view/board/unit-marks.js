/** Units of a step, outlined on the board. */

import {outlineOf} from './cell-outline.js';
import {xOf, yOf} from './layout.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('./layout.js').Layout} Layout */
/** @template T @typedef {import('../dom.js').Maker<T>} Maker */

/**
 * A unit as far as it is drawn: one that fills a rectangle as that, any other as a tint and a line round its cells.
 * @template T
 * @param {Geometry} geometry @param {Layout} layout @param {number} unit -1 for none
 * @param {string} look the class of its marks
 * @param {Maker<T>} make
 * @returns {T[]}
 */
export function unitMarks(geometry, layout, unit, look, make) {
  const cells = unit < 0 ? [] : geometry.cellsOf(unit).filter((cell) => layout.cells.includes(cell));
  if (!cells.length) return [];
  const [rows, columns] = [cells.map(geometry.row), cells.map(geometry.column)];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const [down, across] = [Math.max(...rows) + 1 - top, Math.max(...columns) + 1 - left];
  if (cells.length === down * across) {
    return [make('rect', {
      x: xOf(layout, left), y: yOf(layout, top), width: across * layout.side, height: down * layout.side, rx: 3,
      class: look,
    })];
  }
  const {outline, tint} = outlineOf(geometry, layout, (cell) => cells.includes(cell), 0);
  return [make('path', {d: tint, class: `${look} fill`}), make('path', {d: outline, class: `${look} line`})];
}

/**
 * The way between two cells that differ because of a move.
 * @template T
 * @param {Geometry} geometry @param {Layout} layout @param {number} from @param {number} to @param {Maker<T>} make
 * @returns {T[]} none if they share a unit
 */
export function moveMarks(geometry, layout, from, to, make) {
  const isDrawn = geometry.pairKind(from, to) && layout.cells.includes(from) && layout.cells.includes(to);
  const middle = (/** @type {number} */ cell) => `${xOf(layout, geometry.column(cell)) + layout.side / 2} ` +
    `${yOf(layout, geometry.row(cell)) + layout.side / 2}`;
  return isDrawn ? [make('path', {d: `M${middle(from)}L${middle(to)}`, class: 'move'})] : [];
}
