/**
 * What a player has put into a cell: a digit, centre and corner marks, a colour. A value that never changes, so that
 * histories share it.
 */

/**
 * @typedef {object} Content
 * @property {number} digit 0 where there is none
 * @property {number} centre marks, bit d stands for digit d
 * @property {number} corner
 * @property {number} colour 1 to COLOURS, 0 where there is none
 */

/** @type {Readonly<Content>} */
export const EMPTY = Object.freeze({digit: 0, centre: 0, corner: 0, colour: 0});

/** How many colours there are. */
export const COLOURS = 6;

/** More digits than this have no room in a number's bits, and none on a screen. */
export const MOST_DIGITS = 25;

/** @param {Content} a @param {Content} b */
export function isSame(a, b) {
  return a.digit === b.digit && a.centre === b.centre && a.corner === b.corner && a.colour === b.colour;
}

/** The digits of a set of marks, ascending. @param {number} marks @returns {number[]} */
export function digitsOf(marks) {
  const digits = [];
  for (let digit = 1; digit <= MOST_DIGITS; digit += 1) if (marks & (1 << digit)) digits.push(digit);
  return digits;
}

/** In one word, for storage: "5" a digit, ".1a" centre marks, trailing nothings left out. @param {Content} content */
export function encode({digit, centre, corner, colour}) {
  return [digit, centre, corner, colour].map((part) => (part ? part.toString(36) : '')).join('.').replace(/\.+$/, '');
}

/**
 * @param {string} word as `encode` writes it
 * @param {number} size digits there are
 * @returns {Content | null} null where it is none
 */
export function decode(word, size) {
  if (!/^[0-9a-z]{0,6}(\.[0-9a-z]{0,6}){0,3}$/.test(word)) return null;
  const [digit = 0, centre = 0, corner = 0, colour = 0] = word.split('.').map((part) => parseInt(part || '0', 36));
  const all = 2 ** (size + 1) - 2;
  const isPossible = digit <= size && isSubset(centre, all) && isSubset(corner, all) && colour <= COLOURS;
  return isPossible ? {digit, centre, corner, colour} : null;
}

/** @param {number} marks @param {number} all */
function isSubset(marks, all) {
  return marks <= all && (marks & ~all) === 0;
}
