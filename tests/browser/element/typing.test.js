// Typing a puzzle into the grid: one goes from cell to cell, on any device, and nothing that was typed is lost.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {needsBrowser} from '../../support/page/browser.mjs';
import {eventually, passes} from '../../support/page/eventually.mjs';
import {gridLine, isShown, openPage, press} from '../../support/page/page.mjs';

const start = (text, cells = 81) => text.padEnd(cells, '.');
const phone = {viewport: {width: 375, height: 550}, hasTouch: true, isMobile: true};

async function openTyping(t, options) {
  const site = await openPage(t, options);
  await press(site.page, 'Type into the grid');
  await isShown(site.page, start(''));
  return site;
}

test('it starts empty, and digits, points, 0 and spaces go from cell to cell', needsBrowser, async (t) => {
  const {page, problems} = await openTyping(t);
  await page.keyboard.type('53..7000 6');
  await isShown(page, start('53..7....6'));
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('8');
  await isShown(page, start('53..7...8'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('2');
  await isShown(page, start('53..7...8' + '.'.repeat(9) + '2'));
  assert.deepEqual(problems, []);
});

test('digits typed before the module for it has come are not lost, and can be undone', needsBrowser, async (t) => {
  let typed = () => {};
  const hold = new Promise((resolve) => { typed = () => resolve(null); });
  const {page, problems} = await openPage(t, {
    prepare: (opened) => opened.route('**/element-editing-*.js', async (route) => {
      await hold;
      await route.continue();
    }),
  });
  await press(page, 'Type into the grid');
  await page.locator('sudoku-scope').getByRole('gridcell').first().focus();
  await page.waitForFunction(() => !document.querySelector('sudoku-scope').puzzle.match(/[1-9]/));
  await page.keyboard.type('53..7');
  typed();
  await isShown(page, start('53..7'));
  await press(page, 'Clear the grid');
  await isShown(page, start(''));
  await press(page, 'Undo');
  await isShown(page, start('53..7'));
  assert.deepEqual(problems, []);
});

test('Ctrl+Z takes back what was typed, Ctrl+Y types it again, the buttons too', needsBrowser, async (t) => {
  const {page} = await openTyping(t, {prepare: (opened) => opened.clock.install()});
  await page.keyboard.type('123');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await isShown(page, start('1'));
  await page.keyboard.press('Control+y');
  await isShown(page, start('12'));
  await page.keyboard.press('Control+Shift+Z');
  await isShown(page, start('123'));
  await press(page, 'Undo');
  await isShown(page, start('12'));
  await press(page, 'Redo');
  await page.keyboard.type('4');
  await isShown(page, start('1234'));
  // A pause, after which the engine looks at the puzzle, forgets nothing.
  await page.clock.runFor(5000);
  await page.keyboard.press('Control+z');
  await isShown(page, start('123'));
});

test('an emptied grid, another shape and another puzzle leave what was typed within reach', needsBrowser, async (t) => {
  const {page} = await openTyping(t);
  await page.keyboard.type('9.8');
  await press(page, 'Clear the grid');
  await isShown(page, start(''));
  await press(page, 'Undo');
  await isShown(page, start('9.8'));
  await page.getByLabel('Rows of a box').selectOption('2');
  await isShown(page, start('', 36));
  await press(page, 'Undo');
  await isShown(page, start('9.8'));
  await eventually.equal(() => page.getByLabel('Rows of a box').inputValue(), '3');
  await page.locator('#shelf li button').nth(1).click();
  await page.waitForFunction(() => !document.querySelector('sudoku-scope').editable);
  await page.goBack();
  await isShown(page, start('9.8'));
});

test('what was typed is there after the page is loaded again', needsBrowser, async (t) => {
  const {page} = await openTyping(t);
  await page.keyboard.type('4..7');
  await page.waitForFunction(() => location.hash.includes('4..7') || location.hash.includes('p=4'));
  await page.reload();
  await isShown(page, start('4..7'));
});

test('a clash is told together with the entry', needsBrowser, async (t) => {
  const {page} = await openTyping(t);
  const told = page.locator('sudoku-scope .hidden[aria-live]');
  await page.keyboard.type('3');
  await page.waitForFunction(() => document.querySelector('sudoku-scope').shadowRoot
    .querySelector('.hidden[aria-live]').textContent === 'A1 3.');
  await page.keyboard.type('.3');
  await told.getByText(/^A3 3\. Row A holds 3 twice: A1 and A3\./).waitFor({state: 'attached'});
});

test('large grids take letters, or numbers', needsBrowser, async (t) => {
  const {page} = await openTyping(t);
  await page.getByLabel('Rows of a box').selectOption('4');
  await page.getByLabel('Columns of a box').selectOption('4');
  await isShown(page, start('', 256));
  await page.keyboard.type('1g.');
  await isShown(page, start('1G', 256));
  await page.getByLabel('Type 10 as').selectOption('numbers');
  await page.evaluate(() => document.querySelector('sudoku-scope').focus());
  await page.keyboard.type('12 116');
  await isShown(page, start('1G.C.BG', 256).replace('C.BG', 'C.B6'));
});

test('on a phone, digits, Undo and Done are in sight with the grid', needsBrowser, async (t) => {
  const {page} = await openTyping(t, {context: phone});
  for (const name of ['1', '9', 'Leave empty', 'Undo', 'Done']) {
    await passes(async () => {
      const box = await page.getByRole('button', {name, exact: true}).boundingBox();
      assert.ok(box && box.y >= 0 && box.y + box.height <= 550, `${name} is in sight: ${JSON.stringify(box)}`);
      assert.ok(box.height >= 44);
    });
  }
  // By coordinates, as a thumb does: tap() of a locator scrolls first.
  for (const name of ['5', 'Leave empty', '3']) {
    const {x, y} = await page.getByRole('button', {name, exact: true}).boundingBox();
    await page.touchscreen.tap(x + 20, y + 20);
  }
  await isShown(page, start('5.3'));
  await eventually.ok(async () => {
    const cell = await page.locator('sudoku-scope').getByRole('gridcell').nth(80).boundingBox();
    const pad = await page.getByRole('group', {name: 'Typing'}).boundingBox();
    return cell.y + cell.height <= pad.y;
  }, 'the last row is above the pad');
  await press(page, 'Done');
  await page.getByRole('button', {name: 'Step', exact: true}).waitFor();
  await eventually.equal(() => gridLine(page), start('5.3'));
});

test('in a window of 320, the shape, clearing and the rules are in sight', needsBrowser, async (t) => {
  const {page} = await openTyping(t, {context: {viewport: {width: 320, height: 700}}});
  for (const name of ['Clear the grid', 'Rules…']) {
    await passes(async () => {
      const box = await page.getByRole('button', {name, exact: true}).boundingBox();
      assert.ok(box && box.x >= 0 && box.x + box.width <= 320, `${name}: ${JSON.stringify(box)}`);
    });
  }
});
