/** The contents of cells on a canvas, for grids above 9x9: only the cells that changed are drawn. */

import {hasCandidate} from '../../grid/candidates.js';
import {BASELINE, DOT, LEAST_TYPE, candidateSize, candidateSpot, xOf, yOf} from './layout.js';
import {GIVEN, GUESS, SceneDiff, tintOf} from './scene.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./scene.js').Scene} Scene */

const COLOURS = ['surface', 'given', 'logic', 'guess', 'candidate', 'conflict', 'conflict-tint', 'ink-2'];

export class CanvasCells {
  #diff = new SceneDiff();
  layer = document.createElement('canvas');
  #context = /** @type {CanvasRenderingContext2D} */ (this.layer.getContext('2d'));
  /** @type {Record<string, string>} */
  #colours = {};
  #font = 'sans-serif';
  /** @type {Scene | null} */
  #scene = null;
  /** The cells whose digits are set off from what is drawn below them. @type {Set<number>} */
  #setOff = new Set();
  /** True while one of them is drawn. */
  #isSetOff = false;

  /** @param {Geometry} geometry */
  constructor(geometry) {
    this.geometry = geometry;
  }

  /** @param {Layout} layout */
  resize(layout) {
    this.layout = layout;
    const ratio = globalThis.devicePixelRatio || 1;
    this.layer.width = layout.width * ratio;
    this.layer.height = layout.height * ratio;
    this.layer.style.width = `${layout.width}px`;
    this.layer.style.height = `${layout.height}px`;
    this.#context.scale(ratio, ratio);
    this.#context.lineJoin = 'round';
    this.recolor();
  }

  /** Takes the colours of the theme that is on. */
  recolor() {
    const style = getComputedStyle(this.layer);
    for (const name of COLOURS) this.#colours[name] = style.getPropertyValue(`--${name}`).trim() || 'CanvasText';
    this.#font = style.fontFamily;
    this.#diff.reset();
  }

  /** @param {Scene} scene @returns {number[]} the cells that changed */
  draw(scene) {
    const layout = /** @type {Layout} */ (this.layout);
    this.#scene = scene;
    const changed = this.#diff.changed(scene, layout.cells);
    for (const cell of changed) this.#drawCell(cell, scene, layout);
    return changed;
  }

  /**
   * Only these and those before them are drawn again, since all cells of a large grid take too long for each step.
   * @param {number[]} cells
   */
  setOff(cells) {
    const before = this.#setOff;
    this.#setOff = new Set(cells);
    if (!this.#scene || !this.layout) return;
    for (const cell of new Set([...before, ...cells])) this.#drawCell(cell, this.#scene, this.layout);
  }

  /** @param {number} cell @param {Scene} scene @param {Layout} layout */
  #drawCell(cell, scene, layout) {
    const {side} = layout;
    const x = xOf(layout, this.geometry.column(cell));
    const y = yOf(layout, this.geometry.row(cell));
    const clashing = scene.clashing.includes(cell);
    // An equal digit that the sentence names is drawn, even if its cell has no candidate.
    const lost = scene.conflict?.cell === cell && !clashing;
    this.#context.clearRect(x, y, side, side);
    if (lost || clashing) this.#fill(this.#colours['conflict-tint'], x, y, side);
    else if (scene.levels[cell]) this.#fill(this.#colours.guess, x, y, side, tintOf(scene.levels[cell]));
    this.#isSetOff = this.#setOff.has(cell);
    if (lost) this.#drawCandidates(cell, scene, x, y, 'ink-2', true);
    else if (scene.digits[cell]) this.#drawDigit(cell, scene, x, y, clashing);
    else this.#drawCandidates(cell, scene, x, y, 'candidate', false);
    if (lost) this.#drawCross(x, y, side, 0.06 * side);
    if (clashing) this.#drawCross(x + 0.66 * side, y + 0.06 * side, 0.28 * side, 0);
  }

