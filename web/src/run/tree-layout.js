/**
 * The positions of the nodes of a search tree: depth to the right, time downwards. Each leaf has a row, in the order of
 * search; a parent is in the middle of its first and last child, and untried digits hang below. It is one pass over
 * typed arrays, so that a tree of 100,000 nodes takes a few milliseconds.
 */

import {OUTCOMES} from '../protocol/trees-and-reasons.js';

/** @typedef {import('../protocol/trees-and-reasons.js').Tree} Tree */

/** Outcomes of nodes by their number in `Tree.outcome`. */
export const [OPEN, FAILED, EXHAUSTED, SOLUTION, SKIPPED] = OUTCOMES.keys();

/** The shapes of nodes. */
export const SHAPE = {
  choice: 0,
  failure: 1,
  solution: 2,
  /** A node whose subtree is folded into a count. */
  folded: 3,
  /** Nodes that the engine folded, beside children that it kept. */
  rest: 4,
  /** A digit that search would have tried next where it stopped. */
  untried: 5,
};

/**
 * The visible nodes, in the order of search: a node, then the subtrees of its children.
 * @typedef {object} Layout
 * @property {number} count
 * @property {Int32Array} row of the tree; for `rest` and `untried`, that of the parent
 * @property {Uint8Array} shape
 * @property {Float64Array} below nodes of the search below it
 * @property {Float64Array} number of a fold: the nodes in it; of an untried node: its digit
 * @property {Int32Array} parent node, -1 for the root
 * @property {Int32Array} end the node after the subtree
 * @property {Uint16Array} depth
 * @property {Uint16Array} reach the greatest depth in the subtree
 * @property {Float64Array} y the middle of its row, in rows
 * @property {Float64Array} top where the rows of the subtree begin
 * @property {Float64Array} bottom and where they end
 * @property {number} rows
 * @property {number} depths
 * @property {Int32Array} nodeOf the node of each row of the tree, -1 if it is folded
 */

/**
 * How many rows of the table each subtree has, and how many nodes of the search.
 * @param {Tree} tree
 */
export function subtreeSizes({parent, folded}) {
  const rows = new Int32Array(parent.length).fill(1);
  const nodes = folded.slice();
  nodes[0] += 1;
  for (let row = parent.length - 1; row > 0; row -= 1) {
    nodes[row] += 1;
    rows[parent[row]] += rows[row];
    nodes[parent[row]] += nodes[row];
  }
  return {rows, nodes};
}

/**
 * @param {Tree} tree
 * @param {{isFolded?: (row: number) => boolean, untried?: Map<number, number[]>}} [options] rows that have children or
 *   folded nodes are asked for whether they are folded; digits that were never tried, by the row of their parent
 * @returns {Layout}
 */
export function layoutTree(tree, {isFolded = () => false, untried = new Map()} = {}) {
  const sizes = subtreeSizes(tree);
  const rests = tree.folded.reduce((sum, number) => sum + (number > 0 ? 1 : 0), 0);
  const layout = emptyLayout(tree.parent.length, tree.parent.length + rests + [...untried.values()].flat().length);
  const building = new Building(layout);
  const complete = () => {
    const row = layout.row[building.open];
    if (layout.shape[building.open] === SHAPE.choice) {
      if (tree.folded[row] > 0) building.addLeaf(row, SHAPE.rest, tree.folded[row]);
      (untried.get(row) ?? []).forEach((digit, place) => building.addUntried(row, digit, place));
    }
    building.close();
  };
  for (let row = 0; row < tree.parent.length;) {
    while (building.open >= 0 && layout.row[building.open] !== tree.parent[row]) complete();
    const isWhole = sizes.rows[row] === 1 && tree.folded[row] > 0;
    const shut = sizes.nodes[row] > 1 && (isWhole || isFolded(row));
    layout.nodeOf[row] = layout.count;
    layout.below[layout.count] = sizes.nodes[row] - 1;
    building.add(row, shut ? SHAPE.folded : shapeOf(tree, row, sizes.rows[row]), shut ? sizes.nodes[row] - 1 : 0);
    row += shut ? sizes.rows[row] : 1;
  }
  while (building.open >= 0) complete();
  return Object.assign(layout, {rows: building.lowest, depths: layout.reach[0]});
}

/** A layout while nodes are added to it, in the order of search. */
class Building {
  /** The innermost node whose subtree is not complete, -1 for none. */
  open = -1;
  /** The row below everything so far. */
  lowest = 0;
  /** The row of the next leaf, unless an untried digit is there. */
  #next = 0;
  /** The last child so far of each node, of those that were tried. */
  #lastChild;

  /** @param {Layout} layout */
  constructor(layout) {
    this.layout = layout;
    this.#lastChild = new Int32Array(layout.row.length).fill(-1);
  }

