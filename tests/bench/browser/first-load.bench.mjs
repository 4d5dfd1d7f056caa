// How long until the first puzzle is on the screen and solved, with nothing cached and the CPU slowed four times.
import {startServer} from '../../../tools/serve.mjs';
import {launchBrowser} from '../../support/page/chromium.mjs';
import {median, report} from '../../support/figures.mjs';

const slowdown = 4;
const loads = 7;
const wantedMs = 1000;

const server = await startServer();
const browser = await launchBrowser();

/** One load in a context of its own, in milliseconds from the start of the navigation. */
async function loadOnce() {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('sudoku-scope')?.length > 0) globalThis.solvableAt = performance.now();
      else requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(server.url);
  const time = await (await page.waitForFunction(() => globalThis.solvableAt)).jsonValue();
  await context.close();
  return time;
}

const times = [];
for (let i = 0; i < loads; i += 1) times.push(await loadOnce());
const got = Math.round(median(times));
report(`First puzzle on the screen and solved, CPU slowed ${slowdown} times (median of ${loads})`, `${wantedMs} ms`,
  `${got} ms`, got <= wantedMs);
await browser.close();
await server.close();
