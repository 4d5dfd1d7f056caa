/**
 * A board that a player fills: the picture of the cells, the grid of elements over it, and the selection. What typing
 * and pointing mean is told to the page, which has the game.
 */

import {Board} from './board.js';
import {element, svg} from './dom.js';
import {xOf, yOf} from './layout.js';
import {BOARD_CSS} from './parts-css.js';
import {PlayCells} from './play-cells.js';
import {COLOUR_CSS, PLAY_CSS} from './play-css.js';
import {PATTERN_CSS} from './pattern-css.js';
import {patternMarks} from './pattern-marks.js';
import {MARKS_CSS} from './marks-css.js';
import {listenToPointers} from './play-gestures.js';
import {PlayGrid} from './play-grid.js';
import {selectionMarks} from './play-marks.js';
import {patternCells, patternSpots} from './play-pattern.js';
import {adopt} from './style-sheet.js';

/** @typedef {import('../geometry.js').Geometry} Geometry */
/** @typedef {import('../step-pattern.js').StepPattern} StepPattern */
/** @typedef {import('./play-cells.js').PlayCell} PlayCell */
/** @typedef {import('./play-cells.js').PlayScene} PlayScene */

/**
 * What the page is told.
 * @typedef {Omit<import('./play-gestures.js').Selecting, 'cellAt'> & {
 *   key: (event: KeyboardEvent) => boolean, moved: (cell: number, isTaking: boolean) => void,
 *   speak: (text: string) => void}} Commands
 *   key tells whether it meant anything; moved: the cursor went to a cell, with Shift
 */

const ROOMS = {
  wide: {left: 28, top: 32, right: 6, bottom: 6, axis: 23},
  narrow: {left: 24, top: 24, right: 8, bottom: 6, axis: 13},
};
const NARROW = 640;
/** Cells of a small grid need not fill the screen. */
const MOST_SIDE = 72;

export class PlayBoard {
  root = element('div', {class: 'play-board'});
  #board;
  #grid;
  /** @type {{scene: PlayScene, isSelected: (cell: number) => boolean} | null} */
  #shown = null;
  #isPointed = false;

  /** @param {Geometry} geometry @param {string} label @param {Commands} commands */
  constructor(geometry, label, commands) {
    this.geometry = geometry;
    this.#board = new Board(geometry, 'A1', new PlayCells(geometry));
    let isTaking = false;
    this.#grid = new PlayGrid(geometry, label, {
      onType: () => false, onRead: commands.speak,
      onMove: (cell) => this.#isPointed || commands.moved(cell, isTaking),
    });
    this.#board.root.addEventListener('keydown', (event) => {
      isTaking = event.shiftKey;
      if (!commands.key(event)) return;
      event.preventDefault();
      event.stopPropagation();
    }, {capture: true});
    this.#board.root.append(this.#grid.root);
    listenToPointers(this.#board.root, {...commands, cellAt: (x, y) => this.#cellAt(x, y)});
    const shadow = this.root.attachShadow({mode: 'open'});
    adopt(shadow, BOARD_CSS + PLAY_CSS + COLOUR_CSS + MARKS_CSS + PATTERN_CSS);
    shadow.append(this.#board.root);
  }

  /** Fits the board into that many pixels. @param {number} width @param {number} height */
  resize(width, height) {
    const room = width < NARROW && width < height ? ROOMS.narrow : ROOMS.wide;
    const most = MOST_SIDE * this.geometry.size + room.left + room.right;
    this.#board.resize(Math.min(width, height - room.top - room.bottom + room.left + room.right, most), room);
    if (this.#board.layout) this.#grid.resize(this.#board.layout);
    this.#outline();
  }

  /** @param {PlayScene} scene @param {(cell: number) => boolean} isSelected */
  show(scene, isSelected) {
    this.#shown = {scene, isSelected};
    this.#grid.draw(scene, this.#board.draw(scene));
    this.#outline();
  }

  /** Puts the cursor into a cell, as a pointer does: the selection is the page's. @param {number} cell */
  focus(cell) {
    this.#isPointed = true;
    this.#grid.focus(cell);
    this.#isPointed = false;
  }

  #outline() {
    const {layout} = this.#board;
    if (!layout || !this.#shown) return;
    this.#grid.select(this.#shown.isSelected);
    const {scene: {hint, hintCells}, isSelected} = this.#shown;
    const {geometry} = this;
    const {spotOf} = patternSpots(geometry, layout, hintCells);
    const pointed = hint ? patternMarks(geometry, layout, hint, spotOf, svg) : [];
    this.#board.overlay([...pointed, ...selectionMarks(geometry, layout, isSelected)]);
  }

  /** @param {number} x @param {number} y of the window */
  #cellAt(x, y) {
    const {layout} = this.#board;
    if (!layout) return null;
    const {left, top} = this.#board.root.getBoundingClientRect();
    const {size} = this.geometry;
    const column = Math.floor((x - left - xOf(layout, 0)) / layout.side);
    const row = Math.floor((y - top - yOf(layout, 0)) / layout.side);
    return column >= 0 && row >= 0 && column < size && row < size ? row * size + column : null;
  }
}

/**
 * What a board shows of cells.
 * @param {PlayCell[]} cells
 * @param {{clashing?: number[], wrong?: number[], ringed?: number[], hint?: StepPattern | null,
 *   candidatesIn?: (cell: number) => number[]}} [marks] candidatesIn: what the player may take a cell for
 * @returns {PlayScene}
 */
export function playScene(cells, {clashing = [], wrong = [], ringed = [], hint = null, candidatesIn} = {}) {
  return {
    cells, wrong, clashing: [...new Set([...clashing, ...wrong])], ringed, hint, unit: -1, struck: null,
    hintCells: hint && candidatesIn ? patternCells(hint, candidatesIn) : new Map(),
    digits: Uint8Array.from(cells, ({digit}) => digit), kinds: new Uint8Array(cells.length),
    levels: new Uint16Array(cells.length), candidates: new Uint32Array(2 * cells.length),
    depth: 0, written: -1, conflict: null, returned: false,
  };
}
