// Help while a puzzle is filled: the steps of a hint, what is wrong before one, why it is impossible, two solutions.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {formatStateCode} from '../../../web/src/links/codes.js';
import {readPlain} from '../../../web/src/grid/plain-puzzle.js';
import {needsBrowser} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {cell, nine, openGame, says, statusPanelOf} from '../../support/page/game.mjs';
import {firstSolution} from '../../support/page/page.mjs';
import {engineFor} from '../../wasm/engine.mjs';
import {easiestSteps} from '../../wasm/walking.mjs';

/** A position in which the easiest step is one of this technique, with all its marks, as a link. */
async function positionWith(t, technique) {
  const engine = await engineFor((end) => t.after(end));
  const texts = readFileSync(new URL('../../data/corpora/hard.txt', import.meta.url), 'utf8').trim().split('\n');
  for (const text of texts.filter((line) => !line.startsWith('#'))) {
    for await (const {step, position} of easiestSteps(engine, readPlain(text.split(/\s/)[0]))) {
      if (step.technique !== technique) continue;
      return {step, link: `#p=${text.split(/\s/)[0]}&state=${formatStateCode(position)}`};
    }
  }
  return assert.fail(`no ${technique}`);
}

test('a hint climbs five rungs, each telling no more than its own, then does it', needsBrowser, async (t) => {
  const {page, problems} = await openGame(t, nine);
  await page.getByRole('button', {name: 'Hint'}).first().click();
  const now = page.locator('.hint-steps [aria-current=step]');
  const told = [];
  for (let rung = 1; rung <= 5; rung += 1) {
    await page.getByText(`${rung} of 5`).waitFor();
    told.push(await statusPanelOf(page).textContent());
    if (rung < 5) await page.getByRole('button', {name: 'Show more'}).click();
  }
  const step = await now.locator('p').first().textContent();
  const [, name, digit] = /^([A-I]\d) is (\d): .+\.$/.exec(step);
  assert.ok(told.slice(0, 4).every((text) => !text.includes(name)), told.join('\n'));
  assert.match(told[0], /Look at the .* of the grid\./);
  await page.getByRole('button', {name: 'Apply hint', exact: true}).click();
  const number = (name.charCodeAt(0) - 65) * 9 + Number(name[1]) - 1;
  await says(page, number, digit);
  assert.equal(digit, firstSolution[number]);
  assert.deepEqual(problems, []);
});

test('focus goes to the board once a hint is applied or closed by keys', needsBrowser, async (t) => {
  const {page} = await openGame(t, nine);
  const focused = () => page.evaluate(() => {
    const {activeElement} = document;
    return (activeElement.shadowRoot?.activeElement ?? activeElement).getAttribute('role');
  });
  for (const way of ['Apply it for me', 'I’ve got it']) {
    await page.getByRole('button', {name: 'Hint'}).first().press('Enter');
    await page.getByRole('button', {name: way}).press('Enter');
    await page.locator('.hint-steps').waitFor({state: 'detached'});
    await eventually.equal(focused, 'gridcell', way);
  }
});

test('a hint that takes candidates away draws its pattern on the fourth rung, what leaves on the last', needsBrowser,
  async (t) => {
    const {link, step} = await positionWith(t, 'x-wing');
    const {page, problems} = await openGame(t, link, {context: {viewport: {width: 1280, height: 900}}});
    const drawn = (marks) => page.locator(`#board :is(${marks})`).count();
    await page.getByRole('button', {name: 'Hint'}).first().click();
    for (let rung = 1; rung <= 5; rung += 1) {
      await page.getByText(`${rung} of 5`).waitFor();
      await eventually.equal(async () => await drawn('.unit') > 0, rung > 1, `units on rung ${rung}`);
      await eventually.equal(async () => await drawn('.look') > 0, rung > 3, `pattern on rung ${rung}`);
      await eventually.equal(() =>
        drawn('.chip'), rung > 4 ? step.eliminations.length : 0, `what leaves on rung ${rung}`);
      if (rung < 5) await page.getByRole('button', {name: 'Show more'}).click();
    }
    const [[number, digit]] = step.eliminations;
    await cell(page, number).getByText(new RegExp(`centre .*${digit}`)).waitFor({state: 'attached'});
    await page.getByRole('button', {name: 'Apply hint', exact: true}).click();
    await cell(page, number).getByText(new RegExp(`centre [^${digit}]*$`)).waitFor({state: 'attached'});
    await eventually.equal(() => drawn('.look'), 0);
    assert.deepEqual(problems, []);
  });

