// The smallest reason of a person's step: asked for beside the sentence, told and drawn, and gone with the step.
import assert from 'node:assert/strict';
import test from 'node:test';
import {TECHNIQUES_VERSION} from '../../../web/src/links/links.js';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {hardPuzzle} from '../../support/page/page.mjs';

/** @param {import('node:test').TestContext} t @param {number} step @param {object} [context] of the browser */
async function openAt(t, step, context = {}) {
  const hash = `#p=${hardPuzzle}&s=techniques&step=${step}&h=${TECHNIQUES_VERSION}`;
  const {page, problems} = await openSite(t, {hash, context});
  const scope = page.locator('sudoku-scope');
  await eventually.equal(() => page.evaluate(() => document.querySelector('sudoku-scope').step), step);
  await scope.getByRole('button', {name: 'Smallest reason'}).waitFor();
  return {page, problems, scope, turn: scope.getByRole('group', {name: 'Your turn'})};
}

test('the fewest statements that force a step are told and drawn, and leave with it', needsBrowser, async (t) => {
  const {page, problems, scope, turn} = await openAt(t, 2);
  await scope.getByRole('button', {name: 'Smallest reason'}).click();
  await turn.getByText(/^[A-I]\d is \d\. One statement forces it\.$/).waitFor();
  await eventually.equal(() => turn.getByRole('listitem').count(), 1);
  await eventually.ok(() => scope.locator('.board .pattern-unit, .board .unit').first().isVisible());
  await page.keyboard.press('Escape');
  await turn.getByRole('button', {name: 'Close'}).click();
  await turn.getByRole('listitem').waitFor({state: 'detached'});
  await scope.getByRole('button', {name: 'Smallest reason'}).press('Enter');
  await turn.getByRole('listitem').waitFor();
  await page.evaluate(() => document.querySelector('sudoku-scope').seek(3));
  await turn.getByRole('listitem').waitFor({state: 'detached'});
  assert.deepEqual(problems, []);
});

test('a step with several conclusions has a smallest reason for each', needsBrowser, async (t) => {
  const {page, scope, turn} = await openAt(t, 2);
  const several = await page.evaluate(async () => {
    const {run} = document.querySelector('sudoku-scope');
    await run.finished;
    const events = await run.events(0, run.length);
    return events.findIndex(({found}) => found && found.eliminations.length > 1) + 1;
  });
  await page.evaluate((step) => document.querySelector('sudoku-scope').seek(step), several);
  await eventually.equal(() => page.evaluate(() => document.querySelector('sudoku-scope').step), several);
  await scope.getByRole('button', {name: 'Smallest reason'}).click();
  const first = await turn.getByText(/can't be \d\./).textContent();
  await turn.getByRole('button', {name: 'Next conclusion'}).click();
  await eventually.notEqual(() => turn.locator('.words').textContent(), first);
  await turn.getByText(/can't be \d\./).waitFor();
});
