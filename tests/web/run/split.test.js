// A guess of half of a cell's digits: what it leaves the cell, its bytes, its place in the tree, and its name.
import assert from 'node:assert/strict';
import test from 'node:test';
import {geometryOf} from '../../../web/src/grid/geometry.js';
import {encodeEvents} from '../../../web/src/protocol/event-bytes.js';
import {decodeEvents} from '../../../web/src/protocol/events.js';
import {applyEvent, candidatesOf, initialState} from '../../../web/src/run/replay.js';
import {treeFromEvents} from '../../../web/src/run/tree-from-events.js';
import {parseTrace} from '../../../web/src/traces/format.js';
import {guessName, leaves} from '../../../web/src/words/guess-name.js';

const puzzle = {boxRows: 2, boxCols: 2, size: 4, givens: new Uint8Array(16)};
const guess = (/** @type {'lower' | 'upper'} */ half, /** @type {number} */ index) =>
  ({index, kind: 'decide', cause: 'search', depth: 1, cell: 5, digit: 2, alternatives: 4, half});
/** @type {any[]} */
const EVENTS = [
  guess('lower', 0),
  {index: 1, kind: 'refute', cause: 'search', depth: 1, cell: 5, digit: 2, outcome: 'failed', half: 'lower'},
  guess('upper', 2),
];

test('it leaves its cell a half, open, and undoing it gives the other back', () => {
  const state = initialState(4, puzzle.givens);
  const seen = EVENTS.map((event) => {
    applyEvent(state, event);
    return candidatesOf(state.candidates, 5);
  });
  assert.deepEqual(seen, [[1, 2], [1, 2, 3, 4], [3, 4]]);
  assert.equal(state.values[5], 0);
  assert.equal(state.ruledOut, 2);
  assert.equal(state.path[0].half, 'upper');
});

test('its bytes are read as they were written', () => {
  assert.deepEqual(decodeEvents(encodeEvents(EVENTS), 0, 0), EVENTS);
});

test('both halves are nodes of the tree', () => {
  const tree = treeFromEvents(EVENTS);
  assert.deepEqual([...tree.half], [0, 1, 2]);
  assert.deepEqual([...tree.digit], [0, 2, 2]);
});

test('its name has the sign of its half', () => {
  const shape = geometryOf(puzzle);
  assert.deepEqual([EVENTS[0], EVENTS[2], {cell: 5, digit: 2}].map((each) => guessName(shape, each)),
    ['B2 ≤ 2', 'B2 > 2', 'B2 = 2']);
  assert.deepEqual([1, 2, 3].map((digit) => leaves(EVENTS[0], digit)), [true, true, false]);
  assert.ok(leaves({digit: 2}, 2) && !leaves({digit: 2}, 1));
});

test('a recorded run is refused where a half has nothing to leave, or is none', () => {
  const read = (/** @type {any[]} */ events) => parseTrace(JSON.stringify({
    format: 'sudokuscope-trace', version: 1, puzzle: {boxRows: 2, boxCols: 2, givens: Array(16).fill(0)}, events,
  }));
  assert.ok(read(EVENTS).ok);
  for (const wrong of [{digit: 4}, {half: 'left'}]) assert.ok(!read([{...EVENTS[0], ...wrong}]).ok);
  assert.ok(!read([EVENTS[0], {...EVENTS[1], half: 'upper'}]).ok, 'the other half is undone');
});

test('the path of a recorded run says which half is open', async () => {
  const {run} = parseTrace(JSON.stringify({
    format: 'sudokuscope-trace', version: 1, puzzle: {boxRows: 2, boxCols: 2, givens: Array(16).fill(0)},
    events: EVENTS,
  }));
  assert.deepEqual((await run.stateAt(3)).path, [{index: 2, cell: 5, digit: 2, half: 'upper'}]);
});
