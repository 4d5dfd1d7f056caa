/**
 * Presentation mode of the page: its button, the key F, and links with `present`. The element does the rest.
 *
 * F is a digit from 15x15 on, and a key without Ctrl or Alt can be in the way of those who speak to their computer: so
 * it means nothing there, and can be switched off in the help.
 */

import presenting from '../../web/languages/en/site/presenting.js';
import {speaker} from '../../web/src/language/catalogue.js';
import {element} from '../common/dom.js';

const say = speaker('site/presenting', presenting);

const KEY = 'sudokuscope.present-key';
/** Grids of this size have a digit F. */
const HAS_DIGIT_F = 15;

/** @typedef {import('../../web/src/index.js').SudokuScope} SudokuScope */

/** Begins it, in the whole screen where the browser lets us, or ends it. @param {SudokuScope} scope */
export async function togglePresenting(scope) {
  scope.present = !scope.present;
  if (!scope.present) {
    if (document.fullscreenElement) await document.exitFullscreen();
    return;
  }
  scope.focus();
  // Refused without a press, and where there is no such thing: the window is large, too.
  await document.documentElement.requestFullscreen?.().catch(() => {});
}

/**
 * Begins it where the link wants it; what it covers is out of reach for as long as it lasts.
 * @param {SudokuScope} scope
 * @param {string} fragment
 */
export function presentFrom(scope, fragment) {
  const head = /** @type {HTMLElement} */ (document.querySelector('.head'));
  new MutationObserver(() => (head.inert = scope.present)).observe(scope, {attributeFilter: ['present']});
  if (/[#&]present(=1)?(&|$)/.test(fragment)) scope.present = true;
}

/** True if a key begins or ends presentation mode. @param {KeyboardEvent} event @param {SudokuScope} scope */
export function isPresentKey({key, ctrlKey, metaKey, altKey}, scope) {
  if (ctrlKey || metaKey || altKey || key.toLowerCase() !== 'f' || !hasPresentKey()) return false;
  return (scope.run?.puzzle.size ?? 0) < HAS_DIGIT_F && !scope.editable;
}

/** The control that switches the key on and off. */
export function presentKeySwitch() {
  const box = /** @type {HTMLInputElement} */ (element('input', {type: 'checkbox'}));
  box.checked = hasPresentKey();
  box.addEventListener('change', () => setPresentKey(box.checked));
  return element('label', {class: 'switch'}, box, say('key'));
}

/** True if the key F is on. */
function hasPresentKey() {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Switches the key F on or off. @param {boolean} isOn */
function setPresentKey(isOn) {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
  } catch {
    // No storage in this frame: it stays on.
  }
}
