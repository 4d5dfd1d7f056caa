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

/** States at regular intervals take at most this memory, in bytes; then every second one is dropped. */
const MOST_KEPT = 1 << 25;
const FIRST_SPACING = 64;
const BUCKETS = 2048;
/** At most this many solutions are listed, because a file may repeat them. */
const MOST_SOLUTIONS = 1000;

/** @typedef {{signal?: import('../protocol/kinds.js').Signal}} Asking */

/** A step limited to the length of a run. @param {number} step @param {number} length */
export const stepWithin = (step, length) => Math.min(Math.max(0, Math.floor(step) || 0), length);

/** @implements {Run} */
export class TraceRun {
  /** @type {RunEvent[]} */
  #events = [];
  /** States at regular intervals. @type {State[]} */
  #checkpoints;
  #spacing = FIRST_SPACING;
  #kept = 0;
  /** The state after the last event. */
  #end;
  #geometry;
  #ask;
  #counts = new Counts();
  #isDisposed = false;

  finished = Promise.resolve();
  length = 0;
  /** @type {string[]} */
  solutions = [];
  stats = this.#counts.stats;

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
    this.#end = startState(puzzle);
    this.#checkpoints = [cloneState(this.#end)];
    this.add(events);
  }

  /** Appends events. @param {RunEvent[]} events each possible in its place */
  add(events) {
    for (const event of events) {
      this.#events.push(event);
      applyEvent(this.#end, event);
      if (this.#events.length % this.#spacing === 0) this.#keep();
      const isNew = event.kind === 'solution' && this.solutions.length < MOST_SOLUTIONS;
      if (isNew) this.solutions.push(this.#line(this.#end.values));
    }
    this.length = this.#events.length;
    this.#counts.add(events);
    this.stats = this.#counts.stats;
  }

  /** Keeps the state after the last event. */
  #keep() {
    this.#checkpoints.push(cloneState(this.#end));
    this.#kept += sizeOf(this.#end);
    while (this.#kept > MOST_KEPT && this.#checkpoints.length > 2) {
      this.#checkpoints = this.#checkpoints.filter((_, at) => at % 2 === 0);
      this.#kept = this.#checkpoints.reduce((sum, state) => sum + sizeOf(state), 0);
      this.#spacing *= 2;
    }
  }

  /** @param {number} first @param {number} count @param {Asking} [options] */
  async events(first, count, options) {
    this.#refuse(options);
    return this.#events.slice(Math.max(0, first), Math.max(0, first + count));
  }

  /** The state before event `index`; past the end, the last one. @param {number} index @param {Asking} [options] */
  async stateAt(index, options) {
    this.#refuse(options);
    const {values, levels, candidates, path, ruledOut} = this.#state(this.#step(index));
    return {
      values, levels, ruledOut, depth: path.length, candidates: new BigUint64Array(candidates.buffer),
      path: path.map(({saved, ...open}) => open),
    };
  }

  /**
   * The reason for an event. That of a technique's step is in the event; for others, the engine is asked.
   * @param {number} index @param {Asking} [options]
   */
  async reason(index, options) {
    this.#refuse(options);
    const at = this.#inside(index);
    const found = this.#events[at]?.found;
    if (found) return (await import('../words/techniques/steps.js')).reasonInWords(this.#geometry, found);
    const reason = decodeReason(await this.#tell('tellReason', at, at + 1, at), this.#geometry);
    this.#refuse(options);
    return {...reason, cells: [...new Set(reason.roles.map(({cell}) => cell))]};
  }

  /**
   * The phase of the solver at a step.
   * @param {number} step
   * @param {import('../protocol/phases.js').Arc} [arc] of the queue; the result says what revising it now would do
   * @param {Asking} [options]
   * @returns {Promise<import('../protocol/phases.js').Phase>}
   */
  async phase(step, arc, options) {
    this.#refuse(options);
    const at = this.#step(step);
    let first = at;
    do first -= 1; while (first > 0 && !['decide', 'refute'].includes(this.#events[first].kind));
    const phase = await this.#tell('tellPhase', Math.max(0, first), at, at, arc);
    this.#refuse(options);
    return phase;
  }

  /**
   * The layers of a constraint before an event.
   * @param {number} index
   * @param {number} constraint its number
   * @param {Asking} [options]
   * @returns {Promise<import('../protocol/layers.js').ConstraintLayers>}
   */
  async layers(index, constraint, options) {
    this.#refuse(options);
    const at = this.#step(index);
    const layers = await this.#tell('tellLayers', at, at, at, Math.max(0, Math.floor(constraint) || 0));
    this.#refuse(options);
    return layers;
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

  /** The sentence that the page shows for an event. @param {number} index */
  async describe(index) {
    this.#refuse();
    const at = this.#inside(index);
    const [event = null, previous] = [this.#events[at], this.#events[at - 1]];
    const [before, state] = [this.#state(at), this.#state(this.#step(at + 1))];
    const clause = event?.kind === 'learn' ? clauseAt(this.#events, at) : undefined;
    return plainSentence({index: this.#step(at + 1), event, before, state, previous, clause}, this);
  }

  /** @param {number} index @param {string} [kind] @param {Asking} [options] */
  async next(index, kind, options) {
    this.#refuse(options);
    const kinds = kind ? [kind] : STEP_KINDS;
    for (let at = this.#step(index); at < this.length; at += 1) if (isAmong(this.#events[at], kinds)) return at;
    return this.length;
  }

  /** @param {number} index @param {string} [kind] @param {Asking} [options] */
  async previous(index, kind, options) {
    this.#refuse(options);
    const kinds = kind ? [kind] : STEP_KINDS;
    for (let at = this.#step(index) - 1; at >= 0; at -= 1) if (isAmong(this.#events[at], kinds)) return at;
    return -1;
  }

  async overview() {
    this.#refuse();
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
   * @param {Asking & {root?: number}} [options]
   */
  async tree(options) {
    this.#refuse(options);
    const root = options?.root;
    const tree = treeFromEvents(this.#events);
    return root === undefined ? tree : subtreeOf(tree, tree.first.findIndex((first, row) => row > 0 && first >= root));
  }

  /** Frees the memory of the run, which can't be used afterwards. */
  dispose() {
    this.#isDisposed = true;
    this.#events = [];
    this.#checkpoints = [];
  }

  /** Throws if the run was disposed of, or a signal aborted the question. @param {Asking} [options] */
  #refuse(options) {
    if (this.#isDisposed) throw new Error('This run was disposed of.');
    if (options?.signal?.aborted) throw options.signal.reason;
  }

  /** @param {number} step */
  #step(step) {
    return stepWithin(step, this.length);
  }

  /** @param {number} index */
  #inside(index) {
    return stepWithin(index, Math.max(0, this.length - 1));
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

/** The memory of a state, in bytes. @param {State} state */
function sizeOf({values, path}) {
  return 11 * values.length + 8 * path.length;
}

/** Adds up the numbers of a run. */
class Counts {
  /** @type {Record<string, number>} */
  #kinds = {};
  /** @type {Record<string, {placements: number, eliminations: number, ms: number}>} */
  #byPropagator = {};
  #sum = {placements: 0, eliminations: 0};
  #maxDepth = 0;
  #clauses = 0;
  #skipped = 0;

  get stats() {
    const {decide = 0, refute = 0, revise = 0, restart = 0} = this.#kinds;
    return {
      nodes: 1 + decide, guesses: decide, backtracks: refute, maxDepth: this.#maxDepth, ...this.#sum,
      revisions: revise, clauses: this.#clauses, restarts: restart, skipped: this.#skipped, ms: 0,
      byPropagator: this.#byPropagator,
    };
  }

  /** @param {RunEvent[]} events */
  add(events) {
    for (const {kind, depth, cause = 'search', found, following, outcome} of events) {
      this.#kinds[kind] = (this.#kinds[kind] ?? 0) + 1;
      if (kind === 'learn' && following === 0) this.#clauses += 1;
      if (outcome === 'skipped') this.#skipped += 1;
      this.#maxDepth = Math.max(this.#maxDepth, depth);
      const placements = found?.placements.length ?? Number(kind === 'place');
      const eliminations = found?.eliminations.length ?? Number(kind === 'eliminate');
      if (!placements && !eliminations) continue;
      this.#byPropagator[cause] ??= {placements: 0, eliminations: 0, ms: 0};
      for (const total of [this.#sum, this.#byPropagator[cause]]) {
        total.placements += placements;
        total.eliminations += eliminations;
      }
    }
  }
}
