// Whatever is handed over as a puzzle, a strategy or an option: the answer is a value, never an exception, and the
// engine goes on; in this thread, and in a worker, to which not everything can be sent.
import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import test, {after} from 'node:test';
import {promisify} from 'node:util';
import {checkProof, createEngine, picture, pictures, puzzlePicture} from '../../../web/src/index.js';
import {EASY, isFailure} from '../engine.mjs';

const MODES = ['main', 'worker'];
const engines = await Promise.all(MODES.map((mode) => createEngine({mode})));
after(() => engines.forEach((engine) => engine.dispose()));
/** A test in each mode. @param {string} name @param {(engine: any) => Promise<void>} body */
const inBoth = (name, body) => engines.forEach((engine) => test(`${engine.info().mode}: ${name}`, () => body(engine)));

const givens = new Uint8Array(81);

/** An object that contains itself. */
const loop = {givens};
loop.puzzle = loop;

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
  'a symbol': Symbol('puzzle'), 'a promise': Promise.resolve(EASY),
  'a getter that throws': {get puzzle() { throw EASY; }}, 'an object that contains itself': loop,
};

const asking = (engine) => ({
  format: (puzzle) => engine.format(puzzle, 'line'),
  check: (puzzle) => engine.check(puzzle, givens),
  solve: (puzzle) => engine.solve(puzzle),
  count: (puzzle) => engine.count(puzzle),
  trueCandidates: (puzzle) => engine.trueCandidates(puzzle),
  run: (puzzle) => engine.run(puzzle),
  stats: (puzzle) => engine.stats(puzzle),
});

for (const [what, puzzle] of Object.entries(notPuzzles)) {
  inBoth(`${what}: refused with a sentence by everything that takes a puzzle`, async (engine) => {
    for (const [method, ask] of Object.entries(asking(engine))) {
      const result = await ask(puzzle);
      assert.ok(isFailure(result), `${method}: ${JSON.stringify(result)}`);
    }
  });
}

inBoth('parse takes anything for a text', async (engine) => {
  for (const text of [undefined, null, 4, {}, [], true, Symbol('4')]) {
    assert.ok(isFailure(await engine.parse(text)), String(text));
  }
});

inBoth('parse with a shape that there is not', async (engine) => {
  for (const [boxRows, boxCols] of [[1, 9], [-3, -3], [9, 9], [NaN, 3], [1e9, 1e9], [2.5, 4], [3, 0]]) {
    const result = await engine.parse(EASY, {boxRows, boxCols});
    assert.ok(isFailure(result), `${boxRows}x${boxCols}`);
  }
});

inBoth('a text of another shape than asked for', async (engine) => {
  assert.ok(isFailure(await engine.parse(EASY, {boxRows: 2, boxCols: 3})));
});

inBoth('a strategy that there is not is refused by name', async (engine) => {
  const wrong = [{propagation: 'magic'}, {variable: 'best'}, {value: 7}, {propagation: null}, {variable: Symbol('v')},
    {propagation: () => 'ac3'}, {propagation: {toString: 1}}, {lookBack: {}}];
  for (const strategy of wrong) {
    const result = await engine.run(EASY, strategy);
    assert.ok(isFailure(result));
    assert.equal(result.error.code, 'strategy');
  }
});

inBoth('odd numbers in a strategy and options become sensible ones', async (engine) => {
  const odd = [-1, NaN, Infinity, 1e300, 0.5, 'x', null, {}];
  for (const number of odd) {
    const {ok, run} = await engine.run(EASY, {seed: number, solutions: number}, {maxEvents: number});
    assert.equal(ok, true, `${number}`);
    run.dispose();
    const solved = await engine.solve(EASY, {limit: number, keep: number, maxNodes: number});
    assert.equal(solved.ok, true, `${number}`);
  }
});

