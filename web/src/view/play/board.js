/**
 * A board that a player fills in: the picture of the cells, the grid of elements over it, and the selection. Keys and
 * pointers are passed to the page, which has the game.
 */

import {Board} from '../board/board.js';
import {element, svg} from '../dom.js';
import {directly} from '../later.js';
import {xOf, yOf} from '../board/layout.js';
import {BOARD_CSS} from '../parts-css.js';
import {PlayCells} from './cells.js';
import {COLOUR_CSS, PLAY_CSS} from './css.js';
import {MARKS_CSS, PATTERN_CSS} from '../board/marks-css.js';
import {patternMarks} from '../board/pattern-marks.js';
import {listenToPointers} from './gestures.js';
import {PlayGrid} from './grid.js';
import {drawnMarks, selectionMarks} from './marks.js';
import {patternCells, patternSpots} from './pattern.js';
import {adopt} from '../style-sheet.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../../words/techniques/step-pattern.js').StepPattern} StepPattern */
/** @typedef {import('./cells.js').PlayCell} PlayCell */
/** @typedef {import('./cells.js').PlayScene} PlayScene */

/**
 * Callbacks of the page.
 * @typedef {Omit<import('./gestures.js').Selecting, 'cellAt' | 'cornerAt' | 'isAtCorner'> & {
 *   key: (event: KeyboardEvent) => boolean, moved: (cell: number, isTaking: boolean) => void,
 *   speak: (text: string) => void, hasCorners?: () => boolean}} Commands
 *   `key` returns true if the key has a meaning; `moved`: the cursor moved to a cell, with Shift; `hasCorners`: false
 *   if nothing can be drawn along borders, where a stroke from a corner would go
 */

const ROOMS = {
  wide: {left: 28, top: 32, right: 6, bottom: 6, axis: 23},
  narrow: {left: 24, top: 24, right: 8, bottom: 6, axis: 13},
};
const NARROW = 640;
/** The largest size of cells, in small grids. */
const MOST_SIDE = 112;
/** The size of the middle of a cell, and of a corner. */
const MIDDLE = 0.42;
/** @type {import('./cells.js').Shades} */
const NO_SHADES = {digit: 0, same: new Set(), can: new Set(), peers: new Set(), aside: new Set()};

export class PlayBoard {
  root = element('div', {class: 'play-board'});
  #cells;
  #board;
  #grid;
  /** @type {{scene: PlayScene, isSelected: (cell: number) => boolean} | null} */
  #shown = null;
  #isPointed = false;
  /** True if the cursor selects the cells that it passes. */
  #isTaking = false;