test('a hint takes its drawing along where another message replaces it, and none of the other’s', needsBrowser,
  async (t) => {
    const {page} = await openGame(t, nine, {context: {viewport: {width: 1280, height: 900}}});
    const drawn = () => page.locator('#board :is(.unit, .look, .chip, .ringed)').count();
    for (const command of ['Rate', 'Check']) {
      await page.getByRole('button', {name: 'Hint'}).first().click();
      await page.locator('.hint-steps').waitFor();
      for (let more; (more = page.getByRole('button', {name: 'Show more'})) && await more.count();) await more.click();
      await eventually.ok(async () => await drawn() > 0, 'the hint is drawn');
      await page.getByRole('button', {name: command}).click();
      await page.locator('.hint-steps').waitFor({state: 'detached'});
      await eventually.equal(drawn, 0, command);
    }
  });

test('a hint emphasises the constraints that it uses, the others recede', needsBrowser, async (t) => {
  const dots = '.WhiteDot~R1C1~R1C2.WhiteDot~R1C2~R1C3.WhiteDot~R5C5~R5C6';
  const {page, problems} = await openGame(t, `#p=${'.'.repeat(81)}&rules=${encodeURIComponent(dots)}&v=2`);
  const drawn = (look) => page.locator(`#board .${look}`).count();
  await page.getByRole('button', {name: 'Hint'}).first().click();
  for (let rung = 1; rung <= 5; rung += 1) {
    await page.getByText(`${rung} of 5`).waitFor();
    await eventually.equal(() => drawn('rule-dot.used'), rung > 3 ? 2 : 0, `dots along the chain on rung ${rung}`);
    await eventually.equal(() => drawn('rule-dot.resting'), rung > 3 ? 1 : 0, `dots elsewhere on rung ${rung}`);
    if (rung < 5) await page.getByRole('button', {name: 'Show more'}).click();
  }
  await page.getByText('the dots along A1, A2 and A3').first().waitFor();
  await page.getByRole('button', {name: 'I’ve got it'}).click();
  await eventually.equal(() => drawn('rule-dot.resting'), 0);
  assert.deepEqual(problems, []);
});

test('marks that are out of date are told of before a hint, and may stay', needsBrowser, async (t) => {
  const {page} = await openGame(t);
  await page.getByRole('button', {name: 'Fill in all marks'}).click();
  await cell(page, 2).click();
  await page.keyboard.press('2');
  await page.getByRole('button', {name: 'Check'}).focus();
  await page.keyboard.press('h');
  await statusPanelOf(page).getByRole('heading', {name: 'Some marks are out of date.'}).waitFor();
  await page.getByRole('button', {name: 'Hint anyway'}).click();
  await page.getByText('1 of 5').waitFor();
  await says(page, 1, 'centre 2 3');
  await page.getByRole('button', {name: 'I’ve got it'}).click();
  await page.getByRole('button', {name: 'Hint'}).first().click();
  await page.getByText('1 of 5').waitFor();
});

