// Everything can be done without a pointer, and focus is always somewhere sensible.
import assert from 'node:assert/strict';
import test from 'node:test';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {gridLine, openPage, player, withSmallSet} from '../../support/page/page.mjs';

/** The element that has focus, through shadow roots: its kind and its text. */
const focused = (page) => page.evaluate(() => {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  const name = active?.getAttribute('aria-label') || active?.id || active?.textContent?.trim();
  return `${active?.localName} ${name}`;
});

/** Tabs until something has focus. */
async function tabTo(page, name) {
  for (let i = 0; i < 80; i += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focused(page))) return;
  }
  assert.fail(`${name} is not reached by Tab`);
}

test('a puzzle is entered and stepped through by keyboard alone', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  await tabTo(page, /^textarea paste$/);
  await page.keyboard.type('1.....3..4.....2');
  await page.waitForFunction(() => document.querySelector('sudoku-scope').puzzle === '1.....3..4.....2');
  await eventually.equal(() => gridLine(page), '1.....3..4.....2');
  await tabTo(page, /^button Step$/);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step > 0);
  const {step} = await player(page);
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction((before) => document.querySelector('sudoku-scope').step > before, step);
  await page.keyboard.press('ArrowLeft');
  await page.waitForFunction((before) => document.querySelector('sudoku-scope').step === before, step);
});

test('a sample is taken from the shelf', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  await tabTo(page, /4×4/);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('sudoku-scope').run?.puzzle.size === 4);
});

test('an error takes focus to its headline, Escape brings it back to the text', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  await tabTo(page, /^textarea paste$/);
  await page.keyboard.type('12345');
  await page.getByRole('button', {name: 'Show where'}).waitFor();
  await tabTo(page, /^button Show where/);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'parse-error-title');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.id === 'paste');
  await eventually.equal(() => page.locator('#paste').inputValue(), '12345');
});

test('? opens the help, Escape closes it and focus returns', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  await tabTo(page, /^button Copy link/);
  await page.keyboard.press('?');
  await page.getByRole('dialog', {name: 'Keys'}).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({state: 'detached'});
  await eventually.match(() => focused(page), /^button Copy link/);
});

test('the help has a legend on every page with a board', needsBrowser, async (t) => {
  for (const path of ['', 'play.html', 'compare.html']) {
    const {page} = await openSite(t, {...withSmallSet, path});
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('?');
    const legend = page.getByRole('dialog', {name: 'Keys'}).locator('.legend');
    await legend.getByRole('heading', {name: 'Colours and signs'}).waitFor();
    await eventually.ok(async () => await legend.locator('dt svg').count() >= 5, path);
  }
});

test('the menu opens, closes with Escape, and gives back focus', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  await tabTo(page, /^summary Menu$/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', {name: 'Export'}).waitFor();
  await tabTo(page, /^button Open a file$/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: 'Export'}).waitFor({state: 'hidden'});
  await eventually.equal(() => focused(page), 'summary Menu');
});

test('every control shows its focus', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  for (let i = 0; i < 12; i += 1) {
    await page.keyboard.press('Tab');
    const isMarked = () => page.evaluate(() => {
      let active = document.activeElement;
      while (active.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      const {outlineStyle, outlineWidth} = getComputedStyle(active);
      const around = getComputedStyle(active.parentElement).boxShadow;
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || around !== 'none';
    });
    await eventually.ok(isMarked, await focused(page));
  }
});

test('a run that is cancelled by keyboard leaves focus on Play', needsBrowser, async (t) => {
  const rules = '.Cage~44~R1C1~R2C1~R1C2~R3C1~R4C1~R2C2.Cage~44~R5C1~R6C1~R7C1~R5C2~R7C2~R6C2';
  const hash = `#p=${'.'.repeat(256)}&box=4x4&rules=${rules}&v=2&s=none.first.ascending`;
  const {page} = await openPage(t, {hash});
  await page.getByRole('button', {name: 'Cancel'}).press('Enter');
  const play = page.getByRole('button', {name: 'Play', exact: true});
  await play.waitFor();
  await eventually.ok(() => play.evaluate((each) => each === each.getRootNode().activeElement));
});
