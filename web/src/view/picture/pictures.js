/** Makes pictures of steps, for pages and node. The code that draws them is loaded with the first one. */

/** @typedef {import('../../run/timeline.js').Run} Run */
/** @typedef {import('./picture.js').PictureOptions} PictureOptions */
/** @typedef {import('./picture.js').Shot} Shot */

const load = () => import('./picture.js');

/**
 * A step of a run as the text of an SVG file, as the page shows it.
 * @param {Run} run
 * @param {number} step limited to the length of the run
 * @param {PictureOptions} [options]
 * @returns {Promise<string>}
 */
export async function picture(run, step, options) {
  return (await load()).picture(run, step, options ?? {});
}

/**
 * Many steps of a run: `at(step)` gives a picture, its size and its sentence. All are of one size.
 * @param {Run} run
 * @param {PictureOptions} [options]
 */
export async function pictures(run, options) {
  const {Pictures} = await load();
  return new Pictures(run, options ?? {});
}

/**
 * A puzzle, with the digits and marks of a player, as the text of an SVG file.
 * @param {import('../../protocol/kinds.js').Puzzle} puzzle
 * @param {PictureOptions & {step?: import('../../protocol/people.js').FoundStep,
 *   pattern?: import('../../words/techniques/step-pattern.js').StepPattern}} [options] `step`: a step of a technique,
 *   drawn with its pattern; `pattern`: a pattern to draw in its place
 * @returns {Promise<string>}
 */
export async function puzzlePicture(puzzle, options) {
  return (await load()).puzzlePicture(puzzle, options ?? {});
}

/**
 * Chooses steps of a run by a rule: each guess, each line of the log, or evenly.
 * @param {Run} run
 * @param {import('../../words/step-choice.js').StepChoice} choice
 * @param {number} most
 */
export async function chooseSteps(run, choice, most) {
  return (await import('../../words/step-choice.js')).chooseSteps(run, choice, most);
}
