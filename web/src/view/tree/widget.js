/**
 * The tree that one moves in, by mouse, fingers and keys. For those who listen it is a tree of which the item at the
 * cursor is there.
 */

import {nodeWords} from '../../words/tree-words.js';
import {listenToGestures} from './gestures.js';
import {nodeByKey, treeItem} from './keys.js';
import {TreeModel} from './model.js';
import {isPast} from './paint.js';
import {TreePicture} from './picture.js';

/** @typedef {import('../../protocol/trees-and-reasons.js').Tree} Tree */
/** @typedef {import('../../words/tree-words.js').Naming} Naming */

/**
 * @typedef {object} Commands
 * @property {(step: number) => void} seek
 * @property {(row: number) => void} open asks for what the engine folded into a row
 * @property {(model: TreeModel | null, node: number) => void} look another node is looked at; -1: none
 * @property {() => void} change the picture has changed
 */

/** Keys that zoom, and how. @type {Record<string, 'in' | 'out' | 'fit'>} */
const ZOOM_KEYS = {'+': 'in', '=': 'in', '-': 'out', '0': 'fit'};

export class TreeWidget {
  /** @type {TreeModel | null} */
  model = null;
  /** @type {Naming | null} */
  #naming = null;
  /** The text of the node at the keys' cursor, for screen readers. @type {HTMLElement | null} */
  #item = null;
  #items = 0;
  /** The node that a double click is for, or -1. */
  #clicked = -1;
  /** True if the keys have not been in this tree: they begin at the node of the step, however late the tree came. */
  #isFresh = false;

  /** @param {Commands} commands */
  constructor(commands) {
    this.commands = commands;
    this.picture = new TreePicture(() => commands.change());
    const {picture, picture: {target}} = this;
    listenToGestures(target, {
      pan: (x, y) => picture.pan(x, y),
      zoom: (factor, x, y) => picture.zoomBy(factor, x, y),
      hover: (x, y) => this.#hover(this.#shown(picture.nodeAt(x, y))),
      leave: () => this.#hover(-1),
      click: (x, y) => {
        const node = this.#shown(picture.nodeAt(x, y));
        this.#clicked = this.#take(node) ? node : -1;
      },
      doubleClick: () => this.#toggle(this.#clicked),
    });
    target.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !this.#press(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    });
    target.addEventListener('focus', () => {
      this.#say();
      // Under a pointer everything stays where it is.
      if (target.matches(':focus-visible')) picture.reveal(this.model?.cursor ?? 0);
    });
    target.addEventListener('blur', () => {
      this.#look();
      picture.redraw();
    });
  }

  /** Another run, of which there is no tree yet. @param {Naming | null} naming */
  clear(naming) {
    this.#naming = naming;
    this.model = null;
    this.#item?.remove();
    this.picture.show(null, naming);
    this.#look();
  }

  /** The run's tree, or more of it. @param {Tree} tree @param {Map<number, number[]>} untried */
  show(tree, untried) {
    const {model, picture} = this;
    if (!model) {
      this.model = new TreeModel(tree, untried);
      this.#isFresh = true;
      this.#arranged();
      return;
    }
    const standing = () => picture.heightOf(this.#hasFocus ? model.cursor : model.current);
    const before = standing();
    model.grow(tree, untried);
    this.#arranged();
    picture.pan(0, standing() - before);
  }

  /** @param {number} step @param {number} depth guesses that are open @param {boolean} isConflict it was just found */
  showStep(step, depth, isConflict) {
    const {model, picture} = this;
    if (!model) return;
    const before = model.current;
    model.showStep(step, depth);
    picture.isConflict = isConflict;
    if (!this.#hasFocus || this.#isFresh) model.cursor = model.current;
    if (this.#hasFocus && this.#isFresh) this.#say();
    this.#isFresh = false;
    if (model.current === before) picture.redraw();
    else picture.reveal(model.current);
  }

  /** Folds all branches that failed, or unfolds everything. @param {boolean} folds */
  foldFailed(folds) {
    if (!this.model) return;
    this.model.foldFailed(folds);
    this.#arranged();
    this.picture.reveal(this.model.current);
  }

  /** The node, or -1 for one that is hidden because it is to be predicted. @param {number} node */
  #shown(node) {
    const {model, picture: {target}} = this;
    return model && node >= 0 && target.closest('.predicting, .presenting') && !isPast(model, node) ? -1 : node;
  }

  get #hasFocus() {
    return this.picture.target.matches(':focus');
  }

  /** The tree was laid out anew; what is said is said again only where it has changed. */
  #arranged() {
    const {model} = this;
    if (!model || !this.#naming) return;
    this.picture.show(model, this.#naming);
    const words = nodeWords(this.#naming, model.tree, model.layout, model.cursor, model.step);
    if (!this.#item?.isConnected || (this.#hasFocus && words !== this.#item.textContent)) this.#say();
    else this.#look();
  }

  /** @param {number} node */
  #hover(node) {
    if (node === this.picture.hovered) return;
    this.picture.hovered = node;
    this.picture.target.classList.toggle('over', node >= 0);
    this.#look();
    this.picture.redraw();
  }

  /** Reports the node that is looked at: the one under the pointer, or at the keys' cursor. */
  #look() {
    const {hovered} = this.picture;
    this.commands.look(this.model, hovered >= 0 ? hovered : this.#hasFocus ? this.model?.cursor ?? -1 : -1);
  }

  /**
   * Goes to the step of a node; where it has none, what is folded there is opened.
   * @param {number} node
   * @returns {boolean} whether it has a step
   */
  #take(node) {
    const {model} = this;
    if (!model || node < 0) return false;
    const step = model.stepOf(node);
    this.#moveTo(node);
    if (step >= 0) this.commands.seek(step);
    else this.#toggle(node);
    return step >= 0;
  }

  /** @param {number} node */
  #toggle(node) {
    const {model, picture} = this;
    if (!model || node < 0 || !model.canFold(node)) return;
    const row = model.layout.row[node];
    const standing = () => picture.heightOf(model.layout.nodeOf[row]);
    const before = standing();
    const asked = model.toggle(node);
    this.#arranged();
    picture.pan(0, standing() - before);
    if (asked >= 0) this.commands.open(asked);
  }

  /** True if the key has a meaning here. @param {string} key */
  #press(key) {
    const {model} = this;
    if (!model) return false;
    const {cursor} = model;
    if (ZOOM_KEYS[key]) this.picture.zoom(ZOOM_KEYS[key]);
    else if (key === 'Enter') this.#take(cursor);
    else if (key === ' ' || (key === 'ArrowRight' && model.isFolded(cursor))) this.#toggle(cursor);
    else {
      const node = nodeByKey(model.layout, cursor, key);
      if (node < 0) return false;
      if (this.#shown(node) >= 0) this.#moveTo(node);
    }
    return true;
  }

  /** The keys go to a node. @param {number} node */
  #moveTo(node) {
    const {model} = this;
    if (!model) return;
    model.cursor = node;
    this.#say();
    this.picture.reveal(node);
  }

  /** Says the node at the cursor: as a new item, for changes in one may go unheard. */
  #say() {
    if (!this.model || !this.#naming) return;
    this.#items += 1;
    this.#item?.remove();
    this.#item = treeItem(this.#naming, this.model, `tree-item-${this.#items}`);
    this.picture.target.append(this.#item);
    this.picture.target.setAttribute('aria-activedescendant', this.#item.id);
    this.#look();
  }
}
