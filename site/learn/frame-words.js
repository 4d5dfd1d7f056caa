/**
 * The words round the prose of a chapter, in the language of the page. Loaded if that is not English: the build
 * has put English words there, each with its message (`data-learn`), its technique or its level.
 */
import {LEVELS} from '../../web/src/index.js';
import messages from '../../web/languages/en/site/learn.js';
import {speaker, spokenLanguage, volume} from '../../web/src/language/catalogue.js';
import {element} from '../common/dom.js';

const say = speaker('site/learn', messages);
/** In English the engine's own words are those of the pages. */
const names = speaker('techniques/names', /** @type {Record<string, string>} */ ({}));

/** The messages that the build says. @type {readonly (keyof typeof messages)[]} */
const SAID = ['place', 'chapters', 'techniques', 'previous', 'next', 'begin', 'easier', 'harder', 'difficulty', 'also',
  'siblings'];

/** Says it all anew, and marks what is in which language. */
export async function sayFrame() {
  const main = /** @type {HTMLElement} */ (document.querySelector('main'));
  for (const scope of main.querySelectorAll('sudoku-scope')) scope.setAttribute('lang', spokenLanguage());
  for (const translated of main.querySelectorAll('[data-message]')) mark(translated);
  for (const {dataset} of elementsWith('learnLabel')) {
    const id = SAID.find((each) => each === dataset.learnLabel);
    if (id) main.querySelector(`[data-learn-label=${id}]`)?.setAttribute('aria-label', say(id));
  }
  put('learn', (name, {dataset}) => {
    const id = SAID.find((each) => each === name);
    return id && say(id, /** @type {Record<string, string>} */ ({...dataset}));
  });
  put('level', (id) => LEVELS.find((level) => level.id === id)?.name);
  put('rule', (id) => sentenceCase(`${LEVELS.find((level) => level.id === id)?.rule}.`));
  if (elementsWith('technique').length) await sayTechniques(main);
}

/** @param {HTMLElement} main */
async function sayTechniques(main) {
  await volume('techniques');
  const known = (/** @type {string} */ id) => (names.has(id) ? names(id) : undefined);
  put('technique', (id) => known(`name.${id}`));
  put('concept', (id) => sentenceCase(known(`concept.${id}`) ?? ''));
  put('conceptOf', (id) => known(`concept.${id}`) && say('concept', {concept: known(`concept.${id}`) ?? ''}));
  const title = main.querySelector('h1');
  const summary = known(`summary.${title?.dataset.technique}`);
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
 * @param {(value: string, place: HTMLElement) => string | undefined} words
 */
function put(name, words) {
  for (const place of elementsWith(name)) {
    const text = words(place.dataset[name] ?? '', place);
    if (!text) continue;
    place.textContent = text;
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
