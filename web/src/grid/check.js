/** Faults of a board that are visible in its units, without solving. */

/** @typedef {import('./geometry.js').Geometry} Geometry */

/**
 * Two equal digits in a unit, or in cells that a rule about pairs keeps different.
 * @typedef {{unit: number, digit: number, cells: [number, number]}} Clash `unit` is -1 if they share none
 */

/**
 * All pairs of equal digits, rows first; within a unit, each digit is compared with its first cell.
 * @param {Geometry} geometry
 * @param {ArrayLike<number>} values 0 = empty
 * @returns {Clash[]}
 */
export function clashes(geometry, values) {
  /** @type {Clash[]} */
  const found = [];
  for (let unit = 0; unit < geometry.units; unit += 1) {
    /** @type {Map<number, number>} */
    const holder = new Map();
    for (const cell of geometry.cellsOf(unit)) {
      const digit = values[cell];
      const first = holder.get(digit);
      if (digit && first !== undefined) found.push({unit, digit, cells: [first, cell]});
      else holder.set(digit, cell);
    }
  }
  for (const {cells} of geometry.rules?.pairs ?? []) {
    for (const [cell, other] of cells) {
      const digit = values[cell];
      if (digit && digit === values[other]) found.push({unit: -1, digit, cells: [cell, other]});
    }
  }
  return found;
}
