// The ways out of the page: links as readable and as short, the QR code, texts, other sites; and a link that comes
// back.
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import test from 'node:test';
import {needsBrowser} from '../../support/page/browser.mjs';
import {eventually, passes} from '../../support/page/eventually.mjs';
import {areHeld, canHold, hold, release} from '../../support/page/held.mjs';
import {
  firstPuzzle, gridLine, hardPuzzle, isAt, isReady, openPage, paste, player, press, seek,
} from '../../support/page/page.mjs';

/** A position of HoDoKu's: a digit set in A3, and 2 ruled out in A8. */
const position = ':0000:x:53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:218::';
const positionLine = '534.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** Of a 16x16: 3 set in C9, marks in three cells. */
const largePosition = '#z=1QJAAAKgABoAAPgABQAAMgAB4AAJgABgAAOgABIAALgABwAAIgABYAANg&state=' +
  '1wAAAAAAAAAAACSAKoAAAAAP-AAAAAAAAAAAAACAAYAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

async function openSheet(page, name) {
  await page.locator('#menu summary').click();
  await press(page, name);
  const sheet = page.getByRole('dialog', {name});
  await sheet.waitFor();
  return sheet;
}

const copied = (page) => page.evaluate(() => navigator.clipboard.readText());

/** The description of a cell for those who don't see it. */
const cellText = (page, cell) => page.locator('sudoku-scope').first().getByRole('gridcell').nth(cell).textContent();

/** Waits until a cell says this. */
const says = (page, cell, text) => page.waitForFunction(([at, wanted]) => document.querySelector('sudoku-scope')
  .shadowRoot.querySelectorAll('[role=gridcell]')[at]?.textContent === wanted, [cell, text]);

test('a short link opens where the readable one does', needsBrowser, async (t) => {
  const {page, context} = await openPage(t, {hash: `#p=${hardPuzzle}&s=eliminate.mrv.ascending&step=123&speed=4`});
  await isAt(page, 123);
  const sheet = await openSheet(page, 'Share');
  await sheet.getByRole('textbox', {name: 'Short link'}).waitFor();
  await press(page, 'Copy the short link');
  await sheet.getByText('Short link copied.').waitFor();
  const link = await copied(page);
  assert.match(link, /#z=[\w-]{1,58}&s=eliminate\.mrv\.ascending&step=123&speed=4$/);
  const other = await context.newPage();
  await other.goto(link);
  await isReady(other);
  await isAt(other, 123);
  await eventually.equal(() => other.evaluate(() => document.querySelector('sudoku-scope').puzzle), hardPuzzle);
  const {strategy, speed} = await player(other);
  assert.deepEqual([strategy, speed], ['eliminate.mrv.ascending', 4]);
});

test('parts of a link are left out, and with the strategy its step', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: `#p=${hardPuzzle}&s=eliminate.mrv.ascending&step=12&view=code`});
  const sheet = await openSheet(page, 'Share');
  const readable = sheet.getByRole('textbox', {name: 'Readable link'});
  const fragment = async () => new URL(await readable.inputValue()).hash;
  await sheet.locator('.qr').waitFor();
  await eventually.equal(fragment, `#p=${hardPuzzle}&s=eliminate.mrv.ascending&step=12&view=code`);
  await sheet.getByLabel('Open panel').uncheck();
  await eventually.equal(fragment, `#p=${hardPuzzle}&s=eliminate.mrv.ascending&step=12`);
  await sheet.getByLabel('Elimination').uncheck();
  await eventually.equal(fragment, `#p=${hardPuzzle}&v=1`);
  await eventually.ok(() => sheet.getByLabel('Step 12').isDisabled());
});

test('the QR code is black on white with a quiet zone, in the dark too, and can be saved', needsBrowser, async (t) => {
  const {page} = await openPage(t, {context: {colorScheme: 'dark'}});
  const sheet = await openSheet(page, 'Share');
  const code = sheet.getByRole('img', {name: 'QR code of the short link'});
  await code.waitFor();
  const [ground, squares] = await code.locator('path').evaluateAll((paths) => paths.map((path) => {
    const {x, y, width} = path.getBBox();
    return {fill: path.getAttribute('fill'), left: x, top: y, width};
  }));
  assert.deepEqual([ground.fill, squares.fill, squares.left, squares.top], ['#fff', '#000', 4, 4]);
  assert.equal(ground.width, squares.width + 8);
  const download = page.waitForEvent('download');
  await press(page, 'Save as SVG');
  assert.match(await readFile(await (await download).path(), 'utf8'), /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
});

test('where the device can send, its button gets the link', needsBrowser, async (t) => {
  const {page} = await openPage(t, {
    prepare: (page) => page.addInitScript(() => {
      navigator.share = async (data) => { globalThis.sent = data; };
    }),
  });
  const sheet = await openSheet(page, 'Share');
  await press(page, 'Send the short link');
  await page.waitForFunction(() => globalThis.sent);
  const link = await sheet.getByRole('textbox', {name: 'Short link'}).inputValue();
  await eventually.deepEqual(() => page.evaluate(() => globalThis.sent), {title: 'Sudoku', url: link});
});

test('a sheet opens and closes by keyboard, and focus returns', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  for (const name of ['Share', 'Export']) {
    await page.locator('#menu summary').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', {name, exact: true}).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', {name}).waitFor();
    await page.waitForFunction(() => document.querySelector('dialog').contains(document.activeElement));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({state: 'detached'});
    await eventually.equal(() => page.evaluate(() => document.activeElement.tagName), 'SUMMARY');
  }
});

