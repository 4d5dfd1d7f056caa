// An element in somebody's text: what it weighs, when it loads, and when it plays.
import assert from 'node:assert/strict';
import {fileURLToPath} from 'node:url';
import test from 'node:test';
import {ruleSamples} from '../../../site/puzzles/rule-samples.js';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {firstPuzzle, hardPuzzle} from '../../support/page/page.mjs';

/** The package, as a page of others has it. */
const root = fileURLToPath(new URL('../../../build/package/', import.meta.url)).replace(/\/$/, '');
/** The promise, in bytes gzipped. */
const mostElement = 20_480;
const mostEmbed = 59_000;

/** A text with this in its body, to which the network doesn't bring what is `lost`. */
async function openText(t, body, {lost = '', ...context} = {}) {
  const html = `<!doctype html><meta charset="utf-8"><title>A text</title><body>${body}
    <script type="module" src="sudoku-scope.js"></script>`;
  const server = {root, headers: {'content-security-policy': null}};
  const site = await openSite(t, {path: 'text.html', server, context,
    prepare: async (page) => {
      await page.route('**/text.html', (route) => route.fulfill({contentType: 'text/html', body: html}));
      if (lost) await page.route(lost, (route) => route.abort());
    }});
  await site.page.waitForFunction(() => customElements.get('sudoku-scope'));
  return site;
}

test('an embed weighs no more than is promised', needsBrowser, async (t) => {
  const {page, sent} = await openText(t,
    `<sudoku-scope style="width:320px" controls="compact" puzzle="${firstPuzzle}"></sudoku-scope>`);
  await page.waitForFunction(() => document.querySelector('sudoku-scope').length > 0);
  await page.waitForLoadState('networkidle');
  const list = sent.map(({path, bytes}) => `${bytes} ${path.split('/').pop()}`).join('\n');
  const element = sent.find(({path}) => /\/element-\w+\.js$/.test(path));
  assert.ok(element.bytes <= mostElement, list);
  assert.ok(sent.reduce((sum, {bytes}) => sum + bytes, 0) <= mostEmbed, list);
});

test('where its layout can\'t be loaded, the element tells so, and still solves', needsBrowser, async (t) => {
  const {page} = await openText(t, `<script>addEventListener('error', ({detail}) => { window.told = detail; }, true)
    </script><sudoku-scope controls="full" puzzle="${firstPuzzle}"></sudoku-scope>`, {lost: '**/view-full-page-*.js'});
  await eventually.equal(() => page.evaluate(() => window.told?.code), 'load');
  await page.waitForFunction(() => document.querySelector('sudoku-scope').result);
});

test('where loading is lazy, the grid stands there and nothing is solved until it is near', needsBrowser, async (t) => {
  const {page, sent} = await openText(t, `<div style="height:4000px"></div>
    <sudoku-scope loading="lazy" controls="compact" puzzle="${firstPuzzle}"></sudoku-scope>`);
  await eventually.equal(() => page.getByRole('gridcell').nth(2).textContent(), '3, given');
  await page.waitForLoadState('networkidle');
  assert.equal(sent.some(({path}) => /session|worker|wasm/.test(path)), false);
  await page.evaluate(() => document.querySelector('sudoku-scope').scrollIntoView());
  await page.waitForFunction(() => document.querySelector('sudoku-scope').length > 0);
});

test('without room for panels, too, the sentence is that of the run that is shown', needsBrowser, async (t) => {
  const {page} = await openText(t, `<sudoku-scope style="width:320px" controls="compact" step="30"
    strategy="ac3.mrv.ascending" puzzle="${firstPuzzle}"></sudoku-scope>`);
  const sentence = () => page.locator('.words').textContent();
  await eventually.match(sentence, /→/);
  await page.evaluate(() => document.querySelector('sudoku-scope').removeAttribute('strategy'));
  await eventually.match(sentence, /32 givens/);
  const other = `12${'.'.repeat(79)}`;
  await page.evaluate((puzzle) => document.querySelector('sudoku-scope').setAttribute('puzzle', puzzle), other);
  await eventually.match(sentence, /A[12] in the same/);
});

/** The content of a lazy embed far below: its step, and if anything of that step is drawn. */
const belowAt = (page, step) => page.waitForFunction((wanted) => {
  const scope = document.querySelector('sudoku-scope');
  return scope.length > 0 && scope.step === wanted && scope.shadowRoot.querySelector('.words')?.textContent;
}, step);
const below = (attributes) => `<div style="height:4000px"></div>
  <sudoku-scope loading="lazy" controls="compact" puzzle="${firstPuzzle}" ${attributes}></sudoku-scope>`;

