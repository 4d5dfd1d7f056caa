// Every function of the engine that can take long, and grids on which it does: what has to end at a signal.
import {readFileSync} from 'node:fs';

const grid = (boxRows, boxCols, givens) => ({boxRows, boxCols, givens});
const empty = (boxRows, boxCols) => grid(boxRows, boxCols, new Uint8Array((boxRows * boxCols) ** 2));

/** An event that no run has: all of it is looked through. */
const NOWHERE = [{kinds: ['eliminate'], cell: 0, digit: 1, depth: 2000, isFailure: false}];

/** A grid of the pattern that shifts a row by the box's width, of which every so many cells are given. */
export function given(boxRows, boxCols, share) {
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
/** A grid from its text, in which letters go on behind 9. */
const read = (boxRows, boxCols, text) => grid(boxRows, boxCols, Uint8Array.from(text, (sign) =>
  sign === '.' ? 0 : parseInt(sign, 36)));
/** One that has no solution, and is long without one: two cells of a row are left the same digit alone. */
const NONE = '...........5..9.....1..2.......9..5445............58....64..9...47.........8.....';

/** By name. @type {Record<string, any>} */
export const hostileGrids = {
  'an empty 9x9': empty(3, 3), 'an empty 16x16': empty(4, 4), 'an empty 25x25': empty(5, 5),
  'an empty 36x36': empty(6, 6),
  'a fifth of a 25x25': given(5, 5, 0.2), 'half a 25x25': given(5, 5, 0.5), 'a fifth of a 36x36': given(6, 6, 0.2),
  'half a 36x36': given(6, 6, 0.5), 'a hard 16x16': read(4, 4, HARD_16), 'a 9x9 without a solution': read(3, 3, NONE),
  'a 9x9 with a clash': `11${'.'.repeat(79)}`, 'no puzzle': 'abc',
};

/** The cells that a puzzle leaves open, as far as it is one. @param {any} puzzle */
function openCells({givens = []}) {
  return [...givens.keys()].filter((cell) => givens[cell] === 0);
}

/** That the last open cell does not hold its digit 1. @param {any} puzzle */
function conclusionOn(puzzle) {
  return {cell: openCells(puzzle).at(-1) ?? 0, digit: 1, isPlacement: false};
}

/** As a player fills it who doesn't think: every other open cell with the same digit. @param {any} puzzle */
function filledWrongly(puzzle) {
  const order = openCells(puzzle).filter((_, at) => at % 2 === 0);
  const values = new Uint8Array(puzzle.givens?.length ?? 0);
  for (const cell of order) values[cell] = 1;
  return {puzzle: order.length ? {...puzzle, values} : puzzle, order};
}

/**
 * The functions by name, each asked for as much as it can be asked.
 * @param {import('../../web/src/client/engine.js').Engine} engine
 * @returns {Record<string, (puzzle: any, signal: AbortSignal) => Promise<any>>}
 */
export function askingOf(engine) {
  return {
    solve: (puzzle, signal) => engine.solve(puzzle, {limit: 1e9, signal}),
    count: (puzzle, signal) => engine.count(puzzle, {limit: 1e15, signal}),
    trueCandidates: (puzzle, signal) => engine.trueCandidates(puzzle, {signal}),
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
    prove: (puzzle, signal) => engine.prove(puzzle, {signal}),
    proveStep: (puzzle, signal) => engine.proveStep(puzzle, {...conclusionOn(puzzle), signal}),
    fewest: (puzzle, signal) => engine.fewest(puzzle, {...conclusionOn(puzzle), signal}),
    impossible: (puzzle, signal) => {
      const {puzzle: filled, order} = filledWrongly(puzzle);
      return engine.impossible(filled, order, {signal});
    },
    ...Object.fromEntries(engine.propagators().map(({id}) => [`run by ${id}`, (puzzle, signal) =>
      engine.run(puzzle, {propagation: id, solutions: 1e9}, {signal})])),
  };
}

/**
 * The questions to a run by name, about a place in it.
 * @param {import('../../web/src/client/run-client.js').Run} run
 * @returns {Record<string, (index: number, options: {signal: AbortSignal}) => Promise<any>>}
 */
export function questionsOf(run) {
  return {
    events: (index, options) => run.events(index, 1000, options),
    stateAt: (index, options) => run.stateAt(index, options),
    next: (index, options) => run.next(index, 'conflict', options),
    previous: (index, options) => run.previous(index, 'decide', options),
    count: (index, options) => run.count(index, 'eliminate', options),
    find: (index, options) => run.find(NOWHERE, index, 'next', options),
    origin: (index, options) => run.origin(index, 0, 1, options),
    phase: (index, options) => run.phase(index, undefined, options),
    reason: (index, options) => run.reason(index, options),
    tree: (index, options) => run.tree({root: index, ...options}),
    layers: (index, options) => run.layers(index, 0, options),
    consistency: (_, options) => run.consistency(options),
  };
}
