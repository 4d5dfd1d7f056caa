// engine.solve and engine.count (docs/api.md), with the real module.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test, {after} from 'node:test';
import {EASY, EASY_SOLVED, EMPTY, HARD, HARD_SOLVED, SIX, UNSOLVABLE, engineFor} from '../engine.mjs';

const engine = await engineFor(after);

test('one solution is unique', async () => {
  for (const [puzzle, solution] of [[EASY, EASY_SOLVED], [HARD, HARD_SOLVED]]) {
    const {ok, status, solutions, count, nodes, ms} = await engine.solve(puzzle);
    assert.deepEqual({ok, status, solutions, count}, {ok: true, status: 'unique', solutions: [solution], count: 1});
    assert.ok(nodes >= 1 && ms >= 0);
  }
  assert.equal((await engine.solve(SIX)).solutions[0], '423516561324154263236451312645645132');
});

test('the weakest consistency is the one below which a guess is needed', async () => {
  const propagators = engine.propagators().map(({id}) => id);
  for (const puzzle of [EASY, SIX, HARD]) {
    const {ok, weakest} = await engine.consistency(puzzle);
    assert.ok(ok && propagators.includes(weakest));
    for (const propagation of propagators.slice(1, propagators.indexOf(weakest) + 1)) {
      const {run} = await engine.run(puzzle, {propagation, search: false});
      assert.equal(run.status, propagation === weakest ? 'unique' : 'stuck', propagation);
    }
  }
  for (const puzzle of [UNSOLVABLE, EMPTY]) assert.equal((await engine.consistency(puzzle)).weakest, null);
  assert.equal((await engine.consistency('nonsense')).ok, false);
});

test('while the weakest consistency is looked for, the propagator that is being tried is told', async () => {
  const corpus = readFileSync(new URL('../../data/corpora/large-20.txt', import.meta.url), 'utf8');
  const [large] = corpus.split('\n').filter((line) => !line.startsWith('#'));
  const controller = new AbortController();
  const told = [];
  const {error} = await engine.consistency(large, {signal: controller.signal, onProgress: (trying) => {
    told.push(trying);
    controller.abort();
  }});
  assert.equal(error.code, 'cancelled');
  assert.equal(told.length, 1);
  assert.ok(engine.propagators().some(({id}) => id === told[0]), told[0]);
});

test('a link stands for the puzzle in it, its boxes included', async () => {
  assert.deepEqual((await engine.solve(`https://example.org/#p=${EASY}&step=3`)).solutions, [EASY_SOLVED]);
  const {run} = await engine.run(`#p=${'.'.repeat(36)}&box=3x2`);
  assert.deepEqual([run.puzzle.boxRows, run.puzzle.boxCols], [3, 2]);
});

test('limit 1 gives solved, since others are not excluded', async () => {
  assert.equal((await engine.solve(EASY, {limit: 1})).status, 'solved');
});

test('none and multiple are outcomes, not errors', async () => {
  const none = await engine.solve(UNSOLVABLE);
  assert.deepEqual([none.ok, none.status, none.solutions, none.count], [true, 'none', [], 0]);
  const several = await engine.solve(EMPTY);
  assert.deepEqual([several.status, several.solutions.length, several.count], ['multiple', 2, 2]);
  assert.notEqual(several.solutions[0], several.solutions[1]);
});

test('keep says how many solutions come back, limit how many are looked for', async () => {
  const {solutions, count} = await engine.solve(EMPTY, {limit: 7, keep: 3});
  assert.deepEqual([solutions.length, count], [3, 7]);
  assert.deepEqual((await engine.solve(EMPTY, {limit: 3, keep: 0})).solutions, []);
});

test('after maxNodes it gives up', async () => {
  assert.equal((await engine.solve(EMPTY, {limit: 1e6, maxNodes: 3})).status, 'limit');
});

test('a signal cancels, before and during', async () => {
  const before = await engine.solve(HARD, {signal: AbortSignal.abort()});
  assert.equal(before.status, 'cancelled');
  const controller = new AbortController();
  const pending = engine.solve('.'.repeat(625), {limit: 1e9, signal: controller.signal});
  setImmediate(() => controller.abort());
  assert.equal((await pending).status, 'cancelled');
});

