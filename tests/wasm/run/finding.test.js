// Looking for an event in a run of any length: what the engine finds is what a look at every event finds.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import {meets, meetingAny} from '../../../web/src/protocol/conditions.js';
import {nearest} from '../../../web/src/run/event-search.js';
import {makeRandom} from '../../web/random.js';
import {EASY, HARD, LONG, SIX, UNSOLVABLE, allEvents, engineFor, runOf} from '../engine.mjs';

const engine = await engineFor(after);
const ANY = {kinds: null, cell: null, digit: null, depth: null, isFailure: false};
const RUNS = [
  [HARD, {}], [EASY, {propagation: 'none', variable: 'first', solutions: 2}], [SIX, {propagation: 'ac3'}],
  [HARD, {propagation: 'forward-checking', variable: 'random', value: 'random', seed: 7}, {maxEvents: 20_000}],
  [UNSOLVABLE, {propagation: 'locked-candidates'}], [HARD, {propagation: 'all-different', value: 'lcv'}],
  ['.'.repeat(16), {propagation: 'eliminate', solutions: 50}],
  ['.'.repeat(256), {propagation: 'only-choice'}, {maxEvents: 30_000}],
];

/** A condition that asks for parts of an event; now and then of no event. */
function conditionLike({kind, cell = null, digit = null, depth}, {below}) {
  return {
    kinds: below(2) ? [kind] : null, cell: below(2) ? cell : null, digit: below(3) ? null : digit,
    depth: below(3) ? null : depth + (below(6) ? 0 : 40), isFailure: !below(3),
  };
}

test('in runs of every sort, there and back', async () => {
  const random = makeRandom(41);
  for (const [puzzle, strategy, options] of RUNS) {
    const run = await runOf(engine, puzzle, strategy, options);
    const events = await allEvents(run);
    for (let i = 0; i < 40; i += 1) {
      const conditions = Array.from({length: 1 + random.below(3)}, () => conditionLike(random.pick(events), random));
      const at = random.below(events.length + 2);
      const isHit = (event) => conditions.some((condition) => meets(condition, event));
      const next = events.slice(at).find(isHit)?.index ?? -1;
      const previous = events.slice(0, at).findLast(isHit)?.index ?? -1;
      const found = [await run.find(conditions, at, 'next'), await run.find(conditions, at, 'previous')];
      assert.deepEqual(found, [next, previous], JSON.stringify({puzzle, strategy, at, conditions}));
    }
    run.dispose();
  }
});

test('a name of no kind and a digit of no grid are found nowhere', async () => {
  const run = await runOf(engine, HARD);
  for (const condition of [{...ANY, kinds: ['nothing']}, {...ANY, kinds: []}, {...ANY, digit: 200}]) {
    assert.equal(await run.find([condition], 0, 'next'), -1);
  }
  assert.equal(await run.find([], 0, 'next'), -1);
  run.dispose();
});

/** 3 million events, in which nothing is nowhere. */
const longRun = () => runOf(engine, LONG, {propagation: 'none', variable: 'first', solutions: 2}, {maxEvents: 3e6});
const NOWHERE = {...ANY, cell: 80, digit: 9, depth: 1};

test('it says how far it has come, and others are answered meanwhile', async () => {
  const run = await longRun();
  /** @type {number[]} */
  const reached = [];
  let answered = 0;
  let isOver = false;
  const search = run.find([{...NOWHERE, depth: null, kinds: ['enqueue', 'place', 'decide'], cell: 0, digit: 9}], 0,
    'next', {onProgress: (at) => reached.push(at)}).finally(() => { isOver = true; });
  while (!isOver) {
    assert.equal((await run.events(100, 1)).length, 1);
    answered += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  assert.equal(await search, -1);
  assert.ok(answered > 2, `${answered} answers in between`);
  assert.deepEqual(reached, reached.toSorted((a, b) => a - b));
  assert.ok(reached.every((at) => at > 0 && at <= run.length));
  run.dispose();
});

test('it is given up when its signal says so, and when its run is disposed of', async () => {
  const run = await longRun();
  const wanted = [{...ANY, cell: 0, digit: 9}];
  assert.equal(await run.find(wanted, 0, 'next', {signal: AbortSignal.abort()}), -1);
  const searching = run.find(wanted, 0, 'next');
  run.dispose();
  assert.equal(await searching, -1);
});

test('what a page looks for is asked of the engine, and comes as an event', async () => {
  const run = await runOf(engine, HARD);
  run.events = new Proxy(run.events, {apply: (target, self, args) => {
    assert.ok(args[1] <= 1, 'no window is looked through');
    return Reflect.apply(target, self, args);
  }});
  const wanted = meetingAny([{...ANY, kinds: ['eliminate'], cell: 9, digit: 9}]);
  const event = await nearest(run, wanted, 0, 'next', () => true);
  assert.deepEqual([event.kind, event.cell, event.digit], ['eliminate', 9, 9]);
  run.dispose();
});
