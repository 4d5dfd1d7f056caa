// Once seen, the page needs no server any more.
import assert from 'node:assert/strict';
import test from 'node:test';
import {needsBrowser, openSite} from '../support/browser.mjs';

test('the page reloads and solves with its server stopped', needsBrowser, async (t) => {
  const {page, stopServer} = await openSite(t);
  await page.waitForFunction(() => document.querySelector('sudoku-scope').length > 0);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const length = await page.evaluate(() => document.querySelector('sudoku-scope').length);
  await stopServer();
  await page.reload();
  await page.waitForFunction((before) => document.querySelector('sudoku-scope').length === before, length);
  await page.getByRole('button', {name: 'Step', exact: true}).click();
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step > 0);
});

test('everything that the site consists of is kept for then', needsBrowser, async (t) => {
  const {page} = await openSite(t);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = await page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({url}) => new URL(url).pathname);
  });
  for (const page of ['/', '/learn/', '/learn/board.html']) assert.ok(kept.includes(page), page);
  for (const kind of [/app-\w+\.js$/, /engine-worker-\w+\.js$/, /sudoku-core-\w+\.wasm$/, /style-\w+\.css$/]) {
    assert.ok(kept.some((path) => kind.test(path)), `${kind} in ${kept}`);
  }
});
