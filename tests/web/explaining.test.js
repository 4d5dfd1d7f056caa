// Explaining with a human who knows no technique: what is left is search, which has to be right by itself.
import assert from 'node:assert/strict';
import test from 'node:test';
import {puzzleFrom} from '../../web/src/protocol/bytes.js';
import {Explaining, MOST_GUESSES} from '../../web/src/worker/explaining.js';
import {readPlain} from '../../web/src/grid/plain-puzzle.js';
import {candidatesOf} from '../../web/src/run/replay.js';
import {TraceRun} from '../../web/src/traces/recorded-run.js';

/** Sees only when nothing is open any more. */
const novice = {
  * path(position) {
    const {givens, values} = puzzleFrom(position);
    return {end: givens.every((digit, cell) => digit || values[cell]) ? 'solved' : 'stuck', isLimited: false};
  },
};

/** @param {string} text @param {object} [strategy] */
function explained(text, strategy = {}) {
  const puzzle = readPlain(text);
  const explaining = new Explaining(novice, puzzle, {search: true, solutions: 1, choices: [], ...strategy});
  const way = explaining.events();
  const events = [];
  let next = way.next();
  for (; !next.done; next = way.next()) events.push(structuredClone(next.value));
  return Object.assign(new TraceRun(puzzle, {}, next.value, events), {isLimited: explaining.isLimited});
}

test('search finds each solution once, and no other', () => {
  const run = explained('.'.repeat(16), {solutions: 1000});
  assert.equal(run.status, 'multiple');
  assert.equal(run.solutions.length, 288);
  assert.equal(new Set(run.solutions).size, 288);
});

test('a guess that comes to a contradiction is taken back, and its digit leaves', async () => {
  const run = explained('.....4.2...13...');
  assert.equal(run.status, 'none');
  const events = await run.events(0, run.length);
  for (const {index, cell, digit, outcome} of events.filter(({kind}) => kind === 'refute')) {
    assert.equal(outcome, 'failed');
    assert.equal(events[index - 1].kind, 'conflict');
    const {path} = await run.stateAt(index);
    const before = await run.stateAt(path.at(-1).index);
    const [after, struck] = [await run.stateAt(index + 1), await run.stateAt(index + 2)];
    assert.deepEqual(after.candidates, before.candidates);
    assert.ok(!candidatesOf(new Uint32Array(struck.candidates.buffer), cell).includes(digit));
  }
  assert.ok(run.stats.backtracks > 0);
  assert.equal(run.stats.guesses, run.stats.backtracks);
});

test('one solution, with all that was guessed refuted or nothing guessed, is the only one', () => {
  assert.equal(explained('12343412.1434321').status, 'solved');
  assert.equal(explained('12343412.1434321', {solutions: 2}).status, 'unique');
  assert.equal(explained('1234341221434321').status, 'unique');
  assert.equal(explained('1.3434122.434321', {solutions: 2}).status, 'unique');
});

test('a guess stands in the cell with the fewest candidates, unless the reader chose another', async () => {
  const first = (run) => run.events(1, 1).then(([{kind, cell, digit, alternatives}]) =>
    [kind, cell, digit, alternatives]);
  assert.deepEqual(await first(explained('12..............')), ['decide', 2, 3, 2]);
  assert.deepEqual(await first(explained('12..............', {choices: [{at: 0, cell: 15, digit: 4}]})),
    ['decide', 15, 4, 4]);
  assert.deepEqual(await first(explained('12..............', {choices: [{at: 0, cell: 3, digit: 1}]})),
    ['decide', 2, 3, 2]);
});

test('on a grid larger than 9x9 a run ends after so many guesses, and says that a limit was reached', () => {
  const large = explained('.'.repeat(256));
  assert.equal(large.status, 'limit');
  assert.equal(large.stats.guesses, MOST_GUESSES);
  assert.ok(large.isLimited);
  const small = explained('.'.repeat(81), {solutions: 9});
  assert.equal(small.status, 'multiple');
  assert.ok(small.stats.guesses > MOST_GUESSES);
  assert.equal(small.isLimited, false);
});
