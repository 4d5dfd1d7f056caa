/**
 * The places of two equal givens of a unit in a text, in whatever notation it is written. The engine reads the
 * notation, and this asks it: a symbol is one of the two where the clash is gone once it is blanked out.
 */

/** @typedef {import('../common/opened.js').Opened} Opened */
/** @typedef {import('../../web/src/index.js').Failure} Failure */
/** @typedef {{offset: number, length: number}} Place */
/** @typedef {(text: string) => Promise<Opened | Failure>} Read */

const MOST_TRIALS = 200;
const MOST_CLASHES = 12;

/**
 * The two places of a clash, in the order of its cells; empty where they can't be told.
 * @param {Read} read
 * @param {string} text
 * @param {Failure['error']} error with the code `clash`
 * @returns {Promise<Place[]>}
 */
export async function clashPlaces(read, text, {cells = [], offset}) {
  if (offset === undefined) return [];
  /** @param {Opened | Failure} result */
  const isCured = (result) => result.ok ||
      (result.error.code === 'clash' && String(result.error.cells) !== String(cells));
  for (const symbol of symbolsAt(text, offset)) {
    /** @type {Place[]} */
    const places = [];
    const everywhere = occurrences(text, symbol).slice(0, MOST_TRIALS);
    for (const place of everywhere) if (isCured(await read(blank(text, place)))) places.push(place);
    if (places.length === 2) return places;
  }
  return [];
}

/**
 * The text with an open cell at that place, of the same length.
 * @param {string} text
 * @param {Place} place
 */
export function blank(text, {offset, length}) {
  return text.slice(0, offset) + (length === 1 ? '.' : '0'.padStart(length)) + text.slice(offset + length);
}

/**
 * The puzzle that a text with clashes would be: what is left of it once they are blanked out, and the digits put back.
 * @param {Read} read
 * @param {string} text
 * @param {Failure} failure
 * @returns {Promise<{opened: Opened, digits: Map<number, string>} | null>} digits by cell
 */
export async function readDespiteClashes(read, text, failure) {
  const digits = new Map();
  /** @type {Opened | Failure} */
  let result = failure;
  for (let round = 0; round < MOST_CLASHES && !result.ok; round += 1) {
    const {code, cells} = result.error;
    if (code !== 'clash' || cells?.length !== 2) return null;
    const [, second] = await clashPlaces(read, text, result.error);
    if (!second) return null;
    digits.set(Math.max(...cells), text.slice(second.offset, second.offset + second.length));
    text = blank(text, second);
    result = await read(text);
  }
  return result.ok ? {opened: result, digits} : null;
}

/**
 * The symbol at a place: a number of two digits where one stands by itself, else one character. In a text parted into
 * groups of two, what looks like a number is none, so both are tried.
 * @param {string} text @param {number} offset @returns {string[]}
 */
function symbolsAt(text, offset) {
  const number = /^\d\d(?![^\s,|])/.exec(text.slice(offset, offset + 3));
  const symbols = [text[offset] ?? ' '];
  return number && !/[^\s,|]/.test(text[offset - 1] ?? ' ') ? [number[0], ...symbols] : symbols;
}

/** @param {string} text @param {string} symbol @returns {Place[]} */
function occurrences(text, symbol) {
  /** @type {Place[]} */
  const places = [];
  for (let at = text.indexOf(symbol); at >= 0; at = text.indexOf(symbol, at + 1)) {
    if (symbolsAt(text, at).includes(symbol)) places.push({offset: at, length: symbol.length});
  }
  return places;
}
