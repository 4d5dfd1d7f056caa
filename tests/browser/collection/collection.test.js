// A text of many puzzles opens as a list: solved, filtered, sorted, watched one by one, exported, kept.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {violations} from '../../support/page/axe.mjs';
import {needsBrowser} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {areHeld, canHold, hold, release} from '../../support/page/held.mjs';
import {
  firstPuzzle, firstSolution, hardPuzzle, isShown, openPage, paste, press, startAnew,
} from '../../support/page/page.mjs';
import {inTurn} from '../../support/page/soak.mjs';

const clash = `55${'.'.repeat(79)}`;
const none = '3.129..752..3..8...7..8...6...1.3.621.5...4.373.6.8...6...2..3...7..1..489..651.7';
/** One solution, a wrong one, several, none, one, too short. */
const mixed = [firstPuzzle, clash, `5${'.'.repeat(80)}`, none, `${hardPuzzle} # hard`, hardPuzzle.slice(1)].join('\n');

const rows = (page) => page.locator('#collection .entry');
const said = (page) => page.locator('#collection').getByRole('status');
const count = (page) => page.getByRole('grid', {name: 'The puzzles'}).getAttribute('aria-rowcount').then(Number);

/** Opens the page with a collection. */
async function openCollection(t, text, options) {
  const site = await openPage(t, options);
  await paste(site.page, text);
  await rows(site.page).first().waitFor();
  return site;
}

/** Solves all, and waits for the word that it is done. */
async function solve(page) {
  await press(page, 'Solve all');
  await said(page).filter({hasText: /^Solved/}).waitFor();
}

test('every puzzle is listed, those that are wrong with what is wrong', needsBrowser, async (t) => {
  const {page, problems} = await openCollection(t, mixed);
  await page.getByRole('heading', {name: '6 puzzles'}).waitFor();
  await eventually.equal(() => count(page), 7);
  await page.getByText("One line per puzzle: 9×9. 2 entries can't be read.").waitFor();
  await rows(page).nth(1).getByText('Row A holds 5 twice', {exact: false}).waitFor();
  await rows(page).nth(4).getByText('hard', {exact: true}).waitFor();
  await eventually.match(() => rows(page).nth(5).textContent(), /80 characters read.*Not read/);
  assert.deepEqual(problems, []);
});

test('all are solved, then filtered and sorted', needsBrowser, async (t) => {
  const {page} = await openCollection(t, mixed);
  await solve(page);
  await eventually.deepEqual(() => rows(page).locator('.outcome').allTextContents(),
    ['One solution', 'Not read', 'Several', 'No solution', 'One solution', 'Not read']);
  await page.getByLabel('Outcome').selectOption({label: 'One solution (2)'});
  await page.waitForFunction(() => document.querySelectorAll('#collection .entry').length === 2);
  await eventually.equal(() => count(page), 3);
  await page.getByLabel('Guesses').selectOption({label: '100+ guesses'});
  await page.getByText('No puzzle matches.').waitFor();
  await page.getByLabel('Guesses').selectOption({label: 'Any guesses'});
  await page.getByRole('button', {name: 'Givens'}).click();
  await eventually.match(() => rows(page).first().textContent(), /^5hard/);
  await eventually.equal(() => page.getByRole('columnheader', {name: 'Givens'}).getAttribute('aria-sort'), 'ascending');
  await page.getByRole('button', {name: 'Givens'}).click();
  await eventually.match(() => rows(page).first().textContent(), /^1\.\.3/);
});

test('a list that is opened while another is being solved is solved, too', needsBrowser, async (t) => {
  const {page} = await openCollection(t, mixed, {prepare: canHold});
  await hold(page, 'solveMany');
  await press(page, 'Solve all');
  await areHeld(page);
  await page.evaluate((text) => navigator.clipboard.writeText(text), [firstPuzzle, hardPuzzle].join('\n'));
  await page.keyboard.press('Control+V');
  await page.getByRole('heading', {name: '2 puzzles'}).waitFor();
  await eventually.ok(() => page.locator('#collection progress').isHidden());
  await release(page);
  await solve(page);
  await eventually.deepEqual(() => rows(page).locator('.outcome').allTextContents(), ['One solution', 'One solution']);
});

test('where a part cannot be loaded, puzzles can be solved again later', needsBrowser, async (t) => {
  const {page} = await openCollection(t, mixed, {isOwn: true});
  await page.context().route('**/client-solve-many-*.js', (route) => route.abort());
  await press(page, 'Solve all');
  await page.getByRole('button', {name: 'Reload'}).waitFor();
  await eventually.ok(() => page.getByRole('button', {name: 'Solve all'}).isEnabled());
  await eventually.ok(() => page.locator('#collection progress').isHidden());
});

