// The page of a copy that has the propagator and the technique of this folder: see try-recipes.mjs.
import assert from 'node:assert/strict';
import test from 'node:test';
import {needsBrowser, openSite} from '../../tests/support/page/browser.mjs';
import {gridsInSight} from '../../tests/support/page/chapter.mjs';
import {eventually} from '../../tests/support/page/eventually.mjs';
import {hardPuzzle, openPage, seek} from '../../tests/support/page/page.mjs';

test('the propagator is in the picker; its removals are told and drawn', needsBrowser, async (t) => {
  const {page, problems} = await openPage(t, {hash: `#p=${hardPuzzle}`});
  await page.locator('sudoku-scope .picker').click();
  const rules = page.locator('sudoku-scope #solver label').filter({has: page.getByText('Rules', {exact: true})})
    .locator('select');
  await rules.selectOption({label: 'Naked pairs'});
  await page.waitForFunction(() => {
    const {strategy, run} = document.querySelector('sudoku-scope');
    return strategy.startsWith('naked-pairs') && run?.strategy.propagation === 'naked-pairs';
  });
  await page.keyboard.press('Escape');
  const at = await page.evaluate(async () => {
    const {run} = document.querySelector('sudoku-scope');
    const events = await run.events(0, 2000);
    return events.find(({kind, cause}) => kind === 'eliminate' && cause === 'naked-pairs').index;
  });
  await seek(page, at + 1);
  await eventually.match(() => page.locator('sudoku-scope .words').first().textContent(),
    /^[A-I][1-9] can't be [1-9]: [A-I][1-9] and [A-I][1-9] take [1-9] and [1-9] between them\.$/);
  const drawing = page.locator('sudoku-scope .step-marks');
  await eventually.deepEqual(() => Promise.all(['.unit', '.ring', '.struck'].map((part) =>
    drawing.locator(part).count())), [1, 2, 1]);
  assert.deepEqual(problems, []);
});

test('the technique has a page, with its sentence and its drawing, in every language', needsBrowser, async (t) => {
  for (const [language, name, sentence] of [
    ['en', 'Naked quintuple', /^[A-I][1-9] can't be [1-9].*: .* take .* between them\.$/],
    ['de', 'Nackter Fünfling', /./], ['es', 'Quinteto desnudo', /./],
  ]) {
    const {page, problems} = await openSite(t, {path: `techniques/naked-quintuple.html?lang=${language}`});
    await page.getByRole('heading', {level: 1, name}).waitFor();
    await gridsInSight(page);
    const player = page.locator('#steps');
    await page.waitForFunction(() => document.querySelector('#steps').step === 1);
    await eventually.match(() => player.locator('.words').first().textContent(), sentence);
    const drawing = player.locator('.step-marks');
    await eventually.equal(() => drawing.locator('.unit').count(), 1);
    await eventually.ok(async () => await drawing.locator('.member').count() >= 10, 'five cells of two digits or more');
    await eventually.ok(async () => await drawing.locator('.struck').count() > 0);
    assert.deepEqual(problems, []);
  }
});

test('the list of techniques leads to it', needsBrowser, async (t) => {
  const {page} = await openSite(t, {path: 'techniques/'});
  await page.getByRole('link', {name: 'Naked quintuple', exact: true}).click();
  await page.getByText('Five cells of a unit have only five candidates together.').waitFor();
});
