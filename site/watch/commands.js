/** The buttons of the page, by their `data-do`, the menu that holds some of them, and the keys. */
import {isKeyTaken} from '../../web/src/index.js';
import {byId, element} from '../common/dom.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/watch.js';
import {isPresentKey} from './presenting.js';

const words = speaker('site/watch', english);

/**
 * @param {Record<string, () => void>} commands what each button does
 * @param {import('../../web/src/index.js').SudokuScope} scope hears the keys that mean nothing to the page
 */
export function listen(commands, scope) {
  const menu = /** @type {HTMLDetailsElement} */ (byId('menu'));
  menu.querySelector('[data-do]')?.before(...(/** @type {const} */ (['share', 'rules'])).map((id) =>
    element('button', {type: 'button', 'data-do': id}, words(id))));
  scope.append(element('button', {type: 'button', slot: 'end', 'data-do': 'prove'}, words('prove')));
  document.addEventListener('click', (event) => {
    const target = /** @type {Element} */ (event.target);
    const command = target.closest('[data-do]')?.getAttribute('data-do');
    if (!target.closest('summary')) menu.open = false;
    if (command) commands[command]?.();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && menu.open) close(menu);
    if (isKeyTaken(event) || scope.hidden || document.querySelector('dialog[open]')) return;
    if (event.key === '?') commands.help();
    else if (isPresentKey(event, scope)) commands.present();
    else scope.handleKey(event);
  });
}

/** Focus that was in the menu goes to its button. @param {HTMLDetailsElement} menu */
function close(menu) {
  const isInside = menu.contains(document.activeElement);
  menu.open = false;
  if (isInside) menu.querySelector('summary')?.focus();
}
