/** Nodes of the search tree in words: the name, the outcome, and why it failed. */

import {saying} from './narrate.js';
import {EXHAUSTED, FAILED, SHAPE, SOLUTION, childrenOf} from '../run/tree-layout.js';
import {count, list, plural} from './numbers.js';

/** @typedef {import('../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../grid/geometry.js').Notation} Notation */
/** @typedef {import('../protocol/trees-and-reasons.js').Tree} Tree */
/** @typedef {import('../run/timeline.js').Reason} Reason */
/** @typedef {import('../run/timeline.js').Timeline} Timeline */
/** @typedef {import('../run/tree-layout.js').Layout} Layout */

/**
 * How nodes are named.
 * @typedef {{shape: Geometry, notation: Notation}} Naming
 */

/**
 * The cell and the digit of a node; null for the root and for a bundle of folded nodes.
 * @param {Tree} tree
 * @param {Layout} layout
 * @param {number} node
 * @returns {{cell: number, digit: number} | null}
 */
export function choiceOf(tree, layout, node) {
  const row = layout.row[node];
  switch (layout.shape[node]) {
    case SHAPE.rest: return null;
    case SHAPE.untried: return {cell: tree.cell[row + 1], digit: layout.number[node]};
    default: return row ? {cell: tree.cell[row], digit: tree.digit[row]} : null;
  }
}

/**
 * "G1 = 2", or without spaces beside an edge.
 * @param {Naming} naming
 * @param {{cell: number, digit: number}} choice
 * @param {string} [equals]
 */
export function choiceName({shape, notation}, {cell, digit}, equals = ' = ') {
  return shape.cellName(cell, notation) + equals + shape.symbol(digit);
}

/**
 * A node for those who listen: "G1 = 2, depth 2, failed, 12 nodes below".
 * @param {Naming} naming
 * @param {Tree} tree
 * @param {Layout} layout
 * @param {number} node
 * @param {number} step
 */
export function nodeWords(naming, tree, layout, node, step) {
  const {shape, number, depth, row, below} = layout;
  if (shape[node] === SHAPE.rest) return `${plural(number[node], 'more node')}, folded`;
  const choice = choiceOf(tree, layout, node);
  const name = choice ? choiceName(naming, choice) : 'Root';
  if (shape[node] === SHAPE.untried) return `${name}, depth ${depth[node]}, not tried`;
  const outcome = {[FAILED]: 'failed', [EXHAUSTED]: 'searched', [SOLUTION]: 'solution'}[tree.outcome[row[node]]];
  return [
    name, depth[node] ? `depth ${depth[node]}` : '', outcome ?? (node ? 'open' : ''),
    node && tree.first[row[node]] >= step ? 'to come' : '',
    below[node] ? `${plural(below[node], 'node')} ${shape[node] === SHAPE.folded ? 'folded' : 'below'}` : '',
  ].filter(Boolean).join(', ');
}

/**
 * A node as the line under the tree has it: "A5 = 6 failed at step 712: C5 has no candidate left."
 * @param {Naming} naming
 * @param {Timeline} timeline
 * @param {Tree} tree
 * @param {Layout} layout
 * @param {number} node
 * @returns {Promise<string>}
 */
export async function nodeNote(naming, timeline, tree, layout, node) {
  const {shape, number} = layout;
  const row = layout.row[node];
  const below = layout.below[node];
  if (shape[node] === SHAPE.rest) return `${plural(number[node], 'node')} folded here. Space opens them.`;
  const choice = choiceOf(tree, layout, node);
  if (!choice) return `The root: ${plural(1 + below, 'node')}, ${plural(timeline.run.length, 'step')}.`;
  const name = choiceName(naming, choice);
  if (shape[node] === SHAPE.untried) return `${name} was not tried: the search ended first.`;
  const tried = `tried at step ${count(tree.first[row] + 1)}`;
  const hint = shape[node] === SHAPE.folded ? ` ${plural(below, 'node')} folded below it.` : '';
  switch (tree.outcome[row]) {
    case SOLUTION:
      return `${name}, ${tried}, leads to a solution.`;
    case EXHAUSTED:
      return `${name}, ${tried}: all its solutions were counted by step ${count(tree.last[row] + 1)}.${hint}`;
    case FAILED:
      return `${name}, ${tried}, ${below ? exhaustion(naming, tree, row) :
        await contradiction(naming, timeline, tree, row)}${hint}`;
    default:
      return `${name}, ${tried}, is open.${below ? ` ${plural(below, 'node')} below it.` : ''}`;
  }
}

/** Why a node with nodes below it failed: no digit was possible in the next cell. */
function exhaustion(/** @type {Naming} */ {shape, notation}, /** @type {Tree} */ tree, /** @type {number} */ row) {
  const failed = `failed at step ${count(tree.last[row] + 1)}`;
  const children = childrenOf(tree, row);
  if (tree.folded[row] || !children.length) return `${failed}: every guess below it failed.`;
  const cell = shape.cellName(tree.cell[children[0]], notation);
  const digits = children.map((child) => shape.symbol(tree.digit[child]));
  const words = digits.length === 1 ? `can't be ${digits[0]}, its last candidate` :
    digits.length === 2 ? `can be neither ${digits.join(' nor ')}` : `can be none of ${list(digits)}`;
  return `${failed}: ${cell} ${words}.`;
}

/**
 * The contradiction in which a leaf ended: what has no candidate or place left, and which cells rule that out.
 * @param {Naming} naming @param {Timeline} timeline @param {Tree} tree @param {number} row
 */
async function contradiction({shape, notation}, timeline, tree, row) {
  const {run} = timeline;
  const conflict = await run.previous(tree.last[row], 'conflict');
  if (conflict <= tree.first[row]) return `failed at step ${count(tree.last[row] + 1)}.`;
  const [moment, reason] = await Promise.all([timeline.at(conflict + 1), run.reason(conflict).catch(() => null)]);
  const what = saying(moment, run, notation).tail.map(({text}) => text).join('');
  return `failed at step ${count(conflict + 1)}: ${what}.${reason ? culprits({shape, notation}, reason) : ''}`;
}

/** Which cells have the digits, or rule the digit out. @param {Naming} naming @param {Reason} reason */
function culprits({shape, notation}, {roles}) {
  const namesOf = (/** @type {string} */ wanted) =>
    [...new Set(roles.filter(({role}) => role === wanted).map(({cell}) => cell))].sort((a, b) => a - b)
      .map((cell) => shape.cellName(cell, notation));
  const [takers, blockers] = [namesOf('taker'), namesOf('blocker')];
  if (takers.length === 1) {
    const digit = roles.find(({role}) => role === 'taker')?.digit ?? 0;
    return ` Its last candidate, ${shape.symbol(digit)}, is in ${takers[0]}.`;
  }
  if (takers.length) return ` Its candidates are in ${list(takers)}.`;
  if (blockers.length) return ` ${list(blockers)} ${blockers.length > 1 ? 'rule' : 'rules'} it out.`;
  return roles.some(({role}) => role === 'filled') ? ' All its cells are filled.' : '';
}
