// Playing at full speed keeps the page responsive, also at 25x25: no task of the page's main thread over 100 ms.
import {samples} from '../../../site/puzzles/samples.js';
import {startServer} from '../../../tools/serve.mjs';
import {formatLink, parseStrategy} from '../../../web/src/links/links.js';
import {launchBrowser} from '../../support/page/chromium.mjs';
import {report} from '../../support/figures.mjs';

const playedMs = 10_000;
const wantedMs = 100;
const fullSpeed = 1000;

const server = await startServer();
const browser = await launchBrowser();

/** The longest task while a link is opened and played for a while, in milliseconds. */
async function longestTask(link) {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    globalThis.tasks = [0];
    new PerformanceObserver((list) => globalThis.tasks.push(...list.getEntries().map(({duration}) => duration)))
      .observe({type: 'longtask'});
  });
  await page.goto(server.url + link);
  await page.waitForFunction(() => document.querySelector('sudoku-scope').length > 0);
  await page.evaluate(() => {
    globalThis.tasks = [0];
    document.querySelector('sudoku-scope').play();
  });
  await page.waitForTimeout(playedMs);
  const {tasks, step} = await page.evaluate(() => ({
    tasks: globalThis.tasks,
    step: document.querySelector('sudoku-scope').step,
  }));
  console.log(`  played to step ${step}, ${tasks.length - 1} tasks over 50 ms`);
  await page.close();
  return Math.max(...tasks);
}

for (const boxRows of [3, 4, 5]) {
  const {puzzle, boxCols} = samples.find((sample) => sample.boxRows === boxRows && sample.boxCols === boxRows);
  for (const code of ['only-choice', 'forward-checking.first.ascending']) {
    const line = puzzle.replaceAll(' ', '');
    const link = formatLink({puzzle: line, boxRows, boxCols, strategy: parseStrategy(code), speed: fullSpeed});
    const longest = Math.round(await longestTask(link));
    const size = boxRows * boxCols;
    report(`Longest task while playing ${size}x${size} at full speed, ${code.split('.')[0]}`, `${wantedMs} ms`,
      longest > 0 ? `${longest} ms` : 'under 50 ms', longest <= wantedMs);
  }
}
await browser.close();
await server.close();
