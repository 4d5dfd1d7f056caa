/** Constraints that compare a cell with one other cell at a time: these cells, and the digits that fit. */

import {besideRule, cellsBeside, indexedLine, isMarked, unlikeBeside} from '../grid/compared-cells.js';

/** @typedef {import('../grid/geometry.js').Constraint} Constraint */
/** @typedef {import('../grid/geometry.js').Geometry} Geometry */

/**
 * A cell whose digit depends on that of another, and the digits that go together.
 * @typedef {object} Partner
 * @property {number} other
 * @property {(digit: number, partner: number) => boolean} allows
 * @property {boolean} [isOrdered] true if only the least or the greatest digit of the other cell matters
 * @property {number} [marked] the cell of the two that the rule marks: the indexing one, the least, the greatest
 */

/**
 * The cells that a cell is compared with, the nearest first.
 * @param {Geometry} shape @param {Constraint} constraint @param {number} cell
 * @returns {Partner[]}
 */
export function partnersOf(shape, constraint, cell) {
  const {kind, cells, value: given, values = []} = constraint;
  const value = Number(given);
  const at = cells.indexOf(cell);
  const beside = [at - 1, at + 1].filter((each) => each >= 0 && each < cells.length);
  const others = [...cells.keys()].filter((place) => place !== at);
  /** @param {number[]} places @param {Partner['allows']} allows @returns {Partner[]} */
  const all = (places, allows) => places.map((place) => ({other: cells[place], allows}));
  /** @param {number[]} places @returns {Partner[]} */
  const byTable = (places) => places.map((place) => ({
    other: cells[place],
    allows: (a, b) => Boolean(place > at ? values[a - 1] & 1 << b - 1 : values[b - 1] & 1 << a - 1),
  }));
  switch (kind) {
    case 'thermometer': return ordered(cells, at, (gap) => gap);
    case 'slow-thermometer': return ordered(cells, at, () => 0);
    case 'greater': return ordered(cells.slice().reverse(), cells.length - 1 - at, (gap) => gap);
    case 'whisper': return all(beside, (a, b) => Math.abs(a - b) >= value);
    case 'difference': return all(beside, (a, b) => Math.abs(a - b) === value);
    case 'ratio': return all(beside, (a, b) => a === b * value || b === a * value);
    case 'x': return all(beside, (a, b) => a + b === 10);
    case 'v': return all(beside, (a, b) => a + b === 5);
    case 'palindrome': return all([cells.length - 1 - at].filter((place) => place !== at), (a, b) => a === b);
    case 'clone': return all(others, (a, b) => a === b);
    case 'pair': return byTable(beside);
    case 'pair-all': return byTable(others);
    case 'minimum': return extreme(shape, constraint, cell, (own, other) => own < other);
    case 'maximum': return extreme(shape, constraint, cell, (own, other) => own > other);
    case 'cage':
    case 'sum':
    case 'little-killer': {
      const [own, its] = at ? [values[1] ?? 1, values[0] ?? 1] : [values[0] ?? 1, values[1] ?? 1];
      return cells.length === 2 ?
        all(others, (a, b) => own * a + its * b === value) : [];
    }
    case 'indexer': return indexed(shape, constraint, cell);
    default: return besidePartners(shape, kind, cell);
  }
}

/**
 * The partners by a rule about all cells side by side.
 * @param {Geometry} shape @param {string} kind @param {number} cell @returns {Partner[]}
 */
function besidePartners(shape, kind, cell) {
  const rule = besideRule(shape, kind);
  return !rule ? [] : cellsBeside(shape, cell).filter((other) => !rule.isLifted(cell, other))
    .map((other) => ({other, allows: (a, b) => !rule.forbids(a, b)}));
}

/**
 * Cells that are less or greater than those beside them, unless these are of the same kind.
 * @param {Geometry} shape @param {Constraint} constraint @param {number} cell
 * @param {Partner['allows']} allows the marked one's digit comes first
 * @returns {Partner[]}
 */
function extreme(shape, {kind, cells}, cell, allows) {
  if (cells.includes(cell)) {
    return unlikeBeside(shape, kind, cell).map((other) => ({other, allows, isOrdered: true, marked: cell}));
  }
  return isMarked(shape, kind, cell) ? [] : cellsBeside(shape, cell).filter((other) => cells.includes(other))
    .map((other) => ({other, allows: (a, b) => allows(b, a), isOrdered: true, marked: other}));
}

/**
 * Digits rise by at least so much from cell to cell.
 * @param {number[]} cells @param {number} at @param {(gap: number) => number} least @returns {Partner[]}
 */
function ordered(cells, at, least) {
  return cells.map((other, place) => ({other, place})).filter(({place}) => place !== at)
    .sort((a, b) => Math.abs(a.place - at) - Math.abs(b.place - at))
    .map(({other, place}) => ({
      other, isOrdered: true,
      allows: (digit, partner) => (place < at ? digit - partner : partner - digit) >= least(Math.abs(place - at)),
    }));
}

/**
 * An indexing cell and the cells of its line, whose digits must agree: one has the place, the other the digit there.
 * @param {Geometry} shape @param {Constraint} constraint @param {number} cell @returns {Partner[]}
 */
function indexed(shape, {cells, value}, cell) {
  const line = indexedLine(shape, value, cell);
  const placeOf = (/** @type {number} */ each) => line.indexOf(each) + 1;
  /** @param {number} marked @param {number} target @param {number} digit @param {number} there */
  const agree = (marked, target, digit, there) => (digit === placeOf(target)) === (there === placeOf(marked));
  const fromHere = cells.includes(cell) ? line.filter((target) => target !== cell)
    .map((target) => ({other: target, marked: cell, allows: (/** @type {number} */ a, /** @type {number} */ b) =>
      agree(cell, target, a, b)})) : [];
  const toHere = cells.filter((marked) => marked !== cell && line.includes(marked))
    .map((marked) => ({other: marked, marked, allows: (/** @type {number} */ a, /** @type {number} */ b) =>
      agree(marked, cell, b, a)}));
  return [...fromHere, ...toHere];
}
