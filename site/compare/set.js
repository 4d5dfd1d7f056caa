/**
 * A set of puzzles under several strategies: every run's numbers, asked of as many engines as there are workers for,
 * puzzle by puzzle, so that all strategies come on together. What is known is not asked again.
 */
import {sharedEngine, startEngine} from '../../web/src/index.js';
import {inStore} from '../collection/store.js';
import {once} from '../../web/src/common/once.js';
import {codeOf} from './address.js';

/** @typedef {import('../../web/src/index.js').PuzzleInput} PuzzleInput */
/** @typedef {import('../../web/src/index.js').Puzzle} Puzzle */
/** @typedef {import('../../web/src/index.js').SolvingEngine} Engine */
/** @typedef {import('./address.js').Strategy} Strategy */

/**
 * @typedef {object} Result
 * @property {string} status
 * @property {import('../../web/src/index.js').Run['stats']} stats
 */

/** @typedef {{index: number, strategy: Strategy}} Job a run that is to be done */

/** A run of a set is stopped after so many guesses, and said to be. */
export const MOST_GUESSES = 20_000;
/** The same for what guesses little and works long. */
const MOST_EVENTS = 20_000_000;
/** Results are told at most so often. */
const TOLD_MS = 100;
/** More engines than this gain little, and take memory. */
const MOST_ENGINES = 4;

export class PuzzleSet {
  /** By a strategy's code, in the order of the puzzles. @type {Map<string, (Result | undefined)[]>} */
  #results = new Map();
  #abort = new AbortController();
  /** @type {'empty' | 'running' | 'cancelled' | 'failed' | 'done'} */
  state = 'empty';
  done = 0;
  total = 0;

  /**
   * @param {string} name as in "over 60 hard puzzles"
   * @param {PuzzleInput[]} puzzles
   */
  constructor(name, puzzles) {
    this.name = name;
    this.puzzles = puzzles;
  }

  /** The results of a strategy, as far as they are there. @param {string} code */
  resultsOf(code) {
    return this.#results.get(code) ?? [];
  }

  /** Stops; what has come stays. */
  cancel() {
    this.#abort.abort();
    if (this.state === 'running') this.state = 'cancelled';
  }

  /**
   * Runs what is not there yet.
   * @param {Strategy[]} strategies
   * @param {() => void} onChange called at the beginning, now and then, and at the end
   */
  async run(strategies, onChange) {
    this.cancel();
    const abort = this.#abort = new AbortController();
    const jobs = this.#missing(strategies);
    this.total = strategies.length * this.puzzles.length;
    this.done = this.total - jobs.length;
    this.state = jobs.length ? 'running' : 'done';
    onChange();
    if (!jobs.length) return;
    const tell = nowAndThen(onChange);
    const isWhole = await setEngines()
      .then((all) => Promise.all(all.map((engine) => this.#work(engine, jobs, abort.signal, tell))))
      .then(() => true, () => false);
    if (abort.signal.aborted) return;
    this.state = isWhole ? 'done' : 'failed';
    onChange();
  }

  /**
   * One engine's part: the next run, until there is none.
   * @param {Engine} engine @param {Job[]} jobs @param {AbortSignal} signal @param {() => void} tell
   */
  async #work(engine, jobs, signal, tell) {
    for (let job = jobs.shift(); job && !signal.aborted; job = jobs.shift()) {
      const {index, strategy} = job;
      const limits = {maxNodes: MOST_GUESSES, maxEvents: MOST_EVENTS};
      const answer = await engine.stats(this.puzzles[index], strategy, {...limits, signal});
      if (signal.aborted || !answer.ok) continue;
      this.#keep(codeOf(strategy), index, answer);
      this.done += 1;
      tell();
    }
  }

  /** @param {Strategy[]} strategies */
  #missing(strategies) {
    return this.puzzles.flatMap((_, index) => strategies
      .filter((strategy) => !this.resultsOf(codeOf(strategy))[index])
      .map((strategy) => ({index, strategy})));
  }

  /** @param {string} code @param {number} index @param {Result} result */
  #keep(code, index, {status, stats}) {
    const results = this.resultsOf(code);
    results[index] = {status, stats};
    this.#results.set(code, results);
  }
}

/** @param {() => void} tell @returns {() => void} that tells at most every TOLD_MS */
function nowAndThen(tell) {
  let last = performance.now();
  return () => {
    if (performance.now() - last < TOLD_MS) return;
    last = performance.now();
    tell();
  };
}

/** The page's engine, and others beside it where they can have workers of their own. */
const setEngines = once(async () => {
  const first = await sharedEngine();
  const more = first.info().mode === 'worker' ? Math.min(MOST_ENGINES, navigator.hardwareConcurrency || 1) - 1 : 0;
  const others = await Promise.allSettled(Array.from({length: more}, () => startEngine({mode: 'worker'})));
  return [first, ...others.flatMap((other) => (other.status === 'fulfilled' ? [other.value] : []))];
});

const KEY = 'compared';


/** @param {{name: string, puzzles: PuzzleInput[]}} set */
export async function keepSet({name, puzzles}) {
  await inStore('readwrite', (store) => store.put({name, puzzles}, KEY));
}

/** @returns {Promise<{name: string, puzzles: PuzzleInput[]} | null>} */
export async function keptSet() {
  const kept = await inStore('readonly', (store) => store.get(KEY));
  const isSet = typeof kept?.name === 'string' && Array.isArray(kept.puzzles) && kept.puzzles.length > 0;
  return isSet ? kept : null;
}

/**
 * @typedef {object} Lines
 * @property {Puzzle[]} puzzles
 * @property {{line: number, message: string}[]} bad lines that can't be read, by their number from 1
 * @property {number} left lines beyond those that are taken
 */

/** More puzzles than a chart of dots tells apart. */
export const MOST_LINES = 2000;

/**
 * Reads one puzzle a line; blank lines, and those that begin with a `#`, say nothing.
 * @param {{parse: import('../../web/src/index.js').SolvingEngine['parse']}} engine
 * @param {string} text
 * @param {() => boolean} [isOver] whether nobody waits any more
 * @returns {Promise<Lines>}
 */
export async function readLines(engine, text, isOver = () => false) {
  const all = text.split(/\r\n?|\n/).map((words, i) => ({line: i + 1, words: words.trim()}))
    .filter(({words}) => words && !words.startsWith('#'));
  /** @type {Lines} */
  const lines = {puzzles: [], bad: [], left: Math.max(0, all.length - MOST_LINES)};
  for (const {line, words} of all.slice(0, MOST_LINES)) {
    if (isOver()) break;
    const read = await engine.parse(words);
    if (read.ok) lines.puzzles.push(read.puzzle);
    else lines.bad.push({line, message: read.error.message});
  }
  return lines;
}