test('a lazy one that nobody has scrolled to is on paper at its step', needsBrowser, async (t) => {
  const {page} = await openText(t, below('step="12"'));
  await page.emulateMedia({media: 'print'});
  await belowAt(page, 12);
  await eventually.match(() => page.locator('.words').textContent(), /can't be/);
  await eventually.ok(() => page.locator('.words').isVisible());
});

test('it is ready before anybody prints; at its start it has nothing to wait for', needsBrowser, async (t) => {
  const {page} = await openText(t, `${below('step="12"')}${below('')}`);
  await belowAt(page, 12);
  await eventually.equal(() => page.evaluate(() => document.querySelectorAll('sudoku-scope')[1].run), null);
});

test('autoplay plays in view, rests out of view, and not where motion is unwelcome', needsBrowser, async (t) => {
  const body = `<sudoku-scope autoplay controls="compact" puzzle="${hardPuzzle}"></sudoku-scope>
    <div style="height:4000px"></div>`;
  const {page} = await openText(t, body);
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step > 0);
  await page.evaluate(() => scrollTo(0, 3000));
  await page.waitForFunction(() => document.querySelector('sudoku-scope').paused);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForFunction(() => !document.querySelector('sudoku-scope').paused);
  const calm = await openText(t, body, {reducedMotion: 'reduce'});
  await calm.page.waitForFunction(() => document.querySelector('sudoku-scope').result);
  await eventually.equal(() => calm.page.evaluate(() => document.querySelector('sudoku-scope').paused), true);
});

test('twelve on one page share one worker, and nothing moves', needsBrowser, async (t) => {
  const {page} = await openText(t, `<style>sudoku-scope{width:320px;height:486px;display:block}</style>
    ${`<sudoku-scope controls="compact" puzzle="${firstPuzzle}"></sudoku-scope>`.repeat(12)}`);
  await page.waitForFunction(() => [...document.querySelectorAll('sudoku-scope')].every(({result}) => result));
  assert.equal(page.workers().length, 1);
  const shifted = await page.evaluate(() => new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().reduce((sum, {value}) => sum + value, 0)))
      .observe({type: 'layout-shift', buffered: true});
    setTimeout(() => resolve(0), 300);
  }));
  assert.ok(shifted < 0.005, `shifted by ${shifted}`);
});

test('Step pressed while the puzzle is being read is taken once its run is there', needsBrowser, async (t) => {
  const {page} = await openText(t, '<sudoku-scope style="width:320px" controls="compact"></sudoku-scope>');
  await page.waitForFunction(() => document.querySelector('sudoku-scope').shadowRoot.querySelector('.step').disabled);
  let release = () => {};
  const pressed = new Promise((resolve) => { release = () => resolve(null); });
  await page.route('**/sudoku-full*.wasm', (route) => pressed.then(() => route.continue()));
  await page.evaluate((puzzle) => { document.querySelector('sudoku-scope').puzzle = puzzle; },
    firstPuzzle.replace(/.{9}/g, '|$&|\n'));
  await page.getByRole('button', {name: 'Step', exact: true}).click();
  await eventually.equal(() => page.evaluate(() => document.querySelector('sudoku-scope').length), 0);
  release();
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step > 0);
});

test('as narrow as it gets, no candidate is too small to be read, and no label is cut off', needsBrowser, async (t) => {
  const {puzzle, rules} = ruleSamples.find(({id}) => id === 'killer');
  const {page} = await openText(t, [200, 250, 320].map((width) => `<sudoku-scope style="width:${width}px" ` +
    `controls="compact" puzzle="https://a.example/#p=${puzzle}&amp;rules=${rules}&amp;v=2"></sudoku-scope>`).join(''));
  await page.waitForFunction(() => [...document.querySelectorAll('sudoku-scope')].every((scope) => scope.length > 0));
  await page.evaluate(() => {
    for (const scope of document.querySelectorAll('sudoku-scope')) scope.seek(1);
  });
  await page.waitForFunction(() => [...document.querySelectorAll('sudoku-scope')].every(({shadowRoot}) =>
    shadowRoot.querySelector('.candidates > *') && shadowRoot.querySelector('.rule-total')));
  const embeds = await page.evaluate(() => [...document.querySelectorAll('sudoku-scope')].map(({shadowRoot}) => {
    const size = (text) => parseFloat(getComputedStyle(text).fontSize);
    const smallest = (texts) => Math.min(...[...shadowRoot.querySelectorAll(texts)].map(size));
    const step = shadowRoot.querySelector('.step');
    return {
      candidates: smallest('.candidates text'), dots: shadowRoot.querySelectorAll('.candidates circle').length > 300,
      totals: smallest('.rule-total'), isCutOff: step.scrollWidth > step.clientWidth,
    };
  }));
  for (const {candidates, dots, totals, isCutOff} of embeds) {
    assert.ok(candidates >= 7 && dots === (candidates === Infinity), `${candidates} ${dots}`);
    assert.ok(totals >= 6.5, `${totals}`);
    assert.equal(isCutOff, false);
  }
  assert.deepEqual(embeds.map(({dots}) => dots), [true, true, false]);
});
