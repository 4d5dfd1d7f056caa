// The page that measures: the bench in the browser, in each of its states, and what is exported.
import assert from 'node:assert/strict';
import test from 'node:test';
import {MOST_MS} from '../../../site/speed/sets.js';
import {violations} from '../../support/page/axe.mjs';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {inTurn, testOrSoak} from '../../support/page/soak.mjs';

const groups = ['difficulty', 'size', 'share'];

/** Opens the page and waits until its engine is there. */
async function openSpeed(t, options = {}) {
  const context = {permissions: ['clipboard-read', 'clipboard-write'], ...options.context};
  const site = await openSite(t, {...options, path: 'speed.html', context});
  await site.page.waitForFunction(() => document.body.dataset.state === 'empty');
  return site;
}

/** Measures until so many puzzles are done, then cancels. */
async function measureSome(page, wanted = 3) {
  await page.locator('#run').click();
  await page.waitForFunction((count) => document.querySelector('#bar').value >= count, wanted);
  await page.locator('#cancel').click();
  await page.waitForFunction(() => document.body.dataset.state === 'cancelled');
}

/** The cells of a table, row by row. */
const cellsOf = (page, group) => page.locator(`#${group}-table tbody tr`).evaluateAll((rows) =>
  rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)));

test('before anything is measured, tables and charts say so', needsBrowser, async (t) => {
  const {page, problems} = await openSpeed(t);
  await eventually.match(() => page.locator('#progress').textContent(), /^\d+ puzzles, under a minute$/);
  for (const group of groups) {
    await eventually.ok(async () => (await cellsOf(page, group)).flat().every((words) => words === '–'));
    await eventually.equal(() => page.locator(`#${group}-chart desc`).textContent(), 'Nothing measured yet.');
  }
  await eventually.ok(() => page.locator('#csv').isDisabled());
  await eventually.ok(() => page.locator('#cancel').isHidden());
  assert.deepEqual(problems, []);
});

/**
 * A bench of fewer puzzles, each with less time: its minute is for many of a kind, which are measured alike. Of each
 * set of 60 six stay, of seven large ones one; a pass over a set takes a quarter of its time.
 */
