// Makes the examples of techniques that need other rules, into site/techniques/examples.json. A puzzle with one
// solution is made, a few constraints at random that agree with it are put on it, and it is solved by techniques.
// Or the puzzle is made with rules about the whole grid. Of the positions in which such a technique is the easiest, the
// plainest is kept. Everything follows from the numbers.
//
//     node tools/make-rules-examples.mjs [first number] [how many] [technique]    (the file has seen 1 to 40)
import {readFile, writeFile} from 'node:fs/promises';
import {createEngine} from '../web/src/client/engine.js';
import {geometryOf} from '../web/src/grid/geometry.js';
import {formatPuzzleCode, formatStateCode} from '../web/src/links/codes.js';
import {formatLink} from '../web/src/links/links.js';
import {exampleStep, openCells, weightOf} from './example-step.mjs';

const first = Number(process.argv[2] ?? 1);
const count = Number(process.argv[3] ?? 10);
const only = process.argv[4];
const target = new URL('../site/techniques/examples.json', import.meta.url);
const SIZE = 9;
/** Constraints on a puzzle: so many are tried, and few of these hold. */
const TRIES = 4000;
const MOST = 5;
/** An open candidate adds this much to what there is to see, and a filled cell of the constraint spares so much. */
const CLUTTER = 0.1;
const FILLED = 2;
/** The last open cell of a constraint shows less of it than several do. */
const LAST_CELL = 60;
/** Singles are easier than this. */
const NO_SINGLES = 21;
/** So much more difficulty is worse than any other fault. */
const NOT_EASIEST = 1000;

const engine = await createEngine({mode: 'main'});
/** @type {Map<string, {weight: number, entry: import('./example-link.mjs').KeptExample}>} */
const best = new Map();

const name = (cell) => `R${Math.floor(cell / SIZE) + 1}C${cell % SIZE + 1}`;
const names = (cells) => cells.map(name).join('~');
const sum = (digits) => digits.reduce((total, digit) => total + digit, 0);
const isRising = (digits) => digits.every((digit, i) => !i || digit > digits[i - 1]);
const apart = (digits) => digits.slice(1).map((digit, i) => Math.abs(digit - digits[i]));
const range = (digits) => Math.max(...digits) - Math.min(...digits);
const areDifferent = (digits) => new Set(digits).size === digits.length;

/** Rules about the whole grid that a technique is shown with, by their names for the generator. */
const WHOLE = {'common-peer-elimination': ['diagonal']};

/**
 * A constraint on a walk over the grid; nothing where its digits don't meet one.
 * @type {Record<string, {cells: number, make: (digits: number[], cells: number[]) => string | false}>}
 */
