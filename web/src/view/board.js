/**
 * The board: a picture of the cells with the step's marks over it, in the same place as a grid of elements that carries
 * the meaning. It draws what a scene says, by the difference from what is shown.
 */

import {setAttributes, svg, element} from './dom.js';
import {layoutOf} from './layout.js';
import {bands, frame, stepMarks} from './marks.js';
import {playBeats} from './motion.js';

/** @typedef {import('../geometry.js').Geometry} Geometry */
/** @typedef {import('../geometry.js').Notation} Notation */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./layout.js').Part} Part */
/** @typedef {import('./layout.js').Room} Room */
/** @typedef {import('./scene.js').Scene} Scene */

/**
 * What draws the contents of cells, and tells which changed. Only one that draws elements can move them.
 * @typedef {object} Cells
 * @property {Element} layer
 * @property {(layout: Layout) => void} resize
 * @property {() => void} recolor
 * @property {(scene: Scene) => number[]} draw
 * @property {(cell: number) => SVGElement | undefined} [digitNode]
 * @property {(cell: number) => SVGElement | undefined} [candidatesNode]
 */

export class Board {
  root = element('div', {class: 'board', part: 'grid'});
  #picture = svg('svg', {'aria-hidden': 'true'});
  #marks = svg('g');
  #bands = svg('g');
  #overlay = svg('g');
  /** @type {Scene | null} */
  #scene = null;
  /** @type {Layout | null} */
  #layout = null;
  /** @type {SVGElement} */
  #names = svg('g');
  #cells;

  /**
   * @param {Geometry} geometry
   * @param {Notation} notation
   * @param {Cells} cells
   * @param {Part} [part] where only a part of the grid is drawn, large
   */
  constructor(geometry, notation, cells, part) {
    this.geometry = geometry;
    this.notation = notation;
    this.part = part;
    this.#cells = cells;
    if (!this.#isDrawnInside) this.root.append(cells.layer);
    this.root.append(this.#picture);
  }

  /** Whether the cells are part of the picture; a canvas lies below it. */
  get #isDrawnInside() {
    return this.#cells.layer instanceof SVGElement;
  }

  get layout() {
    return this.#layout;
  }

  /**
   * Fits the board into that many pixels.
   * @param {number} available
   * @param {Room} room
   * @param {Part} [part] another part of the grid
   */
  resize(available, room, part = this.part) {
    const layout = layoutOf(this.geometry, available, room, part);
    const shown = this.#layout;
    const isSame = shown?.width === layout.width && shown.axis === layout.axis && shown.cells[0] === layout.cells[0];
    if (isSame) return;
    this.#layout = layout;
    const {width, height, left, top, side} = layout;
    this.root.style.width = `${width}px`;
    this.root.style.height = `${height}px`;
    setAttributes(this.#picture, {width, height, viewBox: `0 0 ${width} ${height}`});
    this.#cells.resize(layout);
    const {lines, names} = frame(this.geometry, layout, this.notation);
    this.#names = names;
    const ground = svg('rect', {
      x: left, y: top, width: side * layout.part.columns, height: side * layout.part.rows, class: 'paper',
    });
    const below = this.#isDrawnInside ? [ground, this.#cells.layer] : [];
    this.#picture.replaceChildren(...below, lines, this.#bands, names, this.#marks, this.#overlay);
    if (this.#scene) this.draw(this.#scene);
  }

  /** Marks over all others, for as long as something is asked. @param {SVGElement[]} marks */
  overlay(marks) {
    this.#overlay.replaceChildren(...marks);
  }

  /** Takes the colours of the theme that is on. */
  recolor() {
    this.#cells.recolor();
    if (this.#scene && this.#layout) this.draw(this.#scene);
  }

  /**
   * @param {Scene} scene
   * @param {number} [speed] of the beats in which the step comes; absent: at once
   * @returns {number[]} the cells that changed
   */
  draw(scene, speed) {
    const before = this.#scene;
    this.#scene = scene;
    const layout = this.#layout;
    if (!layout) return [];
    const changed = this.#cells.draw(scene);
    const {cause, effect} = stepMarks(this.geometry, layout, scene);
    this.#marks.replaceChildren(...cause, ...effect);
    if (before?.depth !== scene.depth || !this.#bands.firstChild) {
      this.#bands.replaceChildren(...bands(layout, scene.depth));
    }
    for (const name of this.#names.children) {
      name.classList.toggle('on', Number(name.getAttribute('data-unit')) === scene.unit);
    }
    if (speed) {
      const cells = this.#cells;
      playBeats({
        cause, effect, speed,
        written: scene.written < 0 ? undefined : cells.digitNode?.(scene.written),
        returned: scene.returned ? changed.flatMap((cell) => cells.candidatesNode?.(cell) ?? []) : [],
      });
    }
    return changed;
  }
}
