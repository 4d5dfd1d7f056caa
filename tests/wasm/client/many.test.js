// solveMany: a result a puzzle, in their order, whatever stands in the list.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import test, {after} from 'node:test';
import {EASY, EASY_SOLVED, EMPTY, HARD, HARD_SOLVED, SIX, UNSOLVABLE, engineFor, isFailure} from '../engine.mjs';

const engine = await engineFor(after);
const LARGE = '.'.repeat(625);

test('each puzzle has its result in its place, shapes and notations mixed', async () => {
  const grid = EASY.replace(/.{9}/g, '$&\n');
  const puzzles = [HARD, SIX, EASY, grid, `#p=${EASY}`, `#p=${'.'.repeat(36)}&box=3x2`, LARGE, UNSOLVABLE, EMPTY];
  const {ok, results, ms, busyMs, threads} = await engine.solveMany(puzzles);
  assert.ok(ok && ms >= 0 && busyMs >= 0);
  assert.ok(threads >= 1);
  assert.deepEqual(results.map(({status}) => status),
    ['unique', 'unique', 'unique', 'unique', 'unique', 'multiple', 'multiple', 'none', 'multiple']);
  assert.deepEqual([0, 2, 3, 4, 7].map((i) => results[i].solution),
    [HARD_SOLVED, EASY_SOLVED, EASY_SOLVED, EASY_SOLVED, null]);
  for (const [i, puzzle] of puzzles.entries()) {
    const {status, solutions, nodes} = await engine.solve(puzzle, {keep: 1});
    assert.deepEqual(results[i], {status, solution: solutions[0] ?? null, nodes});
  }
});

test('a bad line has its error, and the others are solved', async () => {
  const clash = `11${'.'.repeat(79)}`;
  const bad = [clash, '☃'.repeat(81), '!'.repeat(81), '4'.repeat(80), '', '#p=%E0%A4%A', undefined, null, 7, {}, [EASY],
    Symbol('4'), () => EASY];
  const {results} = await engine.solveMany([EASY, ...bad, HARD]);
  assert.equal(results.length, bad.length + 2);
  for (const {status, solution, nodes, error} of results.slice(1, -1)) {
    assert.deepEqual([status, solution, nodes], ['error', null, 0]);
    assert.ok(isFailure({ok: false, error}), JSON.stringify(error));
  }
  assert.deepEqual([results[1].error.code, results[1].error.cells], ['clash', [0, 1]]);
  assert.deepEqual([results[0].solution, results.at(-1).solution], [EASY_SOLVED, HARD_SOLVED]);
});

test('digits from 0 to 8 with dots for blanks are read as one puzzle alone is', async () => {
  const from0 = HARD.replace(/[1-9]/g, (digit) => Number(digit) - 1);
  const {results} = await engine.solveMany([from0, HARD]);
  assert.equal(results[0].solution, HARD_SOLVED);
});

test('under node others help, as many as are asked for, and find the same', async () => {
  const puzzles = Array.from({length: 3000}, (_, i) => [HARD, EASY, UNSOLVABLE][i % 3]);
  const alone = await engine.solveMany(puzzles, {threads: 1});
  assert.equal(alone.threads, 1);
  let helped = alone;
  // Whoever starts when all is done has not helped: the first times may pass before others are ready.
  while (helped.threads === 1) helped = await engine.solveMany(puzzles, {threads: 3});
  assert.ok(helped.threads <= 3);
  assert.deepEqual(helped.results, alone.results);
});

test('threads of node end with the program, which waits for what they owe', () => {
  const program = `
    import {createEngine} from './web/src/index.js';
    const engine = await createEngine({mode: 'worker'});
    const {results, threads} = await engine.solveMany(Array(9000).fill('${EASY}'), {threads: 2});
    console.log(engine.info().mode, threads <= 2, results.every(({solution}) => solution === '${EASY_SOLVED}'));`;
  const {stdout, status} = spawnSync(process.execPath, ['--input-type=module', '-e', program], {encoding: 'utf8'});
  assert.deepEqual([stdout.trim(), status], ['worker true true', 0]);
});

test('what is no list is a failure; an empty one has no results', async () => {
  for (const puzzles of [undefined, null, EASY, 7, {length: 3}, new Set([EASY])]) {
    assert.ok(isFailure(await engine.solveMany(puzzles)));
  }
  assert.deepEqual((await engine.solveMany([])).results, []);
  assert.equal((await engine.solveMany(Array(3))).results.length, 3);
});

test('progress grows to the end, and many are the same as one', async () => {
  const puzzles = Array.from({length: 5000}, (_, i) => [EASY, HARD, UNSOLVABLE][i % 3]);
  const told = [];
  const {results} = await engine.solveMany(puzzles, {onProgress: (done, total) => told.push([done, total])});
  assert.ok(told.length > 1 && told.every(([done, total], i) => total === 5000 && done > (told[i - 1]?.[0] ?? 0)));
  assert.deepEqual(told.at(-1), [5000, 5000]);
  for (const [i, result] of results.entries()) assert.deepEqual(result, results[i % 3]);
});

test('limit 1 gives solved; strange limits and threads are no trouble', async () => {
  assert.equal((await engine.solveMany([EMPTY], {limit: 1})).results[0].status, 'solved');
  for (const limit of [0, -1, NaN, Infinity, 'many', null, 2.5]) {
    assert.equal((await engine.solveMany([EASY], {limit, threads: limit})).results[0].solution, EASY_SOLVED);
  }
});

test('a signal stops it, before and during; what was solved stays', async () => {
  const before = await engine.solveMany([EASY, HARD], {signal: AbortSignal.abort()});
  assert.deepEqual(before.results.map(({status}) => status), ['cancelled', 'cancelled']);
  const controller = new AbortController();
  const lines = [EASY, ...Array(2000).fill(EMPTY)];
  const {ok, results} = await engine.solveMany(lines,
    {limit: 1e15, signal: controller.signal, onProgress: () => controller.abort()});
  assert.ok(ok && results.length === lines.length);
  assert.equal(results[0].solution, EASY_SOLVED);
  assert.ok(results.slice(1).every(({status, solution}) => status === 'cancelled' && solution === null));
});

test('a puzzle without end holds up neither windows nor other questions', async () => {
  const controller = new AbortController();
  const endless = engine.solveMany([EMPTY, LARGE], {limit: 1e15, signal: controller.signal});
  assert.equal((await engine.solve(HARD)).status, 'unique');
  assert.equal((await engine.solveMany([EASY])).results[0].solution, EASY_SOLVED);
  controller.abort();
  assert.ok((await endless).results.every(({status}) => status === 'cancelled'));
});
