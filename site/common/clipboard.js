/** Copying, with a way out where the clipboard is refused. */
import {button, element} from './dom.js';
import {adoptSheetLooks} from './sheet-css.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/sheets.js';

const words = speaker('site/sheets', english);

/**
 * Copies, or shows the text selected.
 * @param {string} text
 * @param {string} what as in "Link copied."
 * @param {(message: string) => void} say
 */
export async function copy(text, what, say) {
  try {
    await navigator.clipboard.writeText(text);
    say(words('copied', {what}));
  } catch {
    showSelected(text, what);
  }
}

/**
 * Copies a picture, which may still be in the making.
 * @param {Promise<Blob>} png
 * @param {(message: string) => void} say
 */
export async function copyPicture(png, say) {
  try {
    await navigator.clipboard.write([new ClipboardItem({'image/png': png})]);
    say(words('copied.picture'));
  } catch {
    say(words('no-pictures'));
  }
}

/** @param {string} text @param {string} what */
function showSelected(text, what) {
  adoptSheetLooks();
  const box = /** @type {HTMLTextAreaElement} */ (element('textarea', {rows: 4, readonly: true, 'aria-label': what}));
  box.value = text;
  const dialog = /** @type {HTMLDialogElement} */ (element('dialog', {'aria-labelledby': 'copy-title'},
    element('h2', {id: 'copy-title'}, words('by-hand')),
    element('p', {class: 'lead'}, words('by-hand.why')),
    box,
    element('div', {class: 'actions'}, button(words('close'), () => dialog.close()))));
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  box.select();
}
