/** A collection as files to save: as `.sdm`, as a table, its solutions. Made in pieces, so that the page stays free. */
import {csvOf} from '../charts/csv.js';
import {breathe} from './work.js';

/** @typedef {import('./data.js').Collection} Collection */

const ROWS_AT_ONCE = 2000;
/** The only size that `.sdm` has. */
const NINE = 9;

const HEAD = ['number', 'line', 'name', 'size', 'givens', 'outcome', 'guesses', 'puzzle', 'solution', 'problem',
  'difficulty'];

/**
 * The puzzles of 9x9 without other rules, a line each, 0 for empty cells; what is none is left out.
 * @param {Collection} collection @param {Uint32Array} shown
 */
export function asSdm(collection, shown) {
  return inPieces(shown, (index) => {
    const line = collection.sizes[index] === NINE ? collection.lineOf(index) : '';
    return line && !line.startsWith('#') ? `${line.replace(/[^1-9]/g, '0')}\n` : '';
  });
}

/**
 * A table of everything that is known.
 * @param {Collection} collection @param {Uint32Array} shown
 */
export async function asCsv(collection, shown) {
  const rows = await inPieces(shown, (index) => csvOf([[
    index + 1, collection.source.lines[index] || '', collection.source.nameOf(index), collection.sizes[index] || '',
    collection.givensOf(index) ?? '', collection.statusOf(index),
    collection.solutions[index] || collection.statusOf(index) === 'none' ? collection.guesses[index] : '',
    collection.lineOf(index) || collection.texts[index], collection.solutions[index] ?? '',
    collection.errors.get(index) ?? '', collection.ratingOf(index) ?? '',
  ]]));
  return csvOf([HEAD]) + rows;
}

/**
 * The solutions, a line each; an empty one where there is none, so that they stand beside the puzzles.
 * @param {Collection} collection @param {Uint32Array} shown
 */
export function asSolutions(collection, shown) {
  return inPieces(shown, (index) => `${collection.solutions[index] ?? ''}\n`);
}

/** @param {Uint32Array} shown @param {(index: number) => string} write */
async function inPieces(shown, write) {
  const pieces = [];
  for (let at = 0; at < shown.length; at += ROWS_AT_ONCE) {
    pieces.push(Array.from(shown.subarray(at, at + ROWS_AT_ONCE), write).join(''));
    await breathe();
  }
  return pieces.join('');
}
