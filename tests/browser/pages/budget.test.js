// The budgets of tests/support/page/budgets.mjs. Of the start page, every byte is counted that the server sends until
// the first puzzle can be solved, but not what the service worker fetches afterwards, to work offline.
import assert from 'node:assert/strict';
import test from 'node:test';
import {ELEMENT, FIRST_LOAD, FIRST_SOLVE, weigh, weighEmbed} from '../../support/page/budgets.mjs';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {browser} from '../../support/page/contexts.mjs';

test('the first load of the start page keeps to its budget', needsBrowser, async (t) => {
  const {page, sent} = await openSite(t, {isOwn: true});
  await page.waitForFunction(() => document.querySelector('sudoku-scope').length > 0);
  await page.waitForLoadState('networkidle');
  const {bytes, lines} = weigh(sent);
  assert.ok(bytes <= FIRST_LOAD, `${bytes} bytes\n${lines}`);
});

test('an embed keeps to its budgets, before its first solve and with it', needsBrowser, async () => {
  const {element, everything} = await weighEmbed(await browser());
  assert.ok(element.bytes > 10_000, element.lines);
  assert.ok(element.bytes <= ELEMENT, `${element.bytes} bytes\n${element.lines}`);
  assert.ok(everything.bytes <= FIRST_SOLVE, `${everything.bytes} bytes\n${everything.lines}`);
});
