/**
 * Many puzzles over all cores: chunks of them are handed to an engine's own host and to helpers, which are engines with
 * workers of their own. Loaded when it is first wanted.
 */

import {isLink, parseLink} from './link-reading.js';

/** @typedef {import('./engine-client.js').Engine} Engine */
/** @typedef {import('./host-solving.js').Chunk} Chunk */
/** @typedef {import('./host-solving.js').OneOfMany} OneOfMany */
/** @typedef {import('./protocol.js').Failure} Failure */

/** @typedef {{limit?: number, threads?: number, onProgress?: (done: number, total: number) => void,
 *             signal?: AbortSignal}} ManyOptions */

/**
 * @typedef {object} Many
 * @property {true} ok
 * @property {OneOfMany[]} results a result a puzzle, in their order
 * @property {number} ms from the call to the last result
 * @property {number} busyMs what the solver took of that, all threads added up
 * @property {number} threads how many worked
 */

/** More than any machine gains from. */
const MOST_THREADS = 16;
/** A message costs as much as some dozen lines. */
const MOST_IN_CHUNK = 400;
/** Chunks that wait at each helper while it works at another. */
const CHUNKS_AHEAD = 2;

const LINE_CELLS = 81;
const LINE = /^[.\d]{81}$/;
const FILLER = '?'.repeat(LINE_CELLS);
const STATUSES = ['running', 'unique', 'solved', 'multiple', 'none', 'limit', 'cancelled'];
/** In place of a status where givens clash: what is wrong with a text is told by whoever reads texts. */
const UNREAD = 255;
/** The least status that comes without a solution. */
const NONE = STATUSES.indexOf('none');

export class Pool {
  /** @type {Promise<Engine | null>[]} */
  #helpers;
  #own;
  #makeHelper;

  /**
   * @param {Engine} own that the pool belongs to
   * @param {(() => Promise<Engine>) | null} makeHelper null where there are no workers
   */
  constructor(own, makeHelper) {
    this.#helpers = [Promise.resolve(own)];
    this.#own = own;
    this.#makeHelper = makeHelper;
  }

  /** Ends the helpers that were made. */
  dispose() {
    for (const helper of this.#helpers.slice(1)) helper.then((made) => made?.dispose());
  }

  /**
   * One result a puzzle, in their order; those that a signal stops are `cancelled`.
   * @param {string[]} puzzles
   * @param {ManyOptions} [options]
   * @returns {Promise<Many | Failure>}
   */
  async solve(puzzles, {limit, threads, onProgress, signal} = {}) {
    if (!Array.isArray(puzzles)) {
      return {ok: false, error: {code: 'puzzle', message: 'Many puzzles are a list of texts.'}};
    }
    const start = performance.now();
    const batch = new Batch(puzzles, onProgress);
    const helpers = this.#helpersFor(threads, batch.left);
    const work = async (/** @type {Engine} */ helper) => {
      while (batch.left && !signal?.aborted) {
        const part = batch.take(helpers.length);
        const progress = (/** @type {{done: number}} */ {done}) => part.tell(done);
        part.finish(await helper.solveChunk(part.chunk, limit, {signal, progress}));
      }
    };
    let busy = 0;
    const crews = helpers.map(async (made) => {
      const helper = await made;
      if (!helper || !batch.left) return;
      busy += 1;
      await Promise.all(Array.from({length: CHUNKS_AHEAD}, () => work(helper)));
    });
    await Promise.race([Promise.all(crews), batch.isDone]);
    for (const place of batch.unread) batch.results[place] = await this.#refusal(puzzles[place]);
    const {results, busyMs} = batch;
    return {ok: true, results, ms: performance.now() - start, busyMs, threads: busy};
  }

  /** What is wrong with a puzzle. @param {string} puzzle @returns {Promise<OneOfMany>} */
  async #refusal(puzzle) {
    const answer = await this.#own.solve(puzzle);
    return {status: 'error', solution: null, nodes: 0, error: answer.ok ? undefined : answer.error};
  }

  /** @param {number | undefined} threads @param {number} puzzles */
  #helpersFor(threads, puzzles) {
    const cores = globalThis.navigator?.hardwareConcurrency || 1;
    const wanted = Math.min(threads && threads >= 1 ? threads : cores, MOST_THREADS, Math.max(1, puzzles));
    while (this.#makeHelper && this.#helpers.length < wanted) {
      this.#helpers.push(this.#makeHelper().catch(() => null));
    }
    return this.#helpers.slice(0, wanted);
  }
}

/** The puzzles of one call: what is left of them, and what came of them. */
class Batch {
  /** @type {OneOfMany[]} */
  results;
  busyMs = 0;
  /** Where lines stand that clash. @type {number[]} */
  unread = [];
  /** What a host reads, and where in the list it stands. @type {{place: number, input: any}[]} */
  #readable = [];
  #next = 0;
  #done = 0;
  #onProgress;
  #tellDone = () => {};
  /** Resolves when every puzzle has its result. @type {Promise<void>} */
  isDone = new Promise((resolve) => (this.#tellDone = resolve));

  /** @param {string[]} puzzles @param {ManyOptions['onProgress']} onProgress */
  constructor(puzzles, onProgress) {
    this.#onProgress = onProgress;
    this.results = Array.from(puzzles, (text, place) => {
      const link = typeof text === 'string' && isLink(text) ? parseLink(text) : null;
      if (link && !link.ok) return {status: 'error', solution: null, nodes: 0, error: link.error};
      this.#readable.push({place, input: link ? link.link : typeof text === 'string' ? text : null});
      return {status: 'cancelled', solution: null, nodes: 0};
    });
    this.#add(puzzles.length - this.#readable.length);
  }

  /** Puzzles that nobody has taken yet. */
  get left() {
    return this.#readable.length - this.#next;
  }

  /** The next part: smaller towards the end, so that nobody waits long for the last. @param {number} helpers */
  take(helpers) {
    const size = Math.min(MOST_IN_CHUNK, Math.ceil(this.left / (2 * CHUNKS_AHEAD * helpers)));
    const part = this.#readable.slice(this.#next, this.#next += size);
    /** @type {Chunk['others']} */
    const others = [];
    const lines = part.map(({input}, i) => {
      if (typeof input === 'string' && LINE.test(input)) return input;
      others.push([i, input]);
      return FILLER;
    }).join('');
    let told = 0;
    const tell = (/** @type {number} */ done) => {
      this.#add(done - told);
      told = done;
    };
    return {
      chunk: {lines, others},
      tell,
      finish: (/** @type {any} */ answer) => {
        this.#keep(part, answer);
        tell(part.length);
      },
    };
  }

  /** @param {{place: number}[]} part @param {any} answer of the host, see host-solving.js */
  #keep(part, {nodes, text, statuses, others, ms}) {
    this.busyMs += ms;
    const all = new TextDecoder('latin1').decode(text);
    const apart = new Map(others);
    for (const [i, {place}] of part.entries()) {
      const hasSolution = statuses[i] < NONE;
      const solution = hasSolution ? all.slice(i * LINE_CELLS, (i + 1) * LINE_CELLS) : null;
      this.results[place] = apart.get(i) ?? {status: STATUSES[statuses[i]], solution, nodes: nodes[i]};
      if (statuses[i] === UNREAD && !apart.has(i)) this.unread.push(place);
    }
  }

  /** @param {number} done */
  #add(done) {
    this.#done += done;
    if (done) this.#onProgress?.(this.#done, this.results.length);
    if (this.#done === this.results.length) this.#tellDone();
  }
}
