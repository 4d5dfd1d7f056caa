/** The bar below the head while steps are picked by hand: it adds the step that is shown. */
import {plural} from '../../web/src/index.js';
import {button, byId, element} from '../common/dom.js';
import {adoptLessonLooks} from './lesson-css.js';
import {MOST_STEPS, lesson} from './lesson-steps.js';
import {namesOf} from './step-picture.js';

/** @type {HTMLElement | null} */
let bar = null;

/**
 * @param {import('../../web/src/index.js').SudokuScope} scope
 * @param {() => void} open opens the lesson
 */
export function showLessonBar(scope, open) {
  adoptLessonLooks();
  if (bar) return;
  const tally = element('p', {role: 'status'});
  const add = async () => {
    const {run, step} = scope;
    if (!run) return;
    const {added, isFull} = await lesson.add(run, {rule: 'every', from: step, to: step}, namesOf(scope));
    tally.textContent = isFull && !added ? `A lesson has room for ${MOST_STEPS} steps.` :
      added ? `Step ${step.toLocaleString('en')} added. ${plural(lesson.steps.length, 'step')} in the lesson.` :
        `Step ${step.toLocaleString('en')} is already in the lesson.`;
  };
  const count = () => { tally.textContent = `${plural(lesson.steps.length, 'step')} in the lesson.`; };
  lesson.addEventListener('change', count);
  count();
  bar = element('section', {'class': 'lesson-bar', 'aria-label': 'Lesson'}, tally,
    button('Add this step', add), button('Open lesson', open, 'quiet'), button('Done', () => {
      lesson.removeEventListener('change', count);
      bar?.remove();
      bar = null;
      byId('menu').querySelector('summary')?.focus();
    }, 'quiet'));
  byId('main').before(bar);
}
