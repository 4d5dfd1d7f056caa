// The queue view against real runs: the arcs and cells that it says come next are those that come next.
import assert from 'node:assert/strict';
import {after, test} from 'node:test';
import {geometry} from '../../../web/src/grid/geometry.js';
import {candidatesOf} from '../../../web/src/run/replay.js';
import {testOrSoak} from '../../support/page/soak.mjs';
import {formatTrace, parseTrace} from '../../../web/src/traces/format.js';
import {Timeline} from '../../../web/src/run/timeline.js';
import {allEvents, askOf, engineFor, HARD, runOf, SIX, UNSOLVABLE} from '../engine.mjs';

const engine = await engineFor(after);
const isArc = ({cell, other}) => ({cell, other});
const ofAc3 = engine.propagators().map(({id}) => id).filter((id) => id.endsWith('ac3'));
const others = engine.propagators().map(({id}) => id).filter((id) => id !== 'none' && id !== 'ac3');
const PUZZLES = [SIX, HARD, UNSOLVABLE];
const MOST = 2000;
/** One of so many steps is looked at. */
const STRIDE = process.env.SUDOKUSCOPE_SOAK ? 5 : 7;
/** Long enough that AC-3 has come to its end, and another rule has had its say. */
const MOST_AC3 = 12_000;

/**
 * Calls `look` with one of so many steps of a run, the question about its phase, which between trials takes its time,
 * and the event that comes next.
 */
async function everyStep(puzzle, strategy, look, stride = STRIDE) {
  const maxEvents = strategy.propagation.endsWith('ac3') ? MOST_AC3 : MOST;
  const run = await runOf(engine, puzzle, strategy, {maxEvents});
  const events = await allEvents(run);
  const timeline = new Timeline(run);
  // Entering a run between trials takes its time.
  const by = strategy.propagation === 'singleton-ac3' ? Math.ceil(run.length / testOrSoak(250, 1000)) : stride;
  for (let step = 0; step < run.length; step += by) {
    const moment = await timeline.at(step);
    await look({step, moment, phaseOf: () => run.phase(step), next: events[step], events, run});
  }
  run.dispose();
}

test('the arc that is revised next is the first of the queue, and the queue is empty when all is revised', async () => {
  for (const propagation of ofAc3) {
    for (const puzzle of PUZZLES) {
      let revisions = 0;
      await everyStep(puzzle, {propagation}, async ({moment, phaseOf, next}) => {
        if (next.cause !== 'ac3' && moment.event?.cause !== 'ac3') return;
        const phase = await phaseOf();
        if (phase.kind !== 'queue') return;
        const {next: [first], length} = phase;
        if (next.kind === 'revise') {
          assert.deepEqual(first, isArc(next));
          revisions += 1;
        } else if (next.cause !== 'ac3' || next.kind === 'pass') assert.equal(length, 0);
      });
      assert.ok(revisions > 10);
    }
  }
});

test('the arcs that are awaited after a removal are those that come back, in this order', async () => {
  let returns = 0;
  for (const puzzle of PUZZLES) {
    await everyStep(puzzle, {propagation: 'ac3'}, async ({step, moment, phaseOf, next, events}) => {
      if (!['eliminate', 'place'].includes(moment.event?.kind)) return;
      const phase = await phaseOf();
      if (phase.kind !== 'queue') return;
      const {awaited, inHand, removed} = phase;
      if (next.kind === 'place' || next.kind === 'conflict') return;
      const following = events.slice(step, step + 30);
      const back = following.slice(0, following.findIndex(({kind}) => kind !== 'enqueue')).map(isArc);
      assert.deepEqual(awaited, back);
      assert.ok(removed && !candidatesOf(moment.state.candidates, inHand.cell).includes(removed));
      returns += back.length;
    });
  }
  assert.ok(returns > 30);
});

test('the queue of the sample in the picture', async () => {
  const {cellName} = geometry(2, 3);
  await everyStep(SIX, {propagation: 'ac3', search: false}, async ({step, phaseOf}) => {
    if (step !== 1 && step !== 591) return;
    const phase = await phaseOf();
    if (step === 1) assert.equal(phase.length, 432);
    if (step !== 591) return;
    const {length, next, inHand, removed, awaited} = phase;
    const names = (arcs) => arcs.map(({cell, other}) => `${cellName(cell)}←${cellName(other)}`).join(' ');
    assert.equal(length, 95);
    assert.equal(names([inHand]), 'F6←A6');
    assert.equal(removed, 6);
    assert.equal(names(next.slice(0, 4)), 'F6←B6 F6←C6 F6←D6 F6←E4');
    assert.equal(names(awaited), 'B6←F6 C6←F6 D6←F6 E4←F6 E5←F6 E6←F6 F1←F6 F2←F6 F3←F6 F4←F6 F5←F6');
  }, 1);
});

for (const propagation of ['ac3', 'only-choice', 'locked-candidates', 'singleton-ac3']) {
  test(`${propagation}: a recorded run has the phases of the live one`, async () => {
    const run = await runOf(engine, HARD, {propagation, solutions: 2}, {maxEvents: MOST_AC3});
    const {run: recorded} = parseTrace((await formatTrace(run)).text, askOf(engine));
    for (let step = 0; step <= run.length; step += 173) {
      assert.deepEqual(await recorded.phase(step), await run.phase(step), `step ${step}`);
    }
    run.dispose();
  });
}

test('a recorded run without an engine has no phases', async () => {
  const run = await runOf(engine, SIX);
  const {run: recorded} = parseTrace((await formatTrace(run)).text);
  await assert.rejects(recorded.phase(3), /no engine/);
});

for (const propagation of others) {
  test(`what ${propagation} has in hand next is the first of what its pass says comes next`, async () => {
    let told = 0;
    for (const puzzle of PUZZLES) {
      await everyStep(puzzle, {propagation}, async ({moment, phaseOf, next}) => {
        if (next.cause !== moment.event?.cause || next.cause === 'ac3') return;
        const pass = await phaseOf();
        if (pass.kind !== 'pass') return;
        const isSolved = pass.through === 'solved-cells';
        if (moment.event.kind === 'pass' && isSolved) assert.equal(pass.next.length, pass.count);
        const inHand = {'solved-cells': next.other, 'open-cells': next.cell, 'units': next.unit}[pass.through];
        if (next.kind === 'pass' || inHand === undefined) return;
        if (inHand !== pass.inHand) assert.ok(pass.next.includes(inHand), JSON.stringify([pass, next]));
        else if (isSolved) assert.equal(pass.losing[0], next.cell);
        told += 1;
      });
    }
    assert.ok(told > 0, `${told}`);
  });
}
