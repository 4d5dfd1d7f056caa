/** The way to pictures of steps, for pages and node: loaded when the first one is asked for. */

/** @typedef {import('../../run/timeline.js').Run} Run */
/** @typedef {import('./picture.js').PictureOptions} PictureOptions */
/** @typedef {import('./picture.js').Shot} Shot */

const load = () => import('./picture.js');

/**
 * A step of a run as the text of an SVG file, drawn as the page draws it.
 * @param {Run} run
 * @param {number} step brought to the run's nearest end
 * @param {PictureOptions} [options]
 * @returns {Promise<string>}
 */
export async function picture(run, step, options) {
  return (await load()).picture(run, step, options);
}

/**
 * Many steps of a run: `at(step)` gives a picture, its size and its sentence. All are of one size.
 * @param {Run} run
 * @param {PictureOptions} [options]
 */
export async function pictures(run, options) {
  const {Pictures} = await load();
  return new Pictures(run, options);
}

/**
 * A puzzle, with the digits and marks that a player set, as the text of an SVG file.
 * @param {import('../../protocol/kinds.js').Puzzle} puzzle
 * @param {PictureOptions & {step?: import('../../protocol/people.js').FoundStep,
 *   pattern?: import('../../words/techniques/step-pattern.js').StepPattern}} [options] step: of a technique, drawn with
 *   its pattern; pattern: drawn in its place
 * @returns {Promise<string>}
 */
export async function puzzlePicture(puzzle, options) {
  return (await load()).puzzlePicture(puzzle, options);
}

/**
 * Steps of a run by a rule: each guess, each line of the log, evenly.
 * @param {Run} run
 * @param {import('../../words/step-choice.js').StepChoice} choice
 * @param {number} most
 */
export async function chooseSteps(run, choice, most) {
  return (await import('../../words/step-choice.js')).chooseSteps(run, choice, most);
}
