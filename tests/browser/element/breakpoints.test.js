// Breakpoints: made in the Trace and at a cell, they stop playing at the very event, and are there after a reload.
import assert from 'node:assert/strict';
import test from 'node:test';
import {needsBrowser} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {hardPuzzle, isAt, isReady, openPage, player, seek} from '../../support/page/page.mjs';

const LONG = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

/** A candidate that leaves more than once behind step 10, and the steps at which it does. */
const losses = (page) => page.evaluate(async () => {
  const {run} = document.querySelector('sudoku-scope');
  const events = (await run.events(10, run.length)).filter(({kind}) => kind === 'eliminate');
  const of = (event) => events.filter(({cell, digit}) => cell === event.cell && digit === event.digit);
  const first = events.find((event) => of(event).length > 1);
  const name = `${'ABCDEFGHI'[Math.floor(first.cell / 9)]}${first.cell % 9 + 1}`;
  return {name, digit: first.digit, steps: of(first).map(({index}) => index + 1)};
});

async function openTrace(t, hash, step) {
  const site = await openPage(t, {hash});
  await seek(site.page, step);
  await site.page.getByRole('tab', {name: 'Trace'}).click();
  return site;
}

const play = (page, speed) => page.evaluate((at) => {
  const scope = document.querySelector('sudoku-scope');
  scope.speed = at;
  scope.play();
}, speed);
const rests = (page) => page.waitForFunction(() => document.querySelector('sudoku-scope').paused);

test('made in the Trace, one stops playing at any speed, and says so', needsBrowser, async (t) => {
  const {page, problems} = await openTrace(t, `#p=${hardPuzzle}`, 10);
  const {name, digit, steps: [first, second]} = await losses(page);
  await page.getByRole('textbox', {name: 'Cell, digit, depth'}).fill(`${name} ${digit}`);
  await page.getByLabel('Kind').selectOption('eliminate');
  await page.getByRole('button', {name: 'Add breakpoint'}).click();
  await page.getByRole('checkbox', {name: `${name} loses ${digit}`}).waitFor();
  await play(page, 1000);
  await isAt(page, first);
  await rests(page);
  await page.locator('.stopped', {hasText: `Stopped at step ${first}: ${name} loses ${digit}.`}).waitFor();
  await play(page, 1e6);
  await isAt(page, second);
  await page.getByRole('button', {name: 'Previous breakpoint'}).click();
  await isAt(page, first);
  await page.getByRole('button', {name: 'Next breakpoint'}).click();
  await isAt(page, second);
  await page.keyboard.press('N');
  await isAt(page, first);
  assert.deepEqual(problems, []);
});

test('switched off it stops nothing, and one that was removed is gone', needsBrowser, async (t) => {
  const {page} = await openTrace(t, `#p=${hardPuzzle}`, 10);
  for (const kind of ['decide', 'conflict']) {
    await page.getByLabel('Kind').selectOption(kind);
    await page.getByRole('button', {name: 'Add breakpoint'}).click();
  }
  await page.getByRole('checkbox', {name: 'a guess'}).uncheck();
  await page.getByRole('button', {name: 'Remove: a contradiction'}).click();
  await page.getByRole('button', {name: 'Remove: a contradiction'}).waitFor({state: 'detached'});
  await play(page, 1e6);
  await page.waitForFunction(() => document.querySelector('sudoku-scope').ended);
  await eventually.equal(() => page.evaluate(() => document.querySelector('sudoku-scope').breakpoints), '-decide');
});

test('a cell has a menu of them, by pointer and by keyboard', needsBrowser, async (t) => {
  const {page} = await openTrace(t, `#p=${hardPuzzle}`, 1);
  const cell = page.getByRole('gridcell').nth(9);
  await cell.focus();
  await page.keyboard.press('Shift+F10');
  const menu = page.getByRole('menu', {name: 'Breakpoints'});
  await menu.waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({state: 'detached'});
  await cell.click({button: 'right'});
  await page.getByRole('menuitem', {name: 'any event in B1'}).click();
  await eventually.equal(() =>
    page.evaluate(() => document.querySelector('sudoku-scope').breakpoints), 'B1 everything');
  await play(page, 1000);
  await page.locator('.stopped', {hasText: /^Stopped at step [0-9,]+: any event in B1[.]$/}).waitFor();
});

test('they are there after a reload', needsBrowser, async (t) => {
  const {page} = await openTrace(t, `#p=${hardPuzzle}`, 10);
  await page.getByLabel('Kind').selectOption('decide');
  await page.getByRole('button', {name: 'Add breakpoint'}).click();
  await page.reload();
  await isReady(page);
  await play(page, 1000);
  await page.locator('.stopped', {hasText: /^Stopped at step [0-9,]+: a guess[.]$/}).waitFor();
});

test('in a run of millions of events what is nowhere is searched for, and the search is given up', needsBrowser,
  async (t) => {
    const {page} = await openTrace(t, `#p=${LONG}&s=none.first`, 10);
    await page.waitForFunction(() => document.querySelector('sudoku-scope').length > 3e6);
    await page.getByRole('textbox', {name: 'Cell, digit, depth'}).fill('A1 9 depth 80');
    await page.getByRole('button', {name: 'Run on to'}).click();
    await page.getByText('No event like this from here on.').or(page.getByRole('button', {name: 'Cancel'})).first()
      .waitFor();
    await eventually.equal(async () => (await player(page)).step, 10);
  });

test('one number everywhere: that of the state after the event', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: `#p=${hardPuzzle}`});
  const step = await page.evaluate(async () =>
    await document.querySelector('sudoku-scope').run.next(300, 'decide') + 1);
  await seek(page, step);
  const scope = page.locator('sudoku-scope');
  await eventually.match(() => scope.evaluate((shown) => shown.toLink()), new RegExp(`&step=${step}\\b`));
  const strip = scope.getByRole('slider', {name: 'Step'});
  await eventually.equal(() => strip.getAttribute('aria-valuenow'), String(step));
  await eventually.match(() => strip.getAttribute('aria-valuetext'), new RegExp(`^Step ${step} of `));
  await page.getByRole('tab', {name: 'Log'}).click();
  await page.locator('.line.now', {hasText: new RegExp(`^${step}Guess `)}).waitFor();
  await eventually.equal(() => page.locator('.pill').first().getAttribute('value'), String(step));
  await page.getByRole('tab', {name: 'Trace'}).click();
  await page.locator('.trace-row.now', {hasText: new RegExp(`^${step} `)}).waitFor();
  await page.locator('.trace-row', {hasText: new RegExp(`^${step - 3} `)}).click();
  await isAt(page, step - 3);
  await page.keyboard.press('g');
  await isAt(page, step);
  const told = await page.evaluate(async (at) => {
    const {run} = document.querySelector('sudoku-scope');
    return [(await run.events(at - 1, 1))[0].kind, await run.describe(at - 1)];
  }, step);
  assert.equal(told[0], 'decide');
  await page.getByText(told[1].split(':')[0].slice(0, 12)).first().waitFor();
});