test('digits set and marks that come with a puzzle are drawn, said, and not lost', needsBrowser, async (t) => {
  const {page, problems} = await openPage(t);
  await paste(page, position);
  await page.getByText('It came with 1 digit set and 50 marked cells.').waitFor();
  const isDrawn = async (shown) => {
    await eventually.equal(() => gridLine(shown), positionLine);
    await eventually.equal(() => cellText(shown, 2), '4');
    await eventually.equal(() => cellText(shown, 7), 'candidates 1 9');
  };
  await isDrawn(page);
  await eventually.match(() => page.url(), /&state=1[\w-]+$/);
  await page.reload();
  await page.getByText('It came with 1 digit set and 50 marked cells.').waitFor();
  await isDrawn(page);

  const sheet = await openSheet(page, 'Export');
  await sheet.getByLabel('Notation').selectOption('hodoku');
  await page.waitForFunction(() => document.querySelector('dialog textarea').value.startsWith(':0000'));
  await eventually.equal(() => sheet.getByLabel('The text').inputValue(), position);
  await sheet.getByLabel('The original puzzle').check();
  await page.waitForFunction(() => !document.querySelector('dialog textarea').value.includes('+4'));
  await page.keyboard.press('Escape');

  await press(page, 'Start from the givens');
  await page.waitForURL((url) => !url.hash.includes('state'));
  await isReady(page);
  await eventually.equal(() => gridLine(page), positionLine.replace('4', '.'));
  assert.deepEqual(problems, []);
});

test('a position that leads nowhere is told apart from its puzzle', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  await paste(page, position.replace(':218:', ':118:'));
  await page.getByRole('heading', {name: 'No solution from here.'}).waitFor();
  await page.getByText('This position allows no solution, but the givens alone have one.').waitFor();
});

test('a position of a 16x16 is said in its grid, and drawn on its canvas', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: largePosition});
  await page.getByText('It came with 1 digit set and 3 marked cells.').waitFor();
  await says(page, 41, 'candidates 1 3 5 7');
  await eventually.equal(() => cellText(page, 40), '3');
  const painted = () => page.evaluate(() => document.querySelector('sudoku-scope').shadowRoot.querySelector('canvas')
    .toDataURL().length);
  const withState = await painted();
  await press(page, 'Start from the givens');
  await says(page, 41, 'empty');
  await eventually.ok(async () => await painted() < withState);
});

test('every notation is written from the board as it stands', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  await seek(page, 340);
  const shown = await gridLine(page);
  const sheet = await openSheet(page, 'Export');
  const text = sheet.getByLabel('The text');
  await eventually.equal(() => text.inputValue(), shown);
  const options = await sheet.getByLabel('Notation').locator('option')
    .evaluateAll((all) => all.map(({value}) => value));
  assert.equal(options.length, 13);
  for (const option of options) {
    const before = await text.inputValue();
    await sheet.getByLabel('Notation').selectOption(option);
    if (option === 'line') continue;
    await page.waitForFunction((old) => document.querySelector('dialog textarea').value !== old, before);
  }
  await sheet.getByLabel('Notation').selectOption('sdk');
  await page.waitForFunction(() => document.querySelector('dialog textarea').value.startsWith('[Puzzle]'));
  const download = page.waitForEvent('download');
  await press(page, 'Save');
  assert.equal((await download).suggestedFilename(), 'sudoku.sdk');
});

test('another notation moves nothing that is below the text', needsBrowser, async (t) => {
  const hash = `#p=${firstPuzzle}&rules=.Cage~12~R1C1~R1C2&v=2`;
  const {page} = await openPage(t, {hash, context: {viewport: {width: 320, height: 640}}});
  const sheet = await openSheet(page, 'Export');
  const next = sheet.getByRole('heading', {name: 'As pictures'});
  const before = await next.boundingBox();
  for (const [id, written] of [['fpuzzles', /^https/], ['solo', /^$/], ['iss', /^\./], ['candidates', /^$/]]) {
    await sheet.getByLabel('Notation').selectOption(id);
    await eventually.match(() => sheet.getByLabel('The text').inputValue(), written);
    await eventually.deepEqual(() => next.boundingBox(), before, id);
  }
});

