/** The frame of a board: lines, rim, and the names of rows and columns. */

import {BASELINE} from './layout.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('./layout.js').Layout} Layout */

/**
 * They change only with the layout.
 * @template T
 * @param {Geometry} geometry
 * @param {Layout} layout
 * @param {import('../../grid/geometry.js').Notation} notation
 * @param {import('../dom.js').Maker<T>} make
 */
export function frame(geometry, layout, notation, make) {
  const {part, side, left, top, axis} = layout;
  const right = left + side * part.columns;
  const bottom = top + side * part.rows;
  let thin = '';
  let thick = `M${left} ${top}H${right}V${bottom}H${left}Z`;
  for (let i = 1; i < part.columns; i += 1) {
    const x = left + i * side;
    if ((part.column + i) % geometry.boxCols) thin += `M${x + 0.5} ${top}V${bottom}`;
    else thick += `M${x} ${top}V${bottom}`;
  }
  for (let i = 1; i < part.rows; i += 1) {
    const y = top + i * side;
    if ((part.row + i) % geometry.boxRows) thin += `M${left} ${y + 0.5}H${right}`;
    else thick += `M${left} ${y}H${right}`;
  }
  const lines = make('g', {}, make('path', {d: thin, class: 'thin'}), make('path', {d: thick, class: 'thick'}));
  /** @param {number} x @param {number} y @param {number} unit @param {string} text */
  const name = (x, y, unit, text) =>
    make('text', {x, y: y + 12 * BASELINE, class: 'axis', 'data-unit': unit}, text);
  const names = [];
  for (let i = 0; i < part.rows; i += 1) {
    const unit = part.row + i;
    const text = geometry.unitLabel(unit, notation);
    names.push(name(left - axis, top + (i + 0.5) * side, unit, text));
  }
  for (let i = 0; i < part.columns; i += 1) {
    const column = part.column + i;
    names.push(name(left + (i + 0.5) * side, top - axis, geometry.size + column, String(column + 1)));
  }
  return {lines, names: make('g', {}, ...names)};
}
