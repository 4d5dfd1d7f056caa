// New puzzles on the page to play: made as asked, given up, taken from the shelf.
import assert from 'node:assert/strict';
import test from 'node:test';
import {shelves} from '../../site/shelves.js';
import {violations} from '../support/axe.mjs';
import {needsBrowser, openSite} from '../support/browser.mjs';

/** Opens the sheet on the page to play, where a small puzzle lies. */
async function openSheet(t, options = {}) {
  const site = await openSite(t, {path: 'play.html', hash: '#p=1.....3..4.....2', ...options});
  await site.page.getByRole('heading', {level: 1, name: '4×4'}).waitFor();
  await site.page.getByRole('button', {name: 'New puzzle'}).click();
  await site.page.getByRole('dialog', {name: 'New puzzle'}).waitFor();
  return site;
}

const puzzleOf = (page) => new URLSearchParams(new URL(page.url()).hash.slice(1)).get('p');

test('a puzzle is made as one likes it, and the same again from its seed', needsBrowser, async (t) => {
  const {page, problems} = await openSheet(t);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Level').selectOption('Hard');
  await dialog.getByLabel('Symmetry').selectOption('One diagonal');
  await dialog.getByLabel('Seed').fill('monday');
  await dialog.getByRole('button', {name: 'Make it'}).click();
  await page.getByText(/^Hard, \d+ givens, seed monday\.$/).waitFor();
  assert.equal(await dialog.count(), 0);
  await page.getByRole('heading', {level: 1, name: /^9×9 with/}).waitFor();
  const first = puzzleOf(page);
  assert.equal(first.length, 81);
  await page.goBack();
  await page.getByRole('heading', {level: 1, name: '4×4'}).waitFor();
  await page.getByRole('button', {name: 'New puzzle'}).click();
  assert.equal(await dialog.getByLabel('Level').inputValue(), 'hard');
  await dialog.getByLabel('Seed').fill('monday');
  await dialog.getByRole('button', {name: 'Make it'}).click();
  await page.getByRole('heading', {level: 1, name: /^9×9 with/}).waitFor();
  assert.equal(puzzleOf(page), first);
  assert.deepEqual(problems, []);
});

test('what takes long tells how many were tried, and is given up', needsBrowser, async (t) => {
  const {page, problems} = await openSheet(t, {context: {viewport: {width: 320, height: 640}}});
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Level').selectOption('Extreme');
  await dialog.getByLabel('Grid').selectOption('16×16');
  await dialog.getByLabel('No given to spare').check();
  await dialog.getByRole('button', {name: 'Make it'}).click();
  await dialog.getByText(/^[\d,]+ tried\.$/).waitFor();
  assert.equal(await dialog.evaluate(({scrollTop}) => scrollTop), 0, 'the title of the sheet stays in view');
  await page.keyboard.press('Enter');  // Cancel has the focus
  await dialog.getByText(/^Cancelled after [\d,]+ tr/).waitFor();
  assert.ok(await dialog.getByRole('button', {name: 'Make it'}).isEnabled());
  assert.ok(await dialog.getByRole('button', {name: 'Cancel'}).isHidden());
  assert.equal(await page.getByRole('heading', {level: 1}).textContent(), '4×4 with 4 givens');
  assert.deepEqual(problems, []);
});

test('what can’t be is said', needsBrowser, async (t) => {
  const {page} = await openSheet(t);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Level').selectOption('Easy');
  await dialog.getByLabel('Technique').selectOption('X-wing');
  await dialog.getByRole('button', {name: 'Make it'}).click();
  await dialog.getByText('X-wing is harder than the level that is asked for.').waitFor();
});

test('one of the shelf is taken', needsBrowser, async (t) => {
  const {page} = await openSheet(t);
  await page.getByRole('dialog').getByRole('button', {name: 'Hard 3', exact: true}).click();
  await page.getByText('Hard 3.', {exact: true}).waitFor();
  assert.equal(puzzleOf(page), shelves[3].puzzles[2]);
});

for (const colorScheme of ['light', 'dark']) {
  test(`axe finds nothing in the sheet (${colorScheme})`, needsBrowser, async (t) => {
    const {page} = await openSheet(t, {context: {colorScheme}});
    assert.deepEqual(await violations(page), []);
  });
}
