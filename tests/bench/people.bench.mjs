// What helps people, in WebAssembly under node: how long a hint takes on the way through puzzles of all kinds, and how
// many cases of a collection are found. Sets that are not at hand are left out, with a word.
import {existsSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {createEngine} from '../../web/src/engine-client.js';
import {geometry} from '../../web/src/geometry.js';
import {report} from '../support/figures.mjs';

const MOST_MS = 50;
const LONGEST_MS = 500;
/** Of a set of puzzles, so many are walked through, evenly spread. */
const WALKS = 40;
const SHARE = 0.95;
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const root = fileURLToPath(new URL('../..', import.meta.url));
const data = process.env.SUDOKUSCOPE_DATA ?? join(root, '../shared/data');
const grid = geometry(3, 3);
const engine = await createEngine({mode: 'main'});
const corpora = ['easy', 'few', 'hard'].map((name) => join(root, `tests/data/corpora/${name}.txt`));
const others = ['c17', 'top1465', 'hard11', 'hard1106'].map((name) => join(data, `speed/${name}.txt`));
for (const path of [...corpora, ...others]) await measureHints(basename(path, '.txt'), read(path));
await countCases(read(join(data, 'techniques/cases.jsonl')));
engine.dispose();

/** @param {string} path @returns {string} empty where there is no such file, which is said */
function read(path) {
  if (existsSync(path)) return readFileSync(path, 'utf8');
  console.log(`${path} is not at hand: left out`);
  return '';
}

/** @param {string} text @returns {string[]} puzzles of it, evenly spread */
function puzzlesOf(text) {
  const lines = text.split('\n').filter((line) => /^[.0-9]{81}/.test(line)).map((line) => line.slice(0, 81));
  const stride = Math.max(1, Math.floor(lines.length / WALKS));
  return lines.filter((_, number) => number % stride === 0).slice(0, WALKS);
}

/** @param {string} name @param {string} text of the set */
async function measureHints(name, text) {
  const times = [];
  for (const puzzle of puzzlesOf(text)) times.push(...await walk(puzzle));
  if (times.length === 0) return;
  times.sort((a, b) => a - b);
  const most = times[Math.floor(times.length * 0.99)], longest = times[times.length - 1];
  report(`${name}: a hint, 99 of 100 of ${times.length} positions`, `within ${MOST_MS} ms`, `${most.toFixed(1)} ms`,
    most <= MOST_MS);
  report(`${name}: a hint, the longest`, `within ${LONGEST_MS} ms`, `${longest.toFixed(1)} ms`, longest <= LONGEST_MS);
}

/** Asks for hints all the way to the solution. @param {string} line @returns {Promise<number[]>} milliseconds each */
async function walk(line) {
  const {puzzle} = await engine.parse(line);
  const {solutions: [solution]} = await engine.solve(line);
  const position = {...puzzle, values: new Uint8Array(81), candidates: openCandidates(puzzle.givens)};
  const times = [];
  for (let cell = fewestCandidates(position); cell >= 0; cell = fewestCandidates(position)) {
    const {step, ms} = await hintFor(position);
    times.push(ms);
    for (const [where, digit] of step?.eliminations ?? []) position.candidates[where] &= ~(1n << BigInt(digit - 1));
    // Where no technique helps, the player guesses right.
    for (const [where, digit] of step?.placements ?? [[cell, Number(solution[cell])]]) place(position, where, digit);
  }
  return times;
}

/** What takes long on a busy machine is asked once more. */
async function hintFor(position) {
  const first = await timedHint(position);
  if (first.ms < MOST_MS / 2) return first;
  const second = await timedHint(position);
  return second.ms < first.ms ? second : first;
}

async function timedHint(position) {
  const start = performance.now();
  const {step} = await engine.nextStep(position);
  return {step, ms: performance.now() - start};
}

/** @param {Uint8Array} givens @returns {BigUint64Array} what no given of the same unit holds */
function openCandidates(givens) {
  return BigUint64Array.from(givens, (given, cell) => {
    if (given) return 1n << BigInt(given - 1);
    const taken = new Set(grid.peers(cell).map((peer) => givens[peer]));
    return DIGITS.filter((digit) => !taken.has(digit)).reduce((mask, digit) => mask | 1n << BigInt(digit - 1), 0n);
  });
}

function place(position, cell, digit) {
  position.values[cell] = digit;
  position.candidates[cell] = 1n << BigInt(digit - 1);
  for (const peer of grid.peers(cell)) {
    if (!position.givens[peer] && !position.values[peer]) position.candidates[peer] &= ~(1n << BigInt(digit - 1));
  }
}

/** @returns {number} the open cell with the fewest candidates, -1 where there is none */
function fewestCandidates({givens, values, candidates}) {
  const counted = (cell) => candidates[cell].toString(2).replaceAll('0', '').length;
  return values.reduce((best, value, cell) => (
    value || givens[cell] || (best >= 0 && counted(best) <= counted(cell)) ? best : cell), -1);
}

/** @param {string} text a case a line */
async function countCases(text) {
  const cases = text.split('\n').filter(Boolean).map((line) => JSON.parse(line));
  if (cases.length === 0) return;
  const techniques = engine.techniques();
  /** @type {Map<string, {name: string, held: number, all: number}>} */
  const tallies = new Map();
  for (const each of cases) {
    const asked = techniques.filter(({code}) => code === each.code);
    if (!asked.length || each.disabled) continue;
    const tally = tallies.get(each.code) ?? {name: asked[0].name, held: 0, all: 0};
    tallies.set(each.code, tally);
    tally.all += 1;
    if (await isFound(each, asked) !== each.fail) tally.held += 1;
  }
  for (const [code, {name, held, all}] of tallies) {
    if (held < all) report(`${code} ${name}: cases found`, '95 %', `${held} of ${all}`, held / all >= SHARE);
  }
  const whole = [...tallies.values()].filter(({held, all}) => held === all).length;
  report('techniques of which all cases are found', '', `${whole} of ${tallies.size}`, true);
}

/**
 * Whether a step of one of the techniques concludes at least what is wanted.
 * @param {any} wanted
 * @param {any[]} asked
 */
async function isFound({givens, board, candidates, eliminations, placements}, asked) {
  const {puzzle} = await engine.parse(givens);
  const values = Uint8Array.from(board, (digit, cell) => (puzzle.givens[cell] ? 0 : Number(digit) || 0));
  const marks = BigUint64Array.from(candidates, (mask, cell) => {
    const digit = puzzle.givens[cell] || values[cell];
    return digit ? 1n << BigInt(digit - 1) : BigInt(mask);
  });
  const has = (list, [digit, row, column]) => list.some(([cell, other]) => (
    cell === (row - 1) * 9 + column - 1 && other === digit));
  for (const {id} of asked) {
    const {steps} = await engine.steps({...puzzle, values, candidates: marks}, {technique: id});
    if (steps.some((step) => eliminations.every((one) => has(step.eliminations, one)) &&
      placements.every((one) => has(step.placements, one)))) return true;
  }
  return false;
}
