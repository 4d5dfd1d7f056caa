/** The marks of a chain on the grid: the cells it goes through, numbered as its sentences are, and what was asked. */

import {svg} from '../dom.js';
import {BASELINE, candidateSize, candidateSpot, xOf, yOf} from './layout.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('./layout.js').Layout} Layout */

/**
 * @typedef {object} ChainMarks
 * @property {{cell: number, number: number, isGuess: boolean}[]} cells number 0: in no sentence of its own
 * @property {{cell: number, digit: number} | null} asked the candidate that was asked for, where it is gone
 */

/**
 * The cell at a point of the board, and the digit whose candidate stands there.
 * @param {Geometry} geometry
 * @param {Layout} layout
 * @param {number} x
 * @param {number} y
 */
export function candidateAt({size, boxRows, boxCols}, {left, top, side}, x, y) {
  const [column, row] = [(x - left) / side, (y - top) / side];
  if (column < 0 || column >= size || row < 0 || row >= size) return null;
  const place = Math.floor((row % 1) * boxRows) * boxCols + Math.floor((column % 1) * boxCols);
  return {cell: Math.floor(row) * size + Math.floor(column), digit: place + 1};
}

const BADGE = 8;
const BADGE_TYPE = 11;
/** In smaller cells a number would hide the digit. */
const LEAST_SIDE = 30;

/**
 * @param {Geometry} geometry
 * @param {Layout} layout
 * @param {ChainMarks} marks
 * @returns {SVGElement[]}
 */
export function chainMarks(geometry, layout, {cells, asked}) {
  const {side} = layout;
  const left = (/** @type {number} */ cell) => xOf(layout, geometry.column(cell));
  const top = (/** @type {number} */ cell) => yOf(layout, geometry.row(cell));
  const nodes = cells.filter(({cell}) => layout.cells.includes(cell)).flatMap(({cell, number, isGuess}) => {
    const kind = isGuess ? ' is-guess' : '';
    const inset = Math.max(2, 0.05 * side);
    const ring = svg('rect', {
      x: left(cell) + inset, y: top(cell) + inset, width: side - 2 * inset, height: side - 2 * inset,
      rx: 0.12 * side, class: `chain-cell${kind}`,
    });
    if (side < LEAST_SIDE || !number) return [ring];
    const [x, y] = [left(cell) + side - BADGE - 1, top(cell) + side - BADGE - 1];
    const wide = BADGE + (number > 9 ? 3 : 0);
    return [ring,
      svg('rect', {
        x: x - wide, y: y - BADGE, width: 2 * wide, height: 2 * BADGE, rx: BADGE, class: `chain-badge${kind}`,
      }),
      svg('text', {x, y: y + BASELINE * BADGE_TYPE, 'font-size': BADGE_TYPE, class: 'chain-number'}, String(number))];
  });
  return asked && layout.cells.includes(asked.cell) ? [...nodes, ...askedMark(geometry, layout, asked)] : nodes;
}

/** A candidate that is gone, for as long as it is asked for. */
function askedMark(/** @type {Geometry} */ geometry, /** @type {Layout} */ layout,
  /** @type {{cell: number, digit: number}} */ {cell, digit}) {
  const {side} = layout;
  const type = candidateSize(geometry, side);
  const spot = candidateSpot(geometry, side, digit);
  const x = xOf(layout, geometry.column(cell)) + spot.x;
  const y = yOf(layout, geometry.row(cell)) + spot.y;
  const reach = Math.max(4, 0.75 * type);
  return [
    svg('rect', {x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach, rx: 3, class: 'asked'}),
    svg('text', {x, y: y + BASELINE * type, 'font-size': type, class: 'asked-digit'}, geometry.symbol(digit)),
    svg('path', {d: `M${x - reach} ${y + 0.4 * reach}L${x + reach} ${y - 0.4 * reach}`, class: 'asked-strike'}),
  ];
}
