/** A link that can't be read, on a page without a text to mend it in: the error, and a link to the page with one. */
import {byId} from './dom.js';

/**
 * @param {import('../../web/src/index.js').Failure['error']} error
 * @param {string} link that was asked for: a hash, which Watch reads too
 */
export function showReadingError({code, message}, link) {
  document.body.classList.add('has-parse-error');
  byId('bad-link').hidden = code === 'clash';
  byId('clash').hidden = code !== 'clash';
  byId('parse-error-message').textContent = message;
  byId('mend').setAttribute('href', `./${link}`);
  byId('parse-error-title').focus();
}
