/**
 * The texts that stand in a page, in the page's language. English ones stand in its HTML. An element whose text is to
 * be translated has `data-message`, the id of the message; `data-message-title` and so on are for its attributes.
 * Elements within such a text are told by their numbers: "Press <0>Step</0> to watch" keeps the first child element,
 * with its classes and listeners.
 */
import {speaker, spokenLanguage} from '../../web/src/language/catalogue.js';

/** Attributes that people read or hear. */
const ATTRIBUTES = ['title', 'aria-label', 'aria-description', 'placeholder', 'label', 'alt'];

const words = speaker('site/pages', /** @type {Record<string, string>} */ ({}));

/**
 * Puts words of the page's language in place of the English ones.
 * @param {Document | Element | DocumentFragment} root
 */
export function translate(root) {
  if (spokenLanguage() === 'en') return;
  for (const translated of root.querySelectorAll('[data-message]')) {
    const id = translated.getAttribute('data-message') ?? '';
    if (words.has(id)) fill(translated, words.parts(id));
  }
  for (const name of ATTRIBUTES) {
    for (const translated of root.querySelectorAll(`[data-message-${name}]`)) {
      const id = translated.getAttribute(`data-message-${name}`) ?? '';
      if (words.has(id)) translated.setAttribute(name, words(id));
    }
  }
}

/**
 * Puts a text into an element, which keeps the elements in it: the parts with a number are theirs.
 * @param {Element} translated @param {import('../../web/src/language/catalogue.js').Part[]} parts
 */
export function fill(translated, parts) {
  const children = [...translated.children];
  translated.replaceChildren(...parts.map(({text, mark}) => {
    const child = mark === undefined ? undefined : children[Number(mark)];
    if (!child) return text;
    child.textContent = text;
    return child;
  }));
}
