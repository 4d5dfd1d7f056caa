// Play, Compare, Speed and a chapter in German and Spanish: nothing stays English that is to be translated, nothing is
// wider than the window, keys do what they do in English.
import assert from 'node:assert/strict';
import test from 'node:test';
import {languages} from '../../../web/languages/index.js';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {englishOnly, textsOf} from '../../support/leftovers.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {withSmallSet} from '../../support/page/page.mjs';
import {inTurn} from '../../support/page/soak.mjs';

/**
 * Pages: what is there when one has said all that it says by itself, and what it says.
 * @type {Record<string, {ready: string, subjects: RegExp, ids: RegExp}>}
 */
const PAGES = {
  'play.html': {ready: '#status-panel h2', subjects: /^play/, ids: /^(play|nav|tool|menu|common)\./},
  'compare.html': {
    ready: 'body:not(.waiting) #table tbody td', subjects: /^compare/, ids: /^(compare|nav|tool|menu|common)\./,
  },
  'speed.html': {
    ready: 'body:not(.waiting) #size-table td', subjects: /^speed/, ids: /^(speed|nav|tool|menu|common)\./,
  },
  'learn/ac3.html': {ready: '.listing', subjects: /^(learn|exercises)/, ids: /^(learn|nav|tool|menu|common)\./},
  'learn/': {ready: '.way bdi[lang]', subjects: /^learn/, ids: /^(learn|nav|tool|menu|common)\./},
};
const viewport = {width: 1280, height: 800};

/** @param {import('node:test').TestContext} t @param {string} path @param {string} language */
async function open(t, path, language) {
  const site = await openSite(t, {...withSmallSet, path: `${path}?lang=${language}`, context: {viewport}});
  await site.page.locator(PAGES[path].ready).first().waitFor({state: 'attached'});
  return site;
}

/** @param {import('playwright-core').Page} page @param {string} path @param {string} language */
async function assertTranslated(page, path, language) {
  const {subjects, ids} = PAGES[path];
  const english = await englishOnly(language, subjects, ids);
  assert.ok(english.size > 30);
  await eventually.deepEqual(async () => (await textsOf(page)).filter((text) => english.has(text)), []);
}

const codes = Object.keys(languages);
const WIDTHS = [320, 1280];

for (const [turn, path] of Object.keys(PAGES).entries()) {
  for (const language of inTurn(codes, turn)) {
    test(`${language}: ${path} is translated, and as wide as the window`, needsBrowser, async (t) => {
      const {page, problems} = await open(t, path, language);
      await eventually.equal(() => page.evaluate(() => document.documentElement.lang), language);
      await assertTranslated(page, path, language);
      for (const width of inTurn(WIDTHS, turn)) {
        await page.setViewportSize({width, height: 800});
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        await eventually.ok(() => page.evaluate(() =>
          document.scrollingElement.scrollWidth <= document.scrollingElement.clientWidth), `${width} px`);
      }
      assert.deepEqual(problems, []);
    });
  }
}

for (const language of inTurn(codes, 1)) {
  test(`${language}: a game by keyboard, with its dialogs and a hint`, needsBrowser, async (t) => {
    const {page, problems} = await open(t, 'play.html', language);
    await page.keyboard.press('4');
    await page.waitForFunction(() => document.querySelector('#filled').textContent === '33');
    await eventually.match(() => page.locator('#spoken').textContent(), /^A1 \S+ 4\.$/);
    await page.keyboard.press('Control+z');
    await page.waitForFunction(() => document.querySelector('#filled').textContent === '32');
    await page.keyboard.press('?');
    await page.locator('dialog kbd').first().waitFor();
    await assertTranslated(page, 'play.html', language);
    await page.keyboard.press('Escape');
    await page.locator('[data-do=settings]').click();
    await page.locator('dialog select').first().waitFor();
    await assertTranslated(page, 'play.html', language);
    await page.keyboard.press('Escape');
    for (const [command, shown] of [['hint', '.hint-steps'], ['check', '.lead'], ['rate', '.figures']]) {
      await page.locator(`[data-do=${command}]`).click();
      await page.locator(`#status-panel ${shown}`).first().waitFor();
      await assertTranslated(page, 'play.html', language);
    }
    assert.deepEqual(problems, []);
  });
}

for (const language of inTurn(codes, 0)) {
  test(`${language}: a race by keyboard, with its dialogs`, needsBrowser, async (t) => {
    const {page, problems} = await open(t, 'compare.html', language);
    // Before the first run is there, a key has nowhere to go.
    await page.locator('#table tbody tr:first-child td').filter({hasText: /^\d/}).first().waitFor();
    const title = await page.locator('#title').textContent();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction((before) => document.querySelector('#title').textContent !== before, title);
    await assertTranslated(page, 'compare.html', language);
    for (const command of ['add', 'set']) {
      await page.locator(`[data-do=${command}]`).click();
      await page.locator('dialog h2').waitFor();
      await assertTranslated(page, 'compare.html', language);
      await page.keyboard.press('Escape');
    }
    assert.deepEqual(problems, []);
  });
}

for (const language of inTurn(codes, 1)) {
  test(`${language}: the prose of a chapter is marked as English, what is said to an answer is not`, needsBrowser,
    async (t) => {
      const {page} = await open(t, 'learn/ac3.html', language);
      await eventually.equal(() => page.locator('main').getAttribute('lang'), 'en');
      await page.locator('.exercise input').fill('2');
      await page.keyboard.press('Enter');
      const verdict = page.locator('.exercise output');
      await verdict.locator('b').waitFor();
      await eventually.equal(() => verdict.getAttribute('lang'), language);
      await eventually.doesNotMatch(() => verdict.textContent(), /It is/);
      await eventually.equal(() => page.locator('.way a[rel=next] span').getAttribute('lang'), language);
    });
}
