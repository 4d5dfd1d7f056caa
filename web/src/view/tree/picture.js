/** The picture of the tree: its canvas, with an overview beside it where it is large; what of it is seen, how large. */

import panels from '../../../languages/en/panels.js';
import {speaker} from '../../language/catalogue.js';
import {choiceName, choiceOf} from '../../words/tree-words.js';
import {count} from '../../words/numbers.js';
import {element} from '../dom.js';
import {TreeCanvas, paletteOf} from './canvas.js';
import {TreeOverview, overviewWidth} from './overview.js';

/** @typedef {import('../../words/tree-words.js').Naming} Naming */
/** @typedef {import('./model.js').TreeModel} TreeModel */

const say = speaker('panels', panels);

const ZOOM_STEP = 1.4;
/** Room at the right of the deepest nodes, and beside the number of a fold. */
const RIGHT = 18;
const OVERVIEW_GAP = 8;

export class TreePicture {
  #overview = new TreeOverview((depth, row) => this.#centre(depth, row));
  #canvas = new TreeCanvas(() => this.#drawn());
  /** The element that takes focus and pointers. */
  target = element('div', {class: 'tree-view', role: 'tree', tabindex: 0, 'aria-label': say('tree')},
    this.#canvas.root);
  root = element('div', {class: 'tree-body'}, this.target);
  /** @type {TreeModel | null} */
  #model = null;
  /** @type {Naming | null} */
  #naming = null;
  /** True if the tree has just come and its first place is to be found. */
  #isNew = false;
  /** True if the step has just come to a contradiction. */
  isConflict = false;
  /** The node under the pointer, or -1. */
  hovered = -1;

  /** @param {() => void} onDraw the picture has changed */
  constructor(onDraw) {
    this.onDraw = onDraw;
    new ResizeObserver(() => this.#resize()).observe(this.root);
  }

  get view() {
    return this.#canvas.view;
  }

  /**
   * Another tree, or the same one laid out anew.
   * @param {TreeModel | null} model
   * @param {Naming | null} naming
   */
  show(model, naming) {
    this.#isNew ||= model !== this.#model;
    this.#model = model;
    this.#naming = naming;
    this.hovered = -1;
    if (model && naming) {
      const {cells, size} = naming.shape;
      const label = this.#canvas.measure(choiceName(naming, {cell: cells - 1, digit: size}, ''));
      const folded = model.mostFolded;
      this.view.setTree(model.layout, label, RIGHT + (folded ? this.#canvas.measure(count(folded)) : 0));
      this.#resize();
    }
    this.redraw();
  }

  /** Draws what has changed. */
  redraw() {
    const model = this.#model;
    const naming = this.#naming;
    this.#canvas.show(model && naming ? {
      tree: model.tree, layout: model.layout, step: model.step, current: model.current, isConflict: this.isConflict,
      hovered: this.hovered, focused: this.target.matches(':focus-visible') ? model.cursor : -1,
      label: (node) => {
        const choice = choiceOf(model.tree, model.layout, node);
        return choice ? choiceName(naming, choice, '') : '';
      },
    } : null);
  }

  /** After a change of theme. */
  recolor() {
    this.#paintOverview();
    this.#canvas.recolor();
  }

  /** The node at a place, -1 for none. @param {number} x @param {number} y */
  nodeAt(x, y) {
    return this.#canvas.nodeAt(x, y);
  }

  /** How high a node stands. @param {number} node */
  heightOf(node) {
    return this.view.y(this.#model?.layout.y[node] ?? 0);
  }

  /** True if that was possible. @param {number} x @param {number} y */
  pan(x, y) {
    const hasMoved = this.view.panBy(x, y);
    if (hasMoved) this.redraw();
    return hasMoved;
  }

  /** @param {number} factor @param {number} x what stays where it is @param {number} y */
  zoomBy(factor, x, y) {
    this.view.zoomTo(this.view.zoom * factor, x, y);
    this.redraw();
  }

  /** Zooms about the node of the step, where it is seen. @param {'in' | 'out' | 'fit'} way */
  zoom(way) {
    const {view} = this;
    const model = this.#model;
    if (!model) return;
    const [x, y] = [view.x(model.layout.depth[model.current]), this.heightOf(model.current)];
    const isSeen = x > 0 && y > 0 && x < view.width && y < view.height;
    const factor = {in: ZOOM_STEP, out: 1 / ZOOM_STEP, fit: 0}[way];
    this.zoomBy(factor, isSeen ? x : view.width / 2, isSeen ? y : view.height / 2);
  }

  /** Brings a node into view, if it must. @param {number} node */
  reveal(node) {
    const layout = this.#model?.layout;
    if (layout) this.view.reveal(layout.depth[node], layout.y[node]);
    this.redraw();
  }

  /** @param {number} depth @param {number} row */
  #centre(depth, row) {
    const {view} = this;
    this.pan(view.x(depth) - view.width / 2, view.y(row) - view.height / 2);
  }

  /** Fits everything to the room that it has; a large tree shares it with its overview. */
  #resize() {
    const {clientWidth: width, clientHeight: height} = this.root;
    if (!width || !height) return;
    this.view.resize(width, height);
    const hasOverview = Boolean(this.#model) && this.view.isLarge;
    if (!hasOverview) this.#overview.root.remove();
    else if (!this.#overview.root.isConnected) this.root.append(this.#overview.root);
    const beside = hasOverview ? overviewWidth(width) : 0;
    this.#overview.root.style.width = `${beside}px`;
    this.#canvas.resize(width - (beside ? beside + OVERVIEW_GAP : 0), height);
    this.#paintOverview();
    if (!this.#isNew || !this.#model) return;
    this.#isNew = false;
    this.view.settle();
    this.reveal(this.#model.current);
  }

  #paintOverview() {
    if (!this.#model || !this.#overview.root.isConnected) return;
    const {clientWidth: width, clientHeight: height} = this.#overview.root;
    this.#overview.paint(this.#model.layout, {width, height}, paletteOf(this.root));
  }

  #drawn() {
    const model = this.#model;
    this.target.classList.toggle('whole', this.view.showsAll);
    if (model && this.#overview.root.isConnected) {
      const {layout: {depth, y}, current} = model;
      this.#overview.mark(this.view, model.searched, {depth: depth[current], row: y[current]});
    }
    this.onDraw();
  }
}
