// The common part of the tests of the WebAssembly engine: an engine, puzzles, and what they are known to be.
import {createEngine} from '../../web/src/client/engine.js';

/** An engine that is disposed of after the test file. @param {(hook: () => void) => void} after */
export async function engineFor(after) {
  const engine = await createEngine({mode: 'main'});
  after(() => engine.dispose());
  return engine;
}

/** The questions of a recorded run. @param {import('../../web/src/client/engine.js').Engine} engine */
export const askOf = (engine) => (...question) => engine.tell(...question);

/** A run that must be fine. */
export async function runOf(engine, puzzle, strategy, options) {
  const result = await engine.run(puzzle, strategy, options);
  if (!result.ok) throw new Error(result.error.message);
  return result.run;
}

export const EASY = '4.129..752..3..8...7..8...6...1.3.621.5...4.373.6.8...6...2..3...7..1..489..651.7';
export const EASY_SOLVED = '481296375256317849379584216948153762165972483732648951614729538527831694893465127';
export const HARD = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
export const HARD_SOLVED = '417369825632158947958724316825437169791586432346912758289643571573291684164875293';
export const UNSOLVABLE = '3.129..752..3..8...7..8...6...1.3.621.5...4.373.6.8...6...2..3...7..1..489..651.7';
export const SIX = '003010560320054203206450012045040100';
export const EMPTY = '.'.repeat(81);
/** Plain backtracking takes hundreds of millions of events for it. */
export const LONG = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

/** Solutions are numbered lines of digits. @param {string} line */
export const digitsOf = (line) => Array.from(line, (symbol) => parseInt(symbol, 36));

/** Everything of a run that says what happened. */
export const allEvents = (run) => run.events(0, run.length);

/** A Failure as docs/api.md has it, and nothing else. @param {any} result */
export function isFailure(result) {
  const {ok, error} = result;
  const optional = [['offset', Number.isInteger], ['cells', Array.isArray], ['choices', Array.isArray]];
  return ok === false && Object.keys(result).length === 2 && typeof error.code === 'string' && error.code !== '' &&
    /^\S.*[.?]$/s.test(error.message) && optional.every(([key, is]) => !(key in error) || is(error[key]));
}
