/**
 * The package `sudokuscope/engine`: the engine without the element. Its types need no library of browsers.
 */
export {createEngine, Engine} from './engine.js';
export {LEVELS, levelOf} from './levels.js';

/** @typedef {import('./engine-client.js').EngineOptions} EngineOptions */
/** @typedef {import('./explained-run.js').ExplainedRun} ExplainedRun */
/** @typedef {import('./protocol.js').Failure} Failure */
/** @typedef {import('./protocol.js').Puzzle} Puzzle */
/** @typedef {import('./protocol.js').PuzzleInput} PuzzleInput */
/** @typedef {import('./protocol.js').RunEvent} RunEvent */
/** @typedef {import('./protocol.js').Strategy} Strategy */
/** @typedef {import('./run-client.js').Run} Run */
/** @template T @typedef {import('./protocol.js').Result<T>} Result */
