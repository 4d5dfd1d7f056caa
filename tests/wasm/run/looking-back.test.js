// Runs that jump back, and runs that branch two ways or split cells, through the client with the real module: what they
// say, their tree, their file, and that they are entered anywhere.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import {createEngine} from '../../../web/src/client/engine.js';
import {parseStrategy} from '../../../web/src/links/links.js';
import {applyEvent, startState} from '../../../web/src/run/replay.js';
import {treeFromEvents} from '../../../web/src/run/tree-from-events.js';
import {formatTrace, readTrace} from '../../../web/src/traces/format.js';

const hard = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';

const engine = await createEngine({mode: 'main'});
after(() => engine.dispose());

/** @param {string} code */
async function runOf(code) {
  const {ok, run, error} = await engine.run(hard, parseStrategy(code));
  assert.ok(ok, error?.message);
  await run.finished;
  return {run, events: await run.events(0, run.length)};
}

const jumping = await runOf('only-choice.mrv.ascending.backjumping');
const twoWay = await runOf('only-choice.mrv.ascending.two-way.k2');
const split = await runOf('only-choice.mrv.ascending.split.backjumping');

test('a guess that is jumped over is said to have nothing to do with the contradiction', async () => {
  const at = jumping.events.findIndex(({outcome}) => outcome === 'skipped');
  assert.match(await jumping.run.describe(at),
    /^The search jumps back over [A-I]\d = \d: the contradiction doesn't depend on this guess\.$/);
  assert.equal(jumping.events[at + 1].kind, 'refute');
});

test('a digit whose guess has failed is ruled out, and one whose solutions were counted too', async () => {
  const rulings = twoWay.events.filter(({kind, cause}) => kind === 'eliminate' && cause === 'search');
  const before = (/** @type {any} */ {index}) => twoWay.events[index - 1];
  const failed = rulings.find((event) => before(event).outcome === 'failed');
  const counted = rulings.find((event) => before(event).outcome === 'exhausted');
  assert.match(await twoWay.run.describe(failed.index), /^[A-I]\d can't be \d: that guess led to a contradiction\.$/);
  assert.match(await twoWay.run.describe(counted.index),
    /^From here on, [A-I]\d is not \d: those solutions have been counted\.$/);
  assert.equal((await twoWay.run.reason(failed.index)).kind, 'refuted');
});

test('the tree is that of the events', async () => {
  for (const {run, events} of [jumping, twoWay, split]) {
    const [tree, expected] = [await run.tree(), treeFromEvents(events)];
    for (const column of ['parent', 'cell', 'digit', 'half', 'first', 'last', 'outcome']) {
      assert.deepEqual([...tree[column]], [...expected[column]], column);
    }
  }
  assert.ok((await jumping.run.tree()).outcome.includes(4));
});

test('its file says the same when it is read again', async () => {
  for (const {run, events} of [jumping, twoWay, split]) {
    const written = await formatTrace(run);
    const read = await readTrace(written.text);
    assert.ok(read.ok, read.error?.message);
    assert.deepEqual(await read.run.events(0, run.length), events);
    for (const {index} of events.filter(({kind, cause}) => kind === 'refute' || cause === 'search')) {
      assert.equal(await read.run.describe(index), await run.describe(index));
    }
  }
});

test('a split guesses the lower half of a cell, then the upper one', async () => {
  const guesses = split.events.filter(({kind}) => kind === 'decide');
  const [first] = guesses;
  assert.equal(first.half, 'lower');
  assert.match(await split.run.describe(first.index),
    /^Guess: [A-I]\d is at most \d \([^)]*no cell has fewer candidates\)\.$/);
  const failed = split.events.find(({outcome, half}) => outcome === 'failed' && half === 'lower');
  assert.match(await split.run.describe(failed.index),
    /^[A-I]\d has to be above \d: that guess led to a contradiction\.$/);
  const other = split.events.find(({kind, half}) => kind === 'decide' && half === 'upper');
  assert.match(await split.run.describe(other.index), /^[A-I]\d is above \d: the other half of its digits\.$/);
});

test('the states of a split are those that its events make, and its chains name halves', async () => {
  const {run, events} = split;
  const conflict = events.find(({kind, depth}) => kind === 'conflict' && depth > 3);
  const {path, values, candidates} = await run.stateAt(conflict.index);
  const state = startState(run.puzzle);
  for (const event of events.slice(0, conflict.index)) applyEvent(state, event);
  assert.deepEqual(path, state.path.map(({saved, ...open}) => open));
  assert.deepEqual(values, state.values);
  const words = new Uint32Array(candidates.buffer, candidates.byteOffset, candidates.length * 2);
  assert.deepEqual(words, state.candidates);
  const {chain, guesses} = await run.reason(conflict.index);
  assert.ok(guesses.length > 0 && chain.filter(({kind}) => kind === 'decide').every(({half}) => half));
});

test('each guesses less than backtracking, and finds the same', async () => {
  const {run: plain} = await runOf('only-choice.mrv.ascending');
  for (const ways of ['two-way', 'backjumping', 'two-way.backjumping']) {
    const {run} = await runOf(`only-choice.mrv.ascending.${ways}`);
    assert.ok(run.stats.guesses < plain.stats.guesses, `${run.stats.guesses} of ${plain.stats.guesses}`);
    assert.deepEqual(run.solutions, plain.solutions);
  }
});

test('the strategy is told with what is not the usual, and a name that there is not is refused', async () => {
  assert.equal(jumping.run.strategy.lookBack, 'backjumping');
  assert.ok(!('branching' in jumping.run.strategy));
  const codes = [];
  for (const strategy of [{branching: 'three-way'}, {lookBack: 'jumping'}]) {
    const {ok, error} = await engine.run(hard, /** @type {any} */ (strategy));
    assert.equal(ok, false);
    codes.push(error.message);
  }
  assert.deepEqual(codes, [
    'There is no way of branching called "three-way".', 'There is no way to look back called "jumping".',
  ]);
  const {run} = await engine.run(hard, {branching: 'values', lookBack: 'backtracking'});
  assert.deepEqual(Object.keys(run.strategy).sort(), Object.keys((await engine.run(hard)).run.strategy).sort());
});
