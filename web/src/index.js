/**
 * The package `sudokuscope`: the engine, the element, links and traces. Importing it registers nothing; `define()`
 * does.
 */
import {Session} from './session.js';
import {SudokuScope} from './sudoku-scope.js';
import * as whole from './view/whole.js';

export {clashes} from './check.js';
export {Clock} from './clock.js';
export {createEngine, Engine} from './engine.js';
export {sharedEngine, startEngine} from './engine-client.js';
export {isSolution} from './final-check.js';
export {geometry} from './geometry.js';
export {LEVELS, levelOf} from './levels.js';
export {isLink, linkField, parseLink} from './link-reading.js';
export {BitReader, BitWriter} from './link-bits.js';
export {formatStateCode} from './link-codes.js';
export {DEFAULT_STRATEGY, formatLink, formatStrategy, parseStrategy} from './links.js';
export {chooseSteps, picture, pictures, puzzlePicture} from './pictures.js';
export {digitsOf} from './plain-puzzle.js';
export {Run} from './run-client.js';
export {propagatorName, strategyName, strategyParts} from './strategy-names.js';
export {define, SudokuScope} from './sudoku-scope.js';
export {formatTrace, parseTrace} from './traces.js';
export {KEYS, digitOf, isKeyTaken} from './view/keys.js';
export {count, plural} from './words.js';
export {writePlain} from './write-plain.js';

// Who has all of the package need not wait for what solves and plays.
SudokuScope.Session = Session;
SudokuScope.whole = whole;

/** Codes of puzzles for links that are short, in a module of their own. */
export const loadLinkCodes = () => import('./link-codes.js');

/** Views for pages that put runs beside each other, in a module of their own. */
export const loadComparing = () => import('./view/comparing.js');

/** Steps of techniques as hints, in words, in a module of their own. */
export const loadHints = () => import('./hints.js');

/** Views for a page on which a puzzle is filled, in a module of their own. */
export const loadPlaying = () => import('./view/playing.js');

/** @typedef {import('./engine-client.js').SolvingEngine} SolvingEngine */
/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('./link-reading.js').Link} Link */
/** @typedef {import('./links.js').LinkParts} LinkParts */
/** @typedef {import('./protocol.js').Failure} Failure */
/** @typedef {import('./protocol.js').Puzzle} Puzzle */
/** @typedef {import('./explained-run.js').ExplainedRun} ExplainedRun */
/** @typedef {import('./hinting.js').ToldHint} ToldHint */
/** @typedef {import('./hints.js').Hint} Hint */
/** @typedef {import('./step-pattern.js').StepPattern} StepPattern */
/** @typedef {import('./protocol-human.js').FoundStep} FoundStep */
/** @typedef {import('./protocol-human.js').Impossible} Impossible */
/** @typedef {import('./protocol-human.js').Rating} Rating */
/** @typedef {import('./protocol-human.js').Technique} Technique */
/** @typedef {import('./protocol.js').PuzzleInput} PuzzleInput */
/** @typedef {import('./protocol.js').RunEvent} RunEvent */
/** @typedef {import('./protocol.js').Strategy} Strategy */
/** @typedef {import('./protocol-rare.js').Tree} Tree */
/** @typedef {import('./told-steps.js').Step} Step */
/** @typedef {import('./trace-run.js').TraceRun} TraceRun */
