/** The job of the host that makes puzzles. */
import errors from '../../languages/en/errors.js';
import {failing} from '../language/failures.js';
import {nameOf, shortName} from '../protocol/bytes.js';
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
  const {boxRows = 3, boxCols = 3, size, rules = [], level, technique, onPath, symmetry = 'none', minimal, seed} =
    wish ?? {};
  const kinds = human.ruleKinds;
  const wanted = Array.isArray(rules) ? rules : [rules];
  const names = /** @type {[string, any, string[]][]} */ ([
    ['level', level, human.levels],
    ['technique', technique, human.techniques.map(({id}) => id)],
    ['symmetry', symmetry, human.symmetries],
    ...wanted.map((kind) => ['rules', kind, kinds]),
  ]);
  const unknown = names.find(([, name, all]) => name !== undefined && !all.includes(name));
  if (unknown) return failure(unknown[0], /** @type {any} */ (`unknown.${unknown[0]}`), {name: shortName(unknown[1])});
  const [levelNumber, techniqueNumber, symmetryNumber] = names.map(([, name, all]) => all.indexOf(name));
  let tried = 0;
  const report = nowAndThen(() => tell(tried));
  const work = human.generating({
    boxRows: natural(boxRows, 0), boxCols: natural(boxCols, 0), size: natural(size, 0),
    rules: kinds.reduce((bits, kind, bit) => bits | Number(wanted.includes(kind)) << bit, 0),
    level: levelNumber, technique: techniqueNumber, onPath: Boolean(onPath), symmetry: symmetryNumber,
    minimal: Boolean(minimal), seed: nameOf(seed).slice(0, MOST_SEED),
  });
  const made = yield* drained(job, work, (now) => {
    tried = now;
    report();
  });
  if (!made) return failure('cancelled', 'cancelled.making');
  if (made.status === 'refused') {
    /** @type {import('../language/failures.js').TranslatableError} */
    const error = {code: String(made.code), message: String(made.message), said: made.said};
    return {ok: false, error};
  }
  if (made.status !== 'made') return failure('not-found', 'not-found');
  const {status: _, ...puzzle} = made;
  return {ok: true, ...puzzle, givens: Uint8Array.from(made.givens ?? [])};
}
