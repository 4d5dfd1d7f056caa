/** What is said of a collection. No document is needed. */
import {count, plural} from '../../web/src/index.js';

/** @typedef {import('./data.js').Collection} Collection */
/** @typedef {import('./data.js').Status} Status */

/** @type {Record<Status, string>} */
export const OUTCOMES = {
  open: 'Unsolved', unique: 'One solution', multiple: 'Several', none: 'No solution', error: 'Not read',
};

/** In the order of `GUESSES`. */
export const GUESS_WORDS = ['No guess', '1 to 9 guesses', '10 to 99 guesses', '100+ guesses'];

/** What a collection is. @param {Collection} collection */
export function headline({length}) {
  return plural(length, 'puzzle');
}

/**
 * Its source and content.
 * @param {Collection} collection
 * @param {number} left puzzles beyond those that are listed
 */
export function summary({name, texts, sizes, errors}, left) {
  const from = name ? `From ${name}, ` : '';
  const kind = texts[0].startsWith('<') || texts[0].startsWith('version:') ? 'one OpenSudoku game each' :
    texts[0].includes('\n') ? 'one grid per puzzle' : 'one line per puzzle';
  const found = [...new Set(sizes)].filter(Boolean).sort((a, b) => a - b).map((size) => `${size}×${size}`);
  const what = `${from}${kind}${found.length ? `: ${found.join(', ')}` : ''}.`;
  const wrong = errors.size ? ` ${plural(errors.size, 'entry', 'entries')} can't be read.` : '';
  const more = left ? ` ${count(left)} more are not listed.` : '';
  return `${what[0].toUpperCase()}${what.slice(1)}${wrong}${more}`;
}

/** How many puzzles are disguised copies of others. @param {number} many */
export function guisesWords(many) {
  const are = many === 1 ? 'puzzle is' : 'puzzles are';
  return many ? `${count(many)} ${are} another with digits renamed, or with rows and columns swapped.` :
    'No puzzle is a disguised copy of another.';
}

/** The result of rating. @param {number} done @param {boolean} cancelled */
export function ratedWords(done, cancelled) {
  return `${cancelled ? 'Stopped: r' : 'R'}ated ${count(done)}, each by its hardest step.`;
}

/**
 * The result of solving.
 * @param {{done: number, ms: number, threads: number}} work @param {boolean} cancelled
 */
export function solvedWords({done, ms, threads}, cancelled) {
  const time = ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
  return `${cancelled ? 'Stopped: s' : 'S'}olved ${count(done)} in ${time}, on ${plural(threads, 'thread')}.`;
}
