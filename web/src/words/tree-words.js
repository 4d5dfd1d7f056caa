/** Nodes of the search tree in words: the name, the outcome, and why it failed. */

import {stepSentence} from './narrate.js';
import {EXHAUSTED, FAILED, SHAPE, SKIPPED, SOLUTION, childrenOf} from '../run/tree-layout.js';
import {HALVES} from '../protocol/events.js';
import {guessName} from './guess-name.js';
import tree from '../../languages/en/tree.js';
import {speaker} from '../language/catalogue.js';
import {list, textOf} from './numbers.js';

/** @typedef {import('../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../grid/geometry.js').Notation} Notation */
/** @typedef {import('../protocol/trees-and-reasons.js').Tree} Tree */
/** @typedef {import('../run/timeline.js').Reason} Reason */
/** @typedef {import('../run/timeline.js').Timeline} Timeline */
/** @typedef {import('../run/tree-layout.js').Layout} Layout */

const say = speaker('tree', tree);

/** The half that is left when one was tried, by the number of that. */
const OTHERS = [undefined, HALVES[2], HALVES[1]];

const OUTCOME_WORDS = new Map([
  [FAILED, 'failed'], [EXHAUSTED, 'searched'], [SOLUTION, 'solution'], [SKIPPED, 'skipped'],
]);

/**
 * How nodes are named.
 * @typedef {{shape: Geometry, notation: Notation}} Naming
 */

/**
 * The cell and the digit of a node; null for the root and for a bundle of folded nodes.
 * @param {Tree} tree
 * @param {Layout} layout
 * @param {number} node
 * @returns {import('./guess-name.js').Guess | null}
 */
export function choiceOf(tree, layout, node) {
  const row = layout.row[node];
  switch (layout.shape[node]) {
    case SHAPE.rest: return null;
    case SHAPE.untried: return {cell: tree.cell[row + 1], digit: layout.number[node], half: OTHERS[tree.half[row + 1]]};
    default: return row ? {cell: tree.cell[row], digit: tree.digit[row], half: HALVES[tree.half[row]]} : null;
  }
}

/**
 * "G1 = 2", or without spaces beside an edge.
 * @param {Naming} naming
 * @param {import('./guess-name.js').Guess} choice
 * @param {string} [space]
 */
export function choiceName({shape, notation}, choice, space) {
  return guessName(shape, choice, notation, space);
}

/**
 * A node for screen readers: "G1 = 2, depth 2, failed, 12 nodes below".
 * @param {Naming} naming
 * @param {Tree} tree
 * @param {Layout} layout
 * @param {number} node
 * @param {number} step
 */
export function nodeWords(naming, tree, layout, node, step) {
  const {shape, number, depth, row, below} = layout;
  if (shape[node] === SHAPE.rest) return say('rest', {count: number[node]});
  const choice = choiceOf(tree, layout, node);
  const name = choice ? choiceName(naming, choice) : say('root');
  const level = String(depth[node]);
  if (shape[node] === SHAPE.untried) return say('untried', {name, depth: level});
  const outcome = OUTCOME_WORDS.get(tree.outcome[row[node]]);
  const count = below[node];
  return [
    name, depth[node] ? say('depth', {depth: level}) : '',
    outcome || node ? say('outcome', {outcome: outcome ?? 'open'}) : '',
    node && tree.first[row[node]] >= step ? say('to-come') : '',
    count && shape[node] === SHAPE.folded ? say('folded', {count}) : count ? say('below', {count}) : '',
  ].filter(Boolean).join(', ');
}

