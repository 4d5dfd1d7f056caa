/** The cells that typing goes to: always at least the one under the cursor. Knows no document. */

export class Selection {
  /** @type {Set<number>} */
  #cells = new Set([0]);
  #cursor = 0;
  /** Where a range starts. */
  #anchor = 0;

  /** @param {import('../../web/src/index.js').Geometry} shape */
  constructor(shape) {
    this.shape = shape;
  }

  /** Ascending. @returns {number[]} */
  get cells() {
    return [...this.#cells].sort((a, b) => a - b);
  }

  get cursor() {
    return this.#cursor;
  }

  get isSeveral() {
    return this.#cells.size > 1;
  }

  /** @param {number} cell */
  has(cell) {
    return this.#cells.has(cell);
  }

  /** This cell alone. @param {number} cell */
  only(cell) {
    this.#cells = new Set([cell]);
    this.#cursor = this.#anchor = cell;
  }

  /** This cell too. @param {number} cell */
  add(cell) {
    this.#cells.add(cell);
    this.#cursor = this.#anchor = cell;
  }

  /** This cell too, or no longer; the last one stays. @param {number} cell */
  toggle(cell) {
    if (!this.#cells.has(cell)) return this.add(cell);
    if (this.#cells.size === 1) return;
    this.#cells.delete(cell);
    this.#cursor = this.#anchor = this.#cells.has(this.#cursor) ? this.#cursor : [...this.#cells][this.#cells.size - 1];
  }

  /** All cells between this one and where the range starts. @param {number} cell */
  reach(cell) {
    const {row, column, cells} = this.shape;
    const isBetween = (/** @type {number} */ at, /** @type {(cell: number) => number} */ line) =>
      (line(at) - line(cell)) * (line(at) - line(this.#anchor)) <= 0;
    this.#cursor = cell;
    this.#cells = new Set(Array.from({length: cells}, (_, at) => at)
      .filter((at) => isBetween(at, row) && isBetween(at, column)));
  }

  /** @param {Iterable<number>} cells */
  these(cells) {
    const chosen = new Set(cells);
    if (chosen.size) this.#cells = chosen;
    if (!this.#cells.has(this.#cursor)) this.#cursor = this.#anchor = [...this.#cells][0];
  }

  /** The cell under the cursor alone. */
  shrink() {
    this.only(this.#cursor);
  }
}
