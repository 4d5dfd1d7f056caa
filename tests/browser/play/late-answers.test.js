// The player goes on while the engine works: an answer about what was there before doesn't get in the way.
import assert from 'node:assert/strict';
import test from 'node:test';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {cell, nine, openGame, says, small, statusPanelOf} from '../../support/page/game.mjs';
import {areHeld, canHold, hold, release} from '../../support/page/held.mjs';
import {hardPuzzle} from '../../support/page/page.mjs';

test('a hint that was asked for before a digit was typed is one for after it, and leaves the digit', needsBrowser,
  async (t) => {
    const {page} = await openGame(t, nine, {prepare: canHold});
    const hint = page.getByRole('button', {name: 'Hint'}).first();
    await hint.click();
    for (let rung = 1; rung < 5; rung += 1) await page.getByRole('button', {name: 'Show more'}).click();
    const step = await page.locator('.hint-steps [aria-current=step] p').first().textContent();
    const [, row, column, digit] = /^([A-I])(\d) is (\d): .+\.$/.exec(step);
    const number = (row.charCodeAt(0) - 65) * 9 + Number(column) - 1;
    await page.getByRole('button', {name: 'I’ve got it'}).click();
    await cell(page, number).click();
    await hold(page, 'nextStep');
    await hint.click();
    await areHeld(page);
    await page.keyboard.press(digit);
    await says(page, number, digit);
    await release(page);
    await statusPanelOf(page).getByRole('button', {name: /^Apply/}).click();
    await eventually.equal(() => page.locator('#filled').textContent(), '34');
    await says(page, number, digit);
  });

test('a tab that is left alone keeps nothing over the game that went on in another', needsBrowser, async (t) => {
  const {page, context, url} = await openGame(t, small, {isOwn: true});
  await cell(page, 1).click();
  await page.keyboard.press('3');
  await page.waitForFunction(() => location.hash.includes('state='));
  const other = await context.newPage();
  await other.goto(page.url());
  await says(other, 1, '3');
  await cell(other, 2).click();
  await other.keyboard.press('4');
  await other.waitForFunction((hash) => location.hash !== hash, new URL(page.url()).hash);
  await other.close();
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await page.goto('about:blank');
  await page.goto(`${url}play.html${small}`);
  await says(page, 2, '4');
});

/** Notes every headline beside the board from now on. @param {import('playwright-core').Page} page */
const noteHeadlines = (page) => page.evaluate(() => {
  const panel = document.querySelector('#status-panel');
  globalThis.headlines = [];
  new MutationObserver(() => globalThis.headlines.push(panel.querySelector('h2').textContent))
    .observe(panel, {childList: true});
});

test('a rating whose message was closed does not come back', needsBrowser, async (t) => {
  const {page} = await openGame(t, nine, {prepare: canHold});
  await noteHeadlines(page);
  await hold(page, '"rate"');
  await page.getByRole('button', {name: 'Rate'}).click();
  await statusPanelOf(page).getByRole('button', {name: 'Cancel'}).waitFor();
  await statusPanelOf(page).locator('.close').click();
  await release(page);
  await page.getByRole('button', {name: 'Check'}).click();
  await statusPanelOf(page).getByRole('heading', {name: 'Correct so far.'}).waitFor();
  await page.getByRole('button', {name: 'Rate'}).click();
  await statusPanelOf(page).getByText('Step by step').waitFor();
  const [, ...headlines] = await page.evaluate(() => globalThis.headlines);
  assert.equal(headlines.filter((each) => each === headlines.at(-1)).length, 1, headlines.join('\n'));
});

test('a rating that cannot be loaded leaves no message that waits for it', needsBrowser, async (t) => {
  const {page} = await openGame(t, nine, {prepare: (opened) => opened.clock.install()});
  await page.context().route('**/client-engine-help-*.js', (route) => route.abort());
  await noteHeadlines(page);
  await page.getByRole('button', {name: 'Rate'}).click();
  await page.getByRole('button', {name: 'Reload'}).waitFor();
  await page.clock.runFor(5000);
  await eventually.deepEqual(() => page.evaluate(() => globalThis.headlines), []);
});

test('the puzzle of the last visit, read late, does not replace one that was pasted meanwhile', needsBrowser,
  async (t) => {
    const link = `#p=${hardPuzzle}`;
    const {page} = await openSite(t, {
      path: 'play.html', prepare: (opened) => canHold(opened, hardPuzzle),
      leave: (opened) => opened.evaluate((kept) =>
        localStorage.setItem('sudokuscope.last', JSON.stringify({link: kept})), link),
    });
    await areHeld(page);
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '1.....3..4.....2');
      document.body.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true}));
    });
    await eventually.equal(() => page.locator('#cells').textContent(), '16');
    await release(page);
    await page.getByRole('button', {name: 'Hint'}).first().click();
    await page.locator('.hint-steps').waitFor();
    await eventually.equal(() => page.locator('#cells').textContent(), '16');
  });

test('a link to a grid that is too large says so, and the last puzzle is not forgotten', needsBrowser, async (t) => {
  const last = JSON.stringify({link: small});
  const {page, url} = await openSite(t, {
    path: 'play.html', hash: `#p=${'.'.repeat(26 * 26)}&box=2x13`,
    leave: (opened) => opened.evaluate((kept) => localStorage.setItem('sudokuscope.last', kept), last),
  });
  await page.getByRole('heading', {name: 'This link can’t be read.'}).waitFor();
  await page.getByText('Grids up to 25×25 can be filled here.').first().waitFor();
  await eventually.equal(() => page.evaluate(() => localStorage.getItem('sudokuscope.last')), last);
  await page.goto(`${url}play.html`);
  await eventually.equal(() => page.locator('#cells').textContent(), '16');
});

test('a filter ends with its game, and its button says so', needsBrowser, async (t) => {
  const {page} = await openGame(t, small);
  await page.keyboard.press('f');
  await page.keyboard.press('3');
  await page.getByRole('button', {name: 'Filter: 3', pressed: true}).waitFor();
  await page.evaluate((hash) => { location.hash = hash; }, nine);
  await page.getByRole('button', {name: 'Filter', exact: true, pressed: false}).waitFor();
});

for (const how of ['Cancel', 'Escape']) {
  test(`a hint that takes long says so, and is left by ${how}`, needsBrowser, async (t) => {
    const {page} = await openGame(t, nine, {prepare: canHold});
    await noteHeadlines(page);
    await hold(page, 'nextStep');
    await page.getByRole('button', {name: 'Hint'}).first().click();
    await page.getByRole('heading', {name: 'Looking for a hint.'}).waitFor();
    if (how === 'Cancel') await statusPanelOf(page).getByRole('button', {name: 'Cancel'}).click();
    else await page.keyboard.press('Escape');
    const idle = page.getByRole('heading', {name: 'Fill every row, column and box with 1 to 9.'});
    await idle.waitFor();
    await release(page);
    await page.getByRole('button', {name: 'Check'}).click();
    await page.getByRole('heading', {name: 'Correct so far.'}).waitFor();
    await eventually.ok(() => page.evaluate(() => !globalThis.headlines.includes('Hint')));
    await page.keyboard.press('Escape');
    await idle.waitFor();
  });
}
