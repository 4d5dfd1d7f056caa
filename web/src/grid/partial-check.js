/**
 * Finds constraints that some digits break already, whatever the open cells will hold. There is never a false alarm; of
 * some kinds, a break can stay hidden until few cells are open.
 */

import {CHECKS, PARTS_OF, brokenBy, holds} from './constraint-check.js';
import {hasTotal, totalsOf} from './partial-sums.js';

/** @typedef {import('./geometry.js').Constraint} Constraint */
/** @typedef {import('./geometry.js').Geometry} Geometry */

/**
 * A board and one of its constraints.
 * @typedef {object} Case
 * @property {Geometry} shape
 * @property {ArrayLike<number>} values
 * @property {Constraint} constraint
 * @property {number[]} digits of the constraint's cells, 0 for an open one
 * @property {number} value
 * @property {number[]} list the constraint's `values`
 */

/** Kinds that have no check, but are about their own cells. */
const WITHOUT_CHECK = ['or', 'and', 'regex', 'nfa', 'all-different'];
/** How many digits are tried in the open cells of a constraint. */
const MOST_TRIED = 2000;

/**
 * The constraints that can't hold any more, by number, with the filled cells that show it.
 * @param {Geometry} shape
 * @param {ArrayLike<number>} values 0 = empty
 * @returns {{constraint: number, cells: number[]}[]}
 */
export function brokenSoFar(shape, values) {
  return shape.constraints.flatMap((each, constraint) =>
    brokenEarly(shape, values, each).map((cells) => ({constraint, cells})));
}

/** @param {Geometry} shape @param {ArrayLike<number>} values @param {Constraint} constraint @returns {number[][]} */
function brokenEarly(shape, values, constraint) {
  const {kind, cells, parts = [], machine} = constraint;
  const digits = cells.map((cell) => values[cell]);
  const filled = cells.filter((cell) => values[cell]);
  if (isOfPairs(kind)) return brokenBy(shape, values, constraint);
  if (!filled.length) return [];
  if (kind === 'and') return parts.flatMap((part) => brokenPart(shape, values, part));
  if (kind === 'or') return parts.every((part) => brokenPart(shape, values, part).length) ? [filled] : [];
  const {value, values: list = []} = constraint;
  const asked = {shape, values, constraint, digits, value: Number(value ?? 0), list};
  if (machine) return machineGoesOn(asked) ? [] : [filled];
  if (PARTS_OF.next.includes(kind)) return brokenLinks(asked);
  const pairs = PAIRS[kind] ? brokenPairs(asked, PAIRS[kind]) : [];
  if (pairs.length) return pairs;
  if (digits.every(Boolean)) return brokenBy(shape, values, constraint);
  return (CAN_HOLD[kind]?.(asked) ?? true) && canBeFilled(asked) ? [] : [filled];
}

/** True for rules that are checked two cells at a time in any case. @param {string} kind */
function isOfPairs(kind) {
  return !(kind in CHECKS) && !WITHOUT_CHECK.includes(kind);
}

/** The same within a composite, where cells that differ are no unit. @type {typeof brokenEarly} */
function brokenPart(shape, values, part) {
  const {kind, cells} = part;
  const filled = cells.filter((cell) => values[cell]);
  const areEqual = ['all-different', 'cage'].includes(kind) &&
    new Set(filled.map((cell) => values[cell])).size < filled.length;
  return areEqual ? [filled] : brokenEarly(shape, values, part);
}

/** True if an automaton can go through all cells. @param {Case} asked */
function machineGoesOn({constraint: {machine}, digits}) {
  const {starts, accepts, moves} = /** @type {import('./geometry.js').Machine} */ (machine);
  let states = new Set(starts);
  for (const digit of digits) {
    const before = states;
    states = new Set();
    for (let at = 0; at < moves.length; at += 3) {
      if ((!digit || moves[at + 1] === digit) && before.has(moves[at])) states.add(moves[at + 2]);
    }
  }
  return accepts.some((state) => states.has(state));
}

const digitsUpTo = (/** @type {number} */ size) => Array.from({length: size}, (_, at) => at + 1);

/**
 * The broken parts of a rule for each two neighbours of a line: two filled cells with no way from one to the other
 * through the open cells between them, or one with no way to an end.
 * @param {Case} asked
 */
