/** Sets of candidates: two words per cell, in which bit d - 1 is digit d. */

/** The index of the word with a digit's bit. @param {number} cell @param {number} digit */
export function word(cell, digit) {
  return 2 * cell + (digit > 32 ? 1 : 0);
}

/** A digit's bit within its word. @param {number} digit */
export function bit(digit) {
  return 1 << ((digit - 1) & 31);
}

/**
 * @param {Uint32Array} candidates
 * @param {number} cell
 * @param {number} digit
 */
export function hasCandidate(candidates, cell, digit) {
  return (candidates[word(cell, digit)] & bit(digit)) !== 0;
}
