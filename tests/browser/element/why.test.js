// Why a digit is there or can't be: asked by the pointer, by a click and by keys, answered on the grid and in words.
import assert from 'node:assert/strict';
import test from 'node:test';
import {needsBrowser} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {hardPuzzle, isAt, openPage} from '../../support/page/page.mjs';

async function openAt(t, step) {
  const {page} = await openPage(t, {hash: `#p=${hardPuzzle}&step=${step}`});
  await isAt(page, step);
  return {page, scope: page.locator('sudoku-scope'), why: page.locator('sudoku-scope .why')};
}

/** The place of candidate `digit` in a cell of a 9x9 grid. */
async function placeOf(scope, cell, digit) {
  const {x, y, width} = await scope.getByRole('gridcell').nth(cell).boundingBox();
  return [x + width * (((digit - 1) % 3) / 3 + 0.17), y + width * (Math.floor((digit - 1) / 3) / 3 + 0.17)];
}

test('resting on a digit shows the chain it comes of, for as long as the pointer rests', needsBrowser, async (t) => {
  const {page, scope, why} = await openAt(t, 760);
  await page.mouse.move(...await placeOf(scope, 60, 5));
  await why.getByText('Why G7 is 5').waitFor();
  await eventually.match(() => why.innerText(), /Assuming 1 guess: G5 = 4\./);
  await eventually.ok(async () => await scope.locator('.chain-cell').count() >= 2);
  await page.mouse.move(700, 20);
  await why.getByText('Why G7 is 5').waitFor({state: 'hidden'});
  await eventually.equal(() => scope.locator('.chain-cell').count(), 0);
});

test('a click on a digit that is gone keeps the answer open, and its lines seek', needsBrowser, async (t) => {
  const {page, scope, why} = await openAt(t, 760);
  const [event] = await page.evaluate(async () => {
    const {run} = document.querySelector('sudoku-scope');
    const events = await run.events(700, 60);
    return events.filter(({kind, depth}) => kind === 'eliminate' && depth === 0).concat(await run.events(20, 1));
  });
  await page.mouse.click(...await placeOf(scope, event.cell, event.digit));
  await why.getByText('can\'t be').first().waitFor();
  await page.mouse.move(700, 20);
  const line = why.getByRole('button').last();
  const step = Number(await line.getAttribute('value'));
  await line.click();
  await isAt(page, step);
  await why.getByRole('heading').waitFor({state: 'hidden'});
});

test('the cause of the step is hidden while another one is shown', needsBrowser, async (t) => {
  const {page, scope, why} = await openAt(t, 20);
  const marks = scope.locator('.step-marks').first();
  const visibility = () => marks.evaluate((group) => getComputedStyle(group).visibility);
  await eventually.ok(async () => await marks.evaluate((group) => group.childElementCount) > 0);
  await eventually.equal(visibility, 'visible');
  await scope.getByRole('gridcell').nth(1).focus();
  await page.keyboard.press('4');
  await why.getByText('Why A2 can\'t be 4').waitFor();
  await eventually.equal(visibility, 'hidden');
  await page.keyboard.press('Escape');
  await eventually.equal(visibility, 'visible');
});

test('a digit typed in the grid asks why, Enter asks on, Escape closes', needsBrowser, async (t) => {
  const {page, scope, why} = await openAt(t, 300);
  await scope.getByRole('gridcell').nth(1).focus();
  await page.keyboard.press('4');
  await why.getByText('Why A2 can\'t be 4').waitFor();
  await page.keyboard.press('Enter');
  await why.getByText('Why A2 can\'t be 5').waitFor();
  await eventually.match(() => scope.locator('.hidden[aria-live]').textContent(), /A2 can't be 5/);
  await page.keyboard.press('Escape');
  await why.getByRole('heading').waitFor({state: 'hidden'});
});

test('a contradiction names the guesses that are enough', needsBrowser, async (t) => {
  const {page, scope} = await openAt(t, 300);
  const {step, guesses, depth} = await page.evaluate(async () => {
    const {run} = document.querySelector('sudoku-scope');
    for (let index = await run.next(0, 'conflict'); ; index = await run.next(index + 1, 'conflict')) {
      const {guesses: needed} = await run.reason(index);
      const state = await run.stateAt(index + 1);
      if (needed.length < state.depth) return {step: index + 1, guesses: needed.length, depth: state.depth};
    }
  });
  assert.ok(guesses < depth);
  await page.evaluate((at) => document.querySelector('sudoku-scope').seek(at), step);
  await scope.getByText(guesses > 1 ? `${guesses} guesses are enough` : 'this guess is enough').waitFor();
  await eventually.equal(() => scope.locator('.pill').count(), Math.min(guesses, 3));
});

test('guesses that are enough are called the last ones where there is no room for all', needsBrowser, async (t) => {
  const {page, scope} = await openAt(t, 300);
  const step = await page.evaluate(async () => {
    const {run} = document.querySelector('sudoku-scope');
    for (let index = await run.next(0, 'conflict'); ; index = await run.next(index + 1, 'conflict')) {
      if ((await run.reason(index)).guesses.length === 2) return index + 1;
    }
  });
  await page.setViewportSize({width: 1600, height: 800});
  await page.evaluate((at) => document.querySelector('sudoku-scope').seek(at), step);
  await scope.getByText('these 2 guesses are enough:').waitFor();
  await page.setViewportSize({width: 1280, height: 800});
  await scope.getByText('2 guesses are enough, last:').waitFor();
  // Beside words that are seen, a guess is, too.
  for (const width of [1100, 900]) {
    await page.setViewportSize({width, height: 800});
    const seen = () => scope.locator('.rest').evaluate((rest) => [...rest.querySelectorAll('.pill')].filter((pill) =>
      pill.getBoundingClientRect().top < rest.getBoundingClientRect().bottom).length);
    await eventually.ok(async () => await seen() > 0, `${width}`);
  }
});

test('of contradictions that follow each other fast, the last one names the guesses that are enough', needsBrowser,
  async (t) => {
    const {page, scope} = await openAt(t, 300);
    const guesses = await page.evaluate(async () => {
      const player = document.querySelector('sudoku-scope');
      const {run} = player;
      const found = [];
      for (let index = await run.next(0, 'conflict'); found.length < 2; index = await run.next(index + 1, 'conflict')) {
        const {guesses: needed} = await run.reason(index);
        const state = await run.stateAt(index + 1);
        if (needed.length < state.depth) found.push({step: index + 1, guesses: needed.length});
      }
      const {reason} = run;
      let answer = () => {};
      const isFree = new Promise((resolve) => (answer = resolve));
      run.reason = async (...args) => {
        await isFree;
        return reason.apply(run, args);
      };
      for (const {step} of found) {
        player.seek(step);
        while (player.step !== step) await new Promise((resolve) => setTimeout(resolve));
      }
      answer();
      return found[1].guesses;
    });
    await scope.getByText(guesses > 1 ? `${guesses} guesses are enough` : 'this guess is enough').waitFor();
  });
