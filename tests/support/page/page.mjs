// The common part of the tests of the page: opening it, pasting as a reader does, and looking at what is shown.
import {openSite} from './browser.mjs';
import {eventually} from './eventually.mjs';

/** The puzzle that the page opens with. */
export const firstPuzzle = '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..';

/** Its solution. */
export const firstSolution = '483921657967345821251876493548132976729564138136798245372689514814253769695417382';

/** Needs guesses. */
export const hardPuzzle = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';

/**
 * A set of the reader's own, left by an earlier visit: Compare runs it in place of its sixty hard puzzles, which take
 * longer than all else on that page.
 */
export const withSmallSet = {leave: (/** @type {import('playwright-core').Page} */ page) => page.evaluate(
  (puzzles) => new Promise((left, failed) => {
    const opening = indexedDB.open('sudokuscope', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('collection');
    opening.onerror = () => failed(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction('collection', 'readwrite');
      writing.objectStore('collection').put({name: '№ 1, 2', puzzles}, 'compared');
      writing.oncomplete = () => {
        opening.result.close();
        left(null);
      };
    };
  }), [firstPuzzle, hardPuzzle])};

/**
 * Opens the page and waits until its puzzle can be stepped through.
 * @param {import('node:test').TestContext} t
 * @param {Parameters<typeof openSite>[1]} [options]
 */
export async function openPage(t, options = {}) {
  const context = {permissions: ['clipboard-read', 'clipboard-write'], ...options.context};
  const site = await openSite(t, {...options, context});
  await isReady(site.page);
  return site;
}

/** Waits until there is a run to step through. @param {import('playwright-core').Page} page */
export function isReady(page) {
  return page.waitForFunction(() => document.querySelector('sudoku-scope')?.length > 0);
}

/**
 * Waits until the player rests at a step of its run, and not only of one that is to come.
 * @param {import('playwright-core').Page} page @param {number} wanted
 */
export function isAt(page, wanted) {
  return page.waitForFunction((at) => {
    const {step, length} = document.querySelector('sudoku-scope') ?? {};
    return step === at && length >= at;
  }, wanted);
}

/** The position of the player. @param {import('playwright-core').Page} page */
export function player(page) {
  return page.evaluate(() => {
    const {step, length, strategy, speed, paused, ended} = document.querySelector('sudoku-scope');
    return {step, length, strategy, speed, paused, ended};
  });
}

/** Moves the player. @param {import('playwright-core').Page} page @param {number | 'start' | 'end'} step */
export async function seek(page, step) {
  await page.evaluate((wanted) => document.querySelector('sudoku-scope').seek(wanted), step);
  if (typeof step === 'number') await isAt(page, step);
  else await page.waitForFunction((end) => document.querySelector('sudoku-scope').ended === end, step === 'end');
}

/**
 * Pastes a text into the paste box, by way of the clipboard.
 * @param {import('playwright-core').Page} page
 * @param {string} text
 */
export async function paste(page, text) {
  await page.locator('#paste').fill('');
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.locator('#paste').focus();
  await page.keyboard.press('Control+V');
}

/**
 * The digits that stand in the grid, row by row, as one line with dots.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string>}
 */
export function gridLine(page) {
  return page.locator('sudoku-scope').first().getByRole('gridcell').evaluateAll((cells) => cells
    .map((cell) => /^\s*(\w)(?![a-z])/.exec(cell.textContent)?.[1] ?? '.').join(''));
}

/** Waits until these digits stand in the grid. @param {import('playwright-core').Page} page @param {string} line */
export function isShown(page, line) {
  return eventually.equal(() => gridLine(page), line);
}

/** Back to the start, with room for a puzzle of one's own. @param {import('playwright-core').Page} page */
export async function startAnew(page) {
  await press(page, 'New puzzle');
  await press(page, 'Paste or open one');
}

/** Presses a button by its name. @param {import('playwright-core').Page} page @param {string} name */
export function press(page, name) {
  return page.getByRole('button', {name, exact: true}).click();
}
