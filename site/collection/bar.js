/** Above a puzzle that was picked from a collection: what it is there, the way back, and to its neighbours. */
import {button, element} from '../common/dom.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/collection.js';

const words = speaker('site/collection', english);

/**
 * @param {{back: () => void, go: (step: -1 | 1) => void}} actions
 */
export function pickedBar({back, go}) {
  const name = element('span', {});
  const before = /** @type {HTMLButtonElement} */ (button(words('previous'), () => go(-1), 'quiet'));
  const after = /** @type {HTMLButtonElement} */ (button(words('next'), () => go(1), 'quiet'));
  const bar = element('nav', {class: 'picked', 'aria-label': words('collection'), hidden: true},
    button(words('back'), back, 'quiet'), name, before, after);
  return {
    element: bar,
    /** @param {{name: string, isFirst: boolean, isLast: boolean, total: number}} picked */
    show({name: puzzle, isFirst, isLast, total}) {
      name.textContent = words('picked', {puzzle, puzzles: total});
      before.disabled = isFirst;
      after.disabled = isLast;
      bar.hidden = false;
    },
    hide() {
      bar.hidden = true;
    },
  };
}
