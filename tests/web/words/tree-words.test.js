import assert from 'node:assert/strict';
import test from 'node:test';
import {geometry} from '../../../web/src/grid/geometry.js';
import {Timeline} from '../../../web/src/run/timeline.js';
import {treeFromEvents} from '../../../web/src/run/tree-from-events.js';
import {layoutTree} from '../../../web/src/run/tree-layout.js';
import {choiceName, choiceOf, nodeNote, nodeWords} from '../../../web/src/words/tree-words.js';
import {parseTrace} from '../../../web/src/traces/format.js';
import {backtrackingEvents, changedRun, longRun, traceText} from '../sample-run.js';

const naming = {shape: geometry(2, 2), notation: 'A1'};
const run = longRun();
const tree = await run.tree();
const layout = layoutTree(tree);
const note = (node, all = layout) => nodeNote(naming, new Timeline(run), tree, all, node);
const firstOf = (outcome) => [...tree.outcome].indexOf(outcome, 1);

test('a node is said by its choice, its depth, what became of it and how many are below', () => {
  const words = (node, step) => nodeWords(naming, tree, layout, node, step);
  assert.equal(words(0, 5), `Root, ${(tree.parent.length - 1).toLocaleString('en')} nodes below`);
  assert.match(words(1, 5), /^A1 = 1, depth 1, searched, [\d,]+ nodes below$/);
  assert.match(words(1, 0), /^A1 = 1, depth 1, searched, to come, /);
  assert.match(words(firstOf(3), 1e6), /^D4 = 1, depth 16, solution$/);
  assert.match(words(firstOf(1), 1e6), /failed/);
});

test('a failed leaf says what was emptied, also where nobody can be asked by which cells', async () => {
  const leaf = [...tree.parent.keys()].find((row) => tree.outcome[row] === 1 && !layout.below[row]);
  const conflict = await run.previous(tree.last[leaf], 'conflict');
  const {cell} = (await run.events(conflict, 1))[0];
  const name = choiceName(naming, choiceOf(tree, layout, leaf));
  const words = await note(leaf);
  const start = `${name}, tried at step ${tree.first[leaf] + 1}, failed at step ${conflict + 1}: `;
  assert.equal(words, `${start}${naming.shape.cellName(cell)} has no candidate left.`);
});

test('a node whose branches all failed names the cell that is left without a digit', async () => {
  for (const [digits, words] of [
    [[3], "can't be 3, its last candidate"], [[3, 4], 'can be neither 3 nor 4'],
    [[1, 3, 4], 'can be none of 1, 3 and 4'],
  ]) {
    const tries = digits.flatMap((digit) => [{kind: 'decide', cell: 5, digit}, {kind: 'refute', outcome: 'failed'}]);
    const list = [{kind: 'decide', cell: 0, digit: 2}, ...tries, {kind: 'refute', outcome: 'failed'}];
    const small = treeFromEvents(list.map((event, index) => ({...event, index})));
    assert.equal(await nodeNote(naming, new Timeline(run), small, layoutTree(small), 1),
      `A1 = 2, tried at step 1, failed at step ${list.length}: B2 ${words}.`);
  }
});

test('a node is said to have been jumped over, or to have failed by a jump over the guesses below it', async () => {
  const list = [
    {kind: 'decide', cell: 0, digit: 2}, {kind: 'decide', cell: 5, digit: 3}, {kind: 'decide', cell: 7, digit: 1},
    {kind: 'refute', outcome: 'failed'}, {kind: 'refute', outcome: 'skipped'}, {kind: 'refute', outcome: 'failed'},
  ];
  const small = treeFromEvents(list.map((event, index) => ({...event, index})));
  const told = (node) => nodeNote(naming, new Timeline(run), small, layoutTree(small), node);
  assert.equal(await told(1),
    'A1 = 2, tried at step 1, failed at step 6: the search jumped back over guesses below it.');
  assert.equal(await told(2),
    'B2 = 3, tried at step 2, was jumped over at step 5: it plays no part in the contradictions below it.');
  assert.match(nodeWords(naming, small, layoutTree(small), 2, 6), /^B2 = 3, depth 2, skipped, 1 node below$/);
});

test('a node whose branches are in several cells names none of them', async () => {
  const list = [
    {kind: 'decide', cell: 0, digit: 2}, {kind: 'decide', cell: 5, digit: 3}, {kind: 'refute', outcome: 'failed'},
    {kind: 'decide', cell: 7, digit: 1}, {kind: 'refute', outcome: 'failed'}, {kind: 'refute', outcome: 'failed'},
  ];
  const small = treeFromEvents(list.map((event, index) => ({...event, index})));
  assert.equal(await nodeNote(naming, new Timeline(run), small, layoutTree(small), 1),
    'A1 = 2, tried at step 1, failed at step 6: every guess below it failed.');
});

test('folds, solutions and what was not tried are told too', async () => {
  assert.match(await note(firstOf(3)), /^D4 = 1, tried at step \d+, leads to a solution\.$/);
  assert.match(await note(0), /^The root: [\d,]+ nodes, [\d,]+ steps\.$/);
  const folded = layoutTree(tree, {isFolded: (row) => row === 1, untried: new Map([[0, [4]]])});
  assert.match(await note(1, folded),
    /: all its solutions were counted by step [\d,]+\. [\d,]+ nodes folded below it\.$/);
  assert.equal(await note(folded.count - 1, folded), 'A1 = 4 was not tried: the search ended first.');
});

test('a branch without a contradiction, cut off at a limit, only says that it failed', async () => {
  const events = backtrackingEvents(2, 2, new Array(16).fill(0));
  const other = parseTrace(traceText(2, 2, new Array(16).fill(0), events, {status: 'multiple'})).run;
  const blind = changedRun(other, {previous: async () => -1, tree: () => other.tree()});
  const leaf = [...tree.parent.keys()].find((row) => tree.outcome[row] === 1 && !layout.below[row]);
  assert.match(await nodeNote(naming, new Timeline(blind), tree, layout, leaf), /failed at step \d+\.$/);
});
