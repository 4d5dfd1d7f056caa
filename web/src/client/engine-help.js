/**
 * The engine's answers about human techniques, new puzzles and proofs, made from those of the host. Loaded with the
 * first such call.
 */
import {techniques} from '#techniques';
import errors from '../../languages/en/errors.js';
import {failing} from '../language/failures.js';
import {ExplainedRun} from './explained-run.js';
import {geometryOf} from '../grid/geometry.js';
import {volume} from '../language/catalogue.js';
import {withMasks} from '../protocol/people.js';
import {loadWordsOf} from '../words/pattern-words-loader.js';
import {loadTechniqueWords} from '../words/technique-words-loader.js';

/** @typedef {import('./engine-client.js').SolvingEngine} Engine */
/** @typedef {import('../protocol/kinds.js').Failure} Failure */
/** @typedef {import('../protocol/kinds.js').PuzzleInput} PuzzleInput */
/** @typedef {import('../protocol/people.js').FoundStep} FoundStep */
/** @typedef {import('../protocol/people.js').Rating} Rating */
/** @typedef {import('../protocol/people.js').Technique} Technique */
/** @typedef {import('../protocol/people.js').Trying} Trying */
/** @typedef {import('../words/techniques/steps.js').Step} Step */

/**
 * Asks the host about a puzzle.
 * @typedef {(question: any[],
 *            how?: {signal?: import('../protocol/kinds.js').Signal, progress?: (progress: any) => void}) =>
 *           Promise<any>} Ask
 */

/**
 * @typedef {object} Searching options of a search for steps
 * @property {boolean} [uniqueness] false: use no techniques that assume a unique solution
 * @property {import('../protocol/kinds.js').Signal} [signal]
 * @property {(trying: Trying) => void} [onProgress]
 */

const failure = failing('errors', errors);

/** The answer to what should have been a text. @param {any} value @returns {Failure} */
export function notText(value) {
  if (value === null || value === undefined) return failure('text', 'not-text', {value: String(value)});
  return Array.isArray(value) ? failure('text', 'not-text.array') :
    failure('text', 'not-text.type', {type: typeof value});
}

/** The default search is stopped after this number of guesses. */
const MOST_GUESSES = 1_000_000;

/** Statuses without a rating. @typedef {'none' | 'multiple' | 'limit' | 'cancelled'} Unrated */

/** The error for a puzzle without a rating. @param {Unrated} status */
const unrated = (status) => failure(status, `unrated.${status}`);

/**
 * The statuses of a proof about a position in which a step is false.
 * @type {Record<string, string>}
 */
const STEP_STATUSES = {none: 'follows', unique: 'not-forced', several: 'not-forced'};

export {generate} from './generating.js';

/** @param {Engine} _ @param {Ask} ask @param {PuzzleInput} _puzzle @param {any} options */
export function impossible(_, ask, _puzzle, {order, signal}) {
  return ask(['impossible', order], {signal});
}

/**
 * @param {Engine} _ @param {Ask} ask @param {PuzzleInput} _puzzle
 * @param {{branches?: number[][], signal?: import('../protocol/kinds.js').Signal,
 *          onProgress?: (trials: number) => void}} options
 */
export function prove(_, ask, _puzzle, {branches, signal, onProgress}) {
  return ask(['prove', null, branches], {signal, progress: ({trials}) => onProgress?.(trials)});
}

/**
 * @param {Engine} _ @param {Ask} ask @param {PuzzleInput} _puzzle
 * @param {import('../protocol/people.js').Conclusion & {signal?: import('../protocol/kinds.js').Signal,
 *         onProgress?: (trials: number) => void}} conclusion
 */
export async function proveStep(_, ask, _puzzle, {signal, onProgress, ...conclusion}) {
  const answer = await ask(['prove', conclusion], {signal, progress: ({trials}) => onProgress?.(trials)});
  if (!answer.ok) return answer;
  return {...answer, status: STEP_STATUSES[answer.status] ?? answer.status, puzzle: withMasks(answer.puzzle)};
}

/**
 * @param {Engine} _ @param {Ask} ask @param {PuzzleInput} _puzzle
 * @param {import('../protocol/people.js').Conclusion & {signal?: import('../protocol/kinds.js').Signal,
 *         onProgress?: (size: number) => void}} conclusion
 */
export async function fewest(_, ask, _puzzle, {signal, onProgress, ...conclusion}) {
  const asked = ask(['fewest', conclusion], {signal, progress: (size) => onProgress?.(size)});
  const [answer] = await Promise.all([asked, volume('techniques')]);
  return answer;
}