test('one is watched, the next and the one before, and the list comes back at its place', needsBrowser, async (t) => {
  const {page, problems} = await openCollection(t, [firstPuzzle, hardPuzzle, none].join('\n'));
  await rows(page).nth(1).click();
  await isShown(page, hardPuzzle);
  await eventually.match(() => page.getByRole('navigation', {name: 'Collection'}).textContent(), /Puzzle 2 \(of 3\)/);
  await press(page, 'Previous');
  await isShown(page, firstPuzzle);
  await eventually.ok(() => page.getByRole('button', {name: 'Previous'}).isDisabled());
  await press(page, 'Next');
  await isShown(page, hardPuzzle);
  await press(page, 'Back to the list');
  await page.waitForFunction(() => document.activeElement.getAttribute('aria-rowindex') === '3');
  await page.goBack();
  await isShown(page, hardPuzzle);
  await page.goForward();
  await rows(page).first().waitFor();
  await startAnew(page);
  await paste(page, none);
  await isShown(page, none);
  await eventually.ok(() => page.getByRole('navigation', {name: 'Collection'}).isHidden());
  assert.deepEqual(problems, []);
});

test('puzzles are rated, by level and in order; searched; and those that are there twice are left out', needsBrowser,
  async (t) => {
    const text = [`${firstPuzzle} # alpha`, none, `${hardPuzzle} # beta`, firstPuzzle.replaceAll('.', '0')].join('\n');
    const {page, problems} = await openCollection(t, text);
    await press(page, 'Rate all');
    await said(page).filter({hasText: 'Rated 4, each by its hardest step.'}).waitFor();
    const difficulties = () => rows(page).locator('.difficulty').allTextContents();
    await eventually.deepEqual(async () => (await difficulties()).map((words) => words.replace(/, \d+$/, '')),
      ['Very easy', '', 'Medium', 'Very easy']);
    const [difficulty] = await difficulties();
    await page.getByRole('button', {name: 'Difficulty'}).click();
    await page.getByRole('button', {name: 'Difficulty'}).click();
    await eventually.match(() => rows(page).first().textContent(), /beta/);
    const shown = (wanted) => page.waitForFunction((count) =>
      document.querySelectorAll('#collection .entry').length === count, wanted);
    await page.getByLabel('Difficulty').selectOption('Very easy');
    await shown(2);
    await page.getByLabel('Duplicates').selectOption('Without 1 duplicate');
    await shown(1);
    await page.getByLabel('Difficulty').selectOption('Any difficulty');
    await shown(3);
    await page.getByLabel('Search').fill('BETA');
    await shown(1);
    await page.getByLabel('Search').fill(firstPuzzle.slice(10, 30));
    await rows(page).filter({hasText: 'alpha'}).waitFor();
    await eventually.equal(() => rows(page).filter({hasText: 'beta'}).count(), 0);
    await page.getByLabel('Search').fill('nothing like it');
    await page.getByText('No puzzle matches.').waitFor();
    await page.reload();
    await rows(page).nth(3).waitFor();
    await eventually.equal(() => rows(page).locator('.difficulty').first().textContent(), difficulty);
    assert.deepEqual(problems, []);
  });

test('puzzles that are the same in another guise are left out, in any size that is looked through', needsBrowser,
  async (t) => {
    const renamed = firstPuzzle.replace(/[1-9]/g, (digit) => String(10 - Number(digit)));
    const turned = Array.from(renamed, (_, cell) => renamed[(cell % 9) * 9 + Math.floor(cell / 9)]).join('');
    const text = [firstPuzzle, hardPuzzle, turned, renamed, firstPuzzle, '.'.repeat(256), '.'.repeat(256)].join('\n');
    const {page, problems} = await openCollection(t, text);
    await page.getByLabel('Duplicates').selectOption('Without 2 duplicates');
    const shown = (wanted) => page.waitForFunction((count) =>
      document.querySelectorAll('#collection .entry').length === count, wanted);
    await shown(5);
    await page.getByLabel('Duplicates').selectOption('Without disguised copies');
    await said(page).filter({hasText: '4 puzzles are copies of others, with digits renamed'}).waitFor();
    await shown(3);
    await page.getByLabel('Duplicates').selectOption('With duplicates');
    await shown(7);
    await page.getByLabel('Duplicates').selectOption('Without 4 disguised copies');
    await shown(3);
    assert.deepEqual(problems, []);
  });

test('a wrong one is shown at large, and the way back to the list stays', needsBrowser, async (t) => {
  const {page} = await openCollection(t, mixed);
  await rows(page).nth(1).click();
  await page.getByRole('heading', {name: 'Row A holds 5 twice.'}).waitFor();
  await press(page, 'Back to the list');
  await rows(page).first().waitFor();
  await eventually.ok(() => page.locator('#parse-error').isHidden());
});

