// A puzzle that is only drawn, as in SudokuPad: the page asks what its drawings are, and claims nothing until all is
// answered. Then it is watched and played like any other.
import assert from 'node:assert/strict';
import test from 'node:test';
import {ruleSamples} from '../../../site/puzzles/rule-samples.js';
import {drawnPuzzle} from '../../support/page/drawn.mjs';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {isReady, openPage} from '../../support/page/page.mjs';

/** The sample with thermometers, drawn. */
function thermometers() {
  const {puzzle, rules} = ruleSamples.find(({id}) => id === 'thermometer');
  const cellOf = (name) => {
    const [, row, column] = /R(\d)C(\d)/.exec(name).map(Number);
    return 9 * (row - 1) + column - 1;
  };
  const constraints = rules.split('.').filter(Boolean).map((part) => (
    {kind: 'thermometer', cells: part.split('~').slice(1).map(cellOf)}));
  const givens = Array.from(puzzle, (sign) => Number(sign) || 0);
  return {text: drawnPuzzle({size: 9, givens, rules: {constraints}}), count: constraints.length};
}

const sheet = (page) => page.getByRole('dialog', {name: 'What do the drawings mean?'});
const PHONE = {viewport: {width: 320, height: 640}};
const use = (page) => sheet(page).getByRole('button', {name: 'Use these rules'});

/** Opens the sheet of questions on Watch. */
async function ask(t, text) {
  const opened = await openPage(t);
  const {page} = opened;
  await page.locator('#paste').fill(text);
  await page.getByRole('heading', {name: 'Not all of it was read.'}).waitFor();
  await page.getByRole('button', {name: 'Say what they mean'}).click();
  await sheet(page).waitFor();
  return opened;
}

test('drawings are asked about; once they are confirmed, the puzzle counts as read', needsBrowser, async (t) => {
  const {text, count} = thermometers();
  const {page, problems, url} = await ask(t, text);
  await sheet(page).getByText(`${count} grey lines with a disc at one end: Thermometer?`).waitFor();
  await eventually.equal(() => sheet(page).locator('.drawn .picture .drawing').count(), 1);
  await eventually.equal(() => use(page).isDisabled(), true);
  await sheet(page).getByLabel('Yes', {exact: true}).check();
  await use(page).click();
  await eventually.match(() => page.url(), /rules=\.Thermo/);
  assert.doesNotMatch(page.url(), /Unread/);
  await eventually.match(() => page.locator('.rules summary').textContent(), /thermometers/);
  await eventually.equal(() => page.getByRole('heading', {name: 'Not all of it was read.'}).count(), 0);
  await eventually.equal(() => page.locator('#verdict').textContent(), 'Read as 9×9 with 14 givens.');
  await isReady(page);
  await page.evaluate(async () => {
    const scope = document.querySelector('sudoku-scope');
    await scope.run.finished;
    scope.seek('end');
  });
  await eventually.equal(() => page.evaluate(() => document.querySelector('sudoku-scope').run.status), 'solved');
  assert.deepEqual(problems, []);
  const hash = await page.evaluate(() => location.hash);
  await page.goto(new URL(`play.html${hash}`, url).href);
  await page.locator('.rules summary').waitFor();
  await page.getByRole('button', {name: 'Check', exact: true}).click();
  await page.getByLabel('Status').getByRole('heading').filter({hasText: /so far|right|correct/i}).first().waitFor();
});

test('after a reload, drawings that were answered count as read, until another text is pasted', needsBrowser,
  async (t) => {
    const {page} = await ask(t, thermometers().text);
    await sheet(page).getByLabel('Yes', {exact: true}).check();
    await use(page).click();
    const told = () => page.locator('#verdict').textContent();
    await eventually.equal(told, 'Read as 9×9 with 14 givens.');
    await page.reload();
    await eventually.equal(told, 'Read as 9×9 with 14 givens.');
    await page.locator('#paste').fill(`${thermometers().text} `);
    await eventually.match(told, /not read/i);
    await page.reload();
    await eventually.match(told, /not read/i);
  });

