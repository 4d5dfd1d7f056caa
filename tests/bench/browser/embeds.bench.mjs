// The weight of embeds of the package in a page of somebody else, and how long twelve of them take on a slow machine.
import {launchBrowser} from '../../support/page/chromium.mjs';
import {ELEMENT, FIRST_SOLVE, embed, embedScript, weighEmbed} from '../../support/page/budgets.mjs';
import {median, report} from '../../support/figures.mjs';
import {html, startHost} from '../../support/host.mjs';

const slowdown = 4;
const loads = 5;
const root = new URL('../../../build/package/', import.meta.url);

const host = await startHost({twelve: {body: html(embed.repeat(12) + embedScript)}}, {'package/': {root}});
const browser = await launchBrowser();

/** Milliseconds until twelve grids stand there with their givens, and until all are solved; and the workers. */
async function time() {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await page.addInitScript(() => {
    const look = () => {
      const all = [...document.querySelectorAll('sudoku-scope')];
      const isDrawn = ({shadowRoot}) => shadowRoot?.querySelector('[part~=given]');
      if (all.length === 12 && all.every(isDrawn)) globalThis.drawnAt ??= performance.now();
      if (globalThis.drawnAt && all.every(({result}) => result)) globalThis.solvedAt = performance.now();
      else requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(`${host.url}twelve`);
  await page.waitForFunction(() => globalThis.solvedAt);
  const times = await page.evaluate(() => ({drawn: globalThis.drawnAt, solved: globalThis.solvedAt}));
  const workers = page.workers().length;
  await context.close();
  return {...times, workers};
}

const {element, everything} = await weighEmbed(browser);
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
report('Element with grid and controls, gzipped', kilobytes(ELEMENT), kilobytes(element.bytes),
  element.bytes <= ELEMENT);
report('First solve of an embed, all in all', kilobytes(FIRST_SOLVE), kilobytes(everything.bytes),
  everything.bytes <= FIRST_SOLVE);

const runs = [];
for (let i = 0; i < loads; i += 1) runs.push(await time());
const drawn = Math.round(median(runs.map((run) => run.drawn)));
report(`Twelve embeds drawn, CPU slowed ${slowdown} times (median of ${loads})`, '1500 ms', `${drawn} ms`,
  drawn < 1500);
const solved = Math.round(median(runs.map((run) => run.solved)));
report('Twelve embeds solved', '', `${solved} ms`, true);
report('Workers of twelve embeds', '1', String(runs[0].workers), runs.every(({workers}) => workers === 1));
await browser.close();
await host.close();
