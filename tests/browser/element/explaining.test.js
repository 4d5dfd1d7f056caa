// Watching people's techniques: chosen as a solver, stepped through, in links, and in the panels.
import assert from 'node:assert/strict';
import test from 'node:test';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {violations} from '../../support/page/axe.mjs';
import {eventually} from '../../support/page/eventually.mjs';

const medium = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
/** No technique tells its solutions apart. */
const guessed = '1...............';

const words = (page) => page.locator('sudoku-scope .words').first().textContent();
/** Waits until a sentence is said that is not there yet. */
const said = (page, text) => page.waitForFunction((wanted) =>
  document.querySelector('sudoku-scope').shadowRoot.querySelector('.words')?.textContent.includes(wanted), text);
const ended = (page) => page.waitForFunction(() => {
  const {run, strategy} = document.querySelector('sudoku-scope');
  return strategy.startsWith('techniques') && run && run.status !== 'running';
});

test('techniques are a solver, which guesses where there is none, and a reload comes back to the step', needsBrowser,
  async (t) => {
    const {page, problems} = await openSite(t, {hash: `#p=${guessed}`});
    await page.locator('.picker').click();
    await page.getByRole('button', {name: 'Techniques, then guess by fewest candidates'}).click();
    await ended(page);
    const step = page.getByRole('button', {name: 'Step', exact: true});
    await step.click();
    await said(page, 'Marks: a cell can\'t be a digit that it sees.');
    await step.click();
    await said(page, 'No technique helps here. Guess: A2 is 2 (2, 3 or 4');
    await eventually.ok(() => page.getByRole('button', {name: 'Take over'}).isVisible());
    await page.waitForFunction(() => /&s=techniques&step=2&h=7$/.test(location.hash));
    await page.reload();
    await said(page, 'No technique helps here. Guess: A2 is 2');
    await eventually.equal(() => page.evaluate(() => document.querySelector('sudoku-scope').step), 2);
    assert.deepEqual(problems, []);
  });

test('a link opens at a step, with its pattern and why it holds; the panels go along', needsBrowser, async (t) => {
  const {page, problems} = await openSite(t, {hash: `#p=${medium}&s=techniques&step=9`});
  await said(page, 'G7 and G9 can\'t be 2: in box 7, 2 has to be in row G.');
  await page.locator('sudoku-scope .board .look').first().waitFor();
  await eventually.equal(() => page.locator('sudoku-scope .board .look').count(), 2);
  await eventually.equal(() => page.locator('sudoku-scope .board .strike').count(), 2);
  await eventually.match(() => page.locator('sudoku-scope .reason').textContent(),
    /^Pointing pair \(two all-differents that overlap\)\. Box 7 has its 2 in G1 or G3/);
  await eventually.match(() => page.locator('.line.now').textContent(), /G7 and G9 can't be 2/);
  for (const name of ['Tree', 'Code', 'Queue', 'Numbers', 'Trace']) {
    await page.getByRole('tab', {name}).click();
    await page.getByRole('tab', {name, selected: true}).waitFor();
  }
  await page.getByRole('tab', {name: 'Numbers'}).click();
  await page.getByRole('rowheader', {name: 'Hidden single in a box'}).waitFor();
  await eventually.deepEqual(() => violations(page), []);
  assert.deepEqual(problems, []);
});

test('the next digit is the next step that puts one, and a guess is taken over', needsBrowser, async (t) => {
  const {page} = await openSite(t, {hash: `#p=${medium}&s=techniques&step=9`});
  await said(page, 'G7 and G9 can\'t be 2');
  await page.getByRole('button', {name: 'Next digit'}).click();
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step > 9);
  await eventually.match(() => words(page), /^[A-I][1-9] is [1-9]: /);

  await page.goto(page.url().replace(/#.*/, `#p=${guessed}&s=techniques.c0-5-3&step=2&h=4`));
  await said(page, 'Guess: B2 is 3');
  await eventually.match(() => words(page), /chosen by hand/);
});
