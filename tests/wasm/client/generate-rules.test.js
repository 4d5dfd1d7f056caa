// Puzzles with chosen rules are made in WebAssembly as they are natively, and can be given up.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test, {after} from 'node:test';
import {engineFor} from '../engine.mjs';

const engine = await engineFor(after);

const kept = readFileSync(new URL('../../data/generated-rules.txt', import.meta.url), 'utf8').split('\n')
  .filter((line) => line && !line.startsWith('#'));

for (const line of kept) {
  const [rules, size, symmetry, seed, text] = line.split(' ');
  test(`the same puzzle as natively: ${rules} ${size} ${symmetry}`, async () => {
    const made = await engine.generate({rules: rules.split(','), size: Number(size), symmetry, seed});
    if (text === 'none') return assert.equal(made.error.code, 'not-found');
    const native = await engine.parse(text);
    assert.deepEqual(made.puzzle, native.puzzle);
    assert.deepEqual(made.rating, (await engine.rate(made.puzzle)).rating);
    assert.equal(made.seed, seed);
    assert.equal((await engine.solve(made.puzzle)).status, 'unique');
    const read = await engine.parse(made.text);
    assert.deepEqual(read.puzzle, made.puzzle);
  });
}

const byLevel = readFileSync(new URL('../../data/generated-rules-levels.txt', import.meta.url), 'utf8').split('\n')
  .filter((line) => line && !line.startsWith('#'));

for (const line of byLevel) {
  const [rules, size, level, seed, text] = line.split(' ');
  test(`the same puzzle as natively, of its level: ${rules} ${size} ${level}`, async () => {
    const made = await engine.generate({rules: [rules], size: Number(size), level, seed});
    if (text === 'none') return assert.equal(made.error.code, 'not-found');
    assert.deepEqual(made.puzzle, (await engine.parse(text)).puzzle);
    assert.equal(made.rating.level, level);
  });
}

test('puzzles with rules can be given up', async () => {
  const giveUp = new AbortController();
  const making = engine.generate({rules: ['killer'], seed: 1, signal: giveUp.signal});
  giveUp.abort();
  assert.equal((await making).error.code, 'cancelled');
  const ofLevel = {rules: ['windoku'], level: 'extreme', size: 6, seed: 1, signal: AbortSignal.timeout(30)};
  assert.equal((await engine.generate(ofLevel)).error.code, 'cancelled');
});

test('rules that can’t be are refused in words', async () => {
  const codeOf = async (wish) => {
    const made = await engine.generate(wish);
    assert.equal(made.ok, false);
    assert.match(made.error.message, /^[A-Z].*\.$/);
    return made.error.code;
  };
  assert.equal(await codeOf({rules: ['killer'], technique: 'unique-rectangle-1'}), 'level');
  assert.equal(await codeOf({rules: ['diagonal'], technique: 'cage-combinations'}), 'level');
  assert.equal(await codeOf({rules: ['chess']}), 'rules');
  assert.equal(await codeOf({rules: [7]}), 'rules');
  assert.equal(await codeOf({rules: ['killer'], boxRows: 3, boxCols: 4}), 'rules');
  assert.equal(await codeOf({rules: ['windoku', 'jigsaw'], size: 7}), 'rules');
  assert.equal(await codeOf({rules: ['killer'], size: 5}), 'shape');
});

test('no rules, or an empty list, make a classic puzzle', async () => {
  const [none, empty] = [await engine.generate({seed: 3}), await engine.generate({seed: 3, rules: []})];
  assert.equal(empty.text, none.text);
  assert.equal(empty.puzzle.rules, undefined);
});

test('a technique can be asked for with rules: it is needed, and nothing harder', async () => {
  const {ok, puzzle, rating, error} =
    await engine.generate({rules: ['thermometer'], size: 6, technique: 'thermometer-bounds', seed: 1});
  assert.ok(ok, error?.message);
  assert.ok(puzzle.rules.constraints.every(({kind}) => kind === 'thermometer'));
  const hardest = rating.path.filter(({difficulty}) => difficulty === rating.hardest);
  assert.ok(hardest.some(({technique}) => technique === 'thermometer-bounds'));
});
