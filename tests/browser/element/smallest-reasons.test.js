// The smallest reason of a person's step: asked for beside the sentence, told and drawn, and gone with the step.
import assert from 'node:assert/strict';
import test from 'node:test';
import {ruleSamples} from '../../../site/puzzles/rule-samples.js';
import {TECHNIQUES_VERSION, formatLink} from '../../../web/src/links/links.js';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {hardPuzzle} from '../../support/page/page.mjs';

/** A puzzle whose steps take people, and searches for their smallest reasons, long. */
const SLOW = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

/** @param {string} puzzle @param {number} step */
function linkTo(puzzle, step) {
  return `#p=${puzzle}&s=techniques&step=${step}&h=${TECHNIQUES_VERSION}`;
}

/** @param {import('node:test').TestContext} t @param {number} step @param {string} [hash] of another puzzle */
async function openAt(t, step, hash = linkTo(hardPuzzle, step)) {
  const {page, problems} = await openSite(t, {hash});
  const scope = page.locator('sudoku-scope');
  await eventually.equal(() => page.evaluate(() => document.querySelector('sudoku-scope').step), step);
  await eventually.ok(() => page.evaluate(() => document.querySelector('sudoku-scope').run !== null));
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

test('a long search tells how small the set is so far, and can be stopped with it', needsBrowser, async (t) => {
  const {page, problems, scope, turn} = await openAt(t, 12, linkTo(SLOW, 12));
  await scope.getByRole('button', {name: 'Smallest reason'}).click();
  await turn.getByText(/So far: \d+ statements/).waitFor();
  await turn.getByRole('button', {name: 'Stop here'}).click();
  await turn.getByText(/\d+ statements together force it\. Each of them is needed, but fewer others may do/).waitFor();
  await turn.getByRole('listitem').nth(1).waitFor();
  assert.deepEqual(problems, []);
});

test('under other rules, constraints are among the statements, and drawn', needsBrowser, async (t) => {
  const {puzzle, rules} = ruleSamples.find(({id}) => id === 'killer');
  const hash = formatLink({puzzle, rules: {text: rules}, strategy: {propagation: 'techniques'}, step: 1});
  const {page, problems, scope, turn} = await openAt(t, 1, hash);
  const step = await page.evaluate(async () => {
    const {run} = document.querySelector('sudoku-scope');
    await run.finished;
    const events = await run.events(0, run.length);
    return events.findIndex(({found}) => found?.technique === 'cage-combinations') + 1;
  });
  await page.evaluate((to) => document.querySelector('sudoku-scope').seek(to), step);
  await eventually.equal(() => page.evaluate(() => document.querySelector('sudoku-scope').step), step);
  await scope.getByRole('button', {name: 'Smallest reason'}).click();
  await turn.getByText(/can't be \d\. One statement forces it\./).waitFor();
  await turn.getByText(/^The cage of \d+ at [A-I]\d holds, (where|with) /).waitFor();
  await eventually.ok(() => scope.locator('.board .set-line').first().isVisible());
  assert.deepEqual(problems, []);
});
