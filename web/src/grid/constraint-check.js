/** Finds broken constraints of a board whose cells are all filled, without solving; and checks if it is solved. */

import {besideRule, cellsBeside, indexedLine, unlikeBeside} from './compared-cells.js';
import {fillsUnits} from './final-check.js';

/** @typedef {import('./compared-cells.js').BesideRule} BesideRule */
/** @typedef {import('./geometry.js').Constraint} Constraint */
/** @typedef {import('./geometry.js').Geometry} Geometry */

/**
 * Checks the digits of a constraint's cells, in their order.
 * @typedef {(digits: number[], value: number, values: number[], shape: Geometry, cells: number[]) => boolean} Check
 */

const sumOf = (/** @type {number[]} */ digits) => digits.reduce((sum, digit) => sum + digit, 0);
/** @param {number[]} digits @param {(a: number, b: number) => boolean} holds */
const eachNext = (digits, holds) => digits.slice(1).every((digit, i) => holds(digits[i], digit));
/** @param {number[]} digits @param {(a: number, b: number) => boolean} holds */
const eachTwo = (digits, holds) => digits.every((a, i) => digits.slice(i + 1).every((b) => holds(a, b)));
const areDifferent = (/** @type {number[]} */ digits) => new Set(digits).size === digits.length;
const areEqual = (/** @type {(number | string)[]} */ items) => new Set(items).size < 2;
const ends = (/** @type {number[]} */ digits) => [digits[0], digits[digits.length - 1]];
/** @param {number[]} digits @param {number} many @param {(digit: number) => number} classOf */
const eachWindow = (digits, many, classOf) => digits
  .every((_, i) => areDifferent(digits.slice(i, i + many).map(classOf)));
const arePieces = (/** @type {number[]} */ digits, /** @type {number} */ value) =>
  digits.reduce((sum, digit) => (sum + digit === value ? 0 : sum + digit), 0) === 0;
const howOften = (/** @type {number[]} */ digits, /** @type {number} */ digit) =>
  digits.filter((each) => each === digit).length;

/** The checks of kinds that are about their own cells alone. @type {Record<string, Check>} */
export const CHECKS = {
  'cage': (digits, value) => !value || sumOf(digits) === value,
  'sum': (digits, value, times) => sumOf(digits.map((digit, i) => digit * (times[i] ?? 1))) === value,
  'little-killer': (digits, value) => sumOf(digits) === value,
  'thermometer': (digits) => eachNext(digits, (a, b) => a < b),
  'slow-thermometer': (digits) => eachNext(digits, (a, b) => a <= b),
  'whisper': (digits, value) => eachNext(digits, (a, b) => Math.abs(a - b) >= value),
  'palindrome': (digits) => digits.every((digit, i) => digit === digits[digits.length - 1 - i]),
  'difference': (digits, value) => eachNext(digits, (a, b) => Math.abs(a - b) === value),
  'ratio': (digits, value) => eachNext(digits, (a, b) => a === value * b || b === value * a),
  'x': (digits) => eachNext(digits, (a, b) => a + b === 10),
  'v': (digits) => eachNext(digits, (a, b) => a + b === 5),
  'greater': (digits) => eachNext(digits, (a, b) => a > b),
  'odd': (digits) => digits.every((digit) => digit % 2),
  'even': (digits) => digits.every((digit) => digit % 2 === 0),
  'given': ([digit], _, digits) => digits.includes(digit),
  'clone': areEqual,
  'same-sets': (digits, sets) => areEqual(Array.from({length: sets}, (_, set) => {
    const size = digits.length / sets;
    return digits.slice(set * size, (set + 1) * size).sort((a, b) => a - b).join(' ');
  })),
  'pair': (digits, _, masks) => eachNext(digits, (a, b) => Boolean(masks[a - 1] & 1 << b - 1)),
  'pair-all': (digits, _, masks) => eachTwo(digits, (a, b) => Boolean(masks[a - 1] & 1 << b - 1)),
  'modular': (digits, value) => eachWindow(digits, value, (digit) => digit % value),
  'entropic': (digits, _, __, {size}) => eachWindow(digits, 3, (digit) => Math.floor((digit - 1) * 3 / size)),
  'arrow': ([circle, ...shaft]) => circle === sumOf(shaft),
  'pill-arrow': (digits, value, _, __, cells) => {
    const pill = digits.slice(0, value).map((digit, i) => ({digit, cell: cells[i]})).sort((a, b) => a.cell - b.cell);
    return pill.slice(1).every(({digit}) => digit < 10) &&
      pill.reduce((number, {digit}) => 10 * number + digit, 0) === sumOf(digits.slice(value));
  },
  'double-arrow': (digits) => 2 * sumOf(ends(digits)) === sumOf(digits),
  'region-sum': (digits, _, __, shape, cells) => areEqual(sumsByBox(digits, shape, cells)),
  'sum-line': arePieces,
  'sum-loop': (digits, value) => digits.some((_, i) => arePieces([...digits.slice(i), ...digits.slice(0, i)], value)),
  'zipper': (digits) => areEqual(digits.slice(0, Math.ceil(digits.length / 2)).map((digit, i) =>
    (2 * i === digits.length - 1 ? digit : digit + digits[digits.length - 1 - i]))),
  'between': (digits) => digits.slice(1, -1).every((digit) =>
    digit > Math.min(...ends(digits)) && digit < Math.max(...ends(digits))),
  'lockout': (digits, value) => Math.abs(ends(digits)[0] - ends(digits)[1]) >= value &&
    digits.slice(1, -1).every((digit) => digit < Math.min(...ends(digits)) || digit > Math.max(...ends(digits))),
  'renban': (digits) => areDifferent(digits) && Math.max(...digits) - Math.min(...digits) === digits.length - 1,
  'sandwich': (digits, value, _, {size}) => {
    const [from, to] = [digits.indexOf(1), digits.indexOf(size)].sort((a, b) => a - b);
    return sumOf(digits.slice(from + 1, to)) === value;
  },
  'x-sum': (digits, value) => sumOf(digits.slice(0, digits[0])) === value,
  'skyscraper': (digits, value) => digits.filter((digit, i) => digits.slice(0, i).every((each) => each < digit))
    .length === value,
  'numbered-room': (digits, value) => digits[digits[0] - 1] === value,
  'quadruple': (digits, _, values) => values.every((digit) => howOften(digits, digit) >= howOften(values, digit)),
  'contain': (digits, _, values) => values.every((digit) => howOften(digits, digit) >= howOften(values, digit)),
  'contain-exact': (digits, _, values) => values.every((digit) => howOften(digits, digit) === howOften(values, digit)),
  'count-distinct': ([count, ...digits]) => new Set(digits).size === count,
  'counting-circles': (digits) => digits.every((digit) => howOften(digits, digit) === digit),
};

