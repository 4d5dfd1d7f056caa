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

const LONGEST_S = Number(process.env.SUDOKUSCOPE_ISS_LONGEST ?? 20);
/** A process that doesn't come back is ended after so many times that long, by the clock, which others use too. */
const PATIENCE = 10;
/** How often, in ISS's steps as a power of two, and in milliseconds, a search is asked for its time. */
const STEPS_OF_ISS = 12, EACH_MS = 50;
/** Read and solved before each run: what is kept of the last puzzle doesn't help with the next. */
const ANOTHER = '.Cage~6~R1C1~R1C2~R1C3';
/** Two figures for each puzzle: its first run, as people solve it, and the shortest of so many, which leaves out what
 * engines of JavaScript take to compile code. Longer runs aren't repeated. */
const RUNS = 5;
const SHORT_S = 1;
/** The page, as far as ISS's modules expect one. */
const AS_IN_PAGES = {self: globalThis, window: globalThis, VERSION_PARAM: ''};
const MEDIAN = 0.25;
const TOTAL = 0.5;
const ALLOWED_S = 10;

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = process.env.SUDOKUSCOPE_ISS ?? '';
const collection = join(process.env.SUDOKUSCOPE_DATA ?? join(root, '../shared/data'), 'variants/iss.jsonl');

if (process.send) await answerAs(process.argv[2]);
else if (existsSync(join(source, 'js/sandbox/simple_solver.js')) && existsSync(collection)) await compare();
else console.log('ISS (SUDOKUSCOPE_ISS) or its collection is not at hand: left out');

/** @typedef {{seconds: number, first: number, count: number, refused?: boolean}} Answer
 *      the shortest run, and the first; infinitely long where it was ended */

/** Each string once, by its name. @returns {Promise<Map<string, string>>} */
async function allStrings() {
  const lines = readFileSync(collection, 'utf8').trim().split('\n').map((line) => JSON.parse(line));
  const strings = new Map(lines.map(({name, group, input}) => [input, name ?? group]));
  Object.assign(globalThis, AS_IN_PAGES);
  const groups = await import(pathToFileURL(join(source, 'data/collections.js')).href);
  for (const [group, list] of Object.entries(groups)) {
    if (!Array.isArray(list)) continue;
    for (const [index, puzzle] of list.entries()) {
      const input = puzzle.input ?? puzzle;
      if (!strings.has(input)) strings.set(input, puzzle.name ?? `${group} ${index + 1}`);
    }
  }
  return strings;
}

async function compare() {
  const ours = contestant('ours'), theirs = contestant('iss');
  const rows = [];
  for (const [input, name] of await allStrings()) {
    const own = await ours.ask(input);
    if (own.refused) continue;
    rows.push({name, ours: own, theirs: await theirs.ask(input)});
  }
  ours.end();
  theirs.end();
  print(rows);
}

/** @param {Answer} answer */
function timesOf({seconds, first}) {
  return `${seconds.toFixed(5)} s (once ${first.toFixed(5)} s)`;
}

/** @param {{name: string, ours: Answer, theirs: Answer}[]} rows */
function print(rows) {
  for (const {name, ours, theirs} of rows.sort((a, b) => b.ours.seconds - a.ours.seconds)) {
    const lost = ours.seconds > theirs.seconds ? '  lost' : '';
    const differs = ours.count !== theirs.count ? `  (${ours.count} and ${theirs.count} solutions)` : '';
    console.log(`${timesOf(ours)}  ISS ${timesOf(theirs)}  ${name}${lost}${differs}`);
  }
  const solved = rows.filter(({ours, theirs}) => Number.isFinite(ours.seconds + theirs.seconds));
  const ratio = (run) => median(solved.map(({ours, theirs}) => ours[run] / theirs[run]));
  const once = ratio('first'), shortest = ratio('seconds');
  const sum = (who) => solved.reduce((total, row) => total + row[who].seconds, 0);
  const total = sum('ours') / sum('theirs');
  const late = rows.filter(({ours}) => ours.seconds > ALLOWED_S).map(({name}) => name);
  const of = `of ${solved.length} puzzles that both solve`;
  report(`Rules beside ISS: the median ${of}, each once`, `${MEDIAN} of its time`, once.toFixed(3), once <= MEDIAN);
  report(`Rules beside ISS: the median ${of}, the shortest of ${RUNS} runs`, `${MEDIAN} of its time`,
    shortest.toFixed(3), shortest <= MEDIAN);
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
          resolve({seconds: Infinity, first: Infinity, count: 0});
        }, PATIENCE * LONGEST_S * 1000);
        child.once('message', (answer) => {
          clearTimeout(end);
          resolve(answer.count < 0 ? {...answer, seconds: Infinity, first: Infinity} : answer);
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
 * The time is asked for before and after a run only, as far as it can be: a question takes up to a tenth of a
 * millisecond on some machines, of which short runs consist.
 * @typedef {() => number} Seconds since the run began
 * @param {(input: string, seconds: Seconds) => Promise<number | null>} solve
 *     the number of solutions up to two; null: not read
 * @param {string} input
 */
async function answer(solve, input) {
  let first = 0, best = Infinity, count = 0;
  for (let run = 0; run < RUNS; ++run) {
    await solve(ANOTHER, stopwatch());
    const seconds = stopwatch();
    const found = await solve(input, seconds);
    if (found === null) return {refused: true, seconds: 0, first: 0, count: 0};
    const taken = seconds();
    if (run === 0) first = taken;
    best = Math.min(best, taken);
    count = found;
    if (best > SHORT_S) break;
  }
  return {seconds: best, first, count};
}

/** The processor time from now on, in seconds. @returns {Seconds} */
function stopwatch() {
  const before = process.cpuUsage();
  return () => {
    const {user, system} = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
}

async function ourSolver() {
  const {createEngine} = await import('../../web/src/client/engine.js');
  const engine = await createEngine({mode: 'main'});
  // A watch over late searches is there before the clock starts, since it belongs to measuring, not to solving.
  let ending = new AbortController(), ofThisRun = stopwatch();
  setInterval(() => ofThisRun() > LONGEST_S && ending.abort(), EACH_MS);
  return async (input, seconds) => {
    ofThisRun = seconds;
    if (ending.signal.aborted) ending = new AbortController();
    const {ok, puzzle} = await engine.parse(input);
    if (!ok) return null;
    const {status, count} = await engine.solve(puzzle, {signal: ending.signal});
    return status === 'cancelled' ? -1 : Number(count);
  };
}

async function issSolver() {
  Object.assign(globalThis, AS_IN_PAGES);
  const load = (file) => import(pathToFileURL(join(source, 'js', file)).href);
  const {SudokuParser} = await load('sudoku_parser.js');
  const {SudokuBuilder} = await load('solver/sudoku_builder.js');
  return async (input, seconds) => {
    const solver = SudokuBuilder.build(SudokuBuilder.resolveConstraint(SudokuParser.parseText(input)));
    solver.setProgressCallback(() => {
      if (seconds() > LONGEST_S) throw new Error('late');
    }, STEPS_OF_ISS);
    try {
      return solver.countSolutions(2);
    } catch {
      return -1;
    }
  };
}
