/**
 * The package `sudokuscope/engine`: the engine without the element. Its types don't need the `dom` library.
 */
export {checkProof} from './checker/check-proof.js';
export {statementOf} from './checker/statement.js';
export {isStatementOf} from './grid/statement-check.js';
export {createEngine, Engine} from './client/engine.js';
export {speak} from './language/catalogue.js';
export {LEVELS, levelOf} from './words/levels.js';

/** @typedef {import('./client/engine-client.js').EngineOptions} EngineOptions */
/** @typedef {import('./client/explained-run.js').ExplainedRun} ExplainedRun */
/** @typedef {import('./protocol/kinds.js').Failure} Failure */
/** @typedef {import('./protocol/proofs.js').Proof} Proof */
/** @typedef {import('./checker/check-proof.js').Verdict} Verdict */
/** @typedef {import('./protocol/kinds.js').Puzzle} Puzzle */
/** @typedef {import('./protocol/kinds.js').PuzzleInput} PuzzleInput */
/** @typedef {import('./protocol/kinds.js').RunEvent} RunEvent */
/** @typedef {import('./protocol/kinds.js').Strategy} Strategy */
/** @typedef {import('./client/run-client.js').Run} Run */
/** @template T @typedef {import('./protocol/kinds.js').Result<T>} Result */