  /** @param {Geometry} geometry @param {string} label @param {Commands} commands */
  constructor(geometry, label, commands) {
    this.geometry = geometry;
    this.#cells = new PlayCells(geometry);
    this.#board = new Board(geometry, 'A1', this.#cells, directly);
    this.#grid = new PlayGrid(geometry, label, {
      onType: () => false, onRead: commands.speak,
      onMove: (cell) => this.#isPointed || commands.moved(cell, this.#isTaking),
      load: directly,
    });
    this.#board.root.addEventListener('keydown', (event) => {
      this.#isTaking = event.shiftKey;
      if (!commands.key(event)) return;
      event.preventDefault();
      event.stopPropagation();
    }, {capture: true});
    this.#board.root.append(this.#grid.root);
    listenToPointers(this.#board.root, {
      ...commands, cellAt: (x, y, isMiddle) => this.#cellAt(x, y, isMiddle), cornerAt: (x, y) => this.#cornerAt(x, y),
      isAtCorner: (x, y) => (commands.hasCorners?.() ?? true) && this.#isAtCorner(x, y),
    });
    const shadow = this.root.attachShadow({mode: 'open'});
    adopt(shadow, BOARD_CSS + PLAY_CSS + COLOUR_CSS + MARKS_CSS + PATTERN_CSS);
    shadow.append(this.#board.root);
  }

  /** Fits the board into a number of pixels. @param {number} width @param {number} height */
  resize(width, height) {
    const room = width < NARROW && width < height ? ROOMS.narrow : ROOMS.wide;
    const most = MOST_SIDE * this.geometry.size + room.left + room.right;
    this.#board.resize(Math.min(width, most), height, room);
    if (this.#board.layout) this.#grid.resize(this.#board.layout);
    this.#outline();
  }

  /** @param {PlayScene} scene @param {(cell: number) => boolean} isSelected */
  show(scene, isSelected) {
    this.#shown = {scene, isSelected};
    this.#grid.draw(scene, this.#board.draw(scene));
    this.#outline();
  }

  /** Moves the cursor to a cell, as a pointer does; the page sets the selection. @param {number} cell */
  focus(cell) {
    this.#isPointed = true;
    this.#grid.focus(cell);
    this.#isPointed = false;
  }

  /**
   * Handles a key that was pressed outside of the board: moves the cursor, or reads a unit.
   * @param {KeyboardEvent} event
   */
  handleKey(event) {
    this.#isTaking = event.shiftKey;
    return this.#grid.handleKey(event);
  }

  #outline() {
    const {layout} = this.#board;
    if (!layout || !this.#shown) return;
    this.#grid.select(this.#shown.isSelected);
    const {scene: {hint, hintCells, drawn, cells}, isSelected} = this.#shown;
    const {geometry} = this;
    const {spotOf} = patternSpots(geometry, layout, hintCells);
    const pointed = hint ? patternMarks(geometry, layout, hint, spotOf, svg) : [];
    this.#board.overlay(pointed);
    this.#cells.between.replaceChildren(
      ...selectionMarks(geometry, layout, isSelected), ...drawnMarks(geometry, layout, drawn, cells));
  }

  /**
   * The cell at a point of the window.
   * @param {number} x @param {number} y @param {boolean} [isMiddle] true: only the middle of a cell counts, so that
   *   a diagonal stroke doesn't select the cells beside it
   */
  #cellAt(x, y, isMiddle = false) {
    const {size} = this.geometry;
    const {across, down} = this.#placeOf(x, y);
    const [column, row] = [Math.floor(across), Math.floor(down)];
    if (isMiddle && Math.hypot(across - column - 0.5, down - row - 0.5) > MIDDLE) return null;
    return column >= 0 && row >= 0 && column < size && row < size ? row * size + column : null;
  }

  /** The corner beside a point of the window: null if none is near. @param {number} x @param {number} y */
  #cornerAt(x, y) {
    const {size} = this.geometry;
    const {across, down} = this.#placeOf(x, y);
    const [column, row] = [Math.round(across), Math.round(down)];
    const isInside = column >= 0 && row >= 0 && column <= size && row <= size;
    return isInside && Math.hypot(across - column, down - row) <= MIDDLE ? row * (size + 1) + column : null;
  }

  /** True if a point of the window is nearer to a corner than to a middle. @param {number} x @param {number} y */
  #isAtCorner(x, y) {
    const {across, down} = this.#placeOf(x, y);
    const toMiddle = Math.hypot(across - Math.floor(across) - 0.5, down - Math.floor(down) - 0.5);
    return Math.hypot(across - Math.round(across), down - Math.round(down)) < toMiddle;
  }

  /** A point of the window, in cells from the left and the top. @param {number} x @param {number} y */
  #placeOf(x, y) {
    const {layout} = this.#board;
    if (!layout) return {across: NaN, down: NaN};
    const {left, top} = this.#board.root.getBoundingClientRect();
    return {across: (x - left - xOf(layout, 0)) / layout.side, down: (y - top - yOf(layout, 0)) / layout.side};
  }
}

/**
 * Makes the scene of a board from its cells.
 * @param {PlayCell[]} cells
 * @param {{clashing?: number[], wrong?: number[], ringed?: number[], hint?: StepPattern | null, boxed?: boolean,
 *   shades?: import('./cells.js').Shades, drawn?: import('./marks.js').Drawn,
 *   candidatesIn?: (cell: number) => number[]}} [marks] candidatesIn: the candidates of a cell for the player
 * @returns {PlayScene}
 */
export function playScene(cells, {
  clashing = [], wrong = [], ringed = [], hint = null, boxed = false, shades = NO_SHADES,
  drawn = {lines: [], borders: []}, candidatesIn,
} = {}) {
  return {
    cells, lost: [...new Set([...clashing, ...wrong])], wrong, clashing: [], ringed, hint, boxed, shades, drawn,
    unit: -1, struck: null, used: hint?.constraints,
    hintCells: hint && candidatesIn ? patternCells(hint, candidatesIn) : new Map(),
    digits: Uint8Array.from(cells, ({digit}) => digit), kinds: new Uint8Array(cells.length),
    levels: new Uint16Array(cells.length), candidates: new Uint32Array(2 * cells.length),
    depth: 0, written: -1, conflict: null, returned: false,
  };
}
