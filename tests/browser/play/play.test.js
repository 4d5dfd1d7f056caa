// Filling a puzzle: whole games by keyboard and by touch, marks, conflicts, checks, undo across a reload.
import assert from 'node:assert/strict';
import test from 'node:test';
import {violations} from '../../support/page/axe.mjs';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {cell, isReady, nine, openGame, says, setTo, small, statusPanelOf} from '../../support/page/game.mjs';
import {firstPuzzle, firstSolution} from '../../support/page/page.mjs';
import {inTurn} from '../../support/page/soak.mjs';

const smallSolution = '1324423124133142';

const texts = (page) => page.getByRole('gridcell').allTextContents();

test('a whole game by keyboard', needsBrowser, async (t) => {
  const {page, problems} = await openGame(t);
  await cell(page, 0).focus();
  for (const [number, digit] of [...smallSolution].entries()) {
    if (await cell(page, number).textContent() === 'empty') await page.keyboard.press(digit);
    if (number % 4 < 3) await page.keyboard.press('ArrowRight');
    else if (number < 15) for (const key of ['Home', 'ArrowDown']) await page.keyboard.press(key);
  }
  await statusPanelOf(page).getByRole('heading', {name: 'Solved.', exact: true}).waitFor();
  await eventually.match(() => page.locator('#spoken').textContent(), /^Solved\. In /);
  await eventually.equal(async () => (await texts(page)).map((text) => text[0]).join(''), smallSolution);
  assert.deepEqual(problems, []);
});

test('a whole game by touch: a cell is tapped, then its digit', needsBrowser, async (t) => {
  const {page, problems} = await openGame(t, small, {context: {viewport: {width: 320, height: 568}, hasTouch: true}});
  for (const [number, digit] of [...smallSolution].entries()) {
    if (await cell(page, number).textContent() !== 'empty') continue;
    await cell(page, number).tap();
    await page.locator('#digits').getByRole('button', {name: new RegExp(`^${digit} `)}).tap();
    await says(page, number, digit);
  }
  await statusPanelOf(page).getByRole('heading', {name: 'Solved.', exact: true}).waitFor();
  assert.deepEqual(problems, []);
});

test('a puzzle of 9x9 is filled up, then solved', needsBrowser, async (t) => {
  const {page} = await openGame(t, nine);
  await cell(page, 0).focus();
  const digits = [...firstSolution];
  for (const [number, digit] of digits.entries()) {
    await page.keyboard.press(number === 80 ? digits[79] : digit);
    await page.keyboard.press(number % 9 < 8 ? 'ArrowRight' : 'Home');
    if (number % 9 === 8) await page.keyboard.press('ArrowDown');
  }
  await statusPanelOf(page).getByRole('heading', {name: 'Filled, but not solved.'}).waitFor();
  await eventually.match(() => page.locator('#spoken').textContent(), /^Filled, but not solved\./);
  await cell(page, 80).focus();
  await page.keyboard.press(digits[80]);
  await statusPanelOf(page).getByRole('heading', {name: 'Solved.', exact: true}).waitFor();
});

test('a full grid is not called wrong where rules were not read', needsBrowser, async (t) => {
  const {page} = await openGame(t, '#p=132442312413314.&rules=.Unread&v=2');
  await cell(page, 15).focus();
  await page.keyboard.press('2');
  const panel = statusPanelOf(page);
  await panel.getByRole('heading', {name: 'Filled.', exact: true}).waitFor();
  await panel.getByText('Not all rules were read, so the grid can’t be checked.').waitFor();
  await eventually.equal(() => panel.getByRole('button', {name: 'Show where'}).count(), 0);
});

test('the sign of a broken rule lies above the frames of its cells', needsBrowser, async (t) => {
  const {page} = await openGame(t, '#p=................&rules=.GreaterThan~R1C3~R1C4&v=2');
  for (const [number, digit] of [[2, '1'], [3, '4']]) {
    await cell(page, number).focus();
    await page.keyboard.press(digit);
  }
  const framesBelow = () => page.locator('.play-board').evaluate(({shadowRoot}) => {
    const sign = shadowRoot?.querySelector('.rule-core');
    const frames = [...shadowRoot?.querySelectorAll('.lost-edge') ?? []];
    return frames.filter((frame) => sign && frame.compareDocumentPosition(sign) & Node.DOCUMENT_POSITION_FOLLOWING);
  }).then((frames) => frames.length);
  await eventually.equal(framesBelow, 2);
});

