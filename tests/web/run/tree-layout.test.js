import assert from 'node:assert/strict';
import test from 'node:test';
import {gapsOf, graft, nodesIn} from '../../../web/src/run/tree-graft.js';
import {subtreeOf, treeFromEvents} from '../../../web/src/run/tree-from-events.js';
import {
  FAILED, SHAPE, isOpenAt, layoutTree, nodeOfRow, rowAt, subtreeSizes,
} from '../../../web/src/run/tree-layout.js';
import {longRun, smallRun} from '../sample-run.js';

const events = await longRun().events(0, Infinity);
const long = treeFromEvents(events);

/** A run of decides and refutes in which every node but those at `depths` has `children` children, which all fail. */
function failingTree(children, depths) {
  const made = [];
  const push = (kind, cell, digit) => made.push({kind, cell, digit, index: made.length, outcome: 'failed'});
  const search = (depth) => {
    for (let digit = 1; digit <= children && depth < depths; digit += 1) {
      push('decide', depth, digit);
      search(depth + 1);
      push('refute', depth, digit);
    }
  };
  search(0);
  return treeFromEvents(made);
}

/** The tree as the engine hands it over where subtrees of fewer than `least` nodes are folded. */
function foldedTree(tree, least) {
  const {nodes} = subtreeSizes(tree);
  const kept = [...nodes.keys()].filter((row) => nodes[row] >= least);
  const part = Object.fromEntries(Object.entries(tree).map(([name, column]) =>
    [name, column.constructor.from(kept, (row) => column[row])]));
  part.parent = part.parent.map((parent) => kept.indexOf(parent));
  for (let row = 0; row < nodes.length; row += 1) {
    if (nodes[row] < least && nodes[tree.parent[row]] >= least) {
      part.folded[kept.indexOf(tree.parent[row])] += nodes[row];
    }
  }
  return part;
}

/** The rules that must hold of every layout. */
function checkLayout(layout) {
  const {count, parent, end, depth, y, top, bottom, rows} = layout;
  /** By depth, the middle of the node that was met last. */
  const above = [];
  const leaves = [];
  for (let node = 0; node < count; node += 1) {
    assert.equal(depth[node], node ? depth[parent[node]] + 1 : 0);
    assert.ok(y[node] - (above[depth[node]] ?? -1) >= 1 - 1e-9, `${node} stands clear of what is above it`);
    above[depth[node]] = y[node];
    assert.ok(top[node] <= y[node] && y[node] <= bottom[node]);
    if (end[node] === node + 1 && layout.shape[node] !== SHAPE.untried) leaves.push(y[node]);
    if (node) assert.ok(end[node] <= end[parent[node]] && bottom[node] <= bottom[parent[node]]);
    const children = [...Array(count).keys()].slice(node + 1, end[node])
      .filter((child) => parent[child] === node && layout.shape[child] !== SHAPE.untried);
    if (children.length) assert.equal(y[node], (y[children[0]] + y[children.at(-1)]) / 2);
  }
  assert.deepEqual(leaves, leaves.map((_, at) => at + 0.5));
  assert.equal(rows, bottom[0]);
}

test('no two nodes overlap, leaves follow each other as they were searched', () => {
  checkLayout(layoutTree(failingTree(3, 4)));
  checkLayout(layoutTree(treeFromEvents([])));
});

test('a folded subtree is one node with the number of nodes in it', () => {
  const tree = failingTree(3, 4);
  const layout = layoutTree(tree, {isFolded: (row) => row === 1});
  checkLayout(layout);
  assert.deepEqual([layout.shape[1], layout.number[1], layout.row[2]], [SHAPE.folded, 39, 41]);
  assert.equal(layout.count, tree.parent.length - 39);
  assert.equal(nodeOfRow(layout, tree, 30), 1);
  assert.equal(nodeOfRow(layout, tree, 41), 2);
});

test('what the engine folded is counted, beside kept children and in place of them', () => {
  const tree = foldedTree(failingTree(3, 3), 4);
  tree.folded[1] += 7;
  const layout = layoutTree(tree);
  checkLayout(layout);
  const kinds = [...layout.shape.slice(0, layout.count)];
  assert.deepEqual(kinds.filter((kind) => kind === SHAPE.folded).length, 9);
  const rest = kinds.indexOf(SHAPE.rest);
  assert.deepEqual([layout.row[rest], layout.number[rest]], [1, 7]);
});

