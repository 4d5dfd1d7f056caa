// The sheet of rules on Watch and Play: rules are made by pointer and by keys, counted at once, undone, and kept.
import assert from 'node:assert/strict';
import test from 'node:test';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {cell as playCell, isReady as canPlay} from '../../support/page/game.mjs';
import {isReady, openPage} from '../../support/page/page.mjs';

/** One solution; without its diagonal it has more. */
const crossed = '#p=.....6..........25.....1.........8.............9.........4.....25..........7.....' +
  '&rules=.AntiKnight.Diagonal%7E-1.Diagonal%7E1&v=2';
const empty4 = `#p=${'.'.repeat(16)}`;

const ruleLine = (page) => page.locator('.rules summary');
const verdict = (page, text) => page.locator('.rules-verdict', {hasText: text}).waitFor();
const entries = (page) => page.locator('.rules-right .entries .name');
const hasEntries = (page, names) => eventually.deepEqual(() => entries(page).allTextContents(), names);
const cell = (page, number) => page.locator('.rules-board').getByRole('gridcell').nth(number);
const add = (page) => page.getByRole('button', {name: 'Add the rule'}).click();
const close = async (page) => {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({state: 'detached'});
};

/** A part of the sheet ends above the foot. @param {import('playwright-core').Locator} part */
const endsInBody = (part) => part.evaluate((each) =>
  each.getBoundingClientRect().bottom <= document.querySelector('dialog .body').getBoundingClientRect().bottom);

/** Opens the sheet from the menu of Watch. */
async function openRules(page) {
  await page.locator('#menu summary').click();
  await page.locator('#menu').getByRole('button', {name: 'Rules…'}).click();
  await cell(page, 0).waitFor();
}

/** Draws over cells with the mouse. */
async function draw(page, cells) {
  for (const [i, number] of cells.entries()) {
    const {x, y, width, height} = await cell(page, number).boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2, {steps: 4});
    if (i === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

test('a thermometer and a cage by mouse, counted, listed, undone and done again', needsBrowser, async (t) => {
  const {page, problems} = await openPage(t, {hash: empty4});
  await openRules(page);
  await verdict(page, 'Several solutions.');
  await page.getByLabel('Kind').selectOption('thermometer');
  await draw(page, [0, 5, 10, 15]);
  await page.locator('.note', {hasText: '4 cells are chosen: A1 B2 C3 D4'}).waitFor();
  await add(page);
  await hasEntries(page, ['thermometer from A1 to D4']);
  await page.locator('.rules-board .rule-casing').first().waitFor();
  await page.getByLabel('Kind').selectOption('cage');
  await draw(page, [1, 2]);
  await page.getByLabel('Total (0 for any)').fill('7');
  await page.getByLabel('Total (0 for any)').press('Enter');
  await hasEntries(page, ['cage of 7 at A2', 'thermometer from A1 to D4']);
  await eventually.equal(() => page.locator('.rules-board .rule-total').textContent(), '7');

  await page.getByRole('button', {name: 'Undo', exact: true}).click();
  await hasEntries(page, ['thermometer from A1 to D4']);
  await page.getByRole('button', {name: 'Redo', exact: true}).click();
  await hasEntries(page, ['cage of 7 at A2', 'thermometer from A1 to D4']);
  await page.getByRole('button', {name: 'Remove thermometer from A1 to D4'}).click();
  await hasEntries(page, ['cage of 7 at A2']);
  await close(page);
  await eventually.equal(() => ruleLine(page).textContent(), 'Rules: 1 killer cage');
  await eventually.match(() => new URL(page.url()).hash, /&rules=\.Cage%7E7%7ER1C2%7ER1C3&v=2$/);
  assert.deepEqual(problems, []);
});

test('all by keys: the menu, cells with Space and Shift, the rule with Enter, undo', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: empty4});
  await page.locator('#menu summary').focus();
  await page.keyboard.press('Enter');
  const entry = page.locator('#menu').getByRole('button', {name: 'Rules…'});
  await entry.focus();
  await page.keyboard.press('Enter');
  await cell(page, 0).waitFor();
  await eventually.ok(() => cell(page, 0).evaluate((node) => node === node.getRootNode().activeElement));
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  const spoken = page.locator('.rules-left .hidden[role=status]');
  await page.locator('.note', {hasText: '3 cells are chosen: A1 A2 B2'}).waitFor();
  await eventually.equal(() => spoken.textContent(), '3 cells are chosen: A1 A2 B2');
  await page.keyboard.press('Backspace');
  await page.locator('.note', {hasText: '2 cells are chosen: A1 A2'}).waitFor();
  await page.keyboard.press('Enter');
  await hasEntries(page, ['cage: A1 A2']);
  await eventually.equal(() => spoken.textContent(), '');
  await page.keyboard.press('Control+z');
  await page.getByText('No rule for chosen cells yet.').waitFor();
  await page.getByLabel('Kind').focus();
  await page.keyboard.press('Control+Shift+z');
  await hasEntries(page, ['cage: A1 A2']);
  await page.getByRole('button', {name: 'Remove cage: A1 A2'}).focus();
  await page.keyboard.press('Control+z');
  await page.getByText('No rule for chosen cells yet.').waitFor();
  await page.locator('.rules-right textarea').press('Control+y');
  await page.getByText('No rule for chosen cells yet.').waitFor();
});

