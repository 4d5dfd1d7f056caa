// New puzzles: made with one click on every page that shows one, as asked, given up, taken from the shelf.
import assert from 'node:assert/strict';
import test from 'node:test';
import {shelves} from '../../../site/puzzles/shelves.js';
import {violations} from '../../support/page/axe.mjs';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {hardPuzzle, withSmallSet} from '../../support/page/page.mjs';
import {THEMES, inTurn, isSoak} from '../../support/page/soak.mjs';

const small = '#p=1.....3..4.....2';

/** Opens the sheet on the page to play, where a small puzzle lies, and waits until one is made. */
async function openSheet(t, options = {}) {
  const site = await openSite(t, {path: 'play.html', hash: small, ...options});
  await site.page.getByRole('heading', {level: 1, name: '4×4'}).waitFor();
  await openAgain(site.page);
  return site;
}

async function openAgain(page) {
  await page.getByRole('button', {name: 'New puzzle'}).first().click();
  await page.getByRole('dialog', {name: 'New puzzle'}).waitFor();
  await isMade(page);
}

/** Waits until a puzzle is there, or one that fits. */
const isMade = (page, text = '') =>
  page.locator('dialog .maker[aria-busy=false] .made .lead', {hasText: text || /givens/}).waitFor();

async function openMore(page) {
  await page.getByRole('dialog').getByText('Size, symmetry, technique, seed').click();
}

const puzzleOf = (page) => new URLSearchParams(new URL(page.url()).hash.slice(1)).get('p');

const pages = [
  {path: '', hash: `#p=${hardPuzzle}`, verb: 'Watch it'}, {path: 'play.html', hash: small, verb: 'Play it'},
  {path: 'compare.html', hash: `#p=${hardPuzzle}&c=only-choice,ac3`, verb: 'Compare it'},
];
const screens = [[360, 740], [820, 1180], [1280, 800]];

/** Opens the sheet: all that one can press in it is in it. */
async function isInTheSheet(page, turn) {
  for (const [width, height] of inTurn(screens, turn)) {
    await page.setViewportSize({width, height});
    await openAgain(page);
    await eventually.deepEqual(() => page.getByRole('dialog').evaluate((dialog) => {
      const sheet = dialog.getBoundingClientRect();
      const isBeside = ({left, right}) => left < sheet.left - 1 || right > sheet.right + 1;
      const isBelow = ({top, bottom}) => top < sheet.top - 1 || bottom > sheet.bottom + 1;
      const shown = [...dialog.querySelectorAll('button')].filter((button) => button.getClientRects().length > 0);
      return shown.filter((button) => isBeside(button.getBoundingClientRect()) ||
        (button.closest('.foot') && isBelow(button.getBoundingClientRect()))).map(({textContent}) => textContent);
    }), [], `${width} px`);
    if (!isSoak) return;
    await page.getByRole('dialog').getByRole('button', {name: 'Close'}).click();
  }
  await openAgain(page);
}

for (const [turn, {path, hash, verb}] of pages.entries()) {
  test(`/${path}: one click makes one, another takes it; all that one can press is in the sheet`, needsBrowser,
    async (t) => {
      const {page, problems} = await openSite(t, {...withSmallSet, path, hash});
      await page.waitForURL((url) => url.hash.length > 5);
      await isInTheSheet(page, turn);
      const drawn = await page.locator('dialog .preview text').allTextContents();
      await page.getByRole('button', {name: verb}).and(page.locator(':focus')).waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL((url) =>
        new URLSearchParams(url.hash.slice(1)).get('p')?.replaceAll('.', '') === drawn.join(''));
      await eventually.equal(() => page.getByRole('dialog').count(), 0);
      await openAgain(page);
      await eventually.ok(() => page.getByRole('button', {name: verb}).isEnabled());
      await page.getByRole('button', {name: 'Easy', exact: true}).click();
      await isMade(page, 'Easy, ');
      const before = await page.locator('dialog .made .lead').textContent();
      await page.getByRole('button', {name: 'Another'}).click();
      await page.waitForFunction((old) => document.querySelector('dialog .made .lead').textContent !== old, before);
      assert.deepEqual(problems, []);
    });
}

