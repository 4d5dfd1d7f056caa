/** What keys mean to a player. Knows no document. */
import {digitOf} from '../web/src/index.js';
import {MODES} from './play-deeds.js';

/** @typedef {import('./play-deeds.js').Mode} Mode */

/**
 * @typedef {{deed: 'enter', mode: Mode | null, number: number} | {deed: 'erase' | 'undo' | 'redo' | 'all' | 'shrink' |
 *           'mode' | 'conflict' | 'hint'}} Meaning mode null: the one that is on
 */

/** The keys, as the help lists them. @type {[keys: string, words: string][]} */
export const PLAY_KEYS = [
  ['1 to 9, A to P', 'Digit, mark or colour'],
  ['Shift + digit', 'Corner mark'],
  ['Ctrl + digit', 'Centre mark'],
  ['Alt + digit', 'Colour'],
  ['Delete', 'Empty the cells'],
  ['Space', 'Digit, corner, centre, colour in turn'],
  ['Arrows', 'Move; with Shift, take cells along'],
  ['Ctrl + A', 'All cells'],
  ['Esc', 'One cell'],
  ['Ctrl + Z, Ctrl + Y', 'Undo, redo'],
  ['N', 'Next conflict'],
  ['H', 'Hint; again, one rung more'],
  ['R, V, B', 'Read row, column, box'],
  ['?', 'This help'],
];

/**
 * @param {Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>} event
 * @param {number} size digits there are
 * @returns {Meaning | null} null where it means nothing here
 */
export function meaningOf({key, code, shiftKey, ctrlKey, metaKey, altKey}, size) {
  const isCommand = ctrlKey || metaKey;
  const letter = key.toLowerCase();
  if (isCommand && letter === 'z') return {deed: shiftKey ? 'redo' : 'undo'};
  if (isCommand && letter === 'y') return {deed: 'redo'};
  if (isCommand && letter === 'a') return {deed: 'all'};
  // With Shift or Alt, a key is another sign on many keyboards; what is printed on it stands in its code.
  const printed = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1] ?? (altKey && /^Key([A-Z])$/.exec(code)?.[1] || key);
  const digit = printed === '.' ? -1 : digitOf(printed, size);
  if (digit === 0) return isCommand || altKey ? null : {deed: 'erase'};
  if (digit > 0) {
    const isLetter = digit > 9;
    if (isCommand && isLetter) return null;
    const mode = altKey ? 'colour' : isCommand ? 'centre' : shiftKey ? 'corner' : null;
    return {deed: 'enter', mode, number: digit};
  }
  if (isCommand || altKey) return null;
  if (key === ' ') return {deed: 'mode'};
  if (key === 'Escape') return {deed: 'shrink'};
  if (letter === 'h') return {deed: 'hint'};
  return letter === 'n' ? {deed: 'conflict'} : null;
}

/** The mode after this one. @param {Mode} mode */
export function nextMode(mode) {
  return MODES[(MODES.indexOf(mode) + 1) % MODES.length];
}
