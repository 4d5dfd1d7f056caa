// A worker that ends by itself, for want of memory, say: whoever waits for it is told, and the next engine of the page
// has a worker of its own.
import assert from 'node:assert/strict';
import test from 'node:test';
import {createEngine} from '../../../web/src/client/engine.js';
import {sharedEngine} from '../../../web/src/client/engine-client.js';
import {startThreadsWith, workerThreads} from '../../../web/src/client/worker-threads.js';
import {EASY, EMPTY, LONG, isFailure} from '../engine.mjs';

const threads = workerThreads();
/** The workers that were started, the latest last. @type {Worker[]} */
const started = [];
const start = () => started[started.push(threads.start()) - 1];
startThreadsWith({...threads, start});

const soon = (answer) => Promise.race([answer,
  new Promise((_, late) => setTimeout(late, 5000, new Error('no answer')))]);
const isLost = (answer) => isFailure(answer) && answer.error.code === 'engine';

test('calls that wait for a lost worker are answered, and so are later ones', async () => {
  const engine = await createEngine({mode: 'worker'});
  const {run} = await engine.run(EASY);
  const plain = {propagation: 'none', variable: 'first'};
  const {run: live} = await engine.run(LONG, plain, {live: true});
  const waiting = [engine.count(EMPTY, {limit: 2n ** 60n}), engine.stats(LONG, plain), engine.rate(LONG)];
  started.at(-1).terminate();
  for (const answer of waiting) assert.ok(isLost(await soon(answer)));
  await soon(live.finished);
  assert.equal(live.status, 'cancelled');
  await assert.rejects(soon(run.stateAt(3)), /stopped/);
  for (const answer of [engine.solve(EASY), engine.parse('1 2 3'), engine.solveMany([EASY]), engine.hint(EASY)]) {
    assert.ok(isLost(await soon(answer)));
  }
  engine.dispose();
  assert.ok(isLost(await soon(engine.solve(EASY))));
});

test('many puzzles are solved though a helper is lost', async (t) => {
  const engine = await createEngine({mode: 'main'});
  t.after(() => engine.dispose());
  const already = started.length;
  const {ok, results} = await soon(engine.solveMany(Array(4000).fill(LONG), {
    threads: 2, onProgress: () => started.slice(already).forEach((worker) => worker.terminate()),
  }));
  assert.ok(ok);
  assert.deepEqual(new Set(results.map(({status}) => status)), new Set(['unique']));
});

test('the shared engine is started again', async (t) => {
  startThreadsWith(null);  // as in a browser
  globalThis.Worker = function Worker() { return start(); };
  t.after(() => { delete globalThis.Worker; });
  const engine = await sharedEngine();
  assert.equal(engine.info().mode, 'worker');
  assert.equal(await sharedEngine(), engine);
  const waiting = engine.count(EMPTY, {limit: 2n ** 60n});
  started.at(-1).onerror(new Error('out of memory'));
  assert.ok(isLost(await soon(waiting)));
  const next = await sharedEngine();
  assert.notEqual(next, engine);
  assert.equal((await soon(next.solve(EASY))).status, 'unique');
  next.dispose();
});
