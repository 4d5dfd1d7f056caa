/** The lens: five by five cells of a large grid, so large that candidates can be read, and its place on the board. */

import {Board} from './board.js';
import {SvgCells} from './cells-svg.js';
import {element} from '../dom.js';
import {directly} from '../later.js';
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
  /** The pixels that it may take across and down. @type {[number, number]} */
  #size = [0, 0];

  /**
   * @param {import('../../grid/geometry.js').Geometry} geometry
   * @param {import('../../grid/geometry.js').Notation} notation
   */
  constructor(geometry, notation) {
    this.geometry = geometry;
    this.#board = new Board(geometry, notation, new SvgCells(geometry), directly, this.#part());
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

  /**
   * Looks at what an event is about: at its cell, or, of a technique's step, at what it does and most of its pattern.
   * @param {import('../../run/replay.js').RunEvent} event
   */
  follow({cell, other, found}) {
    if (cell !== undefined) this.look(cell, other);
    if (!found) return;
    const targets = [...found.placements, ...found.eliminations].map(([target]) => target);
    const cells = found.reason.roles.map((role) => role.cell);
    [this.#row, this.#column] = fullest(this.geometry, targets, cells, [this.#row, this.#column]);
  }

  /** @param {Scene} scene @param {Layout} layout of the board */
  draw(scene, layout) {
    const {style} = this.viewport;
    const side = layout.side;
    style.left = `${xOf(layout, this.#column) - 3}px`;
    style.top = `${yOf(layout, this.#row) - 3}px`;
    style.width = style.height = `${SPAN * side + 6}px`;
    const [width, height] = this.#size;
    if (!width) return;
    this.#board.resize(width, height, ROOMS.lens, this.#part());
    this.#board.draw(scene);
  }

  /** Takes the size of its place. */
  measure() {
    const {clientWidth, clientHeight} = this.root;
    const {left, right} = ROOMS.lens;
    this.#size = [Math.min(clientWidth, SPAN * LARGEST + left + right), clientHeight];
  }

  #part() {
    return {row: this.#row, column: this.#column, rows: SPAN, columns: SPAN};
  }
}

/**
 * The part of the grid that holds a target and most of the other cells; where it is, where none holds more.
 * @param {import('../../grid/geometry.js').Geometry} geometry @param {number[]} targets @param {number[]} others
 * @param {[row: number, column: number]} now
 * @returns {[row: number, column: number]}
 */
export function fullest({row, column, size}, targets, others, now) {
  const count = (/** @type {number[]} */ cells, /** @type {number[]} */ [top, left]) => cells.filter((cell) =>
    row(cell) >= top && row(cell) < top + SPAN && column(cell) >= left && column(cell) < left + SPAN).length;
  const worth = (/** @type {[number, number]} */ at) =>
    (count(targets, at) ? others.length + 1 : 0) + count(targets, at) + count(others, at);
  let best = now;
  for (let top = 0; top <= size - SPAN; top += 1) {
    for (let left = 0; left <= size - SPAN; left += 1) if (worth([top, left]) > worth(best)) best = [top, left];
  }
  return best;
}
