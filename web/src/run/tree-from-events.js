/**
 * The search tree as decides and refutes give it: for recorded runs, and what an engine's tree is compared with.
 */

import {HALVES} from '../protocol/events.js';
import {OUTCOMES} from '../protocol/trees-and-reasons.js';

/** @typedef {import('../protocol/trees-and-reasons.js').Tree} Tree */
/** @typedef {import('./replay.js').RunEvent} RunEvent */

const NO_CELL = 0xffff;
const [OPEN, , , SOLUTION] = OUTCOMES.keys();

/**
 * The whole tree, nothing folded.
 * @param {RunEvent[]} events of a run, from its first
 * @returns {Tree}
 */
export function treeFromEvents(events) {
  const rows = 1 + events.filter(({kind}) => kind === 'decide').length;
  const tree = {
    parent: new Int32Array(rows).fill(-1), cell: new Uint16Array(rows).fill(NO_CELL), digit: new Uint8Array(rows),
    half: new Uint8Array(rows), first: new Float64Array(rows),
    last: new Float64Array(rows).fill(Math.max(0, events.length - 1)),
    outcome: new Uint8Array(rows), folded: new Float64Array(rows),
  };
  const path = [0];
  let row = 0;
  for (const {kind, index, cell = NO_CELL, digit = 0, half, outcome = ''} of events) {
    const deepest = path[path.length - 1];
    if (kind === 'decide') {
      row += 1;
      path.push(row);
      tree.parent[row] = deepest;
      tree.cell[row] = cell;
      tree.digit[row] = digit;
      tree.half[row] = HALVES.indexOf(half);
      tree.first[row] = index;
    } else if (kind === 'refute') {
      path.pop();
      tree.last[deepest] = index;
      if (tree.outcome[deepest] === OPEN) tree.outcome[deepest] = OUTCOMES.indexOf(outcome);
    } else if (kind === 'solution') {
      tree.outcome[deepest] = SOLUTION;
    }
  }
  return tree;
}

/**
 * The subtree of a row, as a tree of its own.
 * @param {Tree} tree
 * @param {number} row below 0: the last
 * @returns {Tree}
 */
export function subtreeOf(tree, row) {
  const at = row < 0 ? tree.parent.length - 1 : row;
  let end = at + 1;
  while (end < tree.parent.length && tree.parent[end] >= at) end += 1;
  const part = /** @type {Tree} */ (Object.fromEntries(
    Object.entries(tree).map(([name, column]) => [name, column.slice(at, end)])));
  part.parent.forEach((parent, child) => { part.parent[child] = child ? parent - at : -1; });
  return part;
}