test('all grids of 4x4 are counted', async () => {
  assert.deepEqual(await engine.count('.'.repeat(16)), {ok: true, count: 288n, complete: true});
  assert.deepEqual(await engine.count(EASY), {ok: true, count: 1n, complete: true});
  assert.deepEqual(await engine.count(UNSOLVABLE), {ok: true, count: 0n, complete: true});
});

test('counting stops at its limit and says so', async () => {
  assert.deepEqual(await engine.count(EMPTY, {limit: 100n}), {ok: true, count: 100n, complete: false});
});

test('counting tells its progress and can be cancelled', async () => {
  const controller = new AbortController();
  const told = [];
  const result = await engine.count(EMPTY, {
    limit: 2n ** 60n,
    signal: controller.signal,
    onProgress(count) {
      told.push(count);
      controller.abort();
    },
  });
  assert.equal(result.complete, false);
  assert.ok(told.length >= 1 && told.every((count) => typeof count === 'bigint') && result.count >= told[0]);
});

test('two long jobs share the time', async () => {
  const controller = new AbortController();
  const endless = engine.count(EMPTY, {limit: 2n ** 60n, signal: controller.signal});
  assert.equal((await engine.solve(HARD)).status, 'unique');
  controller.abort();
  assert.equal((await endless).complete, false);
});

test('a 36x36 is read and solved', async () => {
  const streams = readFileSync(new URL('../../data/stream-hashes.txt', import.meta.url), 'utf8');
  const [, numbers] = /^.* 6x6 only-choice\S* \d+ \d+ search (.*)$/m.exec(streams);
  const {ok, puzzle} = await engine.parse(numbers);
  assert.deepEqual([ok, puzzle.size, puzzle.boxRows], [true, 36, 6]);
  const {status, solutions} = await engine.solve(puzzle);
  assert.equal(status, 'unique');
  const values = Uint8Array.from(solutions[0].split(' '), Number);
  assert.deepEqual(await engine.check(puzzle, values),
    {ok: true, complete: true, unitsHold: true, givensKept: true, constraintsHold: true});
});

const digitsOf = (mask) => Array.from(mask.toString(2)).reverse().flatMap((bit, i) => (bit === '1' ? [i + 1] : []));

test('true candidates are the digits of all solutions, in the kernel and under rules', async () => {
  const ruled = '#p=1...............&rules=.AntiKnight.Thermo~R2C1~R2C2&v=2';
  for (const puzzle of ['1.....3..4......', SIX, ruled, {boxRows: 2, boxCols: 2, givens: new Uint8Array(16)}]) {
    const {solutions} = await engine.solve(puzzle, {limit: 1000, keep: 1000});
    const {ok, status, candidates, complete, nodes} = await engine.trueCandidates(puzzle);
    assert.ok(ok && complete && nodes > 0 && solutions.length < 1000);
    assert.equal(status, solutions.length > 1 ? 'multiple' : 'unique');
    const all = Array.from(candidates, (_, cell) => [...new Set(solutions.map((each) => Number(each[cell])))].sort());
    assert.deepEqual(Array.from(candidates, digitsOf), all);
  }
});

test('without a solution there are none, and what can’t be read is an error', async () => {
  const {status, candidates, complete} = await engine.trueCandidates(UNSOLVABLE);
  assert.deepEqual([status, complete, new Set(candidates)], ['none', true, new Set([0n])]);
  assert.equal((await engine.trueCandidates('abc')).ok, false);
});

test('true candidates stop at a limit or a signal, and say that some may be missing', async () => {
  const limited = await engine.trueCandidates(EMPTY, {maxNodes: 100});
  assert.deepEqual([limited.status, limited.complete], ['limit', false]);
  const all = await engine.trueCandidates(EMPTY);
  assert.deepEqual([all.status, new Set(all.candidates)], ['multiple', new Set([511n])]);
  const controller = new AbortController();
  const pending = engine.trueCandidates('.'.repeat(625), {signal: controller.signal});
  setTimeout(() => controller.abort(), 50);
  const {status, complete, candidates} = await pending;
  assert.deepEqual([status, complete, candidates.length], ['cancelled', false, 625]);
});
