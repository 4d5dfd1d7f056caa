/**
 * Repairs links that were damaged. Forums, mail programs and Markdown may take the end of an address as part of the
 * sentence. So older links, which didn't always end with a letter or a digit (links.js), lose the blanks at their end,
 * and any link may gain a bracket or a full stop. Links may also be in the middle of a text.
 */

/** The end of a puzzle may be these; after `%`, the rest of a code is missing. */
const ENDS_PUZZLE = /[A-Za-z0-9%]/;
/** From here on, the end of a link belongs to the text. */
const CLOSER = /[^\w.*%-]/;
const NO_BLANK = /[^._*-]/;
/** The most characters at the end that may belong to the sentence. */
const MOST_AT_END = 3;
/** Characters that a code may have lost at its end. */
const CUT = ['-', '_', '--', '-_', '_-', '__'];
const PLAIN = /^[\w.*-]+$/;
const NUMBERS = /^\d{1,2},[\d,]*[._*-]*$/;
const SMALLEST = 4;
const LARGEST = 35;

/** Longer texts contain puzzles, not links. */
const MAX_TEXT = 1 << 20;
const MAX_LINKS = 2000;
/** A fragment with a puzzle. */
const FRAGMENT = /#(?:[a-z]+=[^\s<>"`&#]*&(?:amp;)?)*[pz]=[^\s<>"`]+/g;
/** The text before it: the beginning of an address, or not a part of it, as in `[words](link)`. */
const MAX_ADDRESS = 300;
const HEAD = /https?:\/\/[^\s<>"`#]*$|[^\s<>"`#([\]'“„«]*$/;
const ADDRESS = /https?:\/\/[^\s<>"`]+/g;
const MAX_ADDRESSES = 20;

/**
 * Finds our links in a text, unchanged.
 * @param {string} text
 * @returns {{link: string, offset: number}[]}
 */
export function linksIn(text) {
  if (text.length > MAX_TEXT || !text.includes('#')) return [];
  /** @type {{link: string, offset: number}[]} */
  const links = [];
  for (const {0: fragment, index} of text.matchAll(FRAGMENT)) {
    const head = HEAD.exec(text.slice(Math.max(0, index - MAX_ADDRESS), index))?.[0] ?? '';
    links.push({link: head + fragment, offset: index - head.length});
    if (links.length === MAX_LINKS) break;
  }
  return links;
}

/**
 * Finds addresses of any site in a text, without punctuation that belongs to the text.
 * @param {string} text
 * @returns {{link: string, offset: number}[]} none if the text is only an address
 */
export function addressesIn(text) {
  const found = text.length > MAX_TEXT ? [] : Array.from(text.matchAll(ADDRESS)).slice(0, MAX_ADDRESSES);
  return found.map(({0: link, index}) => ({link: upTo(link, /[\w=%~+/-]/), offset: index}))
    .filter(({link}) => link !== text);
}

/**
 * A text up to its last character of these. (A regular expression that ends with `$` would begin anew at each place.)
 * @param {string} text @param {RegExp} kept
 */
function upTo(text, kept) {
  let end = text.length;
  while (end > 0 && !kept.test(text[end - 1])) end -= 1;
  return text.slice(0, end);
}

/** A puzzle without the end that belongs to the text. @param {string} text */
function withoutClosers(text) {
  const {length} = upTo(text, ENDS_PUZZLE);
  const closer = text.slice(length).search(CLOSER);
  return closer < 0 ? text : text.slice(0, length + closer);
}

/** The value at the end of a link, without punctuation that belongs to the text. @param {string} value */
export function mendedEnd(value) {
  return upTo(value, /[A-Za-z0-9%]/) || value;
}

/** The same for a code. @param {string} value */
export function bareCode(value) {
  return upTo(value, /[\w%-]/) || value;
}

/**
 * Repairs a line of symbols at the end of a link: extra blanks belong to the sentence, missing ones were cut off.
 * @param {string} text
 * @param {number} given the size according to the link; 0 if it gives none
 * @returns {{puzzle: string, added: number}} unchanged if it is something else; `added`: the number of restored
 *   blanks
 */
export function mendedPuzzle(text, given) {
  const bare = withoutClosers(text);
  if (NUMBERS.test(bare)) return {puzzle: upTo(bare, NO_BLANK), added: 0};
  if (!PLAIN.test(bare)) return {puzzle: text, added: 0};
  const least = given || Math.max(SMALLEST, ...Array.from(bare, (symbol) => parseInt(symbol, 36) || 0));
  const blanks = bare.length - upTo(bare, NO_BLANK).length;
  for (let size = least; size <= (given || LARGEST); size += 1) {
    const missing = size * size - bare.length;
    const isCut = missing > 0 && missing < 2 * size;
    if (!hasBoxes(size) || missing < -Math.min(blanks, MOST_AT_END)) continue;
    if (missing <= 0) return {puzzle: bare.slice(0, size * size), added: 0};
    return isCut ? {puzzle: bare + '.'.repeat(missing), added: missing} : {puzzle: bare, added: 0};
  }
  return {puzzle: bare, added: 0};
}

/** @param {number} size */
function hasBoxes(size) {
  for (let rows = 2; rows * rows <= size; rows += 1) if (size % rows === 0) return true;
  return false;
}

/**
 * Repairs a code at the end of a link: it is valid without characters of the sentence, or with characters that were cut
 * off. Returns it unchanged if no repair is possible, or more than one.
 * @param {string} code
 * @param {(code: string) => boolean} isWhole
 */
export function mendedCode(code, isWhole) {
  let bare = bareCode(code);
  for (let i = 0; i <= MOST_AT_END; i += 1) {
    if (isWhole(bare)) return bare;
    if (!/[_-]$/.test(bare)) break;
    bare = bare.slice(0, -1);
  }
  const whole = CUT.map((end) => code + end).filter(isWhole);
  return whole.length === 1 ? whole[0] : code;
}
