// The tools of good players: highlights, a filter, digit first, marks as a grid, colours, letters, lines, restart,
// looks. Each by keyboard and by touch, kept between visits, undone where it changes the game.
import assert from 'node:assert/strict';
import test from 'node:test';
import {OF_COLOURS, violations} from '../../support/page/axe.mjs';
import {needsBrowser} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {cell, nine, openGame, says, setTo, small} from '../../support/page/game.mjs';
import {THEMES, inTurn} from '../../support/page/soak.mjs';

const phone = {context: {viewport: {width: 390, height: 844}, hasTouch: true}};
const count = (page, marks) => page.locator(`#board :is(${marks})`).count();
const key = (page, name) => page.locator('#digits').getByRole('button', {name});

test('equal digits and what the cursor sees are highlighted, which can be turned off for good', needsBrowser,
  async (t) => {
    const {page} = await openGame(t, nine);
    await cell(page, 2).click();
    await eventually.deepEqual(async () =>
      [await count(page, '.wash.same'), await count(page, '.wash.peers')], [4, 20]);
    for (const name of ['Highlight equal digits', 'Highlight row, column and box']) await setTo(page, name, false);
    await eventually.deepEqual(async () => [await count(page, '.wash.same'), await count(page, '.wash.peers')], [0, 0]);
    await page.reload();
    await cell(page, 2).click();
    await eventually.deepEqual(async () => [await count(page, '.wash.same'), await count(page, '.wash.peers')], [0, 0]);
  });

test('a filter shows where a digit is and can be, by key and by button', needsBrowser, async (t) => {
  const {page} = await openGame(t, small);
  await page.keyboard.press('f');
  await page.getByRole('heading', {name: 'Filter by which digit?'}).waitFor();
  await page.keyboard.press('3');
  await page.getByRole('button', {name: 'Filter: 3'}).waitFor();
  await says(page, 0, '1, given');
  await eventually.deepEqual(async () => [await count(page, '.wash.same'), await count(page, '.wash.can')], [1, 5]);
  await eventually.equal(() => count(page, '.aside'), 10);
  await page.keyboard.press('f');
  await eventually.equal(() => count(page, '.aside'), 0);
  await page.getByRole('button', {name: 'Filter'}).click();
  await key(page, /^1 /).click();
  await eventually.ok(async () => await count(page, '.aside') > 0);
  await page.keyboard.press('Escape');
  await eventually.equal(() => count(page, '.aside'), 0);
});

test('by keyboard in a narrow window, focus is never lost in what has no room', needsBrowser, async (t) => {
  const {page} = await openGame(t, small, {context: {viewport: {width: 320, height: 640}}});
  const more = page.getByRole('button', {name: 'More', exact: true});
  const choose = async (name) => {
    await more.press('Enter');
    await page.getByRole('button', {name, exact: true}).press('Enter');
  };
  const isFocused = () => more.evaluate((each) => each === document.activeElement);
  await choose('Check');
  const close = page.locator('#status-panel').getByRole('button', {name: 'Close'});
  await eventually.ok(() => close.evaluate((each) => each === document.activeElement));
  await page.keyboard.press('Enter');
  await eventually.ok(() => cell(page, 0).evaluate((each) => each === each.getRootNode().activeElement));
  await choose('Rules…');
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({state: 'detached'});
  await eventually.ok(isFocused);
});

test('digit first: a digit is held, and goes into each cell that is chosen', needsBrowser, async (t) => {
  const {page} = await openGame(t, small, phone);
  await page.getByRole('button', {name: 'More'}).tap();
  await setTo(page, 'Entry', 'Digit first, then cells');
  await key(page, /^3 /).tap();
  await eventually.equal(() => key(page, /^3 /).getAttribute('aria-pressed'), 'true');
  await cell(page, 1).tap();
  await says(page, 1, '3');
  await cell(page, 12).tap();
  await says(page, 12, '3');
  await cell(page, 12).tap();
  await says(page, 12, 'empty');
  await page.keyboard.press('2');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await says(page, 8, '2');
  await page.reload();
  await says(page, 8, '2');
  await eventually.equal(() => key(page, /^4 /).getAttribute('aria-pressed'), 'false');
});

