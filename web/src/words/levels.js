/**
 * Levels of difficulty, by the hardest step of a puzzle. The engine rates by the same numbers.
 *
 * @typedef {object} Level
 * @property {string} id the id in ratings
 * @property {string} name
 * @property {number} upTo the difficulty of the hardest step that it allows
 * @property {string} rule the techniques that it needs, in words
 */

import levels from '../../languages/en/levels.js';
import {speaker} from '../language/catalogue.js';

const say = speaker('levels', levels);

/**
 * Its words are getters, because a language may be loaded later than this module.
 * @param {'very-easy' | 'easy' | 'medium' | 'hard' | 'fiendish' | 'extreme'} id @param {number} upTo @returns {Level}
 */
function level(id, upTo) {
  return {
    id, upTo,
    get name() { return say(`name.${id}`); },
    get rule() { return say(`rule.${id}`); },
  };
}

/** All levels, easiest first. @type {Level[]} */
export const LEVELS = [
  level('very-easy', 12), level('easy', 23), level('medium', 41), level('hard', 59), level('fiendish', 89),
  level('extreme', 120),
];

/** The level of a step of that difficulty. @param {number} difficulty */
export function levelOf(difficulty) {
  return LEVELS.find(({upTo}) => difficulty <= upTo) ?? LEVELS[LEVELS.length - 1];
}
