/**
 * A run as pages see it: numbers that grow while it goes on, and questions that are answered by the host.
 */
import {geometry} from '../grid/geometry.js';
import {decodeOverview, kindSet} from '../protocol/kinds.js';

/** @typedef {import('../protocol/kinds.js').RunEvent} RunEvent */
/** @typedef {import('../protocol/kinds.js').Signal} Signal */

const CHUNK = 100_000;
const TREE_CAP = 200_000;

export class Run {
  #ask;
  #askAtLength;
  #handle;
  #end = () => {};

  /**
   * @param {(method: string, ...args: any[]) => Promise<any>} ask asks the host
   * @param {(method: string, args: any[], how: {signal?: Signal, progress?: (progress: any) => void}) => Promise<any>}
   *   askAtLength asks what takes its time
   * @param {number} handle
   * @param {any} opened what the host said of it
   */
  constructor(ask, askAtLength, handle, opened) {
    this.#ask = ask;
    this.#askAtLength = askAtLength;
    this.#handle = handle;
    /** @type {import('../protocol/kinds.js').Puzzle} */
    this.puzzle = {...opened.puzzle, candidates: masks(opened.puzzle.candidates)};
    /** @type {Required<import('../protocol/kinds.js').Strategy>} */
    this.strategy = opened.strategy;
    /** Events in the whole run, however long. */
    this.length = 0;
    /** @type {'running' | 'unique' | 'solved' | 'multiple' | 'none' | 'stuck' | 'limit' | 'cancelled'} */
    this.status = 'running';
    /** The first ones found. @type {string[]} */
    this.solutions = [];
    /** @type {Record<string, any>} */
    this.stats = {};
    /** @type {Promise<void>} resolved when the run has ended */
    this.finished = new Promise((resolve) => { this.#end = resolve; });
    this.update(opened.summary);
  }

  /**
   * Takes over what the host says of a run that goes on; not for pages.
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
   * Any window, at any point.
   * @param {number} first
   * @param {number} count
   * @returns {Promise<RunEvent[]>}
   */
  async events(first, count) {
    const {decodeEvents} = await import('../protocol/events.js');
    /** @type {RunEvent[]} */
    let events = [];
    for (let at = Math.max(0, first); at < first + count; at += CHUNK) {
      const window = await this.#ask('runEvents', this.#handle, at, Math.min(CHUNK, first + count - at));
      if (!window.bytes.length) break;
      events = events.concat(decodeEvents(window.bytes, window.first, window.depth));
    }
    return events;
  }

  /**
   * The state before event `index`; past the end, the last one.
   * @param {number} index
   * @returns {Promise<{values: Uint8Array, candidates: BigUint64Array, depth: number, levels: Uint16Array, ruledOut:
   *   number,
   *                    path: {index: number, cell: number, digit: number}[]}>}
   */
  async stateAt(index) {
    const [state, {decodePath}] = await Promise.all([
      this.#ask('runStateAt', this.#handle, index), import('../protocol/events.js')]);
    const {values, candidates, levels, ruledOut} = state;
    const path = decodePath(state.path);
    const deep = new Uint16Array(levels.buffer, levels.byteOffset, levels.length / 2);
    return {values, candidates: masks(candidates), levels: deep, ruledOut, path, depth: path.length};
  }

  /**
   * Why an event holds: what shows it at once, and the chain that it rests on.
   * @param {number} index
   * @returns {Promise<import('../run/timeline.js').Reason & import('../protocol/trees-and-reasons.js').Chain>}
   */
  async reason(index) {
    const {boxRows, boxCols} = this.puzzle;
    const at = this.#inside(index);
    const [raw, {decodeReason}] = await Promise.all([
      this.#ask('runReason', this.#handle, at), import('../protocol/trees-and-reasons.js')]);
    const reason = decodeReason(raw, geometry(boxRows, boxCols));
    const cells = reason.roles.map((/** @type {{cell: number}} */ {cell}) => cell);
    return {...reason, cells, ...await this.#chain(at)};
  }

  /**
   * @param {number} index
   * @returns {Promise<import('../protocol/trees-and-reasons.js').Chain>} empty for what rests on nothing
   */
  async #chain(index) {
    const [[event], {NO_CHAIN, decodeChain}] = await Promise.all(
      [this.events(index, 1), import('../protocol/trees-and-reasons.js')]);
    if (!['place', 'eliminate', 'decide', 'conflict'].includes(event?.kind)) return NO_CHAIN;
    return decodeChain(await this.#ask('runChain', this.#handle, index));
  }

  /**
   * The event that settled what becomes of a digit in a cell: that took it away, or set the cell to it.
   * @param {number} step a state of the run
   * @param {number} cell
   * @param {number} digit
   * @returns {Promise<number>} its number; -1 where there is none, as for givens and for what is still open
   */
  origin(step, cell, digit) {
    const {size} = this.puzzle;
    const isOne = (/** @type {number} */ number, /** @type {number} */ end) =>
      Number.isInteger(number) && number >= 0 && number < end;
    if (!isOne(cell, size * size) || !isOne(digit - 1, size)) return Promise.resolve(-1);
    return this.#ask('runOrigin', this.#handle, this.#step(step), cell, digit);
  }

  /**
   * What the solver is at, at a step: AC-3's queue, a pass of another propagator, or search.
   * @param {number} step
   * @param {import('../protocol/phases.js').Arc} [arc] of the queue, to be told what would come of it
   * @returns {Promise<import('../protocol/phases.js').Phase>}
   */
  phase(step, arc) {
    return this.#ask('runPhase', this.#handle, this.#step(step), arc);
  }

  /**
   * The smallest event number >= index of that kind (of any step, where none is named), else `length`.
   * @param {number} index
   * @param {string} [kind]
   * @returns {Promise<number>}
   */
  next(index, kind) {
    return this.#ask('runNext', this.#handle, index, kindSet(kind));
  }

  /**
   * The largest event number < index of that kind, else -1.
   * @param {number} index
   * @param {string} [kind]
   * @returns {Promise<number>}
   */
  previous(index, kind) {
    return this.#ask('runPrevious', this.#handle, index, kindSet(kind));
  }

  /**
   * The nearest event that meets one of some conditions, however far it is: the smallest number >= index, or the
   * largest < index.
   * @param {import('../protocol/conditions.js').Condition[]} conditions
   * @param {number} index
   * @param {'next' | 'previous'} way
   * @param {{signal?: Signal, onProgress?: (reached: number) => void}} [options] told how far it has come
   * @returns {Promise<number>} -1 where there is none, or the search was given up
   */
  async find(conditions, index, way, {signal, onProgress} = {}) {
    const {conditionBytes} = await import('../protocol/conditions.js');
    const wanted = [this.#handle, conditionBytes(conditions), index, way === 'next'];
    return this.#askAtLength('runFind', wanted, {signal, progress: onProgress});
  }

  /**
   * How many events before `index` are of that kind (of any step, where none is named).
   * @param {number} index
   * @param {string} [kind]
   * @returns {Promise<number>}
   */
  count(index, kind) {
    return this.#ask('runCount', this.#handle, index, kindSet(kind));
  }

  /**
   * The sentence that the page shows for an event. Other languages than English are not there yet.
   * @param {number} index
   * @param {string} [_lang]
   * @returns {Promise<string>}
   */
  async describe(index, _lang) {
    const [{plainSentence}, {Timeline}] = await Promise.all(
      [import('../words/narrate.js'), import('../run/timeline.js')]);
    const moment = await new Timeline(this).at(Math.min(this.#inside(index) + 1, this.length));
    return plainSentence(moment, this);
  }

  /** @returns {Promise<import('../protocol/kinds.js').Overview>} */
  async overview() {
    const {width, buckets} = await this.#ask('runOverview', this.#handle);
    return decodeOverview(width, buckets);
  }

  /**
   * The search tree, or the subtree of the decide with event number `root`; large ones with subtrees folded into
   * counts.
   * @param {{root?: number, cap?: number}} [options]
   * @returns {Promise<import('../protocol/trees-and-reasons.js').Tree>}
   */
  async tree({root, cap = TREE_CAP} = {}) {
    const bytes = root === undefined ? await this.#ask('runTree', this.#handle, cap) :
      await this.#ask('runSubtree', this.#handle, await this.next(root, 'decide'), cap);
    const {decodeTree} = await import('../protocol/trees-and-reasons.js');
    return decodeTree(bytes);
  }

  /**
   * The weakest propagator that solves this puzzle without search; null where none does.
   * @returns {Promise<string | null>}
   */
  async consistency() {
    return (await this.#ask('consistency', this.puzzle)).weakest ?? null;
  }

  /** Frees the memory that the run takes; nothing may be asked of it afterwards. */
  dispose() {
    this.#ask('runDispose', this.#handle);
    this.#end();
  }

  /** @param {number} step brought to the nearest end of the run */
  #step(step) {
    return Math.min(Math.max(0, Math.floor(step) || 0), this.length);
  }

  /** @param {number} index brought to its nearest end */
  #inside(index) {
    return Math.min(Math.max(0, Math.floor(index) || 0), Math.max(0, this.length - 1));
  }
}

/** @param {Uint8Array | null} bytes */
function masks(bytes) {
  return bytes ? new BigUint64Array(bytes.buffer, bytes.byteOffset, bytes.length / 8) : new BigUint64Array(0);
}
