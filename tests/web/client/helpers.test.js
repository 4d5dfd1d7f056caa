// The helpers of solveMany: engines that are started when they are first needed.
import assert from 'node:assert/strict';
import test from 'node:test';
import {Pool} from '../../../web/src/client/solve-many.js';

/** An engine that answers each chunk at once. */
const answering = {
  solveChunk: async ({lines}) => {
    const count = lines.length / 81;
    return {nodes: Array(count).fill(0), text: new TextEncoder().encode(lines), statuses: Array(count).fill(1),
      others: [], ms: 1};
  },
};

test('a helper that could not start is started again by the next call', async () => {
  let starts = 0;
  const pool = new Pool(/** @type {any} */ (answering), async () => {
    starts += 1;
    if (starts === 1) throw new Error('offline');
    return /** @type {any} */ (answering);
  });
  const puzzles = Array(5000).fill('.'.repeat(81));
  for (const started of [1, 2, 2]) {
    const {results} = await pool.solve(puzzles, {threads: 2});
    assert.equal(results.length, puzzles.length);
    assert.equal(starts, started);
  }
});
