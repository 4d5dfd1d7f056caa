// Runs by techniques of people, through the client with the real module: laws that hold for each, and what they say.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test, {after} from 'node:test';
import {createEngine} from '../../../web/src/client/engine.js';
import {geometry} from '../../../web/src/grid/geometry.js';
import {readPlain} from '../../../web/src/grid/plain-puzzle.js';
import {picture} from '../../../web/src/view/picture/pictures.js';
import {candidatesOf} from '../../../web/src/run/replay.js';
import {formatTrace, readTrace} from '../../../web/src/traces/format.js';

const engine = await createEngine({mode: 'main'});
after(() => engine.dispose());

const corpus = (name) => readFileSync(new URL(`../../data/corpora/${name}.txt`, import.meta.url), 'utf8').split('\n')
  .filter((line) => line && !line.startsWith('#'));
const easy = '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..';
const medium = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
/** One with several solutions, which no technique tells apart. */
const guessed = '1...............';
const none = '3.129..752..3..8...7..8...6...1.3.621.5...4.373.6.8...6...2..3...7..1..489..651.7';

/** @param {any} puzzle @param {any} [options] */
async function explained(puzzle, options) {
  const {ok, run, error} = await engine.explain(puzzle, options);
  assert.ok(ok, error?.message);
  return run;
}

/** The digits of a cell at a step. */
async function left(run, index, cell) {
  const {candidates} = await run.stateAt(index);
  return candidatesOf(new Uint32Array(candidates.buffer), cell);
}

test('steps lead to the solution, each keeps it possible, and each changes something', async () => {
  for (const puzzle of [...corpus('easy').slice(0, 20), ...corpus('few').slice(0, 10)]) {
    const run = await explained(puzzle);
    const {solutions: [solution]} = await engine.solve(puzzle);
    assert.equal(run.solutions[0], solution);
    for (const {index, kind, gone = [], found} of await run.events(0, run.length)) {
      if (kind !== 'step') continue;
      assert.ok(gone.length + (found?.placements.length ?? 0) > 0, `${puzzle} ${index}`);
      if ((await run.stateAt(index)).path.length) continue;
      for (const [cell, digit] of gone) assert.notEqual(solution[cell], String(digit), `${puzzle} ${index}`);
      for (const [cell, digit] of found?.placements ?? []) assert.equal(solution[cell], String(digit));
    }
  }
});

test('candidates shown are those that no peer holds, and no placed digit is left beside itself', async () => {
  const run = await explained(easy);
  const shape = geometry(3, 3);
  for (let index = 1; index <= run.length; index += 1) {
    const {values} = await run.stateAt(index);
    for (const [cell, digit] of values.entries()) {
      if (!digit) continue;
      for (const peer of shape.peers(cell)) assert.ok(!(await left(run, index, peer)).includes(digit));
    }
  }
});

test('a run by techniques is what the propagation `techniques` asks for', async () => {
  const [asked, run] = [await engine.run(easy, {propagation: 'techniques'}), await explained(easy)];
  assert.deepEqual(await asked.run.events(0, 99), await run.events(0, 99));
  assert.equal(run.status, 'unique');
  assert.equal(run.strategy.propagation, 'techniques');
});

test('every event has a sentence', async () => {
  for (const puzzle of [easy, guessed, none, ...corpus('few').slice(0, 3)]) {
    const run = await explained(puzzle);
    for (let index = 0; index < run.length; index += 1) {
      assert.match(await run.describe(index), /^[A-Z0-9][^{}]*[^ .]\.$/, `${puzzle} ${index}`);
    }
  }
});

test('a picture of a step has its pattern, as the page has', async () => {
  const run = await explained(corpus('hard')[0]);
  const {index, found} = (await run.events(0, run.length)).find(({cause}) => cause === 'pointing');
  assert.equal((await picture(run, index + 1)).match(/<circle/g).length, found.reason.roles.length);
  assert.equal((await picture(run, index)).match(/<circle/g), null);
});

test('where no technique finds anything it says so, and guesses the fewest', async () => {
  const run = await explained(guessed);
  const decide = await run.next(0, 'decide');
  assert.equal(await run.describe(decide),
    'No technique helps here. Guess: A2 is 2 (2, 3 or 4; no cell has fewer candidates).');
  assert.equal(run.status, 'solved');
});

