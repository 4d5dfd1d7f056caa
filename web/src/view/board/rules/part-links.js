/** Lines between the parts of a cage whose cells don't all touch by a side, so that one sees what belongs together. */

/** @typedef {import('../../../grid/geometry.js').Geometry} Geometry */
/** @template T @typedef {import('./pen.js').RulePen<T>} RulePen */

/**
 * One line from part to part, each between the two cells that are nearest.
 * @template T @param {RulePen<T>} pen
 * @param {number[]} cells
 * @param {number} inset so far within a cell they begin and end
 * @returns {string} a path; empty if all cells are one part
 */
export function linksOfParts(pen, cells, inset) {
  const {geometry} = pen;
  const [reached = [], ...left] = partsOf(geometry, cells);
  let path = '';
  while (left.length > 0) {
    const pairs = left.flatMap((part) => part.flatMap((to) => reached.map((from) => ({from, to, part}))));
    const {from, to, part} = pairs.reduce((best, pair) =>
      (distance(geometry, pair) < distance(geometry, best) ? pair : best));
    path += `M${towards(pen, from, to, inset).join(' ')}L${towards(pen, to, from, inset).join(' ')}`;
    reached.push(...part);
    left.splice(left.indexOf(part), 1);
  }
  return path;
}

/** Cells, by what touches by sides. @param {Geometry} geometry @param {number[]} cells @returns {number[][]} */
function partsOf(geometry, cells) {
  /** @type {number[][]} */
  let parts = [];
  for (const cell of cells) {
    const touches = (/** @type {number} */ other) => distance(geometry, {from: cell, to: other}) === 1;
    const joined = parts.filter((part) => part.some(touches));
    parts = [...parts.filter((part) => !joined.includes(part)), [...joined.flat(), cell]];
  }
  return parts;
}

/** Squared. @param {Geometry} geometry @param {{from: number, to: number}} pair */
export function distance({row, column}, {from, to}) {
  return (row(from) - row(to)) ** 2 + (column(from) - column(to)) ** 2;
}

/**
 * Of the points that lie so far within a cell, the nearest to another cell.
 * @template T @param {RulePen<T>} pen @param {number} cell @param {number} other @param {number} inset
 */
function towards(pen, cell, other, inset) {
  const corner = pen.corner(cell), goal = pen.middle(other);
  return corner.map((edge, axis) => Math.min(edge + pen.side - inset, Math.max(edge + inset, goal[axis])));
}