const FEWER = {
  sets: /(\{id:"(?:easy|few|hard)",lines:\[(?:"[^"]*",){5}"[^"]*")(?:,"[^"]*"){54}\]/g, seven: '{length:7}',
  pass: '<120&&',
};
const PATIENCE_MS = MOST_MS / 4;

async function makeShort(page) {
  await page.addInitScript(({most, patience}) => {
    const later = globalThis.setTimeout;
    globalThis.setTimeout = (act, ms, ...rest) => later(act, ms === most ? patience : ms, ...rest);
  }, {most: MOST_MS, patience: PATIENCE_MS});
  await page.route(/speed-view-\w+\.js/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    assert.equal(text.match(FEWER.sets)?.length, 3);
    for (const once of [FEWER.seven, FEWER.pass]) assert.equal(text.split(once).length, 2);
    const fewer = text.replace(FEWER.sets, '$1]').replace(FEWER.seven, '{length:1}').replace(FEWER.pass, '<30&&');
    await route.fulfill({response, body: fewer});
  });
}

test('the bench is measured to its end, drawn and exported', {...needsBrowser, timeout: 300_000}, async (t) => {
  const {page, problems} = await openSpeed(t, {prepare: testOrSoak(makeShort, undefined)});
  await page.locator('#run').click();
  await page.waitForFunction(() => document.body.dataset.state === 'done', null, {timeout: 280_000});
  await eventually.match(() => page.locator('#title').textContent(),
    /: [\d.]+ µs each, [\d,.]+( million)? a second on \d+ threads?$/);
  for (const group of groups) {
    const cells = await cellsOf(page, group);
    for (const row of cells) {
      const isFigure = (words) => /^([\d.,]+ ?(µs|ms|s|(million)?\/s)?|2 s\+)$/.test(words);
      assert.ok(row.slice(1).every(isFigure), row.join(' '));
    }
    const words = await page.locator(`#${group}-chart desc`).textContent();
    assert.equal(words.match(/median/g).length, cells.length);
  }
  const heads = await page.locator('#difficulty-table th[scope=col]').allTextContents();
  assert.deepEqual(heads.slice(0, 5), ['Puzzles', 'Guesses', 'Median', 'SIMD', 'Plain']);
  const threads = Number(/on (\d+) thread/.exec(await page.locator('#machine').textContent())[1]);
  await eventually.equal(() => page.workers().length, threads);
  await takesAway(page);
  assert.deepEqual(problems, []);
});

/** Both copies hold what the tables do. */
async function takesAway(page) {
  const copied = async (id) => {
    await page.locator(`#${id}`).click();
    await page.locator('#toast', {hasText: 'copied'}).waitFor();
    await page.waitForFunction(() => document.querySelector('#toast').textContent === '');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const [head, ...lines] = (await copied('csv')).trim().split('\r\n');
  assert.equal(head, 'Group,Set,Puzzle,Microseconds,Guesses');
  await eventually.equal(() => page.evaluate(() => document.querySelector('#bar').max), lines.length);
  const text = await copied('text');
  assert.match(text, /^Sudokuscope's solver\. WebAssembly on \d+ thread/);
  const [[, median]] = await cellsOf(page, 'size');
  assert.ok(text.split('\n').some((line) => line.startsWith('4×4') && line.includes(median)));
}

test('the figures of its text are written as the language writes numbers', needsBrowser, async (t) => {
  const {page} = await openSite(t, {path: 'speed.html?lang=de'});
  const figures = () => page.locator('.shares td').allTextContents();
  await eventually.ok(async () => (await figures()).includes('1.465'));
  await eventually.deepEqual(async () => (await figures()).filter((text) => text.includes(',')), []);
});

test('cancelled, it keeps what was measured and the focus, all by keyboard', needsBrowser, async (t) => {
  const {page} = await openSpeed(t);
  await page.locator('#run').focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement.id === 'cancel');
  await page.waitForFunction(() => document.querySelector('#bar').value >= 2);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.body.dataset.state === 'cancelled');
  await eventually.match(() => page.locator('#progress').textContent(), /^Cancelled after \d+ of \d+ puzzles\. /);
  await eventually.equal(() => page.evaluate(() => document.activeElement.textContent), 'Measure again');
  await eventually.match(async () => (await cellsOf(page, 'difficulty'))[0][1], /µs$/);
  await eventually.ok(() => page.locator('#csv').isEnabled());
  await measureSome(page);
});

test('without WebAssembly it says that nothing can be measured', needsBrowser, async (t) => {
  const {page} = await openSite(t, {
    path: 'speed.html',
    prepare: (page) => page.addInitScript(() => {
      delete window.WebAssembly;
      delete window.Worker;
    }),
  });
  await page.locator('#no-engine').waitFor({state: 'visible'});
  await eventually.ok(() => page.locator('#run').isHidden());
});

test('where the kernel does not come it says so, and tries again', needsBrowser, async (t) => {
  const {page, context} = await openSpeed(t, {isOwn: true});
  await context.route(/sudoku-kernel/, (route) => route.abort());
  await page.locator('#run').click();
  await page.getByRole('button', {name: 'Try again'}).waitFor();
  await eventually.match(() => page.locator('#progress').textContent(), /^The engine gave no answer/);
  await context.unroute(/sudoku-kernel/);
  await measureSome(page);
});

test('without workers it measures in the page', needsBrowser, async (t) => {
  const {page} = await openSpeed(t, {prepare: (page) => page.addInitScript(() => delete window.Worker)});
  await page.locator('#machine', {hasText: 'in the page itself'}).waitFor();
  await measureSome(page);
  await eventually.match(async () => (await cellsOf(page, 'difficulty'))[0][1], /µs$/);
});

const LOOKS = /** @type {const} */ ([[640, 'light'], [320, 'dark'], [1280, 'dark']]);
for (const [width, colorScheme] of inTurn(LOOKS, 0)) {
  test(`at ${width} px nothing is too wide, and axe finds nothing, ${colorScheme}`, needsBrowser, async (t) => {
    const {page} = await openSpeed(t, {context: {viewport: {width, height: 800}, colorScheme}});
    await measureSome(page);
    await eventually.ok(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await eventually.deepEqual(() => violations(page), []);
  });
}

test('the other pages lead to it', needsBrowser, async (t) => {
  const {page} = await openSite(t);
  for (const path of ['', 'compare.html']) {
    await page.goto(new URL(path, page.url()).href);
    await eventually.match(() => page.getByRole('link', {name: 'Speed'}).first().getAttribute('href'), /speed\.html$/);
  }
});
