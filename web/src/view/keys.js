/** Keys and what they mean. The table is the one place where they are listed. */

/** @typedef {import('../sudoku-scope.js').SudokuScope} SudokuScope */

/**
 * What each key does, in words and in deed.
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
  ['t', 'Take the next guess over', (scope) => scope.takeOver()],
  ['q', 'Predict digits, or no longer', (scope) => scope.predict()],
];

/** Where typing, choosing and pressing have a meaning of their own. */
const OWN_KEYS = 'input, select, textarea, button, a, summary';

/**
 * What a key means for the player; null where it means nothing, or something else.
 * @param {KeyboardEvent} event
 * @returns {((scope: SudokuScope) => void) | null}
 */
export function shortcut(event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const [target] = event.composedPath();
  const isOwn = target instanceof Element && target.matches(OWN_KEYS);
  const isButton = isOwn && target.matches('button');
  if (isOwn && !(isButton && event.key !== ' ')) return null;
  return KEYS.find(([key]) => key === event.key)?.[2] ?? null;
}

/**
 * The digit that a key types: 0 clears, -1 is none.
 * @param {string} key
 * @param {number} size
 */
export function digitOf(key, size) {
  if (['Backspace', 'Delete', '0', '.'].includes(key)) return 0;
  const digit = /^[1-9a-z]$/i.test(key) ? parseInt(key, 36) : -1;
  return digit <= size ? digit : -1;
}
