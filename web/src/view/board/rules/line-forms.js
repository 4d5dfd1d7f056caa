/** Rules along a line of cells: drawn below the digits, through the middles of the cells. */

import {distance} from './part-links.js';

/** @typedef {import('../../../grid/geometry.js').Constraint} Constraint */
/** @template T @typedef {import('./pen.js').RulePen<T>} RulePen */
/** @typedef {import('./pen.js').Point} Point */

/** Widths and radii as parts of a cell's side. */
const LINE = 0.18;
const BULB = 0.34;
const THERMOMETER = 0.24;
const CIRCLE = 0.4;
const END = 0.33;
const PILL = 0.78;
const ARROW_HEAD = 0.15;

/** @template T @param {RulePen<T>} pen @param {Constraint} constraint @param {string} hue */
export function line(pen, {cells}, hue) {
  const d = pen.way(cells);
  return d ? pen.soft(hue, (grow, look) => [pen.stroke(d, LINE * pen.side + 2 * grow, look)]) : [];
}

/**
 * A line that goes on from its last cell to its first.
 * @template T @param {RulePen<T>} pen @param {Constraint} constraint @param {string} hue
 */
export function loop(pen, {kind, cells}, hue) {
  return line(pen, {kind, cells: [...cells, cells[0]]}, hue);
}

/**
 * A bulb and what rises from it.
 * @template T @param {RulePen<T>} pen @param {Constraint} constraint @param {string} hue
 */
export function thermometer(pen, {cells}, hue) {
  const d = pen.way(cells);
  return d ? pen.soft(hue, (grow, look) => [
    pen.stroke(d, THERMOMETER * pen.side + 2 * grow, look),
    ...pen.isDrawn(cells[0]) ? [pen.disc(pen.middle(cells[0]), BULB * pen.side + grow, look)] : [],
  ]) : [];
}

/** A line between circles. @template T @param {RulePen<T>} pen @param {Constraint} constraint @param {string} hue */
export function circledLine(pen, constraint, hue) {
  return [...line(pen, constraint, hue), ...ends(pen, constraint).flatMap((cell) =>
    pen.soft('', (grow, look) => [pen.disc(pen.middle(cell), END * pen.side + grow, look)]))];
}

/** A line between diamonds. @template T @param {RulePen<T>} pen @param {Constraint} constraint @param {string} hue */
export function diamondLine(pen, constraint, hue) {
  return [...line(pen, constraint, hue), ...ends(pen, constraint).flatMap((cell) =>
    pen.soft('', (grow, look) => [pen.diamond(pen.middle(cell), 1.25 * END * pen.side + 1.4 * grow, look)]))];
}

/** @template T @param {RulePen<T>} pen @param {Constraint} constraint */
function ends(pen, {cells}) {
  return [cells[0], cells[cells.length - 1]].filter((cell) => pen.isDrawn(cell));
}

/** A circle, and a shaft from its edge. @template T @param {RulePen<T>} pen @param {Constraint} constraint */
export function arrow(pen, {cells}) {
  const circle = pen.isDrawn(cells[0]) ? ring(pen, cells[0]) : [];
  return [...circle, ...shaft(pen, cells, CIRCLE)];
}

/** Two circles and the line between them. @template T @param {RulePen<T>} pen @param {Constraint} constraint */
export function doubleArrow(pen, {cells}) {
  const points = cells.map((cell) => pen.middle(cell));
  const inner = trimmed(trimmed(points, CIRCLE * pen.side).reverse(), CIRCLE * pen.side);
  const isWhole = cells.every((cell) => pen.isDrawn(cell));
  return [...ends(pen, {kind: '', cells}).flatMap((cell) => ring(pen, cell)),
    ...isWhole ? [outline(pen, pathOf(inner))] : []];
}

/** A pill of several cells, and a shaft. @template T @param {RulePen<T>} pen @param {Constraint} constraint */
export function pillArrow(pen, {cells, value: length}) {
  const value = Number(length);
  const d = pen.way(cells.slice(0, value));
  const pill = d ? pen.soft('', (grow, look) => [pen.stroke(d, PILL * pen.side + 2 * grow, look)]) : [];
  const to = cells[value];
  // From the nearest of its cells: a cell beside comes before one that touches by its corner.
  const from = cells.slice(0, value).reduce((best, cell) =>
    (distance(pen.geometry, {from: cell, to}) < distance(pen.geometry, {from: best, to}) ? cell : best));
  return [...pill, ...shaft(pen, [from, ...cells.slice(value)], PILL / 2)];
}

/** @template T @param {RulePen<T>} pen @param {number} cell */
function ring(pen, cell) {
  return pen.soft('', (grow, look) => [pen.disc(pen.middle(cell), CIRCLE * pen.side + grow, look)]);
}

/** @template T @param {RulePen<T>} pen @param {number[]} cells @param {number} radius of what the first cell holds */
function shaft(pen, cells, radius) {
  if (cells.length < 2 || !cells.every((cell) => pen.isDrawn(cell))) return [];
  const points = trimmed(cells.map((cell) => pen.middle(cell)), radius * pen.side);
  const [from, to] = points.slice(-2);
  return [outline(pen, pathOf(points) + headOf(from, to, ARROW_HEAD * pen.side))];
}

/** @template T @param {RulePen<T>} pen @param {string} d */
function outline(pen, d) {
  return pen.make('path', {d, 'class': pen.look('rule-shaft'), 'stroke-width': pen.isUsed ? 3 : 1.75});
}

/** Begins that far from its first point. @param {Point[]} points @param {number} less @returns {Point[]} */
function trimmed([[x, y], [nextX, nextY], ...more], less) {
  const share = less / Math.hypot(nextX - x, nextY - y);
  return [[x + share * (nextX - x), y + share * (nextY - y)], [nextX, nextY], ...more];
}

/** The two barbs at the end of a line. @param {Point} from @param {Point} to @param {number} length */
export function headOf([fromX, fromY], [x, y], length) {
  const angle = Math.atan2(y - fromY, x - fromX);
  const [left, right] = [2.5, -2.5].map((turn) =>
    `${x + length * Math.cos(angle + turn)} ${y + length * Math.sin(angle + turn)}`);
  return `M${left}L${x} ${y}L${right}`;
}

/** @param {Point[]} points */
function pathOf(points) {
  return `M${points.map((point) => point.join(' ')).join('L')}`;
}
