// Times of repeated runs: their median and spread, and which is the fastest beyond noise. Where two runs first differ.
import assert from 'node:assert/strict';
import test from 'node:test';
import {ROUNDS, fastest, spreadWords, timingOf, wantsMore} from '../../../site/compare/times.js';
import {firstDifference} from '../../../site/compare/difference.js';

test('a time is the median, with the range of the middle half', () => {
  assert.deepEqual(timingOf([5, 1, 2, 3, 4]), {ms: 3, low: 2, high: 4, times: 5});
  assert.deepEqual(timingOf([100]), {ms: 100, low: 80, high: 120, times: 1}, 'once: nobody knows, so a fifth');
  assert.equal(spreadWords(timingOf([1, 2, 3])), '±0.5');
  assert.equal(spreadWords(timingOf([100, 120, 140])), '±10');
  assert.equal(spreadWords(timingOf([3])), '');
});

test('short runs are repeated a number of times, longer ones for a while', () => {
  assert.ok(wantsMore([]));
  assert.ok(wantsMore(Array(ROUNDS - 1).fill(0.2)));
  assert.ok(!wantsMore(Array(ROUNDS).fill(0.2)));
  assert.ok(!wantsMore([400, 300]));
});

test('the fastest is one only where its times end before those of all others begin', () => {
  const at = (low, ms, high) => ({ms, low, high, times: 9});
  assert.equal(fastest([at(3, 4, 5), at(1, 1.5, 2), at(6, 7, 8)]), 1);
  assert.equal(fastest([at(3, 4, 5), at(2, 3, 3.5)]), -1, 'they overlap');
  assert.equal(fastest([at(1, 2, 3), at(1, 2, 3)]), -1);
  assert.equal(fastest([undefined, at(1, 1.5, 2), at(2.5, 3, 4)]), 1, 'one was stopped');
  assert.equal(fastest([at(1, 2, 3)]), -1, 'alone, it is no faster than anything');
  assert.equal(fastest([]), -1);
});

/** A run with these events, as an engine hands them out. */
const runOf = (...events) => {
  const all = events.map((event, index) => ({index, ...event}));
  return {length: all.length, events: async (first, count) => all.slice(first, first + Math.min(count, 2))};
};
const place = (cell, digit) => ({kind: 'place', cell, digit, cause: 'sole'});
const pass = {kind: 'pass'};

test('two runs first differ where a change of the board does, whatever else they do in between', async () => {
  const one = runOf(pass, place(0, 1), place(1, 2), pass, {kind: 'decide', cell: 5, digit: 3});
  const placed = {...place(1, 2), cause: 'unit'};
  const other = runOf(place(0, 1), pass, pass, pass, placed, {kind: 'decide', cell: 5, digit: 4});
  assert.deepEqual(await firstDifference(one, other), {same: 2, steps: [5, 6]});
  assert.equal(await firstDifference(one, one), null);
  assert.deepEqual(await firstDifference(one, runOf(place(0, 1))), {same: 1, steps: [3, null]}, 'one has ended');
  assert.deepEqual(await firstDifference(runOf(), runOf(place(0, 1))), {same: 0, steps: [null, 1]});
  assert.equal(await firstDifference(one, other, {signal: AbortSignal.abort()}), null);
});

/** A run of so many events, one a digit put, but for one that is another; how much of it was asked for. */
function hugeRun(length, other = -1) {
  const run = {length, asked: 0, largest: 0, events: async (first, count) => {
    const events = Array.from({length: Math.min(count, length - first)}, (_, i) => (
      {index: first + i, kind: 'place', cell: (first + i) % 81, digit: first + i === other ? 2 : 1}));
    run.asked += events.length;
    run.largest = Math.max(run.largest, events.length);
    await new Promise((resolve) => setImmediate(resolve));
    return events;
  }};
  return run;
}

test('in runs of 10^7 events the first difference is told on the way, and given up within a window', async () => {
  const [one, other] = [hugeRun(1e7), hugeRun(1e7, 100_000)];
  const told = [];
  let turns = 0;
  const count = setInterval(() => { turns += 1; });
  assert.deepEqual(await firstDifference(one, other, {onProgress: (same) => told.push(same)}),
    {same: 100_000, steps: [100_001, 100_001]});
  clearInterval(count);
  assert.ok(told.length > 20 && turns > 0, `${told.length} told, ${turns} turns of others`);
  assert.ok(one.largest <= 4096);
  const giving = new AbortController();
  const same = [hugeRun(1e7), hugeRun(1e7)];
  const onProgress = (at) => at > 50_000 && giving.abort();
  assert.equal(await firstDifference(same[0], same[1], {signal: giving.signal, onProgress}), null);
  assert.ok(same[0].asked < 60_000, `${same[0].asked}`);
});