function brokenLinks({shape, values, constraint: {kind, cells}, value, list}) {
  const all = digitsUpTo(shape.size);
  const canFollow = (/** @type {number} */ at, /** @type {number} */ a, /** @type {number} */ b) =>
    CHECKS[kind]([a, b], value, list, shape, cells.slice(at - 1, at + 1)) &&
    (a !== b || !shape.peers(cells[at - 1]).includes(cells[at]));
  const digitsAt = (/** @type {number} */ at) => (values[cells[at]] ? [values[cells[at]]] : all);
  /** @type {number[][]} */
  const broken = [];
  let [last, reached] = [cells.slice(0, 1).filter((cell) => values[cell]), digitsAt(0)];
  for (let at = 1; at < cells.length; at += 1) {
    const now = values[cells[at]] ? [cells[at]] : [];
    reached = digitsAt(at).filter((digit) => reached.some((before) => canFollow(at, before, digit)));
    if (!reached.length) {
      broken.push([...last, ...now]);
      reached = digitsAt(at);
    }
    if (now.length) last = now;
  }
  return broken.filter((each) => each.length);
}

/** Two places of a constraint whose digits don't fit. @typedef {(asked: Case, a: number, b: number) => boolean} Pair */

/** @type {Pair} */
const areUnlike = ({digits}, a, b) => digits[a] !== digits[b];
/** In windows with one cell of each class, the classes come in turns. @param {(asked: Case) => number} manyOf */
const outOfTurn = (manyOf, /** @type {(digit: number, asked: Case) => number} */ classOf) =>
  /** @type {Pair} */ ((asked, a, b) => (b - a) % manyOf(asked) === 0 !==
    (classOf(asked.digits[a], asked) === classOf(asked.digits[b], asked)));

/** @type {Record<string, Pair>} */
const PAIRS = {
  'palindrome': (asked, a, b) => a + b === asked.digits.length - 1 && areUnlike(asked, a, b),
  'clone': areUnlike,
  'renban': ({digits}, a, b) => digits[a] === digits[b] || Math.abs(digits[a] - digits[b]) >= digits.length,
  'pair-all': ({digits, list}, a, b) => !(list[digits[a] - 1] & 1 << digits[b] - 1),
  'modular': outOfTurn(({value}) => value, (digit, {value}) => digit % value),
  'entropic': outOfTurn(() => 3, (digit, {shape: {size}}) => Math.floor((digit - 1) * 3 / size)),
};

/** @param {Case} asked @param {Pair} areWrong */
function brokenPairs(asked, areWrong) {
  const {constraint: {cells}, digits} = asked;
  return cells.flatMap((cell, a) => cells.slice(a + 1).flatMap((other, i) =>
    (digits[a] && digits[a + 1 + i] && areWrong(asked, a, a + 1 + i) ? [[cell, other]] : [])));
}

const countOf = (/** @type {number[]} */ digits, /** @type {number} */ digit) =>
  digits.filter((each) => each === digit).length;
const openIn = (/** @type {number[]} */ digits) => countOf(digits, 0);
const placedIn = (/** @type {number[]} */ digits) => digits.filter(Boolean);

/** @param {Case} asked @param {(low: number, high: number) => boolean} fits the lower and the higher end of a line */
function someEnds({digits, shape: {size}}, fits) {
  const all = digitsUpTo(size);
  const [from, to] = [digits[0], digits[digits.length - 1]].map((digit) => (digit ? [digit] : all));
  return from.some((a) => to.some((b) => fits(Math.min(a, b), Math.max(a, b))));
}

/** @param {Case} asked @param {number[]} cells */
const totals = ({shape, values}, cells) => totalsOf(shape, values, cells);
/** The totals that all parts of a line can have. @param {Case} asked @param {number[][]} parts */
const common = (asked, parts) => parts.map((cells) => totals(asked, cells)).reduce((a, b) => a & b);

/** False if the wanted digits no longer fit in. @param {Case} asked */
function hasRoom({digits, list}) {
  const missing = [...new Set(list)].map((digit) => Math.max(0, countOf(list, digit) - countOf(digits, digit)));
  return missing.reduce((sum, many) => sum + many, 0) <= openIn(digits);
}

