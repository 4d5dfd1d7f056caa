// The trace log's search, on a run that is small and on one that only seems to be huge.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {nearest, searchBack, searchOn} from '../../../web/src/run/event-search.js';
import {geometry} from '../../../web/src/grid/geometry.js';
import {
  asJson, asText, cellOf, gather, LEVELS, MOST_GATHERED, readPlace, wantedBy,
} from '../../../web/src/traces/log.js';
import {changedRun, longRun, smallRun} from '../sample-run.js';

const ALL = {level: 'everything', kind: '', cell: null};
const FILTERS = [
  ALL, {...ALL, level: 'errors'}, {...ALL, level: 'progress', kind: 'decide'}, {...ALL, cell: 5},
  {...ALL, kind: 'solution'}, {level: 'errors', kind: 'conflict', cell: 9}, {level: 'errors', kind: 'pass', cell: null},
];
const numbers = ({events}) => events.map(({index}) => index);

/** A run of 10^8 events with a conflict every ten million; counts what is fetched. */
function hugeRun() {
  const length = 1e8;
  const every = 1e7;
  const run = changedRun(longRun(), {
    length, fetched: 0,
    events: async (first, count) => {
      run.fetched += count;
      return Array.from({length: Math.min(count, length - first)}, (_, i) => {
        const index = first + i;
        return {index, depth: 1, kind: index % every === 5 ? 'conflict' : 'eliminate', cell: index % 16, digit: 1};
      });
    },
    next: async (at, kind) => (kind === 'conflict' ? Math.ceil((at - 5) / every) * every + 5 : length),
    previous: async (at, kind) => (kind === 'conflict' ? Math.floor((at - 6) / every) * every + 5 : -1),
  });
  return run;
}

test('forwards and backwards, piece by piece, every event that passes is found once', async () => {
  const run = longRun();
  const events = await run.events(0, run.length);
  for (const filter of FILTERS) {
    const {kinds, matches} = wantedBy(filter);
    const wanted = events.filter((event) => (kinds?.includes(event.kind) ?? true) && matches(event))
      .map(({index}) => index);
    const on = [];
    for (let from = 0; from < run.length;) {
      const found = await searchOn(run, wantedBy(filter), from, 50);
      on.push(...numbers(found));
      from = found.reached;
      assert.equal(found.isEnd, from >= run.length);
    }
    assert.deepEqual(on, wanted);
    const back = [];
    for (let until = run.length; until > 0;) {
      const found = await searchBack(run, wantedBy(filter), until, 50);
      back.unshift(...numbers(found));
      until = found.reached;
    }
    assert.deepEqual(back, wanted);
  }
});

test('errors are contradictions and branches that failed', async () => {
  const run = longRun();
  const {events} = await gather(run, {...ALL, level: 'errors'});
  assert.deepEqual(new Set(events.map(({kind, outcome}) => outcome ?? kind)), new Set(['conflict', 'failed']));
  const all = await run.events(0, run.length);
  assert.equal(events.length, all.filter(({kind, outcome}) => kind === 'conflict' || outcome === 'failed').length);
});

test('in a run of 10^8 events what is rare is jumped to', async () => {
  const run = hugeRun();
  const on = await searchOn(run, wantedBy({...ALL, level: 'errors'}), 20, 3);
  assert.deepEqual(numbers(on), [10_000_005, 20_000_005, 30_000_005]);
  const back = await searchBack(run, wantedBy({...ALL, level: 'errors'}), 99_999_999, 2);
  assert.deepEqual(numbers(back), [80_000_005, 90_000_005]);
  assert.ok(run.fetched < 20_000, `${run.fetched}`);
});

test('a search that finds nothing gives up, says how far it came, and goes on from there', async () => {
  const run = hugeRun();
  const filter = wantedBy({...ALL, cell: 200});
  const first = await searchOn(run, filter, 0, 10);
  assert.deepEqual([first.events, first.isEnd], [[], false]);
  assert.ok(first.reached > 50_000 && first.reached < 1_000_000);
  const second = await searchOn(run, filter, first.reached, 10);
  assert.equal(second.reached, 2 * first.reached);
  const back = await searchBack(run, filter, 9_000_000, 10);
  assert.ok(!back.isEnd && back.reached > 8_000_000);
});

