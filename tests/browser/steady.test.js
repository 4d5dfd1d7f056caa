// Nothing moves while the page loads: the room that is kept for the player is the room that it takes.
import assert from 'node:assert/strict';
import test from 'node:test';
import {needsBrowser, openSite} from '../support/browser.mjs';

for (const width of [320, 412, 700, 768, 1280]) {
  test(`the layout does not shift at ${width} px`, needsBrowser, async (t) => {
    const {page} = await openSite(t, {
      context: {viewport: {width, height: 823}},
      prepare: (fresh) => fresh.addInitScript(() => {
        globalThis.shifted = 0;
        new PerformanceObserver((list) => {
          for (const {value} of list.getEntries()) globalThis.shifted += value;
        }).observe({type: 'layout-shift', buffered: true});
      }),
    });
    await page.waitForFunction(() => document.querySelector('sudoku-scope').length > 0);
    await page.waitForLoadState('networkidle');
    const shifted = await page.evaluate(() => globalThis.shifted);
    assert.ok(shifted < 0.005, `shifted by ${shifted}`);
  });
}
