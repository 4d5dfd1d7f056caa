// The English sentences left in a page in another language: its texts and labels, held against the English messages.
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {messagesOf, readPage} from '../../tools/pages/html.mjs';
import {parseTemplate} from '../../web/src/language/template.js';
import {Templates} from './page/templates.mjs';

/** @typedef {import('../../web/src/language/template.js').Piece} Piece */

const root = fileURLToPath(new URL('../..', import.meta.url));
const filesIn = (/** @type {string} */ folder, /** @type {string} */ ending) =>
  readdirSync(join(root, folder), {recursive: true}).map(String).filter((name) => name.endsWith(ending));

/** The messages in the pages themselves. @returns {Record<string, string>} */
function english() {
  return Object.fromEntries(filesIn('site', '.html')
    .flatMap((name) => messagesOf(readPage(readFileSync(join(root, 'site', name), 'utf8')))));
}

/**
 * English messages of a page that are others in a language.
 * @param {string} language
 * @param {RegExp} subjects those that the page speaks, as "play-hints"
 * @param {RegExp} ids of the messages that stand in it
 * @returns {Promise<Templates>}
 */
export async function englishOnly(language, subjects, ids) {
  const files = filesIn(`web/languages/${language}/site`, '.js').filter((name) => subjects.test(name.slice(0, -3)));
  const own = await Promise.all(['pages.js', ...files].map((name) => messagesIn(language, name)));
  const source = await Promise.all(files.map((name) => messagesIn('en', name)));
  const inPage = Object.entries(english()).filter(([id]) => ids.test(id)).map(([, text]) => text);
  const translations = new Set(own.flatMap((messages) => Object.values(messages)));
  const templates = [...inPage, ...source.flatMap((messages) => Object.values(messages))]
    .filter((template) => !translations.has(template) && /[a-z]{3}/i.test(withoutSlots(parseTemplate(template))));
  return new Templates(templates);
}

/** @param {string} language @param {string} name of a file @returns {Promise<Record<string, string>>} */
async function messagesIn(language, name) {
  return (await import(`../../web/languages/${language}/site/${name}`)).default;
}

/** @param {Piece[]} pieces @returns {string} */
function withoutSlots(pieces) {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : 'pieces' in piece ? withoutSlots(piece.pieces) :
    'choices' in piece ? withoutSlots(piece.choices.other) : '')).join('');
}

/**
 * The texts and labels of a page, but for what is marked as English, and for players, which have tests of their own.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>}
 */
export function textsOf(page) {
  return page.evaluate(() => {
    const texts = new Set();
    for (const element of document.querySelectorAll('html *')) {
      if (element.closest('script, style, noscript, pre, sudoku-scope')) continue;
      if (element.closest('[lang]').getAttribute('lang') === 'en') continue;
      for (const name of ['aria-label', 'title', 'placeholder']) texts.add(element.getAttribute(name) ?? '');
      const nodes = [...element.childNodes].filter(({nodeType}) => nodeType === Node.TEXT_NODE);
      for (const {nodeValue} of nodes) texts.add(nodeValue);
      if (nodes.some(({nodeValue}) => nodeValue.trim())) texts.add(element.textContent);
    }
    return [...texts].map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
  });
}