test('the list by keyboard', needsBrowser, async (t) => {
  const {page} = await openCollection(t, Array.from({length: 500}, () => firstPuzzle).join('\n'));
  const active = () => page.evaluate(() => Number(document.activeElement.getAttribute('aria-rowindex')) - 1);
  await rows(page).first().focus();
  for (const [key, expected] of [['ArrowDown', 2], ['ArrowDown', 3], ['ArrowUp', 2], ['End', 500], ['Home', 1]]) {
    await page.keyboard.press(key);
    await eventually.equal(active, expected, key);
  }
  await page.keyboard.press('PageDown');
  await eventually.ok(async () => await active() > 3);
  const jumped = await active();
  assert.ok(jumped < 100, `${jumped}`);
  await page.locator('#collection .list').evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await page.locator('[aria-rowindex="501"]').waitFor();
  await eventually.equal(active, jumped);
  await eventually.ok(async () => await rows(page).count() < 100);
  await page.keyboard.press('Enter');
  await isShown(page, firstPuzzle);
});

test('the collection and its outcomes are there after a reload', needsBrowser, async (t) => {
  const {page} = await openCollection(t, mixed);
  await solve(page);
  await page.waitForFunction(async () => {
    const open = indexedDB.open('sudokuscope');
    await new Promise((resolve) => (open.onsuccess = resolve));
    const asked = open.result.transaction('collection').objectStore('collection').get('last');
    await new Promise((resolve) => (asked.onsuccess = resolve));
    open.result.close();
    return asked.result?.statuses?.some(Boolean);
  });
  await page.reload();
  await rows(page).first().waitFor();
  await page.getByText("2 entries can't be read.", {exact: false}).waitFor();
  await eventually.equal(() => rows(page).nth(3).locator('.outcome').textContent(), 'No solution');
});

test('without storage the list works, and a reload says that it is gone', needsBrowser, async (t) => {
  const prepare = (page) => page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {get() { throw new Error('forbidden'); }});
  });
  const {page, problems} = await openCollection(t, mixed, {prepare});
  await solve(page);
  await page.reload();
  await page.getByText('The browser didn’t keep that collection.').waitFor();
  await isShown(page, firstPuzzle);
  assert.deepEqual(problems, []);
});

test('solutions are copied, and the rest is saved as files', needsBrowser, async (t) => {
  const {page} = await openCollection(t, mixed);
  await solve(page);
  await press(page, 'Export');
  await page.getByRole('button', {name: 'Copy the solutions'}).click();
  await page.getByText('Solutions copied.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(copied.split('\n')[0], firstSolution);
  assert.equal(copied.trimEnd().split('\n').length, 5);
  for (const [name, file, content] of [
    ['Save the puzzles', 'puzzles.sdm', /^00302060/],
    ['Save the table', 'puzzles.csv', /^number,line,name,size,givens/],
  ]) {
    const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', {name}).click()]);
    assert.equal(saved.suggestedFilename(), file);
    assert.match(readFileSync(await saved.path(), 'utf8'), content);
  }
});

test('solving can be stopped, and goes on from there', needsBrowser, async (t) => {
  // Four hundred 25x25 with hardly a given take seconds.
  const slow = Array.from({length: 25}, (_, row) => Array.from({length: 25}, (_, column) =>
    (row < 24 || column > 11 ? '.' : String.fromCharCode(65 + column))).join('')).join('');
  const {page} = await openCollection(t, Array.from({length: 400}, () => slow).join('\n'));
  await press(page, 'Solve all');
  await press(page, 'Cancel');
  await said(page).filter({hasText: /^Stopped/}).waitFor();
  await page.getByRole('button', {name: /^Solve/}).and(page.locator(':enabled')).waitFor();
});

test('a file with several grids, and a file of OpenSudoku', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  const grid = firstPuzzle.match(/.{9}/g).join('\r\n');
  const game = `<game data="${firstPuzzle.replaceAll('.', '0')}"/>`;
  for (const [name, content, says] of [
    ['two.txt', `\uFEFFGrid 01\r\n${grid}\r\nGrid 02\r\n${grid}\r\n`, 'From two.txt, one grid per puzzle: 9×9.'],
    ['three.opensudoku', `<opensudoku>${game}${game}${game}</opensudoku>`,
      'From three.opensudoku, one line per puzzle: 9×9.'],
  ]) {
    await page.locator('#file').setInputFiles({name, mimeType: 'text/plain', buffer: Buffer.from(content)});
    await page.getByText(says).waitFor();
  }
});

for (const [width, colorScheme] of inTurn(/** @type {const} */ ([[320, 'light'], [1280, 'dark']]), 0)) {
  test(`axe finds nothing in the list, ${colorScheme}, ${width} px`, needsBrowser, async (t) => {
    const viewport = {width, height: 740};
    const {page} = await openCollection(t, mixed, {context: {viewport, colorScheme, reducedMotion: 'reduce'}});
    await solve(page);
    await eventually.deepEqual(() => violations(page), []);
    await eventually.equal(() => page.evaluate(() => document.documentElement.scrollWidth), width);
  });
}
