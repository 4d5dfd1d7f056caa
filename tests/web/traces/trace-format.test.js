import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import Ajv from 'ajv/dist/2020.js';
import {formatTrace, parseTrace} from '../../../web/src/traces/format.js';
import {TraceRun} from '../../../web/src/traces/recorded-run.js';
import {strategyName} from '../../../web/src/words/strategy-names.js';
import {readRules} from '../../../web/src/traces/rules.js';
import {one, rulesOf} from '../../support/rules.mjs';
import {SMALL_EVENTS, SMALL_GIVENS, longRun, smallRun, traceText} from '../sample-run.js';

const schema = readFileSync(new URL('../../../web/src/trace.schema.json', import.meta.url), 'utf8');
const isOfSchema = new Ajv().compile(JSON.parse(schema));
const text = (events, more) => traceText(2, 2, SMALL_GIVENS, events, more);

test('what is written is read again, event for event', async () => {
  for (const run of [smallRun(), longRun()]) {
    const written = await formatTrace(run);
    const read = parseTrace(written.text);
    assert.equal(read.run.status, run.status);
    assert.deepEqual(await read.run.events(0, run.length), await run.events(0, run.length));
    assert.deepEqual(read.run.stats, run.stats);
    assert.deepEqual(read.run.solutions, run.solutions);
  }
});

/** Cells that can be any digit, but for A1, which can be the first or the last. @param {number} size */
const marksOfSize = (size) => BigUint64Array.from({length: size ** 2}, (_, cell) =>
  (cell ? (1n << BigInt(size)) - 1n : 1n | 1n << BigInt(size - 1)));

test('a run that began with pencil marks is read as it was written, with other rules too', async () => {
  // In the largest grid, a mark is beyond 32 bits.
  for (const [boxRows, rules] of [[2, undefined], [6, undefined], [3, rulesOf({diagonals: '/'})]]) {
    const size = boxRows ** 2;
    const puzzle = {
      boxRows, boxCols: boxRows, size, givens: new Uint8Array(size ** 2), candidates: marksOfSize(size),
      ...rules ? {rules} : {},
    };
    const run = new TraceRun(puzzle, {propagation: 'none'}, 'stuck', [
      {index: 0, kind: 'eliminate', cell: 0, digit: 1, depth: 0},
      {index: 1, kind: 'place', cell: 0, digit: size, depth: 0},
    ]);
    const {text: written} = await formatTrace(run);
    assert.ok(isOfSchema(JSON.parse(written)), JSON.stringify(isOfSchema.errors));
    assert.equal(JSON.parse(written).version, 3);
    const read = parseTrace(written);
    assert.ok(read.ok, read.error?.message);
    assert.deepEqual(read.run.puzzle, puzzle);
    for (const step of [0, 1, 2]) assert.deepEqual(await read.run.stateAt(step), await run.stateAt(step));
  }
});

test('a run that began without pencil marks has none in its file', async () => {
  const givens = Uint8Array.from(SMALL_GIVENS);
  for (const candidates of [undefined, null, new BigUint64Array(0)]) {
    const puzzle = {boxRows: 2, boxCols: 2, size: 4, givens, candidates};
    const {text: written} = await formatTrace(new TraceRun(puzzle, {}, 'stuck', []));
    assert.equal(JSON.parse(written).version, 1);
    assert.ok(parseTrace(written).ok);
  }
});

test('marks that are none are refused, and what they rule out is no event', () => {
  const marksOf = (candidates, events = []) =>
    parseTrace(text(events, {version: 3, puzzle: {boxRows: 2, boxCols: 2, givens: SMALL_GIVENS, candidates}}));
  for (const wrong of [undefined, null, 'marks', [], Array(15).fill(15), Array(16).fill(16), Array(16).fill(-1),
    Array(16).fill(1.5), Array(16).fill('15')]) {
    assert.match(marksOf(wrong).error?.message, /pencil marks/, String(wrong));
  }
  const marks = Array(16).fill(15);
  assert.ok(marksOf(marks, SMALL_EVENTS).ok);
  marks[1] = 14;
  assert.equal(marksOf(marks, SMALL_EVENTS).error.event, 1);
});

