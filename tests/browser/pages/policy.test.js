// The content security policy: sent by the server, written in the page, and kept to by all that the page does.
import assert from 'node:assert/strict';
import {readFile, readdir} from 'node:fs/promises';
import test from 'node:test';
import {keeping, needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {policy} from '../../../tools/policy.mjs';
import {startServer} from '../../../tools/serve.mjs';

/** Waits for the first puzzle, then takes every kind of step that the player has, and plays to the end. */
async function useThePage(page) {
  await page.waitForFunction(() => document.querySelector('sudoku-scope').length > 0);
  await page.getByRole('button', {name: 'Step', exact: true}).click();
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step > 0);
  await page.evaluate(() => document.querySelector('sudoku-scope').seek('end'));
  await page.waitForFunction(() => document.querySelector('sudoku-scope').ended);
}

test('pages, scripts and the wasm are sent with the policy and nosniff', async (t) => {
  const server = await startServer();
  t.after(server.close);
  const html = await (await fetch(server.url)).text();
  const script = html.match(/<script type="module" src="([^"]+)"/)[1];
  for (const path of ['', script]) {
    const {status, headers} = await fetch(server.url + path);
    assert.equal(status, 200);
    assert.equal(headers.get('content-security-policy'), policy);
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.equal(headers.get('referrer-policy'), 'no-referrer');
  }
});

test('each page carries the same policy as the server sends', async () => {
  const folders = ['', 'learn/'].map((folder) => new URL(`../../../build/site/${folder}`, import.meta.url));
  for (const folder of folders) {
    const pages = (await readdir(folder)).filter((name) => name.endsWith('.html'));
    assert.ok(pages.includes('index.html'));
    for (const name of pages) {
      const html = await readFile(new URL(name, folder), 'utf8');
      const [, written = ''] = html.match(/http-equiv="Content-Security-Policy"\s+content="([^"]+)"/) ?? [];
      assert.equal(written.replace(/\s+/g, ' '), policy, name);
    }
  }
});

test('a page in a folder works under the policy, in a worker, and breaks it nowhere', needsBrowser, async (t) => {
  const {page, problems} = await openSite(t, {...keeping, path: 'learn/board.html'});
  await useThePage(page);
  assert.equal(page.workers().length, 1);
  assert.deepEqual(problems, []);
});

test('the page works under the policy, in a worker, and breaks it nowhere', needsBrowser, async (t) => {
  const {page, problems} = await openSite(t, keeping);
  await useThePage(page);
  assert.equal(page.workers().length, 1);
  assert.deepEqual(problems, []);
});

test('it does so on a host that sends no policy', needsBrowser, async (t) => {
  const {page, problems} = await openSite(t, {...keeping, server: {headers: {'content-security-policy': null}}});
  await useThePage(page);
  assert.equal(page.workers().length, 1);
  assert.deepEqual(problems, []);
});

test('a script that somebody slips into the page does not run', needsBrowser, async (t) => {
  const {page, problems} = await openSite(t);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.slippedIn = true';
    document.body.append(script);
  });
  await eventually.equal(() => page.evaluate(() => globalThis.slippedIn), undefined);
  await eventually.match(() => problems.join('\n'), /Content Security Policy/);
});
