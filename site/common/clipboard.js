/** Copying, with a way out where the clipboard is refused. */
import {button, element} from './dom.js';

/**
 * Copies, or shows the text selected.
 * @param {string} text
 * @param {string} what as in "Link copied."
 * @param {(message: string) => void} say
 */
export async function copy(text, what, say) {
  try {
    await navigator.clipboard.writeText(text);
    say(`${what} copied.`);
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
    say('Picture copied.');
  } catch {
    say('The browser can’t copy pictures here. You can save it instead.');
  }
}

/** @param {string} text @param {string} what */
function showSelected(text, what) {
  const box = /** @type {HTMLTextAreaElement} */ (element('textarea', {rows: 4, readonly: true, 'aria-label': what}));
  box.value = text;
  const dialog = /** @type {HTMLDialogElement} */ (element('dialog', {'aria-labelledby': 'copy-title'},
    element('h2', {id: 'copy-title'}, 'Copy it from here.'),
    element('p', {class: 'lead'}, 'The browser doesn’t let this page use the clipboard.'),
    box,
    element('div', {class: 'actions'}, button('Close', () => dialog.close()))));
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  box.select();
}
