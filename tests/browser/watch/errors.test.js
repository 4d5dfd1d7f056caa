// Bad input: each gets its own clear sentence and the place, and nothing that was typed is lost.
import assert from 'node:assert/strict';
import test from 'node:test';
import {needsBrowser} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {formatLink} from '../../../web/src/links/links.js';
import {firstPuzzle, gridLine, isReady, isShown, openPage, paste} from '../../support/page/page.mjs';

const clashing = firstPuzzle.replace('..3.2.6..', '..3.2.6.3');
const title = (page) => page.locator('#parse-error-title');

/** Texts that are wrong, and what the page must say of each. */
const wrong = [
  {name: 'too short', text: firstPuzzle.slice(1), says: /80/},
  {name: 'too long', text: `${firstPuzzle}1`, says: /82/},
  {name: 'a symbol out of range', text: firstPuzzle.replace('9', '!'), says: /!/},
  {name: 'a shape that does not fit', text: '1..2...........3.........', says: /5/},
  {name: 'HTML', text: '<img src=x onerror=alert(1)>', says: /</},
  {name: 'a control character', text: firstPuzzle.replace('9', '\u0007'), says: /control/i},
  {name: 'a broken link', text: `https://example.org/#p=${firstPuzzle}&step=soon`, says: /step/},
  {name: 'a hostile link', text: '#p=%3Cscript%3Ealert(1)%3C/script%3E&s=../../x', says: /strategy/},
  {name: 'a link from a newer version', text: `#p=${firstPuzzle}&v=3`, says: /newer/},
];

for (const {name, text, says} of wrong) {
  test(`${name}: said, and nothing lost`, needsBrowser, async (t) => {
    const {page, problems} = await openPage(t);
    await paste(page, text);
    await page.locator('#parse-error').waitFor();
    await eventually.match(async () =>
      `${await title(page).textContent()} ${await page.locator('#parse-error .lead').textContent()}`, says);
    await eventually.equal(() => page.getByLabel('The text').inputValue(), text);
    await eventually.ok(() => page.getByRole('button', {name: 'Solve'}).isDisabled());
    await page.getByRole('button', {name: 'Back to the puzzle'}).click();
    await eventually.equal(() => page.locator('#paste').inputValue(), text);
    await eventually.equal(() => gridLine(page), firstPuzzle);
    assert.deepEqual(problems, []);
  });
}

test('behind a link that can\'t be read, nothing is shared, and the address stays', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: '#p=53..7', prepare: (opened) => opened.clock.install()});
  await page.locator('#parse-error').waitFor();
  const about = ['copy-link', 'present', 'share', 'rules', 'export'];
  const off = () => page.evaluate((ids) => ids.filter((id) =>
    [...document.querySelectorAll(`[data-do=${id}]`)].every((button) => button.disabled)), about);
  await eventually.deepEqual(off, about);
  await page.clock.runFor(5000);  // longer than the address waits for a further step
  assert.equal(new URL(page.url()).hash, '#p=53..7');
  await page.locator('#menu summary').click();
  await page.getByRole('button', {name: 'Deutsch'}).click();
  await page.getByRole('button', {name: 'Zurück zum Rätsel'}).waitFor();
  assert.equal(new URL(page.url()).hash, '#p=53..7');
  await page.getByRole('button', {name: 'Zurück zum Rätsel'}).click();
  await eventually.deepEqual(off, []);
});

test('two equal givens: both marked in text and grid, and one is cleared by a button', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  await paste(page, clashing);
  await page.getByRole('heading', {name: 'Row A holds 3 twice.'}).waitFor();
  await page.getByRole('button', {name: 'Clear A9'}).waitFor();
  await eventually.match(() => page.locator('#parse-error .lead').textContent(), /A3 and A9.*9×9 with 33 givens/);
  await eventually.deepEqual(() => page.locator('#parse-error mark').allTextContents(), ['3', '3']);
  await eventually.equal(() => page.locator('#parse-error .marked').count(), 2);
  await page.getByRole('button', {name: 'Clear A9'}).click();
  await page.getByRole('button', {name: 'Solve'}).and(page.locator(':enabled')).click();
  await isReady(page);
  await eventually.equal(() => gridLine(page), firstPuzzle);
});

