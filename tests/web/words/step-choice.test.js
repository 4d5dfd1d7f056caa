import assert from 'node:assert/strict';
import {test} from 'node:test';
import {chooseSteps} from '../../../web/src/view/picture/pictures.js';
import {STEP_KINDS} from '../../../web/src/run/replay.js';
import {longRun, smallRun} from '../sample-run.js';

const run = smallRun();
const steps = async (choice, most = 100, of = run) => (await chooseSteps(of, choice, most)).steps;

test('each guess, and each guess with its contradictions and solutions', async () => {
  assert.deepEqual(await steps({rule: 'guesses'}), [6]);
  const long = longRun();
  const kinds = async (rule) => new Set((await Promise.all((await steps({rule}, 5000, long))
    .map((step) => long.events(step - 1, 1)))).map(([{kind}]) => kind));
  assert.deepEqual(await kinds('guesses'), new Set(['decide']));
  assert.deepEqual(await kinds('turns'), new Set(['decide', 'conflict', 'solution']));
});

test('the last step of each line of the log', async () => {
  assert.deepEqual(await steps({rule: 'lines'}), [4, 5, 6, 7, 8]);
});

test('each n-th step is brought to the next that shows something, and ends at the end', async () => {
  assert.deepEqual(await steps({rule: 'every', nth: 1}), [0, 2, 3, 4, 5, 6, 7, 8, 9]);
  assert.deepEqual(await steps({rule: 'every', nth: 4}), [0, 4, 8]);
  assert.deepEqual(await steps({rule: 'every', nth: -3, from: 7}), [7, 8, 9]);
});

test('evenly: both ends, as many as asked for at most, ascending, each showing something', async () => {
  const long = longRun();
  for (const most of [2, 3, 7, 100, 599, 100_000]) {
    const chosen = await steps({rule: 'spread'}, most, long);
    assert.ok(chosen.length <= most && chosen.length > most / 2 || most > long.length, `${most}: ${chosen.length}`);
    assert.deepEqual([chosen[0], chosen.at(-1)], [0, long.length]);
    assert.ok(chosen.every((step, i) => !i || step > chosen[i - 1]));
    const events = await Promise.all(chosen.slice(1, -1).map((step) => long.events(step - 1, 1)));
    assert.ok(events.every(([{kind}]) => STEP_KINDS.includes(kind)));
  }
});

test('a range is kept to, and one that is none is brought into the run', async () => {
  const long = longRun();
  for (const rule of ['guesses', 'turns', 'lines', 'every', 'spread']) {
    const chosen = await steps({rule, from: 1000, to: 1200, nth: 7}, 500, long);
    assert.ok(chosen.length > 1 && chosen.every((step) => step >= 1000 && step <= 1200), rule);
  }
  assert.deepEqual(await steps({rule: 'every', from: 8, to: 2}), [8]);
  assert.deepEqual(await steps({rule: 'every', from: -8, to: 1e9, nth: 1e9}), [0]);
  assert.deepEqual(await steps({rule: 'spread', from: NaN, to: 0}), [0]);
});

test('what is more than asked for is cut off, and said', async () => {
  const long = longRun();
  for (const rule of ['guesses', 'turns', 'lines', 'every']) {
    const {steps: chosen, isCut} = await chooseSteps(long, {rule}, 10);
    assert.deepEqual([chosen.length, isCut], [10, true], rule);
  }
  assert.equal((await chooseSteps(run, {rule: 'guesses'}, 1)).isCut, false);
});
