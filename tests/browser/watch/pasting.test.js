// A text gets to the player by every way there is, and the page says what it understood.
import assert from 'node:assert/strict';
import test from 'node:test';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {
  gridLine, hardPuzzle, isAt, isReady, isShown, openPage, paste, player, press,
} from '../../support/page/page.mjs';

const verdict = (page) => page.locator('#verdict').textContent();
const caption = (page) => page.locator('#caption').textContent();

test('a pasted line is shown at once, and can be stepped through', needsBrowser, async (t) => {
  const {page, problems} = await openPage(t);
  const line = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  await paste(page, line);
  await isShown(page, line);
  await eventually.match(() => verdict(page), /9×9 with 30 givens/);
  await eventually.match(() => caption(page), /9×9 with 30 givens/);
  await isReady(page);
  await press(page, 'Step');
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step > 0);
  assert.deepEqual(problems, []);
});

test('a grid with borders, from a file with Windows line ends', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  const rows = ['1 . | . .', '. . | 3 .', '----+----', '. 4 | . .', '. . | . 2'];
  await page.locator('#file').setInputFiles({
    name: 'grid.txt', mimeType: 'text/plain', buffer: Buffer.from(`\uFEFF${rows.join('\r\n')}\r\n`),
  });
  await isShown(page, '1.....3..4.....2');
  await eventually.match(() => verdict(page), /4×4 with 4 givens/);
});

test('texts of other programs: the page says what they are, and what was not read', needsBrowser, async (t) => {
  const {page, problems} = await openPage(t);
  const dots = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  const zeros = dots.replaceAll('.', '0');
  for (const [text, said] of [
    [`https://www.sudokuwiki.org/sudoku.htm?bd=${zeros}`, /30 givens\. Format: a link to SudokuWiki\./],
    [`:0000:x:53+4${dots.slice(3)}:::`, /Format: a HoDoKu line\. 1 digit set by a player\./],
    ['{"grid":[[{"value":1,"given":true},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"circle":[{}]}',
      /4×4 with 1 given\. Format: f-puzzles\. Not read: circle\./],
  ]) {
    await paste(page, text);
    await page.waitForFunction((source) =>
      new RegExp(source).test(document.querySelector('#verdict').textContent), said.source);
  }
  assert.deepEqual(problems, []);
});

test('a pasted link opens at its strategy and step', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  await paste(page, `https://elsewhere.example/sudokuscope/#p=${hardPuzzle}&s=eliminate.first.ascending&step=17`);
  await isAt(page, 17);
  await eventually.equal(async () => (await player(page)).strategy, 'eliminate.first.ascending');
  await eventually.match(() => verdict(page), /link to step 17/);
});

test('a text that is dropped on the box', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  await page.locator('#drop').evaluate((target) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', '1.....3..4.....2');
    target.dispatchEvent(new DragEvent('drop', {dataTransfer, bubbles: true, cancelable: true}));
  });
  await isShown(page, '1.....3..4.....2');
});

test('typing is judged, and disturbs nothing until it is right', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  const before = await gridLine(page);
  const box = page.locator('#paste');
  await box.pressSequentially('1.....3..4.....');
  await page.getByRole('button', {name: 'Show where'}).waitFor();
  await eventually.equal(() => gridLine(page), before);
  await eventually.ok(() => page.locator('#parse-error').isHidden());
  await box.pressSequentially('2');
  await isShown(page, '1.....3..4.....2');
  await eventually.equal(() => box.inputValue(), '1.....3..4.....2');
});

test('a puzzle is typed into the grid', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  await press(page, 'Type into the grid');
  await page.getByLabel('Rows of a box').selectOption('2');
  await page.getByLabel('Columns of a box').selectOption('2');
  await isShown(page, '.'.repeat(16));
  const cells = page.locator('sudoku-scope').getByRole('gridcell');
  await cells.first().click();
  await page.keyboard.press('1');
  await cells.nth(6).click();
  await page.keyboard.press('3');
  await cells.nth(9).click();
  await page.keyboard.press('4');
  await cells.nth(15).click();
  await page.keyboard.press('2');
  await press(page, 'Done');
  await isShown(page, '1.....3..4.....2');
  await eventually.match(() => caption(page), /4×4/);
});

test('a 36×36 is read and solved, though not drawn', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  const rows = Array.from({length: 36}, (_, row) =>
    Array.from({length: 36}, (_, column) => (row % 6 * 6 + Math.floor(row / 6) + column) % 36 + 1));
  rows[0][0] = 0;
  await paste(page, rows.flat().join(' '));
  await page.getByRole('heading', {name: 'Too large to draw.'}).waitFor();
  await eventually.match(() =>
    page.locator('#status-panel').textContent(), /36×36 with 1,295 givens.*This one has one solution/);
  await press(page, 'Copy the solution');
  await page.getByText('Solution copied.').waitFor();
  await eventually.match(() => page.evaluate(() => navigator.clipboard.readText()), /^1 2 3 /);
});

test('Ctrl+V anywhere opens what is pasted, on Watch and on Play', needsBrowser, async (t) => {
  const pasteAnywhere = (page, text) => page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
  }, text);
  const {page} = await openPage(t);
  await pasteAnywhere(page, '[[1,0,0,0],[0,0,3,0],[0,4,0,0],[0,0,0,2]]');
  await isShown(page, '1.....3..4.....2');
  await eventually.match(() => verdict(page), /4×4 with 4 givens/);

  const {page: play} = await openSite(t, {path: 'play.html', hash: '#p=1.....3..4......'});
  await play.getByRole('gridcell').first().waitFor();
  await pasteAnywhere(play, 'Puzzle 1\n1...\n..3.\n.4..\n...2');
  await play.waitForURL(/#p=1\.\.\.\.\.3\.\.4\.\.\.\.\.2/);
});
