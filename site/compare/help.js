/** The keys of this page. Loaded when they are first asked for. */
import {RACE_KEYS} from './transport.js';
import {button, element} from '../common/dom.js';
import {KEY_CAPS} from '../common/keys-help.js';

/** Shows them. */
export function showRaceHelp() {
  const dialog = /** @type {HTMLDialogElement} */ (element('dialog', {'aria-labelledby': 'help-title'},
    element('h2', {id: 'help-title'}, 'Keys'),
    element('dl', {}, ...RACE_KEYS.flatMap(([key, words]) => [
      element('dt', {}, element('kbd', {}, KEY_CAPS[key] ?? key)), element('dd', {}, words)])),
    element('p', {class: 'note'}, 'Everything runs in this browser; nothing is sent.'),
    element('div', {class: 'actions'}, button('Close', () => dialog.close()))));
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
