// Makes site/puzzles/rule-samples.js, a puzzle for each of some other rules, from seeds, so that anybody can make them
// again: a full grid by solving one with a few random digits; constraints that hold on it, where they are the rule;
// then pairs of digits that stand half a turn apart are taken away for as long as there is one solution.
//
//     node tools/make-rule-samples.mjs    (a moment)
import {writeFile} from 'node:fs/promises';
import {createEngine} from '../web/src/client/engine.js';
import {writePlain} from '../web/src/grid/plain-puzzle.js';
import {arrows, cages, dots, renbans, sandwiches, tensAndFives, thermometers, whispers} from
  './rule-samples/constraints.mjs';

/** Regions of nine cells, none of them a square. */
const REGIONS = 'AAAABBBCC' + 'AABBBBCCC' + 'AADBBCCCC' + 'ADDDEEEFF' + 'DDDEEEFFF' + 'DDEEEFFFI' + 'GGGGHHFII' +
  'GGGHHHHII' + 'GGHHHIIII';

/**
 * The rules of each, as Interactive Sudoku Solver writes them, and how constraints are found on a full grid.
 * @type {{id: string, text: string, constraintsOn?: typeof cages}[]}
 */
const wanted = [
  {id: 'jigsaw', text: `.Jigsaw~${REGIONS}.NoBoxes`},
  {id: 'diagonal', text: '.Diagonal~1.Diagonal~-1'},
  {id: 'windoku', text: '.Windoku'},
  {id: 'knight', text: '.AntiKnight'},
  {id: 'killer', text: '', constraintsOn: cages},
  {id: 'thermometer', text: '', constraintsOn: thermometers},
  {id: 'whisper', text: '', constraintsOn: whispers},
  {id: 'dots', text: '', constraintsOn: dots},
  {id: 'arrow', text: '', constraintsOn: arrows},
  {id: 'renban', text: '', constraintsOn: renbans},
  {id: 'sandwich', text: '', constraintsOn: sandwiches},
  {id: 'xv', text: '.StrictXV', constraintsOn: tensAndFives},
];
/** Random digits that a full grid starts from; with more, most have no solution. */
const SEEDED = 6;

/** Numbers from 0 to 1 that a text decides (mulberry32). @param {string} seed */
function randomOf(seed) {
  let state = [...seed].reduce((sum, character) => Math.imul(sum, 31) + character.charCodeAt(0) | 0, 7);
  return () => {
    state = state + 0x6D2B79F5 | 0;
    let mixed = Math.imul(state ^ state >>> 15, 1 | state);
    mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
    return ((mixed ^ mixed >>> 14) >>> 0) / 4294967296;
  };
}

/** @param {number} count @param {() => number} random */
function shuffled(count, random) {
  const list = Array.from({length: count}, (_, i) => i);
  for (let i = count - 1; i > 0; i -= 1) {
    const other = Math.floor(random() * (i + 1));
    [list[i], list[other]] = [list[other], list[i]];
  }
  return list;
}

const engine = await createEngine({mode: 'main'});

/** @param {any} puzzle @param {() => number} random @returns {Promise<Uint8Array>} */
async function fullGrid(puzzle, random) {
  for (;;) {
    const givens = new Uint8Array(81);
    for (const cell of shuffled(81, random).slice(0, SEEDED)) givens[cell] = 1 + Math.floor(random() * 9);
    const solved = await engine.solve({...puzzle, givens}, {limit: 1, maxNodes: 100_000});
    if (solved.ok && solved.solutions.length) return Uint8Array.from(solved.solutions[0], Number);
  }
}

/** @param {string} text of rules; empty for classic ones */
async function emptyPuzzle(text) {
  const read = await engine.parse(text || '.'.repeat(81));
  if (!read.ok) throw new Error(read.error.message);
  return read.puzzle;
}

/** @param {typeof wanted[0]} wish */
async function makePuzzle({id, text, constraintsOn}) {
  const random = randomOf(id);
  const givens = await fullGrid(await emptyPuzzle(constraintsOn ? '' : text), random);
  const puzzle = await emptyPuzzle(constraintsOn ? text + constraintsOn(givens, random) : text);
  for (const cell of shuffled(41, random)) {
    const fewer = givens.slice();
    fewer[cell] = fewer[80 - cell] = 0;
    const solved = await engine.solve({...puzzle, givens: fewer}, {limit: 2, maxNodes: 100_000});
    if (solved.ok && solved.status === 'unique') givens.set(fewer);
  }
  return {puzzle: writePlain({...puzzle, givens}), rules: puzzle.rules?.text ?? ''};
}

const made = [];
for (const wish of wanted) {
  const {puzzle, rules} = await makePuzzle(wish);
  const {id} = wish;
  const lines = rules.match(/.{1,100}/g)?.map((line) => `'${line}'`).join(' +\n      ');
  made.push(`  {\n    id: '${id}',\n    puzzle: '${puzzle}',\n    rules: ${lines},\n  },\n`);
}
engine.dispose();
await writeFile(new URL('../site/puzzles/rule-samples.js', import.meta.url), `/**
 * Puzzles with rules beside rows, columns and rectangular boxes. Made by tools/make-rule-samples.mjs.
 *
 * @type {{id: 'jigsaw' | 'diagonal' | 'windoku' | 'knight' | 'killer' | 'thermometer' | 'whisper' | 'dots' | 'arrow' |
 *   'renban' | 'sandwich' | 'xv', puzzle: string, rules: string}[]}
 */
export const ruleSamples = [
${made.join('')}];
`);
