/** The numbers of a comparison: which there are, how they read, and which are the best. */
import {count} from '../../web/src/index.js';
import messages from '../../web/languages/en/site/compare.js';
import {speaker, writeNumber} from '../../web/src/language/catalogue.js';

const say = speaker('site/compare', messages);

/** @typedef {import('../../web/src/index.js').Run['stats']} Stats */

/**
 * @typedef {object} Figure
 * @property {string} id
 * @property {string} name
 * @property {string} column what it is called in a CSV, in any language: a program may look for it
 * @property {(stats: Stats) => number} of
 * @property {(value: number) => string} words
 */

/** The columns of the table. @type {Figure[]} */
export const FIGURES = [
  figure('guesses', 'Guesses', ({guesses}) => guesses),
  figure('backtracks', 'Backtracks', ({backtracks}) => backtracks),
  figure('nodes', 'Nodes', ({nodes}) => nodes),
  figure('depth', 'Depth', ({maxDepth}) => maxDepth),
  figure('placed', 'Placed', ({placements}) => placements),
  figure('ruled-out', 'Ruled out', ({eliminations}) => eliminations),
  figure('revisions', 'Revisions', ({revisions}) => revisions),
  figure('skipped', 'Jumped over', ({skipped}) => skipped),
  figure('clauses', 'Clauses learnt', ({clauses}) => clauses),
  figure('restarts', 'Restarts', ({restarts}) => restarts),
  figure('time', 'Time in ms', ({ms}) => ms, duration),
];

/**
 * Its name is looked up when it is asked for: a language may come later than this module.
 * @param {'guesses' | 'backtracks' | 'nodes' | 'depth' | 'placed' | 'ruled-out' | 'revisions' | 'skipped' |
 *   'clauses' | 'restarts' | 'time'} id
 * @param {string} column
 * @param {Figure['of']} of
 * @param {Figure['words']} [words]
 * @returns {Figure}
 */
function figure(id, column, of, words = count) {
  return {id, column, of, words, get name() { return say(`figure.${id}`); }};
}

/** Of some strategies alone, which no strategy is the better for having few of. */
export const OF_SOME = ['skipped', 'clauses', 'restarts'];

/**
 * The columns that these strategies have numbers for: clauses and restarts are of learning alone, guesses that are
 * jumped over also of backjumping.
 * @param {{lookBack?: string}[]} strategies
 */
export function figuresOf(strategies) {
  const isLearning = strategies.some(({lookBack}) => lookBack === 'learning');
  const isJumping = isLearning || strategies.some(({lookBack}) => lookBack === 'backjumping');
  return FIGURES.filter(({id}) => (id === 'skipped' ? isJumping : isLearning || !OF_SOME.includes(id)));
}

/** True if a run came to its end, so that its numbers can be held against those of others. @param {string} status */
export function isWhole(status) {
  return !['running', 'limit', 'cancelled'].includes(status);
}

/** A time as people read it: 0.7 ms, 21 ms, 3.9 s. @param {number} ms */
export function duration(ms) {
  if (ms < 9.95) return `${writeNumber(ms, 1)} ms`;
  if (ms < 999.5) return `${count(Math.round(ms))} ms`;
  return ms < 99_950 ? `${writeNumber(ms / 1000, 1)} s` : `${count(Math.round(ms / 1000))} s`;
}

/**
 * The least of the values, where that tells one apart: held by at most half of those that have a value.
 * @param {(number | undefined)[]} values undefined where a run has not come to its end
 * @returns {number | undefined}
 */
export function best(values) {
  const known = values.filter((value) => value !== undefined);
  const least = Math.min(...known);
  const holders = known.filter((value) => value === least).length;
  return holders > 0 && holders * 2 <= known.length ? least : undefined;
}

/**
 * The order of rows by their values, those without one at the end; equal ones stay as they were.
 * @param {(number | undefined)[]} values
 * @param {'ascending' | 'descending'} direction
 * @returns {number[]} indices
 */
export function orderBy(values, direction) {
  const sign = direction === 'ascending' ? 1 : -1;
  const key = (/** @type {number} */ i) => (values[i] === undefined ? Infinity : sign * Number(values[i]));
  return values.map((_, i) => i).sort((a, b) => (key(a) === key(b) ? a - b : key(a) - key(b)));
}
