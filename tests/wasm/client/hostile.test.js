// Whatever is handed over as a puzzle, a strategy or an option: the answer is a value, never an exception, and the
// engine goes on.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import {EASY, engineFor, isFailure} from '../engine.mjs';

const engine = await engineFor(after);
const givens = new Uint8Array(81);

const notPuzzles = {
  'nothing': undefined, 'null': null, 'a number': 81, 'true': true, 'a big number': 10n, 'a function': () => EASY,
  'an empty object': {}, 'an empty list': [], 'no givens': {boxRows: 3, boxCols: 3},
  'givens of null': {boxRows: 3, boxCols: 3, givens: null},
  'givens that are a number': {boxRows: 3, boxCols: 3, givens: 81},
  'too few givens': {boxRows: 3, boxCols: 3, givens: new Uint8Array(80)},
  'too many givens': {boxRows: 3, boxCols: 3, givens: new Uint8Array(82)},
  'very many givens': {boxRows: 3, boxCols: 3, givens: new Uint8Array(5_000_000)},
  'givens without end': {boxRows: 3, boxCols: 3, givens: {length: 2 ** 52}},
  'a digit too high': {boxRows: 3, boxCols: 3, givens: Uint8Array.from(givens, (_, cell) => (cell ? 0 : 10))},
  'a digit of 1000': {boxRows: 3, boxCols: 3, givens: Array.from(givens, (_, cell) => (cell ? 0 : 1000))},
  'a digit of 256': {boxRows: 3, boxCols: 3, givens: Array.from(givens, (_, cell) => (cell ? 0 : 256))},
  'a negative digit': {boxRows: 3, boxCols: 3, givens: Array.from(givens, (_, cell) => (cell ? 0 : -1))},
  'half a digit': {boxRows: 3, boxCols: 3, givens: Array.from(givens, (_, cell) => (cell ? 0 : 1.5))},
  'words for digits': {boxRows: 3, boxCols: 3, givens: Array.from(givens, () => 'one')},
  'symbols for digits': {boxRows: 3, boxCols: 3, givens: Array.from(givens, () => Symbol('1'))},
  'big numbers for digits': {boxRows: 3, boxCols: 3, givens: Array.from(givens, () => 1n)},
  'two equal givens': {boxRows: 3, boxCols: 3, givens: Uint8Array.from(givens, (_, cell) => (cell < 2 ? 5 : 0))},
  'boxes of one row': {boxRows: 1, boxCols: 9, givens},
  'boxes of no row': {boxRows: 0, boxCols: 0, givens: new Uint8Array(0)},
  'boxes of negative size': {boxRows: -3, boxCols: -3, givens},
  'huge boxes': {boxRows: 1e9, boxCols: 1e9, givens},
  'boxes of NaN': {boxRows: NaN, boxCols: NaN, givens},
  'boxes named by symbols': {boxRows: Symbol('3'), boxCols: 3, givens},
  'values of another length': {boxRows: 3, boxCols: 3, givens, values: new Uint8Array(3)},
  'values too high': {boxRows: 3, boxCols: 3, givens, values: new Uint8Array(81).fill(77)},
  'marks of another length': {boxRows: 3, boxCols: 3, givens, candidates: new BigUint64Array(5)},
  'marks beyond the digits': {boxRows: 3, boxCols: 3, givens, candidates: new BigUint64Array(81).fill(1n << 40n)},
  'marks of halves': {boxRows: 3, boxCols: 3, givens, candidates: Array(81).fill(1.5)},
  'marks of words': {boxRows: 3, boxCols: 3, givens, candidates: Array(81).fill('x')},
  'marks that are a text': {boxRows: 3, boxCols: 3, givens, candidates: 'marks'},
  'marks without end': {boxRows: 3, boxCols: 3, givens, candidates: {length: 2 ** 52}},
  'an empty text': '', 'blanks': ' \n\t ', 'words': 'Dear Sir or Madam', 'HTML': '<img src=x onerror=alert(1)>',
  'a control character': '\u0000'.repeat(81), 'a huge text': '.'.repeat(20_000_000),
  'half a surrogate': '\ud83e'.repeat(81),
  'a link without a puzzle': 'https://example.org/#p=', 'a broken link': '#p=%E0%A4%A',
};

const asking = {
  format: (puzzle) => engine.format(puzzle, 'line'),
  check: (puzzle) => engine.check(puzzle, givens),
  solve: (puzzle) => engine.solve(puzzle),
  count: (puzzle) => engine.count(puzzle),
  trueCandidates: (puzzle) => engine.trueCandidates(puzzle),
  run: (puzzle) => engine.run(puzzle),
  stats: (puzzle) => engine.stats(puzzle),
};

for (const [what, puzzle] of Object.entries(notPuzzles)) {
  test(`${what}: refused with a sentence by everything that takes a puzzle`, async () => {
    for (const [method, ask] of Object.entries(asking)) {
      const result = await ask(puzzle);
      assert.ok(isFailure(result), `${method}: ${JSON.stringify(result)}`);
    }
  });
}

test('parse takes anything for a text', async () => {
  for (const text of [undefined, null, 4, {}, [], true, Symbol('4')]) {
    assert.ok(isFailure(await engine.parse(text)), String(text));
  }
});

test('parse with a shape that there is not', async () => {
  for (const [boxRows, boxCols] of [[1, 9], [-3, -3], [9, 9], [NaN, 3], [1e9, 1e9], [2.5, 4], [3, 0]]) {
    const result = await engine.parse(EASY, {boxRows, boxCols});
    assert.ok(isFailure(result), `${boxRows}x${boxCols}`);
  }
});

test('a text of another shape than asked for', async () => {
  assert.ok(isFailure(await engine.parse(EASY, {boxRows: 2, boxCols: 3})));
});

test('a strategy that there is not is refused by name', async () => {
  const wrong = [{propagation: 'magic'}, {variable: 'best'}, {value: 7}, {propagation: null}, {variable: Symbol('v')}];
  for (const strategy of wrong) {
    const result = await engine.run(EASY, strategy);
    assert.ok(isFailure(result));
    assert.equal(result.error.code, 'strategy');
  }
});

test('odd numbers in a strategy and options become sensible ones', async () => {
  const odd = [-1, NaN, Infinity, 1e300, 0.5, 'x', null, {}];
  for (const number of odd) {
    const {ok, run} = await engine.run(EASY, {seed: number, solutions: number}, {maxEvents: number});
    assert.equal(ok, true, `${number}`);
    run.dispose();
    const solved = await engine.solve(EASY, {limit: number, keep: number, maxNodes: number});
    assert.equal(solved.ok, true, `${number}`);
  }
});

test('odd choices are passed over', async () => {
  const plain = await engine.run('.'.repeat(16));
  const odd = [{}, null, 7, {at: 0, cell: 99, digit: 1}, {at: 0, cell: 65535, digit: 1}, {at: 0, cell: 3, digit: 200},
    {at: -1, cell: -1, digit: -1}, {at: 0, cell: 1e300, digit: 1}, {at: NaN, cell: NaN, digit: NaN}];
  for (const choices of [...odd.map((choice) => [choice]), null, 5, 'x']) {
    const {ok, run} = await engine.run('.'.repeat(16), {choices});
    assert.equal(ok, true);
    assert.equal(run.length, plain.run.length);
    run.dispose();
  }
});

test('after all that the engine still solves', async () => {
  assert.equal((await engine.solve(EASY)).status, 'unique');
});
