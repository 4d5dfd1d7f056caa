import '../../support/page/custom-event.mjs';
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Clock} from '../../../web/src/run/clock.js';
import {Player} from '../../../web/src/run/player.js';
import {changedRun, longRun, smallRun} from '../sample-run.js';

/** A clock whose frames the test makes. */
function handClock() {
  /** @type {((now: number) => void)[]} */
  let waiting = [];
  let now = 1000;
  const clock = new Clock(() => {}, (callback) => waiting.push(callback), () => (waiting = []));
  const frames = (count, ms = 16) => {
    for (let i = 0; i < count; i += 1) {
      now += ms;
      for (const callback of waiting.splice(0)) callback(now);
    }
  };
  return {clock, frames};
}

/** Until all that was promised has come. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A player with a run, and the names of its events. */
async function ready(run, step = 0) {
  const {clock, frames} = handClock();
  const player = new Player(clock);
  /** @type {string[]} */
  const heard = [];
  for (const type of ['load', 'step', 'play', 'pause', 'ended', 'error', 'progress']) {
    player.addEventListener(type, () => heard.push(type));
  }
  await player.load(Promise.resolve(run), step);
  return {player, frames, heard};
}

test('a run is loaded, paused, at the step that was asked for', async () => {
  const {player, heard} = await ready(smallRun(), 3);
  assert.deepEqual([player.mode, player.index, heard], ['paused', 3, ['load', 'step']]);
});

test('a step outside the run is brought to its nearest end', async () => {
  const {player} = await ready(smallRun(), 1e9);
  assert.equal(player.index, 9);
  player.seek(-5);
  assert.equal(player.index, 0);
  player.seek('end');
  assert.equal(player.index, 9);
  player.seek('start');
  assert.equal(player.index, 0);
});

test('stepping passes over what changes nothing, and back again', async () => {
  const {player} = await ready(smallRun());
  const seen = [];
  for (let i = 0; i < 7; i += 1) {
    player.next();
    await settled();
    seen.push(player.index);
  }
  assert.deepEqual(seen, [2, 3, 4, 5, 6, 7, 9]);
  assert.equal(player.mode, 'ended');
  const back = [];
  for (let i = 0; i < 7; i += 1) {
    player.previous();
    await settled();
    back.push(player.index);
  }
  assert.deepEqual(back, [7, 6, 5, 4, 3, 2, 0]);
  assert.equal(player.mode, 'paused');
});

test('next digit, guess and pass', async () => {
  const {player} = await ready(smallRun());
  const after = async (command) => {
    command();
    await settled();
    return player.index;
  };
  assert.equal(await after(() => player.next('place')), 5);
  assert.equal(await after(() => player.next('decide')), 6);
  assert.equal(await after(() => player.previous('place')), 5);
  assert.equal(await after(() => player.previous('pass')), 0);
  assert.equal(await after(() => player.next('pass')), 9);
});

test('pass by pass ends where the next pass begins', async () => {
  const run = smallRun();
  const events = await run.events(0, 9);
  events[5] = {index: 5, kind: 'pass', depth: 0, cause: 'only-choice'};
  const passes = changedRun(run, {
    events: async (first, count) => events.slice(first, first + count),
    next: async (index, kind) => events.find((event) => event.index >= index && event.kind === kind)?.index ?? 9,
    previous: async (index, kind) =>
      events.findLast((event) => event.index < index && event.kind === kind)?.index ?? -1,
  });
  const {player} = await ready(passes);
  player.next('pass');
  await settled();
  assert.equal(player.index, 5);
  player.previous('pass');
  await settled();
  assert.equal(player.index, 0);
});

test('commands wait until the run is there, in order', async () => {
  const player = new Player(handClock().clock);
  player.seek(3);
  player.next();
  assert.equal(player.mode, 'empty');
  await player.load(Promise.resolve(smallRun()));
  await settled();
  assert.equal(player.index, 4);
});

test('playing shows one beat after another and ends: what leaves for one cause is one', async () => {
  const {player, frames, heard} = await ready(smallRun());
  player.play();
  for (let i = 0; i < 400 && player.mode !== 'ended'; i += 1) {
    frames(1);
    await null;
  }
  await settled();
  assert.equal(player.mode, 'ended');
  assert.deepEqual(heard, ['load', 'step', 'play', 'step', 'step', 'step', 'step', 'step', 'ended']);
});

test('at speed 1 two steps a second, at speed 4 eight', async () => {
  for (const [speed, least, most] of [[1, 4, 6], [4, 14, 18]]) {
    const {player, frames} = await ready(longRun());
    player.speed = speed;
    let steps = 0;
    player.addEventListener('step', () => (steps += 1));
    player.play();
    for (let i = 0; i < 125; i += 1) {
      frames(1);
      await null;
    }
    assert.ok(steps >= least && steps <= most, `${steps} steps at speed ${speed}`);
    player.pause();
  }
});

test('faster than the eye, a frame shows the net of many steps', async () => {
  const {player, frames} = await ready(longRun());
  player.speed = 1000;
  let steps = 0;
  player.addEventListener('step', ({detail}) => {
    steps += 1;
    assert.equal(detail.manner, 'net');
  });
  player.play();
  assert.ok(player.isNet);
  for (let i = 0; i < 20; i += 1) {
    frames(1);
    await settled();
  }
  assert.ok(player.index > 400 && steps <= 20, `${player.index} after ${steps} frames`);
});

