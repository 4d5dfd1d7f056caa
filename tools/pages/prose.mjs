// Prose of the tutorial and about techniques by language: a folder each in site/learn and site/techniques. English has
// the plain addresses (learn/ac3.html), another language its code before the ending (learn/ac3.fr.html), so that links
// to what lies beside a page hold in all of them. A page names itself in other languages; learn.js goes there.
import {readdir} from 'node:fs/promises';
import {elementsOf, insertAfter} from './html.mjs';

/** The language whose pages have the plain addresses. */
export const SOURCE = 'en';

/**
 * The languages in which a folder has prose.
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
export async function languagesIn(folder) {
  const entries = await readdir(folder, {withFileTypes: true});
  return entries.filter((entry) => entry.isDirectory()).map(({name}) => name).sort();
}

/**
 * The name under which a page of prose is published.
 * @param {string} name
 * @param {string} language
 */
export function publishedName(name, language) {
  return language === SOURCE ? name : name.replace(/\.html$/, `.${language}.html`);
}

/**
 * Names a page in other languages at its head.
 * @param {import('./html.mjs').Document} page
 * @param {string} name of the English one
 * @param {string} language of this one
 * @param {string[]} languages in which there is the same
 */
export function nameOthers(page, name, language, languages) {
  const [title] = elementsOf(page, 'title');
  insertAfter(title, 'link', languages.filter((other) => other !== language)
    .map((other) => ({rel: 'alternate', hreflang: other, href: publishedName(name, other)})));
}
