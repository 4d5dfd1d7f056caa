/** A run in a WebAssembly module. */
import {receive, send} from '../protocol/exchange.js';
import {CAUSES} from '../protocol/kinds.js';
import {writePlain} from '../grid/plain-puzzle.js';
import {inSlices} from './slices.js';

/** @typedef {import('./turns.js').Job} Job */

/** Names by their number in the engine. */
export const STATUSES = ['running', 'unique', 'solved', 'multiple', 'none', 'stuck', 'limit', 'cancelled'];
const COUNTS = ['nodes', 'guesses', 'backtracks', 'maxDepth', 'placements', 'eliminations', 'revisions', 'passes',
  'conflicts', 'clauses', 'restarts', 'skipped'];

/** A condition on an event asks for no depth, and for no cell or digit; see EventFilter. */
const ANY_DEPTH = 2 ** 32 - 1;
const ANY_CELL = 2 ** 16 - 1;

/** True if a puzzle is one. @param {any} module @param {Uint8Array} puzzle its bytes */
export function isSound(module, puzzle) {
  send(module, puzzle);
  return module.isSound() !== 0;
}

export class CoreRun {
  #module;
  #handle;
  #shape;
  #cells;
  /** True while a question is worked on. Others wait: what it executes again is often what they need. */
  #isAsked = false;

  /**
   * @param {any} module that has the strategy's propagator
   * @param {Uint8Array} puzzle a sound one, as bytes
   * @param {Uint8Array} strategy as bytes
   * @param {number} maxEvents
   */
  constructor(module, puzzle, strategy, maxEvents) {
    const [boxRows, boxCols, cells] = new Int32Array(puzzle.buffer, puzzle.byteOffset, 3);
    this.#module = module;
    this.#shape = {boxRows, boxCols, size: Math.sqrt(cells)};
    this.#cells = cells;
    this.puzzle = puzzle;
    this.strategy = strategy;
    send(module, puzzle, strategy);
    this.#handle = module.openRun(puzzle.length, maxEvents);
  }

  /** Frees its memory; questions that are still worked on throw. */
  close() {
    this.#ask('closeRun');
    this.#handle = 0;
  }

  /** @param {number} events @returns {boolean} whether there is more to do */
  advance(events) {
    return this.#ask('advance', events) !== 0;
  }

  /** Ends a run that still goes on. */
  cancel() {
    this.#ask('cancel');
  }

