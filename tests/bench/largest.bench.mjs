// The largest grids beside the better of two presets of CaDiCaL, where that is installed. Of 36x36 with so many of 100
// cells given, the time until the first solution; of 25x25 from which givens were taken until the proof that there is
// one solution takes us long, that of this proof, for CaDiCaL by a clause that rules out the solution. It is user time
// that counts, with a limit.
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {median, report} from '../support/figures.mjs';

const SHARES = [20, 30, 40, 45, 50, 55, 60, 70], GRIDS = 10, MIXINGS = 4, OPEN_TO_MIX = 70;
const LIMIT = 30, LONG = 1;  // seconds
const PRESETS = ['--default', '--plain'];
const program = fileURLToPath(new URL('../../build/release/sudokuscope', import.meta.url));

let state = 36;
/** The same numbers everywhere. @param {number} bound */
const below = (bound) => Math.floor((state = state * 16_807 % 2_147_483_647) / 2_147_483_647 * bound);
/** @template T @param {T[]} list */
function shuffled(list) {
  const order = [...list];
  for (let at = order.length - 1; at > 0; --at) {
    const other = below(at + 1);
    [order[at], order[other]] = [order[other], order[at]];
  }
  return order;
}
const upTo = (count) => Array.from({length: count}, (_, at) => at);
const lines = (box) => shuffled(upTo(box)).flatMap((band) => shuffled(upTo(box)).map((line) => band * box + line));
const sizeOf = (grid) => Math.sqrt(grid.length);

/** The grid with its rows, columns and digits in another order. @param {number[]} grid */
function rearranged(grid) {
  const size = sizeOf(grid), box = Math.sqrt(size);
  const rows = lines(box), columns = lines(box), names = [0, ...shuffled(upTo(size)).map((digit) => digit + 1)];
  return grid.map((_, cell) => names[grid[rows[Math.floor(cell / size)] * size + columns[cell % size]]]);
}

/** @param {number[]} grid @param {number} percent of its cells */
function opened(grid, percent) {
  const open = new Set(shuffled([...grid.keys()]).slice(0, grid.length * percent / 100));
  return grid.map((digit, cell) => (open.has(cell) ? 0 : digit));
}

/** Runs a command; the seconds of user time, the limit at most, and what it wrote. @param {string} command */
function timed(command, input = '') {
  const script = `ulimit -t ${LIMIT}; TIMEFORMAT=%U; time ${command} 2> /dev/null`;
  const {stdout, stderr, status} = spawnSync('bash', ['-c', script], {input, encoding: 'utf8', maxBuffer: 1 << 28});
  const isKilled = status === null || status > 128;
  return {stdout, seconds: isKilled ? LIMIT : Number(stderr.trim().split('\n').at(-1))};
}

/** @param {number[]} grid @param {number} solutions at most */
const solved = (grid, solutions) =>
  timed(`'${program}' solve --limit ${solutions} --threads 1`, `${grid.join(' ')}\n`);

/** @param {number} box rows of a box */
function fullGrid(box) {
  const size = box * box;
  let grid = rearranged(upTo(size * size).map((cell) => {
    const row = Math.floor(cell / size);
    return (row % box * box + Math.floor(row / box) + cell) % size + 1;
  }));
  for (let mixing = 0; mixing < MIXINGS; ++mixing) {
    const other = solved(rearranged(opened(grid, OPEN_TO_MIX)), 1).stdout.split('\t')[0].trim().split(' ').map(Number);
    if (other.length === grid.length) grid = other;
  }
  return grid;
}

/** A full grid without as many givens as can be spared, until it takes us long to show that. @param {number[]} grid */
function nearlyMinimal(grid) {
  const left = [...grid];
  for (const cell of shuffled([...grid.keys()])) {
    left[cell] = 0;
    const {stdout, seconds} = solved(left, 2);
    if (!stdout.includes('unique')) left[cell] = grid[cell];
    else if (seconds >= LONG) break;
  }
  return left;
}

/** The clauses of a puzzle: each cell has one digit, each digit one place in a unit. @param {number[]} grid */
function clausesOf(grid) {
  const size = sizeOf(grid), box = Math.sqrt(size);
  const variable = (cell, digit) => cell * size + digit + 1, all = upTo(size), clauses = [];
  const oneOf = (variables) => {
    clauses.push(variables.join(' '));
    variables.forEach((one, at) => variables.slice(at + 1).forEach((other) => clauses.push(`-${one} -${other}`)));
  };
  const inBox = (number, at) =>
    (Math.floor(number / box) * box + Math.floor(at / box)) * size + number % box * box + at % box;
  for (const cell of grid.keys()) {
    oneOf(all.map((digit) => variable(cell, digit)));
    if (grid[cell]) clauses.push(`${variable(cell, grid[cell] - 1)}`);
  }
  for (const unit of all) {
    for (const digit of all) {
      oneOf(all.map((at) => variable(unit * size + at, digit)));
      oneOf(all.map((at) => variable(at * size + unit, digit)));
      oneOf(all.map((at) => variable(inBox(unit, at), digit)));
    }
  }
  return clauses;
}

/**
 * CaDiCaL's time for clauses, and the variables that are true then.
 * @param {string[]} clauses @param {string} preset
 */
function satisfied(clauses, preset) {
  const variables = clauses.reduce((most, clause) => Math.max(most, ...clause.split(' ').map(Math.abs)), 0);
  writeFileSync(file, `p cnf ${variables} ${clauses.length}\n${clauses.join(' 0\n')} 0\n`);
  const {stdout, seconds} = timed(`cadical -q ${preset} '${file}'`);
  const trueOnes = stdout.split('\n').filter((line) => line.startsWith('v ')).flatMap((line) =>
    line.slice(2).split(' ').map(Number).filter((literal) => literal > 0));
  return {seconds, trueOnes};
}

/** CaDiCaL's time until it has shown that there is no other solution. @param {number[]} grid @param {string} preset */
function proved(grid, preset) {
  const clauses = clausesOf(grid);
  const first = satisfied(clauses, preset);
  const second = satisfied([...clauses, first.trueOnes.map((literal) => -literal).join(' ')], preset);
  return Math.min(first.seconds + second.seconds, LIMIT);
}

/** @param {string} figure @param {number[]} ours @param {number[][]} theirs by preset */
function compare(figure, ours, theirs) {
  const wanted = Math.min(...theirs.map(median)), got = median(ours);
  report(figure, `${wanted.toFixed(2)} s, as CaDiCaL`, `${got.toFixed(2)} s`, got <= wanted && got < LIMIT);
}

if (spawnSync('cadical', ['--version']).status !== 0) {
  console.log('cadical is not installed: the largest grids are not measured.');
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), 'sudokuscope-largest-'));
const file = join(folder, 'puzzle.cnf');
const grids = upTo(GRIDS).map(() => fullGrid(6));
for (const share of SHARES) {
  const puzzles = grids.map((grid) => opened(grid, 100 - share));
  compare(`a solution of a 36x36 with ${share} of 100 given, natively`,
    puzzles.map((puzzle) => solved(puzzle, 1).seconds),
    PRESETS.map((preset) => puzzles.map((puzzle) => satisfied(clausesOf(puzzle), preset).seconds)));
}
const hard = upTo(GRIDS).map(() => nearlyMinimal(fullGrid(5)));
compare('the only solution of a nearly minimal 25x25 that takes us long, natively',
  hard.map((puzzle) => solved(puzzle, 2).seconds),
  PRESETS.map((preset) => hard.map((puzzle) => proved(puzzle, preset))));
rmSync(folder, {recursive: true});
