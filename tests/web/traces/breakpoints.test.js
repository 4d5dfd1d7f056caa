// Breakpoints: how they are written and called, and that no speed runs past one.
import '../../support/page/custom-event.mjs';
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Brake} from '../../../web/src/element/brake.js';
import {
  MOST_BREAKPOINTS, breakpointWords, hitWords, readBreakpoints, wantedByAny, withBreakpoint, writeBreakpoints,
} from '../../../web/src/traces/breakpoints.js';
import {Clock} from '../../../web/src/run/clock.js';
import {geometry} from '../../../web/src/grid/geometry.js';
import {Player} from '../../../web/src/run/player.js';
import {makeRandom} from '../random.js';
import {changedRun, longRun} from '../sample-run.js';

const NINE = geometry(3, 3);
const FOUR = geometry(2, 2);
const TEXTS = ['B3 4 eliminate', 'decide', 'depth 5 everything', 'B3 everything', 'errors', 'I9 depth 2 refute',
  '-progress', 'A1 9 place', '-depth 0 conflict'];

test('what is written is read again, switched on or off', () => {
  const text = TEXTS.join('; ');
  assert.equal(writeBreakpoints(readBreakpoints(text, NINE), NINE), text);
  assert.deepEqual(readBreakpoints('-B3 4 eliminate', NINE),
    [{isOn: false, filter: {level: 'everything', kind: 'eliminate', cell: 11, digit: 4, depth: null}}]);
});

test('one that is there already is not added, but switched on', () => {
  const {filter} = readBreakpoints('decide', NINE)[0];
  assert.equal(withBreakpoint('-decide; B3 everything', filter, NINE), 'B3 everything; decide');
  assert.equal(withBreakpoint('', filter, NINE), 'decide');
});

test('any text is read, and never more than there is room for', () => {
  const random = makeRandom(5);
  const pieces = [...TEXTS, ';', '-', ' ', 'depth', 'B3', '__proto__', 'constructor', 'Z99', '\u0000', '9'.repeat(99)];
  for (let i = 0; i < 2000; i += 1) {
    const text = Array.from({length: random.below(12)}, () => random.pick(pieces)).join(random.pick(['', ' ', ';']));
    const read = readBreakpoints(text, FOUR);
    const written = writeBreakpoints(read, FOUR);
    assert.equal(writeBreakpoints(readBreakpoints(written, FOUR), FOUR), written);
  }
  const many = Array.from({length: 400}, (_, depth) => `depth ${depth} decide`).join(';');
  assert.equal(readBreakpoints(many, NINE).length, MOST_BREAKPOINTS);
  const {filter} = readBreakpoints('solution', NINE)[0];
  const full = readBreakpoints(withBreakpoint(many, filter, NINE), NINE);
  assert.deepEqual([full.length, full.at(-1)?.filter.kind], [MOST_BREAKPOINTS, 'solution']);
});

test('each has words', () => {
  const words = {
    'B3 4 eliminate': 'B3 loses 4', 'decide': 'a guess', 'depth 5': 'any event at depth 5', 'B3': 'any event in B3',
    'errors': 'a contradiction or a failed guess', 'B3 eliminate': 'B3 loses a candidate', 'B3 4 place': 'B3 is 4',
    'B3 4 decide depth 2': 'guess B3 = 4 at depth 2', 'B3 4': 'any event of 4 in B3', 'B3 pass': 'a pass starts in B3',
  };
  for (const [text, wanted] of Object.entries(words)) {
    assert.equal(breakpointWords(readBreakpoints(text, NINE)[0].filter, NINE, 'A1'), wanted);
  }
  assert.equal(breakpointWords(readBreakpoints('B3 4 eliminate', NINE)[0].filter, NINE, 'r1c1'), 'r2c3 loses 4');
});

/** A player at a speed, and how to go on until it rests. */
async function playing(run, text, speed, step = 0) {
  let waiting = [];
  let now = 1000;
  const clock = new Clock(() => {}, (callback) => waiting.push(callback), () => (waiting = []));
  const player = new Player(clock);
  player.speed = speed;
  await player.load(Promise.resolve(run), step);
  const breakpoints = readBreakpoints(text, FOUR);
  await player.arm(Promise.resolve(new Brake(run, wantedByAny(breakpoints))));
  const heard = [];
  player.addEventListener('break', () => heard.push(
    [player.index, hitWords(breakpoints, player.moment.event, run.puzzle, 'A1')]));
  const rest = async () => {
    player.play();
    for (let i = 0; i < 20_000 && player.mode === 'playing'; i += 1) {
      now += 100;
      for (const callback of waiting.splice(0)) callback(now);
      await new Promise((resolve) => setImmediate(resolve));
    }
    return player.mode;
  };
  return {player, heard, rest};
}

/** The steps that events lead to which a text names. */
async function stepsOf(run, text) {
  const wanted = wantedByAny(readBreakpoints(text, FOUR));
  const events = await run.events(0, run.length);
  return events.filter((event) => wanted.matches(event)).map(({index}) => index + 1);
}

test('at every speed it stops at each, and says which', async () => {
  const run = longRun();
  const text = 'B1 4 refute; solution depth 3; -decide; C2 1 decide depth 2';
  for (const speed of [30, 1000, 1e6]) {
    const steps = await stepsOf(run, text);
    assert.ok(steps.length > 3);
    const {player, heard, rest} = await playing(run, text, speed);
    for (const step of steps.slice(0, 4)) {
      assert.equal(await rest(), 'paused');
      assert.equal(player.index, step);
    }
    assert.deepEqual(heard.map(([step]) => step), steps.slice(0, 4));
    assert.ok(heard.every(([, words]) => words));
  }
});

test('it stops at those between two steps that Play shows as one', async () => {
  const {player, rest} = await playing(longRun(), 'conflict', 1);
  await rest();
  assert.equal(player.moment.event.kind, 'conflict');
});

test('it goes on from where the reader went, and to the end where there is no more', async () => {
  const run = longRun();
  const text = 'A1 3 decide';
  const [step] = await stepsOf(run, text);
  const {player, heard, rest} = await playing(run, text, 1e6);
  await rest();
  assert.equal(player.index, step);
  player.seek(5);
  await rest();
  assert.equal(player.index, step);
  assert.equal(await rest(), 'ended');
  assert.equal(heard.length, 2);
});

test('a run that still grows is searched as it grows', async () => {
  const whole = longRun();
  const [step] = await stepsOf(whole, 'A1 3 decide');
  const run = changedRun(whole, {status: 'running', length: 500,
    events: async (first, count) => (await whole.events(first, count)).filter(({index}) => index < run.length),
    next: async (at, kind) => Math.min(run.length, await whole.next(at, kind))});
  const {player, rest} = await playing(run, 'A1 3 decide', 1e6);
  assert.equal(await rest(), 'waiting');
  Object.assign(run, {status: 'multiple', length: whole.length});
  player.grown();
  await rest();
  assert.equal(player.index, step);
});

test('on to the next one and back to the one before', async () => {
  const run = longRun();
  const [first, second] = await stepsOf(run, 'solution');
  const {player} = await playing(run, 'solution', 1);
  const at = async (command) => {
    command();
    for (let i = 0; i < 20; i += 1) await new Promise((resolve) => setImmediate(resolve));
    return player.index;
  };
  assert.equal(await at(() => player.next('breakpoint')), first);
  assert.equal(await at(() => player.next('breakpoint')), second);
  assert.equal(await at(() => player.previous('breakpoint')), first);
  assert.equal(await at(() => player.previous('breakpoint')), first);
});