const MAKERS = {
  'palindrome-partners': {cells: 3, make: ([a, , c], cells) => a === c && `.Palindrome~${names(cells)}`},
  'dot-partners': {cells: 2, make: (digits, cells) => isBeside(cells) && (range(digits) === 1 ?
    `.WhiteDot~${names(cells)}` : Math.max(...digits) === 2 * Math.min(...digits) && `.BlackDot~${names(cells)}`)},
  'dot-chains': {cells: 3, make: (digits, cells) => isBeside(cells) && isBeside(cells.slice(1)) &&
    apart(digits).every((by) => by === 1) &&
    `.WhiteDot~${names(cells.slice(0, 2))}.WhiteDot~${names(cells.slice(1))}`},
  'xv-pairs': {cells: 2, make: (digits, cells) => isBeside(cells) && (sum(digits) === 10 ? `.X~${names(cells)}` :
    sum(digits) === 5 && `.V~${names(cells)}`)},
  'thermometer-bounds': {cells: 4, make: (digits, cells) => isRising(digits) && `.Thermo~${names(cells)}`},
  'whisper-partners': {cells: 4, make: (digits, cells) => apart(digits).every((by) => by >= 5) &&
    `.Whisper~5~${names(cells)}`},
  'whisper-parity': {cells: 6, make: (digits, cells) => apart(digits).every((by) => by >= 5) &&
    `.Whisper~5~${names(cells)}`},
  'cage-combinations': {cells: 2, make: (digits, cells) => isBeside(cells) && areDifferent(digits) &&
    Math.abs(sum(digits) - 10) > 4 && `.Cage~${sum(digits)}~${names(cells)}`},
  'arrow-bounds': {cells: 3, make: (digits, cells) => digits[0] === sum(digits.slice(1)) && `.Arrow~${names(cells)}`},
  'renban-windows': {cells: 4, make: (digits, cells) => areDifferent(digits) && range(digits) === 3 &&
    `.Renban~${names(cells)}`},
  'little-killer-bounds': {cells: 3, make: (digits, [cell]) => cell < SIZE && `.LittleKiller~0~${name(cell)}`},
  'sandwich-combinations': {cells: 1, make: (_, [cell]) => cell % SIZE === 0 && `.Sandwich~0~R${cell / SIZE + 1}`},
  'cage-crossing': {cells: 3, make: (digits, cells) => areDifferent(digits) && [8, 22].includes(sum(digits)) &&
    isBeside(cells) && isBeside(cells.slice(1)) && `.Cage~${sum(digits)}~${names(cells)}`},
  'innies-and-outies': {cells: 1, make: (_, [cell], solution) => cell % SIZE === 0 && [[0, 1, 2], [3, 4], [5, 6]]
    .map((places) => places.map((place) => cell + place))
    .map((cells) => `.Cage~${sum(cells.map((each) => solution[each]))}~${names(cells)}`).join('')},
  'one-constraint': {cells: 4, make: ([a, b, c, d], cells) => [b, c].every((digit) => (digit - a) * (digit - d) < 0) &&
    `.Between~${names(cells)}`},
};

function isBeside([a, b]) {
  return Math.abs(a % SIZE - b % SIZE) + Math.abs(Math.floor(a / SIZE) - Math.floor(b / SIZE)) === 1;
}

for (let number = first; number < first + count; number += 1) {
  const made = await engine.generate({level: 'fiendish', seed: String(number)});
  if (!made.ok) continue;
  const {solutions: [solution]} = await engine.solve(made.puzzle);
  for (const [id, maker] of Object.entries(MAKERS)) {
    if (only && id !== only) continue;
    const rules = await rulesOf(maker, Array.from(solution, Number), makeRandom(number));
    if (rules) await walk(id, made.puzzle.givens, rules);
  }
  for (const [id, kinds] of Object.entries(WHOLE)) {
    if (only && id !== only) continue;
    const ruled = await engine.generate({rules: kinds, level: 'medium', seed: String(number)});
    if (ruled.ok) await walk(id, ruled.puzzle.givens, ruled.puzzle.rules.text);
  }
}
await save();
engine.dispose();

/** The text of some constraints that hold. @returns {Promise<string>} */
async function rulesOf({cells, make}, solution, below) {
  const texts = new Set();
  const used = new Set();
  for (let i = 0; i < TRIES && texts.size < MOST; i += 1) {
    const path = walkOf(cells, below);
    if (!path || path.some((cell) => used.has(cell))) continue;
    const text = make(path.map((cell) => solution[cell]), path, solution);
    if (!text) continue;
    path.forEach((cell) => used.add(cell));
    texts.add(await withTotal(text, solution));
  }
  return [...texts].join('');
}

/** A clue beside the grid has the total of its cells. */
async function withTotal(text, solution) {
  if (!text.includes('~0~')) return text;
  if (text.startsWith('.Sandwich')) {
    const row = solution.slice(SIZE * (text.slice(-1) - 1)).slice(0, SIZE);
    const [low, high] = [row.indexOf(1), row.indexOf(SIZE)].sort((a, b) => a - b);
    return text.replace('~0~', `~${sum(row.slice(low + 1, high))}~`);
  }
  const read = await engine.parse(`.Shape~9x9${text.replace('~0~', '~9~')}`);
  if (!read.ok) return '';
  return text.replace('~0~', `~${sum(read.puzzle.rules.constraints[0].cells.map((cell) => solution[cell]))}~`);
}

