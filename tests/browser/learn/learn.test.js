// The tutorial: every chapter reads without scripts, stays still while it loads, fits a phone, and is written so that
// its text moves its grids.
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import test from 'node:test';
import {chaptersOf} from '../../../tools/pages/chapters.mjs';
import {violations} from '../../support/page/axe.mjs';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {gridsInSight, shiftsIn} from '../../support/page/chapter.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {THEMES, inTurn, testOrSoak} from '../../support/page/soak.mjs';

const index = await readFile(new URL('../../../site/learn/en/index.html', import.meta.url), 'utf8');
const chapters = chaptersOf(index).map(({file}) => `learn/${file}`);
const pages = ['learn/', ...chapters];

/** A page in a theme and at a width. @typedef {{path: string, width: number, colorScheme: 'light' | 'dark'}} Look */

const WIDTHS = [320, 768, 1280];
/** @type {Look[]} */
const looks = pages.flatMap((path, turn) => inTurn(WIDTHS, turn).flatMap((width) =>
  inTurn(THEMES, turn).map((colorScheme) => ({path, width, colorScheme}))));

for (const {path, width, colorScheme} of looks) {
  test(`${path} at ${width} px, ${colorScheme}`, needsBrowser, async (t) => {
    const viewport = {width, height: 823};
    const {page, problems} = await openSite(t, {path, context: {viewport, colorScheme, reducedMotion: 'reduce'}});
    await gridsInSight(page);
    await page.waitForLoadState('networkidle');
    await t.test('the layout does not shift, and fits', async () => {
      const shifted = await shiftsIn(page);
      assert.ok(shifted < 0.001, String(shifted));
      await eventually.equal(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
    });
    await t.test('no violation', () => eventually.deepEqual(() => violations(page), []));
    await t.test('links to steps move their grids', () => linksMoveGrids(page));
    assert.deepEqual(problems, []);
  });
}

/**
 * In `./dev test` the first and the last; that each leads to a step, tests/wasm/site/learn.test.js says.
 * @param {import('playwright-core').Page} page
 */
async function linksMoveGrids(page) {
  const links = await page.locator('a[data-scope-step]').all();
  for (const link of testOrSoak(links.filter((_, at) => at % Math.max(1, links.length - 1) === 0), links)) {
    const words = await link.getAttribute('data-scope-step');
    const scope = page.locator(await link.getAttribute('href'));
    await scope.scrollIntoViewIfNeeded();
    await page.waitForFunction((at) => at.length > 0, await scope.elementHandle());
    // From the other end of the run, so that there is a way to go.
    const start = words === 'end' ? 'start' : 'end';
    await scope.evaluate((at, end) => at.seek(end), start);
    await page.waitForFunction(([at, end]) => (end === 'end') === at.ended, [await scope.elementHandle(), start]);
    await link.click();
    const handle = await scope.elementHandle();
    if (words === 'end') await page.waitForFunction((at) => at.ended, handle);
    else if (words === 'start') await page.waitForFunction((at) => at.step === 0, handle);
    else await page.waitForFunction((at) => at.getAttribute('aria-current') === 'step', await link.elementHandle());
  }
}

for (const path of pages) {
  test(`${path}: reads without scripts`, needsBrowser, async (t) => {
    const {page} = await openSite(t, {path, context: {javaScriptEnabled: false}});
    const boards = page.locator('sudoku-scope > pre');
    await eventually.equal(() => boards.count(), await page.locator('sudoku-scope').count());
    for (const board of await boards.all()) await eventually.ok(() => board.isVisible());
    await eventually.equal(() => page.locator('.try:visible').count(), 0, 'nothing that does nothing');
  });
}

/** The words of the exercise on a chapter's page about an answer. */
async function answer(page, text) {
  const form = page.locator('form.exercise');
  const before = await form.locator('output').textContent();
  await form.getByRole('textbox').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await page.waitForFunction(([shown, old]) => shown.textContent !== old,
    [await form.locator('output').elementHandle(), before]);
  return form.locator('output').textContent();
}

test('the program of a chapter can be downloaded, and copied', needsBrowser, async (t) => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const {page} = await openSite(t, {path: 'learn/stalled.html', context: {permissions}});
  const link = page.locator('.program a');
  await eventually.equal(() => link.getAttribute('download'), '');
  const program = await (await page.request.get(await link.evaluate((each) => each.href))).text();
  assert.match(program, /def read\([^]*def reduce_more\(/);
  await page.getByRole('button', {name: 'Copy the program'}).click();
  await page.getByText('Program copied.').waitFor();
  await eventually.equal(() => page.evaluate(() => navigator.clipboard.readText()), program);
});

test('an exercise judges a candidate by the run, and goes on from a right answer', needsBrowser, async (t) => {
  const {page} = await openSite(t, {path: 'learn/elimination.html'});
  const step = () => page.evaluate(() => document.querySelector('#passes').step);
  await page.locator('.exercise a[data-scope-step]').click();
  await page.waitForFunction(() => document.querySelector('#passes').step === 286);
  assert.match(await answer(page, 'what'), /Please type a cell and a digit/);
  assert.match(await answer(page, 'E2 9'), /^(Later|No)\./);
  await eventually.equal(step, 286);
  assert.match(await answer(page, 'a6 4'), /^Right\. .*A6.*: E6 in the same column is 4\./);
  await eventually.ok(async () => await step() > 286);
  assert.match(await answer(page, 'A6 4'), /^No\. That is known already\. .*A6/);
});

const WAYS = ['4 leaves A6', 'A6 can’t be 4', 'A6 can\'t be 4: E6 in the same column is 4', 'r1c6 4', 'r1c6=4', 'A64'];

test('elimination: an answer may be put in many ways', needsBrowser, async (t) => {
  const {page} = await openSite(t, {path: 'learn/elimination.html'});
  for (const text of WAYS) {
    await page.locator('.exercise a[data-scope-step]').click();
    await page.waitForFunction(() => document.querySelector('#passes').step === 286);
    assert.doesNotMatch(await answer(page, 'what'), /^Right/);
    assert.match(await answer(page, text), /^Right\./, text);
  }
});

test('search: a wrong guess gets an answer about that guess', needsBrowser, async (t) => {
  const {page} = await openSite(t, {path: 'learn/search.html'});
  await page.locator('.exercise a[data-scope-step]').click();
  await page.waitForFunction(() => document.querySelector('#tree').step > 0);
  assert.match(await answer(page, 'G5 5'), /^No\. G5 is right, but another digit is tried first\./);
  assert.match(await answer(page, 'A1 2'), /^No\. A1 is 4 already\./);
  assert.match(await answer(page, 'A2 4'), /^No\. A2 can’t be 4\./);
  assert.match(await answer(page, 'A2 6'), /^No\. A2 has \d candidates, and another cell has fewer\./);
});

test('differences, your-own: guesses of other orders', needsBrowser, async (t) => {
  const {page} = await openSite(t, {path: 'learn/differences.html'});
  await page.locator('.exercise a[data-scope-step]').click();
  await page.waitForFunction(() => document.querySelector('#strength').run?.strategy.variable === 'first');
  await page.waitForFunction(() => document.querySelector('#strength').step > 0);
  const told = await page.locator('.exercise details p').textContent();
  assert.match(await answer(page, 'I9 1'), /^No\./);
  assert.match(await answer(page, told.replace(/^\D*\d+: /, '')), /^Right\./);
  const {page: own} = await openSite(t, {path: 'learn/your-own.html'});
  await own.locator('.exercise a[data-scope-step]').click();
  await own.waitForFunction(() => document.querySelector('#own').step > 0);
  assert.match(await answer(own, 'B6 8'), /^No\./);
  assert.match(await answer(own, 'B6 7'), /^Right\./);
});

test('cost: how many digits were forced, from the strategy that is chosen', needsBrowser, async (t) => {
  const {page} = await openSite(t, {path: 'learn/cost.html'});
  await page.locator('.exercise a[data-scope-step]').click();
  await page.waitForFunction(() => document.querySelector('#cost').run?.strategy.propagation === 'forward-checking');
  assert.match(await answer(page, '351'), /^No\. That counts every digit/);
  assert.match(await answer(page, '11'), /^No\. That is the number of guesses/);
  assert.match(await answer(page, '53'), /^Right\./);
});

for (const [file, right] of [
  ['elimination', 'A6 4'], ['only-choice', 'B2 6'], ['stalled', 'F2 4'], ['search', 'G5 4'], ['cost', '53'],
  ['differences', 'A4 9'], ['your-own', 'B6 7'], ['other-rules', 'F5 9'],
]) {
  test(`${file}: whoever passes over the link of the question is right, too, and stays right`, needsBrowser,
    async (t) => {
      const {page} = await openSite(t, {path: `learn/${file}.html`});
      const said = await answer(page, right);
      assert.match(said, /^Right\./);
      const before = await page.locator('form.exercise output b').elementHandle();
      await page.keyboard.press('Enter');
      await page.waitForFunction((verdict) => !verdict.isConnected, before);
      await eventually.equal(() => page.locator('form.exercise output').textContent(), said);
    });
}

test('search: a question is about its step, wherever the reader has gone since', needsBrowser, async (t) => {
  const {page} = await openSite(t, {path: 'learn/search.html'});
  assert.match(await answer(page, 'A2 6'), /^No\./);
  await page.evaluate(() => document.querySelector('#tree').seek(900));
  assert.match(await answer(page, 'G5 4'), /^Right\./);
});

for (const [file, wrong, right] of [
  ['only-choice', 'A1 4', 'B2 6'], ['stalled', 'A2 1', 'F2 4'], ['search', 'A1 2', 'G5 4'],
]) {
  test(`${file}: an exercise by keyboard, answered wrong and right`, needsBrowser, async (t) => {
    const {page} = await openSite(t, {path: `learn/${file}.html`});
    const link = page.locator('.exercise a[data-scope-step]');
    const words = await link.getAttribute('data-scope-step');
    await link.focus();
    await page.keyboard.press('Enter');
    const grid = await page.locator(await link.getAttribute('href')).elementHandle();
    await page.waitForFunction(([at, to]) => at.length > 0 && (to === 'start' || at.step > 0), [grid, words]);
    assert.match(await answer(page, wrong), /^(Later|No)\./);
    assert.match(await answer(page, right), /^Right\./);
  });
}

for (const [file, far, near, right] of [
  ['board', '100', '576', '593'], ['units', '8', '15', '12'], ['constraints', '8', '7', '112'],
  ['ac3', '2', '12', '11'],
]) {
  test(`${file}: a number is judged, and what is near gets an answer of its own`, needsBrowser, async (t) => {
    const {page} = await openSite(t, {path: `learn/${file}.html`});
    assert.match(await answer(page, far), /^No\. It is (more|less)\./);
    assert.match(await answer(page, near), /^No\. (?!It is)/);
    assert.match(await answer(page, right), /^Right\./);
  });
}

test('certain: a proof is checked, changed and refused, and taken from the grid', needsBrowser, async (t) => {
  const {page} = await openSite(t, {path: 'learn/certain.html'});
  const check = page.getByRole('button', {name: 'Check', exact: true});
  await check.click();
  await page.getByText('Accepted. Every line follows.').waitFor();
  const proof = page.getByRole('textbox', {name: 'Proof'});
  await proof.fill((await proof.inputValue()).replace('5 3 4', '3 4'));
  await check.click();
  await page.getByText('Refused. Line 2 of the proof: a hinted clause has more than one number left').waitFor();
  await page.getByRole('button', {name: 'Take the proof of the grid'}).click();
  await page.waitForFunction(() => document.querySelector('[name=lrat]').value.split('\n').length > 10);
  await check.click();
  await page.getByText('Accepted. Every line follows.').waitFor();
});

test('an answer is read out: it stands in a live region', needsBrowser, async (t) => {
  const {page} = await openSite(t, {path: 'learn/units.html'});
  assert.match(await answer(page, '12'), /It is 12/);
  await eventually.match(() => page.locator('form.exercise').ariaSnapshot(), /status: Right\. It is 12\./);
});

test('a figure stays in view beside its text, and never covers another', needsBrowser, async (t) => {
  const {page} = await openSite(t, {context: {viewport: {width: 1280, height: 900}}, path: 'learn/other-rules.html'});
  const covered = await page.evaluate(async () => {
    const figures = [...document.querySelectorAll('.demo')];
    let count = 0;
    for (let top = 0; top < document.documentElement.scrollHeight; top += 200) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
      const boxes = figures.map((figure) => figure.getBoundingClientRect());
      count += boxes.slice(1).filter((box, i) => box.top < boxes[i].bottom).length;
    }
    return count;
  });
  assert.equal(covered, 0);
});

test('printed, the tutorial keeps its text and leaves out what can only be pressed', needsBrowser, async (t) => {
  const {page} = await openSite(t, {path: 'learn/search.html'});
  await page.emulateMedia({media: 'print'});
  for (const gone of ['.head', '.way', '.try']) await eventually.equal(() =>
    page.locator(`${gone}:visible`).count(), 0, gone);
  await eventually.ok(() => page.getByRole('heading', {level: 1}).isVisible());
});

test('code is copied by its button, and all of it is seen at 1280 px', needsBrowser, async (t) => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const {page, url} = await openSite(t, {context: {viewport: {width: 1280, height: 800}, permissions}});
  for (const path of testOrSoak(['learn/ac3.html', 'learn/cost.html'], chapters)) {
    await page.goto(url + path);
    await page.waitForFunction(() => [...document.querySelectorAll('pre.code')]
      .every((listing) => listing.parentElement.matches('.listing')));
    const cut = () => page.locator('pre.code').evaluateAll((all) => all
      .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth).map(({textContent}) => textContent));
    await eventually.deepEqual(cut, [], path);
    for (const listing of await page.locator('.listing').all()) {
      await listing.getByRole('button', {name: 'Copy'}).click();
      await page.getByText('Code copied.').waitFor();
      const code = await listing.locator('pre').textContent();
      await eventually.equal(() => page.evaluate(() => navigator.clipboard.readText()).then((text) => text.trimEnd()),
        code.trimEnd());
      await page.locator('#toast').evaluate((toast) => toast.replaceChildren());
    }
  }
});
