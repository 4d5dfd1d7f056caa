/**
 * Solves many puzzles on all cores: chunks of them are passed to an engine's own host and to helpers, which are engines
 * with workers of their own. Loaded with the first call.
 */

import errors from '../../languages/en/errors.js';
import {failing, translatedError} from '../language/failures.js';
import {isLink, parseLink} from '../links/reading.js';
import {isPacked, packing} from '../formats/packed-look.js';
import {natural} from '../worker/input.js';
import {workerThreads} from './worker-threads.js';

const failure = failing('errors', errors);

/** @typedef {import('./engine-client.js').SolvingEngine} Engine */
/** @typedef {import('../protocol/kinds.js').Failure} Failure */
/** @typedef {{status: string, solution: string | null, nodes: number, error?: Failure['error']}} OneOfMany */

/**
 * A part of many puzzles. A puzzle that is not a line of digits and dots has a filler in place of its line.
 * @typedef {object} Chunk
 * @property {string} lines 81 characters per puzzle
 * @property {[index: number, input: any][]} others the puzzles in place of fillers
 */

/** @typedef {{limit?: number, threads?: number, onProgress?: (done: number, total: number) => void,
 *             signal?: import('../protocol/kinds.js').Signal}} ManyOptions */

/**
 * @typedef {object} Many
 * @property {true} ok
 * @property {OneOfMany[]} results a result for each puzzle, in their order
 * @property {number} ms from the call to the last result
 * @property {number} busyMs working time of the solver, added up over all threads
 * @property {number} threads the number of threads that worked
 */

/** More than any machine gains from. */
const MOST_THREADS = 16;
/** A message costs as much as solving some dozen lines. */
const MOST_IN_CHUNK = 1000;
/** The number of chunks that wait at each helper while it works on another. */
const CHUNKS_AHEAD = 2;

const LINE_CELLS = 81;
const FILLER = '?'.repeat(LINE_CELLS);
/** As of the kernel, by their numbers. */
export const STATUSES = ['running', 'unique', 'solved', 'multiple', 'none', 'limit', 'cancelled'];
/** In place of a status, if a line is invalid or clashes. */
const UNREAD = 255;
/** The lowest status without a solution. */
const NONE = STATUSES.indexOf('none');

export class Pool {
  /** @type {Promise<Engine | null>[]} */
  #helpers;
  #makeHelper;

  /**
   * @param {Engine} own that the pool belongs to
   * @param {(() => Promise<Engine>) | null} makeHelper null if there are no workers
   */
  constructor(own, makeHelper) {
    this.#helpers = [Promise.resolve(own)];
    this.#makeHelper = makeHelper;
  }

  /** Ends all helpers. */
  dispose() {
    for (const helper of this.#helpers.slice(1)) helper.then((made) => made?.dispose());
  }

  /**
   * Returns a result for each puzzle, in their order; after an abort, the unfinished ones are `cancelled`.
   * @param {string[]} puzzles
   * @param {ManyOptions} [options]
   * @returns {Promise<Many | Failure>}
   */
  async solve(puzzles, {limit, threads, onProgress, signal} = {}) {
    if (!Array.isArray(puzzles)) {
      return failure('puzzle', 'not-list');
    }
    const start = performance.now();
    const hasPacked = puzzles.some((puzzle) => typeof puzzle === 'string' && isPacked(puzzle));
    const unpack = hasPacked ? (await packing()).unpack : null;
    const batch = new Batch(puzzles, unpack, onProgress);
    const helpers = this.#helpersFor(threads, batch.left);
    const work = async (/** @type {Engine} */ helper) => {
      while (batch.left && !signal?.aborted) {
        const part = batch.take(helpers.length);
        const progress = (/** @type {{done: number}} */ {done}) => part.tell(done);
        const answer = await helper.solveChunk(part.chunk, limit, {signal, progress});
        if (answer.error) return part.giveBack();  // the engine was disposed of, or lost
        part.finish(answer);
      }
    };
    let busy = 0;
    const crews = helpers.map(async (made) => {
      const helper = await made;
      if (!helper || !batch.left) return;
      busy += 1;
      await Promise.all(Array.from({length: CHUNKS_AHEAD}, () => work(helper)));
    });
    const own = /** @type {Engine} */ (await helpers[0]);
    await Promise.race([Promise.all(crews).then(() => work(own)), batch.isDone]);
    const results = batch.all();
    return {ok: true, results, ms: performance.now() - start, busyMs: batch.busyMs, threads: busy};
  }

  /** @param {number | undefined} threads @param {number} puzzles */
  #helpersFor(threads, puzzles) {
    const cores = workerThreads()?.most ?? globalThis.navigator?.hardwareConcurrency ?? 1;
    const wanted = Math.min(natural(threads, 0) || cores, MOST_THREADS, Math.max(1, puzzles));
    while (this.#makeHelper && this.#helpers.length < wanted) {
      const helper = this.#makeHelper().catch(() => {
        // The next call tries again.
        this.#helpers.splice(this.#helpers.indexOf(helper), 1);
        return null;
      });
      this.#helpers.push(helper);
    }
    return this.#helpers.slice(0, wanted);
  }
}

