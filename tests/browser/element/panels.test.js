// Code, queue and trace beside the board: they follow the step, and a click in them moves everything else.
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import test from 'node:test';
import {needsBrowser} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {hardPuzzle, isAt, isReady, openPage, player, seek} from '../../support/page/page.mjs';

/** A 6x6 that AC-3 alone solves, at the removal that puts eleven arcs back. */
const ARCS = '#p=003010560320054203206450012045040100&b=2x3&s=ac3.mrv.ascending.alone';
const REMOVAL = 591;

/** Opens a panel at a step. */
async function openPanel(t, name, hash, step) {
  const site = await openPage(t, {hash});
  await seek(site.page, step);
  await site.page.getByRole('tab', {name}).click();
  return site;
}

const texts = (locator) => locator.evaluateAll((nodes) => nodes.map((node) => node.textContent.trim()));
const current = (page) => page.locator('[role=tabpanel] .now');

test('the code shows the line that the step executes, and what its variables hold', needsBrowser, async (t) => {
  const {page, problems} = await openPanel(t, 'Code', ARCS, REMOVAL);
  await current(page).filter({hasText: 'remove d from X'}).waitFor();
  await eventually.match(() => current(page).textContent(), /^14remove d from X6 removed from F6$/);
  await eventually.deepEqual(async () => (await texts(page.locator('.code-value'))).filter(Boolean),
    ['X = F6, Y = A6', '11 peers', 'd = 6', 'A6 = 6', '6 removed from F6']);
  assert.deepEqual(problems, []);
});

