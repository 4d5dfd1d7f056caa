/** Files for the reader to save. */
import {writeNumber} from '../../web/src/language/catalogue.js';

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

/** How large a file is, for people: "120 kB". @param {number} bytes */
export function fileSize(bytes) {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${writeNumber(bytes / 1e6, 1)} MB`;
}
