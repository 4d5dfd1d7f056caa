/**
 * A recorded trace as a `Run`, played in JavaScript from a list of checked events, without WebAssembly. Only reasons
 * and phases come from the engine.
 */

import {geometryOf} from '../grid/geometry.js';
import {plainSentence} from '../words/narrate.js';
import {STEP_KINDS, applyEvent, clauseAt, cloneState, isAmong, startState} from '../run/replay.js';
import {digitsOf} from '../grid/plain-puzzle.js';
import {encodeEvents} from '../protocol/event-bytes.js';
import {decodeReason} from '../protocol/trees-and-reasons.js';
import {subtreeOf, treeFromEvents} from '../run/tree-from-events.js';

/** @typedef {import('../run/replay.js').RunEvent} RunEvent */
/** @typedef {import('../run/replay.js').State} State */
/** @typedef {import('../run/timeline.js').Run} Run */

/** Asks an engine. @typedef {(method: string, ...args: any[]) => Promise<any>} AskEngine */

const CHECKPOINTS = 2048;
const BUCKETS = 2048;

/** @implements {Run} */
export class TraceRun {
  /** @type {RunEvent[]} */
  #events = [];
  /** States at regular intervals. @type {State[]} */
  #checkpoints;
  #spacing;
  /** The state after the last event. */
  #end;
  #geometry;
  #ask;

  finished = Promise.resolve();
  length = 0;
  /** @type {string[]} */
  solutions = [];
  stats = statsOf([]);

  /**
   * @param {Run['puzzle']} puzzle
   * @param {Record<string, any>} strategy
   * @param {string} status
   * @param {RunEvent[]} events numbered from 0, each possible in its place
   * @param {AskEngine} [ask] missing if there is no engine
   */
  constructor(puzzle, strategy, status, events, ask) {
    this.#ask = ask ?? (() => Promise.reject(new Error('There is no engine to ask.')));
    this.puzzle = puzzle;
    this.strategy = strategy;
    this.status = status;
    this.#geometry = geometryOf(puzzle);
    this.#spacing = Math.max(64, Math.ceil(events.length / CHECKPOINTS));
    this.#end = startState(puzzle);
    this.#checkpoints = [cloneState(this.#end)];
    this.add(events);
  }

