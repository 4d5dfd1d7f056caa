/** The dialog that chooses a strategy: to add one, or to take the place of one. Loaded when it is first opened. */
import {strategyName} from '../../web/src/index.js';
import messages from '../../web/languages/en/site/compare-dialogs.js';
import {speaker} from '../../web/src/language/catalogue.js';
import {button, element} from '../common/dom.js';

/** @typedef {import('./address.js').Strategy} Strategy */

const say = speaker('site/compare-dialogs', messages);

/**
 * @param {typeof import('../../web/src/view/comparing.js').SolverSheet} SolverSheet
 * @param {Strategy} strategy the one whose place is taken, or a suggestion
 * @param {{isNew: boolean, use: (strategy: Strategy) => void, useWays: () => void,
 *   remove: (() => void) | null}} actions `useWays` compares the ways to branch and to go back, in place of the
 *   strategies there are
 */
export function strategyDialog(SolverSheet, strategy, {isNew, use, useWays, remove}) {
  let chosen = strategy;
  const name = element('p', {class: 'lead', 'aria-live': 'polite'});
  const finish = (/** @type {() => void} */ act) => {
    dialog.close();
    act();
  };
  const sheet = new SolverSheet((choice) => {
    chosen = choice;
    sheet.show(choice);
    name.textContent = `${strategyName(choice)}.`;
  }, () => finish(() => use(chosen)));
  const dialog = /** @type {HTMLDialogElement} */ (element('dialog', {'aria-labelledby': 'strategy-title'},
    element('h2', {id: 'strategy-title', tabindex: -1, autofocus: true},
      say(isNew ? 'strategy.add' : 'strategy.other')),
    name, sheet.root,
    element('div', {class: 'actions'},
      button(say(isNew ? 'strategy.add-it' : 'strategy.use'), () => finish(() => use(chosen)), 'primary'),
      ...isNew ? [button(say('strategy.ways'), () => finish(useWays))] : [],
      ...remove ? [button(say('strategy.remove'), () => finish(remove))] : [],
      button(say('close'), () => dialog.close(), 'quiet'))));
  sheet.show(chosen);
  name.textContent = `${strategyName(chosen)}.`;
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
