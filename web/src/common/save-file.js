/** Files for the reader to save. */

/** How long a file stays in memory: a browser may read it only after the reader has chosen a folder. */
const KEPT_MS = 60_000;

/**
 * Lets the reader save a file.
 * @param {string | Blob} content
 * @param {string} name of the file
 * @param {string} [type] of the content, if it is a text
 */
export function saveFile(content, name, type = 'text/plain') {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], {type}));
  const anchor = document.createElement('a');
  Object.assign(anchor, {href: url, download: name});
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
