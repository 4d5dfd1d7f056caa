// The chapters of the tutorial as text, and what tests look for in them.
import {readFileSync} from 'node:fs';
import {chaptersOf} from '../../tools/pages/chapters.mjs';

const textOf = (/** @type {string} */ file) =>
  readFileSync(new URL(`../../site/learn/en/${file}`, import.meta.url), 'utf8');

/** The chapters in their order. @type {{file: string, html: string}[]} */
export const chapters = chaptersOf(textOf('index.html')).map(({file}) => ({file, html: textOf(file)}));

/** The text that a reader sees of some markup. @param {string} html */
export function plain(html) {
  return html.replace(/<[^>]+>/g, '').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
