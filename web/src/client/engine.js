/** The complete engine: solving, runs, human techniques, new puzzles and proofs. */
import {connect} from './connecting.js';
import {SolvingEngine} from './engine-client.js';
import {propagators} from '#propagators';

/** @typedef {import('../protocol/kinds.js').Failure} Failure */
/** @typedef {import('../protocol/kinds.js').PuzzleInput} PuzzleInput */
/** @typedef {import('../protocol/kinds.js').Strategy} Strategy */

/** @template T @typedef {import('../protocol/kinds.js').Result<T>} Result */

/**
 * `onRating` gets the rating for people as soon as it is known, without `weakestConsistency` and `guesses`;
 * `onConsistency` gets, while `weakestConsistency` is looked for, the id of the propagator that is being tried;
 * `onGuesses` gets `guesses` as soon as they are known
 * @typedef {{signal?: import('../protocol/kinds.js').Signal, onProgress?: (steps: number) => void,
 *            onRating?: (rating: import('../protocol/people.js').RatingForPeople) => void,
 *            onConsistency?: (trying: string) => void, onGuesses?: (guesses: number) => void}} RateOptions
 */

/**
 * Starts an engine; the elements of a page share one (`sharedEngine`).
 * @param {import('./engine-client.js').EngineOptions} [options] `mode` is `worker`, `main` (the calling thread) or
 *   `auto`: a worker in pages, the calling thread under node; `wasm` is the address of the module, or its bytes; `simd:
 *   false` solves with the build for machines without SIMD
 * @returns {Promise<Engine>} rejects if there is no WebAssembly
 */
export async function createEngine(options) {
  // The list of techniques is loaded later, so that the first puzzle of a page doesn't wait for it.
  const [connection, {techniques}] = await Promise.all([connect(options), import('#techniques')]);
  return new Engine(connection, options, techniques);
}

export class Engine extends SolvingEngine {
  #techniques;

  /**
   * @param {import('./connecting.js').Connection} connection
   * @param {import('./engine-client.js').EngineOptions} [options] as for `createEngine`
   * @param {import('../protocol/people.js').Technique[]} [techniques] easiest first
   */
  constructor(connection, options, techniques = []) {
    super(connection, options);
    this.#techniques = techniques;
  }

  /** All propagators, weakest first. @returns {Propagator[]} */
  propagators() {
    return propagators;
  }

  /**
   * All human techniques, easiest first.
   * @returns {import('../protocol/people.js').Technique[]}
   */
  techniques() {
    return this.#techniques;
  }

  /**
   * All steps of one technique in this position, which includes the player's own digits and marks.
   * @param {PuzzleInput} puzzle
   * @param {import('./engine-help.js').Searching & {technique: string}} options
   * @returns {Promise<Result<{steps: import('../words/techniques/steps.js').Step[], isLimited: boolean}>>} `isLimited`:
   *   there may be more, because the search stopped at a limit; this never happens up to 9x9
   */
  steps(puzzle, options) {
    return this.help('steps', puzzle, options);
  }

  /**
   * The easiest step in this position.
   * @param {PuzzleInput} puzzle
   * @param {import('./engine-help.js').Searching} [options]
   * @returns {Promise<Result<{step: import('../protocol/people.js').FoundStep | null, isLimited: boolean}>>}
   *   `isLimited`: an easier one may have been missed, because the search was cut short; this never happens up to 9x9
   */
  nextStep(puzzle, options) {
    return this.help('nextStep', puzzle, options);
  }

  /**
   * A hint for the player's own digits and marks. Mistakes in them come first.
   * @param {PuzzleInput} puzzle
   * @param {import('./engine-help.js').Searching & {rung?: 1 | 2 | 3 | 4 | 5}} [options] `rung`: how much to
   *   reveal: where to look, the unit, the digit or technique, the pattern, the step itself
   * @returns {Promise<Result<{hint: import('./hinting.js').HintResult}>>}
   */
  hint(puzzle, options) {
    return this.help('hint', puzzle, options);
  }

