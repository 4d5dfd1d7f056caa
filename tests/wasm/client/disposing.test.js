// An engine that was disposed of answers at once: what is asked afterwards, and what was waiting.
import assert from 'node:assert/strict';
import test from 'node:test';
import {createEngine} from '../../../web/src/client/engine.js';
import {EASY, EMPTY, LONG} from '../engine.mjs';

/** Every call that takes a puzzle, and what else an engine is asked. */
const calls = {
  parse: (engine) => engine.parse(EASY), format: (engine) => engine.format(EASY, 'sdk'),
  check: (engine) => engine.check(EASY, new Uint8Array(81)), solve: (engine) => engine.solve(EASY),
  count: (engine) => engine.count(EASY), solveMany: (engine) => engine.solveMany([EASY]),
  run: (engine) => engine.run(EASY), stats: (engine) => engine.stats(EASY),
  consistency: (engine) => engine.consistency(EASY), rate: (engine) => engine.rate(EASY),
  hint: (engine) => engine.hint(EASY), steps: (engine) => engine.steps(EASY, {technique: 'x-wing'}),
  nextStep: (engine) => engine.nextStep(EASY), explain: (engine) => engine.explain(EASY),
  generate: (engine) => engine.generate(), impossible: (engine) => engine.impossible(EASY, []),
};

const soon = (answer) => Promise.race([answer,
  new Promise((_, late) => setTimeout(late, 5000, new Error('no answer')))]);

test('every call after it is answered with an error', async () => {
  const engine = await createEngine({mode: 'main'});
  engine.dispose();
  engine.dispose();
  for (const [name, call] of Object.entries(calls)) {
    const {ok, error} = await soon(call(engine));
    assert.deepEqual([ok, error.code], [false, 'disposed'], name);
    assert.match(error.message, /\.$/);
  }
});

test('calls that wait are answered with an error, and their work ends', async () => {
  const engine = await createEngine({mode: 'main'});
  const {run} = await engine.run(EASY);
  const plain = {propagation: 'none', variable: 'first'};
  const waiting = [
    engine.count(EMPTY, {limit: 2n ** 60n}), engine.run(LONG, plain), engine.stats(LONG, plain),
    engine.solveMany([EASY]), engine.format(EASY, 'sdk'), engine.rate(EASY), engine.parse('1 2 3'),
  ];
  const {run: live} = await engine.run(LONG, plain, {live: true});
  await new Promise((resolve) => setTimeout(resolve, 200));
  const late = [engine.solve(EASY), engine.generate({level: 'extreme'})];
  const asked = run.stateAt(3);
  engine.dispose();
  for (const answer of late) assert.equal((await soon(answer)).error.code, 'disposed');
  for (const answer of waiting.slice(0, 3)) assert.equal((await soon(answer)).error.code, 'disposed');
  await soon(Promise.all(waiting));
  await assert.rejects(soon(asked), /disposed of/);
  await assert.rejects(soon(run.events(0, 1)), /disposed of/);
  await soon(live.finished);
  assert.equal(live.status, 'cancelled');
});

test('a run and its engine may be disposed of one after the other, in either order', async () => {
  for (const order of [['run', 'engine'], ['engine', 'run']]) {
    const engine = await createEngine({mode: 'main'});
    const both = {engine, run: (await engine.run(EASY)).run};
    for (const each of order) both[each].dispose();
    await new Promise((resolve) => setTimeout(resolve, 20));  // for rejections that nobody handles
  }
});

test('count ends at a million where no limit is given, and says that there are more', async (t) => {
  const engine = await createEngine({mode: 'main'});
  t.after(() => engine.dispose());
  assert.deepEqual(await engine.count(EMPTY), {ok: true, count: 1_000_000n, complete: false});
  assert.deepEqual(await engine.count('.'.repeat(16)), {ok: true, count: 288n, complete: true});
});

test('what is not a text is refused in words of its own', async (t) => {
  const engine = await createEngine({mode: 'main'});
  t.after(() => engine.dispose());
  const values = {
    null: null, undefined, 'a value of type number': 5, 'an array': [5, 3], 'a value of type object': {},
  };
  for (const [what, value] of Object.entries(values)) {
    const {ok, error} = await engine.parse(value);
    assert.deepEqual([ok, error], [false, {code: 'text', message: `Only a text can be read, and this is ${what}.`}]);
  }
});
