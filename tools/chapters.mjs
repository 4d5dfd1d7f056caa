// The pages of the tutorial: each file of site/learn/ holds a title, a description and what is read; the frame round
// it, with head, navigation and the way to the next chapter, is one file for all. The order of chapters is that of the
// list of contents in index.html.

/**
 * @typedef {object} Chapter
 * @property {string} file
 * @property {string} name as the list of contents has it
 */

/**
 * The chapters, in the order of the list of contents.
 * @param {string} index the page with the list
 * @returns {Chapter[]}
 */
export function chaptersOf(index) {
  const list = /<ol class="contents">([\s\S]*?)<\/ol>/.exec(index)?.[1] ?? '';
  return Array.from(list.matchAll(/<a href="([\w-]+\.html)">([^<]+)<\/a>/g), ([, file, name]) => ({file, name}));
}

/**
 * A page as browsers get it.
 * @param {string} frame with `{{title}}`, `{{description}}`, `{{content}}`, `{{place}}` and `{{way}}`
 * @param {string} page `<title>`, `<meta name="description">`, then the content
 * @param {string} file the page's name
 * @param {Chapter[]} chapters
 */
export function weave(frame, page, file, chapters) {
  const head = /^<title>([^<]+)<\/title>\s*<meta name="description"\s+content="([^"]+)">\s*/.exec(page);
  if (!head) throw new Error(`learn/${file} does not begin with a title and a description.`);
  const at = chapters.findIndex((chapter) => chapter.file === file);
  /** @type {Record<string, string>} */
  const values = {
    title: head[1], description: head[2], content: page.slice(head[0].length).trimEnd(),
    place: at < 0 ? '' : placeOf(at, chapters.length), way: wayFrom(at, chapters),
  };
  return frame.replace(/\{\{(\w+)\}\}/g, (whole, name) => values[name] ?? whole);
}

/** @param {number} at @param {number} count */
function placeOf(at, count) {
  return `<p class="place"><a href="./">Learn</a> <span>${at + 1} of ${count}</span></p>`;
}

/** @param {number} at -1 on the page with the list @param {Chapter[]} chapters */
function wayFrom(at, chapters) {
  const link = (/** @type {Chapter | undefined} */ chapter, /** @type {string} */ word, /** @type {string} */ rel) =>
    (chapter ? `<a rel="${rel}" href="${chapter.file}"><span>${word}</span> ${chapter.name}</a>` : '');
  return link(chapters[at - 1], 'Previous', 'prev') + link(chapters[at + 1], at < 0 ? 'Begin' : 'Next', 'next');
}
