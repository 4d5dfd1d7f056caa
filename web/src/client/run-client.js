/**
 * A run for pages: numbers that grow while it continues, and calls that the host answers.
 */
import {geometryOf} from '../grid/geometry.js';
import {decodeOverview, kindSet} from '../protocol/kinds.js';
import * as moments from './moments.js';

/** @typedef {import('../protocol/kinds.js').RunEvent} RunEvent */
/** @typedef {import('../protocol/kinds.js').Signal} Signal */
/**
 * The options of a call: `signal` aborts it.
 * @typedef {{signal?: Signal}} Asking
 */

const CHUNK = 100_000;
const TREE_CAP = 200_000;

/** A run. A call that is aborted rejects with the reason of its signal. */
export class Run {
  #ask;
  #handle;
  #end = () => {};

  /**
   * @param {(method: string, args: any[], how: {signal?: Signal, progress?: (progress: any) => void}) => Promise<any>}
   *   ask sends a request to the host
   * @param {number} handle
   * @param {any} opened the host's first answer
   */
  constructor(ask, handle, opened) {
    this.#ask = ask;
    this.#handle = handle;
    /** @type {import('../protocol/kinds.js').Puzzle} */
    this.puzzle = {...opened.puzzle, candidates: masks(opened.puzzle.candidates)};
    /** @type {Required<import('../protocol/kinds.js').Strategy>} */
    this.strategy = opened.strategy;
    /** The number of events in the whole run. */
    this.length = 0;
    /** @type {'running' | 'unique' | 'solved' | 'multiple' | 'none' | 'stuck' | 'limit' | 'cancelled'} */
    this.status = 'running';
    /** The first solutions found. @type {string[]} */
    this.solutions = [];
    /** @type {Record<string, any>} */
    this.stats = {};
    /** @type {Promise<void>} resolved when the run has ended */
    this.finished = new Promise((resolve) => { this.#end = resolve; });
    this.update(opened.summary);
  }

  /**
   * Updates the numbers of a run that continues; not for pages.
   * @param {any} summary
   */
  update({length, status, solutions, stats, ms}) {
    this.length = length;
    this.status = status;
    this.solutions = solutions;
    this.stats = {...stats, ms};
    if (status !== 'running') this.#end();
  }

  /**
   * A window of events, at any point.
   * @param {number} first
   * @param {number} count
   * @param {Asking} [options]
   * @returns {Promise<RunEvent[]>}
   */
  async events(first, count, options) {
    const {decodeEvents} = await moments.events();
    /** @type {RunEvent[]} */
    let events = [];
    for (let at = Math.max(0, first); at < first + count; at += CHUNK) {
      const window = await this.#about('runEvents', [at, Math.min(CHUNK, first + count - at)], options);
      if (!window.bytes.length) break;
      events = events.concat(decodeEvents(window.bytes, window.first, window.depth));
    }
    return events;
  }

  /**
   * The state before event `index`; past the end, the last one.
   * @param {number} index
   * @param {Asking} [options]
   * @returns {Promise<{values: Uint8Array, candidates: BigUint64Array, depth: number, levels: Uint16Array, ruledOut:
   *   number,
   *                    path: ReturnType<typeof import('../protocol/events.js').decodePath>}>}
   */
  async stateAt(index, options) {
    const [state, {decodePath}] = await Promise.all([
      this.#about('runStateAt', [index], options), moments.events()]);
    const {values, candidates, levels, ruledOut} = state;
    const path = decodePath(state.path);
    const deep = new Uint16Array(levels.buffer, levels.byteOffset, levels.length / 2);
    return {values, candidates: masks(candidates), levels: deep, ruledOut, path, depth: path.length};
  }

  /**
   * The reason for an event, and the chain of events that it depends on.
   * @param {number} index
   * @param {Asking} [options]
   * @returns {Promise<import('../run/timeline.js').Reason & import('../protocol/trees-and-reasons.js').Chain>}
   */
  async reason(index, options) {
    const at = this.#inside(index);
    const [raw, {decodeReason}] = await Promise.all([
      this.#about('runReason', [at], options), moments.treesAndReasons()]);
    const reason = decodeReason(raw, geometryOf(this.puzzle));
    const cells = reason.roles.map((/** @type {{cell: number}} */ {cell}) => cell);
    return {...reason, cells, ...await this.#chain(at, options)};
  }

  /**
   * @param {number} index
   * @param {Asking} [options]
   * @returns {Promise<import('../protocol/trees-and-reasons.js').Chain>} empty if it depends on nothing
   */
  async #chain(index, options) {
    const [[event], {NO_CHAIN, decodeChain}] = await Promise.all(
      [this.events(index, 1, options), moments.treesAndReasons()]);
    if (!['place', 'eliminate', 'decide', 'conflict'].includes(event?.kind)) return NO_CHAIN;
    return decodeChain(await this.#about('runChain', [index], options));
  }

  /**
   * The event that removed a digit from a cell, or placed it there.
   * @param {number} step a state of the run
   * @param {number} cell
   * @param {number} digit
   * @param {Asking} [options]
   * @returns {Promise<number>} its number; -1 if there is none: the digit is given, or still a candidate
   */
  origin(step, cell, digit, options) {
    const {size} = this.puzzle;
    const isOne = (/** @type {number} */ number, /** @type {number} */ end) =>
      Number.isInteger(number) && number >= 0 && number < end;
    if (!isOne(cell, size * size) || !isOne(digit - 1, size)) return Promise.resolve(-1);
    return this.#about('runOrigin', [this.#step(step), cell, digit], options);
  }

  /**
   * The phase of the solver at a step: AC-3's queue, a pass of another propagator, or search.
   * @param {number} step
   * @param {import('../protocol/phases.js').Arc} [arc] of the queue; the result says what revising it now would do
   * @param {Asking} [options]
   * @returns {Promise<import('../protocol/phases.js').Phase>}
   */
  phase(step, arc, options) {
    return this.#about('runPhase', [this.#step(step), arc], options);
  }

  /**
   * The layers of a constraint before an event: the states that its cells lead through, and by which digits.
   * @param {number} index
   * @param {number} constraint its number
   * @param {Asking} [options]
   * @returns {Promise<import('../protocol/layers.js').ConstraintLayers>}
   */
  layers(index, constraint, options) {
    return this.#about('runLayers', [this.#step(index), Math.max(0, Math.floor(constraint) || 0)], options);
  }

  /**
   * The number of the first event of a kind from `index` on (without a kind, of any step), or else `length`.
   * @param {number} index
   * @param {string} [kind]
   * @param {Asking} [options]
   * @returns {Promise<number>}
   */
  next(index, kind, options) {
    return this.#about('runNext', [index, kindSet(kind)], options);
  }

  /**
   * The number of the last event of a kind before `index`, or else -1.
   * @param {number} index
   * @param {string} [kind]
   * @param {Asking} [options]
   * @returns {Promise<number>}
   */
  previous(index, kind, options) {
    return this.#about('runPrevious', [index, kindSet(kind)], options);
  }

  /**
   * The nearest event that meets one of some conditions: the first from `index` on, or the last before it.
   * @param {import('../protocol/conditions.js').Condition[]} conditions
   * @param {number} index
   * @param {'next' | 'previous'} way
   * @param {{signal?: Signal, onProgress?: (reached: number) => void}} [options] `onProgress` gets the event reached
   * @returns {Promise<number>} -1 if there is none, or the search was aborted
   */
  async find(conditions, index, way, options) {
    const {signal, onProgress} = options ?? {};
    const {conditionBytes} = await moments.conditions();
    const wanted = [this.#handle, conditionBytes(conditions), index, way === 'next'];
    return this.#ask('runFind', wanted, {signal, progress: onProgress});
  }

  /**
   * The number of events of a kind before `index` (without a kind, of all steps).
   * @param {number} index
   * @param {string} [kind]
   * @param {Asking} [options]
   * @returns {Promise<number>}
   */
  count(index, kind, options) {
    return this.#about('runCount', [index, kindSet(kind)], options);
  }

  /**
   * The sentence that the page shows for an event, in the language of `speak`.
   * @param {number} index
   * @returns {Promise<string>}
   */
  async describe(index) {
    const [{plainSentence}, {Timeline}] = await moments.words();
    const moment = await new Timeline(this).at(Math.min(this.#inside(index) + 1, this.length));
    return plainSentence(moment, this);
  }

  /** @returns {Promise<import('../protocol/kinds.js').Overview>} */
  async overview() {
    const {width, buckets} = await this.#about('runOverview', []);
    return decodeOverview(width, buckets);
  }

  /**
   * The search tree, or the subtree of the decide with event number `root`. In large trees, subtrees are folded into
   * counts.
   * @param {{root?: number, cap?: number, signal?: Signal}} [options]
   * @returns {Promise<import('../protocol/trees-and-reasons.js').Tree>}
   */
  async tree(options) {
    const {root, cap = TREE_CAP} = options ?? {};
    const bytes = root === undefined ? await this.#about('runTree', [cap], options) :
      await this.#about('runSubtree', [await this.next(root, 'decide', options), cap], options);
    const {decodeTree} = await moments.treesAndReasons();
    return decodeTree(bytes);
  }

  /**
   * The weakest propagator that solves this puzzle without search; null if none does.
   * @param {Asking & {onProgress?: (trying: string) => void}} [options] `onProgress` gets the id of the propagator
   *   that is being tried
   * @returns {Promise<string | null>}
   */
  async consistency(options) {
    return (await this.#answer('consistency', [this.puzzle], options)).weakest ?? null;
  }

  /** Frees the memory of the run, which can't be used afterwards. */
  dispose() {
    this.#about('runDispose', []).catch(() => {});  // an engine that was disposed of has freed it already
    this.#end();
  }

  /** @param {string} method @param {any[]} args @param {Asking} [options] */
  #about(method, args, options) {
    return this.#answer(method, [this.#handle, ...args], options);
  }

  /**
   * @param {string} method @param {any[]} args
   * @param {Asking & {onProgress?: (progress: any) => void}} [options]
   * @returns {Promise<any>}
   */
  async #answer(method, args, options) {
    const signal = options?.signal;
    try {
      const answer = await this.#ask(method, args, {signal, progress: options?.onProgress});
      if (!signal?.aborted) return answer;
    } catch (error) {
      if (!signal?.aborted) throw error;
    }
    throw signal.reason;
  }

  /** @param {number} step limited to the length of the run */
  #step(step) {
    return Math.min(Math.max(0, Math.floor(step) || 0), this.length);
  }

  /** @param {number} index limited to the events of the run */
  #inside(index) {
    return Math.min(Math.max(0, Math.floor(index) || 0), Math.max(0, this.length - 1));
  }
}

/** Candidates from their bytes. @param {Uint8Array | null} bytes */
export function masks(bytes) {
  return bytes ? new BigUint64Array(bytes.buffer, bytes.byteOffset, bytes.length / 8) : new BigUint64Array(0);
}
