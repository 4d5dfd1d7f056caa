// The pages of the tutorial: each file of site/learn/en/ holds a title, a description and what is read; the frame round
// it, with head, navigation and the way to the next chapter, is one file for all. The order of chapters is that of the
// list of contents in index.html.

import {attribute, elementsOf, escaped, markupOf, readPart, textOf} from './html.mjs';
import {said, say} from './said.mjs';

/** @typedef {import('./said.mjs').Said} Said */

/**
 * @typedef {object} Chapter
 * @property {string} file
 * @property {string} name as the list of contents has it
 * @property {string} [mark] an attribute by which a page finds the name in its language
 */

/**
 * The chapters, in the order of the list of contents.
 * @param {string} index the page with the list
 * @returns {Chapter[]}
 */
export function chaptersOf(index) {
  const list = elementsOf(readPart(index), 'ol').filter((each) => attribute(each, 'class') === 'contents');
  return list.flatMap((each) => elementsOf(each, 'a')).map((link) => ({
    file: attribute(link, 'href') ?? '', name: escaped(textOf(link)),
    mark: `data-message="${attribute(link, 'data-message')}"`,
  }));
}

/**
 * The title and the description with which a file of prose begins, as markup, and all that follows.
 * @param {string} page
 * @param {string} name for the message where they are missing
 */
export function proseOf(page, name) {
  const nodes = readPart(page).childNodes;
  const [title, meta] = nodes.filter((node) => 'tagName' in node);
  if (title?.tagName !== 'title' || meta?.tagName !== 'meta') {
    throw new Error(`${name} does not begin with a title and a description.`);
  }
  const content = markupOf(nodes.slice(nodes.indexOf(meta) + 1)).trim();
  return {title: escaped(textOf(title)), description: escaped(attribute(meta, 'content') ?? ''), content};
}

/**
 * A page as browsers get it.
 * @param {string} frame with `{{title}}`, `{{description}}`, `{{content}}`, `{{place}}` and `{{way}}`
 * @param {string} page `<title>`, `<meta name="description">`, then the content
 * @param {{file: string, chapters: Chapter[], language: string}} place the page's name, all chapters, and the language
 *   of the prose
 */
export function weave(frame, page, {file, chapters, language}) {
  const at = chapters.findIndex((chapter) => chapter.file === file);
  return fill(frame, {
    ...proseOf(page, `learn/${file}`), language,
    place: at < 0 ? '' : placeOf(at, chapters.length), pages: say('chapters'), kind: 'chapters',
    way: wayTo(chapters[at - 1], 'previous', 'prev') + wayTo(chapters[at + 1], at < 0 ? 'begin' : 'next', 'next'),
  });
}

/**
 * A text with values in the place of their names in double braces.
 * @param {string} text
 * @param {Record<string, string>} values
 */
export function fill(text, values) {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name) => values[name] ?? whole);
}

/**
 * A link at the foot of a page.
 * @param {Chapter | undefined} page nothing where there is none
 * @param {Said} word
 * @param {'prev' | 'next'} rel
 */
export function wayTo(page, word, rel) {
  return page ? `<a rel="${rel}" href="${page.file}">${said(word)} <bdi ${page.mark ?? ''}>${page.name}</bdi></a>` : '';
}

/** @param {number} at @param {number} count */
function placeOf(at, count) {
  const number = said('place', {slots: {number: at + 1, count}});
  return `<p class="place"><a href="./" data-message="nav.learn">Learn</a> ${number}</p>`;
}