test('play from the end starts again', async () => {
  const {player} = await ready(smallRun(), 9);
  assert.equal(player.mode, 'ended');
  player.play();
  assert.deepEqual([player.index, player.mode], [0, 'playing']);
});

test('a step by hand pauses', async () => {
  const {player, heard} = await ready(smallRun());
  player.play();
  player.next();
  assert.deepEqual([player.mode, heard.includes('pause')], ['paused', true]);
});

test('playing waits at the end of a run that grows, and goes on', async () => {
  const {live, end} = growingRun();
  const {player, frames, heard} = await ready(live);
  player.speed = 1000;
  player.play();
  frames(30);
  await settled();
  assert.deepEqual([player.index, player.mode], [3, 'waiting']);
  const length = longRun().length;
  Object.assign(live, {length});
  player.grown();
  assert.equal(player.mode, 'playing');
  end();
  for (let i = 0; i < 200 && player.mode !== 'ended'; i += 1) {
    frames(1, 100);
    await settled();
  }
  assert.deepEqual([player.index, player.mode, heard.at(-1)], [length, 'ended', 'ended']);
});

/** A run of which only the first three steps are there, and what makes the rest come. */
function growingRun() {
  const whole = longRun();
  const live = changedRun(whole, {length: 3, status: 'running'});
  live.events = (first, count) => whole.events(first, Math.min(count, live.length - first));
  return {live, end: () => Object.assign(live, {length: whole.length, status: 'multiple'})};
}

test('the end of a run that grows is shown as soon as it is known', async () => {
  const {live, end} = growingRun();
  const {player} = await ready(live);
  player.seek('end');
  await settled();
  assert.deepEqual([player.index, player.mode], [3, 'paused']);
  end();
  player.grown();
  await settled();
  assert.deepEqual([player.index, player.mode], [live.length, 'ended']);
});

test('an end that is asked for while playing is not played to step by step', async () => {
  const {live, end} = growingRun();
  const {player, frames} = await ready(live);
  player.play();
  player.seek('end');
  await settled();
  live.length += 5;
  player.grown();
  frames(100);
  await settled();
  assert.equal(player.index, 3);
  end();
  player.grown();
  await settled();
  assert.deepEqual([player.index, player.mode], [live.length, 'ended']);
});

for (const [other, command] of Object.entries({
  'a step back': (player) => player.previous(), 'a jump': (player) => player.seek(1),
  'a pause': (player) => player.pause(),
})) {
  test(`${other} is no longer overtaken by an end that was asked for before`, async () => {
    const {live, end} = growingRun();
    const {player} = await ready(live);
    player.seek('end');
    await settled();
    command(player);
    await settled();
    const {index} = player;
    end();
    player.grown();
    await settled();
    assert.equal(player.index, index);
  });
}

test('a command to a run at rest is carried out though another run was about to wake', async () => {
  const {clock} = handClock();
  const {Timeline} = await import('../../../web/src/run/timeline.js');
  const late = [];
  const player = new Player(clock, () => new Promise((resolve) => late.push(() => resolve(Timeline))));
  await player.load(Promise.resolve(smallRun()), 0, true);
  player.wake();
  await player.load(Promise.resolve(smallRun()), 0, true);
  player.seek('end');
  for (const come of late) come();
  await settled();
  assert.equal(player.index, 9);
});

test('a run that fails to come is an error, and the next load mends it', async () => {
  const {clock} = handClock();
  const player = new Player(clock);
  let message = '';
  player.addEventListener('error', ({detail}) => (message = detail.error.message));
  await player.load(Promise.reject(new Error('no worker')));
  assert.deepEqual([player.mode, message], ['error', 'no worker']);
  await player.load(Promise.resolve(smallRun()));
  assert.equal(player.mode, 'paused');
});

test('a load that is overtaken by another says nothing', async () => {
  const player = new Player(handClock().clock);
  let late = () => {};
  const first = player.load(new Promise((resolve) => (late = () => resolve(longRun()))));
  await player.load(Promise.resolve(smallRun()));
  late();
  await first;
  assert.equal(player.length, 9);
});

test('all commands keep to a range of steps', async () => {
  const {player, frames} = await ready(smallRun());
  player.setRange(3, 6);
  assert.deepEqual([player.index, player.first, player.last, player.length], [3, 3, 6, 9]);
  player.previous();
  assert.equal(player.index, 3);
  player.seek('end');
  assert.deepEqual([player.index, player.mode], [6, 'ended']);
  player.next('refute');
  await settled();
  assert.equal(player.index, 6);
  player.seek('start');
  assert.deepEqual([player.index, player.mode], [3, 'paused']);
  player.speed = 50;
  player.play();
  frames(20);
  assert.deepEqual([player.index, player.mode], [6, 'ended']);
  player.setRange(0, Infinity);
  assert.equal(player.mode, 'paused');
  player.seek('end');
  assert.equal(player.index, 9);
});

test('a run that still grows has ended where its range is full', async () => {
  const run = smallRun();
  const {player} = await ready({...run, status: 'running', length: 6, events: run.events.bind(run),
    stateAt: run.stateAt.bind(run), next: run.next.bind(run), previous: run.previous.bind(run)});
  player.setRange(2, 5);
  player.seek('end');
  assert.deepEqual([player.index, player.mode], [5, 'ended']);
});
