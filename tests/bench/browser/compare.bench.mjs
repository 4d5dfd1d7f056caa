// Comparing six strategies over 95 hard puzzles: how long it takes, and whether the page stays responsive meanwhile.
import {existsSync, readFileSync} from 'node:fs';
import {startServer} from '../../../tools/serve.mjs';
import {launchBrowser} from '../../support/page/chromium.mjs';
import {median, report} from '../../support/figures.mjs';

const file = new URL('../../../../shared/data/speed/top1465.txt', import.meta.url);
const puzzles = 95;
const rounds = 3;
const wantedMs = 5000;
const wantedTaskMs = 50;

const figure = 'Comparing six strategies on 95 hard puzzles, stopped at 20,000 guesses';

if (!existsSync(file)) {
  report(figure, `${wantedMs} ms`, 'skipped: they are not on this machine', true);
  process.exit(0);
}
const lines = readFileSync(file, 'utf8').split('\n').slice(0, puzzles).join('\n');
const server = await startServer();
const browser = await launchBrowser();

/** Milliseconds from the press of the button to the last result, and of the longest task in between. */
async function compare() {
  const page = await browser.newPage();
  await page.goto(`${server.url}compare.html`);
  const isDone = () => document.querySelector('#progress').dataset.state === 'done';
  await page.waitForFunction(isDone, null, {timeout: 60_000});
  await page.locator('#set').click();
  await page.locator('#set-text').fill(lines);
  const run = page.getByRole('button', {name: 'Run these'});
  await page.waitForFunction(() => !document.querySelector('dialog .primary').disabled);
  await page.evaluate(() => {
    globalThis.longest = 0;
    new PerformanceObserver((list) => {
      for (const {duration} of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
    }).observe({type: 'longtask'});
  });
  const start = performance.now();
  await run.click();
  await page.waitForFunction(() => document.querySelector('#set-name').textContent === 'over 95 puzzles');
  await page.waitForFunction(isDone, null, {timeout: 60_000, polling: 20});
  const ms = performance.now() - start;
  const longest = await page.evaluate(() => globalThis.longest);
  await page.close();
  return {ms, longest};
}

const results = [];
for (let round = 0; round < rounds; round += 1) results.push(await compare());
const ms = Math.round(median(results.map((result) => result.ms)));
const longest = Math.round(median(results.map((result) => result.longest)));
report(figure, `${wantedMs} ms`, `${ms} ms`, ms <= wantedMs);
report('Longest task of the page meanwhile', `${wantedTaskMs} ms`, longest ? `${longest} ms` : 'under 50 ms',
  longest <= wantedTaskMs);
await browser.close();
await server.close();