test('without search it stops where it is stuck', async () => {
  const run = await explained(guessed, {strategy: {search: false}});
  assert.equal(run.status, 'stuck');
  assert.match(await run.describe(run.length - 1), /^Techniques have stalled: \d+ cells are still open\.$/);
});

test('all solutions are found where so many are wanted', async () => {
  const {count} = await engine.count(guessed);
  const run = await explained(guessed, {strategy: {solutions: 1000}});
  assert.equal(run.solutions.length, Number(count));
  assert.equal(new Set(run.solutions).size, run.solutions.length);
  assert.equal(run.status, 'multiple');
});

test('a contradiction is told, and is the end where nothing was guessed', async () => {
  const run = await explained(none);
  assert.equal(run.status, 'none');
  assert.match(await run.describe(await run.next(0, 'conflict')), /^Contradiction: /);
});

test('digits and marks of a player are where it starts from', async () => {
  const {solutions: [solution]} = await engine.solve(easy);
  const puzzle = readPlain(easy);
  const values = new Uint8Array(81);
  values[0] = Number(solution[0]);
  const candidates = new BigUint64Array(81).fill(511n);
  candidates[1] = 0b10001000n;
  const run = await explained({...puzzle, values, candidates});
  assert.equal((await run.stateAt(0)).values[0], values[0]);
  assert.deepEqual(await left(run, 0, 1), [4, 8]);
  assert.deepEqual([...run.puzzle.givens], [...puzzle.givens]);
});

test('a guess that the reader chose is made in its turn', async () => {
  const choices = [{at: 0, cell: 5, digit: 3}];
  const run = await explained(guessed, {strategy: {choices}});
  const [{cell, digit}] = await run.events(await run.next(0, 'decide'), 1);
  assert.deepEqual([cell, digit], [5, 3]);
});

test('a live run grows, and can be cancelled', async () => {
  const control = new AbortController();
  const {run} = await engine.explain('.'.repeat(81), {live: true, signal: control.signal, onProgress: (events) => {
    if (events) control.abort();
  }});
  await run.finished;
  assert.equal(run.status, 'cancelled');
  assert.ok(run.length > 0);
});

test('no more events come than are wanted', async () => {
  const run = await explained(easy, {maxEvents: 7});
  assert.deepEqual([run.length, run.status], [7, 'limit']);
});

test('a run is written and read again: the same events, the same sentences', async () => {
  for (const puzzle of [easy, guessed, none, medium]) {
    const run = await explained(puzzle);
    const {text} = await formatTrace(run);
    const read = await readTrace(text);
    assert.ok(read.ok, read.error?.message);
    assert.deepEqual(await read.run.events(0, run.length), await run.events(0, run.length));
    for (let index = 0; index < run.length; index += 1) {
      assert.equal(await read.run.describe(index), await run.describe(index));
    }
  }
});

test('whatever a file says of a step, it is refused or told of', async () => {
  const run = await explained(medium);
  const {text} = await formatTrace(run);
  const file = JSON.parse(text);
  const at = file.events.findIndex(({found}) => found?.eliminations.length);
  const spoil = [
    (event) => { event.gone = [[500, 1]]; }, (event) => { event.gone = 'all'; }, (event) => { event.gone = []; },
    (event) => { event.found = {}; }, (event) => { event.found.technique = '<b>'; },
    (event) => { event.found.reason = null; }, (event) => { event.found.reason.roles = [{role: 'on'}]; },
    (event) => { event.found.reason.links = [{}]; }, (event) => { event.found.reason.units = [99]; },
    (event) => { event.found.technique = 'x-wing'; }, (event) => { event.found.technique = 'no-such'; },
    (event) => { event.found.reason = {digits: [], units: [], roles: [], links: []}; },
  ];
  let refused = 0;
  for (const change of spoil) {
    const spoilt = structuredClone(file);
    change(spoilt.events[at]);
    const read = await readTrace(JSON.stringify(spoilt));
    refused += Number(!read.ok);
    if (!read.ok) assert.match(read.error.message, /^Event \d+ (is not a valid event|changes nothing)\.$/);
    else assert.match(await read.run.describe(at), /\.$/);
  }
  assert.equal(refused, 9);
});
