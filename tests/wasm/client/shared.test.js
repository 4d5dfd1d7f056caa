// The engine that all elements of a page share, where it does not start at once.
import assert from 'node:assert/strict';
import test from 'node:test';
import {sharedEngine} from '../../../web/src/client/engine-client.js';
import {EASY} from '../engine.mjs';

test('an engine that did not start is started again', async (t) => {
  const {WebAssembly: real} = globalThis;
  globalThis.WebAssembly = undefined;
  await assert.rejects(sharedEngine());
  globalThis.WebAssembly = real;
  const engine = await sharedEngine();
  t.after(() => engine.dispose());
  assert.equal((await engine.solve(EASY)).status, 'unique');
  assert.equal(await sharedEngine(), engine);
});
