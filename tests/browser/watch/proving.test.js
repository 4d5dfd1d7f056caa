// Prove it: at the end of a run the page has its result proved, checked, and handed out as files.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {ruleSamples} from '../../../site/puzzles/rule-samples.js';
import {checkProof} from '../../../web/src/checker/check-proof.js';
import {formatLink} from '../../../web/src/links/links.js';
import {violations} from '../../support/page/axe.mjs';
import {needsBrowser} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {hardPuzzle, openPage, press, seek} from '../../support/page/page.mjs';

const proveIt = (page) => page.getByRole('button', {name: 'Prove it', exact: true});

/** Goes to the end of the run, and opens the sheet. @param {import('playwright-core').Page} page */
async function prove(page) {
  await seek(page, 'end');
  await proveIt(page).click();
  return page.getByRole('dialog', {name: 'Prove it'});
}

test('the result of a run is proved and checked, and its files check elsewhere', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: `#p=${hardPuzzle}`});
  await eventually.equal(() => proveIt(page).isVisible(), false);
  await seek(page, 12);
  await eventually.equal(() => proveIt(page).isVisible(), false);
  const sheet = await prove(page);
  await sheet.getByText('Proved and checked: there is no other solution.').waitFor();
  await sheet.getByText('a second program that shares no code with the solver').waitFor();
  await eventually.deepEqual(() => violations(page), []);
  const files = {};
  for (const kind of ['cnf', 'lrat', 'drat']) {
    const [file] = await Promise.all([
      page.waitForEvent('download'), sheet.getByRole('button', {name: `Save .${kind}`, exact: true}).click()]);
    assert.equal(file.suggestedFilename(), `sudoku.${kind}`);
    files[kind] = readFileSync(await file.path(), 'utf8');
  }
  await sheet.getByText('sudoku.drat saved.').waitFor();
  assert.deepEqual(await checkProof(files.cnf, files.lrat), {accepted: true});
  await page.keyboard.press('Escape');
  await sheet.waitFor({state: 'detached'});
  await eventually.ok(() => proveIt(page).evaluate((button) => button === document.activeElement));
});

test('that there is no solution is proved, too; several are told', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: '#p=.....4.2...13...'});
  const none = await prove(page);
  await none.getByText('Proved and checked: there is no solution.').waitFor();
  await page.keyboard.press('Escape');
  const other = await openPage(t, {hash: '#p=1.....3..4......'});
  const several = await prove(other.page);
  await several.getByText('this puzzle has at least two solutions').waitFor();
});

test('from a line to its guess in the tree, and from there to the line', needsBrowser, async (t) => {
  const {page, problems} = await openPage(t, {hash: `#p=${hardPuzzle}&s=only-choice.mrv.ascending`});
  const sheet = await prove(page);
  const line = sheet.locator('li', {hasText: "can't both be right"}).first();
  await line.waitFor();
  const [name, says] = await line.locator('span').allTextContents();
  await line.getByRole('button').click();
  await sheet.waitFor({state: 'detached'});
  await eventually.equal(() => page.evaluate(async () => {
    const {run, step} = document.querySelector('sudoku-scope');
    return (await run.events(step - 1, 1))[0]?.kind;
  }), 'decide');
  const scope = page.locator('sudoku-scope');
  await scope.getByRole('button', {name: 'Its line in the proof'}).click();
  const turn = scope.getByRole('group', {name: 'Your turn'});
  await turn.getByText(`${name} of`).waitFor();
  await turn.getByText(says).waitFor();
  await eventually.deepEqual(() => violations(page), []);
  assert.deepEqual(problems, []);
});

/** A 20x20 with some five hundred guesses. */
const LARGE =
  '......6H.1..5.7..D..5..4.FD...1...I.....63I1..8KB.E..F9....G..9EC2.....K8J......J.....3..GKB.....F..' +
  '2...B1F.6H.7...EC.D..45..EJ9..H.F.6A.28.F1.HI............35..6C.E8.4....B..5.IH178..469ECF...5..JBK.' +
  'I5.3..BA.JF.9..8..G4BDK..5I1.3.4.8.6.9.E.9....H3158..B.I6.EF..E.F...4.D.K.A....3H.1539.J...F.....G42' +
  '...8.IC....3H7....A...2..H...I..1.3C9A.D...9.G1537.84..HIEF.1G..5CAD...6EH.K....E...6K..2.9..CJG7.35';

test('a larger grid is proved by what the solver learned; sizes and times are told', needsBrowser, async (t) => {
  const {page, problems} = await openPage(t, {hash: `#p=${LARGE}&s=only-choice.mrv.ascending`});
  await page.evaluate(() => document.querySelector('sudoku-scope').run.finished);
  const sheet = await prove(page);
  await sheet.getByText('Proved and checked: there is no other solution.').waitFor({timeout: 60_000});
  await sheet.getByText('Each line is a clause that the solver learned').waitFor();
  await sheet.getByText(/^Written in [\d.]+ m?s, checked in [\d.]+ m?s\.$/).waitFor();
  await eventually.deepEqual(() => violations(page), []);
  assert.deepEqual(problems, []);
});

test('it can be stopped, and begun again', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: `#p=${hardPuzzle}`, isOwn: true});
  // The module comes late, so that there is time to stop.
  let release = () => {};
  const held = new Promise((resolve) => { release = resolve; });
  await page.context().route('**/sudoku-proof-*.wasm', async (route) => {
    await held;
    await route.continue();
  });
  const sheet = await prove(page);
  await press(page, 'Stop');
  release();
  await sheet.getByText('Stopped.').waitFor();
  await press(page, 'Try again');
  await sheet.getByText('Proved and checked').waitFor();
});

test('a proof whose module cannot be loaded can be tried again', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: `#p=${hardPuzzle}`, isOwn: true});
  await seek(page, 'end');
  await page.context().route('**/client-engine-help-*.js', (route) => route.abort());
  await proveIt(page).click();
  const sheet = page.getByRole('dialog', {name: 'Prove it'});
  await sheet.getByRole('button', {name: 'Try again'}).waitFor();
  await sheet.getByText('Stopped.').waitFor();
  await eventually.ok(() => sheet.getByRole('progressbar').isHidden());
  await eventually.ok(() => sheet.getByRole('button', {name: 'Stop'}).isHidden());
});

test('a killer, the clauses of its cages with it', needsBrowser, async (t) => {
  const {puzzle, rules} = ruleSamples.find(({id}) => id === 'killer');
  const {page, problems} = await openPage(t, {hash: formatLink({puzzle, rules: {text: rules}})});
  await page.evaluate(() => document.querySelector('sudoku-scope').run.finished);
  const sheet = await prove(page);
  await sheet.getByText('Proved and checked: there is no other solution.').waitFor();
  assert.deepEqual(problems, []);
});
