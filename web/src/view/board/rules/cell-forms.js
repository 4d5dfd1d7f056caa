/** Rules of single cells, areas, borders and corners. */

import {outlineOf} from '../cell-outline.js';
import {TOTAL_HEIGHT, totalSize} from '../layout.js';
import {linksOfParts} from './part-links.js';

/** @typedef {import('../../../grid/geometry.js').Constraint} Constraint */
/** @template T @typedef {import('./pen.js').RulePen<T>} RulePen */
/** @typedef {import('./pen.js').Point} Point */

/** Radii and sizes as parts of a cell's side. */
const SHAPE = 0.36;
const DOT = 0.12;
const SIGN = 0.26;
const QUADRUPLE = 0.21;
const CHEVRON = 0.09;
const LINK = 0.17;
/** The smallest dot, and the smallest text, in pixels. */
const LEAST_DOT = 3.5;
const LEAST_TEXT = 6.5;

/**
 * The dashed line of a cage with a total, and links between its parts; one without a total is drawn as the set that it
 * is.
 * @template T @param {RulePen<T>} pen @param {Constraint} constraint
 */
export function cage(pen, {kind, cells, value}) {
  if (kind === 'cage' && !value) return [];
  const {outline} = outlineOf(pen.geometry, pen.layout, (cell) => cells.includes(cell), Math.max(2, 0.06 * pen.side));
  const d = linksOfParts(pen, cells.filter((cell) => pen.isDrawn(cell)), LINK * pen.side);
  return [pen.make('path', {d: outline, class: pen.look('rule-edge')}),
    ...d ? [pen.make('path', {d, 'class': pen.look('rule-shaft'), 'stroke-width': pen.isUsed ? 3 : 2})] : []];
}

/** @template T @param {RulePen<T>} pen @param {Constraint} constraint */
export function total(pen, constraint) {
  return constraint.cells.filter((cell) => pen.isDrawn(cell)).flatMap((cell) => {
    const text = totalIn(constraint, cell);
    return text ? cornerText(pen, cell, text) : [];
  });
}

/**
 * The text in the corner of one of its cells: in that of the first its total, and in that of each cell that doesn't
 * count once, how often it does.
 * @param {Constraint} constraint @param {number} cell
 */
export function totalIn({kind, cells, value, values: times = []}, cell) {
  if (kind !== 'sum' && !(kind === 'cage' && value)) return '';
  const often = times[cells.indexOf(cell)] ?? 1;
  return [
    ...cell === Math.min(...cells) ? [String(value)] : [], ...often === 1 ? [] : [`×${often}`],
  ].join(' ').replaceAll('-', '−');
}

/** @template T @param {RulePen<T>} pen @param {number} cell @param {string} text */
function cornerText(pen, cell, text) {
  const [x, y] = pen.corner(cell);
  const size = totalSize(pen.side);
  const width = (0.62 * text.length + 0.24 * (text.match(/[×−]/g) ?? []).length + 0.2) * size;
  const inset = 0.03 * pen.side;
  const height = TOTAL_HEIGHT * size;
  return [
    pen.make('rect', {x: x + inset, y: y + inset, width, height, class: 'rule-ground'}),
    pen.text([x + inset + width / 2, y + inset + height / 2], size, pen.look('rule-total'), text),
  ];
}

/** A soft outline. @template T @param {RulePen<T>} pen @param {Constraint} constraint */
export function area(pen, {cells}) {
  return cells.length ? [pen.make('path', {d: aroundArea(pen, cells).outline, class: pen.look('rule-soft')})] : [];
}

/** The same with a circle around its first cell. @template T @param {RulePen<T>} pen @param {Constraint} constraint */
export function countedArea(pen, {kind, cells}) {
  return [...area(pen, {kind, cells}), ...discs(pen, {kind, cells: cells.slice(0, 1)}, '')];
}

/** The shade of what it encloses. @template T @param {RulePen<T>} pen @param {Constraint} constraint */
export function areaShade(pen, {cells}) {
  return cells.length ? [pen.make('path', {d: aroundArea(pen, cells).tint, class: 'hue-stone'})] : [];
}

