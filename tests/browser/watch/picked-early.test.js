// A solver or a puzzle may be picked while the engine is on its way, and the puzzle of the address not yet read.
import assert from 'node:assert/strict';
import test from 'node:test';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {areHeld, canHold, release as releaseEngine} from '../../support/page/held.mjs';
import {hardPuzzle} from '../../support/page/page.mjs';

/** Opens a link whose puzzle can't be read before `release` is called. @param {import('node:test').TestContext} t */
async function openHeld(t) {
  let release = () => {};
  const held = new Promise((resolve) => { release = resolve; });
  const {page} = await openSite(t, {
    hash: '#p=1...............',
    prepare: async (opened) => {
      await opened.clock.install();
      await opened.context().route('**/sudoku-core-*.wasm', async (route) => {
        await held;
        await route.continue();
      });
    },
  });
  return {page, release};
}

/** Waits for the run by techniques of that very puzzle. @param {import('playwright-core').Page} page */
const solvedByTechniques = (page) => page.waitForFunction(() => {
  const {puzzle, strategy, run} = document.querySelector('sudoku-scope');
  return puzzle === '1...............' && strategy === 'techniques' && run && run.status !== 'running';
});

test('a solver picked before the puzzle is read is the one that solves it', needsBrowser, async (t) => {
  const {page, release} = await openHeld(t);
  await page.locator('.picker').click();
  await page.getByRole('button', {name: 'Techniques, then guess by fewest candidates'}).click();
  await eventually.equal(() => page.evaluate(() => document.querySelector('sudoku-scope').strategy), 'techniques');
  // The address is written a moment after a change: it still has to say which puzzle it is.
  await page.clock.runFor(5000);
  release();
  await solvedByTechniques(page);
});

test('"Like a person" pressed before the puzzle is read holds, too', needsBrowser, async (t) => {
  const {page, release} = await openHeld(t);
  const button = page.getByRole('button', {name: 'Like a person'});
  await button.click();
  await eventually.equal(() => button.getAttribute('aria-pressed'), 'true');
  release();
  await solvedByTechniques(page);
  await eventually.equal(() => button.getAttribute('aria-pressed'), 'true');
});

test('the puzzle of the last visit, read late, does not replace a sample that was picked meanwhile', needsBrowser,
  async (t) => {
    const {page} = await openSite(t, {
      prepare: (opened) => canHold(opened, hardPuzzle),
      leave: (opened) => opened.evaluate((kept) =>
        localStorage.setItem('sudokuscope.last', JSON.stringify({link: kept})), `#p=${hardPuzzle}`),
    });
    await areHeld(page);
    await page.locator('#shelf button').nth(1).click();
    const shown = () => page.evaluate(() => document.querySelector('sudoku-scope').puzzle);
    await page.waitForFunction(() => document.querySelector('sudoku-scope').length > 0);
    const picked = await shown();
    await releaseEngine(page);
    // Another run is asked for after all that was held.
    await page.evaluate(() => { document.querySelector('sudoku-scope').strategy = 'none.first.ascending'; });
    await page.waitForFunction(() => document.querySelector('sudoku-scope').run?.strategy.propagation === 'none');
    await eventually.equal(shown, picked);
    assert.notEqual(picked, hardPuzzle);
  });
