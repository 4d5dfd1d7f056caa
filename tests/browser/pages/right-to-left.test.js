// Pages in a language that is written from right to left, with words that are 40 % longer than the English ones.
import assert from 'node:assert/strict';
import test from 'node:test';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually, passes} from '../../support/page/eventually.mjs';
import {withSmallSet} from '../../support/page/page.mjs';
import {speakPseudo} from '../../support/pseudo-language.mjs';
import {inTurn} from '../../support/page/soak.mjs';

const PAGES = ['index.html', 'play.html', 'compare.html', 'speed.html', 'embedding.html', 'learn/ac3.html'];
const WIDTHS = [320, 640, 1280];

for (const [turn, path] of PAGES.entries()) {
  test(`/${path}: mirrored and longer, nothing leaves the page`, needsBrowser, async (t) => {
    const {page} = await openSite(t, {...withSmallSet, lasting: speakPseudo, path: `${path}?lang=de`,
      context: {viewport: {width: 1280, height: 900}}});
    await page.locator('h1, h2').filter({hasText: 'ابجد'}).first().waitFor({state: 'attached'});
    await page.waitForLoadState('networkidle');
    for (const width of inTurn(WIDTHS, turn)) {
      await page.setViewportSize({width, height: 900});
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      await eventually.equal(() =>
        page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0, `${width} px`);
    }
  });
}

test('the board, the strip and the buttons of time are not mirrored', needsBrowser, async (t) => {
  const {page} = await openSite(t, {lasting: speakPseudo, path: 'index.html?lang=de',
    context: {viewport: {width: 1280, height: 900}}});
  await page.waitForFunction(() => document.querySelector('sudoku-scope')?.length > 0);
  const leftEdges = () => {
    const root = document.querySelector('sudoku-scope').shadowRoot;
    const leftOf = (part) => part.getBoundingClientRect().left;
    const cells = [...root.querySelectorAll('[role=gridcell]')].slice(0, 2);
    return {
      board: cells.map(leftOf),
      playhead: ['.strip', '.playhead'].map((name) => leftOf(root.querySelector(name))),
      buttons: ['.back', '.step', '.play'].map((name) => leftOf(root.querySelector(name))),
      columns: ['.right', '.left'].map((name) => leftOf(root.querySelector(name))),
    };
  };
  await passes(async () => {
    const lefts = await page.evaluate(leftEdges);
    assert.ok(lefts.board[0] < lefts.board[1], 'A1 is left of A2');
    assert.ok(Math.abs(lefts.playhead[0] - lefts.playhead[1]) < 3, 'the run begins at the left');
    assert.deepEqual([...lefts.buttons].sort((a, b) => a - b), lefts.buttons, 'back, step, play');
    assert.ok(lefts.columns[0] < lefts.columns[1], 'the columns of the page are mirrored');
  });
});