/** @template T @param {RulePen<T>} pen @param {number[]} cells */
function aroundArea({geometry, layout, side}, cells) {
  return outlineOf(geometry, layout, (cell) => cells.includes(cell), Math.max(2, 0.1 * side));
}

/** The shade of whole cells. @template T @param {RulePen<T>} pen @param {Constraint} constraint */
export function cellShades(pen, {cells}) {
  return cells.filter((cell) => pen.isDrawn(cell))
    .map((cell) => pen.square(pen.middle(cell), pen.side / 2, {class: 'hue-stone'}));
}

/** @template T @param {RulePen<T>} pen @param {Constraint} constraint @param {string} hue */
export function discs(pen, {cells}, hue) {
  return cells.filter((cell) => pen.isDrawn(cell)).flatMap((cell) =>
    pen.soft(hue, (grow, look) => [pen.disc(pen.middle(cell), SHAPE * pen.side + grow, look)]));
}

/** @template T @param {RulePen<T>} pen @param {Constraint} constraint @param {string} hue */
export function squares(pen, {cells}, hue) {
  return cells.filter((cell) => pen.isDrawn(cell)).flatMap((cell) =>
    pen.soft(hue, (grow, look) => [pen.square(pen.middle(cell), SHAPE * pen.side + grow, look)]));
}

/**
 * Chevrons at the edges to other cells, that point out of a maximum.
 * @template T @param {RulePen<T>} pen @param {Constraint} rule
 */
export function maximum(pen, rule) {
  return chevrons(pen, rule, 1);
}

/** Chevrons that point into a minimum. @template T @param {RulePen<T>} pen @param {Constraint} rule */
export function minimum(pen, rule) {
  return chevrons(pen, rule, -1);
}

/** @template T @param {RulePen<T>} pen @param {Constraint} constraint @param {1 | -1} direction */
function chevrons(pen, {kind, cells}, direction) {
  const [far, reach] = [0.42 * pen.side, CHEVRON * pen.side];
  return cells.filter((cell) => pen.isDrawn(cell)).flatMap((cell) => {
    const [x, y] = pen.middle(cell);
    const d = sidesToOthers(pen.geometry, cell, kind).map(([dx, dy]) =>
      chevron([x + far * dx, y + far * dy], [direction * dx, direction * dy], reach)).join('');
    return [pen.make('path', {d, 'class': pen.look('rule-shaft'), 'stroke-width': pen.isUsed ? 2.5 : 1.5})];
  });
}

/**
 * The directions to the neighbours that a cell is compared with: those in the grid that have not the same mark.
 * @param {import('../../../grid/geometry.js').Geometry} geometry @param {number} cell @param {string} kind
 */
function sidesToOthers({size, row, column, constraints}, cell, kind) {
  return [[1, 0], [-1, 0], [0, 1], [0, -1]].filter(([dx, dy]) => {
    const [x, y] = [column(cell) + dx, row(cell) + dy];
    const isInGrid = Math.min(x, y) >= 0 && Math.max(x, y) < size;
    return isInGrid && !constraints.some((each) => each.kind === kind && each.cells.includes(y * size + x));
  });
}

/** An angle whose tip points in a direction. @param {Point} tip @param {Point} direction @param {number} reach */
function chevron([x, y], [dx, dy], reach) {
  return `M${x - reach * dx + reach * dy} ${y - reach * dy + reach * dx}L${x} ${y}` +
    `L${x - reach * dx - reach * dy} ${y - reach * dy - reach * dx}`;
}

/** A white dot, with its number where that is not 1. @template T @param {RulePen<T>} pen @param {Constraint} rule */
export function whiteDot(pen, rule) {
  return dot(pen, rule, 'white', 1);
}

/** A black dot, with its number where that is not 2. @template T @param {RulePen<T>} pen @param {Constraint} rule */
export function blackDot(pen, rule) {
  return dot(pen, rule, 'black', 2);
}

