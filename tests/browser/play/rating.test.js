// How hard a puzzle is, on the page where it is filled: the numbers and the curve are what the engine says.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {levelOf} from '../../../web/src/words/levels.js';
import {violations} from '../../support/page/axe.mjs';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually, passes} from '../../support/page/eventually.mjs';
import {setTo} from '../../support/page/game.mjs';
import {firstPuzzle} from '../../support/page/page.mjs';
import {engineFor} from '../../wasm/engine.mjs';
import {THEMES, inTurn} from '../../support/page/soak.mjs';

/** Takes chains, and a while. */
const hard = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

async function openGame(t, puzzle, context = {}) {
  const site = await openSite(t, {path: 'play.html', hash: `#p=${puzzle}`, context});
  await site.page.getByRole('gridcell').nth(0).locator('span', {hasText: /./}).waitFor({state: 'attached'});
  return site;
}

/** Asks how hard it is; on a narrow screen that waits in a sheet. */
async function ask(page) {
  const more = page.getByRole('button', {name: 'More', exact: true});
  if (await more.isVisible()) await more.click();
  await page.getByRole('button', {name: 'Rate'}).click();
}

const ratedPuzzles = {'an easy one': firstPuzzle, 'a hard one': hard};
for (const [name, puzzle] of Object.entries(ratedPuzzles)) {
  test(`${name}: level, numbers, curve and path are the engine's`, needsBrowser, async (t) => {
    const engine = await engineFor((end) => t.after(end));
    const {rating} = await engine.rate(puzzle);
    const {page, problems} = await openGame(t, puzzle);
    await ask(page);
    const panel = page.locator('#status-panel');
    await panel.getByRole('heading', {name: `${levelOf(rating.hardest).name}.`}).waitFor();
    assert.equal(levelOf(rating.hardest).id, rating.level);
    await passes(async () => {
      const values = await panel.locator('dd').allTextContents();
      assert.match(values[0], new RegExp(`, ${rating.hardest}$`));
      assert.equal(values[1], `${rating.sum.toLocaleString('en')} in ${rating.path.length} steps`);
      assert.equal(values[3], rating.guesses.toLocaleString('en'));
    });
    await eventually.equal(() => panel.locator('.bars rect').count(), rating.path.length);
    await panel.getByText('Step by step').click();
    const links = await panel.locator('.path a').evaluateAll((all) => all.map(({href}) => href));
    for (const link of new Set(links)) assert.equal((await page.request.get(link)).status(), 200, link);
    assert.deepEqual(problems, []);
  });
}

for (const colorScheme of inTurn(THEMES, 1)) {
  test(`it fits a phone, with no violation, ${colorScheme}`, needsBrowser, async (t) => {
    const {page} = await openGame(t, firstPuzzle, {viewport: {width: 320, height: 640}, hasTouch: true, colorScheme});
    await ask(page);
    await page.getByText('Step by step').click();
    await eventually.equal(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
    await eventually.deepEqual(() => violations(page), []);
  });
}

test('a rating that a phone cuts fades out at the cut, and its list opens in sight and scrolls with it', needsBrowser,
  async (t) => {
    const {page} = await openGame(t, hard, {viewport: {width: 390, height: 740}, hasTouch: true});
    await ask(page);
    const panel = page.locator('#status-panel');
    const list = panel.getByText('Step by step');
    await list.waitFor();
    const fade = () => panel.evaluate((place) => {
      const {position, bottom, backgroundImage} = getComputedStyle(place, '::after');
      return [place.scrollHeight > place.clientHeight, position, bottom, /gradient/.test(backgroundImage)];
    });
    await eventually.deepEqual(fade, [true, 'sticky', '0px', true]);
    await list.click();
    const first = panel.locator('.path li').first();
    await eventually.ok(() => first.evaluate((line) => {
      const {top, bottom} = line.getBoundingClientRect();
      const place = document.getElementById('status-panel').getBoundingClientRect();
      return top >= place.top && bottom <= place.bottom;
    }));
    await eventually.equal(() => panel.evaluate((place) => [...place.querySelectorAll('*')].filter((each) =>
      ['auto', 'scroll'].includes(getComputedStyle(each).overflowY)).length), 0);
  });

test('a puzzle with several solutions has no rating', needsBrowser, async (t) => {
  const {page} = await openGame(t, '1...............');
  await ask(page);
  await page.getByRole('heading', {name: 'No rating.'}).waitFor();
});

for (const how of ['Cancel', 'Escape']) {
  test(`a long rating tells how far it is, and is left by ${how}`, needsBrowser, async (t) => {
    const corpus = readFileSync(new URL('../../data/corpora/large-16.txt', import.meta.url), 'utf8');
    const [large] = corpus.split('\n').filter((line) => !line.startsWith('#'));
    const {page} = await openGame(t, `${large}&box=4x4`);
    await ask(page);
    await page.getByText(/^[\d,]+ steps? so far\.$/).waitFor();
    if (how === 'Cancel') await page.getByRole('button', {name: 'Cancel'}).click();
    else await page.keyboard.press('Escape');
    await page.getByRole('heading', {name: 'Fill every row, column and box with 1 to G.'}).waitFor();
  });
}

test('the propagation that is being tried is told until the weakest is known', needsBrowser, async (t) => {
  const rules = '.LittleKiller~20~R1C4.LittleKiller~10~R1C5.LittleKiller~21~R1C6.LittleKiller~5~R2C9' +
    '.LittleKiller~12~R3C9.LittleKiller~13~R8C1.LittleKiller~16~R7C1.LittleKiller~31~R9C3' +
    '.LittleKiller~15~R9C4.LittleKiller~16~R9C5';
  const {page} = await openSite(t, {path: 'play.html', hash: `#p=${'.'.repeat(81)}&rules=${rules}&v=2`});
  await page.getByRole('heading', {name: 'Fill the grid with 1 to 9, so that all rules hold.'}).waitFor();
  await ask(page);
  await page.locator('#status-panel dd', {hasText: /^Trying: .*singleton/i}).waitFor();
});

test('the foot has room for all that can be asked', needsBrowser, async (t) => {
  const {page} = await openGame(t, firstPuzzle, {viewport: {width: 960, height: 700}});
  await setTo(page, 'Conflicts', 'Shown on request');
  for (const width of [960, 1060, 1200, 1240]) {
    await page.setViewportSize({width, height: 700});
    await eventually.equal(() =>
      page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0, `${width} px`);
  }
});
