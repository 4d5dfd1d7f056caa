// engine.run (docs/api.md): how a run comes about, grows, ends and goes.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test, {after} from 'node:test';
import {PROPAGATOR_IDS, propagatorName} from '../../../web/src/words/strategy-names.js';
import {
  EASY, EASY_SOLVED, EMPTY, HARD, HARD_SOLVED, LONG, SIX, UNSOLVABLE, allEvents, engineFor, runOf,
} from '../engine.mjs';

const engine = await engineFor(after);
const PLAIN = {propagation: 'none', variable: 'first', solutions: 2};

test('a run that has ended has all its numbers', async () => {
  const run = await runOf(engine, HARD, {solutions: 2});
  assert.deepEqual([run.status, run.solutions], ['unique', [HARD_SOLVED]]);
  const events = await allEvents(run);
  assert.equal(events.length, run.length);
  const count = (kind) => events.filter((event) => event.kind === kind).length;
  const {stats} = run;
  assert.equal(stats.guesses, count('decide'));
  assert.equal(stats.nodes, 1 + stats.guesses);
  assert.equal(stats.backtracks, count('refute'));
  assert.equal(stats.placements, count('place'));
  assert.equal(stats.eliminations, count('eliminate'));
  assert.equal(stats.revisions, 0);
  assert.equal(stats.maxDepth, Math.max(...events.map(({depth}) => depth)));
  assert.ok(stats.ms > 0);
  const by = Object.values(stats.byPropagator);
  assert.equal(by.reduce((sum, {eliminations}) => sum + eliminations, 0), stats.eliminations);
  await run.finished;
});

test('each status is reached', async () => {
  const statuses = [
    [EASY, {}, 'unique'], [HARD, {solutions: 2}, 'unique'], [UNSOLVABLE, {}, 'none'], [EMPTY, {}, 'solved'],
    [EMPTY, {solutions: 3}, 'multiple'], [HARD, {search: false}, 'stuck'],
  ];
  for (const [puzzle, strategy, status] of statuses) {
    assert.equal((await runOf(engine, puzzle, strategy)).status, status);
  }
});

test('puzzle and strategy are there with defaults filled in', async () => {
  const run = await runOf(engine, EASY, {propagation: 'ac3'});
  assert.deepEqual([run.puzzle.size, run.puzzle.givens[0]], [9, 4]);
  assert.deepEqual(run.strategy, {
    propagation: 'ac3', variable: 'mrv', value: 'ascending', seed: 0, solutions: 1, search: true, choices: [],
  });
});

test('every propagator can be run by its id, and solves', async () => {
  const ids = engine.propagators().map(({id}) => id);
  assert.deepEqual(ids, PROPAGATOR_IDS);
  for (const {id, name, summary} of engine.propagators()) {
    assert.ok(name && summary.endsWith('.'));
    if (id !== 'none') assert.equal(propagatorName(id), name);
    assert.deepEqual((await runOf(engine, EASY, {propagation: id})).solutions, [EASY_SOLVED]);
  }
});

test('AC-3 alone solves the 6x6', async () => {
  const run = await runOf(engine, SIX, {propagation: 'ac3', search: false});
  const [first] = await run.events(0, 1);
  assert.deepEqual([first.kind, first.count], ['pass', 432]);
  const {revisions, eliminations} = run.stats;
  assert.deepEqual({revisions, eliminations, status: run.status}, {revisions: 561, eliminations: 80, status: 'unique'});
});

test('the user takes decisions', async () => {
  const run = await runOf(engine, EMPTY, {choices: [{at: 0, cell: 40, digit: 9}]});
  const [event] = await run.events(await run.next(0, 'decide'), 1);
  assert.deepEqual([event.cell, event.digit], [40, 9]);
});

test('a live run can be looked at from its first slice on', async () => {
  const controller = new AbortController();
  const lengths = [];
  const run = await runOf(engine, LONG, PLAIN, {
    live: true, signal: controller.signal, onProgress: (events, nodes) => lengths.push([events, nodes]),
  });
  assert.equal(run.status, 'running');
  const early = run.length;
  assert.ok(early > 0);
  assert.equal((await run.events(early - 10, 10)).length, 10);
  assert.equal((await run.stateAt(5)).depth, 5);
  while (lengths.length < 3) await new Promise((resolve) => setTimeout(resolve, 20));
  assert.ok(run.length > early && lengths.every(([events, nodes]) => events >= early && nodes > 1));
  controller.abort();
  await run.finished;
  assert.equal(run.status, 'cancelled');
  assert.equal((await run.events(run.length - 1, 5)).length, 1);
  assert.equal((await run.stateAt(run.length)).path.length, (await run.stateAt(run.length)).depth);
  run.dispose();
});

test('a signal that is aborted already gives a cancelled run', async () => {
  const run = await runOf(engine, LONG, PLAIN, {signal: AbortSignal.abort()});
  assert.deepEqual([run.status, run.length], ['cancelled', 0]);
  assert.deepEqual(await allEvents(run), []);
});

