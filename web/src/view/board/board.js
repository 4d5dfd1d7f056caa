/**
 * The board: a picture of the cells with the step's marks over it, in the same place as a grid of elements that carries
 * the meaning. It draws what a scene says, by the difference from what is shown.
 */

import {setAttributes, svg, element} from '../dom.js';
import {frame} from './frame.js';
import {layoutOf} from './layout.js';
import {firstStep, otherRules} from '../moments.js';
import {adopt} from '../style-sheet.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../../grid/geometry.js').Notation} Notation */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./layout.js').Part} Part */
/** @typedef {import('./layout.js').Room} Room */
/** @typedef {import('./scene.js').Scene} Scene */
/**
 * @typedef {Pick<typeof import('../with-first-step.js'), 'bands' | 'markPattern' | 'playBeats' | 'stepMarks'>} Marker
 */

/**
 * Draws the contents of cells, and reports which ones changed. Only one that draws elements can move them.
 * @typedef {object} Cells
 * @property {Element} layer
 * @property {(layout: Layout) => void} resize
 * @property {() => void} recolor
 * @property {(scene: Scene) => number[]} draw
 * @property {(cells: number[]) => void} [setOff] sets the digits of these cells off from the lines below
 *   them; where digits are elements, the style sheet does
 * @property {(cell: number) => SVGElement | undefined} [digitNode]
 * @property {(cell: number) => SVGElement | undefined} [candidatesNode]
 */

export class Board {
  root = element('div', {class: 'board', part: 'grid'});
  #picture = svg('svg', {'aria-hidden': 'true'});
  #marks = svg('g', {class: 'step-marks'});
  #bands = svg('g');
  #overlay = svg('g');
  /** The ground below cells that are on a canvas. */
  #ground = svg('svg', {'aria-hidden': 'true'});
  /** The drawing of other rules: below the digits, and above the lines. */
  #rules = svg('g');
  #signs = svg('g');
  /** Draws them, once there are some. @type {import('./rules/rule-layers.js').RuleLayers | null} */
  #ruleLayers = null;
  /** @type {Scene | null} */
  #scene = null;
  /** @type {Layout | null} */
  #layout = null;
  /** @type {SVGElement} */
  #names = svg('g');
  #cells;
  /** The depth and the layout for which the bands were drawn. @type {{depth: number, layout: Layout | null}} */
  #banded = {depth: 0, layout: null};
  /** Marks steps, once there is something to mark. @type {Marker | null} */
  #marker = null;

