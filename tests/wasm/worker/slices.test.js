// Looking for steps goes in slices: it can be cancelled at any time, says how far it is, and gives up by work, not
// time.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test, {after} from 'node:test';
import {loadHuman} from '../../../web/src/worker/human-module.js';
import {puzzleBytes} from '../../../web/src/protocol/bytes.js';
import {given, questionsOf} from '../../support/asking.mjs';
import {engineFor} from '../engine.mjs';

const engine = await engineFor(after);
const human = await loadHuman();
const empty = (boxRows, boxCols) => ({boxRows, boxCols, givens: new Uint8Array((boxRows * boxCols) ** 2)});
const LARGE = empty(5, 5);
/** Without a solution; to find that out once took 12 seconds, and takes one node today. */
const DEEP = '...........5..9.....1..2.......9..5445............58....64..9...47.........8.....';

const HARD_16 = readFileSync(new URL('../../data/corpora/large-16.txt', import.meta.url), 'utf8').split('\n')[1];

/** A search that is long has slices for each row of a box. */
const MANY = 20;
/** Work of each kind is cut into more slices than these, on the fastest machine. */
const BEFORE = 3;
/** From its signal on, a call has so many further turns: a slice is one. */
const FEW = 5;

/** The outcome of a call that is cancelled soon, and how many turns others had after that. */
async function cancelled(call) {
  const controller = new AbortController();
  let [turns, isOver] = [0, false];
  const answer = call(controller.signal).catch((error) => ({ok: false, error})).finally(() => { isOver = true; });
  for (let turn = 0; turn < BEFORE; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  assert.ok(!isOver, 'it ended before it was cancelled');
  controller.abort();
  for (; !isOver; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  return {result: await answer, turns};
}

const CALLS = {
  nextStep: (signal) => engine.nextStep(LARGE, {signal}),
  hint: (signal) => engine.hint(LARGE, {signal}),
  steps: (signal) => engine.steps(LARGE, {technique: 'dynamic-region-forcing-chain', signal}),
  rate: (signal) => engine.rate(HARD_16, {signal}),
  generate: (signal) => engine.generate({technique: 'mutant-jellyfish', seed: '1', signal}),
};

// The modules they load are there, so that nothing but work is waited for.
await engine.hint(DEEP);
await engine.explain('1.....3..4.....2');
for (const call of Object.values(CALLS)) await call(AbortSignal.abort());

for (const [name, call] of Object.entries(CALLS)) {
  test(`${name} ends soon after its signal`, async () => {
    const {result, turns} = await cancelled(call);
    assert.equal(result.ok, false);
    assert.equal(result.error.code, 'cancelled');
    assert.ok(turns <= FEW, `${turns} turns`);
  });
}

test('explain ends soon after its signal, within a single step too', async () => {
  const {result, turns} = await cancelled((signal) => engine.explain(LARGE, {signal}));
  assert.equal(result.run.status, 'cancelled');
  assert.ok(turns <= FEW, `${turns} turns`);
});

/** A run that takes many slices to execute again: it has no snapshot yet, and many trials. */
async function runWithTrials() {
  const {run} = await engine.run(given(4, 4, 0.3), {propagation: 'singleton-ac3'}, {maxEvents: 40_000});
  return run;
}

test('questions to a run end soon after their signal, in the middle of trials too', async () => {
  const run = await runWithTrials();
  const {events, stateAt, count, origin, phase, reason} = questionsOf(run);
  await run.reason(0);  // loads what it needs
  for (const ask of [events, stateAt, count, origin, phase, reason]) {
    const {result, turns} = await cancelled((signal) => ask(run.length - 1, {signal}));
    assert.equal(result.error?.name, 'AbortError');
    assert.ok(turns <= FEW, `${turns} turns`);
  }
  run.dispose();
});

test('a question to a run lets others go first, and those to the same run wait for it', async () => {
  const run = await runWithTrials();
  const order = [];
  const state = run.stateAt(run.length).then(() => order.push('state'));
  const events = run.events(run.length - 1, 1).then(() => order.push('events'));
  await engine.solve(HARD_16).then(() => order.push('solve'));
  await Promise.all([state, events]);
  assert.deepEqual(order, ['solve', 'state', 'events']);
  run.dispose();
});

test('it says which technique it is trying', async () => {
  const heard = [];
  await engine.nextStep(LARGE, {onProgress: (trying) => heard.push(trying)});
  assert.ok(heard.length > 0);
  const ids = engine.techniques().map(({id}) => id);
  for (const {technique, tried, of} of heard) assert.deepEqual([ids[tried], ids.length], [technique, of]);
  assert.deepEqual(heard.map(({tried}) => tried), heard.map(({tried}) => tried).sort((a, b) => a - b));
});

test('a search is cut into slices, the larger the grid the more, and gives up in the end, which it says', () => {
  let fewer = 0;
  for (const [boxRows, boxCols, isLimited] of [[3, 3, false], [5, 5, true], [6, 6, true]]) {
    const {givens} = empty(boxRows, boxCols);
    const work = human.steps(puzzleBytes({boxRows, boxCols, givens, candidates: null}), -1, true);
    let slices = 0;
    let next = work.next();
    for (; !next.done; slices += 1) next = work.next();
    assert.deepEqual(next.value, {steps: [], isLimited});
    assert.ok(slices > fewer, `${boxRows}x${boxCols}: ${slices} slices`);
    fewer = isLimited ? MANY * boxRows : slices;
  }
});

test('a hint comes with what was found, however it was sliced', async () => {
  const {step} = await engine.nextStep(DEEP);
  for (let i = 0; i < 3; i += 1) assert.deepEqual((await engine.nextStep(DEEP)).step, step);
});
