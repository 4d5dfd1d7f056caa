// How many puzzles of a file each propagator solves without search, in WebAssembly under node, and how long it takes
// for the median and the slowest of them (docs/consistency.md):
//
//     node tests/bench/solved-without-search.mjs puzzles.txt [propagator...]
//
// The file has a puzzle a line, as the app reads it. Without names, all propagators are tried.
import {readFileSync} from 'node:fs';
import {createEngine} from '../../web/src/client/engine.js';
import {median} from '../support/figures.mjs';

const [file, ...wanted] = process.argv.slice(2);
if (!file) {
  console.error('Which file? node tests/bench/solved-without-search.mjs puzzles.txt [propagator...]');
  process.exit(2);
}

const puzzles = readFileSync(file, 'utf8').split('\n').map((line) => line.trim()).filter(Boolean);
const engine = await createEngine({mode: 'main'});
const ids = wanted.length ? wanted : engine.propagators().map(({id}) => id);
console.log(`${puzzles.length} puzzles`);
for (const propagation of ids) {
  const times = [];
  let solved = 0;
  for (const puzzle of puzzles) {
    const started = performance.now();
    const answer = await engine.stats(puzzle, {propagation, search: false});
    if (!answer.ok) throw new Error(`${puzzle}: ${answer.error.message}`);
    times.push(performance.now() - started);
    if (answer.status === 'unique') solved += 1;
  }
  const [middle, most] = [median(times), Math.max(...times)].map((ms) => `${ms.toFixed(2).padStart(10)} ms`);
  console.log(`${propagation.padEnd(32)} ${String(solved).padStart(8)} solved ${middle}, at most ${most}`);
}
engine.dispose();
