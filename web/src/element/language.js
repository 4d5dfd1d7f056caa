/**
 * The language of the elements on a page: that of the nearest `lang`, as far as there are words in it. A page speaks
 * one language, that of its first element; where it is English, nothing is waited for.
 */

import player from '../../languages/en/player.js';
import {languageFor, speak, speaker, spokenLanguage} from '../language/catalogue.js';

const say = speaker('player', player);

/** The language that elements wait for; null if the words are there. @type {Promise<void> | null | undefined} */
let coming;

/**
 * Does something to an element that is on a page, once there are words for it; at once if it need not wait.
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

/** The words if the player can't be had. */
export function notLoaded() {
  return say('not-loaded');
}

/** The nearest `lang`, also beyond shadow roots. @param {Element | undefined} element @returns {string | null} */
function tagOf(element) {
  if (!element) return null;
  const root = element.getRootNode();
  return element.closest('[lang]')?.getAttribute('lang') ?? (root instanceof ShadowRoot ? tagOf(root.host) : null);
}
