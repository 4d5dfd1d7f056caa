/** Moves through the tree by keys. No document, so that it can be tested. */
import {nodeWords} from '../../words/tree-words.js';
import {element} from '../dom.js';

/** @typedef {import('../../run/tree-layout.js').Layout} Layout */

/**
 * The node that a key leads to: up and down among nodes of the same depth, in the order of search; left to the parent,
 * right to the first child; Home and End to the root and to the last leaf.
 * @param {Layout} layout
 * @param {number} node
 * @param {string} key
 * @returns {number} -1 for another key; the same node if there is none
 */
export function nodeByKey(layout, node, key) {
  const {count, parent, end, depth} = layout;
  switch (key) {
    case 'ArrowLeft': return Math.max(0, parent[node]);
    case 'ArrowRight': return end[node] > node + 1 ? node + 1 : node;
    case 'ArrowDown': {
      let next = end[node];
      while (next < count && depth[next] !== depth[node]) next += 1;
      return next < count ? next : node;
    }
    case 'ArrowUp': {
      let next = node - 1;
      while (next >= 0 && depth[next] !== depth[node]) next -= 1;
      return next >= 0 ? next : node;
    }
    case 'Home': return 0;
    case 'End': return count - 1;
    default: return -1;
  }
}

/**
 * The place of a node among its siblings, from 1, and how many there are.
 * @param {Layout} layout
 * @param {number} node
 */
export function placeAmongSiblings({parent, end}, node) {
  if (node === 0) return {place: 1, siblings: 1};
  let [place, siblings] = [0, 0];
  for (let sibling = parent[node] + 1; sibling < end[parent[node]]; sibling = end[sibling]) {
    siblings += 1;
    if (sibling <= node) place = siblings;
  }
  return {place, siblings};
}

/**
 * @param {import('../../words/tree-words.js').Naming} naming
 * @param {import('./model.js').TreeModel} model
 * @param {string} id
 */
export function treeItem(naming, model, id) {
  const {cursor, current, layout, tree, step} = model;
  const {place, siblings} = placeAmongSiblings(layout, cursor);
  return element('div', {
    role: 'treeitem', id, 'aria-level': layout.depth[cursor] + 1, 'aria-posinset': place, 'aria-setsize': siblings,
    'aria-selected': String(cursor === current),
    'aria-expanded': model.canFold(cursor) ? String(!model.isFolded(cursor)) : undefined,
  }, nodeWords(naming, tree, layout, cursor, step));
}
