/** The keys of the player and what they do; key-words.js says it in words. */

/** @typedef {import('../sudoku-scope.js').SudokuScope} SudokuScope */

/** Each key with its action. @type {Record<string, (scope: SudokuScope) => void>} */
export const ACTIONS = {
  'ArrowRight': (scope) => scope.next(),
  'ArrowLeft': (scope) => scope.previous(),
  ' ': (scope) => (scope.paused ? scope.play() : scope.pause()),
  'Home': (scope) => scope.seek('start'),
  'End': (scope) => scope.seek('end'),
  'g': (scope) => scope.next('decide'),
  'G': (scope) => scope.previous('decide'),
  'd': (scope) => scope.next('place'),
  'D': (scope) => scope.previous('place'),
  'p': (scope) => scope.next('pass'),
  'P': (scope) => scope.previous('pass'),
  'c': (scope) => scope.next('conflict'),
  'C': (scope) => scope.previous('conflict'),
  'n': (scope) => scope.next('breakpoint'),
  'N': (scope) => scope.previous('breakpoint'),
  't': (scope) => scope.takeOver(),
  'q': (scope) => scope.predict(),
};

/** Controls for typing and choosing, which use every key. */
const TYPED_INTO = 'input:not([type=checkbox], [type=radio], [type=button]), select, textarea';
/** Elements that can be pressed with a key. */
const PRESSED = 'button, a, summary, input';

/**
 * True if the focused element uses a key itself. Buttons, links and menus want only the keys that press them,
 * so that the keys of a page work wherever a dialog or a click has left focus.
 * @param {KeyboardEvent} event
 */
export function isKeyTaken(event) {
  const [target] = event.composedPath();
  if (event.defaultPrevented) return true;
  if (!(target instanceof Element)) return false;
  const isPressing = event.key === ' ' || event.key === 'Enter';
  return target.matches(TYPED_INTO) || (isPressing && target.matches(PRESSED));
}

/**
 * The player's action of a key; null if it has none.
 * @param {KeyboardEvent} event
 * @returns {((scope: SudokuScope) => void) | null}
 */
export function shortcut(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || isKeyTaken(event)) return null;
  return Object.hasOwn(ACTIONS, event.key) ? ACTIONS[event.key] : null;
}

/** True if a key was pressed where nothing has focus. @param {KeyboardEvent} event */
export function isOfNothing(event) {
  return event.target === document.body && !event.defaultPrevented;
}

/**
 * Undo or redo, for Ctrl+Z and Ctrl+Y (on a Mac, with Cmd) while a puzzle is typed; null for every other key.
 * @param {KeyboardEvent} event
 * @returns {((scope: SudokuScope) => void) | null}
 */
export function undoing(event) {
  if (isKeyTaken(event) || event.altKey || !(event.ctrlKey || event.metaKey)) return null;
  const key = event.key.toLowerCase();
  if (key === 'y' || (key === 'z' && event.shiftKey)) return (scope) => scope.redo();
  return key === 'z' ? (scope) => scope.undo() : null;
}
