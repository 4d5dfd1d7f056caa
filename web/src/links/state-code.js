/** A player's digits and marks, for code that shows or writes them; loaded by state-code-loader.js. */

import {hasCandidate} from '../grid/candidates.js';

export {formatStateCode} from './codes.js';

/**
 * The candidates that are marks: a cell with all digits was not marked.
 * @param {Uint32Array} candidates two words per cell
 * @param {number} size
 * @returns {Uint32Array}
 */
export function marksIn(candidates, size) {
  const digits = Array.from({length: size}, (_, i) => i + 1);
  return candidates.map((word, at) =>
    (digits.every((digit) => hasCandidate(candidates, at >> 1, digit)) ? 0 : word));
}
