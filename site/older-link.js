/** A link of an older version, whose steps were others: opened at the nearest guess. */

/**
 * @param {import('../web/src/index.js').SudokuScope} scope which has just been told to open it
 * @param {(message: string) => void} say
 */
export async function goToNearestGuess(scope, say) {
  await new Promise((resolve) => scope.addEventListener('load', resolve, {once: true}));
  const {run, step} = scope;
  const around = await Promise.all([run.previous(step, 'decide'), run.next(step, 'decide')]);
  const guesses = around.filter((index) => index >= 0 && index < run.length).map((index) => index + 1);
  const [nearest = 0] = guesses.sort((a, b) => Math.abs(a - step) - Math.abs(b - step));
  scope.seek(nearest);
  say(`An older link, when steps were others. Opened at ${nearest ? 'the nearest guess' : 'the start'}.`);
}
