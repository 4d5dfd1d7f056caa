// The same as compare.cpp in WebAssembly, under node: our kernel as the page has it, side by side with other solvers.
//
//     node tests/bench/peers/compare.mjs [--passes 9] set.txt... [name=./module.wasm:function...] [name=./solver.mjs]
//
// A module of another's exports `memory`, `malloc` and a function as compare.cpp describes it; whatever it imports is
// given as a function that does nothing. A solver in JavaScript exports `solve(puzzle, limit)`, which returns the
// number of solutions. The solvers take turns, a set each; ratios are medians over the passes of this solver's time for
// ours in the same pass. It ends with 1 where counts of solutions do not agree.
import {readFileSync} from 'node:fs';
import {basename, resolve} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {median} from '../../support/figures.mjs';
import {kernelSolver} from '../../support/kernel-sets.mjs';

const CELLS = 81;
const LIMIT = 2;
const WARM_UP_MS = 400;  // after which V8 has compiled everything with its optimising compiler

/** @typedef {{name: string, prepare: (puzzles: string[]) => () => {counts: number[], guesses: number}}} Contestant */

const text = new TextEncoder();
const arguments_ = process.argv.slice(2);
const passesAt = arguments_.indexOf('--passes');
const passes = passesAt < 0 ? 9 : Number(arguments_.splice(passesAt, 2)[1]);
const sets = arguments_.filter((argument) => !argument.includes('='));
if (!(passes > 0) || sets.length === 0) {
  console.error('Which sets? node tests/bench/peers/compare.mjs [--passes 9] set.txt... [name=./module.wasm:function]');
  process.exit(2);
}

const others = await Promise.all(arguments_.filter((argument) => argument.includes('=')).map(load));
const contestants = [await ours('sudoku-kernel-simd'), await ours('sudoku-kernel'), ...others];
console.log(row('set', 'solver', 'median us', 'min us', 'ratio', 'guesses'));
const agree = sets.map(compare);
process.exit(agree.every(Boolean) ? 0 : 1);

/** @param {string} name @returns {Promise<Contestant>} */
async function ours(name) {
  const path = fileURLToPath(new URL(`../../../build/wasm/${name}.wasm`, import.meta.url));
  const solver = await kernelSolver(path);
  return {name, prepare: (puzzles) => solver(puzzles, LIMIT)};
}

/** A contestant from "name=file" or "name=file:function". @param {string} argument @returns {Promise<Contestant>} */
async function load(argument) {
  const [, name, file, exported] = /^([^=]*)=(.*?\.(?:wasm|m?js))(?::(\w+))?$/.exec(argument) ?? [];
  if (!file) throw new Error(`${argument}: name=./module.wasm:function or name=./solver.mjs is wanted`);
  return {name, prepare: file.endsWith('.wasm') ? await fromModule(file, exported) : await fromScript(file)};
}

/** @returns {Promise<Contestant['prepare']>} */
async function fromModule(file, exported) {
  const module = await WebAssembly.compile(readFileSync(file));
  const nothing = {};
  for (const {module: from, name} of WebAssembly.Module.imports(module)) (nothing[from] ??= {})[name] = () => 0;
  const {exports} = await WebAssembly.instantiate(module, nothing);
  exports._initialize?.();
  const solve = /** @type {Function} */ (exports[exported]);
  const {malloc, memory} = exports;
  const guessesAt = malloc(8), solutionAt = malloc(CELLS + 1);
  return (puzzles) => {
    const stride = CELLS + 1, lines = malloc(puzzles.length * stride);
    new Uint8Array(memory.buffer, lines, puzzles.length * stride).set(text.encode(`${puzzles.join('\0')}\0`));
    return () => {
      const own = new Uint32Array(memory.buffer, guessesAt, 1);
      let guesses = 0;
      const counts = puzzles.map((_, index) => {
        const count = solve(lines + index * stride, LIMIT, 0, solutionAt, guessesAt);
        guesses += own[0];
        return count;
      });
      return {counts, guesses};
    };
  };
}

/** @returns {Promise<Contestant['prepare']>} */
async function fromScript(file) {
  const {solve} = await import(pathToFileURL(resolve(file)).href);
  return (puzzles) => () => ({counts: puzzles.map((puzzle) => solve(puzzle, LIMIT)), guesses: NaN});
}

/** Measures all on one set and prints a row each. @param {string} path */
function compare(path) {
  const puzzles = readFileSync(path, 'utf8').split('\n').filter((line) => line.length >= CELLS && line[0] !== '#')
    .map((line) => line.slice(0, CELLS).replaceAll('0', '.'));
  const runs = contestants.map(({prepare}) => prepare(puzzles));
  for (const run of runs) for (const start = performance.now(); performance.now() - start < WARM_UP_MS;) run();
  const times = runs.map(() => []);
  let last = [];
  for (let pass = 0; pass < passes; ++pass) last = runs.map((run, index) => timed(run, times[index], puzzles.length));
  const wrong = last.map(({counts}) => counts.filter((count, index) => count !== last[0].counts[index]).length);
  contestants.forEach(({name}, index) => {
    const ratio = median(times[index].map((time, pass) => time / times[0][pass]));
    console.log(row(basename(path), name, median(times[index]).toFixed(3), Math.min(...times[index]).toFixed(3),
      ratio.toFixed(2), guessesEach(last[index].guesses / puzzles.length),
      wrong[index] === 0 ? 'agrees' : `${wrong[index]} counts differ`));
  });
  return wrong.every((count) => count === 0);
}

/** Runs once, and notes the microseconds of processor time a puzzle. */
function timed(run, times, puzzles) {
  const before = process.cpuUsage();
  const result = run();
  const {user, system} = process.cpuUsage(before);
  times.push((user + system) / puzzles);
  return result;
}

/** A solver in JavaScript does not tell. */
function guessesEach(guesses) {
  return Number.isNaN(guesses) ? '' : guesses.toFixed(1);
}

function row(set, solver, ...columns) {
  const [figures, verdict = ''] = [columns.slice(0, 4), columns[4]];
  return [set.padEnd(14), solver.padEnd(18), ...figures.map((text) => text.padStart(9)), ` ${verdict}`].join(' ');
}
