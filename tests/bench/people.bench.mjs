// The speed of help for people, in WebAssembly under node: how long a hint takes on the way through puzzles of all
// kinds, how long ratings and new puzzles take, how ratings agree with another program's, and how many cases of a
// collection are found. Sets that are not at hand are left out, with a word.
import {existsSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {createEngine} from '../../web/src/client/engine.js';
import {geometry} from '../../web/src/grid/geometry.js';
import {median, report} from '../support/figures.mjs';

const MOST_MS = 50;
const LONGEST_MS = 500;
/** Of a set of puzzles, so many are walked through, evenly spread. */
const WALKS = 40;
const SHARE = 0.95;
const RATED = 1000;
const RATING_S = 60;
const CORRELATION = 0.95;
const LEVELS = ['very-easy', 'easy', 'medium', 'hard', 'fiendish', 'extreme'];
const MADE = 21;
const MAKING_MS = 2000;
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const root = fileURLToPath(new URL('../..', import.meta.url));
const data = process.env.SUDOKUSCOPE_DATA ?? join(root, '../shared/data');
const grid = geometry(3, 3);
const engine = await createEngine({mode: 'main'});
const corpora = ['easy', 'few', 'hard'].map((name) => join(root, `tests/data/corpora/${name}.txt`));
const others = ['c17', 'top1465', 'hard11', 'hard1106'].map((name) => join(data, `speed/${name}.txt`));
for (const path of [...corpora, ...others]) await measureHints(basename(path, '.txt'), read(path));
await timeRatings(read(join(data, 'speed/c17.txt')));
await compareRatings(read(join(data, 'ratings/se-rated.tsv')));
for (const level of LEVELS) await timeMaking(level);
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

/**
 * The processor's time: what something takes that waits for nothing, where nobody else uses the machine.
 * @template T
 * @param {() => Promise<T>} work
 */
async function timed(work) {
  const before = process.cpuUsage();
  const result = await work();
  const {user, system} = process.cpuUsage(before);
  return {result, ms: (user + system) / 1000};
}

/** Asks for hints all the way to the solution. @param {string} line @returns {Promise<number[]>} milliseconds each */
async function walk(line) {
  const {puzzle} = await engine.parse(line);
  const {solutions: [solution]} = await engine.solve(line);
  const position = {...puzzle, values: new Uint8Array(81), candidates: openCandidates(puzzle.givens)};
  const times = [];
  for (let cell = fewestCandidates(position); cell >= 0; cell = fewestCandidates(position)) {
    const {result: {step}, ms} = await timed(() => engine.nextStep(position));
    times.push(ms);
    for (const [where, digit] of step?.eliminations ?? []) position.candidates[where] &= ~(1n << BigInt(digit - 1));
    // If no technique helps, the player guesses right.
    for (const [where, digit] of step?.placements ?? [[cell, Number(solution[cell])]]) place(position, where, digit);
  }
  return times;
}

/** @param {Uint8Array} givens @returns {BigUint64Array} what no given of the same unit holds */
function openCandidates(givens) {
  return BigUint64Array.from(givens, (given, cell) => {
    if (given) return 1n << BigInt(given - 1);
    const taken = new Set(grid.peers(cell).map((peer) => givens[peer]));
    return maskOf(DIGITS.filter((digit) => !taken.has(digit)));
  });
}

/** @param {number[]} digits */
function maskOf(digits) {
  return digits.reduce((mask, digit) => mask | 1n << BigInt(digit - 1), 0n);
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

/** @param {string} level */
async function timeMaking(level) {
  const times = [];
  for (let seed = 1; seed <= MADE; ++seed) {
    const {result, ms} = await timed(() => engine.generate({level, seed}));
    times.push(result.ok && result.rating.level === level ? ms : Infinity);
  }
  const typical = median(times);
  report(`${level}: a puzzle is made, the median of ${MADE}`, `within ${MAKING_MS / 1000} s`,
    `${typical.toFixed(0)} ms, the longest ${Math.max(...times).toFixed(0)}`, typical <= MAKING_MS);
}

/** @param {string} text puzzles of 17 clues */
async function timeRatings(text) {
  const puzzles = text.split('\n').filter(Boolean).slice(0, RATED);
  if (puzzles.length === 0) return;
  const {ms} = await timed(async () => {
    for (const puzzle of puzzles) await engine.rate(puzzle);
  });
  const seconds = ms / 1000;
  report(`${puzzles.length} puzzles of 17 clues: rated`, `within ${RATING_S} s`, `${seconds.toFixed(1)} s`,
    puzzles.length === RATED && seconds <= RATING_S);
}

/** @param {string} text a table: the third column is a puzzle or a position, the fifth its rating or 0 */
async function compareRatings(text) {
  const theirs = [], ours = [];
  for (const line of text.split('\n').slice(1)) {
    const [, , puzzle, , rating] = line.split('\t');
    if (!Number(rating)) continue;
    theirs.push(Number(rating));
    ours.push((await engine.rate(puzzle.length === 81 ? puzzle : positionOf(puzzle))).rating.hardest);
  }
  if (theirs.length === 0) return;
  const correlation = ofRanks(ranks(theirs), ranks(ours));
  report(`ratings of ${theirs.length} puzzles: rank correlation with those of another program`,
    `at least ${CORRELATION}`, correlation.toFixed(3), correlation >= CORRELATION);
}

/** @param {string} text nine symbols a cell, of which a single one counts as given */
function positionOf(text) {
  const cells = Array.from({length: 81}, (_, cell) => [...text.slice(9 * cell, 9 * cell + 9)].filter((s) => s !== '.'));
  return {
    boxRows: 3, boxCols: 3,
    givens: Uint8Array.from(cells, (digits) => (digits.length === 1 ? Number(digits[0]) : 0)),
    candidates: BigUint64Array.from(cells, (digits) => maskOf(digits.map(Number))),
  };
}

/** The place of each in their order; equal ones share the mean of theirs. @param {number[]} values */
function ranks(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}

/** Spearman's: Pearson's of the ranks. @param {number[]} a @param {number[]} b */
function ofRanks(a, b) {
  const mean = (a.length - 1) / 2;
  const sum = (x, y) => x.reduce((total, _, i) => total + (x[i] - mean) * (y[i] - mean), 0);
  return sum(a, b) / Math.sqrt(sum(a, a) * sum(b, b));
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
 * True if a step of one of the techniques concludes at least what is wanted.
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