/**
 * True if all rules of a board can be checked here. Only the engine's `check` knows a large automaton.
 * @param {Geometry} geometry
 */
export function isCheckable({constraints}) {
  /** @param {Constraint} constraint @returns {boolean} */
  const isKnown = ({kind, machine, parts = []}) =>
    parts.every(isKnown) && (Boolean(machine) || kind !== 'regex' && kind !== 'nfa');
  return constraints.every(isKnown);
}

/**
 * The final check: every unit contains every digit once, all other rules hold, and the givens are kept. Rules that
 * aren't checkable here count as kept.
 * @param {Geometry} geometry
 * @param {ArrayLike<number>} givens
 * @param {ArrayLike<number>} values
 */
export function isSolution(geometry, givens, values) {
  return fillsUnits(geometry, givens, values) && !brokenConstraints(geometry, values).length;
}

/**
 * The broken constraints, by number, with the cells that show it.
 * @param {Geometry} shape
 * @param {ArrayLike<number>} values 0 = empty
 * @returns {{constraint: number, cells: number[]}[]}
 */
export function brokenConstraints(shape, values) {
  return shape.constraints.flatMap((each, constraint) =>
    brokenBy(shape, values, each).map((cells) => ({constraint, cells})));
}

/**
 * The cells that show that a constraint is broken: pairs, or all its cells; empty if the filled cells don't break it.
 * @param {Geometry} shape @param {ArrayLike<number>} values @param {Constraint} constraint
 * @returns {number[][]}
 */
export function brokenBy(shape, values, constraint) {
  const {kind, cells, value} = constraint;
  const beside = besideRule(shape, kind);
  if (beside) return brokenPairs(shape, values, beside);
  if (kind === 'indexer') return cells.flatMap((cell) => wrongIndex(shape, values, cell, value));
  if (kind === 'minimum' || kind === 'maximum') return cells.flatMap((cell) => notExtreme(shape, values, cell, kind));
  return holds(shape, values, constraint) ? [] : [cells];
}

/** Kinds that can be checked for each two neighbours, each two cells, or each cell. */
export const PARTS_OF = {
  next: ['thermometer', 'slow-thermometer', 'whisper', 'difference', 'ratio', 'x', 'v', 'greater', 'pair'],
  two: ['clone', 'pair-all'],
  one: ['odd', 'even'],
};

