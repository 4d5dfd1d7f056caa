// Every option of every select and of every dialog, once: none leads to an error that is shown or thrown. A page is
// walked as it stands, then each of its dialogs and menus.
import assert from 'node:assert/strict';
import test from 'node:test';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {firstPuzzle, hardPuzzle, isReady, withSmallSet} from '../../support/page/page.mjs';
import {testOrSoak} from '../../support/page/soak.mjs';

/** The places where a page shows that something is wrong. */
const WRONG = /There is no |can’t be |can't be |No \w+ called|undefined|NaN|\[object/;
/** The places where a page says what has happened. */
const SAID = '#toast, .said, .verdict, .parse-error, [role=alert], .problem';

/**
 * Chooses every option of every select that is seen, presses every alternative, ticks every box.
 * @param {import('playwright-core').Page} page @param {string} within a selector
 * @returns {Promise<string[]>} what was chosen
 */
async function chooseAll(page, within) {
  const chosen = [];
  const selects = page.locator(`${within} select:visible`);
  for (let at = 0; at < await selects.count(); at += 1) {
    const options = await selects.nth(at).locator('option:not(:disabled)').evaluateAll((all) =>
      all.map(({value, textContent}, index) => ({value, index, words: textContent})));
    for (const {index, words} of sampled(options.reverse())) {
      if (at >= await selects.count() || await selects.nth(at).isDisabled()) break;
      await selects.nth(at).selectOption({index});
      chosen.push(words);
      await isAnswered(page);
      await nothingIsWrong(page, words);
    }
  }
  const alternatives = page.locator(`${within} [aria-pressed]:visible`);
  for (const at of sampled([...Array(await alternatives.count()).keys()])) {
    if (at >= await alternatives.count()) break;
    await alternatives.nth(at).click();
    await isAnswered(page);
    await nothingIsWrong(page, `alternative ${at}`);
  }
  const boxes = page.locator(`${within} :is([type=checkbox], [type=radio]):visible`);
  for (const at of sampled([...Array(await boxes.count()).keys()])) {
    if (at >= await boxes.count()) break;
    await boxes.nth(at).click();
    await nothingIsWrong(page, `box ${at}`);
  }
  return chosen;
}

/** In `./dev test`, of more than five the first, the last, and one between: the page may make a puzzle for each. */
const OF_A_LONG_LIST = testOrSoak(3, Infinity);
const LONG = 6;

/** @template Option @param {Option[]} options @returns {Option[]} */
function sampled(options) {
  if (options.length < LONG) return options;
  const step = Math.max(1, (options.length - 1) / (OF_A_LONG_LIST - 1));
  return options.filter((_, at) => Math.floor(at / step) > Math.floor((at - 1) / step));
}

/**
 * Waits for an answer to what was chosen, but not for one that takes long.
 * @param {import('playwright-core').Page} page
 */
async function isAnswered(page) {
  await page.evaluate(() => new Promise((answered) => {
    const end = performance.now() + 400;
    const look = () => (document.querySelector('[aria-busy=true]') && performance.now() < end ? setTimeout(look, 10) :
      answered());
    setTimeout(look, 20);
  }));
}

/** @param {import('playwright-core').Page} page @param {string} after what was chosen */
async function nothingIsWrong(page, after) {
  const said = await page.locator(SAID).evaluateAll((all) =>
    all.filter((each) => each.checkVisibility()).map(({textContent}) => textContent).join(' '));
  assert.doesNotMatch(said, WRONG, `after “${after}”`);
}

/** How a dialog of a page is opened. @param {string} name of its button @param {string} [menu] in which that is */
const press = (name, menu) => async (page) => {
  if (menu) await page.locator('#menu summary').click();
  await page.getByRole('button', {name, exact: true}).filter({visible: true}).first().click();
};

/**
 * The pages and their dialogs. That of new puzzles, the same on three of them, makes puzzles for each of its options:
 * it is walked on one.
 * @type {{path?: string, hash?: string, dialogs?: Record<string, (page: any) => Promise<void>>, wait?: any}[]}
 */
const pages = [
  {hash: `#p=${firstPuzzle}&step=3`, wait: isReady, dialogs: {
    'By level': async (page) => {
      await page.evaluate(() => document.querySelector('sudoku-scope').seek('start'));
      await press('By level')(page);
    },
    'Help': press('Help'),
    'Export': press('Export', true),
    ...Object.fromEntries(['picture', 'lesson', 'animation'].map((name) => [name, async (page) => {
      await press('Export', true)(page);
      await page.getByRole('button', {name: `Open the ${name}`}).click();
      await page.getByRole('dialog', {name: 'Export'}).waitFor({state: 'detached'});
    }])),
  }},
  {path: 'play.html', hash: `#p=${firstPuzzle}`, dialogs: {'New puzzle': press('New puzzle')}},
  {path: 'compare.html', hash: `#p=${hardPuzzle}&c=ac3,only-choice`, dialogs: {
    'Add a strategy': press('Add a strategy'),
    'Set': async (page) => page.locator('#set').click(),
    'Puzzle': async (page) => page.locator('#puzzle').click(),
  }},
  {path: 'speed.html'},
  {path: 'embedding.html'},
  {path: 'learn/ac3.html'},
  {path: 'techniques/x-wing.html'},
];

for (const {path = '', hash = '', dialogs = {}, wait} of pages) {
  test(`/${path}: no option leads to an error`, needsBrowser, async (t) => {
    const context = {viewport: {width: 1280, height: 900}};
    const {page, problems} = await openSite(t, {...withSmallSet, path, hash, context});
    await wait?.(page);
    await page.waitForLoadState('networkidle');
    await chooseAll(page, 'body');
    for (const [name, open] of Object.entries(dialogs)) {
      await t.test(name, async () => {
        await open(page);
        await page.locator('dialog[open]').waitFor();
        const closed = page.locator('dialog[open] details:not([open]) > summary');
        while (await closed.count()) await closed.first().click();
        await chooseAll(page, 'dialog[open]');
        await page.keyboard.press('Escape');
        await page.locator('dialog[open]').waitFor({state: 'detached'});
      });
    }
    assert.deepEqual(problems, []);
  });
}