test('centre marks stand in a row, or each in its place', needsBrowser, async (t) => {
  const {page} = await openGame(t, nine);
  for (const digit of [1, 5, 9]) await page.keyboard.press(`Control+Digit${digit}`);
  await eventually.deepEqual(() => page.locator('#board .mark').allTextContents(), ['159']);
  await setTo(page, 'Centre marks', 'In a grid, each in its place');
  await eventually.deepEqual(() => page.locator('#board .mark').allTextContents(), ['1', '5', '9']);
  const spots = await page.locator('#board .mark').evaluateAll((marks) => marks.map((mark) => {
    const {x, y} = mark.getBoundingClientRect();
    return {x, y};
  }));
  assert.ok(spots[0].x < spots[1].x && spots[1].x < spots[2].x && spots[0].y < spots[1].y && spots[1].y < spots[2].y);
  await page.reload();
  await says(page, 0, 'centre 1 5 9');
  await eventually.equal(() => page.locator('#board .mark').count(), 3);
});

for (const colorScheme of inTurn(THEMES, 1)) {
  test(`nine plain colours, each unlike the others, ${colorScheme}`, needsBrowser, async (t) => {
    const {page} = await openGame(t, nine, {context: {colorScheme}});
    await page.getByRole('button', {name: 'Colour', exact: true}).click();
    for (let colour = 1; colour <= 9; colour += 1) {
      await cell(page, colour).click();
      await key(page, new RegExp(`^${colour}`)).click();
    }
    const fills = () => page.locator('#board rect.paint').evaluateAll((rects) => rects.slice(1, 10).map((rect) => {
      const {fill, fillOpacity} = getComputedStyle(rect);
      return `${fill} ${fillOpacity}`;
    }));
    await eventually.equal(async () => new Set(await fills()).size, 9);
    await eventually.ok(async () => (await fills()).every((fill) => /^rgb\(.*\) 1$/.test(fill)));
    await eventually.equal(() => count(page, 'pattern'), 0);
  });
}

test('marks and letters leave the total of a cage its corner', needsBrowser, async (t) => {
  const {page} = await openGame(t, '#p=................&rules=.Cage%7E3%7ER1C1%7ER1C2&v=2');
  const boxOf = (marks) => page.locator(`#board ${marks}`).first().boundingBox();
  const isApart = async (marks) => {
    const [total, mark] = [await boxOf('.rule-total'), await boxOf(marks)];
    return total.x + total.width <= mark.x || total.y + total.height <= mark.y;
  };
  await page.keyboard.press('Shift+Digit2');
  await eventually.ok(() => isApart('.mark'));
  await page.getByRole('button', {name: 'Letter', exact: true}).click();
  await page.keyboard.press('x');
  await says(page, 0, 'corner 2, letter X, cage of 3 at A1');
  await eventually.ok(() => isApart('.letter:not(.digit)'));
});

test('letters: typed, or from the pad, whose last key turns the page', needsBrowser, async (t) => {
  const {page} = await openGame(t, nine, phone);
  await page.getByRole('button', {name: 'Letter', exact: true}).tap();
  await page.keyboard.press('x');
  await says(page, 0, 'empty, letter X');
  await cell(page, 1).tap();
  await key(page, /^A$/).tap();
  await says(page, 1, 'empty, letter A');
  for (let page2 = 0; page2 < 3; page2 += 1) await key(page, /from/).tap();
  await key(page, /^Z$/).tap();
  await says(page, 1, 'empty, letter Z');
  await page.getByRole('button', {name: 'Undo'}).tap();
  await says(page, 1, 'empty, letter A');
  await page.reload();
  await says(page, 0, 'empty, letter X');
});