test('marks that are out of date are named, and what can be done about them is still offered', needsBrowser,
  async (t) => {
    const {page} = await openGame(t, nine);
    await cell(page, 0).click();
    for (const digit of [2, 4, 5]) await page.keyboard.press(`Control+Digit${digit}`);
    await page.keyboard.press('h');
    await page.getByRole('button', {name: 'Show where'}).click();
    await statusPanelOf(page).getByRole('heading', {name: 'Out of date: 2 in A1.'}).waitFor();
    await statusPanelOf(page).getByRole('button', {name: 'Hint anyway'}).waitFor();
    await page.getByRole('button', {name: 'Remove them'}).click();
    await page.getByText('1 of 5').waitFor();
    await says(page, 0, 'centre 4 5');
  });

test('where several solutions are left, a hint says that it takes a choice', needsBrowser, async (t) => {
  const {page} = await openGame(t, '#p=1.....3..4......');
  for (let hints = 0; hints < 9; hints += 1) {
    await page.getByRole('button', {name: 'Hint'}).first().click();
    const noTechnique = statusPanelOf(page).getByRole('heading', {name: 'No technique helps here.'});
    await page.locator('.hint-steps').or(noTechnique).waitFor();
    if (await page.locator('.hint-steps').count() === 0) break;
    await page.getByRole('button', {name: 'Apply it for me'}).click();
    await page.locator('.hint-steps').waitFor({state: 'detached'});
  }
  await statusPanelOf(page).getByText('The puzzle has several solutions, so the next step is a choice.').waitFor();
});

test('a digit that a hint puts leaves no mark out of date', needsBrowser, async (t) => {
  const {page} = await openGame(t);
  await page.getByRole('button', {name: 'Fill in all marks'}).click();
  await says(page, 1, 'centre 2 3');
  for (let hints = 0; hints < 3; hints += 1) {
    await page.getByRole('button', {name: 'Hint'}).first().click();
    await page.getByText('1 of 5').waitFor();
    await page.getByRole('button', {name: 'Apply it for me'}).click();
    await page.locator('.hint-steps').waitFor({state: 'detached'});
  }
});

test('a hint stays where it was while it is still the next step', needsBrowser, async (t) => {
  const {page} = await openGame(t, nine);
  await cell(page, 0).click();
  for (let rung = 1; rung <= 2; rung += 1) {
    await page.keyboard.press('h');
    await page.getByText(`${rung} of 5`).waitFor();
  }
  await page.keyboard.press('Alt+Digit2');
  await says(page, 0, 'empty, blue');
  await page.getByRole('button', {name: 'I’ve got it'}).click();
  await page.getByRole('button', {name: 'Hint'}).first().click();
  await page.getByText('2 of 5').waitFor();
});

test('what is asked for while a hint is looked at again is not lost', needsBrowser, async (t) => {
  const {page} = await openGame(t, nine);
  await cell(page, 0).click();
  await page.keyboard.press('h');
  await page.locator('.hint-steps').waitFor();
  await page.evaluate(() => {
    document.querySelector('#digits button').click();
    document.querySelector('[data-do=check]').click();
  });
  await statusPanelOf(page).getByRole('button', {name: 'Why is it impossible?'}).click();
  await statusPanelOf(page).getByRole('heading', {name: 'A1 = 1 is the first wrong entry.'}).waitFor();
});

test('before a hint, wrong digits and marks are told of, each rung a little more', needsBrowser, async (t) => {
  const {page} = await openGame(t, nine);
  await cell(page, 0).click();
  await page.keyboard.press('5');
  await page.keyboard.press('h');
  const now = page.locator('.hint-steps [aria-current=step] .words');
  for (const words of ['One digit is wrong.', 'Look at box 1.', 'One 5 in box 1 is wrong.', 'A1 is not 5.',
    'A1 is 4, not 5.']) {
    await now.getByText(words, {exact: true}).waitFor();
    await says(page, 0, /^A1/.test(words) ? '5, not right' : '5');
    await page.keyboard.press('h');
  }
  await page.getByRole('button', {name: 'Apply hint', exact: true}).click();
  await says(page, 0, '4');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+Digit5');
  for (const words of ['The centre marks of one cell don’t include the right digit.',
    'A cell in box 1 is missing a mark.', 'A1 is missing a mark.', 'A1 can still be 4.']) {
    await page.keyboard.press('h');
    await now.getByText(words, {exact: true}).waitFor();
  }
  await page.getByRole('button', {name: 'Apply hint', exact: true}).click();
  await says(page, 0, 'centre 4 5');
});

