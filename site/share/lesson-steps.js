/** The lesson that is being put together: chosen steps, in the reader's order. It lasts as long as the page. */
import {chooseSteps, geometryOf, pictures, showRules, strategyName} from '../../web/src/index.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/lesson.js';

/** @typedef {import('../../web/src/index.js').Run} Run */
/** @typedef {import('../../web/src/view/picture/pictures.js').Shot} Shot */
/** @typedef {import('../../web/src/view/picture/pictures.js').PictureOptions} PictureOptions */

const words = speaker('site/lesson', english);

/**
 * A step as it stands in a lesson. It keeps what is shown of it, since its run may be gone when it is printed.
 * @typedef {object} LessonStep
 * @property {Run} run
 * @property {Shot} shot
 * @property {string} url of its picture
 * @property {string} puzzle the puzzle and how it is solved, in words
 * @property {string[]} rules of the puzzle besides the usual ones: their names, then what each says, since some of them
 *   can't be seen in the picture
 */

/** More than anybody reads, and what a browser prints in a few seconds. */
export const MOST_STEPS = 120;

export class Lesson extends EventTarget {
  title = '';
  note = '';
  /** Pictures in a row. */
  columns = 2;
  /** @type {LessonStep[]} */
  steps = [];
  /** One addition at a time, since each looks at what is there already. @type {Promise<unknown>} */
  #adding = Promise.resolve();

  /**
   * @param {Run} run
   * @param {import('../../web/src/words/step-choice.js').StepChoice} choice
   * @param {PictureOptions} options of its pictures
   * @returns {Promise<{added: number, isFull: boolean}>} steps that are there already are not added again
   */
  async add(run, choice, options) {
    const added = this.#adding.then(() => this.#add(run, choice, options));
    this.#adding = added.catch(() => {});
    return added;
  }

  /** @param {Run} run @param {import('../../web/src/words/step-choice.js').StepChoice} choice
   * @param {PictureOptions} options */
  async #add(run, choice, options) {
    const {steps, isCut} = await chooseSteps(run, choice, MOST_STEPS);
    const shots = await pictures(run, {...options, theme: 'light', ground: '#fff'});
    const puzzle = words('puzzle', {puzzle: options.label ?? '', strategy: strategyName(run.strategy)});
    const rules = await rulesOf(run);
    let added = 0;
    let isFull = isCut;
    for (const step of steps) {
      if (this.steps.some((other) => other.run === run && other.shot.step === step)) continue;
      isFull ||= this.steps.length >= MOST_STEPS;
      if (this.steps.length >= MOST_STEPS) break;
      const shot = await shots.at(step);
      const url = URL.createObjectURL(new Blob([shot.svg], {type: 'image/svg+xml'}));
      this.steps.push({run, shot, url, puzzle, rules});
      added += 1;
    }
    this.#tell();
    return {added, isFull};
  }

  /** @param {LessonStep} step @param {1 | -1} by */
  move(step, by) {
    const at = this.steps.indexOf(step);
    const to = at + by;
    if (at < 0 || to < 0 || to >= this.steps.length) return;
    [this.steps[at], this.steps[to]] = [this.steps[to], this.steps[at]];
    this.#tell();
  }

  /** @param {LessonStep} step */
  remove(step) {
    this.steps = this.steps.filter((other) => other !== step);
    URL.revokeObjectURL(step.url);
    this.#tell();
  }

  /** @param {Partial<Pick<Lesson, 'title' | 'note' | 'columns'>>} changed */
  set(changed) {
    Object.assign(this, changed);
    this.#tell();
  }

  clear() {
    for (const {url} of this.steps) URL.revokeObjectURL(url);
    this.steps = [];
    this.#tell();
  }

  #tell() {
    this.dispatchEvent(new Event('change'));
  }
}

/** The other rules of a puzzle, as pages list them: their names in one line, then what each says. @param {Run} run */
async function rulesOf(run) {
  const list = document.createElement('div');
  await showRules(list, geometryOf(run.puzzle));
  return Array.from(list.querySelectorAll('summary, li'), ({textContent}) => textContent ?? '');
}

/** The one that this page has. */
export const lesson = new Lesson();
