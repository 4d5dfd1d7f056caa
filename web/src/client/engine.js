/** The engine with all that it can do: besides solving and running, what it knows of how people solve. */
import {SolvingEngine, connect} from './engine-client.js';
import {propagators} from '#propagators';

/** @typedef {import('../protocol/kinds.js').Failure} Failure */
/** @typedef {import('../protocol/kinds.js').PuzzleInput} PuzzleInput */
/** @typedef {import('../protocol/kinds.js').Strategy} Strategy */

/** @template T @typedef {import('../protocol/kinds.js').Result<T>} Result */

/** The propagators in words, weakest first. @type {Propagator[]} */
export const PROPAGATORS = propagators;

SolvingEngine.knownPropagators = PROPAGATORS;

/**
 * An engine; the elements of a page share one (`sharedEngine`).
 * @param {import('./engine-client.js').EngineOptions} [options] `auto` takes a worker, and the main thread where there
 *   can be none; `wasm` says where the module is, or is the module; `simd` false solves with the plain build, on any
 *   machine
 * @returns {Promise<Engine>} rejects where WebAssembly can't be had
 */
export async function createEngine(options) {
  // The list of techniques comes later: the first puzzle of a page need not wait for it.
  const [connection, {techniques}] = await Promise.all([connect(options), import('#techniques')]);
  return new Engine(connection, options, techniques);
}

export class Engine extends SolvingEngine {
  #techniques;

  /**
   * @param {import('./engine-client.js').Connection} connection
   * @param {import('./engine-client.js').EngineOptions} [options] those of `createEngine`
   * @param {import('../protocol/people.js').Technique[]} [techniques] easiest first
   */
  constructor(connection, options, techniques = []) {
    super(connection, options);
    this.#techniques = techniques;
  }

  /**
   * The techniques of people, easiest first.
   * @returns {import('../protocol/people.js').Technique[]}
   */
  techniques() {
    return this.#techniques;
  }

  /**
   * All steps of one technique, here and now: from the player's own values and marks.
   * @param {PuzzleInput} puzzle
   * @param {import('./engine-help.js').Searching & {technique: string}} options
   * @returns {Promise<Result<{steps: import('../words/techniques/steps.js').Step[], isLimited: boolean}>>} `isLimited`:
   *   there may be more of them, which would have taken too much work; never so up to 9x9
   */
  steps(puzzle, options) {
    return this.help('steps', puzzle, options);
  }

  /**
   * The easiest step that there is, here and now.
   * @param {PuzzleInput} puzzle
   * @param {import('./engine-help.js').Searching} [options]
   * @returns {Promise<Result<{step: import('../protocol/people.js').FoundStep | null, isLimited: boolean}>>}
   *   `isLimited`: an easier one may have been passed over, as it would have taken too much work; never so up to 9x9
   */
  nextStep(puzzle, options) {
    return this.help('nextStep', puzzle, options);
  }

  /**
   * A hint from the player's own values and marks; what is wrong with those is told first.
   * @param {PuzzleInput} puzzle
   * @param {import('./engine-help.js').Searching & {rung?: 1 | 2 | 3 | 4 | 5}} [options] how much it tells: where to
   *   look, which unit, which digit or technique, the pattern, the step itself
   * @returns {Promise<Result<{hint: import('./hinting.js').ToldHint}>>}
   */
  hint(puzzle, options) {
    return this.help('hint', puzzle, options);
  }

  /**
   * How hard a puzzle is for people, and for machines.
   * @param {PuzzleInput} puzzle what a player has set is left out
   * @param {{signal?: import('../protocol/kinds.js').Signal, onProgress?: (steps: number) => void}} [options]
   * @returns {Promise<Result<{rating: import('../protocol/people.js').Rating}>>} only what has one solution
   *   is rated: else the code of the failure is `none`, `multiple` or `limit`, as `solve` calls it
   */
  rate(puzzle, options) {
    return this.help('rate', puzzle, options);
  }

  /**
   * Solves as people do: a run with the easiest step of a technique each time, and a guess where there is none. What
   * `run` does with the propagation `techniques`.
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
   * Makes a puzzle. Where none was found, the code of the failure is `not-found`; `cancelled`, where it was.
   * @param {import('./generating.js').GenerateOptions} [options]
   * @returns {Promise<import('./generating.js').Generated>}
   */
  generate(options) {
    return this.help('generate', '', options);
  }

  /**
   * Proves that a puzzle has one solution, or none, in files that any checker of SAT proofs reads: `checkProof` is one
   * that knows nothing of this engine.
   * @param {PuzzleInput} puzzle what a player has set is left out
   * @param {{branches?: number[][], signal?: import('../protocol/kinds.js').Signal,
   *         onProgress?: (trials: number) => void}} [options] `branches` of a search, each by its guesses: variables of
   *   the statement, cell * n + digit; those beneath others come before these
   * @returns {Promise<Result<import('../protocol/proofs.js').Proof>>} the code of the failure is `too-large` above
   *   16x16
   */
  prove(puzzle, options) {
    return this.help('prove', puzzle, options);
  }

  /**
   * Proves that a conclusion follows from a position: where it is denied, there is no solution.
   * @param {PuzzleInput} puzzle with the player's own values and marks, of at most 16 rows
   * @param {import('../protocol/people.js').Conclusion & {signal?: import('../protocol/kinds.js').Signal,
   *         onProgress?: (trials: number) => void}} conclusion
   * @returns {Promise<Result<import('../protocol/proofs.js').StepProof>>} the code of the failure is `cell` where the
   *   grid has no such cell or digit, or the cell is filled
   */
  proveStep(puzzle, conclusion) {
    return this.help('proveStep', puzzle, conclusion);
  }

  /**
   * The smallest reason of a conclusion: the fewest statements about a position that force it. Two kinds are counted: a
   * cell has one of its candidates, and a digit has one of its places in a unit.
   * @param {PuzzleInput} puzzle with the player's own values and marks, of at most 16 rows
   * @param {import('../protocol/people.js').Conclusion & {signal?: import('../protocol/kinds.js').Signal}} conclusion
   * @returns {Promise<Result<import('../protocol/people.js').FewestFound>>} the code of the failure is `cell` where
   *   the grid has no such cell or digit
   */
  fewest(puzzle, conclusion) {
    return this.help('fewest', puzzle, conclusion);
  }

  /**
   * Why what a player has set allows no solution.
   * @param {PuzzleInput} puzzle
   * @param {number[]} order the cells of its values, in the order in which they were put
   * @param {{signal?: import('../protocol/kinds.js').Signal}} [options]
   * @returns {Promise<Result<import('../protocol/people.js').Impossible>>}
   */
  impossible(puzzle, order, options) {
    return this.help('impossible', puzzle, {...options, order});
  }
}

/** @typedef {{id: string, name: string, summary: string}} Propagator */
