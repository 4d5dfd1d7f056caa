/**
 * The numbers of lines and the digits of areas, small, on borders of cells: neither candidates nor totals are there. A
 * number that goes without saying isn't drawn.
 */

import {TOTAL_HEIGHT, totalSize} from '../layout.js';

/** @typedef {import('../../../grid/geometry.js').Constraint} Constraint */
/** @typedef {import('../../../grid/geometry.js').Geometry} Geometry */
/** @template T @typedef {import('./pen.js').RulePen<T>} RulePen */
/** @typedef {import('./pen.js').Point} Point */

/** The usual numbers of lines. @type {Record<string, number>} */
const USUAL = {whisper: 5, lockout: 4, modular: 3};
const LINES = new Set([...Object.keys(USUAL), 'sum-line', 'sum-loop']);
/** Kinds with a mark on the border between two cells. */
const MARKS = new Set(['difference', 'ratio', 'x', 'v', 'greater']);
/** The small numbers are so much larger than totals: they have less around them. */
const LARGER = 1.15;
/** More digits of an area than these have no room; the list of rules has them all. */
const MOST_DIGITS = 4;

/**
 * The number of a line, on the first border that it crosses where nothing else is.
 * @template T @param {RulePen<T>} pen @param {Constraint} constraint
 */
export function lineNumber(pen, constraint) {
  const border = placesOf(pen.geometry).get(constraint);
  if (!border?.every((cell) => pen.isDrawn(cell))) return [];
  const [[fromX, fromY], [toX, toY]] = border.map((cell) => pen.middle(cell));
  return label(pen, [(fromX + toX) / 2, (fromY + toY) / 2], String(constraint.value));
}

/**
 * The digits of an area, on the upper border of its first cell: "1 2", or "=1 2" for just as many of these.
 * @template T @param {RulePen<T>} pen @param {Constraint} constraint
 */
export function areaDigits(pen, {kind, cells, values = []}) {
  const first = Math.min(...cells);
  if (!pen.isDrawn(first)) return [];
  const [x, y] = pen.corner(first);
  const digits = values.slice(0, MOST_DIGITS).map(pen.geometry.symbol).join(' ');
  const text = `${kind === 'contain-exact' ? '=' : ''}${digits}${values.length > MOST_DIGITS ? ' …' : ''}`;
  return label(pen, [x + pen.side / 2, y], text);
}

/** @template T @param {RulePen<T>} pen @param {Point} middle @param {string} text */
function label(pen, [x, y], text) {
  const size = LARGER * totalSize(pen.side);
  const width = (0.62 * text.length + 0.2) * size;
  const height = TOTAL_HEIGHT * size;
  return [
    pen.make('rect', {x: x - width / 2, y: y - height / 2, width, height, class: 'rule-ground'}),
    pen.text([x, y], size, pen.look('rule-total'), text),
  ];
}

/** The borders that have numbers of lines, each as two cells. @type {WeakMap<Geometry, Map<Constraint, number[]>>} */
const known = new WeakMap();

/** @param {Geometry} geometry @returns {Map<Constraint, number[]>} */
function placesOf(geometry) {
  const places = known.get(geometry) ?? new Map();
  if (known.has(geometry)) return places;
  known.set(geometry, places);
  const {constraints} = geometry;
  const key = (/** @type {number[]} */ border) => [...border].sort((a, b) => a - b).join(' ');
  const marks = constraints.filter(({kind}) => MARKS.has(kind));
  const taken = new Set(marks.flatMap(({cells}) => bordersOf(cells)).map(key));
  for (const constraint of constraints.filter(({kind, value}) => LINES.has(kind) && value !== USUAL[kind])) {
    const borders = bordersOf(constraint.cells);
    if (!borders.length) continue;
    const border = borders.find((each) => !taken.has(key(each))) ?? borders[0];
    places.set(constraint, border);
    taken.add(key(border));
  }
  return places;
}

/** Each two neighbours along a line. @param {number[]} cells */
function bordersOf(cells) {
  return cells.slice(1).map((cell, i) => [cells[i], cell]);
}