test('where only the engine can check a pattern, it is asked if the puzzle is solved', needsBrowser, async (t) => {
  const pattern = Buffer.from('12|((.{9}){9}){9}').toString('base64url');
  const rules = encodeURIComponent(`.Regex~${pattern}~R1C1~R4C4`);
  const {page, problems} = await openGame(t, `#p=.32..23.24133142&rules=${rules}&v=2`);
  const fill = async (digits) => {
    for (const [i, digit] of [...digits].entries()) {
      await cell(page, [0, 3, 4, 7][i]).click();
      await page.keyboard.press(digit);
    }
  };
  await fill('4114');
  await statusPanelOf(page).getByRole('heading', {name: 'Filled, but not solved.'}).waitFor();
  await eventually.equal(() => statusPanelOf(page).getByRole('button', {name: 'Show where'}).count(), 0);
  await fill('1441');
  await statusPanelOf(page).getByRole('heading', {name: 'Solved.', exact: true}).waitFor();
  assert.deepEqual(problems, []);
});

test('marks in corners and centre, colours, several cells at once', needsBrowser, async (t) => {
  const {page} = await openGame(t);
  await cell(page, 1).click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await eventually.equal(() => page.locator('[role=gridcell][aria-selected=true]').count(), 3);
  await page.keyboard.press('Shift+Digit2');
  await page.keyboard.press('Control+Digit3');
  await page.keyboard.press('Control+Digit4');
  await page.keyboard.press('Alt+Digit2');
  await says(page, 3, 'centre 3 4, corner 2, blue');
  await eventually.equal(() => page.locator('#spoken').textContent(), 'A2: blue. A3: blue. A4: blue.');
  await page.getByRole('button', {name: 'Centre', exact: true}).click();
  await page.locator('#digits').getByRole('button', {name: /^3 /}).click();
  await says(page, 2, 'centre 4, corner 2, blue');
  await page.getByRole('button', {name: 'Clear cells'}).click();
  await says(page, 2, 'empty, blue');
});

test('a drag by mouse, Ctrl, Shift and a double click select', needsBrowser, async (t) => {
  const {page} = await openGame(t);
  const selected = () => page.getByRole('gridcell').evaluateAll((cells) =>
    cells.flatMap((each, i) => (each.ariaSelected === 'true' ? [i] : [])));
  await cell(page, 0).hover();
  await page.mouse.down();
  await cell(page, 5).hover();
  await cell(page, 6).hover();
  await page.mouse.up();
  await eventually.deepEqual(selected, [0, 5, 6]);
  await cell(page, 5).click({modifiers: ['Control']});
  await eventually.deepEqual(selected, [0, 6]);
  await cell(page, 8).click();
  await cell(page, 13).click({modifiers: ['Shift']});
  await eventually.deepEqual(selected, [8, 9, 12, 13]);
  await cell(page, 3).click();
  await page.keyboard.press('3');
  await cell(page, 3).dblclick();
  await eventually.deepEqual(selected, [3, 6]);
  await page.keyboard.press('Escape');
  await eventually.deepEqual(selected, [3]);
});

test('on a touch screen a switch takes several cells', needsBrowser, async (t) => {
  const {page} = await openGame(t, small, {context: {viewport: {width: 360, height: 740}, hasTouch: true}});
  await cell(page, 1).tap();
  await page.getByRole('button', {name: 'Several cells'}).tap();
  await cell(page, 4).tap();
  await page.getByRole('button', {name: 'Corner', exact: true}).tap();
  await page.locator('#digits').getByRole('button', {name: /^4 /}).tap();
  for (const number of [1, 4]) await says(page, number, 'corner 4');
  await page.getByRole('button', {name: 'Several cells'}).tap();
  await eventually.equal(() => page.locator('[role=gridcell][aria-selected=true]').count(), 1);
});

