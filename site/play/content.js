/**
 * The entries of a player in a cell: a digit, centre and corner marks, a colour, a letter, the lines that start there,
 * those along its borders, and what the pen has put in its middle. A value that never changes, so that histories share
 * it.
 */

/**
 * @typedef {object} Content
 * @property {number} digit 0 where there is none
 * @property {number} centre marks, bit d stands for digit d
 * @property {number} corner
 * @property {number} colour 1 to COLOURS, 0 where there is none
 * @property {number} letter 1 to LETTERS, 0 where there is none
 * @property {number} lines as play/lines.js packs them
 * @property {number} borders as play/borders.js packs them
 * @property {number} spot a circle in colour 1 to COLOURS, a cross in the colours after that, 0 where there is none
 */

/** @type {Readonly<Content>} */
export const EMPTY = Object.freeze({
  digit: 0, centre: 0, corner: 0, colour: 0, letter: 0, lines: 0, borders: 0, spot: 0,
});

/** How many colours there are. */
export const COLOURS = 9;
/** A to Z. */
export const LETTERS = 26;
/** One more than the largest number that lines and borders are packed into: a colour in each of four directions. */
export const LINES_END = (COLOURS + 1) ** 4;
/** One more than the largest number of a spot. */
export const SPOTS_END = 2 * COLOURS + 1;

/** More digits than this have no room in a number's bits, and none on a screen. */
export const MOST_DIGITS = 25;

/** The parts of a content, in the order in which they are written. @type {(keyof Content)[]} */
const PARTS = ['digit', 'centre', 'corner', 'colour', 'letter', 'lines', 'borders', 'spot'];

/** @param {Content} a @param {Content} b */
export function isSame(a, b) {
  return PARTS.every((part) => a[part] === b[part]);
}

/** The digits of a set of marks, ascending. @param {number} marks @returns {number[]} */
export function digitsOf(marks) {
  const digits = [];
  for (let digit = 1; digit <= MOST_DIGITS; digit += 1) if (marks & (1 << digit)) digits.push(digit);
  return digits;
}

/** In one word, for storage: "5" a digit, ".1a" centre marks, trailing nothings left out. @param {Content} content */
export function encode(content) {
  return PARTS.map((part) => (content[part] ? content[part].toString(36) : '')).join('.').replace(/\.+$/, '');
}

/**
 * @param {string} word as `encode` writes it
 * @param {number} size digits there are
 * @returns {Content | null} null where it is none
 */
export function decode(word, size) {
  if (!/^[0-9a-z]{0,6}(\.[0-9a-z]{0,6}){0,7}$/.test(word)) return null;
  const [digit = 0, centre = 0, corner = 0, colour = 0, letter = 0, lines = 0, borders = 0, spot = 0] =
    word.split('.').map((part) => parseInt(part || '0', 36));
  const all = 2 ** (size + 1) - 2;
  const isPossible = digit <= size && isSubset(centre, all) && isSubset(corner, all) && colour <= COLOURS &&
    letter <= LETTERS && lines < LINES_END && borders < LINES_END && spot < SPOTS_END;
  return isPossible ? {digit, centre, corner, colour, letter, lines, borders, spot} : null;
}

/** A letter of the player's, as it is read. @param {number} letter 1 to LETTERS */
export function letterName(letter) {
  return String.fromCharCode(64 + letter);
}

/** @param {number} marks @param {number} all */
function isSubset(marks, all) {
  return marks <= all && (marks & ~all) === 0;
}