test('what is copied ends at a cap, and says so', async () => {
  const run = hugeRun();
  const found = await gather(run, ALL);
  assert.equal(found.events.length, MOST_GATHERED);
  assert.equal(asText(run, found, 'A1').trimEnd().split('\n').at(-1), 'Cut after step 100,000 of 100,000,000.');
  assert.match(JSON.parse(asJson(run, found, ALL)).cut, /^Cut after step 100,000/);
});

test('text and JSON of a small run', async () => {
  const run = smallRun();
  const filter = {...ALL, cell: 4};
  const found = await gather(run, filter);
  assert.deepEqual(asText(run, found, 'A1').split('\n').map((line) => line.split('\t').join(' ')), [
    'step depth kind cause cell digit with', '3 0 eliminate eliminate B1 1 A1',
    '6 1 decide search B1 4 of 2', '7 1 eliminate eliminate B2 4 B1', '8 1 refute  B1 4 failed', '',
  ]);
  const file = JSON.parse(asJson(run, found, filter));
  assert.deepEqual(file.events, found.events);
  assert.deepEqual([file.format, file.filter, file.length, 'cut' in file], ['sudokuscope-events', filter, 9, false]);
});

test('every level holds what a stricter one holds', () => {
  const {errors, progress, everything} = LEVELS;
  assert.ok(errors.every((kind) => progress.includes(kind)));
  assert.ok(progress.every((kind) => everything.includes(kind)));
});

test('a cell is typed in either notation, in any case', () => {
  const shape = geometry(3, 3);
  const cells = (texts) => texts.map((text) => cellOf(text, shape));
  assert.deepEqual(cells(['A1', ' a1 ', 'r1c1', 'R1C1', 'i9', 'r9c9']), [0, 0, 0, 0, 80, 80]);
  assert.deepEqual(cells(['', 'A', 'J1', 'A10', 'r0c1', 'A1B2']), Array(6).fill(null));
});

test('a place to run to is a cell, a digit there, a depth, or all of them', () => {
  const shape = geometry(4, 4);
  const read = (text) => readPlace(text, shape);
  assert.deepEqual(read('B3'), {cell: 18, digit: null, depth: null});
  const there = {cell: 18, digit: 12, depth: null};
  for (const text of ['B3 C', 'b3=C', 'r2c3, c']) assert.deepEqual(read(text), there, text);
  assert.deepEqual(read('depth 5'), {cell: null, digit: null, depth: 5});
  assert.deepEqual(read('B3 4 depth 2'), {cell: 18, digit: 4, depth: 2});
  assert.deepEqual(read(''), {cell: null, digit: null, depth: null});
  for (const text of ['Z9', 'B3 Z', 'B3 4 5', 'depth']) assert.equal(read(text), null, text);
});

test('the nearest event like this is found either way, however far, and the search can be given up', async () => {
  const run = longRun();
  const all = await run.events(0, run.length);
  const wanted = wantedBy({...ALL, kind: 'eliminate', cell: all[50].cell, digit: all[50].digit});
  const like = all.filter((event) => wanted.kinds.includes(event.kind) && wanted.matches(event))
    .map(({index}) => index);
  const goesOn = () => true;
  for (const at of [0, 40, 51, run.length]) {
    const next = await nearest(run, wanted, at, 'next', goesOn);
    assert.equal(next?.index, like.find((index) => index >= at));
    const back = await nearest(run, wanted, at, 'previous', goesOn);
    assert.equal(back?.index, like.filter((index) => index < at).at(-1));
  }
  const far = hugeRun();
  assert.equal(await nearest(far, wantedBy({...ALL, cell: 200}), 0, 'next', () => false), null);
});
