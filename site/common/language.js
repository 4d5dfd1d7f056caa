/**
 * The language of the page: the one that was chosen in the menu, else that of `?lang=de` in the address, else the
 * browser's, as far as there are words in it. Pages begin with `inLanguage`, which waits until the words have come; for
 * English it doesn't wait.
 *
 * English texts of a page stand in its HTML. An element whose text is to be translated has `data-message`, the id of
 * the message; `data-message-title` and so on are for its attributes. Elements within such a text are told by their
 * numbers: "Press <0>Step</0> to watch" keeps the first child element, with its classes and listeners.
 */
import {languageFor, speak, speaker, spokenLanguage} from '../../web/src/language/catalogue.js';
import {languages} from '../../web/languages/index.js';
import {element} from './dom.js';

const KEY = 'sudokuscope.language';
/** Attributes that people read or hear. */
const ATTRIBUTES = ['title', 'aria-label', 'aria-description', 'placeholder', 'label', 'alt'];

const say = speaker('site/pages', /** @type {Record<string, string>} */ ({}));

const language = languageFor(chosen() ?? new URLSearchParams(location.search).get('lang') ?? preferred());
document.documentElement.lang = language;
document.documentElement.dir = languages[language]?.direction ?? 'ltr';

/**
 * Begins what a page does, once it has the words for it.
 * @param {() => void} start
 */
export async function inLanguage(start) {
  if (language !== 'en') {
    await speak(language, ['element', 'site']);
    translate(document);
  }
  addPicker();
  start();
}

/**
 * Puts words of the page's language in place of the English ones.
 * @param {Document | Element | DocumentFragment} root
 */
export function translate(root) {
  if (spokenLanguage() === 'en') return;
  for (const translated of root.querySelectorAll('[data-message]')) {
    const id = translated.getAttribute('data-message') ?? '';
    if (say.has(id)) fill(translated, say.parts(id));
  }
  for (const name of ATTRIBUTES) {
    for (const translated of root.querySelectorAll(`[data-message-${name}]`)) {
      const id = translated.getAttribute(`data-message-${name}`) ?? '';
      if (say.has(id)) translated.setAttribute(name, say(id));
    }
  }
}

/** @param {Element} translated @param {import('../../web/src/language/catalogue.js').Part[]} parts */
function fill(translated, parts) {
  const children = [...translated.children];
  translated.replaceChildren(...parts.map(({text, mark}) => {
    const child = mark === undefined ? undefined : children[Number(mark)];
    if (!child) return text;
    child.textContent = text;
    return child;
  }));
}

/** The languages at the end of the menu; the one that is spoken is pressed. */
function addPicker() {
  const sheet = document.querySelector('#menu .sheet');
  if (!sheet || !Object.keys(languages).length) return;
  const all = [['en', 'English'], ...Object.entries(languages).map(([code, {name}]) => [code, name])];
  sheet.append(element('div', {'class': 'languages', 'role': 'group', 'data-message-aria-label': 'language',
    'aria-label': 'Language'}, ...all.map(([code, name]) => element('button', {
    'type': 'button', 'lang': code, 'aria-pressed': String(code === language), 'onclick': () => choose(code),
  }, name))));
  translate(sheet);
}

/** Opens the page again in another language, at the same puzzle and step. @param {string} code */
function choose(code) {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // No storage in this frame: the address below says it.
  }
  const address = new URL(location.href);
  address.searchParams.set('lang', code);
  if (chosen()) address.searchParams.delete('lang');
  if (address.href === location.href) location.reload();
  else location.replace(address);
}

/** @returns {string | null} */
function chosen() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The first of the browser's languages that has words here. */
function preferred() {
  return navigator.languages.find((tag) => tag.toLowerCase().startsWith('en') || languageFor(tag) !== 'en');
}
