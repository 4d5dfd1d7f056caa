/** What a comparison says of itself. */
import {count, plural} from '../../web/src/index.js';
import {duration} from './figures.js';

/** @typedef {import('./address.js').Strategy} Strategy */
/** @typedef {import('./race.js').Unit} Unit */

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven',
  'twelve'];

/**
 * Where a race is.
 * @param {{unit: Unit, position: number, isAtEnd: boolean}} race
 */
export function placeWords({unit, position, isAtEnd}) {
  if (position === 0) return 'at the start';
  if (isAtEnd) return 'at the end';
  return unit === 'steps' ? `at step ${count(position)} of each` : `after ${duration(position)} of each`;
}

/**
 * "One puzzle, six strategies, at step 560 of each"
 * @param {number} strategies
 * @param {{unit: Unit, position: number, isAtEnd: boolean}} race
 */
export function titleWords(strategies, race) {
  const number = `${NUMBERS[strategies] ?? count(strategies)} ${strategies === 1 ? 'strategy' : 'strategies'}`;
  return `One puzzle, ${number}, ${placeWords(race)}`;
}

/**
 * What the runs were after, above their numbers.
 * @param {{strategy: Strategy, status: string}[]} runs
 */
export function aimWords(runs) {
  if (runs.some(({strategy}) => strategy.solutions > 1 || !strategy.search)) return 'To the end of each';
  if (runs.length && runs.every(({status}) => status === 'none')) return 'To the proof that there is no solution';
  return 'To the first solution';
}

/**
 * What is spoken after a move by hand.
 * @param {{unit: Unit, position: number, isAtEnd: boolean}} race
 * @param {number} ended runs that have come to their end there
 */
export function spokenWords(race, ended) {
  return `${placeWords(race)}. ${plural(ended, 'run has', 'runs have')} ended.`;
}
