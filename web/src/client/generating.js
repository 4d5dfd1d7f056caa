/** Generates a puzzle and rates it. Loaded with the first call. */
import errors from '../../languages/en/errors.js';
import {failing} from '../language/failures.js';
import {writePlain} from '../grid/plain-puzzle.js';
import {formatLink} from '../links/links.js';

/** @typedef {import('../protocol/kinds.js').Failure} Failure */
/** @typedef {import('../protocol/kinds.js').Puzzle} Puzzle */

/**
 * @typedef {object} GenerateOptions
 * @property {number} [boxRows] 3 by default
 * @property {number} [boxCols] 3 by default
 * @property {number} [size] number of rows, with the usual boxes; jigsaws may have 5 or 7
 * @property {string[]} [rules] kinds of rules besides the classic ones: `jigsaw`, `diagonal`, `windoku`, `anti-knight`,
 *   `killer`, `thermometer`, `arrow`, `dots`, `whisper`, `renban`; 4x4 to 9x9
 * @property {string} [level] a level of `rate`; any by default
 * @property {string} [technique] id of a technique that the puzzle needs; without a level, it needs nothing harder
 * @property {boolean} [onPath] the technique only has to be on the easiest path, and others may be harder; this finds
 *   puzzles with rare techniques sooner
 * @property {string} [symmetry] symmetry of the givens: `none`, `rotational180`, `rotational90`, `horizontal`,
 *   `vertical`, `diagonal`, `antidiagonal` or `full`
 * @property {boolean} [minimal] true: every given is needed
 * @property {number | string} [seed] the same seed makes the same puzzle on every machine; random by default
 * @property {import('../protocol/kinds.js').Signal} [signal]
 * @property {(tried: number) => void} [onProgress]
 *
 * @typedef {import('../protocol/kinds.js').Result<{puzzle: Puzzle, text: string, seed: string,
 *            rating: import('../protocol/people.js').Rating | null}>} Generated for a puzzle with rules, `text` is a
 *   link, and `rating` is null if rating it takes too long
 */

const failure = failing('errors', errors);
const cancelled = () => failure('cancelled', 'cancelled.making');

/**
 * @param {import('./engine-client.js').SolvingEngine} engine
 * @param {import('./engine-help.js').Ask} ask the host
 * @param {any} _ unused: the call has no puzzle
 * @param {GenerateOptions} options
 * @returns {Promise<Generated>}
 */
export async function generate(engine, ask, _, {signal, onProgress, ...options}) {
  const seed = isSeed(options.seed) ? String(options.seed) : randomSeed();
  const made = await ask(['generate', {...options, seed}], {signal, progress: onProgress});
  if (!made.ok) return made;
  if (signal?.aborted) return cancelled();
  const {boxRows, boxCols, givens, rules} = made;
  const size = Math.sqrt(givens.length);
  const puzzle = {boxRows, boxCols, size, givens, candidates: null, ...(rules ? {rules} : {})};
  const line = writePlain(puzzle);
  const text = rules ? formatLink({...puzzle, puzzle: line}) : line;
  const rated = await engine.help('rate', puzzle, {signal});
  if (signal?.aborted) return cancelled();
  if (!rated.ok && !rules) return rated;
  return {ok: true, puzzle, text, seed, rating: rated.ok ? rated.rating : null};
}

/** @param {any} value */
const isSeed = (value) => ['string', 'number', 'bigint'].includes(typeof value);

/** Six letters and digits, which are easy to share. */
function randomSeed() {
  return Math.floor(Math.random() * 36 ** 6).toString(36).padStart(6, '0');
}