  /** @param {number} cell @param {Scene} scene @param {number} x @param {number} y @param {boolean} clashing */
  #drawDigit(cell, scene, x, y, clashing) {
    const {side} = /** @type {Layout} */ (this.layout);
    const kind = scene.kinds[cell];
    const symbol = this.geometry.symbol(scene.digits[cell]);
    const size = (kind === GUESS ? 0.54 : 0.6) * side * (symbol.length > 1 ? 0.8 : 1);
    const colour = clashing ? 'conflict' : COLOURS[kind];
    this.#write(symbol, x + side / 2, y + side / 2, size, kind === GIVEN ? 700 : kind === GUESS ? 500 : 400, colour);
    if (kind === GUESS) this.#drawRing(x + side / 2, y + side / 2, side);
  }

  /**
   * @param {number} cell @param {Scene} scene @param {number} x @param {number} y @param {string} colour
   * @param {boolean} all
   */
  #drawCandidates(cell, scene, x, y, colour, all) {
    const {side} = /** @type {Layout} */ (this.layout);
    const size = candidateSize(this.geometry, side);
    for (let digit = 1; digit <= this.geometry.size; digit += 1) {
      if (!all && !hasCandidate(scene.candidates, cell, digit)) continue;
      const spot = candidateSpot(this.geometry, side, digit);
      if (size < LEAST_TYPE) {
        if (this.#isSetOff) this.#dot(x + spot.x, y + spot.y, DOT + 1, 'surface');
        this.#dot(x + spot.x, y + spot.y, DOT, colour);
      } else this.#write(this.geometry.symbol(digit), x + spot.x, y + spot.y, size, 400, colour);
    }
  }

  /** @param {number} x @param {number} y @param {number} side */
  #drawRing(x, y, side) {
    const radius = (this.geometry.hasTotals ? 0.33 : 0.4) * side;
    const dots = Math.round((2 * Math.PI * radius) / Math.max(3, 0.1 * side));
    for (let dot = 0; dot < dots; dot += 1) {
      const angle = (2 * Math.PI * dot) / dots;
      this.#dot(x + radius * Math.cos(angle), y + radius * Math.sin(angle), Math.max(0.6, 0.02 * side), 'guess');
    }
  }

  /** @param {number} x @param {number} y @param {number} side @param {number} inset */
  #drawCross(x, y, side, inset) {
    const context = this.#context;
    context.strokeStyle = this.#colours.conflict;
    context.lineWidth = 1.5;
    context.beginPath();
    context.moveTo(x + inset, y + inset);
    context.lineTo(x + side - inset, y + side - inset);
    context.moveTo(x + side - inset, y + inset);
    context.lineTo(x + inset, y + side - inset);
    context.stroke();
  }

  /**
   * @param {string} text @param {number} x @param {number} y @param {number} size @param {number} weight
   * @param {string} colour
   */
  #write(text, x, y, size, weight, colour) {
    this.#context.font = `${weight} ${size}px ${this.#font}`;
    this.#context.textAlign = 'center';
    if (this.#isSetOff) {
      this.#context.strokeStyle = this.#colours.surface;
      this.#context.lineWidth = Math.min(3, 0.22 * size);
      this.#context.strokeText(text, x, y + BASELINE * size);
    }
    this.#context.fillStyle = this.#colours[colour];
    this.#context.fillText(text, x, y + BASELINE * size);
  }

  /** @param {number} x @param {number} y @param {number} radius @param {string} colour */
  #dot(x, y, radius, colour) {
    this.#context.fillStyle = this.#colours[colour];
    this.#context.beginPath();
    this.#context.arc(x, y, radius, 0, 2 * Math.PI);
    this.#context.fill();
  }

  /** @param {string} colour @param {number} x @param {number} y @param {number} side @param {number} [opacity] */
  #fill(colour, x, y, side, opacity = 1) {
    this.#context.globalAlpha = opacity;
    this.#context.fillStyle = colour;
    this.#context.fillRect(x, y, side, side);
    this.#context.globalAlpha = 1;
  }
}
