/** A link of an older version, whose steps were others: opened at the nearest guess, or at the last step unchanged. */

import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/reading.js';

const words = speaker('site/reading', english);

/** From this difficulty on, techniques were tried in another order; all that is easier came first, as it does today. */
const FIRST_CHANGED = 38;

/**
 * @param {import('../../web/src/index.js').SudokuScope} scope which has just been told to open it
 * @param {(message: string) => void} say
 */
export async function goToNearestGuess(scope, say) {
  await new Promise((resolve) => scope.addEventListener('load', resolve, {once: true}));
  const {run, step} = scope;
  const around = await Promise.all([run.previous(step, 'decide'), run.next(step, 'decide')]);
  const guesses = around.filter((index) => index >= 0 && index < run.length).map((index) => index + 1);
  const [nearest = 0] = guesses.sort((a, b) => Math.abs(a - step) - Math.abs(b - step));
  scope.seek(nearest);
  say(words(nearest ? 'older.guess' : 'older.start'));
}

/**
 * Of a run by techniques: as far as no step was another one.
 * @param {import('../../web/src/index.js').SudokuScope} scope @param {(message: string) => void} say
 */
export async function goToLastUnchanged(scope, say) {
  await new Promise((resolve) => scope.addEventListener('load', resolve, {once: true}));
  const {run, step} = scope;
  const events = await run.events(0, step);
  const changed = events.findIndex((/** @type {any} */ {kind, found}) => kind === 'decide' ||
    (found?.difficulty ?? 0) >= FIRST_CHANGED);
  if (changed < 0) return;
  scope.seek(changed);
  say(words('older.matching'));
}
