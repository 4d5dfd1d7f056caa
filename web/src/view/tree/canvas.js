/** The canvas of the tree: as sharp as the screen, drawn once a frame at most, and asked which node is where. */

import {element} from '../dom.js';
import {paintTree, walk} from './paint.js';
import {TreeViewport} from './viewport.js';

/** @typedef {import('./paint.js').Palette} Palette */
/** @typedef {import('./paint.js').TreeScene} TreeScene */

/** Colours by what they are for, and where they come from. @type {Record<keyof Palette, string>} */
const COLOURS = {
  page: '--page', ink: '--ink', past: '--ink-2', line: '--edge', next: '--next', guess: '--guess',
  conflict: '--conflict', sunk: '--sunk',
};

export class TreeCanvas {
  root = element('canvas', {class: 'tree-canvas', 'aria-hidden': 'true'});
  view = new TreeViewport();
  #context = /** @type {CanvasRenderingContext2D} */ (this.root.getContext('2d'));
  /** @type {TreeScene | null} */
  #scene = null;
  #frame = 0;
  #ratio = 1;

  /** @param {() => void} onDraw the picture has changed */
  constructor(onDraw) {
    this.onDraw = onDraw;
  }

  /** The font's family, and so what labels measure. */
  get font() {
    return getComputedStyle(this.root).fontFamily || 'sans-serif';
  }

  /** The width of a label at its usual size. @param {string} text */
  measure(text) {
    this.#context.font = `650 12px ${this.font}`;
    return this.#context.measureText(text).width;
  }

  /** @param {TreeScene | null} scene */
  show(scene) {
    this.#scene = scene;
    this.redraw();
  }

  /** Draws with the next frame. */
  redraw() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#draw();
    });
  }

  /** Draws in the colours of the theme that is on, at once: there is no next frame before a page is printed. */
  recolor() {
    this.#draw();
  }

  /** Fits the canvas to the room that it has. @param {number} width @param {number} height */
  resize(width, height) {
    this.view.resize(width, height);
    this.#ratio = devicePixelRatio || 1;
    const [wide, high] = [Math.round(width * this.#ratio), Math.round(height * this.#ratio)];
    if (this.root.width === wide && this.root.height === high) return;
    this.root.width = wide;
    this.root.height = high;
    this.#draw();
  }

  /**
   * The node at a place: its shape or its label; -1 for none.
   * @param {number} x
   * @param {number} y
   */
  nodeAt(x, y) {
    if (!this.#scene) return -1;
    const {layout} = this.#scene;
    const {view} = this;
    const depth = Math.ceil(view.depthAt(x) - 10 / view.levelWidth);
    const row = view.rowAt(y);
    const near = Math.max(0.5, 4 / view.rowHeight);
    let found = -1;
    const consider = (/** @type {number} */ node) => {
      if (layout.depth[node] !== depth || Math.abs(layout.y[node] - row) > near) return;
      if (found < 0 || Math.abs(layout.y[node] - row) < Math.abs(layout.y[found] - row)) found = node;
    };
    walk(layout, view, {node: consider, bar: consider, edge() {}});
    return found;
  }

  #draw() {
    const {width, height} = this.view;
    if (!width || !height) return;
    const context = this.#context;
    context.setTransform(this.#ratio, 0, 0, this.#ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    if (this.#scene) paintTree(context, this.view, this.#scene, paletteOf(this.root), this.font);
    this.onDraw();
  }
}

/** The theme's colours, as they are now. @param {Element} node @returns {Palette} */
export function paletteOf(node) {
  const style = getComputedStyle(node);
  const entries = Object.entries(COLOURS).map(([name, property]) => (
    [name, style.getPropertyValue(property).trim() || 'CanvasText']));
  return /** @type {Palette} */ (Object.fromEntries(entries));
}
