// The tree as it is moved in: what is seen, what keys lead to, what is folded, what is asked of the run.
import assert from 'node:assert/strict';
import test from 'node:test';
import {SHAPE, layoutTree} from '../../../web/src/run/tree-layout.js';
import {treeFromEvents} from '../../../web/src/run/tree-from-events.js';
import {TreeSource} from '../../../web/src/run/tree-source.js';
import {nodeByKey, placeAmongSiblings} from '../../../web/src/view/tree/keys.js';
import {TreeModel} from '../../../web/src/view/tree/model.js';
import {TreeViewport} from '../../../web/src/view/tree/viewport.js';
import {changedRun, longRun} from '../sample-run.js';

const numbered = (list) => list.map((event, index) => ({outcome: 'failed', ...event, index}));

/** The root has A1 = 1, which fails with both digits of A2, and A1 = 2, a solution. */
const events = numbered([
  {kind: 'pass'}, {kind: 'decide', cell: 0, digit: 1}, {kind: 'decide', cell: 1, digit: 3}, {kind: 'refute'},
  {kind: 'decide', cell: 1, digit: 4}, {kind: 'conflict'}, {kind: 'refute'}, {kind: 'refute'},
  {kind: 'decide', cell: 0, digit: 2}, {kind: 'solution'},
]);
const tree = treeFromEvents(events);
const [ROOT, FIRST, A2_3, A2_4, SECOND] = [0, 1, 2, 3, 4];

test('keys lead to parents, children, and along a depth in the order of search', () => {
  const layout = layoutTree(tree);
  const ways = [
    [ROOT, 'ArrowRight', FIRST], [FIRST, 'ArrowRight', A2_3], [A2_3, 'ArrowRight', A2_3], [A2_3, 'ArrowDown', A2_4],
    [A2_4, 'ArrowDown', A2_4], [A2_4, 'ArrowUp', A2_3], [A2_4, 'ArrowLeft', FIRST], [FIRST, 'ArrowDown', SECOND],
    [ROOT, 'ArrowLeft', ROOT], [ROOT, 'End', SECOND], [SECOND, 'Home', ROOT], [SECOND, 'x', -1],
  ];
  for (const [from, key, to] of ways) assert.equal(nodeByKey(layout, from, key), to, `${from} ${key}`);
  assert.deepEqual(placeAmongSiblings(layout, A2_4), {place: 2, siblings: 2});
  assert.deepEqual(placeAmongSiblings(layout, ROOT), {place: 1, siblings: 1});
});

test('a node stands for the step at which it was decided, the root for the one before the first guess', () => {
  const model = new TreeModel(tree, new Map());
  assert.deepEqual([ROOT, FIRST, A2_4].map((node) => model.stepOf(node)), [1, 2, 5]);
});

test('folding hides a subtree and shows where the step is all the same', () => {
  const model = new TreeModel(tree, new Map());
  model.showStep(5, 2);
  assert.equal(model.current, A2_4);
  model.cursor = A2_4;
  assert.equal(model.toggle(FIRST), -1);
  assert.deepEqual([model.layout.shape[FIRST], model.layout.number[FIRST]], [SHAPE.folded, 2]);
  assert.deepEqual([model.current, model.cursor, model.layout.count], [FIRST, FIRST, 3]);
  model.toggle(FIRST);
  assert.equal(model.current, A2_4);
  assert.equal(model.toggle(A2_4), -1, 'a leaf stays as it is');
});

test('all failed branches are folded at once, and one of them may be opened again', () => {
  const model = new TreeModel(tree, new Map());
  model.foldFailed(true);
  assert.deepEqual([...model.layout.shape.slice(0, model.layout.count)], [SHAPE.choice, SHAPE.folded, SHAPE.solution]);
  model.toggle(1);
  assert.equal(model.layout.count, 5);
  model.foldFailed(false);
  assert.equal(model.layout.count, 5);
});

test('what is folded stays so while the tree grows', () => {
  const model = new TreeModel(treeFromEvents(events.slice(0, 8)), new Map());
  model.toggle(FIRST);
  model.cursor = FIRST;
  model.grow(tree, new Map([[0, [7]]]));
  const {choice, folded, solution, untried} = SHAPE;
  assert.deepEqual([...model.layout.shape.slice(0, model.layout.count)], [choice, folded, solution, untried]);
  assert.equal(model.cursor, FIRST);
});

