/**
 * The bench: each puzzle by itself, then whole sets with SIMD and without, on one thread and on all. What the clock of
 * a browser is too coarse for is solved over and over.
 */
import {sharedEngine, startEngine} from '../../web/src/index.js';
import {MOST_MS} from './sets.js';

/** @typedef {import('../../web/src/index.js').SolvingEngine} Engine */
/** @typedef {import('./sets.js').Group} Group */
/** @typedef {import('./sets.js').Row} Row */

/**
 * The way to measure a pass over a set, and the rates it gives: of the solver alone, of the whole call.
 * @typedef {{engine: Engine, threads?: number, solver?: 'simd' | 'plain', call?: 'one' | 'all'}} Pass
 */

/** A measurement takes so long at least, and solves no more than so many. */
const ENOUGH_MS = 8;
const PASS_MS = 120;
const ROUNDS = 3;
const MOST_PUZZLES = 200_000;
/** Brings all threads up, and the code of the kernel to its full speed. */
const WARM_UP = 4000;

/** Thrown where the reader cancels. */
class Cancelled extends Error {}

export class SpeedRun {
  #abort = new AbortController();
  /** @type {'empty' | 'running' | 'cancelled' | 'failed' | 'done'} */
  state = 'empty';
  done = 0;
  /** Threads that worked, known once they have. */
  threads = 0;
  ms = 0;

  /** @param {Group[]} groups */
  constructor(groups) {
    this.groups = groups;
    this.total = groups.flatMap(({rows}) => rows.flatMap(({puzzles}) => puzzles)).length;
  }

  /** Stops; what was measured stays. */
  cancel() {
    this.#abort.abort();
  }

  /** @param {() => void} onChange called at the beginning, after every measurement, and at the end */
  async run(onChange) {
    const start = performance.now();
    this.state = 'running';
    onChange();
    /** @type {Engine | null} */
    let plain = null;
    try {
      const engine = await sharedEngine();
      plain = await startEngine({mode: engine.info().mode, simd: false});
      await this.#measure(engine, plain, onChange);
      this.state = 'done';
    } catch (error) {
      this.state = error instanceof Cancelled ? 'cancelled' : 'failed';
    }
    plain?.dispose();
    this.ms = performance.now() - start;
    onChange();
  }

  /** @param {Engine} engine @param {Engine} plain @param {() => void} onChange */
  async #measure(engine, plain, onChange) {
    const [{rows: [first]}] = this.groups;
    await this.#solve(engine, repeated(first.puzzles, WARM_UP));
    /** @type {Pass[]} */
    const passes = [
      {engine, threads: 1, solver: engine.info().simd ? 'simd' : 'plain', call: 'one'},
      ...(engine.info().simd ? [{engine: plain, threads: 1, solver: /** @type {const} */ ('plain')}] : []),
      {engine, call: 'all'},
    ];
    for (const {id, rows} of this.groups) {
      for (const row of rows) {
        for (const puzzle of row.puzzles) {
          await this.#timeOne(engine, row, puzzle);
          this.#tell(onChange);
        }
        if (id === 'difficulty') await this.#timePasses(row, passes);
      }
    }
  }

  /**
   * In turn, so that what else the machine does meets all of them; the best of each counts.
   * @param {Row} row @param {Pass[]} passes
   */
  async #timePasses(row, passes) {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const pass of passes) {
        const {solver, call} = await this.#timeSet(pass, row.puzzles);
        if (pass.solver) row.rates[pass.solver] = Math.max(solver, row.rates[pass.solver] ?? 0);
        if (pass.call) row.rates[pass.call] = Math.max(call, row.rates[pass.call] ?? 0);
      }
    }
  }

  /** @param {() => void} onChange */
  #tell(onChange) {
    this.done += 1;
    onChange();
  }

  /** A puzzle by itself, on one thread. @param {Engine} engine @param {Row} row @param {string} puzzle */
  async #timeOne(engine, row, puzzle) {
    for (let times = 1; ;) {
      const {results: [{status, nodes}], busyMs} = await this.#solve(engine, Array(times).fill(puzzle), 1);
      if (status === 'error') throw new Error('A puzzle of the bench is none.');
      if (status === 'cancelled' || busyMs >= ENOUGH_MS || times >= MOST_PUZZLES) {
        row.times.push(status === 'cancelled' ? Infinity : 1000 * busyMs / times);
        row.guesses.push(status === 'cancelled' ? Infinity : nodes - 1);
        return;
      }
      times = Math.min(MOST_PUZZLES, Math.ceil(times * Math.min(100, 1.2 * ENOUGH_MS / Math.max(busyMs, 0.1))));
    }
  }

  /**
   * A whole set, again and again.
   * @param {Pass} pass @param {string[]} puzzles
   * @returns puzzles a second, for the solver alone and for the whole call
   */
  async #timeSet({engine, threads}, puzzles) {
    for (let count = puzzles.length; ; count = Math.min(MOST_PUZZLES, count * 4)) {
      const {results, ms, busyMs} = await this.#solve(engine, repeated(puzzles, count), threads);
      if (ms < PASS_MS && count < MOST_PUZZLES) continue;
      const solved = results.filter(({status}) => status !== 'cancelled').length;
      return {solver: 1000 * solved / busyMs, call: 1000 * solved / ms};
    }
  }

  /**
   * Solves, for as long as a measurement may take.
   * @param {Engine} engine @param {string[]} puzzles @param {number} [threads]
   */
  async #solve(engine, puzzles, threads) {
    const limit = new AbortController();
    const stop = () => limit.abort();
    const timer = setTimeout(stop, MOST_MS);
    const {signal} = this.#abort;
    signal.addEventListener('abort', stop);
    const answer = signal.aborted ? null : await engine.solveMany(puzzles, {threads, signal: limit.signal});
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    if (!answer || signal.aborted) throw new Cancelled();
    if (!answer.ok) throw new Error(answer.error.message);
    // On a busy machine, one thread may have done it all before another had begun.
    this.threads = Math.max(this.threads, answer.threads);
    return answer;
  }
}

/** So many puzzles, the list over and over. @param {string[]} puzzles @param {number} count */
function repeated(puzzles, count) {
  return Array.from({length: count}, (_, i) => puzzles[i % puzzles.length]);
}
