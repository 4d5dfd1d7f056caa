/** The strategies compared before anybody has chosen. */
import {DEFAULT_STRATEGY, formatLink, parseLink, parseStrategy} from '../../web/src/index.js';
import {firstSample, samples} from '../puzzles/samples.js';

/** @typedef {import('./address.js').Strategy} Strategy */

export const FIRST_PUZZLE = /** @type {import('../puzzles/samples.js').Sample} */ (
  samples.find(({id}) => id === '17-givens'));

/** From the one that guesses most to the one that guesses least. */
const CODES = [
  'forward-checking.first.ascending', 'forward-checking.mrv.ascending', 'ac3.mrv.ascending',
  'only-choice.first.ascending', 'only-choice.mrv.ascending', 'all-different.mrv.ascending',
];
/** The ways to branch and to go back: one after another, jumping, learning, two-way, and by halves. */
const WAYS = ['', '.backjumping', '.learning', '.two-way', '.split'].map((way) => `only-choice.mrv.ascending${way}`);
/** In place of one that this engine does not have. */
const SPARE = 'forward-checking.mrv-degree.ascending';

/**
 * The puzzle that was watched last; the one that the site opens with tells no two strategies apart.
 * @param {string} [watched] its link
 */
export function firstLink(watched = '') {
  const read = parseLink(watched);
  const isTelling = read.ok && read.link.puzzle !== firstSample.puzzle;
  /** @type {Pick<import('../../web/src/index.js').LinkParts, 'puzzle' | 'boxRows' | 'boxCols' | 'rules'>} */
  const {puzzle, boxRows, boxCols, rules} = isTelling ? read.link : FIRST_PUZZLE;
  return formatLink({puzzle, boxRows, boxCols, rules});
}

/**
 * The strategy to suggest beside those that are there: the weakest consistency that none of them keeps.
 * @param {string[]} known ids of the propagators, weakest first
 * @param {string[]} taken codes
 */
export function anotherStrategy(known, taken) {
  const isFree = (/** @type {string} */ id) => id !== 'none' && !taken.some((code) => code.startsWith(`${id}.`));
  return {...DEFAULT_STRATEGY, propagation: known.find(isFree) ?? DEFAULT_STRATEGY.propagation};
}

/** A comparison that is ready to be taken in place of the one there is. @returns {Strategy[]} */
export function waysToSearch() {
  return WAYS.map((code) => /** @type {Strategy} */ (parseStrategy(code)));
}

/** @param {string[]} known ids of the propagators that there are @returns {Strategy[]} */
export function firstStrategies(known) {
  const has = (/** @type {string} */ code) => known.includes(code.split('.')[0]);
  return CODES.map((code) => /** @type {Strategy} */ (parseStrategy(has(code) ? code : SPARE)));
}
