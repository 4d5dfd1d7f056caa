/**
 * Levels of difficulty, by the hardest step that a puzzle takes. The engine rates by the same numbers.
 *
 * @typedef {object} Level
 * @property {string} id as ratings have it
 * @property {string} name
 * @property {number} upTo the most difficult step that it takes
 * @property {string} rule what it takes, in words
 */

/** Easiest first. @type {Level[]} */
export const LEVELS = [
  {id: 'very-easy', name: 'Very easy', upTo: 12, rule: 'full houses and hidden singles of boxes'},
  {id: 'easy', name: 'Easy', upTo: 23, rule: 'all singles'},
  {id: 'medium', name: 'Medium', upTo: 41, rule: 'locked candidates, pairs and triples'},
  {id: 'hard', name: 'Hard', upTo: 59, rule: 'patterns: fish, skyscrapers, wings, colours, rectangles, quadruples'},
  {id: 'fiendish', name: 'Fiendish', upTo: 89, rule: 'chains, almost locked sets, franken and mutant fish'},
  {id: 'extreme', name: 'Extreme', upTo: 120, rule: 'forcing chains, or a guess'},
];

/** The level of a step of that difficulty. @param {number} difficulty */
export function levelOf(difficulty) {
  return LEVELS.find(({upTo}) => difficulty <= upTo) ?? LEVELS[LEVELS.length - 1];
}