test('a click on a code line goes to the next step that executes it, after the last to the first', needsBrowser,
  async (t) => {
    const {page} = await openPanel(t, 'Code', ARCS, REMOVAL);
    await page.getByRole('button', {name: 'remove d from X'}).click();
    await page.waitForFunction((before) => document.querySelector('sudoku-scope').step > before, REMOVAL);
    await current(page).filter({hasText: 'remove d from X'}).waitFor();
    await page.getByRole('button', {name: 'queue ← every arc of the puzzle'}).click();
    await isAt(page, 1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await isAt(page, 2);
    await current(page).filter({hasText: 'take the first arc'}).waitFor();
  });

test('the words can be changed, and stay', needsBrowser, async (t) => {
  const {page} = await openPanel(t, 'Code', `#p=${hardPuzzle}`, 314);
  const words = page.getByRole('combobox', {name: 'as in'});
  for (const [name, line] of [['Norvig', 'for each unit u and each digit d'], ['Udacity', 'for each unit'],
    ['AIMA', 'if a digit has one place left in a unit: place it']]) {
    await words.selectOption(name);
    await current(page).filter({hasText: line}).waitFor();
  }
  await words.selectOption('Norvig');
  await page.getByRole('tab', {name: 'Log'}).click();
  await page.getByRole('tab', {name: 'Code'}).click();
  await eventually.equal(() => words.inputValue(), 'norvig');
  await page.reload();
  await isReady(page);
  await seek(page, 314);
  await page.getByRole('tab', {name: 'Code'}).click();
  await current(page).filter({hasText: 'for each unit u and each digit d'}).waitFor();
});

test('the queue: the arc in hand, what comes next, what comes back', needsBrowser, async (t) => {
  const {page, problems} = await openPanel(t, 'Queue', ARCS, REMOVAL);
  await page.getByRole('tab', {name: 'Queue 95'}).waitFor();
  const arcs = (name) => texts(page.getByRole('group', {name}).getByRole('button'));
  const arrow = ' →  against ';
  await eventually.equal(() => page.locator('.in-hand').textContent(), `(F6${arrow}A6)`);
  const first = ['B6', 'C6', 'D6', 'E4'].map((cell) => `(F6${arrow}${cell})`);
  await eventually.deepEqual(async () => (await arcs('Next in the queue')).slice(0, 4), first);
  await eventually.ok(async () => (await arcs('Next in the queue')).length > 12, 'as many as fit');
  const more = () => arcs('Next in the queue').then((next) => `and ${95 - (next.length - 1)} more`);
  await eventually.ok(async () => (await arcs('Next in the queue')).at(-1) === await more());
  await eventually.equal(async () => (await arcs('Back in the queue')).length, 11);
  await page.getByRole('button', {name: await more()}).click();
  await eventually.ok(async () => (await arcs('Next in the queue')).length >= 61);
  await page.getByRole('button', {name: '(F6 against C6)'}).click();
  await page.waitForFunction((before) => document.querySelector('sudoku-scope').step > before, REMOVAL);
  await page.locator('.in-hand', {hasText: 'C6'}).waitFor();
  assert.deepEqual(problems, []);
});

test('beside the code of AC-3 alone stands its queue', needsBrowser, async (t) => {
  const {page} = await openPanel(t, 'Code', ARCS, REMOVAL);
  await page.locator('.below .in-hand', {hasText: 'F6'}).waitFor();
  await page.getByRole('tab', {name: 'Queue'}).click();
  await page.locator('[role=tabpanel] .in-hand', {hasText: 'F6'}).waitFor();
  await eventually.equal(() => page.locator('.below').isVisible(), false);
});

test('the pass of another rule, and the open guesses of search', needsBrowser, async (t) => {
  const {page} = await openPanel(t, 'Queue', `#p=${hardPuzzle}`, 318);
  await page.getByText('Pass 3: elimination').waitFor();
  await eventually.equal(() => page.locator('.in-hand').textContent(), 'G3 = 9');
  await page.getByRole('group', {name: '9 will be removed from'}).getByRole('button').first().click();
  await isAt(page, 319);
  await page.evaluate(() => document.querySelector('sudoku-scope').next('decide'));
  await page.getByRole('button', {name: '1. G2 = 8'}).click();
  await page.getByText('Open guesses, latest first').waitFor();
  await eventually.ok(async () => (await player(page)).step < 318);
});

test('the trace follows the step, and a line of it goes to its event', needsBrowser, async (t) => {
  const {page, problems} = await openPanel(t, 'Trace', ARCS, REMOVAL);
  await current(page).filter({hasText: 'eliminate'}).waitFor();
  await eventually.deepEqual(async () => (await current(page).textContent()).split(/\s+/).filter(Boolean),
    ['591', '0', 'eliminate', 'ac3', 'F6', '6', 'A6']);
  await page.getByRole('button', {name: /^586 /}).click();
  await isAt(page, 586);
  await current(page).filter({hasText: '586'}).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await isAt(page, 587);
  assert.deepEqual(problems, []);
});

test('the trace is filtered by level, kind and cell, and taken along', needsBrowser, async (t) => {
  const {page} = await openPanel(t, 'Trace', `#p=${hardPuzzle}`, 500);
  const rows = page.locator('.trace-rows button');
  await page.getByRole('combobox', {name: 'Level'}).selectOption('Errors');
  await page.waitForFunction(() => {
    const list = document.querySelector('sudoku-scope').shadowRoot.querySelector('.trace-rows');
    return /conflict/.test(list.textContent) && !/place/.test(list.textContent);
  });
  await page.getByRole('combobox', {name: 'Kind'}).selectOption('refute');
  await page.getByRole('textbox', {name: 'Cell, digit, depth'}).fill('a5');
  await page.waitForFunction(() => {
    const list = document.querySelector('sudoku-scope').shadowRoot.querySelector('.trace-rows');
    return list.children.length > 0 && [...list.children].every(({textContent}) => / refute .* A5 /.test(textContent));
  });
  await page.getByRole('button', {name: 'Copy', exact: true}).click();
  const told = page.getByText(/^Copied \d+ events\.$/);
  const [shown] = (await told.textContent()).match(/\d+/g).map(Number);
  await eventually.equal(() => rows.count(), shown);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(copied.trimEnd().split('\n').length, shown + 1);
  await page.getByRole('combobox', {name: 'Format'}).selectOption('as JSON');
  const [download] = await Promise.all([
    page.waitForEvent('download'), page.getByRole('button', {name: 'Download', exact: true}).click()]);
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  assert.equal(file.events.length, shown);
  assert.ok(file.events.every(({kind, cell}) => kind === 'refute' && cell === 4));
  await page.getByRole('textbox', {name: 'Cell, digit, depth'}).fill('J1');
  await page.getByText('J1 does not name a cell, so all events are shown.').waitFor();
});

test('in a run that is long the trace shows where the reader is', needsBrowser, async (t) => {
  const long = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
  const {page} = await openPage(t, {hash: `#p=${long}&s=none.first`});
  await page.waitForFunction(() => document.querySelector('sudoku-scope').length > 400_000);
  await seek(page, 400_000);
  await page.getByRole('tab', {name: 'Trace'}).click();
  await current(page).filter({hasText: '400000'}).waitFor();
  await eventually.ok(async () => await page.locator('.trace-rows button').count() < 600);
});

test('Trace counts as Step does, and runs on and back to the next event like one', needsBrowser, async (t) => {
  const {page} = await openPanel(t, 'Trace', `#p=${hardPuzzle}`, 314);
  await page.locator('.trace-row.now .trace-0', {hasText: /^314/}).waitFor();
  const {run, at} = await page.evaluate(async () => {
    const {run: shown} = document.querySelector('sudoku-scope');
    const events = await shown.events(0, shown.length);
    const wanted = events.filter(({kind, cell, digit}) => kind === 'eliminate' && cell === 9 && digit === 9);
    return {run: wanted.map(({index}) => index + 1), at: document.querySelector('sudoku-scope').step};
  });
  await page.getByRole('textbox', {name: 'Cell, digit, depth'}).fill('B1 9');
  await page.getByLabel('Kind').selectOption('eliminate');
  const next = run.find((step) => step > at);
  await page.getByRole('button', {name: 'Run on to'}).click();
  await isAt(page, next ?? at);
  await page.evaluate(() => document.querySelector('sudoku-scope').seek('end'));
  await page.waitForFunction(() => document.querySelector('sudoku-scope').ended);
  await page.getByRole('button', {name: 'Run back to'}).click();
  await isAt(page, run.at(-1));
});

test('a comma of the log stays with the name before it, however narrow the column', needsBrowser, async (t) => {
  const site = await openPage(t, {hash: `#p=${hardPuzzle}`, context: {viewport: {width: 320, height: 900}}});
  await seek(site.page, 200);
  const listed = site.page.locator('.log .listed');
  await listed.first().waitFor();
  await eventually.deepEqual(() => listed.evaluateAll((spans) => spans.filter((span) =>
    span.getClientRects().length !== 1 || !span.textContent.endsWith(',')).length), 0);
});

test('a step that is gone to while the trace reads on is shown in it', needsBrowser, async (t) => {
  const {page} = await openPanel(t, 'Trace', `#p=${hardPuzzle}`, 314);
  await page.locator('.trace-row.now .trace-0', {hasText: /^314/}).waitFor();
  await page.evaluate(async () => {
    const player = document.querySelector('sudoku-scope');
    const {run} = player;
    const {events} = run;
    // From now on, answers to the list come late.
    let answer = () => {};
    const isFree = new Promise((resolve) => (answer = resolve));
    const isAsked = new Promise((resolve) => {
      run.events = async (...args) => {
        resolve(null);
        if (new Error().stack.includes('searchOn')) await isFree;
        return events.apply(run, args);
      };
    });
    const list = player.shadowRoot.querySelector('.trace-list');
    list.scrollTop = list.scrollHeight;
    await isAsked;
    player.seek(700);
    await new Promise((resolve) => setTimeout(resolve, 100));
    answer();
  });
  await isAt(page, 700);
  await page.locator('.trace-row.now .trace-0', {hasText: /^700/}).waitFor();
});

/** The numbers of a list's lines. */
const numbers = (lines) => lines.evaluateAll((nodes) =>
  nodes.map(({textContent}) => Number(textContent.replace(/\D/g, ''))));

for (const [name, list, number, widest] of [
  ['Log', '.log', '.line .number', 250], ['Trace', '.trace-list', '.trace-rows .trace-0', 1],
]) {
  test(`${name} is read on and back: lines follow each other, only those near are kept`, needsBrowser, async (t) => {
    const {page} = await openPanel(t, name, `#p=${hardPuzzle}`, 20);
    const panel = page.locator(list).first();
    const most = await panel.evaluate((root) => root.clientHeight + 3000);
    /** The first line after scrolling; NaN where there is a gap, or too much. */
    const first = async (/** @type {number} */ by) => {
      const height = await panel.evaluate((root, down) => {
        root.scrollBy(0, down);
        return root.scrollHeight;
      }, by);
      const shown = await numbers(panel.locator(number));
      const isWhole = shown.slice(1).every((to, at) => to > shown[at] && to <= shown[at] + widest);
      return isWhole && height <= most ? shown[0] : NaN;
    };
    await eventually.ok(async () => await first(400) > 300);
    await eventually.equal(() => first(-400), 1);
  });
}

test('the numbers tell which rules are being tried until the weakest are known', needsBrowser, async (t) => {
  const rules = '.LittleKiller~20~R1C4.LittleKiller~10~R1C5.LittleKiller~21~R1C6.LittleKiller~5~R2C9' +
    '.LittleKiller~12~R3C9.LittleKiller~13~R8C1.LittleKiller~16~R7C1.LittleKiller~31~R9C3' +
    '.LittleKiller~15~R9C4.LittleKiller~16~R9C5';
  const {page} = await openPage(t, {hash: `#p=${'.'.repeat(81)}&rules=${rules}&v=2&view=stats&step=1`});
  await page.getByRole('tabpanel').locator('dd', {hasText: /^trying: .*singleton/i}).waitFor();
});