test('the cells in which solutions differ are marked, and the count follows each change', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: '#p=12..34..21..43..'});
  await openRules(page);
  await verdict(page, 'Several solutions. They differ in the');
  await eventually.ok(async () => await page.locator('.rules-board .wash.can').count() > 1);
  await page.getByLabel('Kind').selectOption('greater');
  await draw(page, [2, 3]);
  await add(page);
  await hasEntries(page, ['A3 greater than A4']);
  await page.getByLabel('Diagonal \\').check();
  await verdict(page, /solution/);
  await page.getByLabel('No boxes').check();
  await verdict(page, /solution/);
});

test('a rule that can\'t be is refused with its cells, and the choice stays', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: crossed});
  await openRules(page);
  await verdict(page, 'One solution.');
  await draw(page, [0, 1]);
  for (const wrong of ['-3', '2.5', '50', '']) {
    await page.getByLabel('Total (0 for any)').fill(wrong);
    await add(page);
    await page.locator('.rules-fault', {hasText: 'whole number from 0 to 45'}).waitFor();
    await eventually.equal(() => page.getByLabel('Total (0 for any)').inputValue(), wrong);
  }
  await page.getByLabel('Total (0 for any)').fill('44');
  await add(page);
  await page.locator('.rules-fault', {hasText: '44'}).waitFor();
  await page.locator('.note', {hasText: '2 cells are chosen: A1 A2'}).waitFor({state: 'attached'});
  await page.getByLabel('Kind').selectOption('region');
  await add(page);
  await page.getByText('A region here has 9 cells, and 2 are chosen.').waitFor();
  await page.getByLabel('Kind').selectOption('sum');
  await eventually.equal(() => page.locator('.rules-fault').textContent(), '');
  await close(page);
  await eventually.equal(() => ruleLine(page).textContent(), 'Rules: diagonals and anti-knight');
});

test('a line that skips a cell is refused, and the cells are named', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: empty4});
  await openRules(page);
  await page.getByLabel('Kind').selectOption('thermometer');
  await cell(page, 0).click();
  await cell(page, 2).click({modifiers: ['Control']});
  await add(page);
  await page.locator('.rules-fault', {hasText: 'A1 and A3 don’t touch.'}).waitFor();
});

test('rules about the whole grid, and rules as text: pasted, refused, and those of a link', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: empty4});
  await openRules(page);
  await page.getByLabel('Anti-knight').check();
  const text = page.getByRole('textbox', {name: 'Rules as text'});
  await eventually.equal(() => text.inputValue(), '.AntiKnight');
  await text.fill('.Unheard~R1C1');
  await page.getByRole('button', {name: 'Use this text'}).click();
  await page.locator('.rules-fault', {hasText: 'Unheard'}).waitFor();
  await eventually.equal(() => text.inputValue(), '.Unheard~R1C1');
  await text.fill('.Shape~6x6.Thermo~R1C1~R1C2');
  await page.getByRole('button', {name: 'Use this text'}).click();
  await page.locator('.rules-fault', {hasText: 'These rules are for a grid of 6×6.'}).waitFor();
  await text.fill(`#p=${'.'.repeat(16)}&rules=.Diagonal%7E1.Renban%7ER1C1%7ER1C2%7ER2C2&v=2`);
  await page.getByRole('button', {name: 'Use this text'}).click();
  await hasEntries(page, ['renban line from A1 to B2']);
  await eventually.ok(() => page.getByLabel('Diagonal /').isChecked());
  await eventually.equal(() => page.getByLabel('Anti-knight').isChecked(), false);
});

