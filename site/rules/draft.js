/** Rules in the making: their text, regions that are half drawn, and every state before. Knows no document. */

/**
 * @typedef {object} State
 * @property {string} text of the rules
 * @property {number[]} regions of each cell the region that was drawn for it, from 0; -1 for none yet
 */

export class Draft {
  /** @type {State[]} */
  #states;
  #at = 0;

  /** @param {string} text @param {number} cells of the grid */
  constructor(text, cells) {
    this.#states = [{text, regions: new Array(cells).fill(-1)}];
  }

  get now() {
    return this.#states[this.#at];
  }

  get canUndo() {
    return this.#at > 0;
  }

  get canRedo() {
    return this.#at < this.#states.length - 1;
  }

  /** True if the rules are others than at first. */
  get isChanged() {
    return this.now.text !== this.#states[0].text;
  }

  /** @param {Partial<State>} change */
  change(change) {
    this.#at += 1;
    this.#states.splice(this.#at, Infinity, {...this.#states[this.#at - 1], ...change});
  }

  undo() {
    if (this.canUndo) this.#at -= 1;
  }

  redo() {
    if (this.canRedo) this.#at += 1;
  }
}

/**
 * Regions with one more; what is left over becomes the last.
 * @param {number[]} regions of each cell, -1 for none
 * @param {number[]} cells of the new one, taken from others
 * @param {number} size
 * @returns {number[]} without -1 where all are drawn
 */
export function withRegion(regions, cells, size) {
  const broken = new Set(cells.map((cell) => regions[cell]));
  const kept = regions.map((region) => (broken.has(region) ? -1 : region));
  const number = Array.from({length: size}, (_, each) => each).find((each) => !kept.includes(each)) ?? 0;
  for (const cell of cells) kept[cell] = number;
  const left = kept.flatMap((region, cell) => (region < 0 ? [cell] : []));
  return left.length === size ? withRegion(kept, left, size) : kept;
}
