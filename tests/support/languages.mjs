// The English left where a page speaks another language: every text that is seen or heard, held against the
// messages of both.
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {messagesOf, readPage} from '../../tools/pages/html.mjs';
import {parseTemplate} from '../../web/src/language/template.js';
import {Templates} from './page/templates.mjs';

/** @typedef {import('../../web/src/language/template.js').Piece} Piece */

const root = fileURLToPath(new URL('../..', import.meta.url));
const filesIn = (/** @type {string} */ folder, /** @type {string} */ ending) =>
  readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith(ending)).map((name) => `${folder}/${name}`);

/** Messages of a language, those that stand in pages too. @param {string} language @returns {Promise<string[]>} */
async function messagesIn(language) {
  const files = filesIn(`web/languages/${language}`, '.js').filter((path) => !path.includes('/volumes/'));
  const subjects = await Promise.all(files.map(async (path) => (await import(`../../${path}`)).default));
  const messages = subjects.flatMap((subject) => Object.values(subject));
  if (language !== 'en') return messages;
  return [...messages, ...filesIn('site', '.html')
    .flatMap((path) => messagesOf(readPage(readFileSync(join(root, path), 'utf8')))).map(([, text]) => text)];
}

/** True if a template has words whatever fills it: one without can't be told from any other. @param {Piece[]} pieces */
function hasWords(pieces) {
  return pieces.some((piece) => {
    if (typeof piece === 'string') return /\p{L}{3}/u.test(piece);
    if ('mark' in piece) return hasWords(piece.pieces);
    return 'choices' in piece && Object.values(piece.choices).every(hasWords);
  });
}

/** Those of a language that have words, read once. @type {Map<string, Promise<Templates>>} */
const known = new Map();

/** @param {string} language @returns {Promise<Templates>} */
function templatesOf(language) {
  if (!known.has(language)) {
    known.set(language, messagesIn(language).then((messages) =>
      new Templates(messages.filter((message) => hasWords(parseTemplate(message))))));
  }
  return /** @type {Promise<Templates>} */ (known.get(language));
}

/**
 * Finds what is left of English.
 * @param {string} language of the page
 * @returns {Promise<(page: import('playwright-core').Page) => Promise<string[]>>}
 */
export async function englishFinder(language) {
  const [english, own] = [await templatesOf('en'), await templatesOf(language)];
  return async (page) => (await textsOf(page)).filter((text) => english.has(text) && !own.has(text));
}

/**
 * The texts of a page: those of elements with text of their own, small enough for a message, and of attributes that are
 * seen or heard, also within elements of our own; but neither names of languages nor what the reader has typed.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>}
 */
function textsOf(page) {
  return page.evaluate(() => {
    const MOST = 500;
    const names = ['title', 'aria-label', 'aria-description', 'placeholder', 'alt'];
    /** @param {Document | ShadowRoot} place @returns {Element[]} */
    const within = (place) => [...place.querySelectorAll('*')].flatMap((element) =>
      (element.shadowRoot ? [element, ...within(element.shadowRoot)] : [element]));
    const found = within(document).filter((each) => !each.closest('script, style, noscript, pre, .languages'))
      .flatMap((each) => {
        const own = [...each.childNodes].map((node) => (node instanceof Text ? node.data : ''));
        const whole = own.some((text) => text.trim()) ? each.textContent ?? '' : '';
        return [whole, ...own, ...names.map((name) => each.getAttribute(name) ?? '')];
      });
    return [...new Set(found.map((text) => text.replace(/\s+/g, ' ').trim()))]
      .filter((text) => text && text.length < MOST);
  });
}
