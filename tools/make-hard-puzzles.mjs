// Makes site/puzzles/hard-puzzles.js, the set that the page compares strategies on: minimal 9x9 puzzles, of many that
// were made
// those that need the most guesses. The same seed makes the same set.
//
//     node tools/make-hard-puzzles.mjs    (some minutes)
import {writeFile} from 'node:fs/promises';
import {createEngine} from '../web/src/client/engine.js';

const made = 6000;
const kept = 60;
const cells = 81;

const engine = await createEngine({mode: 'main'});
const below = makeRandom(20260101);
const found = [];
for (let number = 1; number <= made; number += 1) {
  const puzzle = await minimal(await fullGrid(number));
  const {stats} = await engine.stats(puzzle);
  found.push({puzzle, guesses: stats.guesses});
  if (number % 500 === 0) console.log(`${number} of ${made}`);
}
found.sort((a, b) => b.guesses - a.guesses);
const lines = found.slice(0, kept).map(({puzzle}) => `  '${puzzle}',`);
await writeFile(new URL('../site/puzzles/hard-puzzles.js', import.meta.url), `/**
 * A set to compare strategies on. Made by tools/make-hard-puzzles.mjs: of ${made} minimal puzzles the ${kept} that need
 * the most guesses under only choice.
 */
export const hardPuzzles = [
${lines.join('\n')}
];
`);
console.log(`kept ${kept}, with ${found[kept - 1].guesses} to ${found[0].guesses} guesses`);
engine.dispose();

/** A full grid: what a search comes to that takes cells and digits at random. */
async function fullGrid(seed) {
  const {run} = await engine.run('.'.repeat(cells), {variable: 'random', value: 'random', seed});
  const [grid] = run.solutions;
  run.dispose();
  return grid;
}

/** A puzzle with one solution, of which no given can be taken away. */
async function minimal(grid) {
  let puzzle = [...grid];
  for (const cell of shuffled()) {
    const fewer = puzzle.map((symbol, other) => (other === cell ? '.' : symbol));
    const {status} = await engine.solve(fewer.join(''), {limit: 2});
    if (status === 'unique') puzzle = fewer;
  }
  return puzzle.join('');
}

/** All cells, in random order. */
function shuffled() {
  const order = Array.from({length: cells}, (_, cell) => cell);
  for (let i = cells - 1; i > 0; i -= 1) {
    const other = below(i + 1);
    [order[i], order[other]] = [order[other], order[i]];
  }
  return order;
}

/** Lehmer's generator. */
function makeRandom(seed) {
  let state = seed;
  return (bound) => {
    state = state * 48271 % 2147483647;
    return state % bound;
  };
}
