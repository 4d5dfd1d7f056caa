/** Words for a page on which rules are made: what a rule is called on its board, and what a kind of rule says. */

import messages from '../../languages/en/constraints.js';
import {speaker} from '../language/catalogue.js';
import {constraintLabel, hasBareLabel} from './constraint-words.js';

/** @typedef {import('../grid/geometry.js').Constraint} Constraint */
/** @typedef {import('../grid/geometry.js').Geometry} Geometry */

const say = speaker('constraints', messages);

// Re-exports would bring the types of messages into the package.

/**
 * A rule on its board: "thermometer from A1 to A5".
 * @param {Geometry} shape @param {Constraint} constraint
 * @returns {string}
 */
export function labelOf(shape, constraint) {
  return constraintLabel(shape, constraint);
}

/** True if the label of a kind doesn't say where it is. @param {string} kind */
export function isBare(kind) {
  return hasBareLabel(kind);
}

/**
 * The sentence of a kind, as the rules of a puzzle say it.
 * @param {string} kind @param {number | string} value its number, or a letter: R, C or B for indexing cells
 * @returns {string} empty if it has none of its own
 */
export function meaningOf(kind, value) {
  const id = /** @type {keyof typeof messages} */ (`text.${kind}`);
  return id in messages ? say(id, {value: String(value), count: 1, among: 'none', places: '', where: 'all'}) : '';
}
