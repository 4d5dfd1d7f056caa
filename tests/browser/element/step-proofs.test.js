// The proof of a step: asked for where a run rests, checked, handed out, and gone with the step.
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import test from 'node:test';
import {checkProof} from '../../../web/src/checker/check-proof.js';
import {TECHNIQUES_VERSION} from '../../../web/src/links/links.js';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {hardPuzzle} from '../../support/page/page.mjs';

/** @param {import('node:test').TestContext} t @param {string} hash @param {object} [options] */
async function open(t, hash, options = {}) {
  const {page, problems} = await openSite(t, {...options, hash: `#p=${hardPuzzle}&${hash}`});
  const scope = page.locator('sudoku-scope');
  return {page, problems, scope, turn: scope.getByRole('group', {name: 'Your turn'})};
}

test('a step of propagation is proved by keyboard, and its files can be saved', needsBrowser, async (t) => {
  const {page, problems, scope, turn} = await open(t, 's=only-choice.mrv.ascending&step=60');
  await scope.getByRole('button', {name: 'Prove this step'}).press('Enter');
  await turn.getByText(/^Proved: [A-I]\d (is|can't be) \d\.$/).waitFor();
  await turn.getByText(/^The checker accepts the proof: \d+ lines?, over [\d,]+ clauses\.$/).waitFor();
  const texts = [];
  for (const name of ['.cnf', '.lrat']) {
    const [download] = await Promise.all([
      page.waitForEvent('download'), turn.getByRole('button', {name: `Save ${name}`}).click(),
    ]);
    assert.equal(download.suggestedFilename(), `sudoku-step${name}`);
    texts.push(await readFile(await download.path(), 'utf8'));
  }
  assert.deepEqual(await checkProof(texts[0], texts[1]), {accepted: true});
  await turn.getByRole('button', {name: 'Close'}).click();
  await turn.getByText(/^Proved/).waitFor({state: 'detached'});
  assert.deepEqual(problems, []);
});

test('a step of a technique is proved beside its smallest reason, and the proof leaves with it', needsBrowser,
  async (t) => {
    const {page, problems, scope, turn} = await open(t, `s=techniques&step=2&h=${TECHNIQUES_VERSION}`);
    await scope.getByRole('button', {name: 'Smallest reason'}).click();
    await turn.getByRole('button', {name: 'Prove this step'}).click();
    await turn.getByText(/^Proved: /).waitFor();
    await page.evaluate(() => document.querySelector('sudoku-scope').seek(3));
    await turn.getByText(/^Proved: /).waitFor({state: 'detached'});
    assert.deepEqual(problems, []);
  });

test('what only follows from an open guess is proved in the position with that guess', needsBrowser, async (t) => {
  const {page, scope, turn} = await open(t, 's=only-choice.mrv.ascending');
  const step = await page.evaluate(async () => {
    const {run} = await new Promise((resolve) => {
      const scope = document.querySelector('sudoku-scope');
      const look = () => (scope.run ? resolve(scope) : setTimeout(look, 50));
      look();
    });
    await run.finished;
    const guess = await run.next(0, 'decide');
    return await run.next(guess, 'eliminate') + 1;
  });
  await page.evaluate((at) => document.querySelector('sudoku-scope').seek(at), step);
  await eventually.equal(() => page.evaluate(() => document.querySelector('sudoku-scope').step), step);
  await scope.getByRole('button', {name: 'Prove this step'}).click();
  await turn.getByText(/^Proved: [A-I]\d can't be \d\.$/).waitFor();
});

test('a smallest reason that cannot be loaded is not waited for', needsBrowser, async (t) => {
  const {page, scope, turn} = await open(t, `s=techniques&step=2&h=${TECHNIQUES_VERSION}`, {isOwn: true});
  await scope.getByRole('button', {name: 'Smallest reason'}).waitFor();
  const lost = (name) => page.context().route(`**/${name}-*.js`, (route) => route.abort());
  await lost('fewest');
  await lost('techniques-fewest');
  await scope.getByRole('button', {name: 'Smallest reason'}).click();
  await page.getByRole('button', {name: 'Reload'}).waitFor();
  await turn.getByRole('button', {name: 'Close'}).waitFor({state: 'detached'});
});

test('a proof whose checker cannot be loaded is not waited for', needsBrowser, async (t) => {
  const {page, scope, turn} = await open(t, 's=only-choice.mrv.ascending&step=60', {isOwn: true});
  await scope.getByRole('button', {name: 'Prove this step'}).waitFor();
  await page.context().route('**/checker-check-proof-*.js', (route) => route.abort());
  await scope.getByRole('button', {name: 'Prove this step'}).click();
  await page.getByRole('button', {name: 'Reload'}).waitFor();
  await turn.getByRole('button', {name: 'Close'}).waitFor({state: 'detached'});
});
