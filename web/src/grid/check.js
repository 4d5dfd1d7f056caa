/** What can be seen wrong on a board by looking at its units, without any solving. */

/** @typedef {import('./geometry.js').Geometry} Geometry */

/**
 * Two equal digits in a unit.
 * @typedef {{unit: number, digit: number, cells: [number, number]}} Clash
 */

/**
 * All pairs of equal digits, rows first; within a unit each digit against its first cell.
 * @param {Geometry} geometry
 * @param {ArrayLike<number>} values 0 = empty
 * @returns {Clash[]}
 */
export function clashes(geometry, values) {
  /** @type {Clash[]} */
  const found = [];
  for (let unit = 0; unit < 3 * geometry.size; unit += 1) {
    /** @type {Map<number, number>} */
    const holder = new Map();
    for (const cell of geometry.cellsOf(unit)) {
      const digit = values[cell];
      const first = holder.get(digit);
      if (digit && first !== undefined) found.push({unit, digit, cells: [first, cell]});
      else holder.set(digit, cell);
    }
  }
  return found;
}
