// The words that the build puts round prose, as markup: each with the id of its message (`data-learn`), so that a page
// can say it in the reader's language (site/learn/frame-words.js).

import learn from '../../web/languages/en/site/learn.js';
import techniquePage from '../../web/languages/en/site/technique-page.js';
import {speaker} from '../../web/src/language/catalogue.js';

const inFrame = speaker('site/learn', learn);
const onPage = speaker('site/technique-page', techniquePage);

/** @typedef {keyof typeof learn | keyof typeof techniquePage} Said */

/**
 * @typedef {object} Saying
 * @property {Record<string, string | number>} [slots] without quotes
 * @property {{technique?: string, propagator?: string}} [ids] of names in slots, which differ by language, too
 * @property {string[]} [inside] the tags of elements in the message, in the order of their numbers: `<a href="…">`
 * @property {string} [tag] of the element that is made
 */

/** A message as text. @param {Said} id @param {Record<string, string | number>} [slots] */
export function say(id, slots) {
  return id in learn ? inFrame(/** @type {any} */ (id), slots) : onPage(/** @type {any} */ (id), slots);
}

/**
 * A message as an element, with all that is needed to say it again in another language.
 * @param {Said} id
 * @param {Saying} [saying]
 */
export function said(id, {slots = {}, ids = {}, inside = [], tag = 'span'} = {}) {
  const filled = Object.entries(slots).filter(([name]) => !(name in ids));
  const attributes = [...filled.map(([name, value]) => [name, value]),
    ...Object.entries(ids).map(([name, value]) => [`of-${name}`, value])];
  const data = attributes.map(([name, value]) => ` data-${name}="${value}"`).join('');
  const parts = (id in learn ? inFrame : onPage).parts(/** @type {any} */ (id), slots);
  const content = parts.map(({text, mark}) => (mark === undefined ? text : within(inside[Number(mark)], text)));
  return `<${tag} data-learn="${id}"${data}>${content.join('')}</${tag}>`;
}

/** @param {string} opening tag @param {string} text */
function within(opening, text) {
  return `${opening}${text}</${/\w+/.exec(opening)?.[0]}>`;
}
