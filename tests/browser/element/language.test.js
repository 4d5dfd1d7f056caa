// An element in another language: that of the nearest `lang`, with its words, its numbers and its errors.
import assert from 'node:assert/strict';
import {fileURLToPath} from 'node:url';
import test from 'node:test';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {firstPuzzle, hardPuzzle} from '../../support/page/page.mjs';

/** The package, as a page of others has it. */
const root = fileURLToPath(new URL('../../../build/package/', import.meta.url)).replace(/\/$/, '');
const element = (attributes = '', puzzle = firstPuzzle) =>
  `<sudoku-scope puzzle="${puzzle}" ${attributes}></sudoku-scope>`;

/** A page with this in its body, and how many steps its first element has. */
async function openPage(t, body, lang = 'en') {
  const html = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>A text</title><body>${body}
    <script type="module" src="sudoku-scope.js"></script>`;
  const server = {root, headers: {'content-security-policy': null}};
  const site = await openSite(t, {path: 'text.html', server,
    prepare: (page) => page.route('**/text.html', (route) => route.fulfill({contentType: 'text/html', body: html}))});
  await site.page.waitForFunction(() => document.querySelector('sudoku-scope').length > 0);
  return site;
}

/** True if the words of a language were asked for. */
const hasFetched = ({sent}, code) => sent.some(({path}) => new RegExp(`(^|/)${code}-element`).test(path));

test('an element with a lang speaks it: buttons, cells, sentences, numbers', needsBrowser, async (t) => {
  const {page} = await openPage(t, element('lang="de" strategy="none.first.ascending" step="2345"', hardPuzzle));
  const step = page.getByRole('button', {name: 'Schritt', exact: true});
  await step.waitFor();
  await eventually.equal(() => page.locator('.scope').getAttribute('lang'), 'de');
  await eventually.equal(() => page.getByRole('button', {name: 'Abspielen'}).textContent(), 'Abspielen');
  await eventually.match(() =>
    page.getByRole('slider').getAttribute('aria-valuetext'), /^Schritt 2\.345 von [\d.]+, Tiefe \d+$/);
  await eventually.ok(async () =>
    (await page.getByRole('gridcell').allTextContents()).some((text) => text.endsWith(', Vorgabe')));
  await step.click();
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step === 2346);
  await eventually.match(() => page.locator('.words').first().textContent(), /Annahme|Widerspruch|kann nicht|ist \d/);
  await page.getByRole('tab', {name: 'Zahlen'}).click();
  await eventually.match(() => page.locator('.numbers').textContent(), /Annahmen/);
});

test('the page’s lang is that of its elements; what there is no language for is English', needsBrowser, async (t) => {
  const spanish = await openPage(t, element(), 'es-MX');
  await spanish.page.getByRole('button', {name: 'Reproducir'}).waitFor();
  assert.ok(hasFetched(spanish, 'es'));
  const other = await openPage(t, element(), 'tlh');
  await other.page.getByRole('button', {name: 'Play'}).waitFor();
  await eventually.equal(() => other.page.locator('.scope').getAttribute('lang'), 'en');
});

test('a page speaks one language, and one in English asks for no other', needsBrowser, async (t) => {
  const site = await openPage(t, `${element()}${element('lang="de"')}`);
  await site.page.waitForLoadState('networkidle');
  await eventually.equal(() => site.page.getByRole('button', {name: 'Play'}).count(), 2);
  assert.deepEqual(['de', 'es'].filter((code) => hasFetched(site, code)), []);
});

test('commands that come before the words are followed, and errors are in words of the language', needsBrowser,
  async (t) => {
    const {page} = await openPage(t, element('lang="de"'));
    const told = await page.evaluate(() => new Promise((resolve) => {
      const scope = document.createElement('sudoku-scope');
      scope.addEventListener('error', ({detail}) => resolve(detail));
      scope.setAttribute('strategy', 'no-such');
      scope.puzzle = document.querySelector('sudoku-scope').puzzle;
      scope.play();
      document.body.append(scope);
    }));
    assert.deepEqual(told, {code: 'strategy', message: 'Es gibt keinen Propagator namens „no-such“.'});
  });
