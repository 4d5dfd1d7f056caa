/**
 * The tree that one moves in: canvas, overview, mouse, fingers and keys put together. For those who listen it is a tree
 * of which the item at the cursor is there.
 */

import {choiceName, choiceOf} from '../tree-words.js';
import {element} from './dom.js';
import {TreeCanvas, paletteOf} from './tree-canvas.js';
import {listenToGestures} from './tree-gestures.js';
import {treeItem} from './tree-item.js';
import {nodeByKey} from './tree-keys.js';
import {TreeModel} from './tree-model.js';
import {TreeOverview, overviewWidth} from './tree-overview.js';

/** @typedef {import('../protocol-rare.js').Tree} Tree */
/** @typedef {import('../tree-words.js').Naming} Naming */

/**
 * @typedef {object} Commands
 * @property {(step: number) => void} seek
 * @property {(row: number) => void} open asks for what the engine folded into a row
 * @property {(model: TreeModel | null, node: number) => void} look another node is looked at; -1: none
 * @property {() => void} change the picture has changed
 */

const ZOOM_STEP = 1.4;
/** Room at the right of the deepest nodes, and beside the number of a fold. */
const RIGHT = 18;
const OVERVIEW_GAP = 8;
/** Keys that zoom, and how. @type {Record<string, 'in' | 'out' | 'fit'>} */
const ZOOM_KEYS = {'+': 'in', '=': 'in', '-': 'out', '0': 'fit'};

export class TreeWidget {
  #overview = new TreeOverview((depth, row) => this.#centre(depth, row));
  #canvas = new TreeCanvas(() => this.#drawn());
  #view = element('div', {class: 'tree-view', role: 'tree', tabindex: 0, 'aria-label': 'Search tree'},
    this.#canvas.root);
  root = element('div', {class: 'tree-body'}, this.#view);
  /** @type {TreeModel | null} */
  model = null;
  /** @type {Naming | null} */
  #naming = null;
  #isConflict = false;
  #hovered = -1;
  /** Whether the tree has just come and its first place is to be found. */
  #isNew = false;
  #items = 0;

  /** @param {Commands} commands */
  constructor(commands) {
    this.commands = commands;
    listenToGestures(this.#view, {
      pan: (x, y) => this.#pan(x, y),
      zoom: (factor, x, y) => this.#zoomTo(this.view.zoom * factor, x, y),
      hover: (x, y) => this.#hover(this.#canvas.nodeAt(x, y)),
      leave: () => this.#hover(-1),
      click: (x, y) => this.#take(this.#canvas.nodeAt(x, y)),
      doubleClick: (x, y) => this.#toggle(this.#canvas.nodeAt(x, y)),
    });
    this.#view.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !this.#press(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    });
    this.#view.addEventListener('focus', () => this.#moveTo(this.model?.cursor ?? 0));
    this.#view.addEventListener('blur', () => this.#look());
    new ResizeObserver(() => this.resize()).observe(this.root);
  }

  get view() {
    return this.#canvas.view;
  }

  /** Another run, of which there is no tree yet. @param {Naming | null} naming */
  clear(naming) {
    this.#naming = naming;
    this.model = null;
    this.#hovered = -1;
    this.#view.replaceChildren(this.#canvas.root);
    this.#redraw();
    this.#look();
  }

  /** The run's tree, or more of it. @param {Tree} tree @param {Map<number, number[]>} untried */
  show(tree, untried) {
    const {model} = this;
    this.#isNew = !model;
    this.model = model ?? new TreeModel(tree, untried);
    const before = this.#currentY;
    model?.grow(tree, untried);
    this.#arranged();
    if (model) this.#pan(0, this.#currentY - before);
  }

  /** @param {number} step @param {number} depth guesses that are open @param {boolean} isConflict it was just found */
  showStep(step, depth, isConflict) {
    const {model} = this;
    if (!model) return;
    const before = model.current;
    model.showStep(step, depth);
    this.#isConflict = isConflict;
    if (!this.#hasFocus) model.cursor = model.current;
    if (model.current !== before) this.#reveal(model.current);
    this.#redraw();
  }

  /** Folds all branches that failed, or unfolds everything. @param {boolean} folds */
  foldFailed(folds) {
    this.model?.foldFailed(folds);
    this.#arranged();
  }

  /** @param {'in' | 'out' | 'fit'} way */
  zoom(way) {
    const {view, model} = this;
    if (!model) return;
    if (way === 'fit') {
      this.#zoomTo(0, 0, 0);
      return;
    }
    const {depth} = model.layout;
    const [atX, atY] = [view.x(depth[model.current]), this.#currentY];
    const isSeen = atX > 0 && atY > 0 && atX < view.width && atY < view.height;
    const factor = way === 'in' ? ZOOM_STEP : 1 / ZOOM_STEP;
    this.#zoomTo(view.zoom * factor, isSeen ? atX : view.width / 2, isSeen ? atY : view.height / 2);
  }

  /** After a change of theme. */
  recolor() {
    this.#paintOverview();
    this.#canvas.redraw();
  }

  /** Fits everything to the room that it has; a large tree shares it with its overview. */
  resize() {
    const {clientWidth: width, clientHeight: height} = this.root;
    if (!width || !height) return;
    this.view.resize(width, height);
    const hasOverview = Boolean(this.model) && this.view.isLarge;
    if (!hasOverview) this.#overview.root.remove();
    else if (!this.#overview.root.isConnected) this.root.append(this.#overview.root);
    const beside = hasOverview ? overviewWidth(width) : 0;
    this.#overview.root.style.width = `${beside}px`;
    this.#canvas.resize(width - (beside ? beside + OVERVIEW_GAP : 0), height);
    this.#paintOverview();
    if (!this.#isNew || !this.model) return;
    this.#isNew = false;
    this.view.settle();
    this.#reveal(this.model.current);
  }

  /** Where the node of the step stands. */
  get #currentY() {
    const {model} = this;
    return model ? this.view.y(model.layout.y[model.current]) : 0;
  }

  get #hasFocus() {
    return this.#view.matches(':focus');
  }

  /** The tree was laid out anew. */
  #arranged() {
    const {model} = this;
    if (!model) return;
    this.#hovered = -1;
    this.view.setTree(model.layout, this.#labelRoom(), RIGHT + this.#foldRoom(model));
    this.resize();
    this.#redraw();
    if (this.#hasFocus) this.#moveTo(model.cursor);
    else this.#look();
  }

  /** What the widest label beside an edge takes. */
  #labelRoom() {
    if (!this.#naming) return 0;
    const {cells, size} = this.#naming.shape;
    return this.#canvas.measure(choiceName(this.#naming, {cell: cells - 1, digit: size}, '='));
  }

  /** What the greatest number beside a fold takes. @param {TreeModel} model */
  #foldRoom(model) {
    const {count, number} = model.layout;
    let most = 0;
    for (let node = 0; node < count; node += 1) if (model.isFolded(node)) most = Math.max(most, number[node]);
    return most ? this.#canvas.measure(most.toLocaleString('en')) : 0;
  }

  /** @param {number} x @param {number} y */
  #pan(x, y) {
    const hasMoved = this.view.panBy(x, y);
    if (hasMoved) this.#redraw();
    return hasMoved;
  }

  /** @param {number} zoom @param {number} x @param {number} y */
  #zoomTo(zoom, x, y) {
    this.view.zoomTo(zoom, x, y);
    this.#redraw();
  }

