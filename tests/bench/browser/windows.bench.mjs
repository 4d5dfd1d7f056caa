// A run of more than 10^8 events in Chromium: the first step at once, and a window of 1,000 events from anywhere.
import {fileURLToPath} from 'node:url';
import {startServer} from '../../../tools/serve.mjs';
import {launchBrowser} from '../../support/page/chromium.mjs';
import {median, report} from '../../support/figures.mjs';

const puzzle = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
const strategy = {propagation: 'none', variable: 'first', solutions: 2};
const windows = 60;

// The package from a server of its own, with a page that has nothing else on it.
const server = await startServer({root: fileURLToPath(new URL('../../../build/package', import.meta.url))});
const browser = await launchBrowser();
const page = await browser.newPage();
await page.goto(`${server.url}package.json`);

const {first, length, times, memory} = await page.evaluate(async ([text, how, count]) => {
  const {createEngine} = await import('./index.js');
  const engine = await createEngine({mode: 'worker'});
  const start = performance.now();
  const {run} = await engine.run(text, how, {live: true});
  await run.events(0, 1);
  const firstStep = performance.now() - start;
  await run.finished;
  const taken = [];
  for (let at = 0; at < count; ++at) {
    const from = Math.floor(run.length * ((at * 37) % count) / count);  // jumping about
    const asked = performance.now();
    await run.events(from, 1000);
    taken.push(performance.now() - asked);
  }
  await engine.run('.'.repeat(16));
  await new Promise((done) => setTimeout(done, 100));  // it tells its memory after a run
  return {first: firstStep, length: run.length, times: taken, memory: engine.info().memoryBytes / 2 ** 20};
}, [puzzle, strategy, windows]);
await browser.close();
await server.close();

report('first step of a live run, in Chromium', 'within 100 ms', `${first.toFixed(0)} ms`, first <= 100);
report('events of that run', 'at least 100,000,000', length.toLocaleString('en'), length >= 1e8);
const usual = median(times);
report('window of 1,000 events anywhere in it (median)', 'within 50 ms', `${usual.toFixed(1)} ms`, usual <= 50);
report('wasm memory meanwhile, in Chromium', 'under 64 MiB', `${memory.toFixed(0)} MiB`, memory < 64);