test('undo and redo go on after a reload, as does the time', needsBrowser, async (t) => {
  const {page} = await openGame(t);
  await cell(page, 1).click();
  await page.keyboard.press('3');
  await page.keyboard.press('Shift+Digit3');
  await page.keyboard.press('2');
  await page.keyboard.press('Control+z');
  await says(page, 1, '3');
  await page.reload();
  await says(page, 1, '3');
  await page.getByRole('button', {name: 'Redo'}).click();
  await says(page, 1, '2');
  await page.getByRole('button', {name: 'Undo'}).click();
  await page.getByRole('button', {name: 'Undo'}).click();
  await says(page, 1, 'empty');
  await eventually.ok(() => page.getByRole('button', {name: 'Undo'}).isDisabled());
});

test('a reload amid typing loses nothing, though the address is a moment behind', needsBrowser, async (t) => {
  const {page} = await openGame(t);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('3');
  await page.waitForFunction(() => location.hash.includes('state='));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('4');
  await page.reload();
  await says(page, 2, '4');
  await says(page, 1, '3');
});

test('without storage a game is played all the same', needsBrowser, async (t) => {
  const prepare = (page) => page.addInitScript(() => Object.defineProperty(globalThis, 'localStorage', {
    get: () => {
      throw new Error('forbidden');
    },
  }));
  const {page, problems} = await openGame(t, small, {prepare});
  await cell(page, 1).click();
  await page.keyboard.press('4');
  await page.getByRole('button', {name: 'Undo'}).click();
  await says(page, 1, 'empty');
  assert.deepEqual(problems, []);
});

test('conflicts are shown at once, on request, or never', needsBrowser, async (t) => {
  const {page} = await openGame(t);
  await cell(page, 1).click();
  await page.keyboard.press('1');
  await says(page, 1, '1, clash');
  await setTo(page, 'Conflicts', 'Shown on request');
  await says(page, 1, '1');
  await page.getByRole('button', {name: 'Show conflicts'}).click();
  await says(page, 0, '1, given, clash');
  await setTo(page, 'Conflicts', 'Never shown');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+y');
  await says(page, 1, '1');
  await eventually.equal(() => page.getByRole('button', {name: 'Show conflicts'}).isVisible(), false);
  await page.reload();
  await says(page, 1, '1');
  await page.getByRole('button', {name: 'Settings'}).click();
  await eventually.equal(() => page.getByLabel('Conflicts').inputValue(), 'never');
});

test('a check says whether it is right, and where it is not only when asked again', needsBrowser, async (t) => {
  const {page} = await openGame(t);
  const check = page.getByRole('button', {name: 'Check'});
  await check.click();
  await statusPanelOf(page).getByRole('heading', {name: 'Correct so far.'}).waitFor();
  await cell(page, 1).click();
  await page.keyboard.press('2');
  await check.click();
  await statusPanelOf(page).getByRole('heading', {name: 'There is a mistake.'}).waitFor();
  await eventually.equal(async () => (await texts(page)).filter((text) => text.includes('not right')).length, 0);
  await eventually.doesNotMatch(() => statusPanelOf(page).textContent(), /A2/);
  await page.getByRole('button', {name: 'Show where'}).click();
  await says(page, 1, '2, not right');
  await cell(page, 1).click();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+Digit2');
  await check.click();
  await statusPanelOf(page).getByRole('heading', {name: 'The digits are right, but some marks are wrong.'}).waitFor();
});

test('marks are filled in, and leave as digits come where they are kept tidy', needsBrowser, async (t) => {
  const {page} = await openGame(t);
  await page.getByRole('button', {name: 'Fill in all marks'}).click();
  await says(page, 1, 'centre 2 3');
  await setTo(page, 'Keep marks tidy', true);
  await cell(page, 2).click();
  await page.keyboard.press('2');
  await says(page, 1, 'centre 3');
  await page.keyboard.press('Control+z');
  await says(page, 1, 'centre 2 3');
});

test('the time can be hidden, and stays so', needsBrowser, async (t) => {
  const {page} = await openGame(t);
  await page.getByRole('button', {name: /^\d\d:\d\d$/}).click();
  await page.getByRole('button', {name: 'Show time'}).waitFor();
  await page.reload();
  await page.getByRole('button', {name: 'Show time'}).waitFor();
});