  /**
   * Rates how hard a puzzle is, for people and for computers. The latter can take a minute where many constraints meet.
   * @param {PuzzleInput} puzzle digits placed by a player are ignored
   * @param {RateOptions} [options]
   * @returns {Promise<Result<{rating: import('../protocol/people.js').Rating}>>} only a puzzle with one
   *   solution is rated; otherwise the error has the code `none`, `multiple` or `limit`, like the status of `solve`
   */
  rate(puzzle, options) {
    return this.help('rate', puzzle, options);
  }

  /**
   * Solves with human techniques: a run that always takes the easiest step, and guesses if there is none. The same as
   * `run` with the propagation `techniques`.
   * @param {PuzzleInput} puzzle
   * @param {{signal?: import('../protocol/kinds.js').Signal, maxEvents?: number, live?: boolean, strategy?: Strategy,
   *          onProgress?: (events: number, nodes: number, trying: import('../protocol/people.js').Trying) => void}}
   *   [options]
   * @returns {Promise<Result<{run: import('./explained-run.js').ExplainedRun}>>}
   */
  explain(puzzle, options) {
    return this.help('explain', puzzle, options);
  }

  /**
   * Generates a puzzle. Fails with `not-found` if no puzzle was found, or `cancelled`.
   * @param {import('./generating.js').GenerateOptions} [options]
   * @returns {Promise<import('./generating.js').Generated>}
   */
  generate(options) {
    return this.help('generate', '', options);
  }

  /**
   * Proves that a puzzle has exactly one solution or none, in files for any checker of SAT proofs, such as
   * `checkProof`, which shares no code with the engine.
   * @param {PuzzleInput} puzzle digits placed by a player are ignored
   * @param {{branches?: number[][], signal?: import('../protocol/kinds.js').Signal,
   *         onProgress?: (trials: number) => void}} [options] `branches` of a search, each given by its guesses as
   *   variables of the statement, cell * n + digit; deeper ones come first
   * @returns {Promise<Result<import('../protocol/proofs.js').Proof>>}
   */
  prove(puzzle, options) {
    return this.help('prove', puzzle, options);
  }

  /**
   * Proves that a conclusion follows from a position: if it is false, there is no solution.
   * @param {PuzzleInput} puzzle with the player's own digits and marks
   * @param {import('../protocol/people.js').Conclusion & {signal?: import('../protocol/kinds.js').Signal,
   *         onProgress?: (trials: number) => void}} conclusion
   * @returns {Promise<Result<import('../protocol/proofs.js').StepProof>>} the error has the code `cell` if the
   *   grid has no such cell or digit, or the cell is filled
   */
  proveStep(puzzle, conclusion) {
    return this.help('proveStep', puzzle, conclusion);
  }

  /**
   * Finds the smallest reason for a conclusion: the fewest statements about a position that force it. There are three
   * kinds of statements: a cell has one of its candidates, a digit has one of its places in a unit, or the cells of a
   * constraint are filled with candidates that satisfy it.
   * @param {PuzzleInput} puzzle with the player's own digits and marks; at most 16 rows
   * @param {import('../protocol/people.js').Conclusion & {signal?: import('../protocol/kinds.js').Signal,
   *         onProgress?: (size: number) => void}} conclusion `onProgress` gets the size of the smallest set so far, 0
   *   before there is one; after an abort, this set is the result, or the error is `cancelled` if there is none
   * @returns {Promise<Result<import('../protocol/people.js').FewestFound>>} the error has the code `cell` if
   *   the grid has no such cell or digit
   */
  fewest(puzzle, conclusion) {
    return this.help('fewest', puzzle, conclusion);
  }

  /**
   * Explains why the digits placed by a player allow no solution.
   * @param {PuzzleInput} puzzle
   * @param {number[]} order the cells of these digits, in the order in which they were filled
   * @param {{signal?: import('../protocol/kinds.js').Signal}} [options]
   * @returns {Promise<Result<import('../protocol/people.js').Impossible>>}
   */
  impossible(puzzle, order, options) {
    return this.help('impossible', puzzle, {...options, order});
  }
}

/** @typedef {{id: string, name: string, summary: string}} Propagator */
