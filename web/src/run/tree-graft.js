/**
 * Opening what the engine has folded: subtrees that were asked for take their place in the tree that is there. Rows
 * are in the order of search, so that the rows of a subtree stand together.
 */

import {childrenOf, rowAt, rowsBefore} from './tree-layout.js';

/** @typedef {import('../protocol/trees-and-reasons.js').Tree} Tree */

/**
 * The tree with a subtree in it, in place of what it had there.
 * @param {Tree} tree
 * @param {Tree} subtree its root is a decide of the same run
 * @returns {Tree}
 */
export function graft(tree, subtree) {
  const first = subtree.first[0];
  const at = rowsBefore(tree, first);
  const until = rowsBefore(tree, subtree.last[0] + 1);
  const isThere = at < until && tree.first[at] === first;
  const parent = isThere ? tree.parent[at] : rowAt(tree, first);
  const shift = subtree.parent.length - (until - at);

  const grafted = /** @type {Tree} */ (Object.fromEntries(Object.entries(tree).map(([name, column]) => {
    const [from, added] = [/** @type {any} */ (column), subtree[/** @type {keyof Tree} */ (name)]];
    const joined = new from.constructor(column.length + shift);
    joined.set(from.subarray(0, at));
    joined.set(added, at);
    joined.set(from.subarray(until), at + added.length);
    return [name, joined];
  })));
  for (let row = at; row < at + subtree.parent.length; row += 1) grafted.parent[row] += at;
  for (let row = at + subtree.parent.length; row < grafted.parent.length; row += 1) {
    if (grafted.parent[row] >= until) grafted.parent[row] += shift;
  }
  grafted.parent[at] = parent;
  if (!isThere) grafted.folded[parent] -= nodesIn(subtree);
  return grafted;
}

/** Nodes of the search that a tree stands for. @param {Tree} tree */
export function nodesIn({folded}) {
  return folded.reduce((sum, number) => sum + number, folded.length);
}

/**
 * The stretches of events inside a row that belong to none of its children in the table: where the folded ones are.
 * @param {Tree} tree
 * @param {number} row
 * @returns {[from: number, until: number][]}
 */
export function gapsOf(tree, row) {
  const {first, last} = tree;
  /** @type {[number, number][]} */
  const gaps = [];
  let from = row === 0 ? 0 : first[row] + 1;
  for (const child of childrenOf(tree, row)) {
    gaps.push([from, first[child]]);
    from = last[child] + 1;
  }
  gaps.push([from, last[row]]);
  return gaps.filter(([start, end]) => start < end);
}
