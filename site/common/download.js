/** Files that the reader takes away. */

const KEPT_MS = 60_000;

/**
 * @param {string | Blob} content
 * @param {string} name of the file
 * @param {string} [type] where the content is a text
 */
export function download(content, name, type = 'text/plain') {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], {type}));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
