/** The frame of a board: lines, rim, and the names of rows and columns. */

import {BASELINE} from './layout.js';

/** The size of names in pixels, and the width of one of their letters with its share of the gap to the next name. */
const NAME = 12, LETTER = 8.5;
/** The first name and every fifth are there where all would run together. */
const EVERY = 5;

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
  const {part, side, left, top, axis, clues} = layout;
  const right = left + side * part.columns;
  const bottom = top + side * part.rows;
  let thin = '';
  let thick = `M${left} ${top}H${right}V${bottom}H${left}Z`;
  const box = (/** @type {number} */ row, /** @type {number} */ column) =>
    geometry.box((part.row + row) * geometry.size + part.column + column);
  for (let i = 1; i < part.columns; i += 1) {
    const x = left + i * side;
    for (const {from, to, isThick} of stretches(part.rows, side, (at) => box(at, i - 1) !== box(at, i))) {
      if (isThick) thick += `M${x} ${top + from}V${top + to}`;
      else thin += `M${x + 0.5} ${top + from}V${top + to}`;
    }
  }
  for (let i = 1; i < part.rows; i += 1) {
    const y = top + i * side;
    for (const {from, to, isThick} of stretches(part.columns, side, (at) => box(i - 1, at) !== box(i, at))) {
      if (isThick) thick += `M${left + from} ${y}H${left + to}`;
      else thin += `M${left + from} ${y + 0.5}H${left + to}`;
    }
  }
  const lines = make('g', {}, make('path', {d: thin, class: 'thin'}), make('path', {d: thick, class: 'thick'}));
  /** @param {number} x @param {number} y @param {number} unit @param {string} text */
  const name = (x, y, unit, text) =>
    make('text', {x, y: y + NAME * BASELINE, class: 'axis', 'data-unit': unit}, text);
  const names = [];
  const isNamed = (/** @type {number} */ unit, /** @type {number} */ room) =>
    side >= room || unit === 0 || (unit + 1) % EVERY === 0;
  for (let i = 0; i < part.rows; i += 1) {
    const unit = part.row + i;
    if (!isNamed(unit, NAME)) continue;
    const text = geometry.unitLabel(unit, notation);
    names.push(name(left - clues.left - axis, top + (i + 0.5) * side, unit, text));
  }
  for (let i = 0; i < part.columns; i += 1) {
    const column = part.column + i;
    if (!isNamed(column, LETTER * String(geometry.size).length)) continue;
    names.push(name(left + (i + 0.5) * side, top - clues.top - axis, geometry.size + column, String(column + 1)));
  }
  return {lines, names: make('g', {}, ...names)};
}

/**
 * The stretches of a line that are alike, in pixels; thick ones that turn off inside reach round the corner.
 * @param {number} cells @param {number} side of a cell @param {(at: number) => boolean} isThickAt
 */
function stretches(cells, side, isThickAt) {
  const found = [];
  for (let first = 0, at = 1; at <= cells; at += 1) {
    const isThick = isThickAt(first);
    if (at < cells && isThickAt(at) === isThick) continue;
    const more = Number(isThick);
    found.push({from: first * side - (first && more), to: at * side + (at < cells ? more : 0), isThick});
    first = at;
  }
  return found;
}
