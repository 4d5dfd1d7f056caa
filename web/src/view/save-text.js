/** Hands a text to the reader as a file. */
import {element} from './dom.js';

/** @param {string} text @param {string} name of the file @param {string} [type] */
export function saveText(text, name, type = 'text/plain') {
  const url = URL.createObjectURL(new Blob([text], {type}));
  element('a', {href: url, download: name}).click();
  URL.revokeObjectURL(url);
}
