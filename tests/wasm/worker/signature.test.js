// The kernel needs as many nodes over the corpora as the native solver, in both of its builds.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test, {after} from 'node:test';
import {createEngine} from '../../../web/src/client/engine.js';

const data = new URL('../../data/', import.meta.url);
const linesOf = (file) => readFileSync(new URL(file, data), 'utf8').split('\n')
    .filter((line) => line && !line.startsWith('#'));
const kept = linesOf('signature.txt');

for (const simd of [true, false]) {
  const engine = await createEngine({mode: 'main', simd});
  after(() => engine.dispose());

  for (const signature of kept) {
    const [corpus] = signature.split(' ');
    test(`${corpus}: as many nodes as natively, ${simd ? 'with' : 'without'} SIMD`, async () => {
      const puzzles = linesOf(`corpora/${corpus}.txt`);
      let solutions = 0, nodes = 0;
      for (const puzzle of puzzles) {
        const answer = await engine.solve(puzzle, {limit: 2, keep: 0});
        solutions += answer.count;
        nodes += answer.nodes;
      }
      assert.equal([corpus, puzzles.length, solutions, nodes].join(' '), signature);
    });
  }
}
