// The player goes on while the engine works: an answer about what was there before doesn't get in the way.
import test from 'node:test';
import {needsBrowser} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {cell, nine, openGame, says, statusPanelOf} from '../../support/page/game.mjs';
import {areHeld, canHold, hold, release} from '../../support/page/held.mjs';

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
