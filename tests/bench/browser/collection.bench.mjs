// 50,000 puzzles pasted into the page: how soon they are listed and solved, and how responsive the page stays.
import {readFileSync} from 'node:fs';
import {startServer} from '../../../tools/serve.mjs';
import {launchBrowser} from '../../support/page/chromium.mjs';
import {report} from '../../support/figures.mjs';
import {longestTask} from '../../support/page/longest-task.mjs';

const MANY = 50_000;
const corpus = new URL('../../data/corpora/few.txt', import.meta.url);
const lines = readFileSync(corpus, 'utf8').split('\n').map((line) => line.slice(0, 81))
  .filter((line) => /^[\d.]{81}$/.test(line));
const text = Array.from({length: MANY}, (_, i) => lines[i % lines.length]).join('\n');

const server = await startServer();
const browser = await launchBrowser();
const page = await browser.newPage();
await page.goto(server.url);
await page.waitForFunction(() => document.querySelector('sudoku-scope').length > 0);
// The text is there before; pasting it is what counts.
await page.evaluate((pasted) => (globalThis.pasted = pasted), text);

/** Milliseconds until the list has rows that are painted. */
const list = () => page.evaluate(async () => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', globalThis.pasted);
  const start = performance.now();
  document.querySelector('#paste').dispatchEvent(new ClipboardEvent('paste', {clipboardData, cancelable: true}));
  while (!document.querySelector('#collection .entry')) await new Promise(requestAnimationFrame);
  return performance.now() - start;
});

let listed = 0;
const longestListing = await longestTask(browser, page, async () => (listed = await list()));
const mb = (text.length / 1e6).toFixed(1);
report(`${MANY} pasted puzzles, ${mb} MB, are listed`, 'within 1 s', `${Math.round(listed)} ms`, listed < 1000);

const status = () => document.querySelector('#collection [role=status]').textContent.startsWith('Solved');
let solved = 0;
const longestSolving = await longestTask(browser, page, async () => {
  const start = Date.now();
  await page.getByRole('button', {name: 'Solve all'}).click();
  await page.waitForFunction(status, null, {timeout: 60_000});
  solved = Date.now() - start;
});
report('They are solved, with progress', 'within 3 s on 2 cores', `${solved} ms`, solved < 3000);
const longest = Math.max(longestListing, longestSolving);
report('Longest task of the page meanwhile', '100 ms', `${Math.round(longest)} ms`, longest <= 100);

await browser.close();
await server.close();
