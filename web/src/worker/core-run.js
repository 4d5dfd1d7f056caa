/**
 * A run in a WebAssembly module, and the way bytes take there and back (wasm/exchange.hpp): left in its inbox before a
 * call, found in its outbox after it.
 */
import {CAUSES} from '../protocol/kinds.js';
import {writePlain} from '../grid/plain-puzzle.js';

/** Names by their number in the engine. */
const STATUSES = ['running', 'unique', 'solved', 'multiple', 'none', 'stuck', 'limit', 'cancelled'];
const COUNTS = ['nodes', 'guesses', 'backtracks', 'maxDepth', 'placements', 'eliminations', 'revisions', 'passes',
  'conflicts'];

/** @param {any} module @param {Uint8Array[]} parts */
function send(module, ...parts) {
  let at = module.roomFor(parts.reduce((sum, part) => sum + part.length, 0));
  const memory = new Uint8Array(module.memory.buffer);
  for (const part of parts) {
    memory.set(part, at);
    at += part.length;
  }
}

/** @param {any} module @param {number} size as the function said @returns {Uint8Array} a copy */
function receive(module, size) {
  const at = module.outbox();
  return new Uint8Array(module.memory.buffer.slice(at, at + size));
}

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

  /**
   * @param {any} module that has the strategy's propagator
   * @param {Uint8Array} puzzle a sound one, as bytes
   * @param {Uint8Array} strategy as bytes
   * @param {number} maxEvents
   */
  constructor(module, puzzle, strategy, maxEvents) {
    const [boxRows, boxCols] = new Int32Array(puzzle.buffer, puzzle.byteOffset, 2);
    this.#module = module;
    this.#shape = {boxRows, boxCols, size: boxRows * boxCols};
    this.#cells = this.#shape.size ** 2;
    this.puzzle = puzzle;
    this.strategy = strategy;
    send(module, puzzle, strategy);
    this.#handle = module.openRun(puzzle.length, maxEvents);
  }

  /** Frees its memory; nothing may be asked of it afterwards. */
  close() {
    this.#ask('closeRun');
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

  /** What changes while it goes on. */
  summary() {
    return {
      length: this.#ask('length'), status: STATUSES[this.#ask('status')], solutions: this.#solutions(),
      stats: statsFrom(this.#bytes('stats').buffer),
    };
  }

  /** @param {number} first @param {number} count */
  events(first, count) {
    const bytes = this.#bytes('events', first, count);
    const [start] = new Float64Array(bytes.buffer, 0, 1);
    const [depth] = new Uint32Array(bytes.buffer, 8, 1);
    return {first: start, depth, bytes: bytes.slice(16)};
  }

  /** @param {number} index */
  stateAt(index) {
    const bytes = this.#bytes('stateAt', index);
    const [ruledOut] = new Uint32Array(bytes.buffer, 0, 1);
    const [levels, values, path] = [8, 10, 11].map((each) => 8 + each * this.#cells);
    return {
      ruledOut, candidates: bytes.slice(8, levels), levels: bytes.slice(levels, values),
      values: bytes.slice(values, path), path: bytes.slice(path),
    };
  }

  /** @param {number} index */
  pathAt(index) {
    return this.#bytes('pathAt', index);
  }

  /** @param {number} index @param {number} kinds @returns {number} */
  next(index, kinds) {
    return this.#ask('next', index, kinds);
  }

  /** @param {number} index @param {number} kinds @returns {number} */
  previous(index, kinds) {
    return this.#ask('previous', index, kinds);
  }

  /** @param {number} index @param {number} kinds @returns {number} */
  countBefore(index, kinds) {
    return this.#ask('countBefore', index, kinds);
  }

  overview() {
    const bytes = this.#bytes('overview');
    return {width: new Float64Array(bytes.buffer, 0, 1)[0], buckets: bytes.slice(8)};
  }

  /** @param {number} cap */
  tree(cap) {
    return this.#bytes('tree', cap);
  }

  /**
   * The tree below a decide, which is made in slices; the run must outlive it.
   * @param {number} decide @param {number} cap
   */
  subtree(decide, cap) {
    const module = this.#module;
    const query = this.#ask('openSubtree', decide, cap);
    return {
      /** @param {number} events @returns {boolean} */
      advance: (events) => module.advanceSubtree(query, events) !== 0,
      nodes: () => receive(module, module.subtree(query)),
      close: () => module.closeSubtree(query),
    };
  }

  /**
   * The search for an event, which is made in slices; the run must outlive it.
   * @param {Uint8Array} conditions as bytes @param {number} index @param {boolean} isForward
   */
  find(conditions, index, isForward) {
    const module = this.#module;
    send(module, conditions);
    const search = this.#ask('openSearch', index, Number(isForward));
    return {
      /** @param {number} events @returns {boolean} */
      advance: (events) => module.advanceSearch(search, events) !== 0,
      /** @returns {number} -1 where there is none */
      found: () => module.searchFound(search),
      /** @returns {number} */
      reached: () => module.searchReached(search),
      close: () => module.closeSearch(search),
    };
  }

  /** The grids of the first solutions, a symbol a cell. */
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