  /** Appends events. @param {RunEvent[]} events each possible in its place */
  add(events) {
    for (const event of events) {
      applyEvent(this.#end, event);
      if ((event.index + 1) % this.#spacing === 0) this.#checkpoints.push(cloneState(this.#end));
      if (event.kind === 'solution') this.solutions.push(this.#line(this.#end.values));
    }
    this.#events = this.#events.concat(events);
    this.length = this.#events.length;
    this.stats = statsOf(this.#events);
  }

  /** @param {number} first @param {number} count */
  async events(first, count) {
    return this.#events.slice(first, first + count);
  }

  /** @param {number} index */
  async stateAt(index) {
    const {values, levels, candidates, path, ruledOut} = this.#state(index);
    return {
      values, levels, ruledOut, depth: path.length, candidates: new BigUint64Array(candidates.buffer),
      path: path.map(({saved, ...open}) => open),
    };
  }

  /** @param {number} index */
  async reason(index) {
    const reason = decodeReason(await this.#tell('tellReason', index, index + 1, index), this.#geometry);
    return {...reason, cells: [...new Set(reason.roles.map(({cell}) => cell))]};
  }

  /**
   * The phase of the solver at a step.
   * @param {number} step
   * @param {import('../protocol/phases.js').Arc} [arc] of the queue; the result says what revising it now would do
   * @returns {Promise<import('../protocol/phases.js').Phase>}
   */
  async phase(step, arc) {
    let first = Math.min(step, this.length);
    do first -= 1; while (first > 0 && !['decide', 'refute'].includes(this.#events[first].kind));
    return this.#tell('tellPhase', Math.max(0, first), step, step, arc);
  }

  /**
   * The layers of a constraint before an event.
   * @param {number} index
   * @param {number} constraint its number
   * @returns {Promise<import('../protocol/layers.js').ConstraintLayers>}
   */
  async layers(index, constraint) {
    return this.#tell('tellLayers', index, index, index, constraint);
  }

  /**
   * Passes events and a state to the engine.
   * @param {string} method @param {number} first @param {number} end @param {number} index of the state
   * @param {any[]} args
   */
  async #tell(method, first, end, index, ...args) {
    const {boxRows, boxCols, rules} = this.puzzle;
    const {values, candidates} = this.#state(index);
    const excerpt = {
      first, events: encodeEvents(this.#events.slice(first, end)), values,
      candidates: new Uint8Array(candidates.buffer, candidates.byteOffset, candidates.byteLength),
    };
    return this.#ask(method, {boxRows, boxCols, rules, givens: digitsOf(this.puzzle)}, excerpt, ...args);
  }

  /** @param {number} index */
  async describe(index) {
    const [event, previous] = [this.#events[index], this.#events[index - 1]];
    const [before, state] = [this.#state(index), this.#state(index + 1)];
    const clause = event.kind === 'learn' ? clauseAt(this.#events, index) : undefined;
    return plainSentence({index: index + 1, event, before, state, previous, clause}, this);
  }

  /** @param {number} index @param {string} [kind] */
  async next(index, kind) {
    const kinds = kind ? [kind] : STEP_KINDS;
    for (let at = index; at < this.length; at += 1) if (isAmong(this.#events[at], kinds)) return at;
    return this.length;
  }

  /** @param {number} index @param {string} [kind] */
  async previous(index, kind) {
    const kinds = kind ? [kind] : STEP_KINDS;
    for (let at = Math.min(index, this.length) - 1; at >= 0; at -= 1) {
      if (isAmong(this.#events[at], kinds)) return at;
    }
    return -1;
  }

  overview() {
    const width = Math.max(1, Math.ceil(this.length / BUCKETS));
    const buckets = Math.ceil(this.length / width);
    const overview = {
      width, depthMin: new Uint16Array(buckets).fill(0xffff), depthMax: new Uint16Array(buckets),
      ruledOut: new Uint32Array(buckets), guesses: new Uint32Array(buckets), conflicts: new Uint32Array(buckets),
      solutions: new Uint32Array(buckets), skipped: new Uint32Array(buckets), clauses: new Uint32Array(buckets),
      restarts: new Uint32Array(buckets),
    };
    /** @type {Record<string, Uint32Array>} */
    const counted = {
      decide: overview.guesses, conflict: overview.conflicts, solution: overview.solutions, restart: overview.restarts,
    };
    const state = cloneState(this.#checkpoints[0]);
    for (const event of this.#events) {
      const bucket = Math.floor(event.index / width);
      applyEvent(state, event);
      const depth = state.path.length;
      overview.depthMin[bucket] = Math.min(overview.depthMin[bucket], depth);
      overview.depthMax[bucket] = Math.max(overview.depthMax[bucket], depth);
      overview.ruledOut[bucket] = state.ruledOut;
      if (counted[event.kind]) counted[event.kind][bucket] += 1;
      if (event.outcome === 'skipped') overview.skipped[bucket] += 1;
      if (event.kind === 'learn' && event.following === 0) overview.clauses[bucket] += 1;
    }
    return overview;
  }

  /**
   * The whole search tree, or the subtree of the first decide from event `root` on. Nothing is folded: a run from a
   * file is short.
   * @param {{root?: number}} [options]
   */
  async tree({root} = {}) {
    const tree = treeFromEvents(this.#events);
    return root === undefined ? tree : subtreeOf(tree, tree.first.findIndex((first, row) => row > 0 && first >= root));
  }

  dispose() {
    this.#events = [];
    this.#checkpoints = [];
  }

  /** @param {number} index @returns {State} */
  #state(index) {
    const mark = Math.floor(index / this.#spacing);
    const state = cloneState(this.#checkpoints[mark]);
    for (let at = mark * this.#spacing; at < index; at += 1) applyEvent(state, this.#events[at]);
    return state;
  }

  /** @param {Uint8Array} values */
  #line(values) {
    return Array.from(values, (digit) => this.#geometry.symbol(digit)).join(this.puzzle.size > 35 ? ' ' : '');
  }
}

/** @param {RunEvent[]} events */
function statsOf(events) {
  /** @type {Record<string, number>} */
  const counts = {};
  /** @type {Record<string, {placements: number, eliminations: number, ms: number}>} */
  const byPropagator = {};
  const sum = {placements: 0, eliminations: 0};
  let maxDepth = 0;
  let [clauses, skipped] = [0, 0];
  for (const {kind, depth, cause = 'search', found, following, outcome} of events) {
    counts[kind] = (counts[kind] ?? 0) + 1;
    if (kind === 'learn' && following === 0) clauses += 1;
    if (outcome === 'skipped') skipped += 1;
    maxDepth = Math.max(maxDepth, depth);
    const placements = found?.placements.length ?? Number(kind === 'place');
    const eliminations = found?.eliminations.length ?? Number(kind === 'eliminate');
    if (!placements && !eliminations) continue;
    byPropagator[cause] ??= {placements: 0, eliminations: 0, ms: 0};
    for (const total of [sum, byPropagator[cause]]) {
      total.placements += placements;
      total.eliminations += eliminations;
    }
  }
  const {decide = 0, refute = 0, revise = 0, restart = 0} = counts;
  return {nodes: 1 + decide, guesses: decide, backtracks: refute, maxDepth, ...sum, revisions: revise, clauses,
    restarts: restart, skipped, ms: 0, byPropagator};
}
