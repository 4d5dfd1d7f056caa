// Rules in the making, without a document: their text, half-drawn regions, chosen cells, undo.
import assert from 'node:assert/strict';
import test from 'node:test';
import {ChosenCells} from '../../../site/rules/chosen-cells.js';
import {Draft, withRegion} from '../../../site/rules/draft.js';
import {LiveCount, exactVerdict, verdictOf} from '../../../site/rules/live-count.js';
import {
  constraintParts, hasGlobal, hasRegions, isWholePuzzle, withGlobal, withRegions, withoutConstraint, withoutRegions,
} from '../../../site/rules/rule-text.js';

test('undo and redo go through every state; a change forgets those that were undone', () => {
  const draft = new Draft('', 16);
  draft.change({text: '.AntiKnight'});
  draft.change({text: '.AntiKnight.AntiKing'});
  draft.undo();
  assert.deepEqual([draft.now.text, draft.canUndo, draft.canRedo], ['.AntiKnight', true, true]);
  draft.undo();
  draft.undo();
  assert.deepEqual([draft.now.text, draft.isChanged, draft.canUndo], ['', false, false]);
  draft.redo();
  draft.change({text: '.Windoku'});
  draft.redo();
  assert.deepEqual([draft.now.text, draft.canRedo, draft.isChanged], ['.Windoku', false, true]);
});

test('regions are drawn one by one, and what is left over becomes the last', () => {
  const none = new Array(16).fill(-1);
  let regions = withRegion(none, [0, 1, 2, 3], 4);
  assert.deepEqual(regions.slice(0, 5), [0, 0, 0, 0, -1]);
  regions = withRegion(regions, [4, 5, 6, 7], 4);
  assert.ok(regions.includes(-1));
  const all = withRegion(regions, [8, 9, 12, 13], 4);
  assert.deepEqual(all, [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3]);
  assert.equal(withRegions('.AntiKnight', all), '.Jigsaw~0000111122332233.AntiKnight.NoBoxes');
});

test('a region that takes cells of another one breaks it up', () => {
  const first = withRegion(new Array(16).fill(-1), [0, 1, 2, 3], 4);
  const second = withRegion(first, [3, 7, 11, 15], 4);
  assert.deepEqual(second.map((region) => region >= 0), second.map((_, cell) => [3, 7, 11, 15].includes(cell)));
});

test('rules about the whole grid are put in and taken out; diagonals aren\'t taken for each other', () => {
  const text = withGlobal(withGlobal('.Cage~3~R1C1~R1C2', 'diagonal-up', true), 'knight', true);
  assert.deepEqual(['diagonal-up', 'diagonal-down', 'knight'].map((rule) => hasGlobal(text, rule)),
    [true, false, true]);
  assert.equal(withGlobal(text, 'knight', true), text);
  assert.equal(withGlobal(withGlobal(text, 'knight', false), 'diagonal-up', false), '.Cage~3~R1C1~R1C2');
});

test('regions go with the rule that there are no other boxes', () => {
  const text = '.Jigsaw~0011.AntiKnight.NoBoxes.Cage~3~R1C1~R1C2';
  assert.ok(hasRegions(text));
  assert.equal(withoutRegions(text), '.AntiKnight.Cage~3~R1C1~R1C2');
  assert.equal(withoutRegions('.NoBoxes'), '.NoBoxes');
  assert.deepEqual(constraintParts(text), ['Cage~3~R1C1~R1C2']);
  assert.equal(withoutConstraint(text, 'Cage~3~R1C1~R1C2'), '.Jigsaw~0011.AntiKnight.NoBoxes');
});

test('cells are chosen in order: by taps, one after another, and by strokes behind those that were there', () => {
  const chosen = new ChosenCells();
  chosen.toggle(4);
  chosen.toggle(2);
  assert.deepEqual(chosen.cells, [4, 2]);
  chosen.toggle(4);
  assert.deepEqual(chosen.cells, [2]);
  chosen.toggle(7);
  chosen.draw([7, 8]);
  chosen.draw([7, 8, 9]);
  assert.deepEqual([chosen.cells, chosen.cursor], [[2, 7, 8, 9], 9]);
  chosen.drop();
  assert.deepEqual(chosen.cells, [2, 7, 8]);
  chosen.clear();
  assert.deepEqual(chosen.cells, []);
});

test('a verdict names the cells in which two solutions differ, and claims nothing that isn\'t known', () => {
  const solved = {ok: true, status: 'multiple', solutions: ['1234', '1243']};
  assert.deepEqual(verdictOf(solved), {status: 'multiple', differing: [2, 3], candidates: null});
  assert.deepEqual(verdictOf({ok: true, status: 'unique', solutions: ['12A4']}),
    {status: 'unique', differing: [], candidates: [[1], [2], [10], [4]]});
  assert.deepEqual(exactVerdict([0b1n, 0b110n, 0b1001n]),
    {status: 'multiple', differing: [1, 2], candidates: [[1], [2, 3], [1, 4]]});
  for (const status of ['cancelled', 'limit', 'solved']) {
    assert.equal(verdictOf({ok: true, status, solutions: []}).status, 'unknown');
  }
  assert.equal(verdictOf({ok: false, error: {}}).status, 'unknown');
});

test('solutions are not counted where drawings were not read', () => {
  const engine = {solve: () => assert.fail('nothing is to be asked')};
  const told = [];
  new LiveCount(engine, ({status}) => told.push(status)).ask({rules: {text: '.Unread', unread: true}});
  assert.deepEqual(told, ['unread']);
});

test('only the last question is answered; the ones before are given up', async () => {
  const asked = [];
  const engine = {solve: (puzzle, {signal}) => {
    asked.push(puzzle);
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve({ok: true, status: 'cancelled', solutions: []}));
      if (puzzle === 'last') resolve({ok: true, status: 'none', solutions: []});
    });
  }};
  const told = [];
  const settled = new Promise((resolve) => {
    const count = new LiveCount(engine, ({status}) => {
      told.push(status);
      if (status === 'none') resolve();
    });
    count.ask('first');
    count.ask('second');
    setTimeout(() => count.ask('last'), 400);
  });
  await settled;
  assert.deepEqual(asked, ['second', 'last']);
  assert.deepEqual(told, ['counting', 'counting', 'counting', 'none']);
});

test('an address and a whole puzzle are told from rules, even if neither can be read', () => {
  for (const text of ['https://f-puzzles.com/?id=abcd1234', ' play.html#p=12..', '.Shape~9x9~0-8.Cage~3~R1C1~R1C2',
    '.Cage~3~R1C1~R1C2.~R1C1_1_x', '.~R1C1_5']) assert.ok(isWholePuzzle(text), text);
  for (const text of ['.Cage~3~R1C1~R1C2', 'Foo', '.Foo~R1C1', '']) assert.equal(isWholePuzzle(text), false, text);
});
