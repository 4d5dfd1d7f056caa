// A link brings another person to the same puzzle, strategy and step; a reload loses nothing; Back goes back.
import assert from 'node:assert/strict';
import test from 'node:test';
import {needsBrowser} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {
  firstPuzzle, gridLine, hardPuzzle, isAt, isReady, openPage, paste, player, press, seek, startAnew,
} from '../../support/page/page.mjs';

test('Copy link gives a link that opens at the same place', needsBrowser, async (t) => {
  const {page, context} = await openPage(t, {hash: `#p=${hardPuzzle}&s=eliminate.mrv.ascending`});
  await seek(page, 123);
  const shown = await gridLine(page);
  await press(page, 'Copy link');
  await page.getByText('Link copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, new RegExp(`#p=${hardPuzzle.replaceAll('.', '\\.')}&s=eliminate\\.mrv\\.ascending&step=123$`));
  assert.equal(page.url(), link);

  const other = await context.newPage();
  await other.goto(link);
  await isReady(other);
  await isAt(other, 123);
  await eventually.equal(() => gridLine(other), shown);
  await eventually.equal(async () => (await player(other)).strategy, 'eliminate.mrv.ascending');
});

test('of sheets that are asked for at once, the last alone is open', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: `#p=${hardPuzzle}`});
  const sheets = page.locator('dialog.over[open]');
  const ask = (...names) => page.evaluate((all) => {
    for (const name of all) document.querySelector(`[data-do=${name}]`).click();
  }, names);
  // Once both are loaded, they come within a frame, in which those that were closed are still on the page.
  for (const [name, title] of [['share', 'Share'], ['export', 'Export']]) {
    await ask(name);
    await sheets.getByRole('heading', {name: title, exact: true}).waitFor();
  }
  await ask('share', 'export', 'share');
  await sheets.getByRole('heading', {name: 'Share', exact: true}).waitFor();
  await eventually.equal(() => sheets.count(), 1);
  await page.keyboard.press('Escape');
  await eventually.equal(() => page.locator('dialog').count(), 0);
});

test('where the clipboard is refused, the link is shown selected', needsBrowser, async (t) => {
  const {page} = await openPage(t, {
    prepare: (page) => page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    }),
  });
  await press(page, 'Copy link');
  const box = page.getByRole('dialog').getByRole('textbox');
  await box.waitFor();
  const selected = () => box.evaluate((area) => area.value.slice(area.selectionStart, area.selectionEnd));
  await eventually.ok(async () => await selected() === page.url());
  await page.keyboard.press('Escape');
  await box.waitFor({state: 'detached'});
});

test('the address follows the steps at rest, and not each of them while it plays', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  await press(page, 'Step');
  await page.waitForURL(/&step=\d+$/);
  const before = page.url();
  const {step} = await player(page);
  await press(page, 'Play');
  await page.waitForFunction((from) => document.querySelector('sudoku-scope').step > from + 3, step);
  assert.equal(page.url(), before);
  await press(page, 'Pause');
  await page.waitForURL((url) => url.href !== before);
  await eventually.ok(async () => Number(/step=(\d+)/.exec(page.url())[1]) === (await player(page)).step);
});

test('while it plays, the address is written now and then: a reload goes on from there', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: `#p=${hardPuzzle}`, prepare: (opened) => opened.clock.install()});
  await press(page, 'Play');
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step > 2);
  await page.clock.runFor(1000);
  await page.waitForURL(/step=\d+/);
  const early = page.url();
  await page.clock.runFor(6000);
  await page.waitForURL((url) => url.href !== early);
  const [, step] = /step=(\d+)/.exec(page.url());
  await page.reload();
  await isReady(page);
  await isAt(page, Number(step));
});

test('a reload loses nothing: puzzle, strategy, step, draft and theme', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: `#p=${hardPuzzle}&s=ac3.first.lcv`});
  await page.locator('#paste').fill('12345');
  await page.getByText(/read/).first().waitFor();
  await press(page, 'Theme: system');
  await seek(page, 77);
  await page.waitForURL(/step=77/);
  await page.reload();
  await isReady(page);
  await isAt(page, 77);
  await eventually.equal(async () => (await player(page)).strategy, 'ac3.first.lcv');
  await eventually.equal(() => page.locator('#paste').inputValue(), '12345');
  await eventually.equal(() => page.locator('html').getAttribute('data-theme'), 'light');
});

test('a later visit without a link opens what was open last', needsBrowser, async (t) => {
  const {page, url} = await openPage(t, {hash: `#p=${hardPuzzle}`});
  await seek(page, 41);
  await page.waitForURL(/step=41/);
  await page.goto('about:blank');
  await page.goto(url);
  await isReady(page);
  await isAt(page, 41);
});

test('storage that is forbidden does no harm', needsBrowser, async (t) => {
  const {page, problems} = await openPage(t, {
    prepare: (page) => page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {get: () => { throw new DOMException('no', 'SecurityError'); }});
    }),
  });
  await press(page, 'Step');
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step > 0);
  assert.deepEqual(problems, []);
});

test('Back returns to the puzzle before, at its step', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: `#p=${hardPuzzle}`});
  await seek(page, 30);
  await page.waitForURL(/step=30/);
  await startAnew(page);
  await paste(page, firstPuzzle);
  await page.waitForURL((url) => url.hash === `#p=${firstPuzzle}&v=1`);
  await page.goBack();
  await page.goBack();
  await page.waitForFunction((line) => document.querySelector('sudoku-scope').puzzle === line, hardPuzzle);
  await isReady(page);
  await isAt(page, 30);
  await page.goForward();
  await page.goForward();
  await page.waitForFunction((line) => document.querySelector('sudoku-scope').puzzle === line, firstPuzzle);
});

for (const [step, nearest] of [['-7', () => 0], ['999999999999', ({length}) => length]]) {
  test(`a link to step ${step} opens at the nearest end`, needsBrowser, async (t) => {
    const {page} = await openPage(t, {hash: `#p=${firstPuzzle}&step=${step}`});
    await eventually.ok(async () => {
      const state = await player(page);
      return state.step === nearest(state);
    });
  });
}
