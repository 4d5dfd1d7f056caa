// build/site is the whole site: copied anywhere, into any subfolder of any static host, it works.
import assert from 'node:assert/strict';
import {cp, mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import test from 'node:test';
import {fileURLToPath} from 'node:url';
import {keeping, needsBrowser, openSite} from '../../support/page/browser.mjs';

const built = fileURLToPath(new URL('../../../build/site', import.meta.url));

for (const path of ['', 'learn/board.html']) {
  test(`${path || 'index.html'} in a copy in a subfolder of a plain host works, and asks for nothing outside of it`,
    needsBrowser, (t) => worksInASubfolder(t, path));
}

/** @param {import('node:test').TestContext} t @param {string} path of the page that is opened */
async function worksInASubfolder(t, path) {
  const folder = await mkdtemp(join(tmpdir(), 'sudokuscope-'));
  t.after(() => rm(folder, {recursive: true}));
  await cp(built, folder, {recursive: true});
  const plain = {'content-security-policy': null, 'cross-origin-opener-policy': null, 'cache-control': null};
  const asked = [];
  const {page, url, problems} = await openSite(t, {
    ...keeping, path,
    server: {root: folder, base: '/people/ann/sudoku/', headers: plain},
    prepare: async (page) => page.on('request', (request) => asked.push(request.url())),
  });
  await page.waitForFunction(() => document.querySelector('sudoku-scope').length > 0);
  await page.getByRole('button', {name: 'Step', exact: true}).click();
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step > 0);
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.active);
  assert.deepEqual(asked.filter((address) => !address.startsWith(url)), []);
  assert.deepEqual(problems, []);
}