test('rules that were typed as text are taken over before another change, and undone by themselves', needsBrowser,
  async (t) => {
    const {page} = await openPage(t, {hash: empty4});
    await openRules(page);
    const text = page.getByRole('textbox', {name: 'Rules as text'});
    await text.fill('.AntiKing.Odd~R1C1');
    await page.getByLabel('Anti-king').check();
    await hasEntries(page, ['odd: A1']);
    await eventually.equal(() => text.inputValue(), '.AntiKing.Odd~R1C1');
    await text.fill('.Even~R1C2');
    await draw(page, [4, 5]);
    await add(page);
    await hasEntries(page, ['cage: B1 B2', 'even: A2']);
    await page.getByRole('button', {name: 'Undo', exact: true}).click();
    await hasEntries(page, ['even: A2']);
    await page.getByRole('button', {name: 'Undo', exact: true}).click();
    await hasEntries(page, ['odd: A1']);
    await text.fill('.Renban~R1C1~R1C2');
    await close(page);
    await eventually.equal(() => ruleLine(page).textContent(), 'Rules: 1 renban line');
  });

test('text that is no rules stays in the field through changes and closing, with a note', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: empty4});
  await openRules(page);
  const text = page.getByRole('textbox', {name: 'Rules as text'});
  const note = page.locator('.rules-unused');
  await text.fill('.Unheard~R1C1');
  await page.getByLabel('Anti-king').check();
  await eventually.match(() => note.textContent(), /^This text is not in force yet\. .*Unheard/);
  await eventually.equal(() => text.inputValue(), '.Unheard~R1C1');
  await eventually.ok(() => page.getByLabel('Anti-king').isChecked());
  await page.getByRole('button', {name: 'Undo', exact: true}).click();
  await eventually.equal(() => page.getByLabel('Anti-king').isChecked(), false);
  await eventually.equal(() => text.inputValue(), '.Unheard~R1C1');
  await page.getByLabel('Kind').selectOption('region');
  await draw(page, [0, 1, 2, 3]);
  await add(page);
  await page.getByText('3 regions are left to draw.').waitFor();
  await eventually.equal(() => text.inputValue(), '.Unheard~R1C1');
  await close(page);
  await eventually.match(() => page.locator('#toast').textContent(), /typed as text are not in force/);
  await openRules(page);
  await eventually.equal(() => text.inputValue(), '.Unheard~R1C1');
  await eventually.match(() => note.textContent(), /not in force/);
  await text.fill('');
  await page.getByLabel('Anti-king').check();
  await eventually.equal(() => text.inputValue(), '.AntiKing');
  await eventually.equal(() => note.textContent(), '');
});

test('rules of one kind can be told apart in the list', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: empty4});
  await openRules(page);
  await page.getByRole('textbox', {name: 'Rules as text'})
    .fill('.Minimum~R1C1.Minimum~R4C4.Skyscraper~R1~2~.Skyscraper~R1~~3.AllDifferent~R1C1~R2C3.Cage~0~R2C2~R3C2' +
      '.Cage~0~R4C1~R4C2~R4C3~R4C4');
  await page.getByRole('button', {name: 'Use this text'}).click();
  await hasEntries(page, ['cells that differ: A1 B3', 'extra region: D1 D2 D3 D4', 'cage: B2 C2',
    'skyscraper clue 2 of row A from A1', 'skyscraper clue 3 of row A from A4', 'minimum: A1', 'minimum: D4']);
});