  /** @param {number} depth @param {number} row */
  #centre(depth, row) {
    const {view} = this;
    this.#pan(view.x(depth) - view.width / 2, view.y(row) - view.height / 2);
  }

  /** @param {number} node */
  #reveal(node) {
    const {depth, y} = this.model?.layout ?? {depth: [0], y: [0]};
    this.view.reveal(depth[node], y[node]);
    this.#redraw();
  }

  /** @param {number} node */
  #hover(node) {
    if (node === this.#hovered) return;
    this.#hovered = node;
    this.#view.classList.toggle('over', node >= 0);
    this.#look();
    this.#redraw();
  }

  /** What is looked at: the node under the pointer, or that of the keys. */
  #look() {
    const node = this.#hovered >= 0 ? this.#hovered : this.#hasFocus ? this.model?.cursor ?? -1 : -1;
    this.commands.look(this.model, node);
  }

  /** Goes to the step of a node, or opens what is folded into it. @param {number} node */
  #take(node) {
    const step = this.model?.stepOf(node) ?? -1;
    if (node < 0) return;
    if (step >= 0) this.commands.seek(step);
    else this.#toggle(node);
    if (this.#hasFocus) this.#moveTo(node);
  }

  /** @param {number} node */
  #toggle(node) {
    const {model} = this;
    if (!model || node < 0 || !model.canFold(node)) return;
    const {row, y} = model.layout;
    const [at, before] = [row[node], this.view.y(y[node])];
    const asked = model.toggle(node);
    this.#arranged();
    const now = model.layout.nodeOf[at];
    this.#pan(0, this.view.y(model.layout.y[now]) - before);
    if (asked >= 0) this.commands.open(asked);
  }

  /** Whether the key has a meaning here. @param {string} key */
  #press(key) {
    const {model} = this;
    if (!model) return false;
    const {cursor} = model;
    if (ZOOM_KEYS[key]) this.zoom(ZOOM_KEYS[key]);
    else if (key === 'Enter') this.#take(cursor);
    else if (key === ' ' || (key === 'ArrowRight' && model.isFolded(cursor))) this.#toggle(cursor);
    else {
      const node = nodeByKey(model.layout, cursor, key);
      if (node < 0) return false;
      this.#moveTo(node);
    }
    return true;
  }

  /** The keys go to a node, which is said: as a new item, for changes in one may go unheard. @param {number} node */
  #moveTo(node) {
    const {model} = this;
    if (!model || !this.#naming) return;
    model.cursor = Math.min(node, model.layout.count - 1);
    this.#items += 1;
    const item = treeItem(this.#naming, model, `tree-item-${this.#items}`);
    this.#view.replaceChildren(this.#canvas.root, item);
    this.#view.setAttribute('aria-activedescendant', item.id);
    this.#reveal(model.cursor);
    this.#look();
  }

  #redraw() {
    const {model} = this;
    const naming = this.#naming;
    this.#canvas.show(model && naming ? {
      tree: model.tree, layout: model.layout, step: model.step, current: model.current, isConflict: this.#isConflict,
      hovered: this.#hovered, focused: this.#view.matches(':focus-visible') ? model.cursor : -1,
      label: (node) => {
        const choice = choiceOf(model.tree, model.layout, node);
        return choice ? choiceName(naming, choice, '=') : '';
      },
    } : null);
  }

  #drawn() {
    const {model, view} = this;
    this.#view.classList.toggle('whole', view.showsAll);
    if (model && this.#overview.root.isConnected) {
      const {layout: {depth, y}, current} = model;
      this.#overview.mark(view, model.searched, {depth: depth[current], row: y[current]});
    }
    this.commands.change();
  }

  #paintOverview() {
    if (!this.model || !this.#overview.root.isConnected) return;
    const {clientWidth: width, clientHeight: height} = this.#overview.root;
    this.#overview.paint(this.model.layout, {width, height}, paletteOf(this.root));
  }
}
