// Whatever is asked about whatever grid: a signal ends it. The engine works in this very thread, so a call that held it
// would keep the signal from coming, and the test would run into its time.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test, {after} from 'node:test';
import {engineFor} from './engine.mjs';

const engine = await engineFor(after);
const SIGNAL_AFTER_MS = 100;
/** Far more than any call takes after its signal; far less than those that did not listen. */
const options = {timeout: 60_000};

const grid = (boxRows, boxCols, givens) => ({boxRows, boxCols, givens});
const empty = (boxRows, boxCols) => grid(boxRows, boxCols, new Uint8Array((boxRows * boxCols) ** 2));

/** A grid of the pattern that shifts a row by the box's width, of which every so many cells are given. */
function given(boxRows, boxCols, share) {
  const size = boxRows * boxCols;
  let state = 11;
  return grid(boxRows, boxCols, Uint8Array.from({length: size * size}, (_, cell) => {
    state = state * 48271 % 2147483647;
    const row = Math.floor(cell / size);
    const digit = (row * boxCols + Math.floor(row / boxRows) + cell % size) % size + 1;
    return state / 2147483647 < share ? digit : 0;
  }));
}

const [, HARD_16] = readFileSync(new URL('../data/corpora/large-16.txt', import.meta.url), 'utf8').split('\n');
/** One that has no solution, and is long without one: two cells of a row are left the same digit alone. */
const NONE = '...........5..9.....1..2.......9..5445............58....64..9...47.........8.....';

const grids = {
  'an empty 9x9': empty(3, 3), 'an empty 16x16': empty(4, 4), 'an empty 25x25': empty(5, 5),
  'an empty 36x36': empty(6, 6),
  'a fifth of a 25x25': given(5, 5, 0.2), 'half a 25x25': given(5, 5, 0.5), 'a fifth of a 36x36': given(6, 6, 0.2),
  'half a 36x36': given(6, 6, 0.5), 'a hard 16x16': HARD_16, 'a 9x9 without a solution': NONE,
};

const asking = {
  solve: (puzzle, signal) => engine.solve(puzzle, {limit: 1e9, signal}),
  count: (puzzle, signal) => engine.count(puzzle, {limit: 1e15, signal}),
  solveMany: async (puzzle, signal) => {
    const {text} = typeof puzzle === 'string' ? {text: puzzle} : await engine.format(puzzle, 'line');
    return engine.solveMany(Array(50).fill(text), {limit: 1e9, signal, threads: 1});
  },
  stats: (puzzle, signal) => engine.stats(puzzle, {solutions: 1e9}, {signal}),
  consistency: (puzzle, signal) => engine.consistency(puzzle, {signal}),
  hint: (puzzle, signal) => engine.hint(puzzle, {signal}),
  nextStep: (puzzle, signal) => engine.nextStep(puzzle, {signal}),
  steps: (puzzle, signal) => engine.steps(puzzle, {technique: 'nishio', signal}),
  rate: (puzzle, signal) => engine.rate(puzzle, {signal}),
  explain: (puzzle, signal) => engine.explain(puzzle, {signal}),
  canonical: (puzzle, signal) => engine.canonical(Array(50).fill(puzzle), {signal}),
  ...Object.fromEntries(engine.propagators().map(({id}) => [`run by ${id}`, (puzzle, signal) =>
    engine.run(puzzle, {propagation: id, solutions: 1e9}, {signal})])),
};

for (const [method, ask] of Object.entries(asking)) {
  test(`${method} ends at its signal, on all kinds of grids`, options, async () => {
    for (const [name, puzzle] of Object.entries(grids)) {
      const controller = new AbortController();
      const timer = setTimeout(() => controller.abort(), SIGNAL_AFTER_MS);
      const answer = await ask(puzzle, controller.signal);
      clearTimeout(timer);
      assert.ok(answer.ok || ['cancelled', 'puzzle', 'none', 'multiple', 'format', 'length', 'limit', 'clash', 'size']
          .includes(answer.error.code), `${name}: ${JSON.stringify(answer.error)}`);
      answer.run?.dispose();
    }
  });
}

test('puzzles are made until the signal comes', options, async () => {
  const minimal = {boxRows: 4, boxCols: 4, minimal: true, symmetry: 'rotational180'};
  for (const wish of [{technique: 'mutant-jellyfish'}, minimal]) {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), SIGNAL_AFTER_MS);
    const answer = await engine.generate({...wish, seed: '1', signal: controller.signal});
    assert.ok(answer.ok || answer.error.code === 'cancelled', JSON.stringify(answer.error));
  }
});