inBoth('odd choices are passed over', async (engine) => {
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

inBoth('what can\'t be sent is left out of a puzzle, and a proxy is read', async (engine) => {
  const {puzzle: {givens: digits}} = await engine.parse(EASY);
  const more = {boxRows: 3, boxCols: 3, givens: digits, solve() {}, key: Symbol('key')};
  for (const puzzle of [more, new Proxy({...more, givens: [...more.givens]}, {}), {puzzle: EASY, more}]) {
    assert.equal((await engine.solve(puzzle)).status, 'unique');
    const {run} = await engine.run(puzzle, {solve() {}}, {maxEvents: Symbol('many')});
    assert.equal(run.status, 'unique');
    run.dispose();
  }
});

inBoth('a signal ends a call with what can\'t be sent, too', async (engine) => {
  for (const signal of [AbortSignal.abort(), AbortSignal.timeout(1), AbortSignal.timeout(50)]) {
    const {complete} = await engine.count({puzzle: '.'.repeat(81), solve() {}}, {limit: 10n ** 15n, signal});
    assert.equal(complete, false);
  }
});

/** Every call with options, and those that it takes. @type {Record<string, (engine: any, options: any) => any>} */
const withOptions = {
  parse: (engine, options) => engine.parse(EASY, options), solve: (engine, options) => engine.solve(EASY, options),
  count: (engine, options) => engine.count(EASY, options),
  trueCandidates: (engine, options) => engine.trueCandidates(EASY, options),
  solveMany: (engine, options) => engine.solveMany([EASY], options),
  canonical: (engine, options) => engine.canonical([EASY], options),
  run: (engine, options) => engine.run(EASY, options, options),
  'run by techniques': (engine, options) => engine.run(EASY, {propagation: 'techniques'}, options),
  stats: (engine, options) => engine.stats(EASY, options, options),
  consistency: (engine, options) => engine.consistency(EASY, options),
  hint: (engine, options) => engine.hint(EASY, options), nextStep: (engine, options) => engine.nextStep(EASY, options),
  rate: (engine, options) => engine.rate(EASY, options), explain: (engine, options) => engine.explain(EASY, options),
  prove: (engine, options) => engine.prove(EASY, options),
};

for (const [method, ask] of Object.entries(withOptions)) {
  inBoth(`${method} takes anything for its options, and for a signal`, async (engine) => {
    const plain = await ask(engine, undefined);
    assert.equal(plain.ok, true);
    const signals = [null, 7, {aborted: false}].map((signal) => ({signal}));
    for (const odd of [null, 7, 'x', () => {}, Symbol('x'), [], ...signals]) {
      const {ok, error} = await ask(engine, odd);
      assert.equal(ok, true, `${String(odd)}: ${error?.message}`);
    }
  });
}

inBoth('what has to say what is wanted refuses anything else', async (engine) => {
  for (const odd of [undefined, null, 7, 'x', () => {}, Symbol('x'), [], {}]) {
    for (const method of ['steps', 'fewest', 'proveStep', 'format']) {
      assert.ok(isFailure(await engine[method](EASY, odd)), `${method}: ${String(odd)}`);
    }
  }
  assert.ok(isFailure(await engine.format(EASY, {toString() { throw EASY; }})));
  for (const odd of [null, 7, 'x', () => {}, Symbol('x'), []]) {
    assert.equal((await engine.generate({seed: odd, boxRows: 2, boxCols: 2})).ok, true, String(odd));
    assert.equal((await engine.check(EASY, odd)).ok, true, String(odd));
  }
});

test('pictures and the checker take null for options, too', async () => {
  const [engine] = engines;
  const {run} = await engine.run(EASY);
  const plain = await picture(run, 1);
  assert.equal(await picture(run, 1, null), plain);
  assert.equal((await (await pictures(run, null)).at(1)).svg, plain);
  assert.equal(await puzzlePicture(run.puzzle, null), await puzzlePicture(run.puzzle));
  assert.deepEqual(await checkProof('', '', null), await checkProof('', ''));
});

test('an engine may be made with anything for its options', async () => {
  for (const odd of [null, undefined, 7, 'x', []]) (await createEngine(odd)).dispose();
});

test('a program that passes what can\'t be sent to a worker still ends by itself', async () => {
  const address = new URL('../../../web/src/client/engine.js', import.meta.url);
  const program = `import {createEngine} from '${address}';
    const engine = await createEngine({mode: 'worker'});
    console.log((await engine.solve({puzzle: '${EASY}', solve() {}})).status);`;
  const args = ['--input-type=module', '-e', program];
  const {stdout} = await promisify(execFile)(process.execPath, args, {timeout: 20_000});
  assert.equal(stdout.trim(), 'unique');
});

inBoth('after all that the engine still solves', async (engine) => {
  assert.equal((await engine.solve(EASY)).status, 'unique');
});
