// No text and no control lies on another, on any page, with its dialogs, menus and panels open, where words are longer
// than the English ones: in German, and in a language from right to left with words that are 40 % longer.
import assert from 'node:assert/strict';
import test from 'node:test';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {overlapsIn} from '../../support/page/overlaps.mjs';
import {hardPuzzle, withSmallSet} from '../../support/page/page.mjs';
import {speakPseudo} from '../../support/pseudo-language.mjs';
import {inTurn} from '../../support/page/soak.mjs';

const WIDTHS = [320, 640, 1280];
const VIEWPORT = {width: 1280, height: 900};

/** By name, how a page comes to speak it. @type {[string, typeof speakPseudo | undefined][]} */
const LANGUAGES = [['the pseudo-language', speakPseudo], ['German', undefined]];

const hasRun = (page) => page.waitForFunction(() => document.querySelector('sudoku-scope')?.length > 0);

/** Presses what has this selector, whether there is room for it or not. */
const press = (selector) => (page) => page.locator(selector).first().evaluate((button) => button.click());
/** Opens a dialog in place of the one that is open. */
const dialog = (selector) => async (page) => {
  while (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
  await press(selector)(page);
  await page.locator('dialog[open] .body > *').or(page.locator('dialog[open] h2')).first().waitFor();
};
const dialogs = (...names) => Object.fromEntries(names.map((name) => [`dialog ${name}`, dialog(`[data-do=${name}]`)]));
/** An answer in the panel of Play. */
const answer = (name, part) => async (page) => {
  await press(`[data-do=${name}]`)(page);
  await page.locator(`#status-panel ${part}`).first().waitFor();
};
const panels = Object.fromEntries(['log', 'code', 'queue', 'stats', 'trace'].map((name, at) =>
  [`panel ${name}`, (page) => page.getByRole('tab').nth(at).evaluate((tab) => tab.click())]));

/** Pages: when they are ready, and what can be opened there, one after another. */
const PAGES = {
  'index.html': {ready: hasRun, states: {
    menu: press('#menu summary'), ...dialogs('levels', 'new', 'help', 'share', 'rules', 'export'),
  }},
  [`index.html#p=${hardPuzzle}&step=560&view=log`]: {ready: hasRun, states: {
    ...panels, 'the choice of a solver': press('sudoku-scope .picker'),
  }},
  'play.html': {ready: (page) => page.locator('#status-panel h2').waitFor(), states: {
    hint: answer('hint', '.hint-steps'), check: answer('check', '.lead'), rate: answer('rate', '.figures'),
    ...dialogs('settings', 'help', 'rules', 'new'),
  }},
  'compare.html': {ready: (page) => page.locator('body:not(.waiting) #table tbody td').first().waitFor(), states: {
    'the charts as a table': press('#numbers summary'), pictures: press('.menu.up summary'),
    ...dialogs('add', 'set', 'puzzle'),
  }},
  'speed.html': {ready: (page) => page.locator('body:not(.waiting) #size-table td').first().waitFor()},
  'embedding.html': {ready: hasRun},
  'learn/': {ready: (page) => page.locator('.contents').waitFor()},
  'learn/ac3.html': {ready: hasRun, states: {'more buttons': press('sudoku-scope .more')}},
  'techniques/': {ready: (page) => page.locator('main h1').waitFor()},
  'techniques/x-wing.html': {ready: hasRun},
};

/** @param {import('playwright-core').Page} page @param {readonly number[]} widths @param {string} state */
async function assertNoOverlaps(page, widths, state) {
  for (const width of widths) {
    await page.setViewportSize({...VIEWPORT, width});
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    let found = await overlapsIn(page);
    for (let more = 10; found.length && more; more -= 1) {  // Something may still be on its way to its place.
      await page.waitForTimeout(100);
      found = await overlapsIn(page);
    }
    assert.deepEqual(found, [], `${state}, ${width} px`);
  }
  await page.setViewportSize(VIEWPORT);
}

for (const [turn, [path, {ready, states = {}}]] of Object.entries(PAGES).entries()) {
  for (const [language, lasting] of inTurn(LANGUAGES, turn)) {
    test(`${language}, /${path.split('=')[0]}: nothing lies on anything else`, needsBrowser, async (t) => {
      const [file, hash] = path.split('#');
      const {page} = await openSite(t, {...withSmallSet, lasting, path: `${file}?lang=de${hash ? `#${hash}` : ''}`,
        context: {viewport: VIEWPORT}});
      await ready(page);
      await assertNoOverlaps(page, inTurn(WIDTHS, turn), 'as it opens');
      for (const [at, [state, open]] of Object.entries(states).entries()) {
        await open(page);
        await assertNoOverlaps(page, inTurn(WIDTHS, turn + at + 1), state);
      }
    });
  }
}
