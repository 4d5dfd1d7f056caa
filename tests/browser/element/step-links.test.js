// Links in the text that drive an element, and the range of steps that it keeps to.
import assert from 'node:assert/strict';
import test from 'node:test';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {hardPuzzle} from '../../support/page/page.mjs';

const links = ['12', 'guess 3', 'contradiction', 'pass 2', 'place C7', 'end', 'guess 99', 'nonsense', 'next'];

/** A page with a text of links and one element, which has a run. */
async function openText(t, attributes = {}) {
  const {page} = await openSite(t);
  await page.waitForFunction(() => customElements.get('sudoku-scope'));
  await page.evaluate(({words, given}) => {
    const scope = document.createElement('sudoku-scope');
    for (const [name, value] of Object.entries({id: 'demo', ...given})) scope.setAttribute(name, value);
    document.body.replaceChildren(scope);
    for (const each of words) {
      const link = document.createElement('a');
      link.href = '#demo';
      link.dataset.scopeStep = each;
      link.textContent = each;
      document.body.append(link, ' ');
    }
    window.scope = scope;
    window.errors = [];
    scope.addEventListener('error', ({detail}) => window.errors.push(detail.message));
  }, {words: links, given: {puzzle: hardPuzzle, ...attributes}});
  await page.waitForFunction(() => window.scope.result);
  return page;
}

const event = (page, at) => page.evaluate(async (step) => (await window.scope.run.events(step - 1, 1))[0], at);
const current = (page) => page.locator('a[aria-current=step]').allTextContents();
const isAt = (page, step) => page.waitForFunction((wanted) => window.scope.step === wanted, step);
const follow = (page, words) => page.getByRole('link', {name: words, exact: true}).click();

test('a link goes to its step, and is marked while that is shown', needsBrowser, async (t) => {
  const page = await openText(t);
  await follow(page, '12');
  await isAt(page, 12);
  await page.waitForFunction(() => document.querySelector('a[aria-current]'));
  await eventually.deepEqual(() => current(page), ['12']);
  await page.evaluate(() => window.scope.next());
  await page.waitForFunction(() => !document.querySelector('a[aria-current]'));
  await page.evaluate(() => window.scope.seek(12));
  await page.waitForFunction(() => document.querySelector('a[aria-current]'));
  assert.ok(!page.url().endsWith('#demo'));
});

test('a link leads to the n-th event of a kind, or to one in a cell', needsBrowser, async (t) => {
  const page = await openText(t);
  for (const [words, kind] of [['guess 3', 'decide'], ['contradiction', 'conflict'], ['place C7', 'place']]) {
    await follow(page, words);
    await page.waitForFunction((name) => document.querySelector('a[aria-current]')?.textContent === name, words);
    const {step} = await page.evaluate(() => ({step: window.scope.step}));
    await eventually.equal(async () => (await event(page, step)).kind, kind, words);
  }
  await eventually.equal(() => page.evaluate(async () => {
    const {run, step} = window.scope;
    return (await run.events(step - 1, 1))[0].cell;
  }), 24);
});

test('a link works by keyboard, and does what the buttons do', needsBrowser, async (t) => {
  const page = await openText(t);
  await page.getByRole('link', {name: 'next', exact: true}).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => window.scope.step > 0);
  await eventually.equal(() => page.evaluate(() => document.activeElement.textContent), 'next');
});

test('words that lead nowhere are an error, in a sentence', needsBrowser, async (t) => {
  const page = await openText(t);
  await follow(page, 'nonsense');
  await page.waitForFunction(() => window.errors.length === 1);
  await follow(page, 'guess 99');
  await page.waitForFunction(() => window.errors.length === 2);
  await eventually.deepEqual(() => page.evaluate(() => window.errors),
    ['There is no step called “nonsense”.', 'This run has no step called “guess 99”.']);
});

test('a link opens another strategy, and another puzzle', needsBrowser, async (t) => {
  const page = await openText(t);
  await page.evaluate(() => {
    const [first, second] = document.querySelectorAll('a');
    first.dataset.scopeStrategy = 'eliminate.mrv.ascending';
    second.dataset.scopePuzzle = `1${'.'.repeat(15)}`;
  });
  await follow(page, '12');
  await page.waitForFunction(() => window.scope.run?.strategy.propagation === 'eliminate' && window.scope.step === 12);
  await follow(page, 'guess 3');
  await page.waitForFunction(() => window.scope.run?.puzzle.size === 4 && document.querySelector('a[aria-current]'));
});

test('links in a shadow tree drive the element there', needsBrowser, async (t) => {
  const page = await openText(t);
  await page.evaluate((puzzle) => {
    const root = document.body.appendChild(document.createElement('div')).attachShadow({mode: 'open'});
    const inner = document.createElement('sudoku-scope');
    Object.assign(inner, {id: 'demo', puzzle});
    const link = document.createElement('a');
    Object.assign(link, {href: '#demo', textContent: 'inside'});
    link.dataset.scopeStep = '7';
    root.append(inner, link);
    window.inner = inner;
  }, hardPuzzle);
  await follow(page, 'inside');
  await page.waitForFunction(() => window.inner.step === 7);
  await eventually.equal(() => page.evaluate(() => window.scope.step), 0);
});

test('the buttons and the strip keep within a range; steps keep their numbers', needsBrowser, async (t) => {
  const page = await openText(t, {from: '20', to: '40'});
  await eventually.equal(() => page.evaluate(() => window.scope.step), 20);
  const strip = page.getByRole('slider');
  await eventually.deepEqual(() => strip.evaluate(({ariaValueMin, ariaValueMax, ariaValueNow}) =>
    [ariaValueMin, ariaValueMax, ariaValueNow]), ['20', '40', '20']);
  await eventually.equal(() => page.getByRole('button', {name: 'Back', exact: true}).isDisabled(), true);
  await strip.press('End');
  await isAt(page, 40);
  await eventually.equal(() => page.getByRole('button', {name: 'Step', exact: true}).isDisabled(), true);
  await eventually.equal(() => page.evaluate(() => window.scope.ended), true);
  await strip.press('Home');
  await isAt(page, 20);
  await page.evaluate(() => window.scope.removeAttribute('to'));
  await strip.press('End');
  await page.waitForFunction(() => window.scope.step === window.scope.length);
});
