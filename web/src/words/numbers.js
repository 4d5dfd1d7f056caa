/** Numbers as people read them. */

/**
 * 1,715,483. Not by `toLocaleString`: what that loads first would keep the first puzzle waiting.
 * @param {number} number a whole one
 */
export function count(number) {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
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
  return joined(words, ' and ');
}

/** "2 or 9", "2, 5 or 9" @param {string[]} words */
export function either(words) {
  return joined(words, ' or ');
}

/** @param {string[]} words @param {string} last between the last two */
function joined(words, last) {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(last);
}

/** "9×9 with 17 givens" @param {{size: number, givens: Uint8Array}} puzzle */
export function puzzleName({size, givens}) {
  return `${size}×${size} with ${plural(givens.filter(Boolean).length, 'given')}`;
}

/** Each once, ascending. @param {number[]} numbers */
export function sortedUnique(numbers) {
  return [...new Set(numbers)].sort((a, b) => a - b);
}
