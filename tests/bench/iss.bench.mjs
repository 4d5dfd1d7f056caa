// Puzzles with rules beside the public Interactive Sudoku Solver (ISS), both under node, in processor time: how long
// each takes to prove that a puzzle has one solution, over all strings of ISS's own collection that we read. Its source
// comes from a folder (peers/README.md); without one, the benchmark is skipped with a message.
//
//     SUDOKUSCOPE_ISS=/path/to/Interactive-Sudoku-Solver node tests/bench/iss.bench.mjs
import {fork} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {median, report} from '../support/figures.mjs';

const LONGEST_S = Number(process.env.SUDOKUSCOPE_ISS_LONGEST ?? 120);
/** Shorter runs are repeated this often, and the shortest counts: otherwise the first to be compiled would lose. */
const RUNS = 5;
const SHORT_S = 1;
const MEDIAN = 0.25;
const TOTAL = 0.5;
const ALLOWED_S = 10;

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = process.env.SUDOKUSCOPE_ISS ?? '';
const collection = join(process.env.SUDOKUSCOPE_DATA ?? join(root, '../shared/data'), 'variants/iss.jsonl');

if (process.send) await answerAs(process.argv[2]);
else if (existsSync(join(source, 'js/sandbox/simple_solver.js')) && existsSync(collection)) await compare();
else console.log('ISS (SUDOKUSCOPE_ISS) or its collection is not at hand: left out');

/** @typedef {{seconds: number, count: number, refused?: boolean}} Answer infinitely long where it was ended */

async function compare() {
  const puzzles = readFileSync(collection, 'utf8').trim().split('\n').map((line) => JSON.parse(line));
  const ours = contestant('ours'), theirs = contestant('iss');
  const rows = [];
  for (const {name, group, input} of puzzles) {
    const own = await ours.ask(input);
    if (own.refused) continue;
    rows.push({name: name ?? group, ours: own, theirs: await theirs.ask(input)});
  }
  ours.end();
  theirs.end();
  print(rows);
}

/** @param {{name: string, ours: Answer, theirs: Answer}[]} rows */
function print(rows) {
  for (const {name, ours, theirs} of rows.sort((a, b) => b.ours.seconds - a.ours.seconds)) {
    const lost = ours.seconds > theirs.seconds ? '  lost' : '';
    const differs = ours.count !== theirs.count ? `  (${ours.count} and ${theirs.count} solutions)` : '';
    console.log(`${ours.seconds.toFixed(4)} s  ISS ${theirs.seconds.toFixed(4)} s  ${name}${lost}${differs}`);
  }
  const both = rows.filter(({ours, theirs}) => Number.isFinite(ours.seconds + theirs.seconds));
  const ratio = median(both.map(({ours, theirs}) => ours.seconds / theirs.seconds));
  const sum = (who) => both.reduce((total, row) => total + row[who].seconds, 0);
  const total = sum('ours') / sum('theirs');
  const late = rows.filter(({ours}) => ours.seconds > ALLOWED_S).map(({name}) => name);
  const of = `of ${both.length} puzzles that both solve`;
  report(`Rules beside ISS: the median ${of}`, `${MEDIAN} of its time`, ratio.toFixed(3), ratio <= MEDIAN);
  report(`Rules beside ISS: all ${of}`, `${TOTAL} of its time`,
    `${total.toFixed(3)} (${sum('ours').toFixed(1)} s, ${sum('theirs').toFixed(1)} s)`, total <= TOTAL);
  report(`Rules: puzzles that take longer than ${ALLOWED_S} s`, 'none', late.join(', ') || 'none', late.length === 0);
}

/** A process that solves, ended and begun anew where a puzzle takes too long. @param {string} who */
function contestant(who) {
  let child = null;
  const begin = () => new Promise((resolve) => {
    child = fork(fileURLToPath(import.meta.url), [who]);
    child.once('message', resolve);
  });
  return {
    /** @param {string} input @returns {Promise<Answer>} */
    async ask(input) {
      if (!child) await begin();
      return new Promise((resolve) => {
        const end = setTimeout(() => {
          child.kill();
          child = null;
          resolve({seconds: Infinity, count: 0});
        }, 4 * LONGEST_S * 1000);  // by the clock, which others use too
        child.once('message', (answer) => {
          clearTimeout(end);
          resolve({...answer, seconds: answer.count < 0 ? Infinity : answer.seconds});
        });
        child.send(input);
      });
    },
    end: () => child?.kill(),
  };
}

/** The other side of it. @param {string} who */
async function answerAs(who) {
  const solve = who === 'ours' ? await ourSolver() : await issSolver();
  process.on('message', async (input) => process.send(await answer(solve, String(input))));
  process.send('ready');
}

/**
 * @param {(input: string) => Promise<number | null>} solve the number of solutions up to two; null: not read
 * @param {string} input
 */
async function answer(solve, input) {
  let best = Infinity, count = 0;
  for (let run = 0; run < RUNS; ++run) {
    const before = process.cpuUsage();
    const found = await solve(input);
    if (found === null) return {refused: true, seconds: 0, count: 0};
    const {user, system} = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1e6);
    count = found;
    if (best > SHORT_S) break;
  }
  return {seconds: best, count};
}

async function ourSolver() {
  const {createEngine} = await import('../../web/src/client/engine.js');
  const engine = await createEngine({mode: 'main'});
  return async (input) => {
    const {ok, puzzle} = await engine.parse(input);
    if (!ok) return null;
    const {status, count} = await engine.solve(puzzle, {signal: AbortSignal.timeout(LONGEST_S * 1000)});
    return status === 'cancelled' ? -1 : Number(count);
  };
}

async function issSolver() {
  Object.assign(globalThis, {self: globalThis, window: globalThis, VERSION_PARAM: ''});
  const {SimpleSolver} = await import(pathToFileURL(join(source, 'js/sandbox/simple_solver.js')).href);
  const solver = new SimpleSolver();
  return async (input) => solver.countSolutions(input, 2);
}