  /**
   * @param {Geometry} geometry
   * @param {Notation} notation
   * @param {Cells} cells
   * @param {import('../later.js').Load} load
   * @param {Part} [part] where only a part of the grid is drawn, large
   */
  constructor(geometry, notation, cells, load, part) {
    this.geometry = geometry;
    this.notation = notation;
    this.part = part;
    this.load = load;
    this.#cells = cells;
    if (!this.#isDrawnInside) this.root.append(this.#ground, cells.layer);
    this.root.append(this.#picture);
  }

  /** True if the cells are part of the picture; a canvas lies below it, above a ground of its own. */
  get #isDrawnInside() {
    return this.#cells.layer instanceof SVGElement;
  }

  get layout() {
    return this.#layout;
  }

  /**
   * Fits the board into that many pixels.
   * @param {number} across
   * @param {number} down
   * @param {Room} room
   * @param {Part} [part] another part of the grid
   * @returns {number[]} the cells that changed
   */
  resize(across, down, room, part = this.part) {
    const layout = layoutOf(this.geometry, across, down, room, part);
    const shown = this.#layout;
    const isSame = shown?.width === layout.width && shown.axis === layout.axis && shown.cells[0] === layout.cells[0];
    if (isSame) return [];
    this.#layout = layout;
    const {width, height, left, top, side} = layout;
    this.root.style.width = `${width}px`;
    this.root.style.height = `${height}px`;
    setAttributes(this.#picture, {width, height, viewBox: `0 0 ${width} ${height}`});
    this.#cells.resize(layout);
    const {lines, names} = frame(this.geometry, layout, this.notation, svg);
    this.#names = names;
    const ground = svg('rect', {
      x: left, y: top, width: side * layout.part.columns, height: side * layout.part.rows, class: 'paper',
    });
    const below = [ground, this.#rules];
    if (this.#isDrawnInside) below.push(/** @type {SVGGElement} */ (this.#cells.layer));
    else {
      setAttributes(this.#ground, {width, height});
      this.#ground.replaceChildren(...below.splice(0));
    }
    this.#picture.replaceChildren(...below, lines, this.#bands, names, this.#marks, this.#signs, this.#overlay);
    return this.#scene ? this.draw(this.#scene) : [];
  }

  async #loadRules() {
    const part = await this.load(otherRules);
    if (!part) return;
    const tree = this.root.getRootNode();
    if (tree instanceof ShadowRoot) adopt(tree, part.RULES_CSS);
    this.#ruleLayers ??= new part.RuleLayers(this.geometry, this.#rules, this.#signs, this.#cells);
    this.#ruleLayers.draw(/** @type {Layout} */ (this.#layout), this.#scene);
  }

  /**
   * Marks over all others, for as long as something is asked.
   * @param {SVGElement[]} marks
   * @param {boolean} [isCause] whether they show a cause: then that of the step is hidden, since one is shown at a time
   */
  overlay(marks, isCause = false) {
    this.#overlay.replaceChildren(...marks);
    this.root.classList.toggle('asked-why', isCause);
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
    this.#scene = scene;
    if (!this.#layout) return [];
    if (this.#ruleLayers) this.#ruleLayers.draw(this.#layout, scene);
    else if (this.geometry.rules) this.#loadRules();
    const changed = this.#cells.draw(scene);
    if (this.#marker) this.#mark(this.#marker, scene, changed, speed);
    else if (isMarked(scene)) this.#loadMarker(scene, changed, speed);
    for (const name of this.#names.children) {
      name.classList.toggle('on', Number(name.getAttribute('data-unit')) === scene.unit);
    }
    return changed;
  }

  /** @param {Scene} scene @param {number[]} changed @param {number} [speed] */
  async #loadMarker(scene, changed, speed) {
    const marker = await this.load(firstStep);
    if (!marker) return;
    const tree = this.root.getRootNode();
    if (tree instanceof ShadowRoot) adopt(tree, marker.BANDS_CSS + marker.MARKS_CSS);
    this.#marker = marker;
    if (scene === this.#scene) this.#mark(marker, scene, changed, speed);
  }

  /** @param {Marker} marker @param {Scene} scene @param {number[]} changed @param {number} [speed] */
  #mark({bands, markPattern, playBeats, stepMarks}, scene, changed, speed) {
    const layout = /** @type {Layout} */ (this.#layout);
    const {cause, effect} = stepMarks(this.geometry, layout, scene, svg);
    this.#marks.replaceChildren(...cause, ...effect);
    if (scene.pattern) markPattern(this, scene.pattern, this.#marks);
    if (this.#banded.depth !== scene.depth || this.#banded.layout !== layout) {
      this.#banded = {depth: scene.depth, layout};
      this.#bands.replaceChildren(...bands(layout, scene.depth, svg));
    }
    if (!speed) return;
    const cells = this.#cells;
    playBeats({
      cause, effect, speed,
      written: scene.written < 0 ? undefined : cells.digitNode?.(scene.written),
      returned: scene.returned ? changed.flatMap((cell) => cells.candidatesNode?.(cell) ?? []) : [],
    });
  }
}

/** @param {Scene} scene */
function isMarked({depth, struck, ringed, unit, written, conflict, clashing, returned, pattern}) {
  return pattern || depth || struck || ringed.length || unit >= 0 || written >= 0 || conflict || clashing.length ||
    returned;
}
