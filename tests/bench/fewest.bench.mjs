// The time that the smallest reason of a person's step takes, in WebAssembly under node: of the first conclusions of
// steps of every level, on the way through puzzles of our own.
import {readFileSync} from 'node:fs';
import {createEngine} from '../../web/src/client/engine.js';
import {puzzleOfState} from '../../web/src/element/trials.js';
import {applyEvent, cloneState, startState} from '../../web/src/run/replay.js';
import {median, report} from '../support/figures.mjs';

/** So many steps, and of each level so many where there are as many; the rest is filled up from all levels. */
const STEPS = 1000;
const OF_LEVEL = 100;
const MOST_MS = 200;
const SHARE = 0.95;
/** The difficulty of the hardest step of each level, as engine/src/human/README.md has it. */
const LEVELS = {'very easy': 12, 'easy': 23, 'medium': 41, 'hard': 59, 'fiendish': 89, 'extreme': 120};

const engine = await createEngine({mode: 'main'});
const steps = await collected(['easy', 'few', 'hard'].flatMap((name) =>
  readFileSync(new URL(`../data/corpora/${name}.txt`, import.meta.url), 'utf8').split('\n')
    .filter((line) => /^[.0-9]{81}/.test(line)).map((line) => line.slice(0, 81))));
const all = [];
for (const [level, found] of Object.entries(steps)) {
  const times = [];
  let smallest = 0;
  for (const {position, conclusion} of found) {
    const before = process.cpuUsage();
    const answer = await engine.fewest(position, conclusion);
    const {user, system} = process.cpuUsage(before);
    times.push((user + system) / 1000);
    smallest += answer.status === 'smallest' ? 1 : 0;
  }
  all.push(...times);
  const share = times.filter((ms) => ms <= MOST_MS).length / times.length;
  console.log(`${level}: ${times.length} steps, ${smallest} proved smallest, median ${median(times).toFixed(1)} ms, ` +
    `${(100 * share).toFixed(1)} % within ${MOST_MS} ms, at most ${Math.max(...times).toFixed(0)} ms`);
}
const within = all.filter((ms) => ms <= MOST_MS).length / all.length;
report(`the smallest reason, ${100 * SHARE} of 100 of ${all.length} steps`, `within ${MOST_MS} ms`,
  `${(100 * within).toFixed(1)} %`, within >= SHARE);
engine.dispose();

/**
 * Steps of techniques with the positions before them, by level, from puzzles by turns.
 * @param {string[]} puzzles
 */
async function collected(puzzles) {
  const steps = Object.fromEntries(Object.keys(LEVELS).map((level) => [level, []]));
  const spare = [];
  for (const line of puzzles) {
    const {run} = await engine.explain(line);
    const state = startState(run.puzzle);
    for (const event of await run.events(0, run.length)) {
      const level = event.found && Object.keys(LEVELS).find((name) => event.found.difficulty <= LEVELS[name]);
      if (level) {
        const {placements: [placed], eliminations: [removed]} = event.found;
        const [cell, digit] = placed ?? removed;
        const conclusion = {cell, digit, isPlacement: Boolean(placed)};
        const step = {position: puzzleOfState(run.puzzle, cloneState(state)), conclusion};
        if (steps[level].length < OF_LEVEL) steps[level].push(step);
        else spare.push({level, step});
      }
      applyEvent(state, event);
    }
    run.dispose();
    if (Object.values(steps).every(({length}) => length >= OF_LEVEL) && spare.length >= STEPS) break;
  }
  const wanted = STEPS - Object.values(steps).reduce((sum, {length}) => sum + length, 0);
  const stride = Math.max(1, Math.floor(spare.length / wanted));
  for (const {level, step} of spare.filter((_, at) => at % stride === 0).slice(0, wanted)) steps[level].push(step);
  return steps;
}
