/**
 * Constraints on a line that can be read cell by cell: each digit leads from one state to another, or to none.
 * Following all states at once shows if digits are possible.
 */

import {holds} from '../grid/constraint-check.js';

/** @typedef {import('../grid/geometry.js').Constraint} Constraint */
/** @typedef {import('../grid/geometry.js').Geometry} Geometry */

/**
 * @typedef {object} Line
 * @property {number[]} cells in the order in which they are read
 * @property {number} start a state
 * @property {(state: number, at: number, digit: number) => number} step to the next state; `NONE` if there is none
 * @property {(state: number) => boolean} accepts the last state
 */

/** No state: the digit is impossible here. */
const NONE = -1;
/** The state in which the remaining digits don't matter. */
const OVER = -2;
/** The number of bits of a mask of digits. */
const MASK = 1 << 16;
/** More classes than these don't fit a state. */
const MOST_CLASSES = 10;
/** More of a digit than an area can be asked to have. */
const COUNTS = 16;

const always = () => true;
/** @param {number} digit */
const bit = (digit) => 1 << digit - 1;
/** @param {number} mask */
const highest = (mask) => 32 - Math.clz32(mask);
/** @param {number} mask */
const lowest = (mask) => highest(mask & -mask);

/** The sum of digits that are a mask. @param {number} mask */
function sumOf(mask) {
  let sum = 0;
  for (let left = mask; left; left &= left - 1) sum += lowest(left);
  return sum;
}

/** @param {number[]} cells the ends first */
const endsFirst = (cells) => [cells[0], cells[cells.length - 1], ...cells.slice(1, -1)];

/**
 * The ends are read first: their state is the smaller one above the greater one.
 * @param {number[]} cells @param {(first: number, last: number) => boolean} mayBeEnds
 * @param {(digit: number, low: number, high: number) => boolean} mayBeInside
 * @returns {Line}
 */
function withEnds(cells, mayBeEnds, mayBeInside) {
  return {
    cells: endsFirst(cells), start: 0, accepts: always,
    step: (state, at, digit) => {
      if (at === 0) return digit;
      if (at === 1) return mayBeEnds(state, digit) ? 64 * Math.min(state, digit) + Math.max(state, digit) : NONE;
      return mayBeInside(digit, Math.floor(state / 64), state % 64) ? state : NONE;
    },
  };
}

/**
 * Neighbours, as many as the value says, have different classes; the state is the classes of the last ones.
 * @param {number[]} cells @param {number} many @param {(digit: number) => number} classOf from 0
 * @returns {Line}
 */
function classes(cells, many, classOf) {
  return {
    cells, start: 0, accepts: always,
    step: (state, _, digit) => {
      const own = classOf(digit) + 1;
      for (let left = state; left; left = Math.floor(left / 32)) if (left % 32 === own) return NONE;
      return (32 * state + own) % 32 ** (many - 1);
    },
  };
}

/** The digits so far, which differ. @param {number[]} cells @returns {Line} */
function renban(cells) {
  return {
    cells, start: 0, accepts: always,
    step: (used, _, digit) => {
      const after = used | bit(digit);
      return after === used || highest(after) - lowest(after) >= cells.length ? NONE : after;
    },
  };
}

/**
 * The digits since the first of 1 and n, above which of these it was.
 * @param {number[]} cells @param {number} total @param {number} size @returns {Line}
 */
function sandwich(cells, total, size) {
  return {
    cells, start: 0, accepts: (state) => state === OVER,
    step: (state, _, digit) => {
      const isCrust = digit === 1 || digit === size;
      const crust = digit === 1 ? 1 : 2;
      if (state === OVER) return isCrust ? NONE : OVER;
      if (state === 0) return isCrust ? crust : 0;
      const inside = state >> 2;
      if (isCrust) return crust !== (state & 3) && sumOf(inside) === total ? OVER : NONE;
      return inside & bit(digit) || sumOf(inside) + digit > total ? NONE : (inside | bit(digit)) << 2 | state & 3;
    },
  };
}

/**
 * The number of cells still to read, their sum, and the digits so far.
 * @param {number[]} cells @param {number} total @returns {Line}
 */
