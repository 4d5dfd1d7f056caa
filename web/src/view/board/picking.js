/**
 * Picking a candidate on the board: by a click on it, where it is large enough; by its cell and then a button for the
 * digit; by the cursor and a key. What can be picked is drawn in ink over the grey candidates.
 */

import {candidateAt} from './chain-marks.js';
import {svg} from '../dom.js';
import {digitOf} from '../../grid/plain-puzzle.js';
import {BASELINE, LEAST_TYPE, candidateSize, candidateSpot, xOf, yOf} from './layout.js';

/** @typedef {import('./board.js').Board} Board */
/** @typedef {{cell: number, digit: number}} Pick */

/**
 * @typedef {object} Picks
 * @property {number[][]} options by cell, the digits that can be picked
 * @property {Pick | null} own what search would pick
 * @property {(cell: number, digit: number) => void} pick
 */

/** In cells smaller than this, a candidate is no target: the cell is picked first. */
const LEAST_SIDE = 36;

export class Picking {
  /** @type {Pick | null} the candidate that the pointer is at */
  #hovered = null;
  /** The cell whose digits are offered as buttons, or -1. */
  cell = -1;

  /**
   * @param {Picks} picks
   * @param {Board} board
   * @param {(cell: number) => void} choose a cell was picked, and now its digit is wanted
   */
  constructor(picks, board, choose) {
    this.picks = picks;
    this.board = board;
    this.choose = choose;
  }

  /** The pointer moves, leaves, or clicks. @param {PointerEvent} event */
  point(event) {
    const at = event.type === 'pointerleave' ? null : this.#below(event);
    if (event.type === 'click') {
      if (at) this.#click(at, event.pointerType);
      return;
    }
    const hovered = event.pointerType === 'mouse' && at && this.#isOption(at) ? at : null;
    this.board.root.style.cursor = hovered || (at && this.picks.options[at.cell].length) ? 'pointer' : '';
    if (hovered?.cell === this.#hovered?.cell && hovered?.digit === this.#hovered?.digit) return;
    this.#hovered = hovered;
    this.draw();
  }

  /**
   * @param {number} cell where the cursor is
   * @param {string} key
   * @returns {'picked' | 'impossible' | 'other'} what became of it
   */
  type(cell, key) {
    if (key === 'Enter' && this.picks.options[cell].length) {
      this.#select(cell);
      return 'picked';
    }
    const digit = digitOf(key, this.board.geometry.size);
    if (digit < 1) return 'other';
    if (!this.#isOption({cell, digit})) return 'impossible';
    this.picks.pick(cell, digit);
    return 'picked';
  }

  /** Once the board has been drawn anew. */
  draw() {
    const {layout} = this.board;
    if (layout) this.board.overlay([...this.#digits(layout), ...this.#rings(layout)]);
  }

  /** Nothing is to be picked any more. */
  close() {
    this.board.root.style.cursor = '';
    this.board.overlay([]);
  }

  /** @param {Pick} at @param {string} pointer */
  #click(at, pointer) {
    const isTarget = pointer === 'mouse' && (this.board.layout?.side ?? 0) >= LEAST_SIDE;
    if (isTarget && this.#isOption(at)) this.picks.pick(at.cell, at.digit);
    else if (this.picks.options[at.cell].length) this.#select(at.cell);
  }

  /** @param {number} cell */
  #select(cell) {
    this.cell = cell;
    this.draw();
    this.choose(cell);
  }

  /** @param {PointerEvent} event @returns {Pick | null} */
  #below(event) {
    const {layout, geometry, root} = this.board;
    const {left, top} = root.getBoundingClientRect();
    return layout && candidateAt(geometry, layout, event.clientX - left, event.clientY - top);
  }

  /** @param {Pick} at */
  #isOption({cell, digit}) {
    return this.picks.options[cell].includes(digit);
  }

  /** @param {import('./layout.js').Layout} layout */
  #digits(layout) {
    const {geometry} = this.board;
    const type = candidateSize(geometry, layout.side);
    if (type < LEAST_TYPE) return [];
    return layout.cells.flatMap((cell) => this.picks.options[cell].map((digit) => {
      const {x, y} = this.#spot(layout, {cell, digit});
      return svg('text', {x, y: y + BASELINE * type, 'font-size': type, class: 'option'}, geometry.symbol(digit));
    }));
  }

  /** Round what search would pick, what the pointer is at, and the cell that was picked. */
  #rings(/** @type {import('./layout.js').Layout} */ layout) {
    const {own} = this.picks;
    const {geometry} = this.board;
    const reach = Math.max(5, 0.8 * candidateSize(geometry, layout.side));
    const ring = (/** @type {Pick} */ at, /** @type {string} */ looks) => {
      const {x, y} = this.#spot(layout, at);
      return svg('rect', {x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach, rx: reach, class: looks});
    };
    const cell = this.cell < 0 ? [] : [svg('rect', {
      x: xOf(layout, geometry.column(this.cell)) + 4, y: yOf(layout, geometry.row(this.cell)) + 4,
      width: layout.side - 8, height: layout.side - 8, rx: 3, class: 'option-cell',
    })];
    const hovered = this.#hovered ? [ring(this.#hovered, 'option-at')] : [];
    return [...cell, ...(own ? [ring(own, 'option-own')] : []), ...hovered];
  }

  /** The middle of a candidate. @param {import('./layout.js').Layout} layout @param {Pick} at */
  #spot(layout, {cell, digit}) {
    const {geometry} = this.board;
    const {x, y} = candidateSpot(geometry, layout.side, digit);
    return {x: xOf(layout, geometry.column(cell)) + x, y: yOf(layout, geometry.row(cell)) + y};
  }
}
