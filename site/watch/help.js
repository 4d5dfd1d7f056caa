/** The help of the start page: that of all pages, with the switch of the key for presentation mode. */
import {showHelp as showCommonHelp} from '../common/keys-help.js';
import {element} from '../common/dom.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/presenting.js';
import {PRESENT_KEY, hasPresentKey} from './presenting.js';

const words = speaker('site/presenting', english);

/**
 * @param {import('../../web/src/index.js').SolvingEngine | null} engine null where there is none
 * @param {(message: string) => void} say
 */
export function showHelp(engine, say) {
  showCommonHelp(engine, say, presentKeySwitch());
}

/** The control that switches the key on and off. */
function presentKeySwitch() {
  const box = /** @type {HTMLInputElement} */ (element('input', {type: 'checkbox'}));
  box.checked = hasPresentKey();
  box.addEventListener('change', () => setPresentKey(box.checked));
  return element('label', {class: 'switch'}, box, words('key'));
}

/** Switches the key F on or off. @param {boolean} isOn */
function setPresentKey(isOn) {
  try {
    localStorage.setItem(PRESENT_KEY, isOn ? 'on' : 'off');
  } catch {
    // No storage in this frame: it stays on.
  }
}
