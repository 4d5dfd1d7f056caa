// The weight of embeds of the package in a page of somebody else, and how long twelve of them take on a slow machine.
import {gzipSync} from 'node:zlib';
import {launchBrowser} from '../../support/page/chromium.mjs';
import {median, report} from '../../support/figures.mjs';
import {html, startHost} from '../../support/host.mjs';

const slowdown = 4;
const loads = 5;
const puzzle = '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..';
const embed = `<sudoku-scope controls="compact" style="width:320px" puzzle="${puzzle}"></sudoku-scope>`;
const script = '<script type="module" src="./package/sudoku-scope.js"></script>';
const root = new URL('../../../build/package/', import.meta.url);

const host = await startHost({one: {body: html(embed + script)}, twelve: {body: html(embed.repeat(12) + script)}},
  {'package/': {root}});
const browser = await launchBrowser();

/** Bytes, gzipped, of each file that a page with one embed asks for until it can be stepped through. */
async function weigh() {
  const page = await browser.newPage();
  const sent = {};
  page.on('response', async (response) => {
    const name = response.url().split('/package/')[1];
    if (name) sent[name] = gzipSync(await response.body(), {level: 9}).length;
  });
  await page.goto(`${host.url}one`);
  await page.waitForFunction(() => document.querySelector('sudoku-scope').length > 0);
  await page.waitForLoadState('networkidle');
  await page.close();
  return sent;
}

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

const sent = await weigh();
const sum = (files) => files.reduce((total, name) => total + sent[name], 0) / 1000;
const element = Object.keys(sent).filter((name) => /^(sudoku-scope|chunk-|element)/.test(name));
const kilobytes = (value) => `${value.toFixed(1)} KB`;
report('Element with grid and controls, gzipped', '15 KB', kilobytes(sum(element)), sum(element) <= 15);
report('First solve of an embed, all in all', '45 KB', kilobytes(sum(Object.keys(sent))), sum(Object.keys(sent)) <= 45);

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