function xSum(cells, total) {
  /** @param {number} left @param {number} sum @param {number} used */
  const after = (left, sum, used) => {
    if (sum < left || !left && sum) return NONE;
    return left ? (1024 * left + sum) * MASK + used : OVER;
  };
  return {
    cells, start: 0, accepts: (state) => state === OVER,
    step: (state, at, digit) => {
      if (at === 0) return after(digit - 1, total - digit, bit(digit));
      if (state === OVER) return OVER;
      const used = state % MASK;
      const rest = Math.floor(state / MASK);
      return used & bit(digit) ? NONE : after(Math.floor(rest / 1024) - 1, rest % 1024 - digit, used | bit(digit));
    },
  };
}

/** How many have been seen, and the digits so far. @param {number[]} cells @param {number} total @returns {Line} */
function skyscraper(cells, total) {
  return {
    cells, start: 0, accepts: (state) => Math.floor(state / MASK) === total,
    step: (state, _, digit) => {
      const used = state % MASK;
      const seen = Math.floor(state / MASK) + Number(used < bit(digit));
      return used & bit(digit) || seen > total ? NONE : seen * MASK + (used | bit(digit));
    },
  };
}

/** The place that the first digit names. @param {number[]} cells @param {number} wanted @returns {Line} */
function numberedRoom(cells, wanted) {
  return {
    cells, start: 0, accepts: always,
    step: (state, at, digit) => {
      const place = at === 0 ? digit : state;
      if (place !== at + 1) return place;
      return digit === wanted ? OVER : NONE;
    },
  };
}

/**
 * How many of each wanted digit are missing.
 * @param {number[]} cells @param {number[]} values @param {boolean} isExact @returns {Line}
 */
function containing(cells, values, isExact) {
  const wanted = [...new Set(values)];
  const one = (/** @type {number} */ digit) => COUNTS ** wanted.indexOf(digit);
  return {
    cells, start: values.reduce((all, digit) => all + one(digit), 0), accepts: (state) => state === 0,
    step: (state, _, digit) => {
      if (!wanted.includes(digit)) return state;
      if (Math.floor(state / one(digit)) % COUNTS) return state - one(digit);
      return isExact ? NONE : state;
    },
  };
}

/** The sum of a group so far. @param {number[]} cells @param {number} total @returns {Line} */
function sumLine(cells, total) {
  return {
    cells, start: 0, accepts: (state) => state === 0,
    step: (sum, _, digit) => (sum + digit > total ? NONE : (sum + digit) % total),
  };
}

/**
 * States of any form, by numbers.
 * @template T
 */
function numbering() {
  /** @type {T[]} */
  const items = [];
  /** @type {Map<string, number>} */
  const known = new Map();
  return {
    items,
    /** @param {T} item */
    numberOf: (item) => {
      const key = JSON.stringify(item);
      const number = known.get(key) ?? items.push(item) - 1;
      known.set(key, number);
      return number;
    },
  };
}

/**
 * A sum line that closes: the sum of all digits so far, less whole groups; then the sums that the group at hand can
 * have, since it may have begun at the end of the line.
 * @param {number[]} cells @param {number} total @returns {Line}
 */
function sumLoop(cells, total) {
  const {items, numberOf} = /** @type {ReturnType<typeof numbering<number[]>>} */ (numbering());
  return {
    cells, start: numberOf([0, ...Array(total).keys()]), accepts: (state) => items[state][0] === 0,
    step: (state, _, digit) => {
      const [all, ...sums] = items[state];
      const next = sums.filter((sum) => sum + digit <= total).map((sum) => (sum + digit) % total);
      return next.length ? numberOf([(all + digit) % total, ...next]) : NONE;
    },
  };
}

/** The digits of the others so far; the cell that counts them comes last. @param {number[]} cells @returns {Line} */
function countDistinct([counter, ...others]) {
  return {
    cells: [...others, counter], start: 0, accepts: always,
    step: (used, at, digit) => {
      if (at < others.length) return used | bit(digit);
      return used.toString(2).replaceAll('0', '').length === digit ? OVER : NONE;
    },
  };
}

/**
 * An automaton: a state here is a set of its own.
 * @param {number[]} cells @param {import('../grid/geometry.js').Machine} machine @returns {Line}
 */
