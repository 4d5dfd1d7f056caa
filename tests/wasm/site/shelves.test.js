// The puzzles of the shelf: fifteen of each level, which anybody can make again.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import {shelves} from '../../../site/puzzles/shelves.js';
import {engineFor} from '../engine.mjs';

const engine = await engineFor(after);

test('there are four levels with fifteen puzzles each, all different', () => {
  assert.deepEqual(shelves.map(({level}) => level), ['very-easy', 'easy', 'medium', 'hard']);
  assert.deepEqual(shelves.map(({puzzles}) => puzzles.length), [15, 15, 15, 15]);
  assert.equal(new Set(shelves.flatMap(({puzzles}) => puzzles)).size, 60);
});

for (const {level, puzzles} of shelves) {
  test(`${level}: each has one solution and its level, and half a turn leaves its pattern as it is`, async () => {
    for (const puzzle of puzzles) {
      assert.equal((await engine.solve(puzzle)).status, 'unique');
      assert.equal((await engine.rate(puzzle)).rating.level, level);
      const pattern = puzzle.replace(/[1-9]/g, 'x');
      assert.equal([...pattern].reverse().join(''), pattern);
    }
  });

  test(`${level}: the generator makes them from their seeds`, async () => {
    for (const place of [1, 7, 15]) {
      const made = await engine.generate({level, symmetry: 'rotational180', seed: `${level} ${place}`});
      assert.equal(made.text, puzzles[place - 1]);
    }
  });
}
