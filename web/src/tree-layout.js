/**
 * Where the nodes of a search tree stand: depth to the right, time downwards. Leaves take a row each, in the order of
 * search; a parent stands in the middle of its first and last child. One pass over typed arrays, so that a tree of
 * 100,000 nodes costs a few milliseconds.
 */

import {OUTCOMES} from './protocol-rare.js';

/** @typedef {import('./protocol-rare.js').Tree} Tree */

/** Outcomes of nodes by their number in `Tree.outcome`. */
export const [OPEN, FAILED, EXHAUSTED, SOLUTION] = OUTCOMES.keys();

/** What is drawn for a node. */
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
 * The nodes that are to be seen, in the order of search: a node, then the subtrees of its children.
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
 * @property {Int32Array} nodeOf the node of each row of the tree, -1 where it is folded away
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
  const {row: rowOf, parent, end, depth, reach, y, top, bottom} = layout;
  /** The last child so far of each node. */
  const lastChild = new Int32Array(rowOf.length).fill(-1);
  let count = 0;
  let leaves = 0;
  /** The innermost node whose subtree is not complete. */
  let open = -1;

  const add = (/** @type {number} */ row, /** @type {number} */ shape, /** @type {number} */ number) => {
    rowOf[count] = row;
    layout.shape[count] = shape;
    layout.number[count] = number;
    parent[count] = open;
    depth[count] = reach[count] = open < 0 ? 0 : depth[open] + 1;
    top[count] = leaves;
    if (open >= 0) lastChild[open] = count;
    open = count;
    count += 1;
  };
  const close = () => {
    const node = open;
    open = parent[node];
    if (lastChild[node] < 0) leaves += 1;
    y[node] = lastChild[node] < 0 ? leaves - 0.5 : (y[node + 1] + y[lastChild[node]]) / 2;
    bottom[node] = leaves;
    end[node] = count;
    if (open >= 0 && reach[node] > reach[open]) reach[open] = reach[node];
  };
  const complete = () => {
    const row = rowOf[open];
    if (layout.shape[open] === SHAPE.choice) {
      if (tree.folded[row] > 0) {
        add(row, SHAPE.rest, tree.folded[row]);
        close();
      }
      for (const digit of untried.get(row) ?? []) {
        add(row, SHAPE.untried, digit);
        close();
      }
    }
    close();
  };

  for (let row = 0; row < tree.parent.length;) {
    while (open >= 0 && rowOf[open] !== tree.parent[row]) complete();
    const isWhole = sizes.rows[row] === 1 && tree.folded[row] > 0;
    const shut = sizes.nodes[row] > 1 && (isWhole || isFolded(row));
    layout.nodeOf[row] = count;
    layout.below[count] = sizes.nodes[row] - 1;
    add(row, shut ? SHAPE.folded : shapeOf(tree, row, sizes.rows[row]), shut ? sizes.nodes[row] - 1 : 0);
    row += shut ? sizes.rows[row] : 1;
  }
  while (open >= 0) complete();
  return Object.assign(layout, {count, rows: leaves, depths: reach[0]});
}

/** @param {Tree} tree @param {number} row @param {number} size rows of its subtree */
function shapeOf({outcome}, row, size) {
  if (outcome[row] === SOLUTION) return SHAPE.solution;
  return outcome[row] === FAILED && size === 1 ? SHAPE.failure : SHAPE.choice;
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
 * Whether search is in the subtree of a row at a step.
 * @param {Tree} tree
 * @param {number} row
 * @param {number} step
 */
export function isOpenAt(tree, row, step) {
  return row === 0 || (tree.first[row] < step && (step <= tree.last[row] || staysOpen(tree, row)));
}

/**
 * Whether a row was not refuted, as far as the run goes.
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