test('a step among nodes that the engine folded is shown where their number stands', () => {
  const folded = {...tree, folded: Float64Array.of(0, 12, 0, 0, 0)};
  const model = new TreeModel(folded, new Map());
  model.showStep(7, 9);
  assert.equal(model.layout.shape[model.current], SHAPE.rest);
  assert.equal(model.toggle(model.current), 1, 'the engine is to be asked for row 1');
});

test('rows above the first node to come are searched', () => {
  const model = new TreeModel(tree, new Map());
  const searched = [0, 2, 4, 6, 10].map((step) => {
    model.showStep(step, 0);
    return model.searched;
  });
  assert.deepEqual(searched, [0, 0, 1, 2, 3]);
});

test('a tree that fits fairly well is shown whole, a larger one at full size', () => {
  const view = new TreeViewport();
  view.resize(578, 240);
  view.setTree({rows: 15, depths: 7}, 30, 20);
  view.settle();
  assert.ok(view.showsAll && view.zoom < 1 && view.hasLabels);
  view.setTree({rows: 1000, depths: 20}, 30, 20);
  view.settle();
  assert.ok(view.zoom === 1 && view.isLarge && !view.showsAll);
  view.zoomTo(0);
  assert.ok(view.showsAll && !view.hasLabels);
});

test('what is under the pointer stays there when one zooms, as far as there is tree', () => {
  const view = new TreeViewport();
  view.resize(578, 240);
  view.setTree({rows: 1000, depths: 20}, 30, 20);
  view.settle();
  view.panBy(0, 4000);
  const row = view.rowAt(100);
  view.zoomTo(0.4, 200, 100);
  assert.ok(Math.abs(view.rowAt(100) - row) < 1e-6);
  assert.equal(view.panBy(0, -1e9), true);
  assert.equal(view.panBy(0, -1), false, 'nothing is above the first row');
});

test('a node is brought into view only if it must be', () => {
  const view = new TreeViewport();
  view.resize(578, 240);
  view.setTree({rows: 1000, depths: 5}, 30, 20);
  view.settle();
  view.reveal(2, 5);
  assert.equal(view.top, 0);
  view.reveal(2, 500);
  assert.ok(Math.abs(view.y(500) - 120) < 1);
});

test('a tree that stays whole when one of its branches is folded grows into the room', () => {
  const view = new TreeViewport();
  view.resize(578, 240);
  view.setTree({rows: 16, depths: 4}, 30, 20);
  view.settle();
  const {zoom} = view;
  view.setTree({rows: 12, depths: 4}, 30, 20);
  assert.ok(view.zoom > zoom && view.showsAll);
  view.setTree({rows: 16, depths: 4}, 30, 20);
  assert.equal(view.zoom, zoom);
});

test('a run is asked for its tree once a second at most, and once more when it has ended', async () => {
  let asked = 0;
  const recorded = longRun();
  const run = changedRun(recorded, {status: 'running', tree: async () => {
    asked += 1;
    return recorded.tree();
  }});
  const source = new TreeSource(run, () => {});
  await source.renew();
  run.length += 1;
  await source.renew();
  assert.equal(asked, 1);
  run.status = 'multiple';
  await source.renew();
  await source.renew();
  assert.equal(asked, 2);
});

test('what the engine folded is opened where it belongs', async () => {
  const recorded = longRun();
  const whole = await recorded.tree();
  const folded = Object.fromEntries(Object.entries(whole).map(([name, column]) => [name, column.slice(0, 1)]));
  folded.folded[0] = whole.parent.length - 1;
  const run = changedRun(recorded, {tree: async ({root}) => (root === undefined ? folded : recorded.tree({root}))});
  const source = new TreeSource(run, () => {});
  await source.renew();
  assert.equal(source.tree.parent.length, 1);
  await source.open(0);
  assert.deepEqual(source.tree, whole);
});

test('digits that were never tried are known where a run stopped', async () => {
  const givens = new Uint8Array(16);
  const decided = {kind: 'decide', alternatives: 4, cause: 'search'};
  const list = numbered([{...decided, cell: 0, digit: 2}, {...decided, cell: 1, digit: 3}, {kind: 'done'}]);
  const values = Uint8Array.from(givens);
  const run = {
    length: 3, status: 'limit', stats: {}, puzzle: {boxRows: 2, boxCols: 2, size: 4, givens},
    tree: async () => treeFromEvents(list),
    stateAt: async (index) => {
      const then = values.slice();
      if (index > 0) then[0] = 2;
      return {values: then, candidates: new BigUint64Array(16).fill(15n)};
    },
  };
  const source = new TreeSource(run, () => {});
  await source.renew();
  assert.deepEqual([source.untried.get(0), source.untried.get(1)], [[1, 3, 4], [1, 4]]);
});
