/**
 * Presentation mode of the page: its button, the key F, and links with `present`. The element does the rest.
 *
 * F is a digit from 15x15 on, and a key without Ctrl or Alt can be in the way of those who speak to their computer: so
 * it means nothing there, and can be switched off in the help.
 */

/** The name under which the browser remembers that the key F is off. */
export const PRESENT_KEY = 'sudokuscope.present-key';
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

/** True if the key F is on. */
export function hasPresentKey() {
  try {
    return localStorage.getItem(PRESENT_KEY) !== 'off';
  } catch {
    return true;
  }
}