test('what was never tried stands below its siblings', () => {
  const layout = layoutTree(failingTree(2, 2), {untried: new Map([[4, [8, 9]]])});
  checkLayout(layout);
  const untried = [...layout.shape.keys()].filter((node) => layout.shape[node] === SHAPE.untried);
  assert.deepEqual(untried.map((node) => [layout.row[node], layout.number[node], layout.y[node]]),
    [[4, 8, 4.5], [4, 9, 5.5]]);
});

test('what was never tried at different depths shares rows, below all that was searched', () => {
  const tree = failingTree(1, 3);
  const layout = layoutTree(tree, {untried: new Map([[0, [2]], [1, [2, 3]], [2, [2]]])});
  checkLayout(layout);
  const untried = [...layout.shape.keys()].filter((node) => layout.shape[node] === SHAPE.untried);
  const places = untried.map((node) => [layout.depth[node], layout.y[node]]);
  assert.deepEqual(places, [[3, 1.5], [2, 1.5], [2, 2.5], [1, 1.5]]);
  assert.equal(layout.rows, 3);
  tree.folded[0] = 5;
  const withRest = layoutTree(tree, {untried: new Map([[1, [2, 3]]])});
  assert.equal(withRest.y[[...withRest.shape].indexOf(SHAPE.rest)], 3.5, 'a number has its row to itself');
});

test('shapes tell what became of a node', () => {
  const run = (list) => treeFromEvents(list.map((event, index) => ({...event, index})));
  const tree = run([
    {kind: 'decide', cell: 0, digit: 1}, {kind: 'decide', cell: 1, digit: 2}, {kind: 'conflict', cell: 3},
    {kind: 'refute', outcome: 'failed'}, {kind: 'decide', cell: 1, digit: 3}, {kind: 'solution'}, {kind: 'done'},
  ]);
  const {choice, failure, solution} = SHAPE;
  assert.deepEqual([...layoutTree(tree).shape.slice(0, 4)], [choice, choice, failure, solution]);
});

test('the node of a step is the deepest that is open there', () => {
  const path = [0];
  let row = 0;
  for (const {kind, index} of events) {
    assert.equal(rowAt(long, index), path.at(-1), `step ${index}`);
    if (kind === 'decide') path.push(row += 1);
    if (kind === 'refute') path.pop();
  }
  const open = [...long.parent.keys()].filter((each) => isOpenAt(long, each, 100));
  assert.equal(open.at(-1), rowAt(long, 100));
});

test('at the end of a run that stopped at its solution, that is where it is', async () => {
  const run = smallRun();
  const tree = treeFromEvents(await run.events(0, run.length));
  assert.deepEqual([tree.outcome[1], rowAt(tree, 7), rowAt(tree, 8), rowAt(tree, run.length)], [FAILED, 1, 0, 0]);
  const solved = treeFromEvents([{kind: 'decide', index: 0, cell: 3, digit: 1}, {kind: 'solution', index: 1}]);
  assert.equal(rowAt(solved, 2), 1);
});

test('opening what was folded gives the whole tree back', () => {
  let tree = foldedTree(long, 40);
  assert.ok(tree.parent.length < long.parent.length / 10);
  assert.equal(nodesIn(tree), long.parent.length);
  for (let row = tree.folded.findIndex(Boolean); row >= 0; row = tree.folded.findIndex(Boolean)) {
    const gap = gapsOf(tree, row).find(([from, until]) => long.first.some((at, i) => i && at >= from && at < until));
    const [from] = gap;
    tree = graft(tree, subtreeOf(long, long.first.findIndex((at, i) => i > 0 && at >= from)));
    assert.equal(nodesIn(tree), long.parent.length);
  }
  assert.deepEqual(tree, long);
});

test('a subtree that is there already is replaced', () => {
  const row = [...subtreeSizes(long).rows].findIndex((rows, at) => at > 0 && rows > 5);
  assert.deepEqual(graft(long, subtreeOf(long, row)), long);
});

test('a tree of 100,000 nodes is laid out whole', () => {
  const tree = failingTree(10, 5);
  assert.equal(tree.parent.length, 111_111);
  assert.equal(layoutTree(tree).rows, 100_000);
});