test('until a notation is written, the one before is neither copied nor saved in its name', needsBrowser, async (t) => {
  const {page} = await openPage(t, {prepare: canHold});
  const sheet = await openSheet(page, 'Export');
  const take = ['Copy', 'Save'].map((name) => sheet.getByRole('button', {name, exact: true}));
  const areEnabled = () => Promise.all(take.map((each) => each.isEnabled()));
  await eventually.deepEqual(areEnabled, [true, true]);
  await hold(page, '"sdk"');
  await sheet.getByLabel('Notation').selectOption('sdk');
  await areHeld(page);
  await eventually.deepEqual(areEnabled, [false, false]);
  await release(page);
  await eventually.deepEqual(areEnabled, [true, true]);
  await eventually.match(() => sheet.getByLabel('The text').inputValue(), /^\.\.3\.2\.6\.\.\n/);
});

test('of a puzzle with rules, a notation that has room for them is shown first', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: `#p=${'.'.repeat(81)}&rules=.AntiKnight.Cage~10~R1C1~R1C2`});
  const sheet = await openSheet(page, 'Export');
  const text = sheet.getByLabel('The text');
  await eventually.equal(() => text.inputValue(), '.AntiKnight.Cage~10~R1C1~R1C2');
  await eventually.ok(() => sheet.getByRole('button', {name: 'Copy'}).isEnabled());
  await sheet.getByLabel('Notation').selectOption('fpuzzles');
  await eventually.match(() => text.inputValue(), /^https:\/\/f-puzzles\.com\/\?load=/);
});

test('other sites get the board by a link that tells them nothing else', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  await seek(page, 200);
  const sheet = await openSheet(page, 'Export');
  await sheet.getByRole('link').first().waitFor();
  const links = () => sheet.getByRole('link', {name: 'Open'}).evaluateAll((all) =>
    all.map(({hostname, rel, target}) => [hostname, rel, target].join(' ')));
  await eventually.deepEqual(links, ['www.sudokuwiki.org', 'sudokupad.app', 'f-puzzles.com', 'sigh.github.io',
    'sudoku.coach', 'sudokuexchange.com'].map((host) => `${host} noopener noreferrer _blank`));
});

test('what another site cannot hold is said in the place of its link', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: '#p=1...............'});
  const sheet = await openSheet(page, 'Export');
  await sheet.getByText('Only 9×9 grids fit in a link to sudoku.coach.').waitFor();
  await eventually.equal(() => sheet.getByRole('link', {name: 'Open in sudoku.coach'}).count(), 0);
  await eventually.equal(() => sheet.getByRole('link', {name: 'Open in SudokuPad'}).count(), 1);
});

test('drawings that were not read are named in the sheet, since what is exported leaves them out', needsBrowser,
  async (t) => {
    const {page} = await openPage(t, {hash: `#p=${firstPuzzle}&rules=.Unread&v=2`});
    const sheet = await openSheet(page, 'Export');
    await sheet.getByText('Some drawings of this puzzle were not read as rules.').waitFor();
  });

test('a link of an older order of steps opens at the nearest guess, and says so', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: `#p=${hardPuzzle}&step=300&t=0`});
  await page.getByText('This link is from an older version with other steps. Opened at the nearest guess.').waitFor();
  await passes(async () => {
    const {step, kind} = await page.evaluate(async () => {
      const {step, run} = document.querySelector('sudoku-scope');
      return {step, kind: (await run.events(step - 1, 1))[0]?.kind};
    });
    assert.equal(kind, 'decide');
    assert.ok(Math.abs(step - 300) < 300);
  });
});

test('a link to a panel opens it, and a chosen panel stands in the link', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: `#p=${firstPuzzle}&step=5&view=trace`});
  await page.getByRole('tab', {name: 'Trace', selected: true}).waitFor();
  await page.getByRole('tab', {name: 'Code'}).click();
  await press(page, 'Copy link');
  await page.getByText('Link copied.').waitFor();
  await eventually.match(() => copied(page), /&step=5&view=code$/);
});

/** Some steps of its path are harder than all that was reordered. */
const needsChains = '12...6.8...6......78..1.......3....4.4...59....1.7..2.......5.....9....3..2.6..7.';

test('a run by techniques of an older link opens where steps are still the same, and says so', needsBrowser,
  async (t) => {
  const {page} = await openPage(t, {hash: `#p=${needsChains}&s=techniques&step=60`});
  await page.getByText('This link is from an older version that tried techniques in another order.').waitFor();
  await passes(async () => {
    const {step, before, next} = await page.evaluate(async () => {
      const {step, run} = document.querySelector('sudoku-scope');
      const hardest = (events) => Math.max(...events.map(({found}) => found?.difficulty ?? 0));
      return {step, before: hardest(await run.events(0, step)), next: (await run.events(step, 1))[0]};
    });
    assert.ok(step < 60 && before < 38, `${step} ${before}`);
    assert.ok(next.kind === 'decide' || next.found.difficulty >= 38);
  });
});