/** Kinds whose open cells are too many to be tried. @type {Record<string, (asked: Case) => boolean>} */
const CAN_HOLD = {
  'cage': (asked) => !asked.value || hasTotal(totals(asked, asked.constraint.cells), asked.value),
  'little-killer': (asked) => hasTotal(totals(asked, asked.constraint.cells), asked.value),
  'arrow': (asked) => {
    const [circle, ...shaft] = asked.constraint.cells;
    return common(asked, [[circle], shaft]) !== 0n;
  },
  'double-arrow': (asked) => {
    const {cells} = asked.constraint;
    return common(asked, [[cells[0], cells[cells.length - 1]], cells.slice(1, -1)]) !== 0n;
  },
  'region-sum': (asked) => {
    const {shape, constraint: {cells}} = asked;
    const starts = cells.flatMap((cell, at) => (at && shape.box(cell) === shape.box(cells[at - 1]) ? [] : [at]));
    return common(asked, starts.map((start, part) => cells.slice(start, starts[part + 1]))) !== 0n;
  },
  'zipper': (asked) => {
    const {cells} = asked.constraint;
    return common(asked, cells.slice(0, Math.ceil(cells.length / 2)).map((cell, at) =>
      (2 * at === cells.length - 1 ? [cell] : [cell, cells[cells.length - 1 - at]]))) !== 0n;
  },
  'x-sum': ({shape, values, constraint: {cells}, digits, value}) => digitsUpTo(shape.size).some((many) => {
    if (digits[0] && digits[0] !== many) return false;
    const begun = Uint8Array.from(values);
    begun[cells[0]] = many;
    return hasTotal(totalsOf(shape, begun, cells.slice(0, many)), value);
  }),
  'between': (asked) => {
    const middle = asked.digits.slice(1, -1);
    return someEnds(asked, (low, high) => placedIn(middle).every((digit) => low < digit && digit < high) &&
      (high - low > 1 || !middle.length));
  },
  'lockout': (asked) => {
    const middle = asked.digits.slice(1, -1);
    return someEnds(asked, (low, high) => high - low >= asked.value &&
      placedIn(middle).every((digit) => digit < low || digit > high) &&
      (low > 1 || high < asked.shape.size || !middle.length));
  },
  'quadruple': hasRoom,
  'contain': hasRoom,
  'contain-exact': (asked) => hasRoom(asked) &&
    asked.list.every((digit) => countOf(asked.digits, digit) <= countOf(asked.list, digit)),
  'count-distinct': ({digits: [count, ...digits]}) => {
    const least = new Set(placedIn(digits)).size;
    return !count || (least <= count && count <= least + openIn(digits));
  },
  'counting-circles': ({digits}) => {
    const missing = [...new Set(placedIn(digits))].map((digit) => digit - countOf(digits, digit));
    return missing.every((many) => many >= 0) && missing.reduce((sum, many) => sum + many, 0) <= openIn(digits);
  },
};

/** The last answer about each constraint, which holds as long as its cells keep their digits. */
const answers = /** @type {WeakMap<Constraint, {digits: string, canBe: boolean}>} */ (new WeakMap());

/** @param {Case} asked */
function canBeFilled(asked) {
  const {constraint} = asked;
  const digits = String(asked.digits);
  const known = answers.get(constraint);
  if (known?.digits === digits) return known.canBe;
  const canBe = tryToFill(asked);
  answers.set(constraint, {digits, canBe});
  return canBe;
}

/** True unless all digits of the open cells were tried, and none fits. @param {Case} asked */
function tryToFill({shape, values, constraint}) {
  const {cells} = constraint;
  const open = [...new Set(cells.filter((cell) => !values[cell]))];
  const differing = open.map((cell) => cells.filter((other) => shape.peers(cell).includes(other)));
  const tried = Uint8Array.from(values);
  let left = MOST_TRIED;
  const fill = (/** @type {number} */ at) => {
    if (at === open.length) return holds(shape, tried, constraint);
    for (let digit = 1; digit <= shape.size; digit += 1) {
      left -= 1;
      if (left < 0) return true;
      if (differing[at].some((other) => tried[other] === digit)) continue;
      tried[open[at]] = digit;
      if (fill(at + 1)) return true;
    }
    tried[open[at]] = 0;
    return false;
  };
  return fill(0);
}
