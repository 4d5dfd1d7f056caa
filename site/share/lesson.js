/** The sheet that makes a lesson: which steps, in which order, under which title; seen as it will be printed. */
import {button, element} from '../common/dom.js';
import {saveFile} from '../../web/src/common/save-file.js';
import {choiceField, field, numberField} from '../common/fields.js';
import {showLessonBar} from './lesson-bar.js';
import {adoptLessonLooks} from './lesson-css.js';
import {imageOf, lessonArticle, lessonFile, placeOf} from './lesson-page.js';
import {MOST_STEPS, lesson} from './lesson-steps.js';
import {adoptPictureLooks} from '../common/picture-sheets-css.js';
import {group, openSheet} from '../common/sheet.js';
import {candidatesField, namesOf} from './step-picture.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/lesson.js';

/** @typedef {import('./lesson-steps.js').LessonStep} LessonStep */
/** @typedef {typeof RULES[number]} Rule */

const words = speaker('site/lesson', english);

const RULES = /** @type {const} */ (['this', 'turns', 'guesses', 'lines', 'every']);
const COLUMNS = /** @type {const} */ (['1', '2', '3']);
const MOST_TITLE = 200;
const MOST_NOTE = 4000;

/**
 * The way of adding steps, as long as the page is open.
 * @type {{rule: Rule, nth: number, candidates: import('./step-picture.js').Candidates}}
 */
const settings = {rule: 'turns', nth: 50, candidates: 'auto'};

/** @param {import('../../web/src/index.js').SudokuScope} scope with a run */
export function openLesson(scope) {
  adoptPictureLooks();
  adoptLessonLooks();
  const {body, say, closed} = openSheet(words('lesson'), 'wide');
  const view = element('div', {class: 'lesson-view'});
  const printed = element('div', {class: 'lesson-print'});
  const [print, save, clear] = [
    button(words('print'), () => printLesson(printed), 'primary'),
    button(words('save'), () => {
      saveFile(lessonFile(lesson), 'sudoku-lesson.html', 'text/html');
      say(words('saved'));
    }),
    button(words('remove-all'), () => lesson.clear(), 'quiet'),
  ].map((made) => /** @type {HTMLButtonElement} */ (made));

  function show() {
    const isEmpty = !lesson.steps.length;
    for (const made of [print, save, clear]) made.disabled = isEmpty;
    printed.replaceChildren(lessonArticle(lesson, {picture: imageOf}));
    view.replaceChildren(isEmpty ? element('p', {class: 'empty'}, words('empty')) :
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
    maxlength: MOST_TITLE, value: lesson.title, placeholder: words('title.default'),
    onchange: () => lesson.set({title: title.value.trim()}),
  }));
  const note = /** @type {HTMLTextAreaElement} */ (element('textarea', {
    rows: 3, maxlength: MOST_NOTE, onchange: () => lesson.set({note: note.value.trim()}),
  }, lesson.note));
  const fields = [field(words('title'), title), field(words('words'), note)];
  for (const made of fields) made.classList.add('full');
  const columns = COLUMNS.map((number) => /** @type {const} */ ([number, words(`columns.${number}`)]));
  return [...fields, choiceField(words('columns'), columns, /** @type {'2'} */ (String(lesson.columns)),
    (chosen) => lesson.set({columns: Number(chosen)}))];
}

/**
 * The steps that come next.
 * @param {import('../../web/src/index.js').SudokuScope} scope @param {(word: string) => void} say
 */
function addingFields(scope, say) {
  const {run, step} = scope;
  const range = {from: 0, to: run.length};
  const choices = RULES.map((rule) => /** @type {const} */ ([rule, words(`which.${rule}`)]));
  const rules = choiceField(words('which'), choices, settings.rule, (rule) => {
    settings.rule = rule;
    show();
  });
  rules.classList.add('full');
  const nth = numberField(words('nth'), {least: 1, most: Math.max(1, run.length), value: settings.nth}, (value) => {
    settings.nth = value;
  });
  const ends = [
    numberField(words('from-step'), {least: 0, most: run.length, value: range.from}, (from) => { range.from = from; }),
    numberField(words('to-step'), {least: 0, most: run.length, value: range.to}, (to) => { range.to = to; }),
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
    say([added ? words('added', {steps: added}) : words('none-added'),
      isFull ? words('full', {most: MOST_STEPS}) : ''].filter(Boolean).join(' '));
  }

  show();
  return group(words('add-steps'),
    element('div', {class: 'settings'}, rules, nth, ...ends,
      candidatesField(settings.candidates, (candidates) => {
        settings.candidates = candidates;
      })),
    element('div', {class: 'actions'}, button(words('add'), add), button(words('by-hand'), () => {
      showLessonBar(scope, () => openLesson(scope));
      /** @type {HTMLDialogElement} */ (document.querySelector('dialog.over[open]')).close();
      scope.focus();
    }, 'quiet')));
}

/** The things one can do to a step of the lesson. @param {LessonStep} step @param {HTMLElement} view */
function tools(step, view) {
  const at = lesson.steps.indexOf(step);
  const place = placeOf(step);
  /** @param {'earlier' | 'later' | 'remove'} verb @param {() => void} act @param {boolean} isOff */
  const tool = (verb, act, isOff) => element('button', {
    'type': 'button', 'class': 'quiet', 'disabled': isOff, 'data-tool': verb,
    'aria-label': words(`tool-of.${verb}`, {place}), 'onclick': () => {
      act();
      const now = lesson.steps.indexOf(step);
      const row = view.querySelectorAll('.tools-of')[now < 0 ? Math.min(at, lesson.steps.length - 1) : now];
      /** @type {HTMLElement | undefined | null} */
      const same = row?.querySelector(`[data-tool=${verb}]:enabled`) ?? row?.querySelector(':enabled');
      same?.focus();
    },
  }, words(`tool.${verb}`));
  return element('div', {class: 'tools-of'},
    tool('earlier', () => lesson.move(step, -1), at === 0),
    tool('later', () => lesson.move(step, 1), at === lesson.steps.length - 1),
    tool('remove', () => lesson.remove(step), false));
}

/** Once all pictures are there. @param {HTMLElement} printed */
async function printLesson(printed) {
  await Promise.all([...printed.querySelectorAll('img')].map((image) => image.decode().catch(() => {})));
  globalThis.print();
}