test('a hint on a full grid: solved, or what is wrong', needsBrowser, async (t) => {
  const {page} = await openGame(t, nine);
  await page.keyboard.press('Control+Home');
  for (const [number, digit] of [...`5${firstSolution.slice(1)}`].entries()) {
    await page.keyboard.press(digit);
    await page.keyboard.press(number % 9 < 8 ? 'ArrowRight' : 'Home');
    if (number % 9 === 8) await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('h');
  await statusPanelOf(page).getByText('One digit is wrong.').waitFor();
  for (let rung = 2; rung <= 5; rung += 1) await page.getByRole('button', {name: 'Show more'}).click();
  await page.getByRole('button', {name: 'Apply hint', exact: true}).click();
  await statusPanelOf(page).getByRole('heading', {name: 'Solved.', exact: true}).waitFor();
  await page.keyboard.press('h');
  await statusPanelOf(page).getByText('No hint is needed.').waitFor();
  await page.getByRole('button', {name: 'Check'}).click();
  await statusPanelOf(page).getByRole('heading', {name: 'Correct and complete.'}).waitFor();
});

test('what was put is impossible: the first wrong entry, and its contradiction is watched', needsBrowser, async (t) => {
  const {page, problems} = await openGame(t);
  for (const [number, digit] of [[1, 3], [2, 4]]) {
    await cell(page, number).click();
    await page.keyboard.press(String(digit));
  }
  await page.getByRole('button', {name: 'Check'}).click();
  await page.getByRole('button', {name: 'Why is it impossible?'}).click();
  await statusPanelOf(page).getByRole('heading', {name: 'A3 = 4 is the first wrong entry.'}).waitFor();
  await page.getByRole('button', {name: 'Clear A3'}).click();
  await says(page, 2, 'empty');
  await page.getByRole('button', {name: 'Undo'}).click();
  await page.getByRole('button', {name: 'Check'}).click();
  await page.getByRole('button', {name: 'Why is it impossible?'}).click();
  await page.getByRole('link', {name: 'Watch the contradiction'}).click();
  await page.waitForFunction(() => document.querySelector('sudoku-scope')?.step > 0);
  await page.locator('sudoku-scope').getByText(/^Contradiction/).first().waitFor();
  assert.deepEqual(problems, []);
});

test('entries that clash with others are ringed with them, and those are named', needsBrowser, async (t) => {
  const {page} = await openGame(t, '#p=................');
  for (const [number, digit] of [[0, 1], [10, 2], [1, 2], [2, 3], [3, 3]]) {
    await cell(page, number).click();
    await page.keyboard.press(String(digit));
  }
  await page.getByRole('button', {name: 'Check'}).click();
  await page.getByRole('button', {name: 'Why is it impossible?'}).click();
  await statusPanelOf(page).getByRole('heading', {name: 'A4 = 3 is the first wrong entry.'}).waitFor();
  const clash = 'It clashes with A3 = 3: without any one of them, there would be a solution.';
  await statusPanelOf(page).getByText(clash).waitFor();
});

test('a puzzle with several solutions shows two, and the givens that would leave one', needsBrowser, async (t) => {
  const {page} = await openGame(t, '#p=1.....3..4......');
  await page.getByRole('button', {name: 'Check'}).click();
  await page.getByRole('button', {name: 'Show two solutions'}).click();
  await page.locator('.pair svg').nth(1).waitFor();
  await eventually.match(() => statusPanelOf(page).textContent(), /One more given would leave one solution: .* or /);
});
