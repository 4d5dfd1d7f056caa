/** Numbers, lists and names of puzzles in words. */

import common from '../../languages/en/common.js';
import {speaker, writeNumber} from '../language/catalogue.js';

/** @typedef {import('../language/catalogue.js').Part} Part */

const say = speaker('common', common);

/** 1,715,483 @param {number} number a whole one */
export function count(number) {
  return writeNumber(number);
}

/**
 * "1 guess", "25 guesses"
 * @param {number} number
 * @param {string} one
 * @param {string} [many]
 */
export function plural(number, one, many = `${one}s`) {
  return `${count(number)} ${number === 1 ? one : many}`;
}

/** "2 and 9", "2, 5 and 9" @param {string[]} words */
export function list(words) {
  return textOf(listParts(words.map((text) => ({text})), 'and'));
}

/** "2 or 9", "2, 5 or 9" @param {string[]} words */
export function either(words) {
  return textOf(listParts(words.map((text) => ({text})), 'or'));
}

/** After "can't be": "2 or 9", "2, 5 or 9"; some languages join these by another word. @param {string[]} words */
export function neither(words) {
  return textOf(listParts(words.map((text) => ({text})), 'nor'));
}

/**
 * "A5, B5 and F5", each with its mark.
 * @param {(Part | Part[])[]} parts
 * @param {'and' | 'or' | 'nor'} last the word between the last two
 * @returns {Part[]}
 */
export function listParts(parts, last) {
  return parts.reduce((/** @type {Part[]} */ first, part, i) => (i ?
    say.parts(parts[i + 1] ? 'comma' : last, {first, last: part}) : [part].flat()), []);
}

/** A sentence without its marks. @param {Part[]} parts */
export function textOf(parts) {
  return parts.map(({text}) => text).join('');
}

/** "box" @param {string} kind row, column or box */
export function kindName(kind) {
  return say('kind', {kind});
}

/** With a capital. @param {string} text */
export function sentenceCase(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "9×9 with 17 givens" @param {{size: number, givens: Uint8Array}} puzzle */
export function puzzleName({size, givens}) {
  return say('puzzle', {size: String(size), givens: givens.filter(Boolean).length});
}

/** Each once, ascending. @param {number[]} numbers */
export function sortedUnique(numbers) {
  return [...new Set(numbers)].sort((a, b) => a - b);
}
