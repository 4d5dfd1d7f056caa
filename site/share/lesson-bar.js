/** The bar below the head while steps are picked by hand: it adds the step that is shown. */
import {button, byId, element} from '../common/dom.js';
import {adoptLessonLooks} from './lesson-css.js';
import {MOST_STEPS, lesson} from './lesson-steps.js';
import {namesOf} from './step-picture.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/lesson.js';

const words = speaker('site/lesson', english);

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
    tally.textContent = isFull && !added ? words('bar.full', {most: MOST_STEPS}) :
      words(added ? 'bar.added' : 'bar.known', {step, steps: lesson.steps.length});
  };
  const count = () => { tally.textContent = words('bar.count', {steps: lesson.steps.length}); };
  lesson.addEventListener('change', count);
  count();
  bar = element('section', {'class': 'lesson-bar', 'aria-label': words('lesson')}, tally,
    button(words('bar.add'), add), button(words('bar.open'), open, 'quiet'), button(words('bar.done'), () => {
      lesson.removeEventListener('change', count);
      bar?.remove();
      bar = null;
      byId('menu').querySelector('summary')?.focus();
    }, 'quiet'));
  byId('main').before(bar);
}