test('a choice of rules is one entry, and removed as a whole', needsBrowser, async (t) => {
  const rules = '.AntiKing.Or.X~R1C1~R1C2.And.V~R1C1~R1C2.Odd~R1C1.End.End.Odd~R4C4';
  const {page, problems} = await openPage(t, {hash: `#p=${'.'.repeat(81)}&rules=${encodeURIComponent(rules)}&v=2`});
  await openRules(page);
  await hasEntries(page, ['odd: D4', 'choice of rules at A1']);
  await page.getByRole('button', {name: 'Remove choice of rules at A1'}).click();
  await hasEntries(page, ['odd: D4']);
  await eventually.equal(() => page.getByRole('textbox', {name: 'Rules as text'}).inputValue(), '.AntiKing.Odd~R4C4');
  assert.deepEqual(problems, []);
});

test('irregular regions are drawn one after another, and can be removed', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: empty4});
  await openRules(page);
  await page.getByLabel('Kind').selectOption('region');
  for (const [number, cells] of [[0, 1, 2, 3], [4, 8, 12, 13], [5, 6, 7, 11]].entries()) {
    await draw(page, cells);
    await page.locator('.note', {hasText: /4 cells are chosen/}).waitFor();
    await add(page);
    const said = ['3 regions are left to draw.', '2 regions are left to draw.', 'All regions are drawn'];
    await page.getByText(said[number]).waitFor();
  }
  await hasEntries(page, ['Irregular regions']);
  await close(page);
  await eventually.equal(() => ruleLine(page).textContent(), 'Rules: irregular regions');
  await isReady(page);
  await openRules(page);
  await page.getByRole('button', {name: 'Remove Irregular regions'}).click();
  await page.getByText('No rule for chosen cells yet.').waitFor();
  await close(page);
  await eventually.equal(() => ruleLine(page).count(), 0);
});

test('regions that are half drawn are there again when the sheet is', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: empty4});
  await openRules(page);
  await page.getByLabel('Kind').selectOption('region');
  await draw(page, [0, 1, 2, 3]);
  await add(page);
  await page.getByText('3 regions are left to draw.').waitFor();
  await close(page);
  await openRules(page);
  await page.getByLabel('Kind').selectOption('region');
  await draw(page, [4, 8, 12, 13]);
  await add(page);
  await page.getByText('2 regions are left to draw.').waitFor();
});

test('while a puzzle is typed, its rules can be changed, and typing goes on', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: empty4});
  await page.getByRole('button', {name: 'Type into the grid'}).click();
  await page.getByRole('button', {name: 'Done'}).waitFor();
  await page.locator('sudoku-scope').getByRole('gridcell').first().click();
  await page.keyboard.press('3');
  await page.locator('#status-panel').getByRole('button', {name: 'Rules…'}).click();
  await eventually.match(() => cell(page, 0).textContent(), /3/);
  await page.getByLabel('Anti-king').check();
  await eventually.equal(() => page.getByRole('textbox', {name: 'Rules as text'}).inputValue(), '.AntiKing');
  await close(page);
  await eventually.equal(() => ruleLine(page).textContent(), 'Rules: anti-king');
  await page.getByRole('button', {name: 'Done'}).click();
  await eventually.match(() => new URL(page.url()).hash, /^#p=3\.{15}&rules=\.AntiKing&v=2$/);
});

test('Play: digits stay when the rules change', needsBrowser, async (t) => {
  const {page, problems} = await openSite(t, {path: 'play.html', hash: empty4});
  await canPlay(page);
  await playCell(page, 5).click();
  await page.keyboard.press('2');
  await page.getByRole('button', {name: 'Rules…'}).click();
  await cell(page, 0).waitFor();
  await page.getByLabel('Diagonal \\').check();
  await eventually.equal(() => page.getByRole('textbox', {name: 'Rules as text'}).inputValue(), '.Diagonal~-1');
  await close(page);
  await eventually.equal(() => ruleLine(page).textContent(), 'Rules: diagonal \\');
  await eventually.match(() => playCell(page, 5).textContent(), /2/);
  assert.deepEqual(problems, []);
});

test('on a phone the board stays in view, and taps choose cells', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: empty4, context: {viewport: {width: 320, height: 640}, hasTouch: true}});
  await openRules(page);
  await cell(page, 0).tap();
  await cell(page, 1).tap();
  await page.locator('.note', {hasText: '2 cells are chosen: A1 A2'}).waitFor();
  await page.getByRole('button', {name: 'Copy it'}).scrollIntoViewIfNeeded();
  await eventually.ok(async () => {
    const {y, height} = await page.locator('.rules-board').boundingBox();
    return y >= 0 && y + height < 600;
  });
  await eventually.ok(() => page.locator('dialog .body').evaluate((body) => body.scrollWidth <= body.clientWidth));
});

