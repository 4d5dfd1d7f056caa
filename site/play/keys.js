/** The meaning of keys to a player. Knows no document. */
import {digitOf} from '../../web/src/index.js';
import {COLOURS} from './content.js';
import {MODES} from './edits.js';

/** @typedef {import('./edits.js').Mode} Mode */

/**
 * @typedef {{command: 'enter', mode: Mode | null, number: number} | {command: 'border', side: number} |
 *           {command: 'erase' | 'undo' | 'redo' | 'all' | 'shrink' | 'next-mode' | 'last-mode' | 'put' | 'filter' |
 *           'conflict' | 'hint'}} Meaning mode null: the one that is on
 */

/** For the sides of a cell, as play/borders.js counts them. */
const BORDER_KEYS = ['w', 'd', 's', 'a'];

/**
 * @param {Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>} event
 * @param {number} size digits there are
 * @param {Mode} [mode] that is on
 * @returns {Meaning | null} null where it means nothing here
 */
export function meaningOf({key, code, shiftKey, ctrlKey, metaKey, altKey}, size, mode = 'digit') {
  const isCommand = ctrlKey || metaKey;
  const letter = key.toLowerCase();
  if (isCommand && letter === 'z') return {command: shiftKey ? 'redo' : 'undo'};
  if (isCommand && letter === 'y') return {command: 'redo'};
  if (isCommand && letter === 'a') return {command: 'all'};
  const isPlain = !isCommand && !altKey;
  if (mode === 'letter' && isPlain && /^[a-z]$/.test(letter)) {
    return {command: 'enter', mode: null, number: letter.charCodeAt(0) - 96};
  }
  const side = mode === 'line' && isPlain ? BORDER_KEYS.indexOf(letter) : -1;
  if (side >= 0) return {command: 'border', side};
  const printed = printedOn({key, code, altKey});
  const meant = altKey ? 'colour' : isCommand ? 'centre' : shiftKey ? 'corner' : null;
  const isOfColours = ['colour', 'line'].includes(meant ?? mode);
  const digit = printed === '.' ? -1 : digitOf(printed, isOfColours ? COLOURS : size);
  if (digit === 0) return isPlain ? {command: 'erase'} : null;
  if (digit > 0) return isCommand && digit > 9 ? null : {command: 'enter', mode: meant, number: digit};
  return isPlain ? commandOf(key, shiftKey) : null;
}

/**
 * With Shift or Alt, a key is another sign on many keyboards; what is printed on it stands in its code.
 * @param {Pick<KeyboardEvent, 'key' | 'code' | 'altKey'>} event
 */
function printedOn({key, code, altKey}) {
  return /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1] ?? (altKey && /^Key([A-Z])$/.exec(code)?.[1] || key);
}

/** @param {string} key @param {boolean} shiftKey @returns {Meaning | null} */
function commandOf(key, shiftKey) {
  switch (key) {
    case ' ': return {command: shiftKey ? 'last-mode' : 'next-mode'};
    case 'Enter': return {command: 'put'};
    case 'Escape': return {command: 'shrink'};
    case 'f': case 'F': return {command: 'filter'};
    case 'h': case 'H': return {command: 'hint'};
    case 'n': case 'N': return {command: 'conflict'};
    default: return null;
  }
}

/** The mode after this one, or so many further. @param {Mode} mode @param {number} [by] */
export function nextMode(mode, by = 1) {
  return MODES[(MODES.indexOf(mode) + by + MODES.length) % MODES.length];
}
