// What the queue view tells, against real runs: the arcs and cells that it says come next are those that come next.
import assert from 'node:assert/strict';
import {after, test} from 'node:test';
import {geometry} from '../../web/src/grid/geometry.js';
import {Phases} from '../../web/src/run/phase.js';
import {candidatesOf} from '../../web/src/run/replay.js';
import {Timeline} from '../../web/src/run/timeline.js';
import {allEvents, engineFor, HARD, runOf, SIX, UNSOLVABLE} from './engine.mjs';

const engine = await engineFor(after);
const isArc = ({cell, other}) => ({cell, other});
const ofAc3 = engine.propagators().map(({id}) => id).filter((id) => id.endsWith('ac3'));
const others = engine.propagators().map(({id}) => id).filter((id) => id !== 'none' && id !== 'ac3');
const PUZZLES = [SIX, HARD, UNSOLVABLE];
const MOST = 3000;
/** Long enough that AC-3 has come to its end, and another rule has had its say. */
const MOST_AC3 = 12_000;

/** Calls `look` with every step of a run, its phase, and the event that comes next. */
async function everyStep(puzzle, strategy, look) {
  const maxEvents = strategy.propagation.endsWith('ac3') ? MOST_AC3 : MOST;
  const run = await runOf(engine, puzzle, strategy, {maxEvents});
  const events = await allEvents(run);
  const phases = new Phases(run);
  const timeline = new Timeline(run);
  for (let step = 0; step < run.length; step += 1) {
    const moment = await timeline.at(step);
    look({step, moment, phase: await phases.at(moment), next: events[step], events, run});
  }
  run.dispose();
}

test('the arc that is revised next is the first of the queue, and the queue is empty when all is revised', async () => {
  for (const propagation of ofAc3) {
    for (const puzzle of PUZZLES) {
      let revisions = 0;
      await everyStep(puzzle, {propagation}, ({step, phase, next}) => {
        if (phase.kind !== 'queue') return;
        const {next: [first], length} = phase.queue.at(step, 1);
        if (next.kind === 'revise') {
          assert.deepEqual(first, isArc(next));
          revisions += 1;
        } else if (next.cause !== 'ac3' || next.kind === 'pass') assert.equal(length, 0);
      });
      assert.ok(revisions > 100);
    }
  }
});

test('the arcs that are awaited after a removal are those that come back, in this order', async () => {
  let returns = 0;
  for (const puzzle of PUZZLES) {
    await everyStep(puzzle, {propagation: 'ac3'}, ({step, moment, phase, next, events}) => {
      if (phase.kind !== 'queue' || !['eliminate', 'place'].includes(moment.event.kind)) return;
      const {awaited, inHand, removed} = phase.queue.at(step, 0);
      if (next.kind === 'place' || next.kind === 'conflict') return;
      const following = events.slice(step, step + 30);
      const back = following.slice(0, following.findIndex(({kind}) => kind !== 'enqueue')).map(isArc);
      assert.deepEqual(awaited, back);
      assert.ok(removed && !candidatesOf(moment.state.candidates, inHand.cell).includes(removed));
      returns += back.length;
    });
  }
  assert.ok(returns > 200);
});

test('the queue of the sample in the picture', async () => {
  const {cellName} = geometry(2, 3);
  await everyStep(SIX, {propagation: 'ac3', search: false}, ({step, phase}) => {
    if (step === 1) assert.equal(phase.queue.at(1, 0).length, 432);
    if (step !== 591) return;
    const {length, next, inHand, removed, awaited} = phase.queue.at(step, 4);
    const names = (arcs) => arcs.map(({cell, other}) => `${cellName(cell)}←${cellName(other)}`).join(' ');
    assert.equal(length, 95);
    assert.equal(names([inHand]), 'F6←A6');
    assert.equal(removed, 6);
    assert.equal(names(next), 'F6←B6 F6←C6 F6←D6 F6←E4');
    assert.equal(names(awaited), 'B6←F6 C6←F6 D6←F6 E4←F6 E5←F6 E6←F6 F1←F6 F2←F6 F3←F6 F4←F6 F5←F6');
  });
});

test('a step back shows the queue as it was', async () => {
  const run = await runOf(engine, UNSOLVABLE, {propagation: 'ac3'}, {maxEvents: MOST});
  const timeline = new Timeline(run);
  const phases = new Phases(run);
  const seen = [];
  const look = async (step) => {
    const phase = await phases.at(await timeline.at(step));
    return phase.kind === 'queue' ? phase.queue.at(step, 5) : phase.kind;
  };
  for (let step = 0; step <= run.length; step += 1) seen.push(await look(step));
  for (let step = run.length; step >= 0; step -= 7) assert.deepEqual(await look(step), seen[step], `step ${step}`);
  for (const step of [5, run.length, 30]) {
    const phase = await new Phases(run).at(await timeline.at(step));
    assert.deepEqual(phase.kind === 'queue' ? phase.queue.at(step, 5) : phase.kind, seen[step]);
  }
  run.dispose();
});

for (const propagation of others) {
  test(`what ${propagation} has in hand next is the first of what its pass says comes next`, async () => {
    let told = 0;
    for (const puzzle of PUZZLES) {
      await everyStep(puzzle, {propagation}, ({moment, phase, next}) => {
        if (phase.kind !== 'pass' || next.cause !== phase.pass.cause) return;
        const {pass} = phase;
        if (moment.event.kind === 'pass' && pass.through === 'speaking') assert.equal(pass.next.length, pass.count);
        const inHand = {speaking: next.other, open: next.cell, unit: next.unit}[pass.through];
        if (next.kind === 'pass' || inHand === undefined) return;
        if (inHand !== pass.inHand) assert.ok(pass.next.includes(inHand), JSON.stringify([pass, next]));
        else if (pass.through === 'speaking') assert.equal(pass.losing[0], next.cell);
        told += 1;
      });
    }
    assert.ok(told > 10, `${told}`);
  });
}
