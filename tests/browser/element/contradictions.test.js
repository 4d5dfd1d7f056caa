// Why a contradiction has come about: asked for beside the sentence, told and drawn, and gone with the step.
import assert from 'node:assert/strict';
import test from 'node:test';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {hardPuzzle} from '../../support/page/page.mjs';

/**
 * Asks why the first contradiction of a run has come about.
 * @param {import('node:test').TestContext} t @param {string} hash
 */
async function showWhy(t, hash) {
  const {page, problems} = await openSite(t, {hash});
  const scope = page.locator('sudoku-scope');
  await page.waitForFunction(() => document.querySelector('sudoku-scope')?.length > 0);
  await page.evaluate(async () => {
    const player = document.querySelector('sudoku-scope');
    player.seek(await player.run.next(0, 'conflict') + 1);
  });
  await scope.getByRole('button', {name: 'Show why', exact: true}).click();
  const turn = scope.getByRole('group', {name: 'Your turn'});
  return {page, problems, scope, turn};
}

test('the way from the guesses to a contradiction is told and drawn', needsBrowser, async (t) => {
  const {page, problems, scope, turn} = await showWhy(t, `#p=${hardPuzzle}&s=only-choice.mrv.ascending.learning`);
  await turn.getByText(/(is|are) enough/).waitFor();
  await eventually.ok(async () => await turn.getByRole('listitem').count() > 1);
  await eventually.ok(async () => await scope.locator('.board path.link').count() > 1);
  await page.evaluate(() => document.querySelector('sudoku-scope').next());
  await turn.getByRole('listitem').first().waitFor({state: 'detached'});
  await scope.getByText(/^Learning: the contradiction depends on|^Learnt: /).first().waitFor();
  assert.deepEqual(problems, []);
});

test('equal digits that the sentence names are drawn, also in the cell that has no candidate left', needsBrowser,
  async (t) => {
    const {scope} = await showWhy(t, `#p=${hardPuzzle}`);
    await scope.getByText('E8 has no candidate left. Row E has 5 twice (E4 and E8)').first().waitFor();
    await eventually.deepEqual(() => scope.locator('.board .digit.clashing').allTextContents(), ['5', '5']);
  });

test('a long way is shown in part, says how much is missing, and can be shown as a whole', needsBrowser, async (t) => {
  const {page, problems, scope, turn} = await showWhy(t, `#p=${hardPuzzle}`);
  const wider = turn.getByRole('button', {name: /^Show \d+ more steps?$/});
  const more = Number((await wider.textContent()).match(/\d+/)[0]);
  const shown = await turn.getByRole('listitem').count();
  const assumed = Number((await turn.getByText(/^Assuming \d+ guesses/).textContent()).match(/\d+/)[0]);
  await eventually.equal(() => turn.getByRole('listitem').filter({hasText: /^Guess: /}).count(), assumed);
  await wider.click();
  await eventually.equal(() => turn.getByRole('listitem').count(), shown + more);
  await wider.waitFor({state: 'detached'});
  assert.deepEqual(problems, []);
});