test('a guess can be refused by keys: another kind, or a rule that is not listed', needsBrowser, async (t) => {
  const {page, problems} = await ask(t, thermometers().text);
  await sheet(page).getByRole('combobox', {name: 'Another kind'}).selectOption({label: 'Slow thermometer'});
  await eventually.equal(() => sheet(page).getByRole('radio', {name: 'Another kind'}).isChecked(), true);
  await sheet(page).getByRole('radio', {name: 'Another kind'}).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await sheet(page).getByText('One rule is not listed, so nothing will be said about solutions.').waitFor();
  await use(page).press('Enter');
  await sheet(page).waitFor({state: 'detached'});
  await eventually.match(() => page.url(), /Unread/);
  await page.getByRole('heading', {name: 'Not all of it was read.'}).waitFor();
  await eventually.equal(() => page.getByRole('button', {name: 'Say what they mean'}).count(), 0);
  assert.deepEqual(problems, []);
});

test('a question without a guess asks which rule it is, and a phone shows the whole name', needsBrowser, async (t) => {
  const text = drawnPuzzle({size: 9, givens: [], rules: {constraints: [{kind: 'cage', cells: [0, 9], value: ''}]}});
  const {page} = await openSite(t, {path: 'play.html', context: PHONE});
  await page.locator('.grid, [role=grid]').first().waitFor();
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', {clipboardData: data, bubbles: true}));
  }, text);
  await sheet(page).getByText('1 outlined area: which rule is this?').waitFor();
  await sheet(page).getByRole('radio', {name: 'This rule'}).waitFor();
  const choice = sheet(page).getByRole('combobox', {name: 'This rule'});
  await eventually.ok(async () => (await choice.boundingBox()).width > 200);
});

test('Play asks before the game begins, and fits a phone', needsBrowser, async (t) => {
  const {page, problems} = await openSite(t, {path: 'play.html', context: PHONE});
  await page.locator('.grid, [role=grid]').first().waitFor();
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', {clipboardData: data, bubbles: true}));
  }, thermometers().text);
  await sheet(page).waitFor();
  await eventually.equal(() => sheet(page).locator('.body').evaluate(({scrollWidth, clientWidth}) =>
    scrollWidth > clientWidth), false);
  await sheet(page).getByLabel('Yes', {exact: true}).check();
  await use(page).click();
  await eventually.match(() => page.locator('.rules summary').first().textContent(), /thermometers/);
  assert.deepEqual(problems, []);
});

test('Play: where drawings stand in the way of an answer, it leads back to the questions', needsBrowser, async (t) => {
  const {page, problems} = await openSite(t, {path: 'play.html'});
  await page.locator('.grid, [role=grid]').first().waitFor();
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', {clipboardData: data, bubbles: true}));
  }, thermometers().text);
  for (const command of ['Check', 'Rate', 'Hint']) {
    await sheet(page).waitFor();
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({state: 'detached'});
    await page.getByRole('button', {name: command, exact: true}).click();
    await page.getByLabel('Status').getByText(/drawings that were not read|rules could not be read/).waitFor();
    await page.getByRole('button', {name: 'Say what they mean'}).click();
  }
  await sheet(page).getByLabel('Yes', {exact: true}).check();
  await use(page).click();
  await page.getByRole('button', {name: 'Check', exact: true}).click();
  await page.getByLabel('Status').getByRole('heading').filter({hasText: /so far|right|correct/i}).first().waitFor();
  assert.deepEqual(problems, []);
});

test('drawings that were not answered are asked about again after a reload, also on Play', needsBrowser, async (t) => {
  const {page, url, problems} = await ask(t, thermometers().text);
  await eventually.match(() => page.url(), /drawn=/);
  await page.goto(new URL(`play.html${new URL(page.url()).hash}`, url).href);
  await sheet(page).waitFor();
  await page.reload();
  await sheet(page).waitFor();
  await sheet(page).getByLabel('Yes', {exact: true}).check();
  await use(page).click();
  await eventually.match(() => page.locator('.rules summary').first().textContent(), /thermometers/);
  await eventually.equal(() => /drawn=|Unread/.test(page.url()), false);
  assert.deepEqual(problems, []);
});
