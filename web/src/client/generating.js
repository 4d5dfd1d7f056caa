/** Making a puzzle, put together from what the host says. Loaded when the first is wanted. */
import errors from '../../languages/en/errors.js';
import {failing} from '../language/failures.js';
import {writePlain} from '../grid/plain-puzzle.js';
import {formatLink} from '../links/links.js';

/** @typedef {import('../protocol/kinds.js').Failure} Failure */
/** @typedef {import('../protocol/kinds.js').Puzzle} Puzzle */

/**
 * @typedef {object} GenerateOptions
 * @property {number} [boxRows] 3
 * @property {number} [boxCols] 3
 * @property {number} [size] so many rows, in boxes of the usual shape; jigsaws may have 5 or 7
 * @property {string[]} [rules] kinds of rules beside the classic ones: `jigsaw`, `diagonal`, `windoku`, `anti-knight`,
 *   `killer`, `thermometer`, `arrow`, `dots`, `whisper`, `renban`; 4x4 to 9x9, without level and technique
 * @property {string} [level] as `rate` names it; any
 * @property {string} [technique] id of one that is needed: without it, it takes something harder, and with it nothing
 *   harder
 * @property {boolean} [onPath] the technique has to be on the easiest path, but others may be harder: puzzles that take
 *   rare ones are found sooner
 * @property {string} [symmetry] of the givens: `none`, `rotational180`, `rotational90`, `horizontal`, `vertical`,
 *   `diagonal`, `antidiagonal` or `full`
 * @property {boolean} [minimal] whether no given can be spared
 * @property {number | string} [seed] the same makes the same puzzle everywhere; without one, each is another
 * @property {import('../protocol/kinds.js').Signal} [signal]
 * @property {(tried: number) => void} [onProgress]
 *
 * @typedef {import('../protocol/kinds.js').Result<{puzzle: Puzzle, text: string, seed: string,
 *            rating: import('../protocol/people.js').Rating | null}>} Generated a puzzle with rules has no rating, and
 *   its text is a link
 */

const failure = failing('errors', errors);
const cancelled = () => failure('cancelled', 'cancelled.making');

/**
 * @param {import('./engine-client.js').SolvingEngine} engine
 * @param {import('./engine-help.js').Ask} ask the host
 * @param {any} _ there is no puzzle to ask about
 * @param {GenerateOptions} options
 * @returns {Promise<Generated>}
 */
export async function generate(engine, ask, _, {signal, onProgress, ...options}) {
  const seed = String(options.seed ?? randomSeed());
  const made = await ask(['generate', {...options, seed}], {signal, progress: onProgress});
  if (!made.ok) return made;
  if (signal?.aborted) return cancelled();
  const {boxRows, boxCols, givens, rules} = made;
  const size = Math.sqrt(givens.length);
  const puzzle = {boxRows, boxCols, size, givens, candidates: null, ...(rules ? {rules} : {})};
  // Puzzles with other rules have no levels yet, so they are not rated here.
  if (rules) return {ok: true, puzzle, text: formatLink({...puzzle, puzzle: writePlain(puzzle)}), seed, rating: null};
  const rated = await engine.help('rate', puzzle, {signal});
  if (!rated.ok) return signal?.aborted ? cancelled() : rated;
  return {ok: true, puzzle, text: writePlain(puzzle), seed, rating: rated.rating};
}

/** Six letters and digits, which are easily passed on. */
function randomSeed() {
  return Math.floor(Math.random() * 36 ** 6).toString(36).padStart(6, '0');
}