/**
 * A node as in the line under the tree: "A5 = 6 failed at step 712: C5 has no candidate left."
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
  if (shape[node] === SHAPE.rest) return say('note.rest', {count: number[node]});
  const choice = choiceOf(tree, layout, node);
  if (!choice) return say('note.root', {nodes: 1 + below, steps: timeline.run.length});
  const name = choiceName(naming, choice);
  if (shape[node] === SHAPE.untried) return say('note.untried', {name});
  const begun = {name, tried: tree.first[row] + 1};
  const end = tree.last[row] + 1;
  const folded = shape[node] === SHAPE.folded ? [say('note.folded', {count: below})] : [];
  switch (tree.outcome[row]) {
    case SOLUTION:
      return say('note.solution', begun);
    case EXHAUSTED:
      return [say('note.searched', {...begun, end}), ...folded].join(' ');
    case SKIPPED:
      return [say('note.skipped', {...begun, end}), ...folded].join(' ');
    case FAILED: {
      const why = below ? [exhaustion(naming, tree, row, begun)] :
        await contradiction(naming, timeline, tree, row, begun);
      return [...why, ...folded].join(' ');
    }
    default:
      return [say('note.open', begun), ...(below ? [say('note.below', {count: below})] : [])].join(' ');
  }
}

/** The beginning of every sentence on a node. @typedef {{name: string, tried: number}} Start */

/**
 * Why a node with nodes below it failed: no digit was possible in the next cell.
 * @param {Naming} naming @param {Tree} tree @param {number} row @param {Start} begun
 */
function exhaustion({shape, notation}, tree, row, begun) {
  const start = {...begun, end: tree.last[row] + 1};
  const children = childrenOf(tree, row);
  if (tree.folded[row] || !children.length || tree.half[children[0]]) return say('note.failed.below', start);
  if (children.some((child) => tree.outcome[child] === SKIPPED)) return say('note.failed.jump', start);
  const [first] = children;
  if (children.some((child) => tree.cell[child] !== tree.cell[first])) return say('note.failed.below', start);
  const cell = shape.cellName(tree.cell[first], notation);
  const digits = children.map((child) => shape.symbol(tree.digit[child]));
  const [digit, other] = digits;
  return digits.length === 1 ? say('note.failed.last', {...start, cell, digit}) :
    digits.length === 2 ? say('note.failed.neither', {...start, cell, digit, other}) :
      say('note.failed.none', {...start, cell, digits: list(digits)});
}

/**
 * The contradiction in which a leaf ended: what has no candidate or place left, and which cells rule that out.
 * @param {Naming} naming @param {Timeline} timeline @param {Tree} tree @param {number} row @param {Start} begun
 * @returns {Promise<string[]>} sentences
 */
async function contradiction({shape, notation}, timeline, tree, row, begun) {
  const {run} = timeline;
  const conflict = await run.previous(tree.last[row], 'conflict');
  if (conflict <= tree.first[row]) return [say('note.failed', {...begun, end: tree.last[row] + 1})];
  const [moment, reason] = await Promise.all([timeline.at(conflict + 1), run.reason(conflict).catch(() => null)]);
  const why = textOf(stepSentence(moment, run, notation).tail);
  const start = say('note.failed.why', {...begun, end: conflict + 1, why});
  return reason ? [start, ...culprits({shape, notation}, reason)] : [start];
}

/**
 * Says which cells have the digits, or rule the digit out.
 * @param {Naming} naming @param {Reason} reason @returns {string[]} a sentence, or none
 */
function culprits({shape, notation}, {roles}) {
  const namesOf = (/** @type {string} */ wanted) =>
    [...new Set(roles.filter(({role}) => role === wanted).map(({cell}) => cell))].sort((a, b) => a - b)
      .map((cell) => shape.cellName(cell, notation));
  const [takers, blockers] = [namesOf('taker'), namesOf('blocker')];
  if (takers.length === 1) {
    const digit = roles.find(({role}) => role === 'taker')?.digit ?? 0;
    return [say('culprits.last', {digit: shape.symbol(digit), cell: takers[0]})];
  }
  if (takers.length) return [say('culprits.candidates', {cells: list(takers)})];
  if (blockers.length) return [say('culprits.blockers', {count: blockers.length, cells: list(blockers)})];
  return roles.some(({role}) => role === 'filled') ? [say('culprits.filled')] : [];
}
