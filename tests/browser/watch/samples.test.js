// The puzzles that the page promises, with what it shows of each.
import assert from 'node:assert/strict';
import test from 'node:test';
import {shelves} from '../../../site/puzzles/shelves.js';
import {needsBrowser} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {
  firstPuzzle, firstSolution, gridLine, isReady, openPage, paste, player, press, seek, startAnew,
} from '../../support/page/page.mjs';
import {isSoak, testOrSoak} from '../../support/page/soak.mjs';

const solved = [
  {
    name: 'Gentle', guesses: 0,
    puzzle: '4.129..752..3..8...7..8...6...1.3.621.5...4.373.6.8...6...2..3...7..1..489..651.7',
    solution: '481296375256317849379584216948153762165972483732648951614729538527831694893465127',
  },
  {
    name: 'Two rules', puzzle: firstPuzzle, guesses: 0, solution: firstSolution,
  },
  {
    name: '17 givens', guesses: 25,
    puzzle: '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......',
    solution: '417369825632158947958724316825437169791586432346912758289643571573291684164875293',
  },
  {
    name: 'Slow to prove', guesses: 0,
    puzzle: '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
    solution: '987654321246173985351928746128537694634892157795461832519286473472319568863745219',
  },
  {
    name: '6×6', guesses: 0,
    puzzle: '003010560320054203206450012045040100', solution: '423516561324154263236451312645645132',
  },
];

const guesses = (page) => page.evaluate(() => document.querySelector('sudoku-scope').run.stats.guesses);
const take = (page, name) => page.locator('#shelf').getByRole('button', {name}).click();

for (const {name, puzzle, solution, guesses: expected} of solved) {
  test(`${name}: the solution stands in the grid`, needsBrowser, async (t) => {
    const {page} = await openPage(t, {hash: '#p=1...............'});
    await paste(page, puzzle);
    await page.waitForFunction((line) => document.querySelector('sudoku-scope').puzzle === line,
      puzzle.replaceAll('0', '.'));
    await isReady(page);
    await seek(page, 'end');
    await eventually.equal(() => gridLine(page), solution);
    await eventually.equal(() => guesses(page), expected);
  });
}

test('6×6 from the shelf: AC-3 alone, with the figures of the textbook', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  await take(page, '6×6');
  await page.waitForFunction(() => document.querySelector('sudoku-scope').strategy.startsWith('ac3'));
  await isReady(page);
  await seek(page, 'end');
  await eventually.equal(() => gridLine(page), '423516561324154263236451312645645132');
  const {revisions, eliminations} = await page.evaluate(() => document.querySelector('sudoku-scope').run.stats);
  assert.deepEqual({revisions, eliminations}, {revisions: 561, eliminations: 80});
});

test('no solution: said at once, and the contradiction is shown', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  await take(page, 'No solution');
  await page.getByRole('heading', {name: 'No solution.'}).waitFor();
  await press(page, 'Show the contradiction');
  await page.waitForFunction(() => document.querySelector('sudoku-scope').ended);
  await page.getByText('A7 has no candidate left', {exact: false}).and(page.locator(':visible')).first().waitFor();
  await eventually.equal(() => guesses(page), 0);
});

for (const [name, puzzle] of [['the sample', null], ['an empty grid', '.'.repeat(81)]]) {
  test(`several solutions, ${name}: two are shown, and where they differ`, needsBrowser, async (t) => {
    const {page} = await openPage(t);
    if (puzzle) await paste(page, puzzle);
    else await take(page, 'Not unique');
    await page.getByRole('heading', {name: 'At least two solutions.'}).waitFor();
    const panel = page.locator('#status-panel');
    await eventually.match(() => panel.textContent(), /They first differ in [A-I][1-9]: [1-9] in one, [1-9] in/);
    await eventually.equal(() => panel.locator('.picture').count(), 2);
  });
}

test('slow to prove: 69 million tries, and no guess with two rules', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  await take(page, 'Slow to prove');
  await page.getByRole('button', {name: 'Watch 69 million tries'}).click();
  await page.waitForFunction(() => document.querySelector('sudoku-scope').strategy === 'none.first.ascending.k2');
  await isReady(page);
  if (isSoak) {
    await page.waitForFunction(() => document.querySelector('sudoku-scope').run.status !== 'running', null,
      {timeout: 120_000});
    await eventually.equal(() => guesses(page), 69_207_226);
  } else {
    await page.waitForFunction(() => document.querySelector('sudoku-scope').length > 10_000_000);
  }
  const {length} = await player(page);
  const half = Math.floor(length / 2);
  await seek(page, half);
  await seek(page, length - 1);
  await page.evaluate(() => document.querySelector('sudoku-scope').seek('start'));
  await page.getByRole('button', {name: 'Watch the two rules'}).click();
  await page.waitForFunction(() => document.querySelector('sudoku-scope').strategy === '');
  await isReady(page);
  await eventually.equal(() => guesses(page), 0);
});

