/** Above a puzzle that was picked from a collection: what it is there, the way back, and to its neighbours. */
import {count} from '../../web/src/index.js';
import {button, element} from '../common/dom.js';

/**
 * @param {{back: () => void, go: (step: -1 | 1) => void}} actions
 */
export function pickedBar({back, go}) {
  const name = element('span', {});
  const before = /** @type {HTMLButtonElement} */ (button('Previous', () => go(-1), 'quiet'));
  const after = /** @type {HTMLButtonElement} */ (button('Next', () => go(1), 'quiet'));
  const bar = element('nav', {class: 'picked', 'aria-label': 'Collection', hidden: true},
    button('Back to the list', back, 'quiet'), name, before, after);
  return {
    element: bar,
    /** @param {{name: string, isFirst: boolean, isLast: boolean, total: number}} picked */
    show({name: words, isFirst, isLast, total}) {
      name.textContent = `${words} (of ${count(total)})`;
      before.disabled = isFirst;
      after.disabled = isLast;
      bar.hidden = false;
    },
    hide() {
      bar.hidden = true;
    },
  };
}
