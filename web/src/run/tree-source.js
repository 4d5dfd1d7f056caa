/**
 * The search tree of a run as it becomes known: asked anew while the run grows, with what the reader opened of what
 * the engine had folded, and with the digits that were never tried where search stopped.
 */

import {geometryOf} from '../grid/geometry.js';
import {gapsOf, graft} from './tree-graft.js';
import {staysOpen} from './tree-layout.js';

/** @typedef {import('../protocol/trees-and-reasons.js').Tree} Tree */
/** @typedef {import('./timeline.js').Run} Run */

/** A growing tree is asked for this often at most, in milliseconds, and in as few rows as are quickly drawn. */
const EVERY = 1000;
const GROWING_CAP = 5000;
const CAP = 100_000;
/** Open paths deeper than this are not asked, level by level, for what was never tried. */
const MOST_LEVELS = 200;

export class TreeSource {
  /** @type {Tree | null} */
  tree = null;
  /** Digits that were never tried, by the row of their parent. @type {Map<number, number[]>} */
  untried = new Map();
  /** The subtrees that the reader opened. @type {Tree[]} */
  #grafts = [];
  /** @type {number[][]} */
  #untriedByDepth = [];
  #asked = -EVERY;
  #isAsking = false;
  /** How far the run had come when it was asked. */
  #known = '';

  /**
   * @param {Run} run
   * @param {() => void} onChange there is another tree
   */
  constructor(run, onChange) {
    this.run = run;
    this.onChange = onChange;
  }

  /** Asks for the tree, where the run has grown since and it was not asked just now. */
  async renew() {
    const {run} = this;
    const known = `${run.length} ${run.status}`;
    const isGrowing = run.status === 'running';
    const now = performance.now();
    if (this.#isAsking || known === this.#known || (isGrowing && now - this.#asked < EVERY)) return;
    this.#isAsking = true;
    this.#known = known;
    this.#asked = now;
    try {
      const tree = await run.tree({cap: isGrowing ? GROWING_CAP : CAP});
      this.#untriedByDepth = isGrowing ? [] : await untriedOn(run, tree);
      this.#show(this.#grafts.reduce(graft, tree));
    } finally {
      this.#isAsking = false;
    }
    await this.renew();
  }

  /**
   * Asks for what is folded into a node, sibling by sibling.
   * @param {number} row
   */
  async open(row) {
    const {run, tree} = this;
    if (!tree) return;
    for (const [from, until] of gapsOf(tree, row)) {
      for (let at = await run.next(from, 'decide'); at < until;) {
        const subtree = await run.tree({root: at, cap: CAP});
        this.#grafts.push(subtree);
        if (this.tree) this.tree = graft(this.tree, subtree);
        at = await run.next(subtree.last[0] + 1, 'decide');
      }
    }
    if (this.tree) this.#show(this.tree);
  }

  /** @param {Tree} tree */
  #show(tree) {
    this.tree = tree;
    this.untried = new Map(openPath(tree).map((row, depth) => [row, this.#untriedByDepth[depth] ?? []]));
    this.onChange();
  }
}

/** The rows that stay open where the run ends, from the root on. @param {Tree} tree */
function openPath(tree) {
  return [...tree.parent.keys()].filter((row) => row === 0 || staysOpen(tree, row));
}

/** The digits that were left to try at each depth of the path that stays open. @param {Run} run @param {Tree} tree */
async function untriedOn(run, tree) {
  const path = openPath(tree);
  if (path.length > MOST_LEVELS) return [];
  return Promise.all(path.slice(0, -1).map(async (row, depth) => {
    // The tried digits are not known if some of them are folded.
    return tree.folded[row] ? [] : untriedAt(run, tree, row, path[depth + 1]);
  }));
}

/** @param {Run} run @param {Tree} tree @param {number} row @param {number} child the one that stays open */
async function untriedAt(run, tree, row, child) {
  const {puzzle} = run;
  const cell = tree.cell[child];
  // The other half of a split is named by the same digit.
  if (tree.half[child]) return tree.half[child] === tree.half[row + 1] ? [tree.digit[child]] : [];
  const {values, candidates} = await run.stateAt(tree.first[child]);
  const gone = new Set(geometryOf(puzzle).peers(cell).map((peer) => values[peer]));
  for (let at = row + 1; at <= child; at += 1) {
    if (tree.parent[at] === row && tree.cell[at] === cell) gone.add(tree.digit[at]);
  }
  const isLeft = (/** @type {number} */ digit) => !gone.has(digit) && candidates[cell] >> BigInt(digit - 1) & 1n;
  return Array.from({length: puzzle.size}, (_, i) => i + 1).filter(isLeft);
}
