// The table: which states each page has, and how one gets there. A state is drawn light and dark.
import {cell} from '../support/page/game.mjs';
import {firstPuzzle, hardPuzzle, isReady, paste, seek} from '../support/page/page.mjs';
import {ruleSamples} from '../../site/puzzles/rule-samples.js';
import {nameOfSample, samples} from '../../site/puzzles/samples.js';
import {formatLink} from '../../web/src/links/links.js';

/**
 * @typedef {object} State
 * @property {string} name of its pictures
 * @property {string} [path] of the page; the start page without
 * @property {string} [hash]
 * @property {number} [width] and height of the window
 * @property {number} [height]
 * @property {(page: import('playwright-core').Page) => Promise<unknown>} reach drives the page there, and waits for it
 * @property {string} [masked] selectors of what differs from run to run
 */

const sample = (/** @type {string} */ wanted) => samples.find((each) => nameOfSample(each) === wanted);
const puzzleOf = (/** @type {string} */ wanted) => sample(wanted).puzzle.replaceAll(' ', '').replaceAll('0', '.');
const hard = `#p=${hardPuzzle}`;
const {puzzle: jigsaw, rules: regions} = ruleSamples[0];
const irregular = formatLink({puzzle: jigsaw, rules: {text: regions}, step: 88});
/** Windows and a diagonal. */
const windows = formatLink({
  puzzle: '...2.1.................3.7.59.3...4...........1...9.32.7.6.................4.2...',
  rules: {text: '.Diagonal~1.Windoku'}, step: 61,
});
/** Four guesses are open at this step of the hard puzzle. */
const GUESSES = 560;
/** Three strategies, of which none guesses without end. */
const strategies = '&c=forward-checking.mrv.ascending,ac3.mrv.ascending,only-choice.mrv.ascending';
/** Corner marks in A1, centre marks in A2, colours in the column of A3, a digit of the player in A4, a clash in A6. */
const typed = [[0, 'Shift+Digit4', 'Shift+Digit8'], [1, 'Control+Digit7', 'Control+Digit8'], [3, '9'], [5, '3'],
  [11, 'Alt+Digit2'], [20, 'Alt+Digit5']];
const PHONE = {width: 390, height: 844};

/** @param {import('playwright-core').Page} page */
async function isCompared(page) {
  await page.locator('.lane .where').nth(2).waitFor();
  await page.locator('#progress[data-state=done]').waitFor();
  await page.waitForFunction(() => [...document.querySelectorAll('.lane .at')].every(({textContent}) => textContent));
}

/** Figures of time, and what is drawn of them. */
const TIMES = '#chart, #bars, #table, #propagators';
const compared = {path: 'compare.html', masked: TIMES};

/** @param {import('playwright-core').Page} page */
async function isGame(page) {
  await cell(page, 0).locator('span', {hasText: /./}).waitFor({state: 'attached'});
}

/** @param {import('playwright-core').Page} page */
async function type(page) {
  await isGame(page);
  for (const [number, ...keys] of typed) {
    await cell(page, Number(number)).click();
    for (const key of keys) await page.keyboard.press(String(key));
  }
}

/** @param {import('playwright-core').Page} page */
async function hintToTheEnd(page) {
  await isGame(page);
  await page.getByRole('button', {name: 'Hint'}).first().click();
  for (let rung = 1; rung < 5; rung += 1) {
    await page.getByText(`${rung} of 5`).waitFor();
    await page.getByRole('button', {name: 'Show more'}).click();
  }
  await page.getByText('5 of 5').waitFor();
}

/** @param {(page: import('playwright-core').Page) => Promise<unknown>} go */
const run = (go) => async (/** @type {import('playwright-core').Page} */ page) => {
  await isReady(page);
  await go(page);
};
const toConflict = run((page) => page.evaluate(() => document.querySelector('sudoku-scope').next('conflict')));
const toEnd = run((page) => seek(page, 'end'));
const isDrawn = run(async () => {});

/** @type {State[]} */
export const states = [
  {name: 'watch-start', reach: isDrawn},
  {name: 'watch-start-phone', ...PHONE, reach: isDrawn},
  {name: 'watch-guesses', hash: `${hard}&step=${GUESSES}`, reach: isDrawn},
  {name: 'watch-guesses-phone', ...PHONE, hash: `${hard}&step=${GUESSES}`, reach: isDrawn},
  {name: 'watch-regions', hash: irregular, reach: run((page) => page.locator('.rules').waitFor())},
  {name: 'watch-windows', hash: windows, reach: run((page) => page.locator('.rule-area').first().waitFor())},
  {name: 'watch-contradiction', hash: hard, reach: toConflict},
  {name: 'watch-solved', reach: toEnd},
  {name: 'watch-none', hash: `#p=${puzzleOf('No solution')}`, reach: toConflict},
  {name: 'watch-several', hash: '#p=1...............&s=only-choice.mrv.ascending.k2', reach: toEnd},
  {name: 'watch-technique', hash: `${hard}&s=techniques&step=9`, reach: isDrawn},
  {name: 'watch-tree', hash: `${hard}&step=${GUESSES}&view=tree`, reach: isDrawn},
  {name: 'watch-25', hash: `#p=${puzzleOf('25×25')}&step=60`, reach: isDrawn},
  {name: 'collection', reach: async (page) => {
    await isReady(page);
    await paste(page, [firstPuzzle, hardPuzzle, puzzleOf('No solution'), `5${'.'.repeat(80)}`].join('\n'));
    await page.locator('#collection .entry').nth(3).waitFor();
  }},
  {name: 'play-start', path: 'play.html', hash: `#p=${firstPuzzle}`, reach: isGame},
  {name: 'play-marks', path: 'play.html', hash: `#p=${firstPuzzle}`, reach: type},
  {name: 'play-marks-phone', ...PHONE, path: 'play.html', hash: `#p=${firstPuzzle}`, reach: type},
  {name: 'play-hint-5', path: 'play.html', hash: hard, reach: hintToTheEnd},
  {name: 'compare-start', ...compared, hash: hard + strategies, reach: isCompared},
  {name: 'compare-guesses', ...compared, hash: `${hard}${strategies}&step=${GUESSES}`, reach: isCompared},
  {name: 'compare-guesses-phone', ...compared, ...PHONE, hash: `${hard}${strategies}&step=${GUESSES}`,
    reach: isCompared},
  {name: 'compare-16', ...compared, hash: `#p=${puzzleOf('16×16')}${strategies}&step=900`, reach: isCompared},
  {name: 'speed-start', path: 'speed.html', reach: (page) =>
    page.waitForFunction(() => document.body.dataset.state === 'empty')},
  {name: 'learn', path: 'learn/ac3.html', reach: isDrawn},
  {name: 'technique', path: 'techniques/x-wing.html', reach: isDrawn},
  {name: 'embedding', path: 'embedding.html', reach: isDrawn},
  {name: 'embed-guesses', path: 'embed.html', hash: `${hard}&step=${GUESSES}`, width: 640, height: 720, reach: isDrawn},
];
