// The weight of the first load: every byte that the server sends until the first puzzle can be solved is counted, as it
// is sent, that is gzipped. What the service worker fetches afterwards, to work offline, is no part of it. The
// guard is 77.6 KB; a clear module is worth more than a kilobyte.
import assert from 'node:assert/strict';
import {basename} from 'node:path';
import test from 'node:test';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';

const mostBytes = 77_600;

test('the first load stays below 77.6 KB', needsBrowser, async (t) => {
  const {page, sent} = await openSite(t);
  await page.waitForFunction(() => document.querySelector('sudoku-scope').length > 0);
  await page.waitForLoadState('networkidle');
  const total = sent.reduce((sum, {bytes}) => sum + bytes, 0);
  assert.ok(total <= mostBytes, sent.map(({path, bytes}) => `${bytes} ${basename(path)}`).join('\n'));
});