test('the digits that are possible are shown in their cells, and follow the rules', needsBrowser, async (t) => {
  const {page, problems} = await openPage(t, {hash: '#p=12..34..21..43..'});
  await openRules(page);
  const marks = page.locator('.rules-board .mark');
  await verdict(page, 'Several solutions. They differ in the 8 marked cells.');
  await eventually.equal(() => marks.count(), 0);
  await page.getByLabel('Show the digits that are possible').check();
  // Two digits in each open cell.
  await eventually.equal(() => marks.count(), 16);
  await eventually.match(() => cell(page, 2).textContent(), /3.*4/);
  await page.getByLabel('Kind').selectOption('greater');
  await draw(page, [2, 3]);
  await add(page);
  await verdict(page, 'They differ in the 4 marked cells.');
  await eventually.equal(() => marks.count(), 12);
  await page.getByLabel('Diagonal \\').check();
  await verdict(page, /solution/);
  await page.getByLabel('Show the digits that are possible').uncheck();
  await eventually.equal(() => marks.count(), 0);
  assert.deepEqual(problems, []);
});

test('changes that follow each other at once are all made, the last one even as the sheet closes', needsBrowser,
  async (t) => {
    const {page} = await openPage(t, {hash: empty4});
    await openRules(page);
    const tickAtOnce = (...names) => page.evaluate((wanted) => {
      const labels = [...document.querySelectorAll('.rules-right label')];
      for (const name of wanted) labels.find(({textContent}) => textContent.startsWith(name))?.control.click();
    }, names);
    await tickAtOnce('Anti-knight', 'Anti-king');
    await eventually.equal(() => page.getByRole('textbox', {name: 'Rules as text'}).inputValue(),
      '.AntiKing.AntiKnight');
    await page.evaluate(() => {
      const labels = [...document.querySelectorAll('.rules-right label')];
      labels.find(({textContent}) => textContent === 'No boxes')?.control.click();
      document.querySelector('dialog.over[open]').close();
    });
    await eventually.match(() => new URL(page.url()).hash, /&rules=\.AntiKing\.AntiKnight\.NoBoxes&v=2$/);
  });

test('cells stay chosen while a rule about the whole grid changes', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: empty4});
  await openRules(page);
  await draw(page, [0, 1, 2]);
  await page.locator('.note', {hasText: '3 cells are chosen: A1 A2 A3'}).waitFor();
  await page.getByLabel('Anti-king').check();
  await eventually.equal(() => page.getByRole('textbox', {name: 'Rules as text'}).inputValue(), '.AntiKing');
  await page.locator('.note', {hasText: '3 cells are chosen: A1 A2 A3'}).waitFor();
});

test('focus goes on to the next rule when one is removed, and never to nowhere', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: `${empty4}&rules=.Odd~R1C1.Even~R1C2&v=2`});
  await openRules(page);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  for (const [remove, next] of [['even: A2', 'Remove odd: A1'], ['odd: A1', 'Undo']]) {
    await page.getByRole('button', {name: `Remove ${remove}`}).press('Enter');
    await eventually.equal(focused, next);
  }
  await page.keyboard.press('Enter');
  await hasEntries(page, ['odd: A1']);
  await eventually.equal(focused, 'Undo');
  await page.keyboard.press('Enter');
  await eventually.equal(focused, 'Redo');
});

test('digits that the grid doesn\'t have are named, and so are too many of them', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: empty4});
  await openRules(page);
  await page.getByLabel('Kind').selectOption('contain');
  await cell(page, 5).click();
  const digits = page.getByRole('textbox', {name: 'Digits'});
  await digits.fill('1 7');
  await add(page);
  await page.locator('.rules-fault', {hasText: 'The digits of this grid are 1 to 4.'}).waitFor();
  await digits.fill('1, 2');
  await add(page);
  await page.locator('.rules-fault', {hasText: 'There are more digits than cells.'}).waitFor();
  await cell(page, 6).click({modifiers: ['Control']});
  await add(page);
  await eventually.equal(() => page.getByRole('textbox', {name: 'Rules as text'}).inputValue(),
    '.ContainAtLeast~1_2~R2C2~R2C3');
});

