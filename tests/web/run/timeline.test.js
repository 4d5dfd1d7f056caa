import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Timeline} from '../../../web/src/run/timeline.js';
import {changedRun, longRun, smallRun} from '../sample-run.js';

/** The part of a state that a run tells too. */
function told({values, levels, candidates, path, ruledOut}) {
  return {
    values: [...values], levels: [...levels], candidates: [...new BigUint64Array(candidates.buffer)], ruledOut,
    path: path.map(({index, cell, digit}) => ({index, cell, digit})),
  };
}

/** @param {import('../../../web/src/run/timeline.js').RunState} state */
function asked({values, levels, candidates, path, ruledOut}) {
  return {values: [...values], levels: [...levels], candidates: [...candidates], ruledOut, path};
}

test('every step of a run of several windows has the state that the run tells', async () => {
  const run = longRun();
  assert.ok(run.length > 3000);
  const timeline = new Timeline(run);
  for (let i = 0; i <= run.length; i += 1) {
    const index = (i * 1931) % (run.length + 1);
    const moment = await timeline.at(index);
    assert.deepEqual(told(moment.state), asked(await run.stateAt(index)), `step ${index}`);
    assert.equal(moment.event?.index, index ? index - 1 : undefined);
    if (index) assert.deepEqual(told(moment.before), asked(await run.stateAt(index - 1)));
  }
});

test('going on or back by one needs no answer from the run', async () => {
  const run = longRun();
  let requests = 0;
  const counting = changedRun(run, {events: (first, count) => (requests += 1, run.events(first, count))});
  const timeline = new Timeline(counting);
  await timeline.at(700);
  for (let step = 700; step <= 900; step += 1) assert.equal(timeline.peek(step)?.index, step);
  for (let step = 900; step >= 600; step -= 1) assert.equal(timeline.peek(step)?.index, step);
  assert.equal(requests, 1);
});

test('what was handed out stays as it was', async () => {
  const timeline = new Timeline(longRun());
  const moment = await timeline.at(500);
  const copy = structuredClone(told(moment.state));
  for (let step = 501; step < 600; step += 1) timeline.peek(step);
  assert.deepEqual(told(moment.state), copy);
});

test('far away nothing is at hand until it is asked for, and old windows are forgotten', async () => {
  const run = longRun();
  const huge = changedRun(run, {
    length: 1024 * 40,
    events: async (first, count) => Array.from({length: count}, (_, i) => ({index: first + i, kind: 'pass', depth: 0})),
    stateAt: () => run.stateAt(0),
  });
  const timeline = new Timeline(huge);
  assert.equal(timeline.peek(5), null);
  for (let window = 0; window < 40; window += 1) await timeline.at(window * 1024 + 5);
  assert.notEqual(timeline.peek(39 * 1024 + 9), null);
  assert.equal(timeline.peek(5), null);
});

test('a live run that grew is asked again', async () => {
  const whole = longRun();
  const live = changedRun(whole, {
    length: 10, events: (first, count) => whole.events(first, Math.min(count, live.length - first)),
  });
  const timeline = new Timeline(live);
  assert.equal((await timeline.at(10)).index, 10);
  live.length = 50;
  assert.equal((await timeline.at(50)).event?.index, 49);
});

test('next and previous of a kind within what is at hand', async () => {
  const timeline = new Timeline(smallRun());
  assert.equal(timeline.peekNext(0, ['place']), null);
  await timeline.at(0);
  assert.equal(timeline.peekNext(0, ['place']), 4);
  assert.equal(timeline.peekNext(5, ['place']), null);
  assert.equal(timeline.peekPrevious(4, ['eliminate']), 3);
});

test('events across windows', async () => {
  const run = longRun();
  const timeline = new Timeline(run);
  assert.equal(timeline.peekEvents(1000, 100), null);
  const events = await timeline.events(1000, 100);
  assert.deepEqual(events, await run.events(1000, 100));
  assert.deepEqual(timeline.peekEvents(1000, 100), events);
});
