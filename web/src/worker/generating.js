/** The job of the host that makes puzzles. */
import {failure, quoted} from '../protocol/bytes.js';
import {natural} from './input.js';
import {drained, nowAndThen} from './slices.js';

/** @typedef {import('./turns.js').Job} Job */

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
  const names = [
    ['level', level, human.levels],
    ['technique', technique, human.techniques.map(({id}) => id)],
    ['symmetry', symmetry, human.symmetries],
  ];
  const unknown = names.find(([, name, all]) => name !== undefined && !all.includes(name));
  if (unknown) return failure(unknown[0], `There is no ${unknown[0]} called ${quoted(unknown[1])}.`);
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
  if (!made) return failure('cancelled', 'Making a puzzle was cancelled.');
  if (made.status === 'refused') return failure(String(made.code), String(made.message));
  if (made.status !== 'made') return failure('not-found', 'No such puzzle was found. There may be none.');
  return {ok: true, boxRows: natural(boxRows, 0), boxCols: natural(boxCols, 0), givens: Uint8Array.from(made.givens)};
}
