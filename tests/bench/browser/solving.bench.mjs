// Solving from a page, in Chromium: one puzzle with the message to the worker and back, and many over all cores, with
// the package as others get it. The puzzles of 17 givens come from a file, where one is named or at hand.
//
//     node tests/bench/browser/solving.bench.mjs [puzzles.txt]
import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {startServer} from '../../../tools/serve.mjs';
import {launchBrowser} from '../../support/chromium.mjs';
import {report} from '../../support/figures.mjs';

const MANY = 50_000;
const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const files = [process.argv[2], path('../../data/corpora/17.txt'), path('../../data/corpora/few.txt')];
const file = files.find((name) => name && existsSync(name));
const lines = readFileSync(file, 'utf8').split('\n').map((line) => line.slice(0, 81))
  .filter((line) => /^[\d.]{81}$/.test(line));
const puzzles = Array.from({length: MANY}, (_, i) => lines[i % lines.length]);

const server = await startServer({root: path('../../../build/package')});
const browser = await launchBrowser();
const page = await browser.newPage();
await page.goto(`${server.url}package.json`);

const one = await page.evaluate(async ([address, some]) => {
  const {createEngine} = await import(address);
  globalThis.engine = await createEngine({mode: 'worker'});
  for (const puzzle of some.slice(0, 200)) await globalThis.engine.solve(puzzle);
  const times = [];
  for (const puzzle of some) {
    const start = performance.now();
    await globalThis.engine.solve(puzzle);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return {median: times[times.length >> 1], most: times.at(-1), info: globalThis.engine.info()};
}, [`${server.url}index.js`, puzzles.slice(0, 2000)]);
report('engine.solve of a 9x9, the message there and back', 'median below 1 ms',
  `${one.median.toFixed(2)} ms (most ${one.most.toFixed(1)} ms)${one.info.simd ? ', SIMD' : ''}`, one.median < 1);

const many = await page.evaluate(async (all) => {
  const {engine} = globalThis;
  await engine.solveMany(all.slice(0, 4000));
  const takes = [];
  for (let i = 0; i < 3; i += 1) takes.push(await engine.solveMany(all));
  takes.sort((a, b) => a.ms - b.ms);
  const {ms, threads, results} = takes[1];
  return {ms, threads, solved: results.filter(({status}) => status === 'unique').length};
}, puzzles);
report(`engine.solveMany of ${MANY} puzzles of 17 givens, on ${many.threads} threads`, 'below 1 s on 2',
  `${Math.round(many.ms)} ms, ${many.solved} with one solution`, many.ms < 1000 && many.solved === MANY);

await browser.close();
await server.close();
