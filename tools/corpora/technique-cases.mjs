// Makes tests/data/technique-cases.jsonl: positions on the way through the project's corpora, each with the conclusion
// of the easiest technique. For some, a near miss, too: the same position with one more candidate in the pattern or its
// units, from which the conclusion no longer follows. That file is a record: make it again only if a technique is meant
// to change.
//
//     node tools/corpora/technique-cases.mjs
import {readFile, writeFile} from 'node:fs/promises';
import {createEngine} from '../../web/src/client/engine.js';
import {geometry} from '../../web/src/grid/geometry.js';

const SIZE = 9;
const shape = geometry(3, 3);
/** Most near misses. */
const NEAR_MISSES = 24;
/** From each corpus, so many puzzles; the hardest techniques are rare. */
const SETS = [['easy', 10], ['few', 300], ['hard', 60]];

/** @typedef {import('../../web/src/protocol/people.js').FoundStep} FoundStep */
/** @typedef {{boxRows: number, boxCols: number, size: number, givens: Uint8Array, values: Uint8Array,
 *   candidates: BigUint64Array}} Position */

const engine = await createEngine({mode: 'main'});
/** The first position of each technique. @type {Map<string, {position: Position, step: FoundStep}>} */
const found = new Map();
for (const [corpus, count] of SETS) {
  const text = await readFile(new URL(`../../tests/data/corpora/${corpus}.txt`, import.meta.url), 'utf8');
  const puzzles = text.split('\n').filter((line) => /^[.\d]{81}$/.test(line)).slice(0, Number(count));
  for (const puzzle of puzzles) await walk(puzzle);
}
const lines = [];
let nearMisses = 0;
for (const {id} of engine.techniques()) {
  const one = found.get(id);
  if (!one) continue;
  lines.push(lineOf(one.position, one.step, false));
  const near = nearMisses < NEAR_MISSES && await nearMissOf(one.position, one.step);
  if (!near) continue;
  nearMisses += 1;
  lines.push(lineOf(near, one.step, true));
}
engine.dispose();
await writeFile(new URL('../../tests/data/technique-cases.jsonl', import.meta.url), `${lines.join('\n')}\n`);
console.log(`${lines.length} cases, ${nearMisses} of them near misses.`);

/** Solves a puzzle like a person, and keeps the positions of techniques that are new. @param {string} puzzle */
async function walk(puzzle) {
  const position = startOf(puzzle);
  for (;;) {
    const {step} = await engine.nextStep(position);
    if (!step) return;
    if (!found.has(step.technique)) found.set(step.technique, {position: copyOf(position), step});
    for (const [cell, digit] of step.placements) {
      position.values[cell] = digit;
      settle(position, cell, digit);
    }
    for (const [cell, digit] of step.eliminations) position.candidates[cell] &= ~bit(digit);
  }
}

/** @param {string} puzzle @returns {Position} */
function startOf(puzzle) {
  const position = {
    boxRows: 3, boxCols: 3, size: SIZE, givens: Uint8Array.from(puzzle, (symbol) => Number(symbol) || 0),
    values: new Uint8Array(shape.cells), candidates: new BigUint64Array(shape.cells).fill(0x1FFn),
  };
  position.givens.forEach((digit, cell) => digit && settle(position, cell, digit));
  return position;
}

/** @param {Position} position @param {number} cell @param {number} digit */
function settle({candidates}, cell, digit) {
  candidates[cell] = bit(digit);
  for (const peer of shape.peers(cell)) candidates[peer] &= ~bit(digit);
}

/** @param {Position} position @returns {Position} */
function copyOf({givens, values, candidates, ...rest}) {
  return {...rest, givens: givens.slice(), values: values.slice(), candidates: candidates.slice()};
}

/** @param {number} digit */
function bit(digit) {
  return 1n << BigInt(digit - 1);
}

/**
 * The position with one more candidate in a cell of the pattern or its units, where the technique has no such step.
 * @param {Position} position @param {FoundStep} step
 */
async function nearMissOf(position, step) {
  const {roles, units} = step.reason;
  const cells = new Set([...roles.map(({cell}) => cell), ...units.flatMap((unit) => [...shape.cellsOf(unit)])]);
  for (const cell of cells) {
    if (position.givens[cell] || position.values[cell]) continue;
    for (let digit = 1; digit <= SIZE; digit += 1) {
      const isTaken = [...shape.peers(cell)].some((peer) => (position.givens[peer] || position.values[peer]) === digit);
      if (isTaken || position.candidates[cell] & bit(digit)) continue;
      const near = copyOf(position);
      near.candidates[cell] |= bit(digit);
      const all = await engine.steps(near, {technique: step.technique});
      if (all.ok && !all.steps.some(({found: other}) => concludes(other, step))) return near;
    }
  }
  return null;
}

/** True if a step concludes at least what another does. @param {FoundStep} step @param {FoundStep} wanted */
function concludes(step, wanted) {
  const has = (/** @type {number[][]} */ all, /** @type {number[][]} */ some) => some.every(([cell, digit]) =>
    all.some(([otherCell, otherDigit]) => cell === otherCell && digit === otherDigit));
  return has(step.placements, wanted.placements) && has(step.eliminations, wanted.eliminations);
}

/** A case as JSON. @param {Position} position @param {FoundStep} step @param {boolean} fail */
function lineOf({givens, values, candidates}, {technique, placements, eliminations}, fail) {
  const line = (/** @type {number[]} */ digits) => digits.map((digit) => digit || '.').join('');
  const board = [...givens].map((digit, cell) => digit || values[cell]);
  const triples = (/** @type {number[][]} */ pairs) =>
    pairs.map(([cell, digit]) => [digit, shape.row(cell) + 1, shape.column(cell) + 1]);
  return JSON.stringify({
    line: lines.length + 1, code: technique, fail, disabled: false, givens: line([...givens]), board: line(board),
    candidates: board.map((digit, cell) => (digit ? 0 : Number(candidates[cell]))),
    eliminations: triples(eliminations), placements: triples(placements),
  });
}
