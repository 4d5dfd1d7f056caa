/** The keys of this page. Loaded when they are first asked for. */
import {button, element} from '../common/dom.js';
import {PLAY_KEYS} from './keys.js';

/** Shows them. */
export function showPlayHelp() {
  const dialog = /** @type {HTMLDialogElement} */ (element('dialog', {'aria-labelledby': 'help-title'},
    element('h2', {id: 'help-title'}, 'Keys'),
    element('dl', {}, ...PLAY_KEYS.flatMap(([keys, words]) => [
      element('dt', {}, element('kbd', {}, keys)), element('dd', {}, words)])),
    element('p', {class: 'note'}, 'A drag selects cells; on a touch screen, after a long press. A second press on ' +
      'a digit takes it away. Everything stays in this browser.'),
    element('div', {class: 'actions'}, button('Close', () => dialog.close()))));
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
