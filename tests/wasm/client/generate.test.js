// Puzzles are made in WebAssembly as they are natively, in slices, with progress, and can be given up.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test, {after} from 'node:test';
import {engineFor} from '../engine.mjs';

const engine = await engineFor(after);

const kept = readFileSync(new URL('../../data/generated.txt', import.meta.url), 'utf8').split('\n')
  .filter((line) => line && !line.startsWith('#'));

/** @param {string} word */
const named = (word) => (word === '-' ? undefined : word);

for (const line of kept) {
  const [box, level, technique, symmetry, minimal, seed, text] = line.split(' ');
  test(`the same puzzle as natively: ${box} ${level} ${technique} ${symmetry} ${minimal}`, async () => {
    const [boxRows, boxCols] = box.split('x').map(Number);
    const made = await engine.generate({
      boxRows, boxCols, level: named(level), technique: named(technique), symmetry, seed,
      minimal: minimal === 'minimal',
    });
    if (text === 'none') return assert.equal(made.error.code, 'not-found');
    const read = await engine.parse(text, {boxRows, boxCols});
    assert.deepEqual(made.puzzle, read.puzzle);
    assert.equal(made.seed, seed);
    if (level !== '-') assert.equal(made.rating.level, level);
    assert.equal((await engine.solve(made.puzzle)).status, 'unique');
  });
}

test('without a seed each is another, which its seed makes again', async () => {
  const [one, other] = [await engine.generate({level: 'easy'}), await engine.generate({level: 'easy'})];
  assert.notEqual(one.text, other.text);
  assert.equal((await engine.generate({level: 'easy', seed: one.seed})).text, one.text);
  assert.equal((await engine.generate({seed: 7})).text, (await engine.generate({seed: '7'})).text);
});

test('what takes long tells how many were tried, and can be given up', async () => {
  const giveUp = new AbortController();
  let tried = 0;
  const made = await engine.generate({
    boxRows: 4, boxCols: 4, level: 'extreme', minimal: true, seed: 1, signal: giveUp.signal,
    onProgress(now) {
      assert.ok(now >= tried);
      tried = now;
      giveUp.abort();
    },
  });
  assert.equal(made.error.code, 'cancelled');
  assert.ok(tried > 0);
});

test('what can’t be is refused in words', async () => {
  const codeOf = async (wish) => {
    const made = await engine.generate(wish);
    assert.equal(made.ok, false);
    assert.match(made.error.message, /^[A-Z].*\.$/);
    return made.error.code;
  };
  assert.equal(await codeOf({level: 'devilish'}), 'level');
  assert.equal(await codeOf({technique: '<b>'}), 'technique');
  assert.equal(await codeOf({symmetry: 7}), 'symmetry');
  assert.equal(await codeOf({boxRows: 1, boxCols: 9}), 'shape');
  assert.equal(await codeOf({boxRows: -1, boxCols: NaN}), 'shape');
  assert.equal(await codeOf({level: 'easy', technique: 'x-wing'}), 'level');
});
