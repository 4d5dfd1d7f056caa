// A new version of the site is deployed while tabs are open; a part of a page can't be loaded; other apps share a text.
import assert from 'node:assert/strict';
import {cp, mkdtemp, readFile, readdir, rename, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import test from 'node:test';
import {fileURLToPath} from 'node:url';
import {keepAll, keeping, needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';

const built = fileURLToPath(new URL('../../../build/site', import.meta.url));
const hash = /-([0-9a-z]{8})(?=\.\w+)/g;

/** A copy of the site that can be changed while it is served. @param {import('node:test').TestContext} t */
async function copyOfSite(t) {
  const folder = await mkdtemp(join(tmpdir(), 'sudokuscope-'));
  t.after(() => rm(folder, {recursive: true, force: true}));
  await cp(built, folder, {recursive: true});
  return folder;
}

/** Deploys another version: the same site with every hash reversed, in names, in code and in pages. */
async function deploy(folder) {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true}).catch(() => []);
  const files = entries.filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  const turned = (text) => text.replace(hash, (_, digits) => `-${[...digits].reverse().join('')}`);
  const version = /(name="version" content="|VERSION = "|")([0-9a-f]{8})(?=")/g;
  for (const file of files) {
    if (/\.(js|html|css)$/.test(file)) {
      const text = turned(await readFile(file, 'utf8'));
      await writeFile(file, text.replace(version, (_, before, digits) => before + [...digits].reverse().join('')));
    }
    if (turned(file) !== file) await rename(file, turned(file));
  }
}

const version = (page) => page.evaluate(() => document.querySelector('meta[name=version]').content);
const cachesKept = (page) => page.evaluate(() => caches.keys());

test('an open tab goes on after a deploy, says so, and is the new version after Reload', needsBrowser,
  async (t) => {
    const root = await copyOfSite(t);
    const {page, problems} = await openSite(t, {...keeping, path: 'play.html', server: {root}});
    await page.getByRole('gridcell').first().waitFor();
    await keepAll(page);
    const before = await version(page);
    await deploy(root);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
    const bar = page.getByText('A new version of Sudokuscope is ready.');
    await bar.waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('h');
    await page.getByText(/Hint 1|Look at/).first().waitFor();
    assert.deepEqual(problems, []);
    await eventually.equal(() => version(page), before);
    await eventually.equal(async () => (await cachesKept(page)).length, 2, 'files of both versions are kept');
    await page.getByRole('button', {name: 'Reload'}).click();
    await page.waitForFunction((old) => document.querySelector('meta[name=version]').content !== old, before);
    await page.waitForFunction(async () => (await caches.keys()).length === 1);
    await eventually.equal(() => bar.count(), 0);
  });

test('a part that can\'t be loaded is said, in a dialog that is open too', needsBrowser, async (t) => {
  const {page, stopServer, problems} = await openSite(t, {path: 'play.html', isOwn: true});
  await page.getByRole('gridcell').first().waitFor();
  await stopServer();
  await page.keyboard.press('?');
  await page.getByText('This part of the page could not be loaded.').waitFor();
  await page.getByRole('button', {name: 'Not now'}).click();
  await eventually.equal(() => page.locator('.version').count(), 0);
  await page.getByRole('button', {name: 'Hint'}).first().click();
  await page.getByText('This part of the page could not be loaded.').waitFor();
  assert.deepEqual(problems.filter((problem) => problem.startsWith('uncaught')), []);
});

test('pages are found without .html', needsBrowser, async (t) => {
  const {page, problems} = await openSite(t, {path: 'play'});
  await page.getByRole('gridcell').first().waitFor();
  assert.deepEqual(problems, []);
});

test('what another app shares is opened, and sent nowhere', needsBrowser, async (t) => {
  const {page, url, sent} = await openSite(t, keeping);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const shared = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
  await page.goto('about:blank');
  const before = sent.length;
  await page.setContent(`<form method="post" enctype="multipart/form-data" action="${url}?share">
    <input name="text" value="${shared}"><button>Share</button></form>`);
  await page.getByRole('button').click();
  await page.waitForFunction((line) => document.querySelector('sudoku-scope')?.puzzle?.includes?.(line.slice(0, 9)) ||
    location.hash.includes('4.....8.5.3'), shared);
  assert.ok(sent.slice(before).every(({path}) => !path.includes('share')), JSON.stringify(sent.slice(before)));
  assert.ok(!page.url().includes('#shared'));
});