test('the puzzle goes on to the player, and back', needsBrowser, async (t) => {
  const {page} = await openGame(t, nine);
  await page.getByRole('link', {name: 'Watch it solved from here'}).click();
  await page.waitForFunction(() => document.querySelector('sudoku-scope')?.length > 0);
  assert.match(page.url(), new RegExp(firstPuzzle.replaceAll('.', '\\.')));
  await page.getByRole('link', {name: 'Play', exact: true}).click();
  await isReady(page);
  await eventually.equal(() => page.getByRole('heading', {level: 1}).textContent(), '9×9 with 32 givens');
});

test('a link that is broken is said to be, and another puzzle taken', needsBrowser, async (t) => {
  const {page} = await openSite(t, {path: 'play.html', hash: '#p=123'});
  await page.getByRole('heading', {name: 'This link can’t be read.'}).waitFor();
  await page.getByRole('button', {name: 'Choose a puzzle'}).click();
  await page.getByRole('button', {name: 'Paste or open one'}).click();
  await page.getByPlaceholder('Paste a Sudoku').fill('1.....3..4.....2');
  await page.getByRole('button', {name: 'Play this one'}).click();
  await isReady(page);
  await eventually.equal(() => page.locator('#cells').textContent(), '16');
});

const LOOKS = /** @type {const} */ ([[1280, 860, 'dark'], [320, 568, 'light']]);
for (const [width, height, colorScheme] of inTurn(LOOKS, 0)) {
  test(`axe finds nothing at ${width}, ${colorScheme}`, needsBrowser, async (t) => {
    const {page} = await openGame(t, nine, {context: {viewport: {width, height}, colorScheme}});
    await cell(page, 0).click();
    const keys = ['1', 'ArrowRight', 'Shift+Digit4', 'Alt+Digit2', 'Control+Digit5'];
    for (const key of keys) await page.keyboard.press(key);
    await eventually.deepEqual(() => violations(page), []);
    for (const key of ['ArrowLeft', 'Delete', 'ArrowRight', 'Delete', 'h']) await page.keyboard.press(key);
    for (let rung = 2; rung <= 5; rung += 1) {
      await page.getByRole('button', {name: 'Show more'}).click();
      await page.getByText(`${rung} of 5`).waitFor();
    }
    await eventually.deepEqual(() => violations(page), []);
  });
}

test('a link whose givens clash says so, and leads to where it can be mended', needsBrowser, async (t) => {
  const {page, problems} = await openSite(t, {path: 'play.html', hash: `#p=11${'.'.repeat(79)}`});
  await page.getByRole('heading', {name: 'Two givens clash.', exact: true}).waitFor();
  await page.getByRole('link', {name: 'Mend it on Watch'}).click();
  await page.getByRole('button', {name: 'Clear A2'}).waitFor();
  assert.deepEqual(problems, []);
});

test('a link brings digits and marks; one that clashes too', needsBrowser, async (t) => {
  const {page, context} = await openGame(t);
  await cell(page, 1).click();
  await page.keyboard.press('1');
  await cell(page, 2).click();
  for (const keys of ['Control+Digit2', 'Shift+Digit4', 'Alt+Digit3']) await page.keyboard.press(keys);
  await page.waitForFunction(() => location.hash.includes('state=') && location.hash.includes('notes='));
  await page.getByRole('button', {name: 'Copy link'}).click();
  const link = page.url();
  const other = await context.newPage();
  await other.addInitScript(() => localStorage.clear());
  await other.goto(link);
  await says(other, 1, '1, clash');
  await says(other, 2, 'centre 2, corner 4, orange');
});

test('two tabs with the same game show the same, with every step to take back', needsBrowser, async (t) => {
  const {page, context, problems} = await openGame(t, small, {isOwn: true});
  const other = await context.newPage();
  await other.goto(page.url());
  await isReady(other);
  const enter = async (tab, number, digit) => {
    await cell(tab, number).click();
    await tab.keyboard.press(digit);
  };
  await enter(page, 2, '2');
  await says(other, 2, '2');
  await enter(other, 3, '4');
  await says(page, 3, '4');
  for (const tab of [page, other]) {
    await tab.reload();
    await isReady(tab);
    await says(tab, 2, '2');
    await says(tab, 3, '4');
    await eventually.ok(() => tab.locator('#undo').isEnabled());
  }
  assert.deepEqual(problems, []);
});
