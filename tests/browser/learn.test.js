// The tutorial: every chapter reads without scripts, stays still while it loads, fits a phone, and is written so that
// its text moves its grids.
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import test from 'node:test';
import {chaptersOf} from '../../tools/chapters.mjs';
import {violations} from '../support/axe.mjs';
import {needsBrowser, openSite} from '../support/browser.mjs';

const index = await readFile(new URL('../../site/learn/index.html', import.meta.url), 'utf8');
const chapters = chaptersOf(index).map(({file}) => `learn/${file}`);
const pages = ['learn/', ...chapters];

/** Counts what moves by itself while the page loads. */
const countShifts = (page) => page.addInitScript(() => {
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const {value} of list.getEntries()) globalThis.shifted += value;
  }).observe({type: 'layout-shift', buffered: true});
});

/** Waits until every grid that is in sight can be stepped through. */
const gridsInSight = (page) => page.waitForFunction(() =>
  [...document.querySelectorAll('sudoku-scope')].every((scope) => {
    const {top, bottom} = scope.getBoundingClientRect();
    return scope.length > 0 || top > innerHeight || bottom < 0;
  }));

for (const path of pages) {
  test(`${path}: the layout does not shift`, needsBrowser, async (t) => {
    for (const width of [320, 768, 1280]) {
      const {page} = await openSite(t, {path, context: {viewport: {width, height: 823}}, prepare: countShifts});
      await gridsInSight(page);
      await page.waitForLoadState('networkidle');
      const shifted = await page.evaluate(() => globalThis.shifted);
      assert.ok(shifted < 0.001, `${width} px: ${shifted}`);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0, `${width} px wide`);
    }
  });

  for (const colorScheme of ['light', 'dark']) {
    test(`${path}: no violation, ${colorScheme}`, needsBrowser, async (t) => {
      const {page, problems} = await openSite(t, {path, context: {colorScheme, reducedMotion: 'reduce'}});
      await gridsInSight(page);
      assert.deepEqual(await violations(page), []);
      assert.deepEqual(problems, []);
    });
  }

  test(`${path}: reads without scripts`, needsBrowser, async (t) => {
    const {page} = await openSite(t, {path, context: {javaScriptEnabled: false}});
    const boards = page.locator('sudoku-scope > pre');
    assert.equal(await boards.count(), await page.locator('sudoku-scope').count());
    for (const board of await boards.all()) assert.ok(await board.isVisible());
    assert.equal(await page.locator('.try:visible').count(), 0, 'nothing that does nothing');
  });
}
