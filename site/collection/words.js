/** The words about a collection. No document is needed. */
import {speaker, writeNumber} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/collection.js';

/** @typedef {import('./data.js').Collection} Collection */
/** @typedef {import('./data.js').Status} Status */

const words = speaker('site/collection', english);

/** @param {Status} status */
export function outcomeName(status) {
  return words(`outcome.${status}`);
}

/** In the order of `GUESSES`. */
export function guessRanges() {
  return [words('guesses.0'), words('guesses.1'), words('guesses.10'), words('guesses.100')];
}

/** A collection in a phrase. @param {Collection} collection */
export function headline({length}) {
  return words('puzzles', {puzzles: length});
}

/**
 * Its source and content.
 * @param {Collection} collection
 * @param {number} left puzzles beyond those that are listed
 */
export function summary({name, texts, sizes, errors}, left) {
  const kind = texts[0].startsWith('<') || texts[0].startsWith('version:') ? 'games' :
    texts[0].includes('\n') ? 'grids' : 'lines';
  const found = [...new Set(sizes)].filter(Boolean).sort((a, b) => a - b).map((size) => `${size}×${size}`);
  const slots = {file: name, sizes: found.join(', ')};
  const what = name ? words(found.length ? `file-holds-sizes.${kind}` : `file-holds.${kind}`, slots) :
    words(found.length ? `holds-sizes.${kind}` : `holds.${kind}`, slots);
  return [
    what, errors.size ? words('wrong', {entries: errors.size}) : '', left ? words('not-listed', {puzzles: left}) : '',
  ].filter(Boolean).join(' ');
}

/** How many puzzles are disguised copies of others. @param {number} many */
export function guisesWords(many) {
  return many ? words('guises', {puzzles: many}) : words('guises.none');
}

/** The result of rating. @param {number} done @param {boolean} cancelled */
export function ratedWords(done, cancelled) {
  return words(cancelled ? 'rated.stopped' : 'rated', {puzzles: done});
}

/**
 * The result of solving.
 * @param {{done: number, ms: number, threads: number}} work @param {boolean} cancelled
 */
export function solvedWords({done, ms, threads}, cancelled) {
  const time = ms < 1000 ? `${Math.round(ms)} ms` : `${writeNumber(ms / 1000, 1)} s`;
  return words(cancelled ? 'solved.stopped' : 'solved', {puzzles: done, time, threads});
}
