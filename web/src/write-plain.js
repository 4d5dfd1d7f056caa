/** The plainest notation, written; plain-puzzle.js reads it. */

/**
 * A symbol a cell; above 35 digits, numbers parted by spaces. Beside letters alone an open cell is 0, as the engine
 * writes it: letters and dots would be read as A = 1.
 * @param {import('./plain-puzzle.js').Puzzle} puzzle
 */
export function writePlain({size, givens}) {
  const open = givens.some((digit) => digit > 9) && !givens.some((digit) => digit > 0 && digit < 10) ? '0' : '.';
  return size > 35 ? Array.from(givens).join(' ') :
    Array.from(givens, (digit) => (digit ? digit.toString(36).toUpperCase() : open)).join('');
}
