/** Clues beside the grid: numbers at the end of a row or column, or of a diagonal with a small arrow. */

import {outlineOf} from '../cell-outline.js';
import {LANE, laneOf} from '../../../grid/clue-lanes.js';
import {headOf} from './line-forms.js';

/** @typedef {import('../../../grid/geometry.js').Constraint} Constraint */
/** @template T @typedef {import('./pen.js').RulePen<T>} RulePen */
/** @typedef {import('./pen.js').Point} Point */

/** Sizes as parts of a cell's side. */
const CLUE = 0.36;
const DIAGONAL = 0.28;

/**
 * Signs that tell clues apart where there are several kinds: two slices, a cross, a roof, a room. Each is a path round
 * a number that is twice as wide as `w`.
 * @type {Record<string, (at: (x: number, y: number) => string, w: number) => string>}
 */
const SIGNS = {
  'sandwich': (at, w) => `M${at(-w, -0.21)}L${at(w, -0.21)}M${at(-w, 0.21)}L${at(w, 0.21)}`,
  'x-sum': (at) => `M${at(-0.06, -0.27)}L${at(0.06, -0.17)}M${at(-0.06, -0.17)}L${at(0.06, -0.27)}`,
  'skyscraper': (at, w) => `M${at(-w, -0.17)}L${at(0, -0.27)}L${at(w, -0.17)}`,
  'numbered-room': (at, w) => `M${at(-w, -0.21)}L${at(w, -0.21)}L${at(w, 0.21)}L${at(-w, 0.21)}Z`,
};

/** @template T @param {RulePen<T>} pen @param {Constraint} constraint */
export function clue(pen, constraint) {
  const {value, cells} = constraint;
  const place = placeOf(pen, constraint);
  if (!place) return [];
  const number = String(value ?? '');
  return [...track(pen, cells), ...sign(pen, constraint, place, number),
    pen.text(place, CLUE * pen.side, pen.look('rule-clue'), number)];
}

/**
 * The sign of a kind of clues, if there are others.
 * @template T @param {RulePen<T>} pen @param {Constraint} constraint @param {Point} place @param {string} number
 */
function sign(pen, {kind: own}, [x, y], number) {
  const {side, geometry} = pen;
  if (!geometry.constraints.some(({kind}) => kind in SIGNS && kind !== own)) return [];
  const at = (/** @type {number} */ across, /** @type {number} */ down) => `${x + across * side} ${y + down * side}`;
  const d = SIGNS[own](at, 0.04 + 0.11 * number.length);
  return [pen.make('path', {d, 'class': pen.look('rule-shaft'), 'stroke-width': pen.isUsed ? 2 : 1.25})];
}

/** @template T @param {RulePen<T>} pen @param {Constraint} constraint */
export function diagonalClue(pen, constraint) {
  const {value, outside, cells} = constraint;
  const place = placeOf(pen, constraint);
  if (!place || !outside) return [];
  const {row, column} = pen.geometry;
  const [dx, dy] = [Math.sign(column(cells[0]) - outside.column), Math.sign(row(cells[0]) - outside.row)];
  const reach = 0.12 * pen.side;
  const text = /** @type {Point} */ ([place[0] - 0.6 * reach * dx, place[1] - 0.6 * reach * dy]);
  const [from, to] = /** @type {Point[]} */ ([[place[0] + 1.1 * reach * dx, place[1] + 1.1 * reach * dy],
    [place[0] + 2.4 * reach * dx, place[1] + 2.4 * reach * dy]]);
  const d = `M${from.join(' ')}L${to.join(' ')}${headOf(from, to, 0.8 * reach)}`;
  return [...track(pen, cells), pen.text(text, DIAGONAL * pen.side, pen.look('rule-clue'), String(value ?? '')),
    pen.make('path', {d, 'class': pen.look('rule-shaft'), 'stroke-width': pen.isUsed ? 2.5 : 1.5})];
}

/**
 * Round the cells that a clue is about, while a step uses it.
 * @template T @param {RulePen<T>} pen @param {number[]} cells
 */
function track(pen, cells) {
  if (!pen.isUsed) return [];
  const {outline} = outlineOf(pen.geometry, pen.layout, (cell) => cells.includes(cell), 0);
  return [pen.make('path', {d: outline, class: 'rule-track'})];
}

/**
 * The middle of the place of a clue; none on a part of the grid, which has no room beside it.
 * @template T @param {RulePen<T>} pen @param {Constraint} constraint @returns {Point | null}
 */
function placeOf({layout, geometry: {size, constraints}}, constraint) {
  const {left, top, side, part} = layout;
  const {outside} = constraint;
  if (!outside || part.columns < size) return null;
  const out = (laneOf(constraints, constraint) + 0.5) * LANE;
  const along = (/** @type {number} */ at) => side * (at < 0 ? -out : at >= size ? size + out : at + 0.5);
  return [left + along(outside.column), top + along(outside.row)];
}
