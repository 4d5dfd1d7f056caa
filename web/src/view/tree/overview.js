/**
 * The whole of a large tree beside the part that is seen. Like the strip it is painted twice, searched and to come, and
 * the step parts the two, since leaves stand in the order of search.
 */

import {element} from '../dom.js';
import {walk} from './paint.js';
import {TreeViewport} from './viewport.js';

/** @typedef {import('../../run/tree-layout.js').Layout} Layout */

const LEAST_FRAME = 6;

export class TreeOverview {
  #next = element('canvas');
  #past = element('canvas');
  #frame = element('div', {class: 'tree-frame'});
  #now = element('div', {class: 'tree-now'});
  root = element('div', {class: 'tree-overview', 'aria-hidden': 'true'},
    this.#next, this.#past, this.#now, this.#frame);
  #view = new TreeViewport();

  /** @param {(depth: number, row: number) => void} onLook a place in the tree is to be seen */
  constructor(onLook) {
    const look = (/** @type {PointerEvent} */ {clientX, clientY}) => {
      const {left, top} = this.root.getBoundingClientRect();
      onLook(this.#view.depthAt(clientX - left), this.#view.rowAt(clientY - top));
    };
    this.root.addEventListener('pointerdown', (event) => {
      this.root.setPointerCapture(event.pointerId);
      look(event);
    });
    this.root.addEventListener('pointermove', (event) => {
      if (this.root.hasPointerCapture(event.pointerId)) look(event);
    });
  }

  /**
   * Paints the tree.
   * @param {Layout} layout
   * @param {{width: number, height: number}} room
   * @param {{past: string, line: string}} palette
   */
  paint(layout, {width, height}, palette) {
    const view = this.#view;
    view.resize(width, height);
    view.setTree(layout, 0, 4);
    view.zoomTo(0);
    const bars = new Path2D();
    const fromOf = (/** @type {number} */ node) => view.x(Math.max(0, layout.depth[node] - 1));
    walk(layout, view, {
      bar: (node) => {
        const [top, bottom] = [view.y(layout.top[node]), view.y(layout.bottom[node])];
        bars.rect(fromOf(node), top, view.x(layout.reach[node]) - fromOf(node) + 1, Math.max(1, bottom - top));
      },
      node: (node) => {
        const [y, from] = [view.y(layout.y[node]), view.y(layout.y[Math.max(0, layout.parent[node])])];
        bars.rect(fromOf(node), y, view.levelWidth, 1);
        bars.rect(fromOf(node), Math.min(y, from), 1, Math.abs(y - from));
      },
      edge() {},
    });
    for (const [canvas, colour] of /** @type {const} */ ([[this.#next, palette.line], [this.#past, palette.past]])) {
      const ratio = devicePixelRatio || 1;
      canvas.width = width * ratio;
      canvas.height = height * ratio;
      const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
      context.scale(ratio, ratio);
      context.globalAlpha = 0.6;
      context.fillStyle = colour;
      context.fill(bars);
    }
  }

  /**
   * Marks the visible part, and the step.
   * @param {TreeViewport} seen
   * @param {number} searched rows above the first node that is to come
   * @param {{depth: number, row: number}} now where search is
   */
  mark(seen, searched, now) {
    const view = this.#view;
    this.#past.style.clipPath = `inset(0 0 ${Math.max(0, view.height - view.y(searched))}px 0)`;
    Object.assign(this.#now.style, {left: `${view.x(now.depth)}px`, top: `${view.y(now.row)}px`});
    const [left, top] = [view.x(Math.max(0, seen.depthAt(0))), view.y(Math.max(0, seen.rowAt(0)))];
    const right = Math.min(view.width, view.x(seen.depthAt(seen.width)));
    const bottom = Math.min(view.height, view.y(seen.rowAt(seen.height)));
    Object.assign(this.#frame.style, {
      left: `${left}px`, top: `${top}px`,
      width: `${Math.max(LEAST_FRAME, right - left)}px`, height: `${Math.max(LEAST_FRAME, bottom - top)}px`,
    });
  }
}

/** How wide it is beside a tree that shares this width with it. @param {number} width */
export function overviewWidth(width) {
  return Math.round(Math.max(40, Math.min(64, width * 0.12)));
}
