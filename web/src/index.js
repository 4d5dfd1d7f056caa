/**
 * The package `sudokuscope`: the engine, the element, links and traces. Importing it registers nothing; `define()`
 * does.
 */
export {createEngine, Engine, sharedEngine} from './engine-client.js';
export {geometry} from './geometry.js';
export {DEFAULT_STRATEGY, formatLink, formatStrategy, isLink, parseLink, parseStrategy} from './links.js';
export {Run} from './run-client.js';
export {define, SudokuScope} from './sudoku-scope.js';
export {formatTrace, parseTrace} from './traces.js';
export {KEYS} from './view/keys.js';

/** @typedef {import('./protocol.js').Failure} Failure */
/** @typedef {import('./protocol.js').Puzzle} Puzzle */
/** @typedef {import('./protocol.js').PuzzleInput} PuzzleInput */
/** @typedef {import('./protocol.js').RunEvent} RunEvent */
/** @typedef {import('./protocol.js').Strategy} Strategy */
/** @typedef {import('./protocol-rare.js').Tree} Tree */
/** @typedef {import('./trace-run.js').TraceRun} TraceRun */
