// Solving from a page, in Chromium: one puzzle with the message to the worker and back, and many over all cores, with
// the package as others get it. The puzzles have few givens; those of another file where one is named.
//
//     node tests/bench/browser/solving.bench.mjs [puzzles.txt]
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {startServer} from '../../../tools/serve.mjs';
import {launchBrowser} from '../../support/page/chromium.mjs';
import {median, report} from '../../support/figures.mjs';

const MANY = 50_000;
const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const file = process.argv[2] ?? path('../../data/corpora/few.txt');
const lines = readFileSync(file, 'utf8').split('\n').map((line) => line.slice(0, 81))
  .filter((line) => /^[\d.]{81}$/.test(line));
const puzzles = Array.from({length: MANY}, (_, i) => lines[i % lines.length]);

const server = await startServer({root: path('../../../build/package')});
const browser = await launchBrowser();
const page = await browser.newPage();
await page.goto(`${server.url}package.json`);

const simd = await page.evaluate(async (address) => {
  const {createEngine} = await import(address);
  globalThis.engine = await createEngine({mode: 'worker'});
  return globalThis.engine.info().simd;
}, `${server.url}index.js`);

/** Milliseconds from the page to the worker and back, puzzle by puzzle. */
const roundTrips = (some) => page.evaluate(async (list) => {
  const times = [];
  for (const puzzle of list) {
    const start = performance.now();
    await globalThis.engine.solve(puzzle);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}, some);

await roundTrips(puzzles.slice(0, 200));
const alone = await roundTrips(puzzles.slice(0, 2000));
report('engine.solve of a 9x9, the message there and back', 'median below 1 ms',
  `${median(alone).toFixed(2)} ms (most ${alone.at(-1).toFixed(1)} ms)${simd ? ', SIMD' : ''}`, median(alone) < 1);

await page.evaluate(() => new Promise((begun) => {
  globalThis.endless = new AbortController();
  globalThis.engine.count('.'.repeat(625), {signal: globalThis.endless.signal, onProgress: begun});
}));
const beside = await roundTrips(puzzles.slice(0, 200));
await page.evaluate(() => globalThis.endless.abort());
report('the same while a 25x25 is counted', 'median below 10 ms', `${median(beside).toFixed(1)} ms`,
  median(beside) < 10);

const many = await page.evaluate(async (all) => {
  const {engine} = globalThis;
  await engine.solveMany(all.slice(0, 4000));
  const takes = [];
  for (let i = 0; i < 3; i += 1) takes.push(await engine.solveMany(all));
  takes.sort((a, b) => a.ms - b.ms);
  const {ms, threads, results} = takes[1];
  return {ms, threads, solved: results.filter(({status}) => status === 'unique').length};
}, puzzles);
report(`engine.solveMany of ${MANY} puzzles with few givens, on ${many.threads} threads`, 'below 1 s on 2',
  `${Math.round(many.ms)} ms, ${many.solved} with one solution`, many.ms < 1000 && many.solved === MANY);

await browser.close();
await server.close();