test('maxEvents ends a run as limit, whole as far as it goes', async () => {
  const run = await runOf(engine, LONG, PLAIN, {maxEvents: 5_000});
  assert.deepEqual([run.status, run.length], ['limit', 5_000]);
  assert.equal((await allEvents(run)).length, 5_000);
});

test('a run of no events answers everything', async () => {
  const run = await runOf(engine, EASY, {}, {maxEvents: 0});
  assert.deepEqual([run.status, run.length], ['limit', 0]);
  assert.deepEqual(await run.events(0, 10), []);
  assert.equal((await run.stateAt(0)).depth, 0);
  assert.deepEqual([await run.next(0), await run.previous(0)], [0, -1]);
  assert.equal((await run.tree()).cell.length, 1);
  assert.equal((await run.overview()).depthMax.length, 0);
  assert.equal((await run.reason(0)).kind, 'done');
  assert.equal(typeof await run.describe(0), 'string');
});

test('onProgress is told of a run that is not live', async () => {
  const controller = new AbortController();
  const told = [];
  const run = await runOf(engine, LONG, PLAIN, {
    signal: controller.signal,
    onProgress(events, nodes) {
      told.push([events, nodes]);
      controller.abort();
    },
  });
  assert.ok(told[0][0] > 0 && told[0][1] > 0 && run.length >= told[0][0]);
  assert.equal(run.status, 'cancelled');
});

test('a live run that is disposed of stops', async () => {
  const run = await runOf(engine, LONG, PLAIN, {live: true});
  run.dispose();
  await run.finished;
  assert.equal((await engine.solve(EASY)).status, 'unique');
});

test('a run that is disposed of while its tree is made harms nobody', async () => {
  const run = await runOf(engine, LONG, PLAIN, {maxEvents: 3_000_000});
  const tree = run.tree({root: 0});
  setImmediate(() => run.dispose());
  assert.equal((await tree).cell.length, (await tree).parent.length);
  assert.equal((await engine.solve(EASY)).status, 'unique');
});

test('several runs at once are the same as one after the other', async () => {
  const alone = await allEvents(await runOf(engine, HARD, {solutions: 2}));
  const runs = await Promise.all([1, 2, 3].map(() => runOf(engine, HARD, {solutions: 2})));
  for (const run of runs) assert.deepEqual(await allEvents(run), alone);
});

test('info says where it runs and how much memory it takes', async () => {
  const {version, mode, simd, memoryBytes} = engine.info();
  const textOf = (/** @type {string} */ file) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
  assert.equal(version, JSON.parse(textOf('package.json')).version);
  assert.equal(version, /project\(sudokuscope VERSION (\S+)/.exec(textOf('CMakeLists.txt'))?.[1]);
  assert.deepEqual([mode, simd], ['main', true]);
  assert.ok(memoryBytes > 0 && memoryBytes < 64 * 2 ** 20);
});

test('a question to a run that was disposed of is refused, and the engine goes on', async () => {
  const run = await runOf(engine, HARD);
  run.dispose();
  await assert.rejects(run.events(0, 1), /could not answer/);
  assert.equal((await engine.solve(EMPTY)).status, 'multiple');
});

test('stats are the numbers of the run, without a run', async () => {
  for (const strategy of [{}, {propagation: 'ac3'}, {propagation: 'forward-checking', solutions: 2}]) {
    const run = await runOf(engine, HARD, strategy);
    const {ok, length, status, stats} = await engine.stats(HARD, strategy);
    assert.equal(ok, true);
    assert.deepEqual([length, status], [run.length, run.status]);
    const counts = ({ms, byPropagator, ...rest}) => rest;
    assert.deepEqual(counts(stats), counts(run.stats));
    assert.ok(stats.ms > 0);
  }
});

test('stats that come to a limit say so, and stop at the same place each time', async () => {
  const strategy = {propagation: 'forward-checking', variable: 'first'};
  const [first, second] = [await engine.stats(HARD, strategy, {maxNodes: 500}),
    await engine.stats(HARD, strategy, {maxNodes: 500})];
  assert.equal(first.status, 'limit');
  assert.ok(first.stats.nodes > 500 && first.stats.nodes < 1000);
  assert.equal(first.stats.nodes, second.stats.nodes);
  assert.equal((await engine.stats(HARD, {}, {maxEvents: 100})).status, 'limit');
});

test('stats that are cancelled say so', async () => {
  await engine.stats(EASY, PLAIN);
  const controller = new AbortController();
  const coming = engine.stats(LONG, PLAIN, {signal: controller.signal});
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  controller.abort();
  const {status, stats} = await coming;
  assert.equal(status, 'cancelled');
  assert.ok(stats.guesses > 0);
});

test('Loki is solved without search by trials within trials that know tridagons', async () => {
  const loki = '57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..';
  const solvedBy = async (propagation) => (await engine.stats(loki, {propagation, search: false})).status;
  assert.equal(await solvedBy('strong-singleton-tridagons'), 'unique');
  assert.notEqual(await solvedBy('singleton-all-different'), 'unique');
});
