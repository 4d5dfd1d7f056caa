/** Keys and what they mean. The table is the one place where they are listed. */

/** @typedef {import('../sudoku-scope.js').SudokuScope} SudokuScope */

/**
 * Each key with its words and its action.
 * @type {[key: string, words: string, act: (scope: SudokuScope) => void][]}
 */
export const KEYS = [
  ['ArrowRight', 'Step', (scope) => scope.next()],
  ['ArrowLeft', 'Back', (scope) => scope.previous()],
  [' ', 'Play or pause', (scope) => (scope.paused ? scope.play() : scope.pause())],
  ['Home', 'Start', (scope) => scope.seek('start')],
  ['End', 'End', (scope) => scope.seek('end')],
  ['g', 'Next guess', (scope) => scope.next('decide')],
  ['G', 'Previous guess', (scope) => scope.previous('decide')],
  ['d', 'Next digit', (scope) => scope.next('place')],
  ['D', 'Previous digit', (scope) => scope.previous('place')],
  ['p', 'Next pass', (scope) => scope.next('pass')],
  ['P', 'Previous pass', (scope) => scope.previous('pass')],
  ['c', 'Next contradiction', (scope) => scope.next('conflict')],
  ['C', 'Previous contradiction', (scope) => scope.previous('conflict')],
  ['n', 'Next breakpoint', (scope) => scope.next('breakpoint')],
  ['N', 'Previous breakpoint', (scope) => scope.previous('breakpoint')],
  ['t', 'Choose the next guess yourself', (scope) => scope.takeOver()],
  ['q', 'Predict mode on/off', (scope) => scope.predict()],
];

/** Elements in which one types or chooses: every key is theirs. */
const TYPED_INTO = 'input:not([type=checkbox], [type=radio], [type=button]), select, textarea';
/** Elements that a key presses. */
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
  return KEYS.find(([key]) => key === event.key)?.[2] ?? null;
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
  const [target] = event.composedPath();
  const isText = target instanceof Element && target.matches('input, textarea, select');
  if (event.defaultPrevented || event.altKey || isText || !(event.ctrlKey || event.metaKey)) return null;
  const key = event.key.toLowerCase();
  if (key === 'y' || (key === 'z' && event.shiftKey)) return (scope) => scope.redo();
  return key === 'z' ? (scope) => scope.undo() : null;
}
