// Once seen, the site needs no server any more.
import assert from 'node:assert/strict';
import test from 'node:test';
import {keepAll, keeping, needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {isReady} from '../../support/page/game.mjs';
import {hardPuzzle} from '../../support/page/page.mjs';

/** Waits until there is something to step through. @param {import('playwright-core').Page} page */
const hasRun = (page) => page.waitForFunction(() => document.querySelector('sudoku-scope')?.length > 0);

/** The pages by their addresses, each with a sign that it works. */
const PAGES = {
  '': async (page) => {
    await hasRun(page);
    await page.getByRole('button', {name: 'Step', exact: true}).click();
    await page.waitForFunction(() => document.querySelector('sudoku-scope').step > 0);
  },
  'play.html': async (page) => {
    await isReady(page);
    await page.getByText('Offline. Pages you have opened still work.').waitFor();
  },
  [`compare.html#p=${hardPuzzle}&c=only-choice.first.ascending,only-choice.mrv.ascending`]: async (page) => {
    await page.locator('#progress[data-state=done]').waitFor();
    await eventually.match(() => page.locator('#table tbody tr').nth(1).textContent(), /25/);
  },
  'speed.html': async (page) => {
    await page.waitForFunction(() => document.body.dataset.state === 'empty');
    await page.locator('#run').click();
    await page.waitForFunction(() => document.querySelector('#bar').value >= 3);
  },
  'learn/ac3.html': hasRun,
  [`embed.html#p=${hardPuzzle}`]: hasRun,
};

test('every page has the site kept, whichever is seen first', needsBrowser, async (t) => {
  const {page, url} = await openSite(t, {...keeping, path: 'manifest.webmanifest'});
  for (const address of Object.keys(PAGES).filter((each) => !each.startsWith('embed'))) {
    await page.goto(url + address);
    await keepAll(page);
    for (const other of ['play.html', 'learn/ac3.html']) {
      await eventually.equal(() => page.evaluate(async (each) => !!await caches.match(each), url + other), true,
        `${address}: ${other}`);
    }
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).unregister();
      for (const name of await caches.keys()) await caches.delete(name);
    });
  }
});

test('the rest of the site is kept only once the page is idle, and then all of it; then no server is needed',
  needsBrowser, async (t) => {
    const {page, context, url, sent, stopServer} = await openSite(t, keeping);
    await t.test('nothing of other pages comes before the puzzle can be solved', async () => {
      await page.waitForFunction(async () => (await caches.match('./learn/ac3.html')) !== undefined);
      await keepAll(page);
      const first = (/** @type {RegExp} */ kind) => sent.findIndex(({path}) => kind.test(path));
      assert.ok(first(/sudoku-core/) >= 0 && first(/sudoku-core/) < first(/learn|techniques/));
    });
    await t.test('pages and what they need are kept', async () => {
      const kept = await page.evaluate(async () => {
        const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        return requests.flat().map(({url}) => new URL(url).pathname);
      });
      for (const page of ['/', '/learn/', '/learn/board.html']) assert.ok(kept.includes(page), page);
      for (const kind of [/watch-\w+\.js$/, /engine-worker-\w+\.js$/, /sudoku-core-\w+\.wasm$/, /style-\w+\.css$/]) {
        assert.ok(kept.some((path) => kind.test(path)), `${kind} in ${kept}`);
      }
    });
    await stopServer();
    await context.setOffline(true);
    await t.test('every page works without a server, and after a reload', async () => {
      for (const [address, works] of Object.entries(PAGES)) {
        await page.goto(url + address);
        await works(page);
      }
      await page.reload();
      await hasRun(page);
    });
    await t.test('pages are found without .html', async () => {
      for (const [path, title] of [['play', /Play/], ['compare', /Compare/], ['learn/ac3', /AC-3/]]) {
        await page.goto(url + path);
        await eventually.match(() => page.title(), title);
      }
      await page.locator('sudoku-scope').first().getByRole('gridcell').first().waitFor();
    });
  });

test('a page that was just opened works without a server, and so does the start page with what was open last',
  needsBrowser, async (t) => {
    const {page, context, url, stopServer, problems} = await openSite(t, keeping);
    await hasRun(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto(`${url}play.html`);
    await isReady(page);
    await stopServer();
    await context.setOffline(true);
    for (const address of ['play.html', 'play', '']) {
      await page.goto(url + address);
      await (address ? isReady(page) : hasRun(page));
    }
    assert.deepEqual(problems.filter((problem) => problem.startsWith('uncaught')), []);
  });

test('without a server, a page that isn\'t kept says so in the language of the reader, and can be tried again',
  needsBrowser, async (t) => {
    const {page, context, url, stopServer, problems} = await openSite(t, keeping);
    await hasRun(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await stopServer();
    await context.setOffline(true);
    const texts = {en: 'There is no connection', de: 'Es gibt keine Verbindung', es: 'No hay conexión'};
    for (const [language, text] of Object.entries(texts)) {
      await page.evaluate((code) => { localStorage['sudokuscope.language'] = code; }, language);
      await page.goto(`${url}learn/ac3.html`);
      assert.equal(page.url(), `${url}learn/ac3.html`);
      const said = await page.locator('main p').first().innerText();
      assert.ok(said.startsWith(text), said);
      for (const other of Object.values(texts)) assert.equal(said.includes(other), other === text, said);
    }
    await page.getByRole('button', {name: 'Reintentar'}).click();
    await page.getByRole('button', {name: 'Reintentar'}).waitFor();
    await page.getByRole('link', {name: 'Sudokuscope'}).click();
    await hasRun(page);
    assert.equal(page.url().split('#')[0], url);
    assert.deepEqual(problems.filter((problem) => problem.startsWith('uncaught')), []);
  });