test('a sample of the shelf can be watched, each of them in the soak', needsBrowser, async (t) => {
  const {page, problems} = await openPage(t);
  const samples = page.locator('#shelf li button');
  const count = await samples.count();
  assert.equal(count, 10);
  for (let i = 0; i < count; i += testOrSoak(3, 1)) {
    const name = await samples.nth(i).locator('.name').textContent();
    await samples.nth(i).click();
    await page.waitForFunction((wanted) => document.querySelector('#caption').textContent.startsWith(wanted), name);
    await isReady(page);
    await press(page, 'Step');
    await page.waitForFunction(() => document.querySelector('sudoku-scope').step > 0);
    await startAnew(page);
    await page.waitForFunction(() => document.querySelector('sudoku-scope').step === 0);
  }
  assert.deepEqual(problems, []);
});

/** The candidates after one pass of elimination, and after one of only choice on that, in the order of the cells. */
const afterPasses = [`
  45 4578 3 49 2 147 6 5789 57   9 24678 47 3 47 5 78 278 1   25 257 1 8 79 6 4 23579 2357
  345 345 8 1 3456 2 9 34567 34567   7 123459 49 459 34569 4 1 13456 8   1345 13459 6 7 3459 8 2 1345 345
  134 1347 2 6 478 9 5 1478 47   8 1467 47 2 457 3 17 1467 9   46 4679 5 4 1 47 3 24678 2467`, `
  45 8 3 9 2 1 6 5789 57   9 6 47 3 4 5 8 278 1   2 257 1 8 7 6 4 23579 2357
  345 345 8 1 3456 2 9 34567 34567   7 2 9 5 34569 4 1 13456 8   1345 13459 6 7 3459 8 2 1345 345
  134 1347 2 6 8 9 5 1478 47   8 1467 47 2 5 3 17 6 9   6 9 5 4 1 7 3 8 2`];

test('two rules, pass by pass: the candidates of the textbook', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  for (const expected of afterPasses) {
    const {step} = await player(page);
    await press(page, 'Next pass');
    await page.waitForFunction((before) => document.querySelector('sudoku-scope').step > before, step);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.locator('#menu summary').click();
    await press(page, 'Export');
    await page.getByLabel('Notation').selectOption('candidates');
    await press(page, 'Copy');
    const copied = await page.evaluate(async () => {
      let text = '';
      while (!text) text = await navigator.clipboard.readText();
      return text;
    });
    await page.keyboard.press('Escape');
    assert.deepEqual(copied.match(/\d+/g), expected.match(/\d+/g));
  }
});

test('a puzzle by level is watched, and all of a level open as a list', needsBrowser, async (t) => {
  const {page, problems} = await openPage(t);
  await page.locator('#shelf').getByRole('button', {name: 'By level'}).click();
  await page.getByRole('dialog').getByRole('button', {name: 'Medium 2,'}).click();
  await page.waitForURL((url) => url.hash.includes(shelves[2].puzzles[1]));
  await eventually.equal(() => page.getByRole('dialog').count(), 0);
  await startAnew(page);
  await page.locator('#shelf').getByRole('button', {name: 'By level'}).click();
  await page.getByRole('dialog').getByRole('button', {name: 'As a list of hard puzzles'}).click();
  await page.getByRole('heading', {name: '15 puzzles'}).waitFor();
  assert.deepEqual(problems, []);
});

test('beside the board, all of the shelf is in sight', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  for (const [width, height] of [[1280, 800], [1440, 900], [1920, 1080]]) {
    await page.setViewportSize({width, height});
    for (const sample of await page.locator('#shelf li').all()) {
      await eventually.ok(async () => {
        const foot = await page.locator('sudoku-scope .transport').boundingBox();
        const {y, height: high} = await sample.boundingBox();
        return y + high <= foot.y;
      }, `${width}x${height}: ${await sample.textContent()} is above the transport`);
    }
  }
});