for (const path of ['speed.html', 'learn/', 'learn/ac3.html', 'techniques/als-chain.html']) {
  test(`/${path}: one click makes one, another plays it`, needsBrowser, async (t) => {
    const {page, problems} = await openSite(t, {path, context: {viewport: {width: 1280, height: 800}}});
    await page.waitForLoadState('networkidle');  // a page that is left while it loads says that it was broken off
    await openAgain(page);
    const drawn = await page.locator('dialog .preview text').allTextContents();
    await page.getByRole('button', {name: 'Play it'}).click();
    await page.waitForURL((url) => url.pathname.endsWith('/play.html'));
    await eventually.equal(() => puzzleOf(page).replaceAll('.', ''), drawn.join(''));
    await page.getByRole('gridcell').first().waitFor();
    assert.deepEqual(problems, []);
  });
}

test('on the page of snippets, one that is made is embedded', needsBrowser, async (t) => {
  const {page, problems} = await openSite(t, {path: 'embedding.html'});
  await isInTheSheet(page, pages.length);
  const drawn = await page.locator('dialog .preview text').allTextContents();
  await page.getByRole('button', {name: 'Embed it'}).click();
  await page.waitForFunction((digits) =>
    document.querySelector('sudoku-scope').puzzle.replaceAll('.', '') === digits, drawn.join(''));
  await page.waitForFunction((digits) => /puzzle="([^"]*)"/.exec(document.querySelector('#element').textContent)[1]
    .replaceAll('.', '') === digits, drawn.join(''));
  await eventually.equal(() => page.locator('#sample').inputValue(), '');
  assert.deepEqual(problems, []);
});

test('a puzzle is made as one likes it, and the same again from its seed', needsBrowser, async (t) => {
  const {page, problems} = await openSheet(t);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', {name: 'Hard', exact: true}).click();
  await openMore(page);
  await dialog.getByLabel('Symmetry').selectOption('One diagonal');
  await dialog.getByLabel('Seed').fill('monday');
  await page.keyboard.press('Tab');
  await isMade(page, /^Hard, \d+ givens, seed monday\.$/);
  await dialog.getByRole('button', {name: 'Play it'}).click();
  await page.getByText(/^Hard, \d+ givens, seed monday\.$/).waitFor();
  await eventually.equal(() => dialog.count(), 0);
  await page.getByRole('heading', {level: 1, name: /^9×9 with/}).waitFor();
  await eventually.equal(() => puzzleOf(page).length, 81);
  const first = puzzleOf(page);
  await page.goBack();
  await page.getByRole('heading', {level: 1, name: '4×4'}).waitFor();
  await openAgain(page);
  await eventually.equal(() =>
    dialog.getByRole('button', {name: 'Hard', exact: true}).getAttribute('aria-pressed'), 'true');
  await openMore(page);
  await dialog.getByLabel('Seed').fill('monday');
  await page.keyboard.press('Tab');
  await isMade(page, 'seed monday.');
  await dialog.getByRole('button', {name: 'Play it'}).click();
  await page.getByRole('heading', {level: 1, name: /^9×9 with/}).waitFor();
  await eventually.equal(() => puzzleOf(page), first);
  assert.deepEqual(problems, []);
});

// The seed is one from which it takes many seconds: of puzzles that are made at once, the number isn't told.
test('what takes long tells how many were tried, and is given up', needsBrowser, async (t) => {
  const {page, problems} = await openSheet(t, {context: {viewport: {width: 320, height: 640}}});
  const dialog = page.getByRole('dialog');
  await openMore(page);
  await dialog.getByLabel('Every given is needed').check();
  await dialog.getByLabel('Symmetry').selectOption('All of these');
  await dialog.getByLabel('Grid').selectOption('12×12');
  await dialog.getByLabel('Seed').fill('b');
  await dialog.getByRole('button', {name: 'Any', exact: true}).click();
  await dialog.getByLabel('Technique').selectOption('ALS chain');
  await dialog.getByText(/^[\d,]+ tried\.$/).waitFor();
  await dialog.getByRole('button', {name: 'Cancel'}).click();
  await dialog.getByText(/^Cancelled after [\d,]+ tr/).waitFor();
  await eventually.ok(() => dialog.getByRole('button', {name: 'Another'}).isEnabled());
  await eventually.ok(() => dialog.getByRole('button', {name: 'Cancel'}).isHidden());
  await eventually.equal(() => page.getByRole('heading', {level: 1}).textContent(), '4×4 with 4 givens');
  assert.deepEqual(problems, []);
});

