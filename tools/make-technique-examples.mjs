// Makes site/techniques/examples.json: for each technique a position in which it finds a step, from minimal 9x9 puzzles
// that are made here and solved by techniques, the easiest each time. A position where the technique is the easiest
// that finds anything wins over one where it is not; of these, one where the easiest is harder; then the plainer, and
// for singles the earlier. Only positions count of which all is true that the technique's page says (example-step.mjs).
// What the file has is kept until something better is found, and a puzzle follows from its number.
//
//     node tools/make-technique-examples.mjs [first number] [how many]    (the file has seen 1 to 9,000; of
// unique loops, 1 to 4,100)
//     node tools/make-technique-examples.mjs <technique> [first number] [how many]    puzzles that need a rare one
import {readFile, writeFile} from 'node:fs/promises';
import {createEngine} from '../web/src/client/engine.js';
import {geometry} from '../web/src/grid/geometry.js';
import {formatPuzzleCode, formatStateCode} from '../web/src/links/codes.js';
import {exampleStep, fitsPage, openCells, weightOf} from './example-step.mjs';

const [rare, numbers] = /^[a-z]/.test(process.argv[2] ?? '') ? [process.argv[2], process.argv.slice(3)] :
  ['', process.argv.slice(2)];
const first = Number(numbers[0] ?? 1);
const last = first - 1 + Number(numbers[1] ?? 100);
const target = new URL('../site/techniques/examples.json', import.meta.url);
const shape = geometry(3, 3);
/** An open candidate adds this much to what there is to see. */
const CLUTTER = 0.5;
/** A position where something easier is found is worse than any where nothing is, the more so the easier that is. */
const NOT_EASIEST = 100_000;
/** From this difficulty on of the easiest, techniques that never were are looked for beside it. */
const HARD = 42;
/** Up to this difficulty, steps are singles, which are shown early in a puzzle: each open cell counts so much. */
const SINGLES = 20;
const EARLIER = 10;

const engine = await createEngine({mode: 'main'});
// (make-rules-examples.mjs makes those that need other rules, which are kept.)
const all = engine.techniques();
const techniques = all.filter(({needsRules}) => !needsRules);
const ruled = Object.entries(JSON.parse(await readFile(target, 'utf8')))
  .filter(([id]) => !techniques.some((technique) => technique.id === id));
/** @type {Map<string, {weight: number, puzzle: string, state: string}>} the best so far */
const best = await kept();
for (let number = first; number <= last; number += 1) {
  const givens = rare ? await needing(rare, number) : await minimal(await fullGrid(number), makeRandom(number));
  if (givens) await walk(givens);
  if (number % (rare ? 1 : 100) === 0) await report(number);
}
await report(last);
engine.dispose();

/** The contents of the file. */
async function kept() {
  const found = new Map();
  for (const [id, {puzzle, state}] of Object.entries(JSON.parse(await readFile(target, 'utf8')))) {
    if (!techniques.some((technique) => technique.id === id)) continue;
    const read = await engine.parse(`#z=${puzzle}&state=${state}`);
    const example = read.ok ? await exampleStep(engine, read.puzzle, id) : null;
    if (!read.ok || !example || !fits(read.puzzle, example)) continue;
    found.set(id, {weight: weigh(read.puzzle, example), puzzle, state});
  }
  return found;
}

/** Solves a puzzle and looks at each position on the way. @param {Uint8Array} givens */
async function walk(givens) {
  const position = startOf(givens);
  for (;;) {
    const {step} = await engine.nextStep(position);
    if (!step) return;
    offer(position, {step, easiest: step});
    await offerHarder(position, step.difficulty);
    take(position, step);
  }
}

/**
 * Looks for others beside the easiest, and everywhere for those for which there is nothing yet.
 * @param {number} difficulty of the easiest
 */
async function offerHarder(position, difficulty) {
  for (const {id} of techniques) {
    if (best.has(id) && (difficulty < HARD || best.get(id).weight < NOT_EASIEST / 2)) continue;
    const found = await exampleStep(engine, position, id);
    if (found) offer(position, found);
  }
}

/** Keeps a position as the example of its step's technique where it is the best. */
function offer(position, example) {
  if (!fits(position, example)) return;
  const weight = weigh(position, example);
  const known = best.get(example.step.technique);
  if (known && known.weight <= weight) return;
  const [puzzle, state] = [formatPuzzleCode(position), formatStateCode(position)];
  best.set(example.step.technique, {weight, puzzle, state});
}