  /** @param {number} row of the tree @param {number} shape @param {number} number */
  add(row, shape, number) {
    const {layout, open} = this;
    const node = layout.count;
    layout.row[node] = row;
    layout.shape[node] = shape;
    layout.number[node] = number;
    layout.parent[node] = open;
    layout.depth[node] = layout.reach[node] = open < 0 ? 0 : layout.depth[open] + 1;
    layout.top[node] = this.lowest;
    if (open >= 0 && shape !== SHAPE.untried) this.#lastChild[open] = node;
    this.open = node;
    layout.count += 1;
  }

  /** @param {number} row @param {number} shape @param {number} number */
  addLeaf(row, shape, number) {
    this.add(row, shape, number);
    this.close();
  }

  /**
   * Untried digits of different depths share rows: nothing but their own dotted lines is below what search has done.
   * @param {number} row @param {number} digit @param {number} place among its siblings that were not tried
   */
  addUntried(row, digit, place) {
    this.add(row, SHAPE.untried, digit);
    this.#end(this.#next + place);
  }

  /** The subtree of the innermost open node is complete. */
  close() {
    const {layout, open, lowest} = this;
    const last = this.#lastChild[open];
    if (last < 0) {
      this.#next = lowest + 1;
      this.#end(lowest);
      return;
    }
    this.#end(layout.top[open]);
    layout.y[open] = (layout.y[open + 1] + layout.y[last]) / 2;
    layout.bottom[open] = lowest;
  }

  /** Puts the innermost open node into a row; a parent is moved afterwards. @param {number} place */
  #end(place) {
    const {layout, open} = this;
    const {parent, reach} = layout;
    layout.top[open] = place;
    layout.y[open] = place + 0.5;
    layout.bottom[open] = place + 1;
    layout.end[open] = layout.count;
    this.lowest = Math.max(this.lowest, place + 1);
    this.open = parent[open];
    if (this.open >= 0 && reach[open] > reach[this.open]) reach[this.open] = reach[open];
  }
}

/** @param {Tree} tree @param {number} row @param {number} size rows of its subtree */
function shapeOf({outcome}, row, size) {
  if (outcome[row] === SOLUTION) return SHAPE.solution;
  return (outcome[row] === FAILED || outcome[row] === SKIPPED) && size === 1 ? SHAPE.failure : SHAPE.choice;
}

/** @param {number} rows @param {number} most nodes @returns {Layout} */
function emptyLayout(rows, most) {
  return {
    count: 0, rows: 0, depths: 0, row: new Int32Array(most), shape: new Uint8Array(most),
    number: new Float64Array(most), below: new Float64Array(most), parent: new Int32Array(most),
    end: new Int32Array(most), depth: new Uint16Array(most), reach: new Uint16Array(most),
    y: new Float64Array(most), top: new Float64Array(most), bottom: new Float64Array(most),
    nodeOf: new Int32Array(rows).fill(-1),
  };
}

/**
 * The rows of the children of a row.
 * @param {Tree} tree
 * @param {number} row
 */
export function childrenOf({parent}, row) {
  const children = [];
  for (let at = row + 1; at < parent.length && parent[at] >= row; at += 1) if (parent[at] === row) children.push(at);
  return children;
}

/**
 * The row of the node that search is in at a step: the deepest that has been decided and not refuted.
 * @param {Tree} tree
 * @param {number} step
 */
export function rowAt(tree, step) {
  let row = rowsBefore(tree, step) - 1;
  while (row > 0 && !isOpenAt(tree, row, step)) row = tree.parent[row];
  return Math.max(0, row);
}

/**
 * How many rows were decided before a step, the root among them.
 * @param {Tree} tree
 * @param {number} step
 */
export function rowsBefore({first}, step) {
  let [low, high] = [1, first.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (first[middle] < step) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * True if search is in the subtree of a row at a step.
 * @param {Tree} tree
 * @param {number} row
 * @param {number} step
 */
export function isOpenAt(tree, row, step) {
  return row === 0 || (tree.first[row] < step && (step <= tree.last[row] || staysOpen(tree, row)));
}

/**
 * True if a row was not refuted, as far as the run goes.
 * @param {Tree} tree
 * @param {number} row
 */
export function staysOpen({outcome, last}, row) {
  return outcome[row] === OPEN || (outcome[row] === SOLUTION && last[row] === last[0]);
}

/**
 * The node in which a row is seen: its own, or the one it is folded into.
 * @param {Layout} layout
 * @param {Tree} tree
 * @param {number} row
 */
export function nodeOfRow({nodeOf}, {parent}, row) {
  let seen = row;
  while (nodeOf[seen] < 0) seen = parent[seen];
  return nodeOf[seen];
}
