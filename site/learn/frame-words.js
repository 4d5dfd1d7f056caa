/**
 * The words round the prose of a chapter, in the language of the page. Loaded if that is not English: the build
 * has put English words there, each with its message (`data-learn`), its technique or its level.
 */
import {LEVELS} from '../../web/src/index.js';
import messages from '../../web/languages/en/site/learn.js';
import techniquePage from '../../web/languages/en/site/technique-page.js';
import legend from '../../web/languages/en/techniques/legend.js';
import {speaker, spokenLanguage, volume} from '../../web/src/language/catalogue.js';
import {element} from '../common/dom.js';
import {fill} from '../common/translate.js';

/** @typedef {import('../../web/src/language/catalogue.js').Part} Part */

const inFrame = speaker('site/learn', messages);
const onPage = speaker('site/technique-page', techniquePage);
const meaning = speaker('techniques/legend', legend);
/** In English the engine's own words are those of the pages. */
const names = speaker('techniques/names', /** @type {Record<string, string>} */ ({}));
const strategies = speaker('strategies', /** @type {Record<string, string>} */ ({}));

/** The messages that the build says. @type {readonly (keyof typeof messages)[]} */
const IN_FRAME = ['place', 'chapters', 'techniques', 'previous', 'next', 'begin', 'easier', 'harder', 'difficulty',
  'also', 'siblings', 'program'];
/** @type {readonly (keyof typeof techniquePage)[]} */
const ON_PAGE = ['in-this-grid', 'easier-step', 'play', 'press-step', 'hatched', 'unique', 'alone', 'trial',
  'trial.stronger', 'position'];
/** @type {readonly (keyof typeof legend)[]} */
const MEANINGS = ['cover', 'fin', 'extra', 'either-or', 'strong', 'weak', 'end'];

/** Says it all anew, and marks what is in which language. */
export async function sayFrame() {
  const main = /** @type {HTMLElement} */ (document.querySelector('main'));
  for (const scope of main.querySelectorAll('sudoku-scope')) scope.setAttribute('lang', spokenLanguage());
  for (const translated of main.querySelectorAll('[data-message]')) mark(translated);
  // The names of techniques stand in sentences, too.
  if (elementsWith('technique').length) await volume('techniques');
  for (const labelled of elementsWith('learnLabel')) {
    const [part] = said(labelled.dataset.learnLabel ?? '', {}) ?? [];
    if (part) labelled.setAttribute('aria-label', part.text);
  }
  put('learn', (id, {dataset}) => said(id, slotsIn(dataset)));
  put('level', (id) => LEVELS.find((level) => level.id === id)?.name);
  put('rule', (id) => sentenceCase(`${LEVELS.find((level) => level.id === id)?.rule}.`));
  if (elementsWith('technique').length) sayTechniques(main);
}

/**
 * A message that the build says, in parts; nothing where it has no such message.
 * @param {string} id @param {Record<string, string>} slots
 */
function said(id, slots) {
  const [ofFrame, ofPage] = [IN_FRAME.find((each) => each === id), ON_PAGE.find((each) => each === id)];
  return ofFrame ? inFrame.parts(ofFrame, slots) : ofPage && onPage.parts(ofPage, slots);
}

/** The texts of an element's slots; it has the ids of names, which differ by language. @param {DOMStringMap} data */
function slotsIn({ofTechnique, ofPropagator, ...texts}) {
  const slots = /** @type {Record<string, string>} */ (texts);
  if (ofTechnique) slots.technique = nameOf(`name.${ofTechnique}`) ?? ofTechnique;
  if (ofPropagator) slots.propagator = propagatorOf(ofPropagator);
  return slots;
}

/** @param {string} id */
function propagatorOf(id) {
  return strategies.has(`rules.${id}`) ? strategies(`rules.${id}`, {place: 'middle'}) : id;
}

/** @param {string} id of a name of techniques */
function nameOf(id) {
  return names.has(id) ? names(id) : undefined;
}

/** @param {HTMLElement} main */
function sayTechniques(main) {
  put('technique', (id) => nameOf(`name.${id}`));
  put('concept', (id) => sentenceCase(nameOf(`concept.${id}`) ?? ''));
  put('conceptOf', (id) => nameOf(`concept.${id}`) && inFrame('concept', {concept: nameOf(`concept.${id}`) ?? ''}));
  put('legend', (ids) => MEANINGS.filter((id) => ids.split(' ').includes(id)).map((id) => meaning(id)).join(' '));
  const title = main.querySelector('h1');
  const summary = nameOf(`summary.${title?.dataset.technique}`);
  if (!title || !summary) return;
  document.title = `${title.textContent}: Sudokuscope`;
  main.querySelector('.concept')?.after(element('p', {class: 'lead', lang: spokenLanguage()}, summary));
}

/** @param {string} name of a `data-` attribute, as in `dataset` @returns {HTMLElement[]} */
function elementsWith(name) {
  const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [...document.querySelectorAll(`main [data-${attribute}]`)].map((each) => /** @type {HTMLElement} */ (each));
}

/**
 * Other words into all elements with an attribute; those that get none stay as they are.
 * @param {string} name
 * @param {(value: string, place: HTMLElement) => string | Part[] | undefined} words
 */
function put(name, words) {
  for (const place of elementsWith(name)) {
    const text = words(place.dataset[name] ?? '', place);
    if (!text) continue;
    if (typeof text === 'string') place.textContent = text;
    else fill(place, text);
    mark(place);
  }
}

/** Says that something is in the language of the page. @param {Element} translated */
function mark(translated) {
  translated.setAttribute('lang', spokenLanguage());
}

/** @param {string} text */
function sentenceCase(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