function machineLine(cells, {starts, accepts, moves}) {
  const {items: sets, numberOf} = /** @type {ReturnType<typeof numbering<number[]>>} */ (numbering());
  /** @type {Map<number, number>} */
  const steps = new Map();
  const after = (/** @type {number} */ state, /** @type {number} */ digit) => {
    /** @type {Set<number>} */
    const next = new Set();
    for (let at = 0; at < moves.length; at += 3) {
      if (moves[at + 1] === digit && sets[state].includes(moves[at])) next.add(moves[at + 2]);
    }
    return next.size ? numberOf([...next].sort((a, b) => a - b)) : NONE;
  };
  return {
    cells, start: numberOf(starts), accepts: (state) => sets[state].some((each) => accepts.includes(each)),
    step: (state, _, digit) => {
      const key = 32 * state + digit;
      if (!steps.has(key)) steps.set(key, after(state, digit));
      return steps.get(key) ?? NONE;
    },
  };
}

/** More ways to fill all cells but one than these aren't tried. */
const MOST_WAYS = 40_000;

/**
 * Any constraint on few cells: the state is all digits so far, and the last one is looked at. Cells in one unit differ,
 * but for the cell in question, whose unit no sentence about the rule would name.
 * @param {Geometry} shape @param {Constraint} constraint @param {number} own @returns {Line | null}
 */
export function trialLine(shape, constraint, own) {
  const {cells} = constraint;
  const base = shape.size + 1;
  if (!cells.length || shape.size ** (cells.length - 1) > MOST_WAYS) return null;
  const values = new Uint8Array(shape.cells);
  const seen = cells.map((cell, at) => cells.slice(0, at).map((other) =>
    cell !== own && other !== own && shape.peers(cell).includes(other)));
  return {
    cells, start: 0, step: (state, _, digit) => base * state + digit,
    accepts: (state) => {
      for (let at = cells.length - 1, left = state; at >= 0; at -= 1, left = Math.floor(left / base)) {
        values[cells[at]] = left % base;
      }
      const differ = seen.every((row, at) => row.every((sees, other) =>
        !sees || values[cells[at]] !== values[cells[other]]));
      return differ && holds(shape, values, constraint);
    },
  };
}

/**
 * A constraint as a line; null for kinds that are none.
 * @param {Geometry} shape @param {Constraint} constraint
 * @returns {Line | null}
 */
export function lineOf({size}, {kind, cells, value: given, values = [], machine}) {
  const value = Number(given);
  switch (kind) {
    case 'between': return withEnds(cells, always, (digit, low, high) => low < digit && digit < high);
    case 'lockout': return withEnds(cells, (first, last) => Math.abs(first - last) >= value,
      (digit, low, high) => digit < low || high < digit);
    case 'entropic': return classes(cells, 3, (digit) => Math.floor((digit - 1) * 3 / size));
    case 'modular': return value > MOST_CLASSES ? null : classes(cells, value, (digit) => digit % value);
    case 'renban': return renban(cells);
    case 'sandwich': return sandwich(cells, value, size);
    case 'x-sum': return xSum(cells, value);
    case 'skyscraper': return skyscraper(cells, value);
    case 'numbered-room': return numberedRoom(cells, value);
    case 'quadruple':
    case 'contain': return containing(cells, values, false);
    case 'contain-exact': return containing(cells, values, true);
    case 'sum-line': return sumLine(cells, value);
    case 'sum-loop': return sumLoop(cells, value);
    case 'count-distinct': return countDistinct(cells);
    case 'regex':
    case 'nfa': return machine ? machineLine(cells, machine) : null;
    default: return null;
  }
}

/** The number of states that may still be tried. @typedef {{left: number}} Effort */

/**
 * True if digits from these lists, one for each cell of the line in its order, are possible; also true if that takes
 * too long to find out.
 * @param {Line} line @param {number[][]} lists @param {Effort} effort
 */
export function isPossible({start, step, accepts}, lists, effort) {
  let states = new Set([start]);
  for (const [at, digits] of lists.entries()) {
    /** @type {Set<number>} */
    const after = new Set();
    effort.left -= states.size * digits.length;
    if (effort.left < 0) return true;
    for (const state of states) {
      for (const digit of digits) {
        const next = step(state, at, digit);
        if (next !== NONE) after.add(next);
      }
    }
    states = after;
  }
  return [...states].some(accepts);
}