  /** How many nodes it has come to. @returns {number} */
  get nodes() {
    return Number(new BigUint64Array(this.#bytes('stats').buffer, 0, 1)[0]);
  }

  /** The values that change while it goes on. */
  summary() {
    return {
      length: this.#ask('length'), status: STATUSES[this.#ask('status')], solutions: this.#solutions(),
      stats: statsFrom(this.#bytes('stats').buffer),
    };
  }

  // Questions, worked on in slices: each yield ends one. Those about a place throw where they can't be answered: when
  // the job was cancelled, or the run disposed of.

  /** @param {Job} job @param {number} first @param {number} count */
  *events(job, first, count) {
    const bytes = yield* this.#answer(job, () => this.#ask('askEvents', first, count), this.#bytesOf('events'));
    const [start] = new Float64Array(bytes.buffer, 0, 1);
    const [depth] = new Uint32Array(bytes.buffer, 8, 1);
    return {first: start, depth, bytes: bytes.slice(16)};
  }

  /** @param {Job} job @param {number} index */
  *stateAt(job, index) {
    const bytes = yield* this.#answer(job, () => this.#ask('askState', index), this.#bytesOf('state'));
    const [ruledOut] = new Uint32Array(bytes.buffer, 0, 1);
    const [levels, values, path] = [8, 10, 11].map((each) => 8 + each * this.#cells);
    return {
      ruledOut, candidates: bytes.slice(8, levels), levels: bytes.slice(levels, values),
      values: bytes.slice(values, path), path: bytes.slice(path),
    };
  }

  /** @param {Job} job @param {number} index */
  pathAt(job, index) {
    return this.#answer(job, () => this.#ask('askPath', index), this.#bytesOf('path'));
  }

  /** @param {Job} job @param {number} index @param {number} kinds */
  *next(job, index, kinds) {
    const found = yield* this.#nearest(job, index, kinds, true);
    return found < 0 ? this.#ask('length') : found;
  }

  /** @param {Job} job @param {number} index @param {number} kinds */
  previous(job, index, kinds) {
    return this.#nearest(job, index, kinds, false);
  }

  /** @param {Job} job @param {number} index @param {number} kinds */
  countBefore(job, index, kinds) {
    return this.#answer(job, () => this.#ask('askCount', index, kinds), this.#module.number);
  }

  /**
   * The tree below a decide; nothing if it can't be answered.
   * @param {Job} job @param {number} decide @param {number} cap
   */
  *subtree(job, decide, cap) {
    const ask = () => this.#ask('askSubtree', decide, cap);
    return (yield* this.#workOn(job, ask, this.#bytesOf('subtree'))) ?? new Uint8Array(0);
  }

  /**
   * The nearest event that meets a condition; -1 if there is none, or it can't be answered.
   * @param {Job} job @param {Uint8Array} conditions as bytes @param {number} index @param {boolean} isForward
   * @param {(reached: number) => void} tell how far it has come
   */
  *find(job, conditions, index, isForward, tell) {
    const {number, reached} = this.#module;
    const ask = () => this.#askFind(conditions, index, isForward);
    return (yield* this.#workOn(job, ask, number, (query) => tell(reached(query)))) ?? -1;
  }

  overview() {
    const bytes = this.#bytes('overview');
    return {width: new Float64Array(bytes.buffer, 0, 1)[0], buckets: bytes.slice(8)};
  }

  /** @param {number} cap */
  tree(cap) {
    return this.#bytes('tree', cap);
  }

  /** @param {Job} job @param {number} index @param {number} kinds @param {boolean} isForward */
  #nearest(job, index, kinds, isForward) {
    const condition = new Uint8Array(Uint32Array.of(kinds, ANY_DEPTH, ANY_CELL).buffer);
    return this.#answer(job, () => this.#askFind(condition, index, isForward), this.#module.number);
  }

  /** @param {Uint8Array} conditions @param {number} index @param {boolean} isForward @returns {number} */
  #askFind(conditions, index, isForward) {
    send(this.#module, conditions);
    return this.#ask('askFind', index, Number(isForward));
  }

  /**
   * Asks when no other such question is worked on.
   * @template Answer
   * @param {Job} job @param {() => number} ask
   * @param {(query: number) => Answer} read
   * @returns {Generator<void, Answer, void>}
   */
  *#answer(job, ask, read) {
    while (this.#isAsked && this.#goesOn(job)) yield;
    if (this.#goesOn(job)) {
      this.#isAsked = true;
      try {
        const answer = yield* this.#workOn(job, ask, read);
        if (answer !== null) return answer;
      } finally {
        this.#isAsked = false;
      }
    }
    throw new Error(this.#handle ? 'It was cancelled.' : 'This run was disposed of.');
  }

  /**
   * Asks, works on the answer in slices, and reads it.
   * @template Answer
   * @param {Job} job @param {() => number} ask what names the question
   * @param {(query: number) => Answer} read
   * @param {(query: number) => void} [afterSlice]
   * @returns {Generator<void, Answer | null, void>} null if it can't be answered
   */
  *#workOn(job, ask, read, afterSlice = () => {}) {
    if (!this.#goesOn(job)) return null;
    const module = this.#module;
    const query = ask();
    yield* inSlices(job, (events) => this.#goesOn(job) && module.advanceQuery(query, events) !== 0,
      () => afterSlice(query));
    const answer = this.#goesOn(job) ? read(query) : null;
    module.closeQuery(query);
    return answer;
  }

  /** @param {Job} job */
  #goesOn(job) {
    return !job.cancelled && this.#handle !== 0;
  }

  /** @param {string} answer */
  #bytesOf(answer) {
    const module = this.#module;
    return (/** @type {number} */ query) => receive(module, module[answer](query));
  }

  /** The grids of the first solutions, a symbol per cell. */
  #solutions() {
    const grids = this.#bytes('solutions');
    return Array.from({length: grids.length / this.#cells}, (_, i) =>
      writePlain({...this.#shape, givens: grids.subarray(i * this.#cells, (i + 1) * this.#cells)}));
  }

  /** @param {string} question @param {any[]} args */
  #ask(question, ...args) {
    return this.#module[question](this.#handle, ...args);
  }

  /** @param {string} question @param {any[]} args */
  #bytes(question, ...args) {
    return receive(this.#module, this.#ask(question, ...args));
  }
}

/** @param {ArrayBufferLike} buffer 64-bit counts, then placements, eliminations and milliseconds of each cause */
function statsFrom(buffer) {
  const words = [...new BigUint64Array(buffer)].map(Number);
  const times = new Float64Array(buffer);
  /** @type {Record<string, any>} */
  const stats = Object.fromEntries(COUNTS.map((name, i) => [name, words[i]]));
  stats.byPropagator = {};
  for (let cause = 1; cause < CAUSES.length; ++cause) {
    const at = COUNTS.length + 3 * cause;
    if (words[at] + words[at + 1] === 0) continue;
    stats.byPropagator[CAUSES[cause]] = {placements: words[at], eliminations: words[at + 1], ms: times[at + 2]};
  }
  return stats;
}
