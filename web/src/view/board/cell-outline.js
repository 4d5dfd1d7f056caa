/** One outline round cells of a board that touch, a little inside of them. */

import {xOf, yOf} from './layout.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('./layout.js').Layout} Layout */

/** Left, top, right, bottom. @typedef {[number, number, number, number]} Sides */

/**
 * @param {Geometry} geometry
 * @param {Layout} layout
 * @param {(cell: number) => boolean} isInside
 * @param {number} inset
 * @returns {{outline: string, tint: string}} paths: the line, and what it encloses
 */
export function outlineOf(geometry, layout, isInside, inset) {
  const {side} = layout;
  const {row, column, size} = geometry;
  const isAt = (/** @type {number} */ r, /** @type {number} */ c) =>
    r >= 0 && c >= 0 && r < size && c < size && isInside(r * size + c);
  let outline = '';
  let tint = '';
  for (const cell of layout.cells.filter(isInside)) {
    const [r, c] = [row(cell), column(cell)];
    const x = xOf(layout, c);
    const y = yOf(layout, r);
    const beside = [isAt(r, c - 1), isAt(r - 1, c), isAt(r, c + 1), isAt(r + 1, c)];
    const [left, top, right, bottom] = beside.map((isFilled) => (isFilled ? 0 : inset));
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
  return {outline, tint};
}

/** The sides at which no such cell lies. @param {Sides} edges @param {boolean[]} beside */
function straightEdges([left, top, right, bottom], [isLeft, isTop, isRight, isBottom]) {
  return (isLeft ? '' : `M${left} ${top}V${bottom}`) + (isTop ? '' : `M${left} ${top}H${right}`) +
    (isRight ? '' : `M${right} ${top}V${bottom}`) + (isBottom ? '' : `M${left} ${bottom}H${right}`);
}
