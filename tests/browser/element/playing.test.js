// The player as a reader uses it: forward and back, by buttons, keys, log and step field.
import test from 'node:test';
import {needsBrowser} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {firstSolution, gridLine, hardPuzzle, isAt, openPage, player, press, seek} from '../../support/page/page.mjs';

test('Step goes on, Back returns to the very same state', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  const steps = [0];
  const lines = [await gridLine(page)];
  for (let i = 0; i < 12; i += 1) {
    await press(page, 'Step');
    await page.waitForFunction((before) => document.querySelector('sudoku-scope').step > before, steps.at(-1));
    steps.push((await player(page)).step);
    lines.push(await gridLine(page));
  }
  for (let i = steps.length - 2; i >= 0; i -= 1) {
    await press(page, 'Back');
    await isAt(page, steps[i]);
    await eventually.equal(() => gridLine(page), lines[i]);
  }
});

test('Play moves, Pause stops, and the end is the solution', needsBrowser, async (t) => {
  const {page} = await openPage(t, {prepare: (opened) => opened.clock.install()});
  await press(page, 'Play');
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step > 2);
  await press(page, 'Pause');
  await eventually.ok(async () => (await player(page)).paused);
  const {step} = await player(page);
  await page.clock.runFor(5000);
  await eventually.equal(async () => (await player(page)).step, step);
  await press(page, 'End');
  await page.waitForFunction(() => document.querySelector('sudoku-scope').ended);
  await eventually.equal(() => gridLine(page), firstSolution);
  await page.getByText('Every row, column and box has each digit once', {exact: false}).first().waitFor();
  await press(page, 'Start');
  await isAt(page, 0);
});

test('next guess and next digit go to just that', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: `#p=${hardPuzzle}`});
  const eventBefore = () => page.evaluate(async () => {
    const {run, step} = document.querySelector('sudoku-scope');
    const [event] = await run.events(step - 1, 1);
    return event.kind;
  });
  await press(page, 'Next guess');
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step > 0);
  await eventually.equal(eventBefore, 'decide');
  const {step} = await player(page);
  await press(page, 'Next digit');
  await page.waitForFunction((before) => document.querySelector('sudoku-scope').step > before, step);
  await eventually.match(eventBefore, /place|decide/);
});

test('the step field seeks, and a number outside is brought to its nearest end', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  const field = page.locator('sudoku-scope').getByRole('textbox', {name: 'Step'});
  await field.fill('100');
  await field.press('Enter');
  await isAt(page, 100);
  await field.fill('99999999');
  await field.press('Enter');
  const {length} = await player(page);
  await isAt(page, length);
  await eventually.equal(async () => (await field.inputValue()).replace(/\D/g, ''), String(length));
});

test('a step that is no number changes nothing, and the field shows the step again', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  await seek(page, 100);
  const field = page.locator('sudoku-scope').getByRole('textbox', {name: 'Step'});
  await field.fill('abc');
  await field.press('Enter');
  await eventually.equal(() => field.inputValue(), '100');
  await field.fill('');
  await field.press('Tab');
  await eventually.equal(() => field.inputValue(), '100');
  await isAt(page, 100);
});

test('a line of the log seeks', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  await seek(page, 100);
  const log = page.locator('sudoku-scope').getByRole('tabpanel', {name: 'Log'}).getByRole('button');
  await log.first().click();
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step !== 100);
});

test('the strip seeks', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  const strip = page.locator('sudoku-scope').getByRole('slider');
  const {width, height} = await strip.boundingBox();
  await strip.click({position: {x: width * 0.75, y: height / 2}});
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step > 100);
});

test('another strategy gives another run of the same puzzle', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  const {length} = await player(page);
  await page.evaluate(() => {
    document.querySelector('sudoku-scope').strategy = 'ac3.mrv.ascending';
  });
  await page.waitForFunction((before) => {
    const scope = document.querySelector('sudoku-scope');
    return scope.length > 0 && scope.length !== before;
  }, length);
});
