// The solvers over sets of puzzles, natively and in WebAssembly under node: the project's corpora, and other sets that
// are named or at hand (solve_bench.cpp says where). What is wanted of the latter is what the fastest other solver for
// each took, on one core of an AMD EPYC; README.md has all of them, measured in one run, which this is not.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {basename, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {createEngine} from '../../web/src/client/engine.js';
import {median, report} from '../support/figures.mjs';
import {kernelSolver} from '../support/kernel-sets.mjs';

/** Microseconds a puzzle of the fastest other, natively and built for WebAssembly. */
const fastestOthers = {
  easy: [0.89, 0.99], c17: [2.66, 3.39], top1465: [9.95, 14.5], hard11: [59.3, 95], hard1106: [91.1, 141],
  serg: [2.62, 4.2],
};
/** Milliseconds a puzzle of the fastest other. None of them may take longer than two seconds, four in WebAssembly. */
const fastestLarge = {
  '16x16-min': 6.2, '16x16-h65': 0.61, '25x25-u50': 9.7, '25x25-h55': 51, '25x25-h60': 35, '25x25-nearmin': 280,
};
/** Microseconds and milliseconds of the fastest other, on an Intel Xeon with AVX-512. */
const SPARSE = 4.2, MILLION = 150;
const LONGEST = 2;
const PASSES = 5;
const WARM_UP_MS = 300;
const CELLS = 81;

const root = fileURLToPath(new URL('../..', import.meta.url));
const native = nativeFigures();
const [simd, plain] = await Promise.all(['sudoku-kernel-simd', 'sudoku-kernel'].map((name) =>
  kernelSolver(join(root, `build/wasm/${name}.wasm`))));
const engine = await createEngine({mode: 'main'});
for (const [name, file] of Object.entries(setFiles())) {
  if (!(name in native)) continue;
  const lines = readFileSync(file, 'utf8').split('\n').map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));
  if (lines.every((line) => line.length === CELLS)) compareNine(name, lines);
  else await compareLarge(name, lines);
}
const {microseconds} = native['36x36'];
report('a 36x36 of which 70 of 100 are given, natively', 'within 1 s', `${(microseconds / 1000).toFixed(3)} ms`,
  microseconds < 1e6);
const sparse = native['up to 6 givens'].microseconds, million = native['to a million'].microseconds / 1000;
report('that a 9x9 of up to 6 givens has several solutions, natively', `${SPARSE} µs`, `${sparse.toFixed(2)} µs`,
  sparse <= SPARSE);
report('counting to a million solutions, natively', `${MILLION} ms`, `${million.toFixed(1)} ms`, million <= MILLION);
const alone = native['corpus few'].microseconds, listed = native['list few'].microseconds;
report('the corpus few as a list in one thread, natively',
  `not slower than one by one, ${alone.toFixed(2)} µs a puzzle`,
  `${listed.toFixed(2)} µs with the solutions, ${(alone / listed).toFixed(2)} times as many`, listed <= alone);
engine.dispose();

/** @param {string} name @param {string[]} lines of 9x9 */
function compareNine(name, lines) {
  const [most, mostInWasm] = fastestOthers[name] ?? [];
  const {microseconds, nodes} = native[name];
  const [withSimd, without] = [simd, plain].map((solver) => timed(solver(lines, 2), lines.length));
  const ofIt = most ? `, ${(microseconds / most).toFixed(2)} of it` : '';
  report(`${name}: native`, most ? `${most} µs a puzzle` : '',
    `${microseconds.toFixed(2)} µs, ${nodes.toFixed(1)} nodes${ofIt}`, !most || microseconds <= most);
  report(`${name}: in WebAssembly`, most ? `${mostInWasm} µs a puzzle` : '', `${withSimd.toFixed(2)} µs, ` +
    `${(withSimd / microseconds).toFixed(2)} times native (without SIMD ${(without / microseconds).toFixed(2)})`,
  !most || withSimd <= mostInWasm);
}

/** @param {string} name @param {string[]} lines */
async function compareLarge(name, lines) {
  const most = fastestLarge[name];
  const {microseconds, longest} = native[name];
  report(`${name}: native`, most ? `${most} ms a puzzle, each within ${LONGEST} s` : '',
    `${(microseconds / 1000).toFixed(2)} ms, longest ${longest.toFixed(2)} s`,
    longest <= LONGEST && (!most || microseconds <= most * 1000));
  for (const started = performance.now(); performance.now() - started < WARM_UP_MS;) {
    await engine.solve(lines[0], {limit: 2, keep: 0});
  }
  const times = [];
  for (const line of lines) {
    const started = performance.now();
    const answer = await engine.solve(line, {limit: 2, keep: 0});
    if (!answer.ok) throw new Error(`${name}: ${answer.error.message}`);
    times.push(performance.now() - started);
  }
  const mean = times.reduce((sum, time) => sum + time) / times.length;
  report(`${name}: in WebAssembly`, most ? `${2 * most} ms a puzzle, each within ${2 * LONGEST} s` : '',
    `${mean.toFixed(2)} ms, ${(mean * 1000 / microseconds).toFixed(2)} times native`,
    Math.max(...times) <= 2000 * LONGEST && (!most || mean <= 2 * most));
}

/** Microseconds of processor time a puzzle, once all is compiled. */
function timed(run, puzzles) {
  for (const started = performance.now(); performance.now() - started < WARM_UP_MS;) run();
  return median(Array.from({length: PASSES}, () => {
    const before = process.cpuUsage();
    run();
    const {user, system} = process.cpuUsage(before);
    return (user + system) / puzzles;
  }));
}

/** @returns {Record<string, {microseconds: number, nodes: number, longest: number}>} by set */
function nativeFigures() {
  const options = ['--benchmark_filter=^solve ', '--benchmark_format=json', '--benchmark_repetitions=3',
    '--benchmark_enable_random_interleaving=true'];
  const program = join(root, 'build/release/sudoku_bench');
  const {stdout, status} = spawnSync(program, options, {encoding: 'utf8', maxBuffer: 1e8});
  if (status !== 0) throw new Error(`${program} ended with ${status}`);
  const json = stdout.replaceAll(': NaN', ': null');  // the variation of a counter that is always 0
  const medians = JSON.parse(json).benchmarks.filter(({aggregate_name: name}) => name === 'median');
  return Object.fromEntries(medians.map((entry) => [entry.run_name.replace(/^solve /, ''), {
    microseconds: 1e6 / entry.items_per_second, nodes: entry.nodes, longest: entry.longest,
  }]));
}

/** The files of the sets that the native program names. @returns {Record<string, string>} */
function setFiles() {
  const inFolder = (folder, prefix) => (existsSync(folder) ? readdirSync(folder).sort() : [])
    .map((file) => [prefix + basename(file, '.txt'), join(folder, file)]);
  return Object.fromEntries([
    ...inFolder(join(root, 'tests/data/corpora'), 'corpus '),
    ...['speed', 'large'].flatMap((folder) => inFolder(join(root, '../shared/data', folder), '')),
    ...(process.env.SUDOKUSCOPE_SETS ?? '').split(':').filter(Boolean).map((file) => [basename(file, '.txt'), file]),
  ]);
}
