/** What lies over a player's cells: the outline of those that are selected, and of units that a hint names. */

import {svg} from './dom.js';
import {unitBounds, xOf, yOf} from './layout.js';

/** @typedef {import('../geometry.js').Geometry} Geometry */
/** @typedef {import('./layout.js').Layout} Layout */

/** Left, top, right, bottom. @typedef {[number, number, number, number]} Sides */

/**
 * One outline round all of the selected cells that touch, a little inside of them, and their tint.
 * @param {Geometry} geometry
 * @param {Layout} layout
 * @param {(cell: number) => boolean} isSelected
 * @returns {SVGElement[]}
 */
export function selectionMarks(geometry, layout, isSelected) {
  const {side} = layout;
  const inset = Math.min(4, 0.1 * side);
  const {row, column, size} = geometry;
  const isAt = (/** @type {number} */ r, /** @type {number} */ c) =>
    r >= 0 && c >= 0 && r < size && c < size && isSelected(r * size + c);
  let outline = '';
  let tint = '';
  for (const cell of layout.cells.filter(isSelected)) {
    const [r, c] = [row(cell), column(cell)];
    const x = xOf(layout, c);
    const y = yOf(layout, r);
    const beside = [isAt(r, c - 1), isAt(r - 1, c), isAt(r, c + 1), isAt(r + 1, c)];
    const [left, top, right, bottom] = beside.map((isInside) => (isInside ? 0 : inset));
    const edges = [x + left, y + top, x + side - right, y + side - bottom];
    tint += `M${edges[0]} ${edges[1]}H${edges[2]}V${edges[3]}H${edges[0]}Z`;
    outline += straightEdges(/** @type {Sides} */ (edges), beside);
    for (const [dr, dc] of [[-1, -1], [-1, 1], [1, -1], [1, 1]]) {
      const isInnerCorner = isAt(r + dr, c) && isAt(r, c + dc) && !isAt(r + dr, c + dc);
      if (!isInnerCorner) continue;
      const corner = [x + (dc > 0 ? side : 0), y + (dr > 0 ? side : 0)];
      outline += `M${corner[0] - dc * inset} ${corner[1]}v${-dr * inset}H${corner[0]}`;
    }
  }
  return [svg('path', {d: tint, class: 'selected-tint'}), svg('path', {d: outline, class: 'selected-line'})];
}

/** @param {Geometry} geometry @param {Layout} layout @param {number[]} units */
export function unitMarks(geometry, layout, units) {
  return units.map((unit) => svg('rect', {...unitBounds(geometry, layout, unit), rx: 3, class: 'unit'}));
}

/** The sides at which no selected cell lies. @param {Sides} edges @param {boolean[]} beside */
function straightEdges([left, top, right, bottom], [isLeft, isTop, isRight, isBottom]) {
  return (isLeft ? '' : `M${left} ${top}V${bottom}`) + (isTop ? '' : `M${left} ${top}H${right}`) +
    (isRight ? '' : `M${right} ${top}V${bottom}`) + (isBottom ? '' : `M${left} ${bottom}H${right}`);
}
