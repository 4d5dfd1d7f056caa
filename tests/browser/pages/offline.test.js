// Once seen, the page needs no server any more.
import assert from 'node:assert/strict';
import test from 'node:test';
import {keepAll, keeping, needsBrowser, openSite} from '../../support/page/browser.mjs';

test('the page reloads and solves with its server stopped', needsBrowser, async (t) => {
  const {page, stopServer} = await openSite(t, keeping);
  await page.waitForFunction(() => document.querySelector('sudoku-scope').length > 0);
  await keepAll(page);
  const length = await page.evaluate(() => document.querySelector('sudoku-scope').length);
  await stopServer();
  await page.reload();
  await page.waitForFunction((before) => document.querySelector('sudoku-scope').length === before, length);
  await page.getByRole('button', {name: 'Step', exact: true}).click();
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step > 0);
});

test('the rest of the site is kept only once the page is idle, and then all of it', needsBrowser, async (t) => {
  const {page, sent} = await openSite(t, keeping);
  const isKept = async () => (await caches.match('./learn/ac3.html')) !== undefined;
  await page.waitForFunction(isKept, null, {timeout: 60_000});
  await keepAll(page);
  const first = (/** @type {RegExp} */ kind) => sent.findIndex(({path}) => kind.test(path));
  assert.ok(first(/sudoku-core/) >= 0 && first(/sudoku-core/) < first(/learn|techniques/),
    'nothing of other pages comes before the puzzle can be solved');
  const kept = await page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({url}) => new URL(url).pathname);
  });
  for (const page of ['/', '/learn/', '/learn/board.html']) assert.ok(kept.includes(page), page);
  for (const kind of [/watch-\w+\.js$/, /engine-worker-\w+\.js$/, /sudoku-core-\w+\.wasm$/, /style-\w+\.css$/]) {
    assert.ok(kept.some((path) => kind.test(path)), `${kind} in ${kept}`);
  }
});
