// The traced search in WebAssembly under node, and how it compares with the native one in the same run: both by the
// processor's time, so that what else the machine does is not counted.
import {spawnSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {createEngine} from '../../web/src/client/engine.js';
import {median, report} from '../support/figures.mjs';

const slowToProve = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
const seventeenGivens = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
const repeats = 5;

/** The measurements, by the names that the native program gives them. */
const cases = {
  'traced, none': {
    wanted: 60, puzzle: slowToProve, events: 4e7, strategy: {propagation: 'none', variable: 'first', solutions: 2},
  },
  'traced, only-choice': {wanted: 20, puzzle: '.'.repeat(81), events: 1e7, strategy: {solutions: 1e9}},
};

const native = nativeRates();
const engine = await createEngine({mode: 'main'});
for (const [name, {wanted, puzzle, events, strategy}] of Object.entries(cases)) {
  const rates = [];
  for (let round = 0; round < repeats; ++round) {
    const before = process.cpuUsage();
    const {run} = await engine.run(puzzle, strategy, {maxEvents: events});
    const {user, system} = process.cpuUsage(before);
    rates.push(run.length / (user + system));
    run.dispose();
  }
  const rate = median(rates);
  report(`${name}: events a second in wasm`, `${wanted} million`, `${rate.toFixed(1)} million`, rate >= wanted);
  report(`${name}: native for wasm`, '', `${(native[name] / rate).toFixed(2)} times as fast`, true);
}

for (const [puzzle, tries] of [[slowToProve, 69_207_226], [seventeenGivens, 142_738_235]]) {
  const {run} = await engine.run(puzzle, cases['traced, none'].strategy);
  const {guesses} = run.stats;
  report(`tries to prove ${puzzle.slice(0, 20)}… unique, with none`, tries.toLocaleString('en'),
    guesses.toLocaleString('en'), guesses === tries);
  for (let window = 0; window < 100; ++window) await run.events(Math.floor(run.length * window / 100), 1000);
  const bytes = (await loadedMemory()).toFixed(0);
  report('wasm memory after that run, looked at in 100 places', 'under 64 MiB', `${bytes} MiB`, bytes < 64);
  run.dispose();
}
engine.dispose();

/** Memory of the engine once it has told anew. */
async function loadedMemory() {
  await (await engine.run('.'.repeat(16))).run.finished;
  return engine.info().memoryBytes / 2 ** 20;
}

/** Millions of events a second of the native program. @returns {Record<string, number>} */
function nativeRates() {
  const program = fileURLToPath(new URL('../../build/release/sudoku_bench', import.meta.url));
  const {stdout} = spawnSync(program, ['--benchmark_format=json', '--benchmark_filter=traced'], {encoding: 'utf8'});
  return Object.fromEntries(JSON.parse(stdout).benchmarks.map((entry) => [entry.name, entry.items_per_second / 1e6]));
}
