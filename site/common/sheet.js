/** A sheet over the page: a title, what is offered, a word on what was done, and the way out. */
import {button, byId, element, nodesOf} from './dom.js';
import {adoptSheetLooks} from './sheet-css.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/sheets.js';

const words = speaker('site/sheets', english);

/**
 * @typedef {object} Sheet
 * @property {HTMLElement} body where the content goes
 * @property {() => void} close
 * @property {(message: string) => void} say tells what was done; the page's own word is behind the sheet
 * @property {AbortSignal} closed aborted when the sheet closes, so that what takes long ends
 */

/**
 * Opens an empty sheet, in the place of one that is open. Escape and its button close it, and focus returns to where it
 * was, or to the menu that the sheet was chosen in.
 * @param {string} title
 * @param {'' | 'wide'} [kind]
 * @returns {Sheet}
 */
export function openSheet(title, kind = '') {
  adoptSheetLooks();
  /** @type {HTMLDialogElement | null} */ (document.querySelector('dialog.over[open]'))?.close();
  const closing = new AbortController();
  const opener = document.activeElement;
  const body = element('div', {class: 'body'});
  const said = element('p', {class: 'said', role: 'status'});
  const dialog = /** @type {HTMLDialogElement} */ (element('dialog', {
    'class': `over ${kind}`, 'aria-labelledby': 'over-title',
  },
  element('h2', {id: 'over-title', tabindex: -1, autofocus: true}, title), body,
  element('div', {class: 'foot'}, said, button(words('close'), () => dialog.close()))));
  dialog.addEventListener('close', () => {
    closing.abort();
    dialog.remove();
    if (document.querySelector('dialog.over[open]')) return;
    const menu = byId('menu');
    const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
    const back = isThere && !menu.contains(opener) ? opener : menu.querySelector('summary');
    back?.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  return {body, close: () => dialog.close(), say: (message) => said.replaceChildren(message), closed: closing.signal};
}

/**
 * The offers under one heading.
 * @param {string} title
 * @param {...(Node | string)} content
 */
export function group(title, ...content) {
  return element('section', {class: 'group'}, element('h3', {}, title), ...content);
}

/** @param {...HTMLElement} entries as `entry` makes them */
export function list(...entries) {
  return element('ul', {class: 'entries'}, ...entries);
}

/**
 * One thing that is offered.
 * @param {string} name
 * @param {string} note what it holds, what it loses, or why it can't be had
 * @param {...HTMLElement} actions buttons and links
 */
export function entry(name, note, ...actions) {
  return element('li', {}, element('p', {}, element('span', {class: 'name'}, name),
    element('span', {class: 'note'}, note)), ...actions);
}

/**
 * A button whose name tells what it is about, also to those who hear it alone.
 * @param {import('../../web/src/language/catalogue.js').Part[]} name what is hidden is only heard: "Save the run"
 * @param {() => void} onclick
 */
export function action(name, onclick) {
  return element('button', {type: 'button', onclick}, ...nodesOf(name));
}
