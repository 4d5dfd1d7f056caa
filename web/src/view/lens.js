/** The lens: five by five cells of a large grid, so large that candidates can be read, and its place on the board. */

import {Board} from './board.js';
import {SvgCells} from './cells-svg.js';
import {element} from './dom.js';
import {ROOMS, xOf, yOf} from './layout.js';

/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./scene.js').Scene} Scene */

const SPAN = 5;
const LARGEST = 92;

export class Lens {
  root = element('div', {class: 'lens'});
  /** Lies on the board, where the lens looks. */
  viewport = element('div', {class: 'viewport'});
  #board;
  #row = 0;
  #column = 0;
  #across = 0;

  /** @param {import('../geometry.js').Geometry} geometry @param {import('../geometry.js').Notation} notation */
  constructor(geometry, notation) {
    this.geometry = geometry;
    this.#board = new Board(geometry, notation, new SvgCells(geometry), this.#part());
    this.root.append(this.#board.root);
  }

  /**
   * Looks at this cell, and at a second one too where both fit; stays where it is while it sees the first.
   * @param {number} cell
   * @param {number} [other]
   */
  look(cell, other = cell) {
    const {row, column, size} = this.geometry;
    const sees = (/** @type {number} */ at, /** @type {number} */ from) => at >= from && at < from + SPAN;
    if (sees(row(cell), this.#row) && sees(column(cell), this.#column)) return;
    const start = (/** @type {number} */ a, /** @type {number} */ b) => {
      const middle = Math.abs(a - b) < SPAN ? (a + b) / 2 : a;
      return Math.max(0, Math.min(size - SPAN, Math.round(middle - (SPAN - 1) / 2)));
    };
    this.#row = start(row(cell), row(other));
    this.#column = start(column(cell), column(other));
  }

  /** @param {Scene} scene @param {Layout} layout of the board */
  draw(scene, layout) {
    const {style} = this.viewport;
    const side = layout.side;
    style.left = `${xOf(layout, this.#column) - 3}px`;
    style.top = `${yOf(layout, this.#row) - 3}px`;
    style.width = style.height = `${SPAN * side + 6}px`;
    if (!this.#across) return;
    this.#board.resize(this.#across, ROOMS.lens, this.#part());
    this.#board.draw(scene);
  }

  /** Takes the size of its place. */
  measure() {
    const {clientWidth, clientHeight} = this.root;
    const {left, right, top, bottom} = ROOMS.lens;
    const most = Math.min(clientWidth, clientHeight - top - bottom + left + right, SPAN * LARGEST + left + right);
    this.#across = clientWidth ? most : 0;
  }

  #part() {
    return {row: this.#row, column: this.#column, rows: SPAN, columns: SPAN};
  }
}
