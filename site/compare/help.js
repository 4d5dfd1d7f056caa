/** The keys and signs of this page. Loaded when they are first asked for. */
import messages from '../../web/languages/en/site/compare-dialogs.js';
import {speaker} from '../../web/src/language/catalogue.js';
import {RACE_KEYS} from './transport.js';
import {button, element} from '../common/dom.js';
import {legendList} from '../common/legend.js';
import {adoptRareLooks} from '../common/rare-css.js';

const say = speaker('site/compare-dialogs', messages);

/** The signs on keys that have no letter. @type {Record<string, string>} */
const ARROWS = {ArrowRight: '→', ArrowLeft: '←'};

/** The signs of a small board. */
const SIGNS = /** @type {const} */ (['given', 'logic', 'guess.small', 'tint', 'bands.small']);

/** Shows them. */
export function showRaceHelp() {
  adoptRareLooks();
  const dialog = /** @type {HTMLDialogElement} */ (element('dialog', {'aria-labelledby': 'help-title'},
    element('h2', {id: 'help-title', tabindex: -1, autofocus: true}, say('keys')),
    element('dl', {}, ...RACE_KEYS.flatMap(([key, command]) => [
      element('dt', {}, element('kbd', {}, key === ' ' ? say('keys.space') : ARROWS[key] ?? key)),
      element('dd', {}, say(`key.${command}`))])),
    legendList(3, SIGNS),
    element('p', {class: 'note'}, say('keys.note')),
    element('div', {class: 'actions'}, button(say('close'), () => dialog.close()))));
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
