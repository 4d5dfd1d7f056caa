/** Hints for the player's own digits and marks, rung by rung. Mistakes in them come first. */
import {techniques} from '#techniques';
import errors from '../../languages/en/errors.js';
import {failing} from '../language/failures.js';
import {speaker, volume} from '../language/catalogue.js';
import {geometryOf} from '../grid/geometry.js';
import {obstacle} from '../words/hint-obstacles.js';
import {RUNGS, hintOf} from '../words/hints.js';
import {withMasks} from '../protocol/people.js';
import {natural} from '../worker/input.js';
import {stepInWords} from '../words/techniques/steps.js';

/** @typedef {import('../protocol/kinds.js').Failure} Failure */

const say = speaker('errors', errors);
const failure = failing('errors', errors);

/**
 * @typedef {object} HintResult
 * @property {number} rung
 * @property {string} text
 * @property {string} note a second sentence; may be empty
 * @property {string} [technique] the id of the technique, from the third rung on
 * @property {number[]} cells cells to highlight
 * @property {import('../words/techniques/steps.js').Step} [apply] the step, on the last rung
 */

/**
 * @param {import('./engine-client.js').SolvingEngine} engine @param {import('./engine-help.js').Ask} ask
 * @param {import('./engine-help.js').Searching & {rung?: number}} options
 * @returns {Promise<{ok: true, hint: HintResult} | Failure>}
 */
export async function hinted(engine, ask, {signal, onProgress, ...options}) {
  const [answer] = await Promise.all([
    ask(['nextStep', options], {signal, progress: onProgress}), volume('techniques')]);
  if (!answer.ok) return answer;
  const puzzle = withMasks(answer.puzzle);
  const rung = Math.min(RUNGS, natural(options.rung, 1) || 1);
  const wrong = await obstacle(engine, puzzle, rung, signal);
  if (signal?.aborted) return failure('cancelled', 'cancelled.hint');
  if (wrong) return {ok: true, hint: {rung, note: '', ...wrong}};
  const technique = techniques.find(({id}) => id === answer.step?.technique);
  if (!technique) {
    return {ok: true, hint: {rung, note: '', text: say(answer.isLimited ? 'no-step.limits' : 'no-step'), cells: []}};
  }
  const shape = geometryOf(puzzle);
  const {text, note, chain, cells, technique: id} = hintOf(shape, technique, answer.step, rung);
  return {ok: true, hint: {
    rung, text, note: [note, ...chain].filter(Boolean).join(' '), cells, ...(id ? {technique: id} : {}),
    ...(rung === RUNGS ? {apply: stepInWords(shape, technique, answer.step)} : {}),
  }};
}
