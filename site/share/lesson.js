/** The sheet that makes a lesson: which steps, in which order, under which title; seen as it will be printed. */
import {plural} from '../../web/src/index.js';
import {button, element} from '../common/dom.js';
import {download} from '../common/download.js';
import {choiceField, field, numberField} from '../common/fields.js';
import {showLessonBar} from './lesson-bar.js';
import {adoptLessonLooks} from './lesson-css.js';
import {imageOf, lessonArticle, lessonFile, placeOf} from './lesson-page.js';
import {MOST_STEPS, lesson} from './lesson-steps.js';
import {adoptPictureLooks} from '../common/picture-sheets-css.js';
import {group, openSheet} from '../common/sheet.js';
import {CANDIDATES, namesOf} from './step-picture.js';

/** @typedef {import('./lesson-steps.js').LessonStep} LessonStep */
/** @typedef {'this' | 'turns' | 'guesses' | 'lines' | 'every'} Rule */

const RULES = /** @type {const} */ ([
  ['this', 'The step that is shown'], ['turns', 'Guesses and contradictions'], ['guesses', 'Guesses'],
  ['lines', 'Lines of the log'], ['every', 'Every n-th step'],
]);
const COLUMNS = /** @type {const} */ ([['1', 'One'], ['2', 'Two'], ['3', 'Three']]);
const MOST_TITLE = 200;
const MOST_NOTE = 4000;

/**
 * What is added next, as long as the page is open.
 * @type {{rule: Rule, nth: number, candidates: import('./step-picture.js').Candidates}}
 */
const settings = {rule: 'turns', nth: 50, candidates: 'auto'};

/** @param {import('../../web/src/index.js').SudokuScope} scope with a run */
export function openLesson(scope) {
  adoptPictureLooks();
  adoptLessonLooks();
  const {body, say, closed} = openSheet('Lesson', 'wide');
  const view = element('div', {class: 'lesson-view'});
  const printed = element('div', {class: 'lesson-print'});
  const [print, save, clear] = [
    button('Print', () => printLesson(printed), 'primary'),
    button('Save as a file', () => {
      download(lessonFile(lesson), 'sudoku-lesson.html', 'text/html');
      say('Saved.');
    }),
    button('Remove all', () => lesson.clear(), 'quiet'),
  ].map((made) => /** @type {HTMLButtonElement} */ (made));

  function show() {
    const isEmpty = !lesson.steps.length;
    for (const made of [print, save, clear]) made.disabled = isEmpty;
    printed.replaceChildren(lessonArticle(lesson, {picture: imageOf}));
    view.replaceChildren(isEmpty ? element('p', {class: 'empty'}, 'No step yet.') :
      lessonArticle(lesson, {level: 3, picture: imageOf, tools: (step) => [tools(step, view)]}));
  }

  show();
  lesson.addEventListener('change', show);
  document.body.append(printed);
  document.body.classList.add('at-lesson');
  closed.addEventListener('abort', () => {
    lesson.removeEventListener('change', show);
    document.body.classList.remove('at-lesson');
    printed.remove();
  });
  body.append(element('div', {class: 'lesson-sheet'},
    element('div', {class: 'lesson-form'}, ...pageFields(), addingFields(scope, say),
      element('div', {class: 'actions'}, print, save, clear)), view));
}

/** Title, note, and how many pictures stand in a row. */
function pageFields() {
  const title = /** @type {HTMLInputElement} */ (element('input', {
    maxlength: MOST_TITLE, value: lesson.title, placeholder: 'How a Sudoku is solved',
    onchange: () => lesson.set({title: title.value.trim()}),
  }));
  const note = /** @type {HTMLTextAreaElement} */ (element('textarea', {
    rows: 3, maxlength: MOST_NOTE, onchange: () => lesson.set({note: note.value.trim()}),
  }, lesson.note));
  const fields = [field('Title', title), field('Your words', note)];
  for (const made of fields) made.classList.add('full');
  return [...fields, choiceField('Pictures in a row', COLUMNS, /** @type {'2'} */ (String(lesson.columns)),
    (columns) => lesson.set({columns: Number(columns)}))];
}

/**
 * Which steps come next.
 * @param {import('../../web/src/index.js').SudokuScope} scope @param {(word: string) => void} say
 */
function addingFields(scope, say) {
  const {run, step} = scope;
  const range = {from: 0, to: run.length};
  const rules = choiceField('Which', RULES, settings.rule, (rule) => {
    settings.rule = rule;
    show();
  });
  rules.classList.add('full');
  const nth = numberField('n', {least: 1, most: Math.max(1, run.length), value: settings.nth}, (value) => {
    settings.nth = value;
  });
  const ends = [
    numberField('From step', {least: 0, most: run.length, value: range.from}, (from) => { range.from = from; }),
    numberField('to step', {least: 0, most: run.length, value: range.to}, (to) => { range.to = to; }),
  ];

  function show() {
    nth.hidden = settings.rule !== 'every';
    for (const end of ends) end.hidden = settings.rule === 'this';
  }

  async function add() {
    const {rule, candidates} = settings;
    const choice = rule === 'this' ? {rule: /** @type {const} */ ('every'), from: step, to: step} :
      {rule, ...range, nth: settings.nth};
    const {added, isFull} = await lesson.add(run, choice, {...namesOf(scope), candidates});
    say(`${added ? `${plural(added, 'step')} added.` : 'No step was added.'}` +
      (isFull ? ` A lesson has room for ${MOST_STEPS}.` : ''));
  }

  show();
  return group('Add steps',
    element('div', {class: 'settings'}, rules, nth, ...ends,
      choiceField('Candidates', CANDIDATES, settings.candidates, (candidates) => {
        settings.candidates = candidates;
      })),
    element('div', {class: 'actions'}, button('Add', add), button('Pick them by hand', () => {
      showLessonBar(scope, () => openLesson(scope));
      /** @type {HTMLDialogElement} */ (document.querySelector('dialog.over')).close();
      scope.focus();
    }, 'quiet')));
}

/** What is done to a step of the lesson. @param {LessonStep} step @param {HTMLElement} view */
function tools(step, view) {
  const at = lesson.steps.indexOf(step);
  const name = placeOf(step);
  /** @param {string} verb @param {() => void} act @param {boolean} isOff */
  const tool = (verb, act, isOff) => element('button', {
    'type': 'button', 'class': 'quiet', 'disabled': isOff, 'aria-label': `${verb} ${name}`, 'onclick': () => {
      act();
      const now = lesson.steps.indexOf(step);
      const row = view.querySelectorAll('.tools-of')[now < 0 ? Math.min(at, lesson.steps.length - 1) : now];
      /** @type {HTMLElement | undefined | null} */
      const same = row?.querySelector(`[aria-label^="${verb}"]:enabled`) ?? row?.querySelector(':enabled');
      same?.focus();
    },
  }, verb);
  return element('div', {class: 'tools-of'},
    tool('Earlier', () => lesson.move(step, -1), at === 0),
    tool('Later', () => lesson.move(step, 1), at === lesson.steps.length - 1),
    tool('Remove', () => lesson.remove(step), false));
}

/** Once all pictures are there. @param {HTMLElement} printed */
async function printLesson(printed) {
  await Promise.all([...printed.querySelectorAll('img')].map((image) => image.decode().catch(() => {})));
  globalThis.print();
}
