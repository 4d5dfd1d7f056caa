/** What a set of puzzles tells of each strategy: the numbers behind the charts. */
import {count, plural} from '../../web/src/index.js';
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

/** Clocks of browsers are no finer than this. */
const LEAST_MS = 0.1;

/** @type {Measure[]} */
export const MEASURES = [
  {
    id: 'guesses', name: 'Guesses', counts: true, of: ({stats}) => stats.guesses, words: count,
    get edge() { return capped(); },
  },
  {
    id: 'time', name: 'Time', counts: false, of: ({stats}) => Math.max(stats.ms, LEAST_MS), words: tickTime,
    edge: 'stopped',
  },
  {
    id: 'nodes', name: 'Nodes', counts: true, of: ({stats}) => stats.nodes, words: count,
    get edge() { return capped(); },
  },
];

/** 0.1 ms, 1 ms, 10 s @param {number} ms */
function tickTime(ms) {
  return ms < 1000 ? `${Number(ms.toPrecision(1))} ms` : `${Number((ms / 1000).toPrecision(1))} s`;
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

/** "3 runs were stopped at 20,000 guesses", or nothing. @param {number} stopped */
export function stoppedWords(stopped) {
  if (!stopped) return '';
  return `${plural(stopped, 'run was', 'runs were')} stopped at ${count(MOST_GUESSES)} guesses`;
}

/** "1,000,000+": where counting stops. */
function capped() {
  return `${count(MOST_GUESSES)}+`;
}
