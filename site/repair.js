/**
 * Where two equal givens of a unit stand in a text, in whatever notation it is written. The engine reads the notation and
 * this asks it: a symbol is one of the two where the clash is gone once it is blanked out.
 */

/** @typedef {import('./reading.js').Opened} Opened */
/** @typedef {import('./reading.js').Failure} Failure */
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
  const symbol = symbolAt(text, offset);
  /** @type {Place[]} */
  const places = [];
  let trials = 0;
  for (let at = text.indexOf(symbol); at >= 0 && places.length < 2; at = text.indexOf(symbol, at + symbol.length)) {
    if (symbolAt(text, at) !== symbol) continue;
    trials += 1;
    if (trials > MOST_TRIALS) return [];
    const place = {offset: at, length: symbol.length};
    const result = await read(blank(text, place));
    if (result.ok || String(result.error.cells) !== String(cells)) places.push(place);
  }
  return places.length === 2 ? places : [];
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
    const {code, cells, offset} = result.error;
    if (code !== 'clash' || cells?.length !== 2) return null;
    const places = await clashPlaces(read, text, result.error);
    if (places.length !== 2) return null;
    digits.set(Math.max(...cells), symbolAt(text, offset ?? 0));
    text = blank(text, places[1]);
    result = await read(text);
  }
  return result.ok ? {opened: result, digits} : null;
}

/** A number of two digits that stands by itself is one symbol. @param {string} text @param {number} offset */
function symbolAt(text, offset) {
  const number = /^\d\d(?!\w)/.exec(text.slice(offset, offset + 3));
  return number && !/\w/.test(text[offset - 1] ?? ' ') ? number[0] : text[offset] ?? '';
}
