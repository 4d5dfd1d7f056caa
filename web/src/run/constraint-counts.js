/** Constraints that count digits: circles that count themselves, cells that count others, sets with the same digits. */

/** @typedef {import('../grid/geometry.js').Constraint} Constraint */
/** @typedef {import('./constraint-reason.js').ConstraintReason} ConstraintReason */
/** @typedef {import('./constraint-sums.js').Left} Left */

/** @param {Left} left @param {number[]} cells @param {number} digit */
const able = (left, cells, digit) => cells.filter((each) => left(each).includes(digit));
/** @param {Left} left @param {number[]} cells @param {number} digit */
const settled = (left, cells, digit) => cells.filter((each) => left(each).join() === String(digit));

/**
 * Circles that count themselves: a digit is in as many of them as it says, and so the different digits in circles sum
 * to the number of circles.
 * @param {Constraint} constraint @param {{cell: number, digit: number}} removal @param {Left} left @param {number} size
 * @returns {ConstraintReason | null}
 */
export function byCircles({kind, cells}, {cell, digit}, left, size) {
  if (kind !== 'counting-circles') return null;
  const others = cells.filter((each) => each !== cell);
  const filled = settled(left, others, digit);
  if (filled.length >= digit) return {kind: 'often', cells: filled, digits: [filled.length]};
  const possible = able(left, others, digit).length + 1;
  if (possible < digit) return {kind: 'seldom', cells: [], digits: [possible]};
  const all = Array.from({length: size}, (_, i) => i + 1);
  const held = all.filter((each) => settled(left, cells, each).length);
  const can = all.filter((each) => settled(left, cells, each).length <= each && able(left, cells, each).length >= each);
  const just = all.filter((each) => each !== digit && left(cell).includes(each) &&
    able(left, cells, each).length === each);
  const needed = just.find((each) => held.includes(each));
  if (needed) return {kind: 'circles-held', cells: settled(left, cells, needed).slice(0, 1), digits: [needed]};
  /** @param {number[]} with_ @param {number} [without] */
  const sums = (with_, without) => sumsOf(can.filter((each) => each !== without && !with_.includes(each)))
    .has(cells.length - with_.reduce((sum, each) => sum + each, 0));
  if (!sums([...new Set([...held, digit])])) return {kind: 'circles-sum', cells: [], digits: [cells.length]};
  const certain = just.find((each) => !sums(held, each));
  return certain ? {kind: 'circles-must', cells: [], digits: [certain]} : null;
}

/** The sums of some of the digits. @param {number[]} digits @returns {Set<number>} */
function sumsOf(digits) {
  return digits.reduce((sums, digit) => new Set([...sums, ...[...sums].map((sum) => sum + digit)]), new Set([0]));
}

/**
 * A cell that counts the different digits of others: too many are there, or too few can come.
 * @param {Constraint} constraint @param {{cell: number, digit: number}} removal @param {Left} left
 * @returns {ConstraintReason | null}
 */
export function byDistinct({kind, cells: [counter, ...others]}, {cell, digit}, left) {
  if (kind !== 'count-distinct') return null;
  const filled = others.filter((each) => each !== cell && left(each).length === 1);
  const seen = new Set(filled.flatMap(left));
  const base = cell === counter ? seen : new Set([...seen, digit]);
  const open = others.filter((each) => each !== cell && left(each).some((own) => !base.has(own)));
  const most = base.size + open.length;
  if (cell === counter) {
    if (seen.size > digit) return {kind: 'distinct-seen', cells: filled, digits: [seen.size]};
    return most < digit ? {kind: 'distinct-open', cells: [], digits: [most]} : null;
  }
  const counts = left(counter);
  const settledCounter = counts.length === 1 ? [counter] : [];
  const [least, greatest] = [Math.min(...counts), Math.max(...counts)];
  if (base.size > greatest) {
    return {kind: 'distinct-full', cells: [...settledCounter, ...filled], digits: [greatest, seen.size]};
  }
  return most < least ? {kind: 'distinct-few', cells: settledCounter, digits: [least, most]} : null;
}

/**
 * For sets with the same digits: another set can't have this many of a digit, or has more of it.
 * @param {Constraint} constraint @param {{cell: number, digit: number}} removal @param {Left} left
 * @returns {ConstraintReason | null}
 */
export function bySets({kind, cells, value}, {cell, digit}, left) {
  if (kind !== 'same-sets') return null;
  const length = cells.length / Number(value);
  const sets = Array.from({length: Number(value)}, (_, at) => cells.slice(at * length, (at + 1) * length));
  const own = /** @type {number[]} */ (sets.find((set) => set.includes(cell)));
  const others = sets.filter((set) => set !== own);
  const has = settled(left, own, digit).length;
  const full = others.find((set) => able(left, set, digit).length <= has);
  if (full) {
    return {kind: has ? 'sets-full' : 'sets-lack', cells: has ? settled(left, own, digit) : full, digits: [has],
      own: own.slice(0, 1), other: full.slice(0, 1)};
  }
  for (const needed of left(cell).filter((each) => each !== digit)) {
    const room = able(left, own, needed).length;
    const set = others.find((each) => settled(left, each, needed).length >= room);
    if (set) {
      return {kind: 'sets-need', cells: settled(left, set, needed), digits: [needed, room], own: own.slice(0, 1),
        other: set.slice(0, 1)};
    }
  }
  return null;
}