test('an event that cannot happen is refused with its number and the reason', () => {
  const cases = [
    [{kind: 'eliminate', cell: 1, digit: 1, other: 0}, /^Event 9 removes 1 from A2, which already can't be 1\.$/],
    [{kind: 'place', cell: 2, digit: 2}, /^Event 9 writes 2 into A3, which is filled\.$/],
    [{kind: 'place', cell: 1, digit: 1}, /^Event 9 writes 1 into A2, which can't be 1\.$/],
    [{kind: 'refute', cell: 1, digit: 3}, /^Event 9 undoes a guess, but none is open\.$/],
    [{kind: 'conflict', cell: 1}, /^Event 9 says that A2 has no candidate left, but it can still be 3\.$/],
    [{kind: 'conflict', unit: 0, digit: 4}, /^Event 9 says that 4 has no place left, but A2 is one\.$/],
    [{kind: 'solution', number: 1}, /^Event 9 claims a solution, but the grid is not solved\.$/],
    [{kind: 'explode'}, /^Event 9 is not a valid event\.$/],
    [{kind: 'eliminate', cell: 16, digit: 1}, /^Event 9 is not a valid event\.$/],
    [{kind: 'eliminate', cell: '1', digit: 1}, /^Event 9 is not a valid event\.$/],
    [{kind: 'eliminate', digit: 1}, /^Event 9 names no cell or no digit\.$/],
    [null, /^Event 9 is not a valid event\.$/],
  ];
  for (const [event, message] of cases) {
    const read = parseTrace(text([...SMALL_EVENTS, event]));
    assert.equal(read.ok, false);
    assert.equal(read.error.event, 9);
    assert.match(read.error.message, message);
  }
});

test('a refute is as deep as the decide that it closes', async () => {
  const {run} = parseTrace(text(SMALL_EVENTS));
  const events = await run.events(0, run.length);
  const closed = events.filter(({kind}) => kind === 'refute');
  assert.ok(closed.length > 0);
  for (const {depth, index, cell} of closed) {
    const decide = events.findLast((event) => event.kind === 'decide' && event.cell === cell && event.index < index);
    assert.equal(depth, decide.depth);
  }
});

test('a refute must close the latest guess', () => {
  const read = parseTrace(text([...SMALL_EVENTS.slice(0, 6), {kind: 'refute', cell: 3, digit: 3}]));
  assert.equal(read.error.message, 'Event 6 undoes A4 = 3, but the open guess is B1 = 4.');
});

test('hostile text is refused with a sentence', () => {
  const puzzles = [undefined, 4, {boxRows: 1, boxCols: 4, givens: []},
    {boxRows: 7, boxCols: 7, givens: new Array(49 * 49).fill(0)},
    {boxRows: 2, boxCols: 2, givens: new Array(16).fill(5)}, {boxRows: 2, boxCols: 2, givens: 'x'.repeat(16)}];
  const texts = ['', '{', 'null', '[]', '{"format": "other"}', text(SMALL_EVENTS, {version: 2}), text('events'),
    ...puzzles.map((puzzle) => text([], {puzzle}))];
  for (const each of texts) {
    const read = parseTrace(each);
    assert.equal(read.ok, false);
    assert.match(read.error.message, /^[A-Z].*\btrace\b.*\.$/);
  }
});

test('a status that its events do not bear out is not believed', () => {
  assert.equal(parseTrace(text(SMALL_EVENTS, {status: 'unique'})).run.status, 'stuck');
  assert.equal(parseTrace(text(SMALL_EVENTS, {status: 'none'})).run.status, 'none');
});

test('next and previous and the overview of a recorded run', async () => {
  const run = smallRun();
  assert.equal(await run.next(0), 1);
  assert.equal(await run.next(2, 'place'), 4);
  assert.equal(await run.next(6, 'place'), run.length);
  assert.equal(await run.previous(1), -1);
  assert.equal(await run.previous(7, 'decide'), 5);
  const overview = await run.overview();
  assert.equal(overview.width, 1);
  assert.deepEqual([...overview.depthMax], [0, 0, 0, 0, 0, 1, 1, 0, 0]);
  assert.deepEqual([...overview.ruledOut], [0, 1, 2, 3, 6, 8, 9, 6, 6]);
});

test('the overview of a long run has at most 2,048 buckets that cover it', async () => {
  const run = longRun();
  const {width, guesses, solutions, conflicts} = await run.overview();
  assert.ok(guesses.length <= 2048 && guesses.length * width >= run.length);
  const sum = (counts) => counts.reduce((a, b) => a + b, 0);
  assert.equal(sum(guesses), run.stats.guesses);
  assert.equal(sum(solutions), 288);
  assert.ok(sum(conflicts) > 0);
});

test('names of what every object has are no names of causes, nor of strategies', () => {
  for (const name of ['__proto__', 'constructor', 'toString']) {
    const {run} = parseTrace(text(SMALL_EVENTS.map((event) => ({...event, cause: name})),
      {strategy: {propagation: name, variable: name, value: name}}));
    assert.deepEqual(Object.keys(run.stats.byPropagator), ['search']);
    assert.equal({}.placements, undefined);
    const usual = {propagation: 'none', variable: 'first', value: 'ascending'};
    assert.equal(strategyName(run.strategy), strategyName(usual));
  }
  const {run} = parseTrace(text([], {strategy: {propagation: 'of-tomorrow', variable: 'mrv'}}));
  assert.equal(run.strategy.propagation, 'of-tomorrow');
});

test('what is no text is no run', () => {
  for (const wrong of [null, undefined, 7, {}]) assert.equal(parseTrace(wrong).ok, false);
});

test('the rules of a file may have the text of a pattern, and no other texts as numbers', () => {
  const read = (constraint) => readRules({...rulesOf({}), text: '', pairs: [], constraints: [constraint]}, 9);
  const pattern = one('regex', 'A1 A2', {value: '[12]*3'});
  assert.deepEqual(read(pattern)?.constraints, [pattern]);
  assert.equal(read({...pattern, value: '.'.repeat(25)}), null);
  assert.equal(read(one('cage', 'A1 A2', {value: '[12]*3'})), null);
});