test('a link with rules that clash: the cells are marked, and Play says the same', needsBrowser, async (t) => {
  const rules = {text: '.Cage~3~R1C1~R1C2.Cage~17~R1C2~R1C3'};
  const hash = formatLink({puzzle: '.'.repeat(81), rules});
  const {page, url, problems} = await openPage(t, {hash});
  const says = 'Together, a cage and another one leave no digit for A2.';
  await page.getByRole('heading', {name: says}).waitFor();
  await eventually.equal(() => page.locator('#parse-error .marked').count(), 3);
  await eventually.equal(() => page.locator('#parse-error mark').count(), 0);
  await eventually.equal(() => page.getByLabel('The text').inputValue(), hash);
  await page.goto(new URL(`play.html${hash}`, url).href);
  await page.getByText('This link can’t be read.').waitFor();
  await page.getByText(says).waitFor();
  assert.deepEqual(problems, []);
});

test('a rule that can\'t hold is marked whole, in the text of its link and in a grid', needsBrowser, async (t) => {
  const hash = formatLink({puzzle: '.'.repeat(81), rules: {text: '.Cage~3~R1C1~R1C2.Cage~30~R5C5~R5C6'}});
  const {page, problems} = await openPage(t, {hash});
  await page.getByRole('heading', {name: 'The 2 cells of a cage can\'t add up to 30.'}).waitFor();
  const marks = page.locator('#parse-error mark');
  await eventually.deepEqual(async () => (await marks.allTextContents()).map(decodeURIComponent),
    ['Cage~30~R5C5~R5C6']);
  await eventually.equal(() => page.locator('#parse-error .marked').count(), 2);
  assert.deepEqual(problems, []);
});

test('what is wrong in a long text is marked in sight', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  const cells = Array.from({length: 9}, () => Array.from({length: 9}, () => ({})));
  await paste(page, JSON.stringify({size: 9, grid: cells, killercage: [{cells: ['R5C5', 'R5C6'], value: '30'}]}));
  await page.getByRole('heading', {name: 'The 2 cells of a cage can\'t add up to 30.'}).waitFor();
  await eventually.equal(() => page.locator('#parse-error .marked').count(), 2);
  await eventually.ok(() => page.locator('#parse-error mark').evaluate((mark) => {
    const box = mark.closest('.marks').getBoundingClientRect(), {top, bottom} = mark.getBoundingClientRect();
    return top >= box.top && bottom <= box.bottom;
  }));
});

test('two equal givens typed into the grid are marked, and no error', needsBrowser, async (t) => {
  const {page, problems} = await openPage(t);
  await page.getByRole('button', {name: 'Type into the grid'}).click();
  const cells = page.locator('sudoku-scope').getByRole('gridcell');
  await isShown(page, '.'.repeat(81));
  await page.keyboard.type('..3.....3');
  await page.waitForFunction(() => document.querySelector('sudoku-scope').puzzle[8] === '3');
  await eventually.match(() => cells.nth(8).textContent(), /conflict|clash|twice/i);
  await eventually.ok(() => page.locator('#parse-error').isHidden());
  assert.deepEqual(problems, []);
});

test('a text without a cell says so', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  await page.locator('#paste').fill('  \n ');
  await page.getByText('There is no digit and no blank sign in the text.').waitFor();
  await page.locator('#paste').fill('');
  await page.locator('#verdict:empty').waitFor({state: 'attached'});
});

test('10 MB of text are refused, and the box keeps what it had', needsBrowser, async (t) => {
  const {page, problems} = await openPage(t);
  await page.locator('#paste').fill('12');
  await page.locator('#paste').evaluate((box) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '1'.repeat(10_000_000));
    box.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
  });
  await page.getByText('The text has 10,000,000 bytes').waitFor();
  await eventually.equal(() => page.locator('#paste').inputValue(), '12');
  assert.deepEqual(problems, []);
});

test('a text that fits several box shapes asks which', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  const cells = '.'.repeat(144).split('');
  cells[0] = '3';
  cells[2 * 12 + 3] = '3';
  await paste(page, cells.join(''));
  await page.getByRole('button', {name: 'Boxes of 4×3'}).click();
  await page.waitForFunction(() => document.querySelector('sudoku-scope').run?.puzzle.boxRows === 4);
  await isShown(page, cells.join(''));
});

test('an address that is broken is told, beside a puzzle that works', needsBrowser, async (t) => {
  const {page, problems} = await openPage(t, {hash: `#p=${firstPuzzle}&step=soon`});
  await page.getByRole('heading', {name: /step/}).waitFor();
  await page.getByRole('button', {name: 'Back to the puzzle'}).click();
  await eventually.equal(() => gridLine(page), firstPuzzle);
  assert.deepEqual(problems, []);
});
