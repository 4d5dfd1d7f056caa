/** Words for a page on which rules are made: what a rule is called on its board, and what a kind of rule says. */

import messages from '../../languages/en/constraints.js';
import {speaker} from '../language/catalogue.js';

export {constraintLabel as labelOf, hasBareLabel as isBare} from './constraint-words.js';

const say = speaker('constraints', messages);

/**
 * The sentence of a kind, as the rules of a puzzle say it.
 * @param {string} kind @param {number} value its number
 * @returns {string} empty if it has none of its own
 */
export function meaningOf(kind, value) {
  const id = /** @type {keyof typeof messages} */ (`text.${kind}`);
  return id in messages ? say(id, {value: String(value), count: 1, among: 'none', places: ''}) : '';
}
