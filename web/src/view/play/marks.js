/** The layer under a player's digits and marks: the outline of the cells that are selected, and drawn lines. */

import {outlineOf} from '../board/cell-outline.js';
import {svg} from '../dom.js';
import {xOf, yOf} from '../board/layout.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../board/layout.js').Layout} Layout */
/** From cell to cell, or from corner to corner. @typedef {{from: number, to: number, colour: number}} PlayLine */
/** Lines and borders that the pen has drawn. @typedef {{lines: PlayLine[], borders: PlayLine[]}} Drawn */

/** How far a circle or a cross reaches from the middle of its cell, in cells. */
const REACH = 0.3;

/**
 * One outline round all of the selected cells that touch, along their edges, and their tint.
 * @param {Geometry} geometry
 * @param {Layout} layout
 * @param {(cell: number) => boolean} isSelected
 * @returns {SVGElement[]}
 */
export function selectionMarks(geometry, layout, isSelected) {
  const width = Math.min(3.5, Math.max(2, 0.06 * layout.side));
  const {outline, tint} = outlineOf(geometry, layout, isSelected, width / 2 + 0.5);
  return [svg('path', {d: tint, class: 'selected-tint'}),
    svg('path', {d: outline, class: 'selected-line', 'stroke-width': width})];
}

/**
 * Lines from cell to cell and along borders, circles and crosses.
 * @param {Geometry} geometry
 * @param {Layout} layout
 * @param {Drawn} drawn
 * @param {{spot: {isCross: boolean, colour: number} | null}[]} cells
 * @returns {SVGElement[]}
 */
export function drawnMarks({row, column, size}, layout, {lines, borders}, cells) {
  const half = layout.side / 2;
  const middleOf = (/** @type {number} */ cell) => [xOf(layout, column(cell)) + half, yOf(layout, row(cell)) + half];
  const middle = (/** @type {number} */ cell) => middleOf(cell).join(' ');
  const corner = (/** @type {number} */ at) =>
    `${xOf(layout, at % (size + 1))} ${yOf(layout, Math.floor(at / (size + 1)))}`;
  const parts = [
    ...lines.map(({from, to, colour}) => ({colour, d: `M${middle(from)}L${middle(to)}`})),
    ...borders.map(({from, to, colour}) => ({colour, d: `M${corner(from)}L${corner(to)}`})),
    ...cells.flatMap(({spot}, cell) => (spot ?
      [{colour: spot.colour, d: (spot.isCross ? crossAt : circleAt)(middleOf(cell), REACH * layout.side)}] : [])),
  ];
  return [...new Set(parts.map(({colour}) => colour))].map((colour) => svg('path', {
    'd': parts.filter((part) => part.colour === colour).map(({d}) => d).join(''),
    'class': `pen c${colour}`, 'stroke-width': Math.max(2.5, 0.075 * layout.side),
  }));
}

/** @param {number[]} middle @param {number} r */
function circleAt([x, y], r) {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

/** @param {number[]} middle @param {number} r */
function crossAt([x, y], r) {
  return `M${x - r} ${y - r}l${2 * r} ${2 * r}M${x + r} ${y - r}l${-2 * r} ${2 * r}`;
}
