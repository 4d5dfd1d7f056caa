/** The job of the host that makes puzzles. */
import errors from '../../languages/en/errors.js';
import {failing} from '../language/failures.js';
import {shortName} from '../protocol/bytes.js';
import {natural} from './input.js';
import {drained, nowAndThen} from './slices.js';

/** @typedef {import('./turns.js').Job} Job */

const failure = failing('errors', errors);

/** A seed is told to others, so it is no novel. */
const MOST_SEED = 200;

/**
 * @param {import('./human-module.js').Human} human
 * @param {Job} job
 * @param {(tried: number) => void} tell
 * @param {any} wish as `generate` of the client takes it
 */
export function* generate(human, job, tell, wish) {
  const {boxRows = 3, boxCols = 3, level, technique, onPath, symmetry = 'none', minimal, seed} = wish ?? {};
  const names = /** @type {const} */ ([
    ['level', level, human.levels],
    ['technique', technique, human.techniques.map(({id}) => id)],
    ['symmetry', symmetry, human.symmetries],
  ]);
  const unknown = names.find(([, name, all]) => name !== undefined && !all.includes(name));
  if (unknown) return failure(unknown[0], `unknown.${unknown[0]}`, {name: shortName(unknown[1])});
  const [levelNumber, techniqueNumber, symmetryNumber] = names.map(([, name, all]) => all.indexOf(name));
  let tried = 0;
  const report = nowAndThen(() => tell(tried));
  const work = human.generating({
    boxRows: natural(boxRows, 0), boxCols: natural(boxCols, 0), level: levelNumber, technique: techniqueNumber,
    onPath: Boolean(onPath), symmetry: symmetryNumber, minimal: Boolean(minimal),
    seed: String(seed).slice(0, MOST_SEED),
  });
  const made = yield* drained(job, work, (now) => {
    tried = now;
    report();
  });
  if (!made) return failure('cancelled', 'cancelled.making');
  if (made.status === 'refused') return {ok: false, error: {code: String(made.code), message: String(made.message)}};
  if (made.status !== 'made') return failure('not-found', 'not-found');
  return {ok: true, boxRows: natural(boxRows, 0), boxCols: natural(boxCols, 0), givens: Uint8Array.from(made.givens)};
}
