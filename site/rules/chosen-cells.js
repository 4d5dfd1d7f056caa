/** The cells that are chosen for a rule, in their order; none to begin with. Knows no document. */

export class ChosenCells {
  /** @type {number[]} */
  #cells = [];
  /** The cells that were chosen before the stroke that is drawn now. @type {number[]} */
  #before = [];
  cursor = 0;

  get cells() {
    return this.#cells;
  }

  /** @param {number} cell */
  has(cell) {
    return this.#cells.includes(cell);
  }

  /** This cell alone. @param {number} cell */
  only(cell) {
    this.these([cell]);
  }

  /** @param {number} cell */
  add(cell) {
    this.cursor = cell;
    if (!this.has(cell)) this.#cells = [...this.#cells, cell];
  }

  /** @param {number} cell */
  toggle(cell) {
    this.#before = this.#cells.filter((each) => each !== cell);
    this.cursor = cell;
    this.#cells = this.has(cell) ? this.#before : [...this.#cells, cell];
  }

  /** The cells that a stroke has passed, after those that were there. @param {number[]} path */
  draw(path) {
    this.these([...new Set([...this.#before.filter((cell) => !path.includes(cell)), ...path])]);
  }

  /** Without the last one. */
  drop() {
    this.#cells = this.#cells.slice(0, -1);
  }

  /** @param {number[]} cells */
  these(cells) {
    this.#cells = cells;
    this.cursor = cells.at(-1) ?? this.cursor;
  }

  clear() {
    this.#cells = [];
    this.#before = [];
  }
}
