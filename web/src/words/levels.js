/**
 * Levels of difficulty, by the hardest step that a puzzle takes. The engine rates by the same numbers.
 *
 * @typedef {object} Level
 * @property {string} id as ratings have it
 * @property {string} name
 * @property {number} upTo the most difficult step that it takes
 * @property {string} rule what it takes, in words
 */

import levels from '../../languages/en/levels.js';
import {speaker} from '../language/catalogue.js';

const say = speaker('levels', levels);

/**
 * Its words are looked up when they are asked for: a language may come later than this module.
 * @param {'very-easy' | 'easy' | 'medium' | 'hard' | 'fiendish' | 'extreme'} id @param {number} upTo @returns {Level}
 */
function level(id, upTo) {
  return {
    id, upTo,
    get name() { return say(`name.${id}`); },
    get rule() { return say(`rule.${id}`); },
  };
}

/** Easiest first. @type {Level[]} */
export const LEVELS = [
  level('very-easy', 12), level('easy', 23), level('medium', 41), level('hard', 59), level('fiendish', 89),
  level('extreme', 120),
];

/** The level of a step of that difficulty. @param {number} difficulty */
export function levelOf(difficulty) {
  return LEVELS.find(({upTo}) => difficulty <= upTo) ?? LEVELS[LEVELS.length - 1];
}
