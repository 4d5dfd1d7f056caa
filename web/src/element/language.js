/**
 * The language of the elements on a page: that of the nearest `lang`, if we have it. A page has one language, that of
 * its first element; English needs no waiting.
 */

import {languageFor, speak, spokenLanguage} from '../language/catalogue.js';

/** The language that elements wait for; null if the words are there. @type {Promise<void> | null | undefined} */
let coming;

/**
 * Calls a function for an element on a page once its messages are loaded; at once if it needn't wait.
 * @param {Element} element @param {() => void} build
 */
export function withWords(element, build) {
  if (coming === undefined) coming = wordsOf(languageFor(tagOf(element)));
  if (coming) coming.then(() => element.isConnected && build());
  else build();
}

/** @param {string} language @returns {Promise<void> | null} null if there is nothing to wait for */
function wordsOf(language) {
  if (language === 'en' || language === spokenLanguage()) return null;
  return speak(language).catch(() => speak('en')).then(() => void (coming = null));
}

/** The nearest `lang`, also beyond shadow roots. @param {Element | undefined} element @returns {string | null} */
function tagOf(element) {
  if (!element) return null;
  const root = element.getRootNode();
  return element.closest('[lang]')?.getAttribute('lang') ?? (root instanceof ShadowRoot ? tagOf(root.host) : null);
}
