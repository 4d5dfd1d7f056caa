/** The marks of a step over the cells: unit, causing cells, the removed candidate, conflicts. */

import {BASELINE, DOT, LEAST_TYPE, candidateSize, candidateSpot, xOf, yOf} from './layout.js';
import {moveMarks, unitMarks} from './unit-marks.js';
import {svg} from '../dom.js';
import {adopt} from '../style-sheet.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./scene.js').Scene} Scene */
/** @template T @typedef {import('../dom.js').Maker<T>} Maker */

/** The first pattern of a technique. */
const patternBoard = () => import('./pattern-board.js');

/**
 * The marks of a step, by the beat in which they come.
 * @template T
 * @param {Geometry} geometry
 * @param {Layout} layout
 * @param {Scene} scene
 * @param {Maker<T>} make
 * @returns {{cause: T[], effect: T[]}}
 */
export function stepMarks(geometry, layout, scene, make) {
  const {side} = layout;
  const seen = (/** @type {number} */ cell) => layout.cells.includes(cell);
  /** @param {number} cell @param {number} inset @param {import('../dom.js').Attributes} more */
  const square = (cell, inset, more) => make('rect', {
    x: xOf(layout, geometry.column(cell)) + inset, y: yOf(layout, geometry.row(cell)) + inset,
    width: side - 2 * inset, height: side - 2 * inset, ...more,
  });

  /** @type {T[]} */
  const cause = scene.ringed.filter(seen).map((cell) =>
    square(cell, 0.07 * side, {rx: 0.15 * side, class: 'ring', 'stroke-width': Math.max(2, 0.045 * side)}));
  /** @type {T[]} */
  const effect = scene.clashing.filter(seen).map((cell) => square(cell, 1.75, {class: 'lost-edge'}));
  const {struck, struckToo = []} = scene;
  const gone = struck ? [...struckToo, struck.cell] : [];
  const moves = scene.ringed.length === 1 ?
    gone.flatMap((cell) => moveMarks(geometry, layout, scene.ringed[0], cell, make)) : [];
  cause.unshift(...unitMarks(geometry, layout, scene.unit, 'unit', make), ...moves);
  const {conflict, deadEnds = []} = scene;
  const ends = [...deadEnds, conflict ?? {}];
  for (const cell of new Set(ends.map(({cell: each = -1}) => each))) {
    if (seen(cell)) effect.push(square(cell, 1.75, {class: 'lost-edge'}));
  }
  for (const unit of new Set(ends.map(({unit: each = -1}) => each))) {
    effect.push(...unitMarks(geometry, layout, unit, unit === conflict?.unit ? 'lost-edge tinted' : 'lost-edge', make));
  }
  for (const cell of gone) {
    const {digit} = /** @type {{digit: number}} */ (struck);
    if (seen(cell)) effect.push(...struckMark(geometry, layout, {cell, digit}, make));
  }
  return {cause, effect};
}

/**
 * The removed candidate: the only small magenta on the grid, in a chip of its own.
 * @template T
 * @param {Geometry} geometry @param {Layout} layout @param {{cell: number, digit: number}} struck
 * @param {Maker<T>} make
 */
function struckMark(geometry, layout, {cell, digit}, make) {
  const {side} = layout;
  const usual = candidateSize(geometry, side);
  const type = 1.15 * usual;
  const spot = candidateSpot(geometry, side, digit);
  const left = xOf(layout, geometry.column(cell));
  const top = yOf(layout, geometry.row(cell));
  if (usual < LEAST_TYPE) {
    return [make('circle', {cx: left + spot.x, cy: top + spot.y, r: 3 * DOT, class: 'struck-dot'})];
  }

  const width = Math.min(25, Math.max(0.36 * side, 1.3 * type), side);
  const reach = width / 2 + 3;
  const inside = (/** @type {number} */ at) => Math.min(side - reach, Math.max(reach, at));
  const x = left + inside(spot.x);
  const y = top + inside(spot.y);
  const rise = reach * Math.tan((22 * Math.PI) / 180);
  return [
    make('rect', {
      x: x - width / 2, y: y - width / 2, width, height: width, rx: 0.2 * width, class: 'chip',
      'stroke-width': Math.max(1.25, Math.min(2, 0.026 * side)),
    }),
    make('text', {x, y: y + BASELINE * type, 'font-size': type, class: 'struck'}, geometry.symbol(digit)),
    make('path', {d: `M${x - reach} ${y + rise}L${x + reach} ${y - rise}`, class: 'strike', pathLength: 1}),
  ];
}

/**
 * The pattern of a step of a technique; the code that draws it is loaded with the first one.
 * @param {import('./board.js').Board} board
 * @param {import('../../words/techniques/step-pattern.js').StepPattern} pattern
 * @param {SVGElement} group below the other marks of this step
 */
export async function markPattern({root, geometry, layout, load}, pattern, group) {
  const marks = svg('g');
  // In a place of its own: when the next step is shown, it is gone with all that comes into it.
  group.prepend(marks);
  const part = await load(patternBoard);
  const tree = root.getRootNode();
  if (!part || !layout || !(tree instanceof ShadowRoot)) return;
  adopt(tree, part.PATTERN_CSS);
  marks.append(...part.patternMarks(geometry, layout, pattern, part.usualSpots(geometry, layout), svg));
}
