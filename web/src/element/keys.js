/** The keys of the player and their meanings. This table is the only list of them. */

import controls from '../../languages/en/controls.js';
import player from '../../languages/en/player.js';
import {speaker} from '../language/catalogue.js';

/** @typedef {import('../sudoku-scope.js').SudokuScope} SudokuScope */

/** @typedef {[key: string, words: string, act: (scope: SudokuScope) => void]} Key */

const say = speaker('controls', controls);
const sayPlayer = speaker('player', player);

/** Each key with its words and its action. @type {[string, () => string, Key[2]][]} */
const MEANINGS = [
  ['ArrowRight', () => sayPlayer('step'), (scope) => scope.next()],
  ['ArrowLeft', () => sayPlayer('back'), (scope) => scope.previous()],
  [' ', () => say('key.play-or-pause'), (scope) => (scope.paused ? scope.play() : scope.pause())],
  ['Home', () => sayPlayer('start'), (scope) => scope.seek('start')],
  ['End', () => sayPlayer('end'), (scope) => scope.seek('end')],
  ['g', () => say('next.decide'), (scope) => scope.next('decide')],
  ['G', () => say('previous.decide'), (scope) => scope.previous('decide')],
  ['d', () => say('next.place'), (scope) => scope.next('place')],
  ['D', () => say('previous.place'), (scope) => scope.previous('place')],
  ['p', () => say('next.pass'), (scope) => scope.next('pass')],
  ['P', () => say('previous.pass'), (scope) => scope.previous('pass')],
  ['c', () => say('next.conflict'), (scope) => scope.next('conflict')],
  ['C', () => say('previous.conflict'), (scope) => scope.previous('conflict')],
  ['n', () => say('next.breakpoint'), (scope) => scope.next('breakpoint')],
  ['N', () => say('previous.breakpoint'), (scope) => scope.previous('breakpoint')],
  ['t', () => say('key.take-over'), (scope) => scope.takeOver()],
  ['q', () => say('key.predict'), (scope) => scope.predict()],
];

/** Each key with its words, in the language of the page, and its action. @type {Key[]} */
export const KEYS = /* @__PURE__ */ MEANINGS.map(([key, words, act]) => /** @type {Key} */ (
  Object.defineProperty([key, '', act], 1, {get: words, enumerable: true})));

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