test('lines: drawn by mouse, by Shift and arrows, from here to there by Enter, and kept', needsBrowser, async (t) => {
  const {page} = await openGame(t, nine);
  await page.getByRole('button', {name: 'Line', exact: true}).click();
  await cell(page, 0).hover();
  await page.mouse.down();
  await cell(page, 10).hover();
  await cell(page, 11).hover();
  await page.mouse.up();
  await says(page, 10, 'empty, line to A1 B3');
  await page.keyboard.press('Control+z');
  await says(page, 10, 'empty');
  await page.keyboard.press('Control+y');
  await cell(page, 36).click({position: {x: 3, y: 3}});
  await page.keyboard.press('4');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await says(page, 37, 'empty, line to E1 F2');
  await page.keyboard.press('Enter');
  for (const arrow of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(arrow);
  await page.keyboard.press('Enter');
  await says(page, 57, '6, given, line to G3');
  await page.waitForFunction(() => location.hash.includes('notes=2'));
  await page.reload();
  await says(page, 10, 'empty, line to A1 B3');
  await eventually.equal(() => count(page, '.pen.c5'), 1);
  await page.getByRole('button', {name: 'Line', exact: true}).click();
  await cell(page, 10).click();
  await page.keyboard.press('Delete');
  await says(page, 0, 'empty');
});

test('lines along borders where one begins at a corner, circles and crosses, by mouse and keys, and kept', needsBrowser,
  async (t) => {
    const {page} = await openGame(t, nine);
    await page.getByRole('button', {name: 'Line', exact: true}).click();
    const {x, y, width, height} = await cell(page, 10).boundingBox();
    await page.mouse.move(x + 4, y + 3);
    await page.mouse.down();
    await page.mouse.move(x + width - 5, y - 3);
    await page.mouse.move(x + width + 3, y + height + 4);
    await page.mouse.up();
    await says(page, 10, 'empty, line above right');
    await cell(page, 10).click();
    await says(page, 10, 'empty, line above right, red circle');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('2');
    for (const key of ['s', 'a', 'w', 'w', 'Enter', 'Enter']) await page.keyboard.press(key);
    await says(page, 10, 'empty, line right below left, blue circle');
    await page.waitForFunction(() => location.hash.includes('notes=3'));
    await eventually.deepEqual(async () => [await count(page, '.pen.c5'), await count(page, '.pen.c2')], [1, 1]);
    await page.reload();
    await says(page, 10, 'empty, line right below left, blue circle');
    await cell(page, 10).click();
    await page.keyboard.press('Delete');
    await says(page, 10, 'empty');
  });

test('lines by touch: a drag draws, and with several cells taps do', needsBrowser, async (t) => {
  const {page} = await openGame(t, nine, phone);
  await page.getByRole('button', {name: 'Line', exact: true}).tap();
  await page.getByRole('button', {name: 'Several cells'}).tap();
  for (const number of [1, 4, 31]) await cell(page, number).tap();
  await says(page, 4, '2, given, line to A4 B5');
  await eventually.equal(() => page.locator('#several').getAttribute('aria-pressed'), 'true');
});

test('a clash is told with the entry that makes it, unless clashes are shown on request', needsBrowser, async (t) => {
  const {page} = await openGame(t, small);
  const told = (words) => page.locator('#spoken', {hasText: words}).waitFor({state: 'attached'});
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('1');
  await told('A2 is 1 and clashes with A1.');
  await page.keyboard.press('Delete');
  await told('A2 is empty.');
  await setTo(page, 'Conflicts', 'Shown on request');
  await cell(page, 1).click();
  await page.keyboard.press('1');
  await told(/^A2 is 1\.$/);
});

test('restart empties the grid, and can be undone', needsBrowser, async (t) => {
  const {page} = await openGame(t, small);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('3');
  await page.getByRole('button', {name: 'Restart'}).click();
  await page.getByText('Restarted. Undo brings everything back.').waitFor();
  await says(page, 1, 'empty');
  await page.getByRole('button', {name: 'Undo'}).click();
  await says(page, 1, '3');
});

test('the page has other colours, in light and dark, and keeps them', needsBrowser, async (t) => {
  const {page} = await openGame(t, small);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const seen = new Set([await ground()]);
  const changes = async (act) => {
    const before = await ground();
    await act();
    await eventually.notEqual(ground, before);
    seen.add(await ground());
  };
  for (const name of ['Sepia', 'Slate', 'High contrast']) {
    await changes(() => setTo(page, 'Colours', name));
    for (const colorScheme of /** @type {const} */ (['dark', 'light'])) {
      await changes(() => page.emulateMedia({colorScheme}));
      await eventually.deepEqual(() => violations(page, OF_COLOURS), [], `${name}, ${colorScheme}`);
    }
  }
  assert.equal(seen.size, 7);
  const last = await ground();
  await page.reload();
  await says(page, 0, '1, given');
  await eventually.equal(ground, last);
});

test('the time stands still while a dialog covers the board', needsBrowser, async (t) => {
  const {page} = await openGame(t, small, {prepare: (opened) => opened.clock.install()});
  const time = () => page.locator('#time').textContent();
  await eventually.notEqual(time, '00:00');
  await page.getByRole('button', {name: 'New puzzle'}).click();
  await page.getByRole('dialog').waitFor();
  const before = await time();
  await page.clock.runFor(5000);
  await eventually.equal(time, before);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({state: 'detached'});
  await eventually.notEqual(time, before);
});