/** The puzzles of one call, with their results so far. */
class Batch {
  /** @type {OneOfMany[]} */
  results;
  busyMs = 0;
  #puzzles;
  #next = 0;
  /** Indices of texts that looked like lines, but are invalid or clash, or were given back. @type {number[]} */
  #texts = [];
  /** The number of puzzles that are solved so far, and of those with a result. */
  #done = 0;
  #kept = 0;
  #onProgress;
  #unpack;
  #tellDone = () => {};
  /** Resolves when every puzzle has its result. @type {Promise<void>} */
  isDone = new Promise((resolve) => (this.#tellDone = resolve));

  /**
   * @param {string[]} puzzles
   * @param {((text: string) => any) | null} unpack reads packed texts, if there are any
   * @param {ManyOptions['onProgress']} onProgress
   */
  constructor(puzzles, unpack, onProgress) {
    this.#puzzles = puzzles;
    this.#unpack = unpack;
    this.#onProgress = onProgress;
    this.results = Array(puzzles.length);
    this.#keepMore(0);
  }

  /** The number of puzzles that are not in a chunk yet. */
  get left() {
    return this.#puzzles.length - this.#next + this.#texts.length;
  }

  /** The next chunk: smaller towards the end, so that the last one doesn't take long. @param {number} helpers */
  take(helpers) {
    const size = Math.min(MOST_IN_CHUNK, Math.ceil(this.left / (2 * CHUNKS_AHEAD * helpers)));
    /** @type {number[]} */
    const places = [];
    /** @type {Chunk} */
    const chunk = {lines: '', others: []};
    for (; places.length < size && this.#next < this.#puzzles.length; this.#next += 1) {
      this.#put(this.#next, places, chunk, isLine(this.#puzzles[this.#next]));
    }
    for (const place of this.#texts.splice(0, size - places.length)) this.#put(place, places, chunk, false);
    let reported = 0;
    const tell = (/** @type {number} */ done) => {
      this.#tellMore(done - reported);
      reported = done;
    };
    const giveBack = () => {
      tell(0);
      this.#texts.push(...places);
    };
    return {chunk, tell, giveBack, finish: (/** @type {any} */ answer) => this.#finish(places, answer, tell)};
  }

  /**
   * Adds a puzzle to a chunk, unless it is a broken link of ours or of a packed format.
   * @param {number} place @param {number[]} places @param {Chunk} chunk @param {boolean} asLine
   */
  #put(place, places, chunk, asLine) {
    const text = this.#puzzles[place];
    if (!asLine) {
      const read = typeof text === 'string' ? this.#readLink(text) : null;
      if (read && !read.ok) {
        this.results[place] = {status: 'error', solution: null, nodes: 0, error: read.error};
        this.#tellMore(1);
        this.#keepMore(1);
        return;
      }
      chunk.others.push([places.length, read ? read.link ?? read : typeof text === 'string' ? text : null]);
    }
    places.push(place);
    chunk.lines += asLine ? text : FILLER;
  }

  /** The puzzle in a link that the engine can't read by itself; otherwise null. @param {string} text @returns {any} */
  #readLink(text) {
    if (isLink(text)) return parseLink(text);
    return this.#unpack && isPacked(text) ? this.#unpack(text) : null;
  }

  /**
   * @param {number[]} places @param {any} answer of the host (worker/solving.js)
   * @returns {number} the number of puzzles with a result
   */
  #keep(places, {nodes, text, statuses, others, ms}) {
    this.busyMs += ms;
    const all = new TextDecoder('latin1').decode(text);
    const apart = new Map(others);
    let kept = 0;
    for (let i = 0; i < places.length; i += 1) {
      const status = statuses[i];
      const other = apart.get(i);
      kept += 1;
      if (other) {
        this.results[places[i]] = other.error ? {...other, error: translatedError(other.error)} : other;
      } else if (status === UNREAD) {
        this.#texts.push(places[i]);
        kept -= 1;
      } else {
        const solution = status < NONE ? all.slice(i * LINE_CELLS, (i + 1) * LINE_CELLS) : null;
        this.results[places[i]] = {status: STATUSES[status], solution, nodes: nodes[i]};
      }
    }
    return kept;
  }

  /** @param {number[]} places @param {any} answer @param {(done: number) => void} tell */
  #finish(places, answer, tell) {
    const kept = this.#keep(places, answer);
    tell(kept);
    this.#keepMore(kept);
  }

  /** @param {number} done */
  #tellMore(done) {
    this.#done += done;
    if (done > 0) this.#onProgress?.(this.#done, this.results.length);
  }

  /** @param {number} kept */
  #keepMore(kept) {
    this.#kept += kept;
    if (this.#kept === this.results.length) this.#tellDone();
  }

  /** All results; puzzles that were not reached are `cancelled`. */
  all() {
    for (let place = 0; place < this.results.length; place += 1) {
      this.results[place] ??= {status: 'cancelled', solution: null, nodes: 0};
    }
    return this.results;
  }
}

/** True if a text may be a line; the kernel decides. @param {any} text */
function isLine(text) {
  return typeof text === 'string' && text.length === LINE_CELLS && !text.includes('#');
}