/**
 * @template T @param {RulePen<T>} pen @param {Constraint} constraint @param {'white' | 'black'} colour
 * @param {number} usual the value that goes without saying
 */
function dot(pen, {cells, value}, colour, usual) {
  return borders(pen, cells).flatMap(({middle}) => {
    const isUsual = value === undefined || value === usual;
    const r = Math.max(LEAST_DOT, (isUsual ? DOT : 1.4 * DOT) * pen.side);
    const mark = pen.disc(middle, r + (pen.isUsed ? 1.5 : 0), {class: pen.look(`rule-dot ${colour}`)});
    return isUsual ? [mark] : [mark, pen.text(middle, 1.4 * r, `rule-number ${colour}`, String(value))];
  });
}

/** @template T @param {RulePen<T>} pen @param {Constraint} constraint */
export function ten(pen, {cells}) {
  return sign(pen, cells, 'X');
}

/** @template T @param {RulePen<T>} pen @param {Constraint} constraint */
export function five(pen, {cells}) {
  return sign(pen, cells, 'V');
}

/** @template T @param {RulePen<T>} pen @param {number[]} cells @param {string} letter */
function sign(pen, cells, letter) {
  const size = Math.max(LEAST_TEXT, SIGN * pen.side);
  return borders(pen, cells).flatMap(({middle}) => [
    pen.square(middle, 0.48 * size, {class: 'rule-ground'}), pen.text(middle, size, pen.look('rule-sign'), letter),
  ]);
}

/** An angle that opens towards the larger digit. @template T @param {RulePen<T>} pen @param {Constraint} constraint */
export function greater(pen, {cells}) {
  return borders(pen, cells).flatMap(({middle: [x, y], along: [dx, dy]}) => {
    const reach = Math.max(LEAST_DOT, DOT * pen.side);
    const d = chevron([x + 0.6 * reach * dx, y + 0.6 * reach * dy], [dx, dy], reach);
    return [pen.stroke(d, pen.isUsed ? 7 : 5, {class: 'rule-core'}),
      pen.make('path', {d, 'class': pen.look('rule-shaft'), 'stroke-width': pen.isUsed ? 3 : 2})];
  });
}

/**
 * The middles of borders between neighbours in a chain of cells, and the direction from one to the next.
 * @template T @param {RulePen<T>} pen @param {number[]} cells @returns {{middle: Point, along: Point}[]}
 */
function borders(pen, cells) {
  return cells.slice(1).flatMap((cell, i) => {
    if (!pen.isDrawn(cell) || !pen.isDrawn(cells[i])) return [];
    const [[fromX, fromY], [toX, toY]] = [pen.middle(cells[i]), pen.middle(cell)];
    const length = Math.hypot(toX - fromX, toY - fromY);
    return [{
      middle: [(fromX + toX) / 2, (fromY + toY) / 2], along: [(toX - fromX) / length, (toY - fromY) / length],
    }];
  });
}

/** Digits in a circle where four cells meet. @template T @param {RulePen<T>} pen @param {Constraint} constraint */
export function quadruple(pen, {cells, values = []}) {
  if (!cells.every((cell) => pen.isDrawn(cell))) return [];
  const middles = cells.map((cell) => pen.middle(cell));
  const mean = (/** @type {0 | 1} */ at) => middles.reduce((sum, point) => sum + point[at], 0) / middles.length;
  const middle = /** @type {Point} */ ([mean(0), mean(1)]);
  const r = QUADRUPLE * pen.side;
  const size = (values.length > 2 ? 0.8 : values.length > 1 ? 0.95 : 1.3) * r;
  const perRow = values.length > 2 ? 2 : values.length;
  const rows = Math.ceil(values.length / perRow);
  return [pen.disc(middle, r, {class: pen.look('rule-dot plain')}), ...values.map((digit, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, values.length - row * perRow);
    const x = middle[0] + (i % perRow - (inRow - 1) / 2) * 0.75 * size;
    return pen.text([x, middle[1] + (row - (rows - 1) / 2) * 0.85 * size], size, 'rule-number',
      pen.geometry.symbol(digit));
  })];
}