/** @param {Engine} _ @param {Ask} ask @param {PuzzleInput} _puzzle @param {Searching} options */
export function nextStep(_, ask, _puzzle, {signal, onProgress, ...options}) {
  return ask(['nextStep', options], {signal, progress: onProgress});
}

/**
 * @param {Engine} _ @param {Ask} ask @param {PuzzleInput} _puzzle
 * @param {Searching & {technique: string}} options
 * @returns {Promise<{ok: true, steps: Step[], isLimited: boolean} | Failure>}
 */
export async function steps(_, ask, _puzzle, {signal, onProgress, ...options}) {
  const asked = ask(['steps', options], {signal, progress: onProgress});
  const [answer, {stepInWords}] = await Promise.all([
    asked, import('../words/techniques/steps.js'), volume('techniques')]);
  if (!answer.ok) return answer;
  const shape = geometryOf(answer.puzzle);
  const technique = /** @type {Technique} */ (techniques.find(({id}) => id === options.technique));
  const inWords = answer.steps.map((/** @type {FoundStep} */ step) => stepInWords(shape, technique, step));
  return {ok: true, steps: inWords, isLimited: answer.isLimited};
}

/**
 * @param {Engine} engine @param {Ask} ask @param {PuzzleInput} _puzzle
 * @param {Searching & {rung?: number}} options
 * @returns {Promise<{ok: true, hint: import('./hinting.js').HintResult} | Failure>}
 */
export async function hint(engine, ask, _puzzle, options) {
  const {hinted} = await import('./hinting.js');
  return hinted(engine, ask, options);
}

/**
 * @param {Engine} engine @param {Ask} ask @param {PuzzleInput} _puzzle
 * @param {import('./engine.js').RateOptions} options
 * @returns {Promise<{ok: true, rating: Rating} | Failure>}
 */
export async function rate(engine, ask, _puzzle, {signal, onProgress, onRating, onConsistency, onGuesses}) {
  const answer = await ask(['rate'], {signal, progress: onProgress});
  if (!answer.ok) return answer;
  if (answer.status !== 'rated') return unrated(answer.status);
  onRating?.(answer.rating);
  const {values: _, ...puzzle} = withMasks(answer.puzzle);
  const search = async () => {
    const run = await engine.stats(puzzle, undefined, {signal, maxNodes: MOST_GUESSES});
    if (!run.ok) return run;
    const guesses = run.status === 'limit' ? Infinity : run.stats.guesses;
    if (!signal?.aborted) onGuesses?.(guesses);
    return {ok: /** @type {const} */ (true), guesses};
  };
  const [consistency, searched] = await Promise.all([
    engine.consistency(puzzle, {signal, onProgress: onConsistency}), search()]);
  if (!consistency.ok) return consistency;
  if (!searched.ok) return searched;
  if (signal?.aborted) return unrated('cancelled');
  const {guesses} = searched;
  return {ok: true, rating: {...answer.rating, weakestConsistency: consistency.weakest, guesses}};
}

/**
 * @param {Engine} engine @param {Ask} ask @param {PuzzleInput} _puzzle
 * @param {{strategy?: import('../protocol/kinds.js').Strategy, signal?: import('../protocol/kinds.js').Signal,
 *          live?: boolean,
 *          maxEvents?: number, onProgress?: (events: number, nodes: number, trying: Trying) => void}} options
 * @returns {Promise<{ok: true, run: ExplainedRun} | Failure>}
 */
export function explain(engine, ask, _puzzle, {strategy, signal, live, maxEvents, onProgress}) {
  return new Promise((resolve, reject) => {
    const words = loadTechniqueWords().catch(reject);
    /** @type {ExplainedRun | null} */
    let run = null;
    const update = (/** @type {any} */ news) => {
      const explained = run ??=
        new ExplainedRun(withMasks(news.puzzle), news.strategy, (...asked) => engine.tell(...asked));
      explained.update(news);
      const answer = async () => {
        await Promise.all([words, loadWordsOf({}, explained.puzzle.rules)]);
        return {ok: /** @type {const} */ (true), run: explained};
      };
      if (live || news.status !== 'running') resolve(answer());
      onProgress?.(explained.length, explained.stats.nodes, news.trying);
    };
    ask(['explain', strategy, {maxEvents}], {signal, progress: update})
      .then((answer) => (answer.ok ? update(answer) : resolve(answer)), reject);
  });
}
