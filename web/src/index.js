/**
 * The package `sudokuscope`: the engine, the element, links and traces. Importing it registers nothing; `define()`
 * does.
 */
import {Session} from './element/session.js';
import {SudokuScope} from './sudoku-scope.js';
import * as fullPage from './view/full-page.js';
import {volume} from './language/catalogue.js';

export {clashes} from './grid/check.js';
export {brokenConstraints, isCheckable} from './grid/constraint-check.js';
export {brokenSoFar} from './grid/partial-check.js';
export {closedBranches, deniedBy, variablesOf} from './run/branches.js';
export {Clock} from './run/clock.js';
export {checkProof} from './checker/check-proof.js';
export {statementOf} from './checker/statement.js';
export {isStatementOf} from './grid/statement-check.js';
export {createEngine, Engine} from './client/engine.js';
export {sharedEngine, startEngine} from './client/engine-client.js';
export {isSolution} from './grid/constraint-check.js';
export {defaultBox, geometry, geometryOf} from './grid/geometry.js';
export {speak} from './language/catalogue.js';
export {LEVELS, levelOf} from './words/levels.js';
export {isLink, linkField, parseLink} from './links/reading.js';
export {BitReader, BitWriter} from './links/bits.js';
export {formatStateCode} from './links/codes.js';
export {DEFAULT_STRATEGY, formatLink, formatStrategy, parseStrategy} from './links/links.js';
export {chooseSteps, picture, pictures, puzzlePicture} from './view/picture/pictures.js';
export {digitOf, digitsOf, writePlain} from './grid/plain-puzzle.js';
export {Run} from './client/run-client.js';
export {loadSteering} from './view/controls/step-links.js';
export {showRules} from './view/rule-place.js';
export {propagatorName, strategyName, strategyParts} from './words/strategy-names.js';
export {define, SudokuScope} from './sudoku-scope.js';
export {formatTrace, parseTrace} from './client/recorded.js';
export {KEYS} from './element/key-words.js';
export {isKeyTaken} from './element/keys.js';
export {count, either, list, plural} from './words/numbers.js';

// With the whole package, an element doesn't have to load these parts first.
SudokuScope.Session = Session;
SudokuScope.fullPage = fullPage;

/** Loads the module for short links: codes of puzzles. */
export const loadLinkCodes = () => import('./links/codes.js');

/** Loads the module for pages that compare runs. */
export const loadComparing = () => import('./view/comparing.js');

/** Loads the module that words steps of techniques as hints. */
export async function loadHints() {
  const [hints] = await Promise.all([import('./words/hints.js'), volume('techniques')]);
  return hints;
}

/** Loads the module for pages on which people fill in a puzzle. */
export const loadPlaying = () => import('./view/play/playing.js');

/** @typedef {import('./client/engine-client.js').SolvingEngine} SolvingEngine */
/** @typedef {import('./grid/geometry.js').Geometry} Geometry */
/** @typedef {import('./grid/geometry.js').Rules} Rules */
/** @typedef {import('./protocol/kinds.js').Meaning} Meaning */
/** @typedef {import('./protocol/kinds.js').Proposal} Proposal */
/** @typedef {import('./links/reading.js').Link} Link */
/** @typedef {import('./links/links.js').LinkParts} LinkParts */
/** @typedef {import('./protocol/kinds.js').Failure} Failure */
/** @typedef {import('./protocol/kinds.js').Puzzle} Puzzle */
/** @typedef {import('./client/explained-run.js').ExplainedRun} ExplainedRun */
/** @typedef {import('./protocol/proofs.js').Proof} Proof */
/** @typedef {import('./protocol/proofs.js').StepProof} StepProof */
/** @typedef {import('./checker/check-proof.js').Verdict} Verdict */
/** @typedef {import('./client/hinting.js').HintResult} HintResult */
/** @typedef {import('./words/hints.js').Hint} Hint */
/** @typedef {import('./words/techniques/step-pattern.js').StepPattern} StepPattern */
/** @typedef {import('./protocol/people.js').FoundStep} FoundStep */
/** @typedef {import('./protocol/people.js').Conclusion} Conclusion */
/** @typedef {import('./grid/geometry.js').Constraint} Constraint */
/** @typedef {import('./protocol/people.js').FewestFound} FewestFound */
/** @typedef {import('./protocol/people.js').Impossible} Impossible */
/** @typedef {import('./protocol/people.js').Statement} Statement */
/** @typedef {import('./protocol/people.js').Rating} Rating */
/** @typedef {import('./protocol/people.js').RatingForPeople} RatingForPeople */
/** @typedef {import('./protocol/people.js').Technique} Technique */
/** @typedef {import('./protocol/kinds.js').PuzzleInput} PuzzleInput */
/** @typedef {import('./protocol/kinds.js').RunEvent} RunEvent */
/** @typedef {import('./protocol/kinds.js').Strategy} Strategy */
/** @typedef {import('./protocol/trees-and-reasons.js').Tree} Tree */
/** @typedef {import('./words/techniques/steps.js').Step} Step */
/** @typedef {import('./traces/recorded-run.js').TraceRun} TraceRun */
