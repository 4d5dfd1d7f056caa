// Many puzzles as the page keeps them: where they stand in their text, what is known of each, what of them is shown.
import assert from 'node:assert/strict';
import test from 'node:test';
import {Collection, plainGivens} from '../../../site/collection/data.js';
import {asCsv, asSdm, asSolutions} from '../../../site/collection/files.js';
import {Source} from '../../../site/collection/source.js';
import {headline, solvedWords, summary} from '../../../site/collection/words.js';
import {readAll, solveAll} from '../../../site/collection/work.js';

const ONE = '..2.9..651..7.5.42.65..2...4....7.5398.6.34..6..4.1..7...876.3...65..2...3.21..7.';
const TWO = `5${'.'.repeat(80)}`;
const CLASH = `55${'.'.repeat(79)}`;
const ALL = {status: '', guesses: -1, column: 'number', isDescending: false};
const never = new AbortController().signal;
const silent = () => {};

const collectionOf = (...texts) => new Collection('', texts, new Source(texts.join('\n'), texts));

/** Four puzzles, solved as an engine would. */
function solved() {
  const data = collectionOf(ONE, TWO, CLASH, ONE);
  data.setSolved(0, {status: 'unique', solution: 'first', nodes: 26});
  data.setSolved(1, {status: 'multiple', solution: 'second', nodes: 60});
  data.setSolved(2, {status: 'error', solution: null, nodes: 0, error: {message: 'Row A holds 5 twice.'}});
  return data;
}

test('each puzzle knows its line, and what stands beside it', () => {
  const text = `# a list\n${ONE} # easy\r\n\n7\t${TWO}\t${'1'.repeat(81)}\tSE 7.1\n${CLASH}`;
  const source = new Source(text, [ONE, TWO, CLASH]);
  assert.deepEqual([...source.lines], [2, 4, 5]);
  assert.deepEqual([0, 1, 2].map((index) => source.nameOf(index)), ['easy', '7, SE 7.1', '']);
});

test('a grid has the name that stands above it', () => {
  const grid = ONE.match(/.{9}/g).join('\n');
  const source = new Source(`Grid 01\n${grid}\nGrid 02\n${grid}`, [grid, grid]);
  assert.deepEqual([source.nameOf(0), source.nameOf(1)], ['Grid 01', 'Grid 02']);
  assert.deepEqual([...source.lines], [2, 12]);
});

test('of markup nothing is a name, and long names are cut', () => {
  assert.equal(new Source(`<game data="${ONE}" author="A"/>`, [ONE]).nameOf(0), '');
  assert.equal(new Source(`${ONE} ${'x'.repeat(1000)}`, [ONE]).nameOf(0).length, 60);
  assert.equal(new Source('something else', [ONE]).nameOf(0), '');
});

test('plain lines are counted at once; what clashes or is otherwise written is not plain', () => {
  assert.equal(plainGivens(ONE), 36);
  assert.equal(plainGivens(ONE.replaceAll('.', '0')), 36);
  for (const text of [CLASH, ONE.slice(1), `${ONE}.`, ONE.replace('.', '*'), '']) assert.equal(plainGivens(text), -1);
});

test('what is shown follows outcome and guesses, in the order that is wanted', () => {
  const data = solved();
  const shown = (view) => [...data.shown({...ALL, ...view})];
  assert.deepEqual(shown({}), [0, 1, 2, 3]);
  assert.deepEqual(shown({isDescending: true}), [3, 2, 1, 0]);
  assert.deepEqual(shown({status: 'error'}), [2]);
  assert.deepEqual(shown({status: 'open'}), [3]);
  assert.deepEqual(shown({guesses: 2}), [0, 1]);
  assert.deepEqual(shown({guesses: 0}), []);
  assert.deepEqual(shown({column: 'guesses', isDescending: true}), [1, 0, 2, 3]);
  assert.deepEqual(shown({column: 'outcome'}), [0, 1, 2, 3]);
  assert.deepEqual(data.counts(), {open: 1, unique: 1, multiple: 1, none: 0, error: 1});
});

