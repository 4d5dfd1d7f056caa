// The first load stays small: every byte that the server sends until the first puzzle can be solved is counted, as it
// is sent, that is gzipped. What the service worker fetches afterwards, to work offline, is no part of it.
import assert from 'node:assert/strict';
import {basename} from 'node:path';
import test from 'node:test';
import {needsBrowser, openSite} from '../support/browser.mjs';

const firstLoadBytes = 60_000;
const wasmBytes = 15_000;

test('the first load is at most 60 KB, the wasm in it at most 15 KB', needsBrowser, async (t) => {
  const {page, sent} = await openSite(t, {context: {serviceWorkers: 'block'}});
  await page.waitForFunction(() => document.querySelector('sudoku-scope').length > 0);
  await page.waitForLoadState('networkidle');
  const total = sent.reduce((sum, {bytes}) => sum + bytes, 0);
  const parts = sent.map(({path, bytes}) => `${bytes} ${basename(path)}`).join('\n');
  const wasm = sent.find(({path}) => path.endsWith('.wasm'));
  assert.ok(total <= firstLoadBytes, `${total} bytes\n${parts}`);
  assert.ok(wasm.bytes <= wasmBytes, `${wasm.bytes} bytes of wasm`);
});
