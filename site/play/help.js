/** The keys and signs of this page. Loaded when they are first asked for. */
import messages from '../../web/languages/en/site/play-help.js';
import {speaker} from '../../web/src/language/catalogue.js';
import {button, element} from '../common/dom.js';
import {adoptRareLooks} from '../common/rare-css.js';
import {playLegend} from './legend.js';

const say = speaker('site/play-help', messages);

/** In their order. */
const KEYS = /** @type {const} */ ([
  'digit', 'corner', 'centre', 'colour', 'clear', 'mode', 'move', 'put', 'border', 'filter', 'all', 'one', 'undo',
  'conflict', 'hint', 'read', 'help',
]);

/** Shows them. */
export function showPlayHelp() {
  adoptRareLooks();
  const dialog = /** @type {HTMLDialogElement} */ (element('dialog', {'aria-labelledby': 'help-title'},
    element('h2', {id: 'help-title', tabindex: -1, autofocus: true}, say('keys')),
    element('dl', {class: 'long'}, ...KEYS.flatMap((key) => [
      element('dt', {}, element('kbd', {}, say(`key.${key}`))), element('dd', {}, say(`does.${key}`))])),
    playLegend(),
    element('p', {class: 'note'}, say('note')),
    element('div', {class: 'actions'}, button(say('close'), () => dialog.close()))));
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
