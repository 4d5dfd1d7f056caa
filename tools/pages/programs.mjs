// The Python of the tutorial as programs: each chapter adds to that of the chapters before, so the program of a chapter
// is all listings up to it. It lies beside the chapter, to be downloaded or copied.

import {attribute, elementsOf, insertMarkupAfter, markupOf, readPart, textOf} from './html.mjs';
import {publishedName} from './prose.mjs';
import {said} from './said.mjs';

/** @typedef {import('./html.mjs').Element} Element */
/** @typedef {{file: string, text: string}} Program */

/**
 * The programs of the chapters that have code, by the chapter's file.
 * @param {{file: string, html: string}[]} chapters in their order
 * @param {string} language of the prose
 * @returns {Map<string, Program>}
 */
export function programsOf(chapters, language) {
  const programs = new Map();
  /** @type {string[]} */
  const sofar = [];
  for (const {file, html} of chapters) {
    const listings = listingsIn(readPart(html));
    if (!listings.length) continue;
    sofar.push(...listings.map((listing) => `${textOf(listing).trimEnd()}\n`));
    const name = publishedName(file, language).replace(/\.html$/, '.py');
    const head = `# The program of the tutorial up to “${titleOf(html)}”. Free to use under the MIT licence.\n`;
    programs.set(file, {file: name, text: [head, ...sofar].join('\n\n')});
  }
  return programs;
}

/**
 * A chapter with a link to its program, behind the last listing and its output.
 * @param {string} html
 * @param {Program | undefined} program nothing where the chapter has no code
 */
export function withProgram(html, program) {
  if (!program) return html;
  const page = readPart(html);
  const last = /** @type {Element} */ (listingsIn(page).at(-1)?.parentNode);
  const outputs = elementsOf(page, 'pre').filter((each) => attribute(each, 'class') === 'output');
  const output = outputs.find((each) => previousOf(each) === last);
  const link = said('program', {slots: {file: program.file}, inside: [`<a href="${program.file}" download="">`]});
  insertMarkupAfter(output ?? last, `\n<p class="program">${link}</p>`);
  return markupOf(page);
}

/** @param {import('./html.mjs').Node} page @returns {Element[]} */
function listingsIn(page) {
  return elementsOf(page, 'code').filter((code) => attribute(code, 'class') === 'python');
}

/** The element before one. @param {Element} element */
function previousOf(element) {
  const siblings = element.parentNode?.childNodes.filter((node) => 'tagName' in node) ?? [];
  return siblings[siblings.indexOf(element) - 1];
}

/** @param {string} html */
function titleOf(html) {
  return textOf(elementsOf(readPart(html), 'title')[0]);
}
