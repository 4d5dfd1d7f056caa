// The engine that all elements of a page share, where it does not start at once.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import test from 'node:test';
import {EASY} from '../engine.mjs';

/** Runs in a process of its own, since other tests start engines at the same time. */
const SCRIPT = `
  import {sharedEngine} from '${new URL('../../../web/src/client/engine-client.js', import.meta.url)}';
  const {WebAssembly: real} = globalThis;
  globalThis.WebAssembly = undefined;
  const failed = await sharedEngine().then(() => 'started', () => 'failed');
  globalThis.WebAssembly = real;
  const engine = await sharedEngine();
  const {status} = await engine.solve('${EASY}');
  console.log(failed, status, await sharedEngine() === engine);
  engine.dispose();
`;

test('an engine that did not start is started again', () => {
  const {stdout, stderr} = spawnSync(process.execPath, ['--input-type=module', '--eval', SCRIPT], {encoding: 'utf8'});
  assert.equal(stdout, 'failed unique true\n', stderr);
});
