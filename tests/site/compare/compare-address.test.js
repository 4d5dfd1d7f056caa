// The address of a comparison, and sets of puzzles as text: hostile until read.
import assert from 'node:assert/strict';
import test from 'node:test';
import {MOST_STRATEGIES, codeOf, formatComparison, parseComparison} from '../../../site/compare/address.js';
import {FIRST_PUZZLE, firstLink, firstStrategies} from '../../../site/compare/first.js';
import {MOST_LINES, readLines} from '../../../site/compare/set.js';
import {firstSample} from '../../../site/puzzles/samples.js';
import {formatLink, parseStrategy} from '../../../web/src/links/links.js';

const known = ['none', 'forward-checking', 'ac3', 'eliminate', 'only-choice', 'all-different'];
const puzzle = {line: FIRST_PUZZLE.puzzle, boxRows: 3, boxCols: 3};
const strategies = ['forward-checking.first.ascending', '', 'ac3.mrv.lcv.k2', 'none.random.random.17']
  .map(parseStrategy);

test('a comparison is read as it was written', () => {
  for (const [unit, position] of [['steps', 0], ['steps', 560], ['time', 12.346], ['time', 0]]) {
    const hash = formatComparison({puzzle, strategies, unit, position});
    const read = parseComparison(hash, known);
    assert.deepEqual([read.ok, read.strategies, read.unit, read.position], [true, strategies, unit, position]);
  }
});

test('the box shape stands in it where it must', () => {
  const line = '003010560320054203206450012045040100';
  assert.match(formatComparison({puzzle: {line, boxRows: 3, boxCols: 2}, strategies, unit: 'steps', position: 1}),
    /&box=3x2&step=1&c=/);
});

test('what is no strategy of this engine is left out; each stands once, as many as fit', () => {
  const read = (codes) => parseComparison(`#p=${puzzle.line}&c=${codes}`, known).strategies.map(codeOf);
  assert.deepEqual(read('ac3,nope.mrv,ac3.mrv.ascending,,only-choice.mrv.sideways'), ['ac3.mrv.ascending']);
  assert.deepEqual(read('<img src=x onerror=alert(1)>'), []);
  assert.deepEqual(read(`${'x'.repeat(3000)}`), []);
  assert.equal(parseComparison(`#p=${puzzle.line}&c=ac3,nope`, known).left, 1);
  assert.deepEqual(read('constructor,__proto__,toString'), []);
  assert.equal(read(Array.from({length: 40}, (_, i) => `none.random.random.${i}`).join(',')).length, MOST_STRATEGIES);
});

test('a broken link is a failure with a sentence', () => {
  for (const hash of ['#', '#c=ac3', '#p=%E0%A4%A', `#p=${'.'.repeat(20_000)}`, `#p=${puzzle.line}&step=x`]) {
    const read = parseComparison(hash, known);
    assert.equal(read.ok, false);
    assert.match(read.error.message, /\.$/);
  }
});

test('a time that is none is no time', () => {
  for (const ms of ['-1', 'NaN', '1e9', '', '1.2.3']) {
    assert.equal(parseComparison(`#p=${puzzle.line}&ms=${ms}`, known).unit, 'steps', ms);
  }
  assert.equal(parseComparison(`#p=${puzzle.line}&ms=999999999999`, known).position, 1e9);
});

test('what is compared first goes without a propagator that is not there', () => {
  assert.equal(firstStrategies(known).at(-1).propagation, 'all-different');
  const without = firstStrategies(known.slice(0, -1)).map(codeOf);
  assert.equal(new Set(without).size, 6);
  assert.ok(without.includes('forward-checking.mrv-degree.ascending'));
});

test('the puzzle that was watched last comes first, but not the one that needs no guess', () => {
  const own = formatLink({puzzle: FIRST_PUZZLE.puzzle});
  assert.equal(firstLink(), own);
  assert.equal(firstLink('#p=%E0'), own);
  assert.equal(firstLink(formatLink({puzzle: firstSample.puzzle})), own);
  assert.equal(firstLink('#p=1.....3..4.....2&s=ac3&step=4'), '#p=1.....3..4.....2');
});

/** Reads what has 81 characters. */
const engine = {
  parse: async (text) => text.length === 81 ? {ok: true, puzzle: {text}} :
    {ok: false, error: {code: 'too-short', message: `${text.length} characters read, 81 needed.`}},
};

test('a set is one puzzle a line; bad lines are named by their number', async () => {
  const {puzzles, bad, left} = await readLines(engine, `# mine\r\n${puzzle.line}\r\n\n12\r${puzzle.line}  \nx`);
  assert.equal(puzzles.length, 2);
  assert.deepEqual(bad.map(({line}) => line), [4, 6]);
  assert.equal(left, 0);
});

test('of a very long set, the beginning is taken and the rest counted', async () => {
  const {puzzles, left} = await readLines(engine, `${puzzle.line}\n`.repeat(MOST_LINES + 5));
  assert.deepEqual([puzzles.length, left], [MOST_LINES, 5]);
});
