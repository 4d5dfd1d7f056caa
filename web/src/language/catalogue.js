/**
 * The catalogue: every sentence that a person reads, by id, in the language of the page.
 *
 * English is the source. Its messages are in `web/languages/en`, one file per subject, and the modules that use them
 * import them. So they are loaded with the code that needs them, and replace messages that another language lacks.
 * Other languages are loaded as volumes (see `web/languages/index.js`), each with the messages of many subjects.
 *
 * A page has one language: that of its `lang`, or of the first element that has a `lang` of its own.
 */

import {fillTemplate, parseTemplate} from './template.js';
import {languages} from '../../languages/index.js';

/** @typedef {import('./template.js').SlotValue} SlotValue */
/** @typedef {import('./template.js').Piece} Piece */
/** @typedef {'element' | 'techniques' | 'site'} Volume messages that are loaded together */
/** @typedef {Record<string, string>} Messages templates by id */

/**
 * A piece of a sentence: struck = the digit that is ruled out, ringed = the cell that causes it, name = a cell, guess
 * and logic = what was written, strong = a word in bold, where = words that may be left out if there is no room.
 * @typedef {'struck' | 'ringed' | 'name' | 'guess' | 'logic' | 'strong' | 'where'} Mark
 * @typedef {{text: string, mark?: Mark, cell?: number}} Part
 */

/**
 * Words the messages of one subject.
 * @template {string} Id
 * @typedef {((id: Id, slots?: Record<string, SlotValue>) => string) &
 *   {parts: (id: Id, slots?: Record<string, SlotValue>) => Part[], has: (id: string) => boolean}} Speaker
 */

/** The default language, which also replaces messages that another language lacks. */
const SOURCE = 'en';

let language = SOURCE;
/** The messages of the current language that are loaded, by subject. @type {Record<string, Messages>} */
let translated = {};
/** Parsed templates. @type {Map<string, Piece[]>} */
const read = new Map();
/** @type {Intl.PluralRules | null} */
let pluralRules = null;

/** The code of the current language: "en". */
export function spokenLanguage() {
  return language;
}

/** How the current language is written: 'ltr' from left to right, or 'rtl'. */
export function spokenDirection() {
  return languages[language]?.direction ?? 'ltr';
}

/** The code of the language that fits a tag best, as "de" fits "de-AT"; English if there is none.
 * @param {string | null | undefined} tag of BCP 47 */
export function languageFor(tag) {
  const code = (tag ?? '').toLowerCase().split('-')[0];
  return Object.hasOwn(languages, code) ? code : SOURCE;
}

/**
 * Switches to another language. Earlier texts don't change, so call it before anything is drawn.
 * @param {string} tag of BCP 47; unknown ones are English
 * @param {Volume[]} [wanted] volumes to wait for
 */
export async function speak(tag, wanted = ['element']) {
  const code = languageFor(tag);
  if (code !== language) {
    language = code;
    translated = {};
    pluralRules = null;
  }
  await Promise.all(wanted.map(volume));
}

/**
 * Waits until the messages of a volume are loaded; in English, they come with the code.
 * @param {Volume} name
 * @returns {Promise<void>}
 */
export async function volume(name) {
  const spoken = language;
  if (spoken === SOURCE) return;
  const {default: messages} = await languages[spoken][name]();
  if (spoken === language) translated = {...translated, ...messages};
}

/**
 * Makes a speaker for the messages of a subject. Call it when a message is needed, not when a module is loaded: the
 * language may not be loaded then.
 * @template {Messages} M
 * @param {string} subject the name of the file in `web/languages/en`, with its folder: "steps", "site/play"
 * @param {M} english
 * @returns {Speaker<Extract<keyof M, string>>}
 */
export function speaker(subject, english) {
  const templateOf = (/** @type {string} */ id) => {
    const template = translated[subject]?.[id] ?? english[id];
    if (template === undefined) throw new RangeError(`there is no message ${subject}: ${id}`);
    return template;
  };
  const parts = (/** @type {string} */ id, /** @type {Record<string, SlotValue>} */ slots = {}) =>
    fillTemplate(piecesOf(templateOf(id)), slots, numbers);
  const say = (/** @type {string} */ id, /** @type {Record<string, SlotValue>} */ slots = {}) =>
    parts(id, slots).map(({text}) => text).join('');
  const has = (/** @type {string} */ id) => Object.hasOwn(translated[subject] ?? english, id);
  return Object.assign(say, {parts, has});
}

/** @param {string} template */
function piecesOf(template) {
  const pieces = read.get(template) ?? parseTemplate(template);
  read.set(template, pieces);
  return pieces;
}

/** @type {import('./template.js').Numbers} */
const numbers = {
  write: (number) => written(String(number)),
  form: (number) => (language === SOURCE ? (number === 1 ? 'one' : 'other') :
    (pluralRules ??= new Intl.PluralRules(language)).select(number)),
};

/** A number in the form of the language: 1,715,483. @param {number} number @param {number} [decimals] their number */
export function writeNumber(number, decimals) {
  return written(decimals === undefined ? String(number) : number.toFixed(decimals));
}

/**
 * It avoids `toLocaleString`, and `Intl` in English, because loading them would delay the first puzzle.
 * @param {string} digits with a point, if there is one
 */
function written(digits) {
  const between = language === SOURCE ? ',' : languages[language].thousands;
  const [whole, decimals] = digits.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, between);
  return decimals === undefined ? grouped : `${grouped}${between === '.' ? ',' : '.'}${decimals}`;
}
