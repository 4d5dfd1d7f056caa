// The cases of a forcing chain, one after another: in a run, in a hint, and on the page of the technique.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {TECHNIQUES_VERSION} from '../../../web/src/links/links.js';
import {violations} from '../../support/page/axe.mjs';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {gridsInSight, shiftsIn} from '../../support/page/chapter.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {nine, openGame} from '../../support/page/game.mjs';
import {inTurn} from '../../support/page/soak.mjs';

const examples = JSON.parse(readFileSync(new URL('../../../site/techniques/examples.json', import.meta.url), 'utf8'));
const {puzzle, state} = examples['cell-forcing-chain'];
const EXAMPLE = `#z=${puzzle}&state=${state}`;

/** How many links each case of the example has. */
const LINKS = [3, 5, 3];
const ALL = LINKS.reduce((sum, links) => sum + links, 0);

/** All of them come at once. */
async function drawn(place) {
  await place.locator('.board .link').first().waitFor({state: 'attached'});
  return place.locator('.board .link').count();
}
const caseOf = (page, number) => page.getByRole('radio', {name: number ? `Case ${number} of 3` : 'All cases'});
const framed = (page) => page.locator('.case.drawn').allTextContents();
const checked = (page) => page.locator('.case-row [aria-checked=true]').allTextContents();

/** Goes through the cases by pointer and by keys. */
async function goThrough(page, spoken) {
  await caseOf(page, 0).waitFor();
  await eventually.equal(() => drawn(page), ALL);
  await eventually.deepEqual(async () => [await framed(page), await checked(page)], [[], ['All']]);
  await eventually.equal(() => page.locator('.case').count(), LINKS.length);
  const texts = await page.locator('.case').allTextContents();
  const place = await page.locator('.case-row').boundingBox();
  for (const number of [2, 1, 3]) {
    await caseOf(page, number).click();
    await eventually.equal(() => drawn(page), LINKS[number - 1], `case ${number}`);
    await eventually.deepEqual(async () =>
      [await framed(page), await checked(page)], [[texts[number - 1]], [String(number)]]);
    await eventually.equal(spoken, texts[number - 1]);
  }
  await eventually.deepEqual(() => page.locator('.case-row').boundingBox(), place);
  await page.keyboard.press('ArrowRight');
  await eventually.deepEqual(async () =>
    [await checked(page), await framed(page), await drawn(page)], [['All'], [], ALL]);
  await page.keyboard.press('ArrowRight');
  await eventually.deepEqual(async () => [await checked(page), await drawn(page)], [['1'], LINKS[0]]);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await eventually.deepEqual(async () => [await checked(page), await drawn(page)], [['3'], LINKS[2]]);
  await eventually.equal(() => page.locator('.case-row [tabindex="0"]').count(), 1);
  await eventually.equal(() => page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at?.getAttribute('aria-label');
  }), 'Case 3 of 3');
}

test('in a run, a case is drawn alone, and what is told of it is framed', needsBrowser, async (t) => {
  const {page, problems} = await openSite(t, {hash: `${EXAMPLE}&s=techniques&step=1&h=${TECHNIQUES_VERSION}`});
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step === 1);
  await goThrough(page, () => page.locator('.scope > [aria-live]').textContent());
  const step = await page.evaluate(() => document.querySelector('sudoku-scope').step);
  assert.equal(step, 1, 'arrows in the row do not step');
  await eventually.deepEqual(() => violations(page), []);
  await page.getByRole('button', {name: 'Step', exact: true}).click();
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step === 2);
  await eventually.equal(() => page.locator('.case-row, .case').count(), 0, 'a step of one case has no row');
  await page.getByRole('button', {name: 'Back'}).click();
  await caseOf(page, 0).waitFor();
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step === 1);
  await eventually.deepEqual(async () => [await checked(page), await drawn(page)], [['All'], ALL]);
  assert.deepEqual(problems, []);
});

for (const viewport of inTurn([{width: 320, height: 640}, {width: 1280, height: 800}], 0)) {
  test(`in a hint, too, and it is seen beside the board, ${viewport.width} px`, needsBrowser, async (t) => {
    const {page, problems} = await openGame(t, EXAMPLE, {context: {viewport}});
    await page.getByRole('button', {name: 'Hint'}).first().click();
    for (let rung = 1; rung < 5; rung += 1) {
      await page.getByText(`${rung} of 5`).waitFor();
      await eventually.equal(() => page.locator('.case-row').count(), 0);
      await page.getByRole('button', {name: 'Show more'}).click();
    }
    await caseOf(page, 3).click();
    await caseOf(page, 0).click();
    await goThrough(page, () => page.locator('#spoken').textContent());
    const places = ['.case.drawn', '.case-row', '#status-panel .actions'];
    await eventually.ok(async () => {
      const [text, row, actions] = await Promise.all(places.map((place) => page.locator(place).boundingBox()));
      return text.y >= row.y + row.height - 1 && text.y + text.height <= actions.y + 1;
    }, 'the text is in sight');
    await eventually.deepEqual(() => violations(page), []);
    assert.deepEqual(problems, []);
  });
}

test('other hints have no cases', needsBrowser, async (t) => {
  const {page} = await openGame(t, nine);
  await page.getByRole('button', {name: 'Hint'}).first().click();
  for (let rung = 1; rung < 5; rung += 1) {
    await page.getByText(`${rung} of 5`).waitFor();
    await page.getByRole('button', {name: 'Show more'}).click();
  }
  await page.getByText('5 of 5').waitFor();
  await eventually.equal(() => page.locator('.case-row').count(), 0);
});

test('the player on the page of the technique goes through them, and stands still', needsBrowser, async (t) => {
  const {page} = await openSite(t, {
    path: 'techniques/cell-forcing-chain.html', context: {viewport: {width: 1280, height: 823}},
  });
  await gridsInSight(page);
  const player = page.locator('#steps');
  await caseOf(player, 2).waitFor();
  const height = (await player.boundingBox()).height;
  await caseOf(player, 2).click();
  await eventually.equal(() => drawn(player), LINKS[1]);
  await eventually.equal(async () => (await player.boundingBox()).height, height);
  await eventually.ok(async () => await shiftsIn(page) < 0.001);
});