/**
 * True if the digits of some cells of a constraint break it, whatever its other cells are.
 * @param {Geometry} shape @param {Constraint} constraint @param {number[]} cells @param {number[]} digits
 */
export function isBrokenInPart(shape, {kind, cells: all, value, values = []}, cells, digits) {
  const [first, second] = cells.map((cell) => all.indexOf(cell)).sort((a, b) => a - b);
  const areTwo = PARTS_OF.two.includes(kind) || (PARTS_OF.next.includes(kind) && second === first + 1) ||
    (kind === 'palindrome' && first + second === all.length - 1);
  const isPart = cells.length === 1 ? PARTS_OF.one.includes(kind) : cells.length === 2 && first >= 0 && areTwo;
  const inOrder = cells[0] === all[first] ? digits : [...digits].reverse();
  return isPart && !CHECKS[kind](inOrder, Number(value ?? 0), values, shape, cells);
}

/**
 * False if all cells are filled and break the constraint. Within a composite, that also goes for rules that are not
 * about their own cells alone, and for cells that differ, which are a unit elsewhere.
 * @param {Geometry} shape @param {ArrayLike<number>} values @param {Constraint} constraint
 * @returns {boolean}
 */
export function holds(shape, values, {kind, cells, value, values: list = [], parts = [], machine}) {
  const digits = cells.map((cell) => values[cell]);
  if (!digits.every(Boolean)) return true;
  /** @param {Constraint} part */
  const isRight = (part) => !brokenBy(shape, values, part).length &&
    (!['all-different', 'cage'].includes(part.kind) || areDifferent(part.cells.map((cell) => values[cell])));
  if (kind === 'or') return parts.some(isRight);
  if (kind === 'and') return parts.every(isRight);
  if (machine) return machineAccepts(machine, digits);
  return CHECKS[kind]?.(digits, Number(value ?? 0), list, shape, cells) ?? true;
}

/** @param {import('./geometry.js').Machine} machine @param {number[]} digits */
function machineAccepts({starts, accepts, moves}, digits) {
  let states = new Set(starts);
  for (const digit of digits) {
    const before = states;
    states = new Set();
    for (let at = 0; at < moves.length; at += 3) {
      if (moves[at + 1] === digit && before.has(moves[at])) states.add(moves[at + 2]);
    }
  }
  return accepts.some((state) => states.has(state));
}

/**
 * The sums of the parts of a line in each box.
 * @param {number[]} digits @param {Geometry} shape @param {number[]} cells
 */
function sumsByBox(digits, shape, cells) {
  /** @type {number[]} */
  const sums = [];
  for (const [i, cell] of cells.entries()) {
    if (i && shape.box(cell) === shape.box(cells[i - 1])) sums[sums.length - 1] += digits[i];
    else sums.push(digits[i]);
  }
  return sums;
}

/** @param {Geometry} shape @param {ArrayLike<number>} values @param {BesideRule} rule */
function brokenPairs(shape, values, {isLifted, forbids}) {
  return Array.from({length: shape.cells}, (_, cell) => cell).flatMap((cell) => cellsBeside(shape, cell)
    .filter((other) => other > cell && values[cell] && values[other])
    .filter((other) => forbids(values[cell], values[other]) && !isLifted(cell, other))
    .map((other) => [cell, other]));
}

/**
 * The broken pairs of an indexer: the cell with the one that it points to, if that has the wrong digit, and with
 * another cell that has this digit.
 * @param {Geometry} shape @param {ArrayLike<number>} values @param {number} cell @param {Constraint['value']} by
 */
function wrongIndex(shape, values, cell, by) {
  const line = indexedLine(shape, by, cell);
  const digit = values[cell], own = 1 + line.indexOf(cell);
  return line.filter((other, place) => other !== cell && digit && values[other] &&
    (digit === place + 1) !== (values[other] === own)).map((other) => [cell, other]);
}

/**
 * The cell with each neighbour that it must be less or greater than, and isn't.
 * @param {Geometry} shape @param {ArrayLike<number>} values @param {number} cell @param {'minimum' | 'maximum'} kind
 */
function notExtreme(shape, values, cell, kind) {
  return unlikeBeside(shape, kind, cell)
    .filter((other) => values[cell] && values[other] &&
      (kind === 'minimum' ? values[cell] >= values[other] : values[cell] <= values[other]))
    .map((other) => [cell, other]);
}
