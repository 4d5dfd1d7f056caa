/** The lesson as a page: seen beside its settings, printed, or a file of its own. It is light, as paper is. */
import {element} from '../common/dom.js';
import {OF_BOARD, legendList} from '../common/legend.js';
import {LESSON_PAGE_CSS} from './lesson-css.js';
import {speaker, spokenLanguage} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/lesson.js';

/** @typedef {import('./lesson-steps.js').Lesson} Lesson */
/** @typedef {import('./lesson-steps.js').LessonStep} LessonStep */

const words = speaker('site/lesson', english);

/**
 * @param {Lesson} lesson
 * @param {{level?: number, picture: (step: LessonStep) => Element, tools?: (step: LessonStep) => Element[]}} how the
 *   level of its first heading; what shows a picture, and what stands below it
 */
export function lessonArticle({title, note, columns, steps}, {level = 1, picture, tools = () => []}) {
  const puzzles = new Map(steps.map(({puzzle, rules}) => [[puzzle, ...rules].join('\n'), {puzzle, rules}]));
  return element('article', {class: `lesson-page columns-${columns}`},
    element(`h${level}`, {class: 'lesson-title'}, title || words('title.default')),
    ...[...puzzles.values()].flatMap(aboutPuzzle),
    ...note.split(/\n+/).filter(Boolean).map((line) => element('p', {class: 'own'}, line)),
    element('ol', {}, ...steps.map((step, i) => element('li', {},
      element(`h${level + 1}`, {}, words('heading', {number: i + 1, place: placeOf(step)})),
      picture(step), element('p', {class: 'words'}, ...wordNodes(step)), ...tools(step)))),
    legendList(level + 1, OF_BOARD));
}

/** @param {Pick<LessonStep, 'puzzle' | 'rules'>} about */
function aboutPuzzle({puzzle, rules: [names, ...texts]}) {
  const about = element('p', {class: 'of'}, puzzle);
  if (!names) return [about];
  return [about, element('p', {class: 'rules-of'}, `${names}.`),
    element('ul', {class: 'rules-of'}, ...texts.map((text) => element('li', {}, text)))];
}

/** "Step 501 of 945" @param {LessonStep} step */
export function placeOf({shot, run}) {
  return shot.step ? words('step', {step: shot.step, steps: run.length}) : words('start');
}

/** @param {LessonStep} step */
export function imageOf({url, shot: {width, height, step}}) {
  return element('img', {src: url, width, height, alt: words('board', {step: String(step)})});
}

/** @param {LessonStep} step */
function wordNodes({shot}) {
  return shot.words.map(({text, mark}) => (mark ? element('span', {class: mark}, text) : text));
}

/**
 * The whole of it as the text of a file that needs nothing else and runs nothing.
 * @param {Lesson} lesson
 */
export function lessonFile(lesson) {
  const page = document.implementation.createHTMLDocument(lesson.title || words('title.default'));
  page.documentElement.lang = spokenLanguage();
  page.head.prepend(element('meta', {charset: 'utf-8'}),
    element('meta', {
      'http-equiv': 'Content-Security-Policy', 'content': "default-src 'none'; style-src 'unsafe-inline'",
    }),
    element('meta', {name: 'viewport', content: 'width=device-width, initial-scale=1'}));
  page.body.append(lessonArticle(lesson, {picture: ({shot}) => inlined(shot.svg)}));
  const text = new XMLSerializer().serializeToString(page.documentElement);
  return `<!doctype html>\n${text.replace('</head>', `<style>${LESSON_PAGE_CSS}</style></head>`)}`;
}

/** A picture as a part of the page; parsed as XML, it holds no more than it says. @param {string} svg */
function inlined(svg) {
  return new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
}
