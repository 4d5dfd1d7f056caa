/** Constraints that are about sums: a total, or two sides with the same sum. */

/** @typedef {import('../grid/geometry.js').Constraint} Constraint */
/** @typedef {import('../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('./constraint-reason.js').ConstraintReason} ConstraintReason */

/** The digits that are left to a cell. @typedef {(cell: number) => number[]} Left */

/**
 * The sides of a constraint that have the same sum.
 * @typedef {object} Balance
 * @property {number[]} own the cells of the side that the removal is in
 * @property {number[]} other those of the other side
 * @property {boolean} [isPill] true if the other side is read as one number
 * @property {boolean} [isOwnPill] true if the removal's side is
 */

/** More sets of digits than these are not told apart. */
const MOST_SETS = 600;

/** Cells with fewer ways to fill them than these are tried out. */
const MOST_WAYS = 3000;

/** Constraints that have a total. */
const TOTALLED = ['cage', 'sum', 'little-killer'];

/**
 * @param {Geometry} shape @param {Constraint} constraint @param {{cell: number, digit: number}} removal
 * @param {Left} left
 * @returns {ConstraintReason | null}
 */
export function bySum(shape, constraint, {cell, digit}, left) {
  const {kind, cells, value, values} = constraint;
  if (kind === 'sum' && values) return byWeightedSum(shape, constraint, {cell, digit}, left);
  if (TOTALLED.includes(kind)) {
    const others = cells.filter((each) => each !== cell);
    const rest = Number(value) - digit;
    const sums = sumsWith(shape, {cell, digit}, others, left, kind === 'cage');
    if (!others.length || sums.has(rest) || !sums.size) return null;
    const [least, most] = ends(sums);
    const missing = rest < least ? /** @type {const} */ ('least') : rest > most ? 'most' : 'missing';
    return {kind: missing, cells: others, digits: [{least, most, missing: rest}[missing]]};
  }
  for (const balance of balancesOf(shape, constraint, cell)) {
    const found = byBalance(shape, balance, {cell, digit}, left);
    if (found) return found;
  }
  return null;
}

/**
 * A sum in which some cells count several times.
 * @param {Geometry} shape @param {Constraint} constraint @param {{cell: number, digit: number}} removal
 * @param {Left} left
 * @returns {ConstraintReason | null}
 */
function byWeightedSum(shape, {cells, value, values: times = []}, {cell, digit}, left) {
  const others = cells.filter((each) => each !== cell);
  const timesOf = (/** @type {number} */ each) => times[cells.indexOf(each)];
  const see = (/** @type {number} */ a, /** @type {number} */ b) => shape.peers(a).includes(b);
  const free = others.map((each) => left(each).filter((own) => own !== digit || !see(each, cell)));
  const rest = Number(value) - digit * timesOf(cell);
  const sums = free.reduce((product, {length}) => product * length, 1) < MOST_WAYS ?
    sumsOneByOne(others, free, see, others.map(timesOf)) :
    free.map((digits, at) => new Set(digits.map((own) => own * timesOf(others[at])))).reduce(added, new Set([0]));
  if (!others.length || !sums.size || sums.has(rest)) return null;
  const [least, most] = ends(sums);
  const missing = rest < least ? /** @type {const} */ ('least') : rest > most ? 'most' : 'missing';
  return {kind: missing, cells: others, digits: [{least, most, missing: rest}[missing]]};
}

/**
 * The sums that have to be equal, where a cell is part of one.
 * @param {Geometry} shape @param {Constraint} constraint @param {number} cell
 * @returns {Balance[]}
 */
function balancesOf(shape, {kind, cells, value}, cell) {
  const isIn = (/** @type {number[]} */ side) => side.includes(cell);
  /** @param {number[][]} sides @returns {Balance[]} */
  const between = (sides) => sides.filter(isIn).flatMap((own) =>
    sides.filter((other) => other !== own).map((other) => ({own, other})));
  switch (kind) {
    case 'arrow': return between([cells.slice(0, 1), cells.slice(1)]);
    case 'double-arrow': return between([[cells[0], cells[cells.length - 1]], cells.slice(1, -1)]);
    case 'region-sum': return between(stretches(shape, cells));
    case 'zipper': return between(cells.slice(0, Math.ceil(cells.length / 2)).map((first, i) =>
      [...new Set([first, cells[cells.length - 1 - i]])]));
    case 'pill-arrow': {
      const pill = cells.slice(0, Number(value)).sort((a, b) => a - b);
      const shaft = cells.slice(Number(value));
      return isIn(pill) ? [{own: pill, other: shaft, isOwnPill: true}] : [{own: shaft, other: pill, isPill: true}];
    }
    default: return [];
  }
}

