/** The totals that cells can have whose digits are not all known. A set of totals is a number with a bit for each. */

/** @typedef {import('./geometry.js').Geometry} Geometry */

/**
 * The totals that cells can have, as far as their own digits and those that must differ among them decide. It may have
 * some that are impossible, and lacks none that is possible.
 * @param {Geometry} shape @param {ArrayLike<number>} values 0 = empty
 * @param {number[]} cells
 * @returns {bigint}
 */
export function totalsOf(shape, values, cells) {
  return groupsOf(shape, cells).reduce((all, group) => added(all, totalsOfGroup(shape, values, group)), 1n);
}

/** The totals of two sets, added in every way. @param {bigint} some @param {bigint} others @returns {bigint} */
function added(some, others) {
  let all = 0n;
  for (let at = 0n, left = others; left; at += 1n, left >>= 1n) if (left & 1n) all |= some << at;
  return all;
}

/** True if a set has a total. @param {bigint} totals @param {number} total */
export function hasTotal(totals, total) {
  return total >= 0 && Boolean(totals >> BigInt(total) & 1n);
}

/** Cells in groups whose cells all differ. @param {Geometry} shape @param {number[]} cells */
function groupsOf({peers}, cells) {
  /** @type {number[][]} */
  const groups = [];
  for (const cell of cells) {
    const group = groups.find((each) => each.every((other) => peers(cell).includes(other)));
    if (group) group.push(cell);
    else groups.push([cell]);
  }
  return groups;
}

/**
 * The totals of cells that all differ.
 * @param {Geometry} shape @param {ArrayLike<number>} values @param {number[]} cells
 */
function totalsOfGroup({size}, values, cells) {
  const known = cells.map((cell) => values[cell]).filter(Boolean);
  const open = cells.length - known.length;
  /** By how many digits were taken. */
  const totals = [1n, ...new Array(open).fill(0n)];
  for (let digit = 1; digit <= size; digit += 1) {
    if (known.includes(digit)) continue;
    for (let count = open; count > 0; count -= 1) totals[count] |= totals[count - 1] << BigInt(digit);
  }
  return totals[open] << BigInt(known.reduce((sum, digit) => sum + digit, 0));
}