test('on a phone that lies, the sheet begins with the levels, and the puzzle can be taken', needsBrowser, async (t) => {
  const {page} = await openSheet(t, {context: {viewport: {width: 740, height: 360}}});
  const dialog = page.getByRole('dialog');
  await eventually.ok(() => dialog.locator('.made .primary').evaluate((take) => take === document.activeElement));
  await eventually.equal(() => dialog.locator('.body').evaluate((body) => body.scrollTop), 0);
});

test('a maker that cannot be loaded says so, and waits for another try', needsBrowser, async (t) => {
  const {page} = await openSite(t, {path: 'play.html', hash: small, isOwn: true});
  await page.getByRole('heading', {level: 1, name: '4×4'}).waitFor();
  await page.context().route('**/client-engine-help-*.js', (route) => route.abort());
  await page.getByRole('button', {name: 'New puzzle'}).first().click();
  const dialog = page.getByRole('dialog', {name: 'New puzzle'});
  await dialog.getByText('The puzzle could not be made.').waitFor();
  await eventually.ok(() => dialog.getByRole('button', {name: 'Cancel'}).isHidden());
  await eventually.ok(() => dialog.getByRole('button', {name: 'Another'}).isEnabled());
  await eventually.equal(() => dialog.locator('.maker').getAttribute('aria-busy'), 'false');
});

test('any level and any technique; what excludes each other is said where it is chosen', needsBrowser, async (t) => {
  const {page, problems} = await openSheet(t);
  const dialog = page.getByRole('dialog');
  const techniques = dialog.getByLabel('Technique');
  await openMore(page);
  await dialog.getByRole('button', {name: 'Hard', exact: true}).click();
  await eventually.ok(() => techniques.locator('option', {hasText: 'XY-chain, from Fiendish'}).isDisabled());
  await techniques.selectOption('X-wing');
  await isMade(page, 'Hard, ');
  await dialog.getByRole('button', {name: 'Easy', exact: true}).click();
  await dialog.locator('.note', {hasText: 'X-wing is harder than Easy.'}).waitFor();
  await eventually.equal(() => techniques.inputValue(), '');
  await isMade(page, 'Easy, ');
  await dialog.getByRole('button', {name: 'Any', exact: true}).click();
  await techniques.selectOption('Any');
  await isMade(page);
  assert.deepEqual(problems, []);
});

test('a technique may be wished for on the way, also one that no puzzle is made to need', needsBrowser, async (t) => {
  const {page, problems} = await openSheet(t);
  const dialog = page.getByRole('dialog');
  const techniques = dialog.getByLabel('Technique');
  await openMore(page);
  await dialog.getByLabel('It must be').selectOption('on the way');
  await techniques.selectOption('Naked single');
  await dialog.getByRole('button', {name: 'Medium', exact: true}).click();
  await isMade(page, 'Medium, ');
  await eventually.equal(() => techniques.inputValue(), 'naked-single');
  await dialog.getByLabel('It must be').selectOption('needed');
  await dialog.locator('.note', {hasText: /naked single/i}).waitFor();
  await eventually.equal(() => techniques.inputValue(), '');
  await isMade(page, 'Medium, ');
  assert.deepEqual(problems, []);
});

test('one of the shelf is seen, and taken', needsBrowser, async (t) => {
  const {page} = await openSheet(t);
  const third = page.getByRole('dialog').getByRole('button', {name: /^Hard 3, \d+ givens$/});
  await eventually.deepEqual(() => third.locator('svg text').allTextContents(),
    [...shelves[3].puzzles[2].replaceAll('.', '')]);
  await third.click();
  await page.getByText('Hard 3.', {exact: true}).waitFor();
  await eventually.equal(() => puzzleOf(page), shelves[3].puzzles[2]);
});

test('one’s own is brought along from the sheet', needsBrowser, async (t) => {
  const {page} = await openSite(t, {hash: `#p=${hardPuzzle}`});
  await openAgain(page);
  await page.getByRole('button', {name: 'Paste or open one'}).click();
  await page.waitForFunction(() => document.activeElement.id === 'paste');
});

for (const colorScheme of inTurn(THEMES, 1)) {
  test(`axe finds nothing in the sheet, ${colorScheme}`, needsBrowser, async (t) => {
    const {page} = await openSheet(t, {context: {colorScheme}});
    await openMore(page);
    await eventually.deepEqual(() => violations(page, {}, 'dialog[open]'), []);  // the page is looked at elsewhere
  });
}