/** The stretches of a line, a list for each box that it passes. @param {Geometry} shape @param {number[]} cells */
function stretches(shape, cells) {
  /** @type {number[][]} */
  const found = [];
  for (const [i, cell] of cells.entries()) {
    if (i && shape.box(cell) === shape.box(cells[i - 1])) found[found.length - 1].push(cell);
    else found.push([cell]);
  }
  return found;
}

/**
 * @param {Geometry} shape @param {Balance} balance @param {{cell: number, digit: number}} removal @param {Left} left
 * @returns {ConstraintReason | null}
 */
function byBalance(shape, {own, other, isPill, isOwnPill}, removal, left) {
  const {cell, digit} = removal;
  const rest = own.filter((each) => each !== cell);
  const mine = isOwnPill ? numbersOf(own, (each) => (each === cell ? [digit] : left(each))) :
    new Set([...sumsWith(shape, removal, rest, left, false)].map((sum) => sum + digit));
  const theirs = isPill ? numbersOf(other, left) : sumsWith(shape, removal, other, left, false);
  if (!mine.size || !theirs.size || [...mine].some((sum) => theirs.has(sum))) return null;
  const [least, most] = ends(mine);
  const [lowest, highest] = ends(theirs);
  const cells = [...rest, ...other];
  if (least > highest) return {kind: 'more', cells, digits: [least, highest], own, other};
  return most < lowest ? {kind: 'less', cells, digits: [most, lowest], own, other} :
    {kind: 'differ', cells, digits: [], own, other};
}

/** The numbers that cells can make, read as one. @param {number[]} cells @param {Left} left */
function numbersOf(cells, left) {
  return cells.reduce((/** @type {Set<number>} */ numbers, cell) => new Set([...numbers].flatMap((number) =>
    left(cell).map((digit) => 10 * number + digit))), new Set([0]));
}

/**
 * The sums that cells can have when another cell has a digit. Of cells that see each other, no two have the same.
 * @param {Geometry} shape @param {{cell: number, digit: number}} taken @param {number[]} cells @param {Left} left
 * @param {boolean} isDistinct true if all of them differ anyway
 */
function sumsWith(shape, {cell, digit}, cells, left, isDistinct) {
  const see = (/** @type {number} */ a, /** @type {number} */ b) => isDistinct || shape.peers(a).includes(b);
  /** @type {number[][]} */
  const groups = [];
  for (const each of cells) {
    const group = groups.find((members) => members.every((member) => see(member, each)));
    if (group) group.push(each);
    else groups.push([each]);
  }
  const free = (/** @type {number} */ each) => left(each).filter((own) => own !== digit || !see(each, cell));
  if (groups.length > 1 && cells.reduce((product, each) => product * left(each).length, 1) < MOST_WAYS) {
    return sumsOneByOne(cells, cells.map(free), see);
  }
  return groups.map((group) => sumsOf(group.map(free))).reduce(added, new Set([0]));
}

/**
 * The same, by trying all digits.
 * @param {number[]} cells @param {number[][]} candidates @param {(a: number, b: number) => boolean} see
 * @param {number[]} [times] how often each cell counts
 * @returns {Set<number>}
 */
function sumsOneByOne(cells, candidates, see, times = []) {
  /** @type {Set<number>} */
  const sums = new Set();
  /** @param {number[]} digits of the first cells @param {number} sum */
  const go = (digits, sum) => {
    const at = digits.length;
    if (at === cells.length) sums.add(sum);
    for (const digit of candidates[at] ?? []) {
      if (!digits.some((each, i) => each === digit && see(cells[i], cells[at]))) {
        go([...digits, digit], sum + digit * (times[at] ?? 1));
      }
    }
  };
  go([], 0);
  return sums;
}

/** @param {Set<number>} sums @param {Set<number>} others */
function added(sums, others) {
  return new Set([...sums].flatMap((sum) => [...others].map((other) => sum + other)));
}

/** The sums of cells with these candidates, no two the same. @param {number[][]} candidates @returns {Set<number>} */
function sumsOf(candidates) {
  let used = new Set([0]);
  for (const digits of candidates.slice().sort((a, b) => a.length - b.length)) {
    used = new Set([...used].flatMap((mask) => digits.filter((digit) => !(mask & 1 << digit))
      .map((digit) => mask | 1 << digit)));
    if (used.size > MOST_SETS) return candidates.map((each) => new Set(each)).reduce(added, new Set([0]));
  }
  return new Set([...used].map((mask) => Array.from({length: 31}, (_, digit) => (mask & 1 << digit ? digit : 0))
    .reduce((all, digit) => all + digit)));
}

/** The least and the greatest of numbers. @param {Set<number>} numbers @returns {[least: number, most: number]} */
function ends(numbers) {
  return [Math.min(...numbers), Math.max(...numbers)];
}
