// The layers of a constraint beside the board: drawn, said and tabled, in the look of each theme, on a phone, by keys.
import assert from 'node:assert/strict';
import test from 'node:test';
import {ruleSamples} from '../../../site/puzzles/rule-samples.js';
import {formatLink} from '../../../web/src/links/links.js';
import {needsBrowser} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {isAt, openPage} from '../../support/page/page.mjs';

const linkOf = (wanted) => {
  const {puzzle, rules} = ruleSamples.find(({id}) => id === wanted);
  return `${formatLink({puzzle, rules: {text: rules}})}&view=layers`;
};
const PHONE = {viewport: {width: 320, height: 700}};
const layers = (page) => page.locator('.layers');

/** Goes to the first step that removed a digit by a constraint. */
async function toRemoval(page) {
  const step = await page.evaluate(async () => {
    const {run} = document.querySelector('sudoku-scope');
    await run.finished;
    const events = await run.events(0, run.length);
    return events.findIndex(({kind, constraint}) => kind === 'eliminate' && constraint !== undefined) + 1;
  });
  assert.ok(step > 0);
  await page.evaluate((at) => document.querySelector('sudoku-scope').seek(at), step);
  await isAt(page, step);
}

test('a step of a cage: where the digit that is gone led is drawn, said, and in the table', needsBrowser,
  async (t) => {
    const {page, problems} = await openPage(t, {hash: linkOf('killer')});
    await toRemoval(page);
    await layers(page).locator('.layers-said').filter({hasText: /can't be .*dead end/}).waitFor();
    await layers(page).locator('.edge.gone').first().waitFor();
    await layers(page).locator('.edge:not(.gone, .dead)').first().waitFor();
    const alive = await layers(page).locator('.edge').count();
    await layers(page).getByLabel('Dead ends, too').check();
    await eventually.equal(async () => await layers(page).locator('.edge').count() > alive, true);
    await layers(page).locator('summary').click();
    await layers(page).locator('tr.lost').first().waitFor();
    await eventually.match(() => layers(page).locator('.layers-box').getAttribute('aria-label'), /^Layers: .*dead end/);
    // Another constraint can be looked at.
    const last = await layers(page).getByLabel('Constraint').locator('option').count() - 1;
    await layers(page).getByLabel('Constraint').selectOption({index: last});
    await layers(page).getByText(/^(Each digit that is left has a way|No way to the end for)/).waitFor();
    await eventually.match(() => page.url(), /view=layers/);
    assert.deepEqual(problems, []);
  });

test('on a phone the picture scrolls in its own box, by keys too', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: linkOf('killer'), context: PHONE});
  await toRemoval(page);
  const box = layers(page).locator('.layers-box');
  await box.waitFor();
  await eventually.equal(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  const step = await page.evaluate(() => document.querySelector('sudoku-scope').step);
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await eventually.equal(() => box.evaluate((each) => each.scrollWidth > each.clientWidth), true);
  await eventually.equal(() => page.evaluate(() => document.querySelector('sudoku-scope').step), step);
});

test('puzzles without such constraints have no such tab', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: linkOf('thermometer')});
  await page.evaluate(() => document.querySelector('sudoku-scope').seek(1));
  await page.getByRole('tab', {name: 'Queue'}).waitFor();
  await eventually.equal(() => page.getByRole('tab', {name: 'Layers'}).count(), 0);
});
