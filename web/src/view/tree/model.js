/**
 * The model of the tree that is shown: the nodes that are not folded away, the one that search is in at the step, and
 * the one that the reader is at. No document, so that it can be tested.
 */

import {FAILED, SHAPE, layoutTree, nodeOfRow, rowAt, rowsBefore} from '../../run/tree-layout.js';

/** @typedef {import('../../protocol/trees-and-reasons.js').Tree} Tree */
/** @typedef {import('../../run/tree-layout.js').Layout} Layout */

export class TreeModel {
  /** @type {Tree} */
  tree;
  /** @type {Layout} */
  layout;
  /** The node that search is in. */
  current = 0;
  /** The node that keys move from. */
  cursor = 0;
  step = 0;
  foldsFailed = false;
  #depth = 0;
  /** @type {Map<number, number[]>} */
  #untried;
  /** Rows that the reader folded (true) or unfolded (false), by the row's key. @type {Map<number, boolean>} */
  #folds = new Map();

  /** @param {Tree} tree @param {Map<number, number[]>} untried */
  constructor(tree, untried) {
    this.tree = tree;
    this.#untried = untried;
    this.layout = this.#arrange();
  }

  /**
   * The same run's tree, grown or with more of it unfolded.
   * @param {Tree} tree
   * @param {Map<number, number[]>} untried
   */
  grow(tree, untried) {
    const key = this.#keyOf(this.layout.row[this.cursor]);
    this.tree = tree;
    this.#untried = untried;
    this.layout = this.#arrange();
    const row = key < 0 ? 0 : Math.min(rowsBefore(tree, key), tree.parent.length - 1);
    this.cursor = nodeOfRow(this.layout, tree, row);
  }

  /** @param {number} step @param {number} depth guesses that are open there */
  showStep(step, depth) {
    this.step = step;
    this.#depth = depth;
    this.current = this.#nodeAtStep();
  }

  /** The greatest number of nodes that is folded into one. */
  get mostFolded() {
    let most = 0;
    for (let node = 0; node < this.layout.count; node += 1) {
      if (this.isFolded(node)) most = Math.max(most, this.layout.number[node]);
    }
    return most;
  }

  /** Rows of leaves that were searched before the step. */
  get searched() {
    const {nodeOf, rows, top} = this.layout;
    let row = rowsBefore(this.tree, this.step);
    while (row < nodeOf.length && nodeOf[row] < 0) row += 1;
    return row < nodeOf.length ? top[nodeOf[row]] : rows;
  }

  /**
   * The step that a node stands for: just decided; of the root, before the first guess; -1 for none.
   * @param {number} node
   */
  stepOf(node) {
    const {shape, row} = this.layout;
    if (shape[node] === SHAPE.untried || shape[node] === SHAPE.rest) return -1;
    return row[node] ? this.tree.first[row[node]] + 1 : this.tree.first[1] ?? 0;
  }

  /** True if there is a subtree to fold or to unfold. @param {number} node */
  canFold(node) {
    return this.layout.shape[node] === SHAPE.rest || this.layout.below[node] > 0;
  }

  /** @param {number} node */
  isFolded(node) {
    return this.layout.shape[node] === SHAPE.folded || this.layout.shape[node] === SHAPE.rest;
  }

  /**
   * Folds or unfolds a node.
   * @param {number} node
   * @returns {number} the row of which the engine has to tell what it folded; -1 for none
   */
  toggle(node) {
    const {layout, tree} = this;
    const row = layout.row[node];
    if (!this.canFold(node)) return -1;
    const isEngines = layout.shape[node] === SHAPE.rest || tree.parent[row + 1] !== row;
    this.#folds.set(this.#keyOf(row), !isEngines && !this.isFolded(node));
    this.#arrangeAround(row);
    return isEngines ? row : -1;
  }

  /** Folds all branches that failed, or unfolds what the reader folded. @param {boolean} folds */
  foldFailed(folds) {
    this.#folds.clear();
    this.foldsFailed = folds;
    this.#arrangeAround(this.layout.row[this.cursor]);
  }

  /** @param {number} row that the reader is at */
  #arrangeAround(row) {
    this.layout = this.#arrange();
    this.cursor = nodeOfRow(this.layout, this.tree, row);
  }

  #arrange() {
    const {tree} = this;
    this.layout = layoutTree(tree, {
      isFolded: (row) => this.#folds.get(this.#keyOf(row)) ?? (this.foldsFailed && tree.outcome[row] === FAILED),
      untried: this.#untried,
    });
    this.current = this.#nodeAtStep();
    return this.layout;
  }

  /** A key that stays the same when the tree grows: the event number of the row's decide. @param {number} row */
  #keyOf(row) {
    return row ? this.tree.first[row] : -1;
  }

  #nodeAtStep() {
    const {layout} = this;
    const {end, shape, depth} = layout;
    const node = nodeOfRow(layout, this.tree, rowAt(this.tree, this.step));
    if (this.#depth <= depth[node]) return node;
    // Search is deeper than what the table has of it: among the nodes that the engine folded.
    for (let child = node + 1; child < end[node]; child = end[child]) if (shape[child] === SHAPE.rest) return child;
    return node;
  }
}