test('results are kept and restored; those of another list are not taken', () => {
  const kept = solved().results();
  const again = collectionOf(ONE, TWO, CLASH, ONE);
  again.restore(kept);
  assert.deepEqual(again.open(), [2, 3]);
  assert.equal(again.solutions[1], 'second');
  assert.equal(again.guesses[0], 25);
  const other = collectionOf(ONE);
  other.restore(kept);
  assert.deepEqual(other.open(), [0]);
});

test('every puzzle is read, and what is wrong is kept with its place', async () => {
  const data = collectionOf(ONE, CLASH, '1.....3..4.....2');
  const asked = [];
  await readAll(data, {
    async parse(text) {
      asked.push(text);
      if (text === CLASH) return {ok: false, error: {code: 'clash', message: 'Row A holds 5 twice.'}};
      const givens = Uint8Array.from(text, (symbol) => Number(symbol) || 0);
      return {ok: true, puzzle: {boxRows: 2, boxCols: 2, size: 4, givens}};
    },
  }, never, silent);
  assert.deepEqual(asked, [CLASH, '1.....3..4.....2']);
  assert.deepEqual([data.givensOf(0), data.givensOf(1), data.givensOf(2)], [36, null, 4]);
  assert.equal(data.errors.get(1), 'Row A holds 5 twice.');
  assert.equal(summary(data, 0), "One line per puzzle: 4×4, 9×9. 1 entry can't be read.");
});

test('solving goes on where it was stopped, and asks for no puzzle twice', async () => {
  const texts = Array.from({length: 1000}, (_, i) => `${i}`);
  const data = new Collection('', texts, new Source(texts.join('\n'), texts));
  const asked = [];
  const engine = (stop) => ({
    async solveMany(part, {signal}) {
      asked.push(...part);
      if (asked.length > 500) stop?.abort();
      const status = signal.aborted ? 'cancelled' : 'unique';
      return {ok: true, ms: 50, threads: 2, results: part.map((text) => ({status, solution: text, nodes: 1}))};
    },
  });
  const stop = new AbortController();
  const first = await solveAll(data, engine(stop), stop.signal, silent);
  assert.ok(first.done > 0 && first.done < 1000, `${first.done}`);
  const asking = asked.length;
  const {done, threads} = await solveAll(data, engine(), never, silent);
  assert.equal(done, 1000 - first.done);
  assert.equal(threads, 2);
  assert.equal(asked.length - asking, done);
  assert.deepEqual(data.solutions, texts);
});

test('what could not be solved does not count as solved', async () => {
  const data = collectionOf(ONE, TWO, CLASH);
  const unread = {status: 'error', solution: null, nodes: 0, error: {message: 'Not all rules were read.'}};
  const engine = {
    solveMany: async (part) => ({ok: true, ms: 50, threads: 1, results: part.map((text) =>
      (text === ONE ? {status: 'unique', solution: text, nodes: 1} : unread))}),
  };
  assert.equal((await solveAll(data, engine, never, silent)).done, 1);
  assert.deepEqual(data.open(), []);
});

test('the list as a file: .sdm, solutions, a table in which nothing is a formula', async () => {
  const data = solved();
  [ONE, TWO, CLASH, ONE].forEach((text, index) => index === 2 || data.setRead(index, 9, plainGivens(text)));
  const all = data.shown(ALL);
  const zeros = (line) => line.replaceAll('.', '0');
  assert.equal(await asSdm(data, all), [ONE, TWO, ONE].map((line) => `${zeros(line)}\n`).join(''));
  assert.equal(await asSolutions(data, all), 'first\nsecond\n\n\n');
  const rows = (await asCsv(data, all)).split('\r\n');
  assert.equal(rows[1], `1,1,,9,36,unique,25,${ONE},first,,`);  // not rated
  assert.match(rows[3], /,error,,55\.+,,Row A holds 5 twice\.,$/);
  const hostile = collectionOf('=1+1');
  assert.match(await asCsv(hostile, hostile.shown(ALL)), /,'=1\+1,/);
});

test('a list is told in words', () => {
  const data = solved();
  assert.equal(headline(data), '4 puzzles');
  data.name = 'few.sdm';
  assert.equal(summary(data, 12_000),
    "From few.sdm, one line per puzzle. 1 entry can't be read. 12,000 more are not listed.");
  assert.equal(solvedWords({done: 49_000, ms: 1234, threads: 2}, true),
    'Stopped: solved 49,000 in 1.2 s, on 2 threads.');
});
