// How long one watches at speed 1: what leaves for one cause leaves in one beat, and digits come within seconds.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import {Clock} from '../../../web/src/run/clock.js';
import {Player} from '../../../web/src/run/player.js';
import {HARD, allEvents, engineFor, runOf} from '../engine.mjs';

/** The puzzle that the page opens with. */
const FIRST = '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..';

const engine = await engineFor(after);
const FRAME = 16;
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Plays a run at speed 1 with frames made by hand: the steps that are shown, and the seconds at which they are. */
async function watch(run, until) {
  await run.finished;
  let waiting = [];
  let now = 0;
  const clock = new Clock(() => {}, (callback) => waiting.push(callback), () => (waiting = []));
  const player = new Player(clock);
  const shown = [];
  player.addEventListener('step', () => player.mode === 'playing' &&
    shown.push({seconds: now / 1000, index: player.index, event: player.moment.event, moment: player.moment}));
  await player.load(Promise.resolve(run), 0);
  player.play();
  for (let frame = 0; frame < 60_000 && player.mode === 'playing' && !until(shown.at(-1)); frame += 1) {
    now += FRAME;
    for (const callback of waiting.splice(0)) callback(now);
    if (frame % 4 === 0) await settled();
  }
  return shown;
}

const isDigit = (shown) => ['place', 'decide'].includes(shown?.event?.kind);

for (const [name, line] of [['the puzzle that the page opens with', FIRST], ['a hard one', HARD]]) {
  test(`at speed 1 a digit of ${name} appears within seconds`, async () => {
    const shown = await watch(await runOf(engine, line), isDigit);
    assert.ok(isDigit(shown.at(-1)));
    assert.ok(shown.at(-1).seconds <= 8, `${shown.at(-1).seconds} s`);
  });
}

test('a beat takes all that leaves for one cause, and nothing else', async () => {
  const run = await runOf(engine, FIRST);
  await run.finished;
  const events = await allEvents(run);
  const shown = await watch(run, isDigit);
  let from = 0;
  for (const {index, event, moment} of shown) {
    const passed = events.slice(from, index).filter(({kind}) => kind === 'eliminate');
    for (const each of passed) assert.deepEqual([each.other, each.digit], [event.other, event.digit]);
    assert.deepEqual([...moment.together ?? [], event.cell], event.kind === 'eliminate' ?
      passed.map(({cell}) => cell) : [event.cell]);
    from = index;
  }
});
