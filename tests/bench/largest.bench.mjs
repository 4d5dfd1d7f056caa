// The largest grids beside CaDiCaL, where it is installed: until the first solution of 36x36 with so many of 100 cells
// given, and until that of its clauses by the better of two presets. It is user time that counts, with a limit.
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {median, report} from '../support/figures.mjs';

const BOX = 6, SIZE = BOX * BOX, CELLS = SIZE * SIZE;
const SHARES = [20, 30, 40, 45, 50, 55, 60, 70], GRIDS = 10, MIXINGS = 4, OPEN_TO_MIX = 70;
const LIMIT = 30;  // seconds
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
const lines = () => shuffled(upTo(BOX)).flatMap((band) => shuffled(upTo(BOX)).map((line) => band * BOX + line));

/** The grid with its rows, columns and digits in another order. @param {number[]} grid */
function rearranged(grid) {
  const rows = lines(), columns = lines(), names = [0, ...shuffled(upTo(SIZE)).map((digit) => digit + 1)];
  return grid.map((_, cell) => names[grid[rows[Math.floor(cell / SIZE)] * SIZE + columns[cell % SIZE]]]);
}

/** @param {number[]} grid @param {number} percent of its cells */
function opened(grid, percent) {
  const open = new Set(shuffled(upTo(CELLS)).slice(0, CELLS * percent / 100));
  return grid.map((digit, cell) => (open.has(cell) ? 0 : digit));
}

/** Runs a command; the seconds of user time, the limit at most, and what it wrote. @param {string} command */
function timed(command, input = '') {
  const script = `ulimit -t ${LIMIT}; TIMEFORMAT=%U; time ${command} 2> /dev/null`;
  const {stdout, stderr, status} = spawnSync('bash', ['-c', script], {input, encoding: 'utf8', maxBuffer: 1 << 28});
  const isKilled = status === null || status > 128;
  return {stdout, seconds: isKilled ? LIMIT : Number(stderr.trim().split('\n').at(-1))};
}

/** @param {number[]} grid */
const solved = (grid) => timed(`'${program}' solve --limit 1 --threads 1`, `${grid.join(' ')}\n`);

function fullGrid() {
  let grid = rearranged(upTo(CELLS).map((cell) => {
    const row = Math.floor(cell / SIZE);
    return (row % BOX * BOX + Math.floor(row / BOX) + cell) % SIZE + 1;
  }));
  for (let mixing = 0; mixing < MIXINGS; ++mixing) {
    const other = solved(rearranged(opened(grid, OPEN_TO_MIX))).stdout.split('\t')[0].trim().split(' ').map(Number);
    if (other.length === CELLS) grid = other;
  }
  return grid;
}

/** The clauses of a puzzle: each cell has one digit, each digit one place in a unit. @param {number[]} grid */
function clausesOf(grid) {
  const variable = (cell, digit) => cell * SIZE + digit + 1, all = upTo(SIZE), clauses = [];
  const oneOf = (variables) => {
    clauses.push(variables.join(' '));
    variables.forEach((one, at) => variables.slice(at + 1).forEach((other) => clauses.push(`-${one} -${other}`)));
  };
  const inBox = (box, at) => (Math.floor(box / BOX) * BOX + Math.floor(at / BOX)) * SIZE + box % BOX * BOX + at % BOX;
  for (let cell = 0; cell < CELLS; ++cell) {
    oneOf(all.map((digit) => variable(cell, digit)));
    if (grid[cell]) clauses.push(`${variable(cell, grid[cell] - 1)}`);
  }
  for (const unit of all) {
    for (const digit of all) {
      oneOf(all.map((at) => variable(unit * SIZE + at, digit)));
      oneOf(all.map((at) => variable(at * SIZE + unit, digit)));
      oneOf(all.map((at) => variable(inBox(unit, at), digit)));
    }
  }
  return `p cnf ${CELLS * SIZE} ${clauses.length}\n${clauses.join(' 0\n')} 0\n`;
}

if (spawnSync('cadical', ['--version']).status !== 0) {
  console.log('cadical is not installed: the largest grids are not measured.');
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), 'sudokuscope-largest-'));
const file = join(folder, 'puzzle.cnf');
const grids = upTo(GRIDS).map(fullGrid);
for (const share of SHARES) {
  const ours = [], theirs = PRESETS.map(() => []);
  for (const grid of grids) {
    const puzzle = opened(grid, 100 - share);
    ours.push(solved(puzzle).seconds);
    writeFileSync(file, clausesOf(puzzle));
    PRESETS.forEach((preset, at) => theirs[at].push(timed(`cadical -q -n ${preset} '${file}'`).seconds));
  }
  const wanted = Math.min(...theirs.map(median)), got = median(ours);
  report(`a solution of a 36x36 with ${share} of 100 given, natively`, `${wanted.toFixed(2)} s, as CaDiCaL`,
    `${got.toFixed(2)} s`, got <= wanted && got < LIMIT);
}
rmSync(folder, {recursive: true});
