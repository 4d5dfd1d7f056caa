/** The measures of each strategy over a set of puzzles: the numbers behind the charts. */
import {count} from '../../web/src/index.js';
import messages from '../../web/languages/en/site/compare.js';
import {speaker, writeNumber} from '../../web/src/language/catalogue.js';
import {duration, isWhole} from './figures.js';
import {median, quantile} from '../charts/scale.js';
import {MOST_GUESSES} from './set.js';

/** @typedef {import('./set.js').Result} Result */
/** @typedef {import('./set.js').PuzzleSet} PuzzleSet */

/**
 * @typedef {object} Measure what can be charted
 * @property {string} id
 * @property {string} name
 * @property {boolean} counts whether its values are whole numbers
 * @property {(result: Result) => number} of
 * @property {(value: number) => string} words
 * @property {string} edge the label of runs that were stopped
 */

const say = speaker('site/compare', messages);
/** Clocks of browsers are no finer than this. */
const LEAST_MS = 0.1;

/** @type {Measure[]} */
export const MEASURES = [
  counted('guesses'),
  {
    id: 'time', counts: false, of: ({stats}) => Math.max(stats.ms, LEAST_MS), words: tickTime,
    get name() { return say('figure.time'); }, get edge() { return say('stopped-edge'); },
  },
  counted('nodes'),
];

/** @param {'guesses' | 'nodes'} id @returns {Measure} */
function counted(id) {
  return {
    id, counts: true, of: ({stats}) => stats[id], words: count,
    get name() { return say(`figure.${id}`); }, get edge() { return `${count(MOST_GUESSES)}+`; },
  };
}

/** 0.1 ms, 1 ms, 10 s @param {number} ms */
function tickTime(ms) {
  const round = (/** @type {number} */ value) => writeNumber(Number(value.toPrecision(1)));
  return ms < 1000 ? `${round(ms)} ms` : `${round(ms / 1000)} s`;
}

/** Of a run that was stopped only a lower bound is known. @param {Measure} measure @param {Result} result */
export function valueOf(measure, result) {
  return isWhole(result.status) ? measure.of(result) : Infinity;
}

/** The results that are there. @param {PuzzleSet} set @param {string} code @returns {Result[]} */
export function known(set, code) {
  return /** @type {Result[]} */ (set.resultsOf(code).filter(Boolean));
}

/**
 * Five numbers of a distribution, in words.
 * @param {Measure} measure @param {Result[]} results
 * @returns {{least: string, quarter: string, median: string, most: string, stopped: number, middle: number}}
 */
export function summary(measure, results) {
  const values = results.map((result) => valueOf(measure, result));
  const words = (/** @type {number} */ value) => {
    if (value === Infinity) return measure.edge;
    return measure.counts ? count(Math.round(value)) : duration(value);
  };
  return {
    least: words(quantile(values, 0)), quarter: words(quantile(values, 0.75)), median: words(median(values)),
    most: words(quantile(values, 1)), stopped: values.filter((value) => value === Infinity).length,
    middle: median(values),
  };
}

/**
 * All that was set and all that was ruled out, the runs that were stopped as far as they went.
 * @param {Result[]} results
 */
export function effort(results) {
  return results.reduce(({set, ruledOut}, {stats}) => ({
    set: set + stats.placements + stats.guesses, ruledOut: ruledOut + stats.eliminations,
  }), {set: 0, ruledOut: 0});
}