/** Cells in a row, each beside the one before or at its corner. */
function walkOf(length, below) {
  const path = [below(SIZE * SIZE)];
  while (path.length < length) {
    const last = path[path.length - 1];
    const [row, column] = [Math.floor(last / SIZE) + below(3) - 1, last % SIZE + below(3) - 1];
    const next = SIZE * row + column;
    if (row < 0 || column < 0 || row >= SIZE || column >= SIZE || path.includes(next)) return null;
    path.push(next);
  }
  return path;
}

/** Solves a puzzle and keeps the plainest position in which a technique is the easiest. */
async function walk(id, givens, rules) {
  const link = formatLink({puzzle: [...givens].join(''), boxRows: 3, boxCols: 3, rules: {text: rules}});
  const read = await engine.parse(link);
  if (!read.ok) throw new Error(`${rules}: ${read.error.message}`);
  const shape = geometryOf(read.puzzle);
  const position = {
    ...read.puzzle, values: new Uint8Array(shape.cells), candidates: new BigUint64Array(shape.cells).fill(0x1FFn),
  };
  givens.forEach((digit, cell) => digit && settle(shape, position, cell, digit));
  for (;;) {
    const {step} = await engine.nextStep(position);
    if (!step) return;
    if (step.technique === id) offer(id, position, step, rules);
    else if (step.difficulty >= NO_SINGLES && !best.has(id)) await offerHarder(id, position, rules);
    for (const [cell, digit] of step.placements) {
      position.values[cell] = digit;
      settle(shape, position, cell, digit);
    }
    for (const [cell, digit] of step.eliminations) position.candidates[cell] &= ~(1n << BigInt(digit - 1));
  }
}

function settle(shape, {candidates}, cell, digit) {
  candidates[cell] = 1n << BigInt(digit - 1);
  for (const peer of shape.peers(cell)) candidates[peer] &= ~candidates[cell];
}

/** A position in which something is easier is better than none. */
async function offerHarder(id, position, rules) {
  const found = await exampleStep(engine, position, id);
  if (found) offer(id, position, {...found.step, difficulty: found.step.difficulty + NOT_EASIEST}, rules);
}

function offer(id, position, step, rules) {
  const clutter = openCells(position).reduce((all, cell) =>
    all + position.candidates[cell].toString(2).replaceAll('0', '').length, 0);
  const filled = step.reason.roles.filter(({role}) => role === 'blocker').length;
  const left = new Set(step.reason.roles.filter(({role}) => role === 'member').map(({cell}) => cell)).size;
  const weight = weightOf(step) + CLUTTER * clutter - FILLED * filled + (left < 2 ? LAST_CELL : 0);
  const known = best.get(id);
  if (known && known.weight <= weight) return;
  best.set(id, {weight, entry: {puzzle: formatPuzzleCode(position), state: formatStateCode(position), rules}});
}

/** Writes the examples in the order of the techniques. */
async function save() {
  const kept = JSON.parse(await readFile(target, 'utf8'));
  for (const [id, {entry}] of best) kept[id] = entry;
  const lines = engine.techniques().filter(({id}) => kept[id])
    .map(({id}) => `  ${JSON.stringify(id)}: ${JSON.stringify(kept[id])}`);
  await writeFile(target, `{\n${lines.join(',\n')}\n}\n`);
  const missing = engine.techniques().filter(({id}) => !kept[id]).map(({id}) => id);
  console.log(`Without example: ${missing.join(' ') || 'none'}`);
}

/** Lehmer's generator. @param {number} seed */
function makeRandom(seed) {
  let state = seed;
  return (bound) => {
    state = state * 48271 % 2147483647;
    return state % bound;
  };
}
