// Starting once, and again after a failure.
import assert from 'node:assert/strict';
import test from 'node:test';
import {once} from '../../../web/src/common/once.js';

test('a start that succeeds is the only one', async () => {
  let starts = 0;
  const engine = once(async () => (starts += 1));
  assert.deepEqual(await Promise.all([engine(), engine()]), [1, 1]);
  assert.equal(await engine(), 1);
});

test('a start that failed is tried again', async () => {
  let starts = 0;
  const engine = once(async () => {
    starts += 1;
    if (starts === 1) throw new Error('offline');
    return starts;
  });
  await assert.rejects(Promise.all([engine(), engine()]), /offline/);
  assert.equal(await engine(), 2);
});
