// The costs of a recorded run that is made to cost much: a small file neither fills the memory nor holds up the page.
import assert from 'node:assert/strict';
import test from 'node:test';
import {parseTrace, readTrace} from '../../../web/src/traces/format.js';
import {given} from '../../support/asking.mjs';
import {traceText} from '../sample-run.js';

const full = [...given(6, 6, 1).givens];
const last = full.length - 1;
/** The full grid, found again and again by guessing its last cell. @param {number} times */
const again = (times) => Array.from({length: times}, () => [
  {kind: 'decide', cell: last, digit: full[last]}, {kind: 'solution'},
  {kind: 'refute', cell: last, digit: full[last], outcome: 'exhausted'},
]).flat();
const allButLast = [...full.slice(0, last), 0];

test('the same solution twice is refused, so that thousands of them cost nothing', () => {
  const read = parseTrace(traceText(6, 6, full, Array(20_000).fill({kind: 'solution'})));
  assert.equal(read.error?.event, 1);
  assert.match(read.error.message, /^Event 1 claims a solution again/);
  assert.ok(parseTrace(traceText(6, 6, allButLast, again(3))).ok);
});

test('solutions without end are counted, but not all of them are listed', () => {
  const {run} = parseTrace(traceText(6, 6, allButLast, again(1100)));
  assert.equal(run.length, 3300);
  assert.equal(run.solutions.length, 1000);
});

test('while a costly file is read, the page goes on', async () => {
  const start = performance.now();
  let [last, longest] = [start, 0];
  const beat = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const heart = setInterval(beat, 1);
  assert.ok((await readTrace(traceText(6, 6, allButLast, again(1000)))).ok);
  beat();
  clearInterval(heart);
  assert.ok(longest < (last - start) / 3, `${longest} of ${last - start} ms`);
});

test('guesses that are never undone take little memory', async () => {
  const events = [];
  for (let cell = 0; cell < full.length; cell += 1) {
    for (let digit = 35; digit >= 1; digit -= 1) events.push({kind: 'decide', cell, digit, half: 'lower'});
  }
  const before = process.memoryUsage().arrayBuffers;
  const {run} = parseTrace(traceText(6, 6, full.map(() => 0), events));
  assert.equal(run.length, 45_360);
  assert.ok(process.memoryUsage().arrayBuffers - before < 2e8, `${process.memoryUsage().arrayBuffers - before} bytes`);
  const {path, candidates, ruledOut} = await run.stateAt(run.length);
  assert.equal(path.length, run.length);
  assert.ok(candidates.every((each) => each === 1n));
  assert.equal(ruledOut, run.length);
  assert.equal((await run.stateAt(35 * 700 + 3)).candidates[700], 2n ** 33n - 1n);
});

test('a state is the same however many checkpoints were dropped', async () => {
  const line = [...given(2, 2, 1).givens];
  const events = [];
  for (let round = 0; round < 20_000; round += 1) {
    const cell = round % 16;
    events.push({kind: 'decide', cell, digit: line[cell]}, {kind: 'refute', cell, digit: line[cell]});
  }
  const {run} = parseTrace(traceText(2, 2, line.map(() => 0), events));
  for (const index of [0, 1, 777, 12_345, 39_999, 40_000]) {
    const {values, path, ruledOut} = await run.stateAt(index);
    const open = index % 2 ? [(index - 1) / 2 % 16] : [];
    assert.deepEqual(path.map(({cell}) => cell), open, `${index}`);
    assert.deepEqual([...values.keys()].filter((cell) => values[cell]), open);
    assert.equal(ruledOut, 3 * open.length);
  }
});
