/** The words about a comparison. */
import messages from '../../web/languages/en/site/compare.js';
import {speaker} from '../../web/src/language/catalogue.js';
import {duration} from './figures.js';

/** @typedef {import('./address.js').Strategy} Strategy */
/** @typedef {import('./race.js').Unit} Unit */

/**
 * @typedef {object} Race
 * @property {Unit} unit
 * @property {number} position
 * @property {boolean} isAtEnd all runs have ended
 * @property {boolean} hasEnded one of them has, before this position
 */

const say = speaker('site/compare', messages);

/**
 * The state of a race.
 * @param {Race} race
 */
export function placeWords({unit, position, isAtEnd, hasEnded}) {
  if (position === 0) return say('place.start');
  if (isAtEnd) return say('place.end');
  if (unit === 'steps') return say(hasEnded ? 'place.step-or-end' : 'place.step', {step: position});
  return say(hasEnded ? 'place.time-or-end' : 'place.time', {time: duration(position)});
}

/**
 * "One puzzle, six strategies, at step 560 of each"
 * @param {number} strategies
 * @param {Race} race
 */
export function titleWords(strategies, race) {
  return say('title', {strategies: say('strategies', {count: strategies}), place: placeWords(race)});
}

/**
 * The goal of the runs, above their numbers.
 * @param {{strategy: Strategy, status: string}[]} runs
 */
export function aimWords(runs) {
  if (runs.some(({strategy}) => strategy.solutions > 1 || !strategy.search)) return say('aim.end');
  if (runs.length && runs.every(({status}) => status === 'none')) return say('aim.none');
  return say('aim.first');
}

/**
 * The words spoken after a move by hand.
 * @param {Race} race
 * @param {number} ended runs that have come to their end there
 */
export function spokenWords(race, ended) {
  return say('spoken', {place: placeWords(race), ended});
}