function fits(position, {step, easiest}) {
  return fitsPage(step, position, easiest);
}

/** The less, the better an example. */
function weigh(position, {step, easiest}) {
  const isEasiest = easiest.technique === step.technique;
  const open = openCells(position);
  if (step.difficulty <= SINGLES) return (isEasiest ? 0 : NOT_EASIEST) + weightOf(step) - EARLIER * open.length;
  const clutter = open.reduce((sum, cell) => sum + bits(position.candidates[cell]), 0);
  return (isEasiest ? 0 : NOT_EASIEST - 400 * easiest.difficulty) + weightOf(step) + CLUTTER * clutter;
}

/** @param {Uint8Array} givens */
function startOf(givens) {
  const position = {
    boxRows: 3, boxCols: 3, size: 9, givens, values: new Uint8Array(shape.cells),
    candidates: new BigUint64Array(shape.cells).fill(0x1FFn),
  };
  givens.forEach((digit, cell) => digit && settle(position, cell, digit));
  return position;
}

/** The board after a step. */
function take(position, {placements, eliminations}) {
  for (const [cell, digit] of placements) {
    position.values[cell] = digit;
    settle(position, cell, digit);
  }
  for (const [cell, digit] of eliminations) position.candidates[cell] &= ~bit(digit);
}

function settle({candidates}, cell, digit) {
  candidates[cell] = bit(digit);
  for (const peer of shape.peers(cell)) candidates[peer] &= ~bit(digit);
}

/** A puzzle that needs a technique, or null. @param {string} technique @param {number} seed */
async function needing(technique, seed) {
  const made = await engine.generate({technique, onPath: true, seed});
  return made.ok ? made.puzzle.givens : null;
}

/** A full grid: the solution that a search finds which tries digits at random. @param {number} seed */
async function fullGrid(seed) {
  const {run} = await engine.run('.'.repeat(shape.cells), {value: 'random', seed});
  const [grid] = run.solutions;
  run.dispose();
  return grid;
}

/** A puzzle with one solution, of which no given can be taken away. @param {string} grid */
async function minimal(grid, below) {
  let givens = Uint8Array.from(grid, Number);
  for (const cell of shuffled(below)) {
    const fewer = givens.slice();
    fewer[cell] = 0;
    const {status} = await engine.solve({boxRows: 3, boxCols: 3, size: 9, givens: fewer}, {limit: 2});
    if (status === 'unique') givens = fewer;
  }
  return givens;
}

/** All cells, in random order. @param {(bound: number) => number} below */
function shuffled(below) {
  const order = Array.from({length: shape.cells}, (_, cell) => cell);
  for (let i = order.length - 1; i > 0; i -= 1) {
    const other = below(i + 1);
    [order[i], order[other]] = [order[other], order[i]];
  }
  return order;
}

/** Writes the examples in order, and says which are missing. @param {number} number so far */
async function report(number) {
  const found = techniques.filter(({id}) => best.has(id));
  const entries = new Map([...ruled, ...found.map(({id}) => {
    const {puzzle, state} = best.get(id);
    return [id, {puzzle, state}];
  })]);
  const lines = all.filter(({id}) => entries.has(id))
    .map(({id}) => `  ${JSON.stringify(id)}: ${JSON.stringify(entries.get(id))}`);
  await writeFile(target, `{\n${lines.join(',\n')}\n}\n`);
  const missing = techniques.filter(({id}) => !best.has(id)).map(({id}) => id);
  const never = found.filter(({id}) => best.get(id).weight >= NOT_EASIEST / 2).map(({id}) => id);
  console.log(`Puzzles up to ${number}. Without example: ${missing.join(' ') || 'none'}; never the easiest: ` +
    `${never.join(' ') || 'none'}`);
}

function bit(digit) {
  return 1n << BigInt(digit - 1);
}

function bits(mask) {
  return mask.toString(2).replaceAll('0', '').length;
}

/** Lehmer's generator. @param {number} seed */
function makeRandom(seed) {
  let state = seed;
  return (bound) => {
    state = state * 48271 % 2147483647;
    return state % bound;
  };
}