test('on a phone that lies on its side, the form can be reached past the board', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: empty4, context: {viewport: {width: 740, height: 360}, hasTouch: true}});
  await openRules(page);
  await cell(page, 0).tap();
  await cell(page, 1).tap();
  const button = page.getByRole('button', {name: 'Add the rule'});
  await button.scrollIntoViewIfNeeded();
  const isOnTop = () => button.evaluate((node) => {
    const {x, y, width, height} = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  await eventually.ok(isOnTop);
  await button.tap();
  await hasEntries(page, ['cage: A1 A2']);
});

test('the number of solutions is seen beside the board on a phone that lies on its side', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: empty4, context: {viewport: {width: 932, height: 430}, hasTouch: true}});
  for (const size of [{width: 932, height: 430}, {width: 740, height: 360}]) {
    await page.setViewportSize(size);
    await openRules(page);
    await verdict(page, 'Several solutions.');
    for (const selector of ['.rules-verdict', '.rules-board svg']) {
      await eventually.ok(() => endsInBody(page.locator(selector).first()), JSON.stringify({size, selector}));
    }
    await close(page);
  }
});

test('the board is seen whole where there is one column', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: empty4, context: {viewport: {width: 640, height: 800}}});
  await openRules(page);
  const bottomOf = (selector) => page.locator(selector).first().evaluate((each) => each.getBoundingClientRect().bottom);
  await eventually.ok(async () => await bottomOf('.rules-board svg') <= await bottomOf('.rules-board') - 8);
});

test('Undo stays in sight while the rules that it brings back push it down', needsBrowser, async (t) => {
  const odd = ['R1C1', 'R1C2', 'R1C3', 'R1C4', 'R2C1', 'R2C2'].map((place) => `.Odd%7E${place}`).join('');
  const {page} = await openPage(t, {hash: `${empty4}&rules=${odd}&v=2`});
  await openRules(page);
  for (let left = 6; left > 0; left -= 1) {
    await page.getByRole('button', {name: /^Remove odd/}).first().press('Enter');
    await eventually.equal(() => entries(page).count(), left - 1);
  }
  for (let back = 1; back <= 6; back += 1) {
    await page.keyboard.press('Enter');
    await eventually.equal(() => entries(page).count(), back);
    await eventually.ok(() => endsInBody(page.getByRole('button', {name: 'Undo', exact: true})), `${back}`);
  }
});

test('another kind is told with its meaning, and the cells that are chosen are not told again', needsBrowser,
  async (t) => {
    const {page} = await openPage(t, {hash: empty4});
    await openRules(page);
    await draw(page, [0, 1]);
    const spoken = page.locator('.rules-left .hidden[role=status]');
    await eventually.equal(() => spoken.textContent(), '2 cells are chosen: A1 A2');
    await page.getByLabel('Kind').selectOption('palindrome');
    await eventually.match(() => spoken.textContent(), /^A palindrome reads .* Choose its cells one after another/);
  });

test('a rule that is there already is not added again, and that is said', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: `${empty4}&rules=.Odd%7ER1C1&v=2`});
  await openRules(page);
  await page.getByLabel('Kind').selectOption('odd');
  await cell(page, 0).click();
  await add(page);
  await page.locator('.rules-fault', {hasText: 'This puzzle has this rule already.'}).waitFor();
  await hasEntries(page, ['odd: A1']);
  await eventually.ok(() => page.getByRole('button', {name: 'Undo', exact: true}).isDisabled());
});

test('the board stays where it is when text at the end of the sheet is refused', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: `#p=${'.'.repeat(81)}`, context: {viewport: {width: 1280, height: 800}}});
  await openRules(page);
  await page.getByRole('textbox', {name: 'Rules as text'}).fill('.Unheard~R1C1');
  const use = page.getByRole('button', {name: 'Use this text'});
  await use.focus();
  await page.locator('dialog .body').evaluate((body) => body.scrollTo(0, body.scrollHeight));
  const board = page.locator('.rules-board');
  const before = await board.boundingBox();
  await use.press('Enter');
  await page.locator('.rules-fault', {hasText: 'Unheard'}).waitFor();
  await eventually.deepEqual(() => board.boundingBox(), before);
});
