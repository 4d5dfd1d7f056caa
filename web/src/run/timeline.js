/**
 * Fast access to any step of a run. A run returns windows of events and states at given points, with a delay. The
 * timeline requests whole windows and keeps the latest few, with checkpoints inside, so that a step forward or back
 * takes a few microseconds, however long the run is.
 */

import {STEP_KINDS, applyEvent, clauseAt, cloneState, hasSameCause, isAmong} from './replay.js';

/** @typedef {import('./replay.js').State} State */
/** @typedef {import('./replay.js').RunEvent} RunEvent */

/**
 * @typedef {object} RunState a state as a run returns it
 * @property {Uint8Array} values
 * @property {BigUint64Array} candidates bit d-1 = digit d
 * @property {number} depth
 * @property {{index: number, cell: number, digit: number, half?: 'lower' | 'upper'}[]} path
 * @property {Uint16Array} levels
 * @property {number} ruledOut
 */

/**
 * @typedef {object} Reason the reason for an event
 * @property {string} kind
 * @property {number[]} cells
 * @property {number[]} digits
 * @property {string[]} units
 * @property {{role: string, cell: number, digit?: number}[]} roles
 * @property {number[]} [guesses] with an engine: the decides that it depends on
 */

/**
 * @typedef {object} Overview the whole run in at most 2,048 buckets
 * @property {number} width events per bucket
 * @property {Uint16Array} depthMin
 * @property {Uint16Array} depthMax
 * @property {Uint32Array} ruledOut
 * @property {Uint32Array} guesses
 * @property {Uint32Array} conflicts
 * @property {Uint32Array} solutions
 * @property {Uint32Array} skipped guesses that were jumped over
 * @property {Uint32Array} clauses that were learnt
 * @property {Uint32Array} restarts
 */

/**
 * @typedef {object} Run the part of `Run` (docs/api.md) that players use
 * @property {number} length
 * @property {string} status
 * @property {string[]} solutions
 * @property {Record<string, any>} stats
 * @property {{boxRows: number, boxCols: number, size: number, givens: Uint8Array,
 *   candidates?: BigUint64Array | null, rules?: import('../grid/geometry.js').Rules | null}} puzzle
 * @property {Record<string, any>} strategy
 * @property {Promise<void>} finished
 * @property {(first: number, count: number) => Promise<RunEvent[]>} events
 * @property {(index: number) => Promise<RunState>} stateAt
 * @property {(index: number) => Promise<Reason>} reason
 * @property {(index: number, kind?: string) => Promise<number>} next
 * @property {(index: number, kind?: string) => Promise<number>} previous
 * @property {() => Promise<Overview>} overview
 * @property {(options?: {root?: number, cap?: number}) =>
 *   Promise<import('../protocol/trees-and-reasons.js').Tree>} tree
 * @property {(options?: {signal?: import('../protocol/kinds.js').Signal, onProgress?: (trying: string) => void}) =>
 *   Promise<string | null>} [consistency] with an engine: the weakest propagator that needs no guess
 * @property {(step: number, cell: number, digit: number) => Promise<number>} [origin] the event that removed it
 *   or placed it
 * @property {(conditions: import('../protocol/conditions.js').Condition[], index: number, way: 'next' | 'previous',
 *   options?: {signal?: import('../protocol/kinds.js').Signal, onProgress?: (reached: number) => void}) =>
 *   Promise<number>} [find] with an
 *   engine: the nearest event that meets one of the conditions, -1 if there is none
 * @property {(step: number, arc?: import('../protocol/phases.js').Arc) =>
 *   Promise<import('../protocol/phases.js').Phase>} phase the solver's phase, and the effect of revising an arc
 * @property {(index: number, constraint: number) =>
 *   Promise<import('../protocol/layers.js').ConstraintLayers>} [layers] with an engine: the layers of a constraint
 * @property {() => void} dispose
 */

/**
 * The moment of a step: the state, the event that led to it, and the state before that.
 * @typedef {object} Moment
 * @property {number} index the step
 * @property {RunEvent | null} event null at step 0
 * @property {State} before
 * @property {State} state
 * @property {RunEvent} [previous] the event before that
 * @property {RunEvent[]} [clause] the guesses of the clause that is being learnt, up to this event
 * @property {number[]} [together] while playing: the other cells that lose the digit in the same beat
 */

const WINDOW = 1024;
const KEPT = 12;
const CHECKPOINT = 64;

export class Timeline {
  /** @type {Map<number, Window>} the least recently used first */
  #windows = new Map();
  /** @type {Map<number, Promise<Window>>} */
  #loading = new Map();

  /** @param {Run} run */
  constructor(run) {
    this.run = run;
  }

  /**
   * The moment at a step, if it is loaded.
   * @param {number} index
   * @returns {Moment | null}
   */
  peek(index) {
    return this.#find(Math.max(0, index - 1))?.moment(index) ?? null;
  }

  /**
   * The moment at a step of the run, 0 to its length.
   * @param {number} index
   * @returns {Promise<Moment>}
   */
  async at(index) {
    return this.peek(index) ?? (await this.#load(Math.floor(Math.max(0, index - 1) / WINDOW))).moment(index);
  }

  /** Loads the windows near a step in advance. @param {number} index */
  prefetch(index) {
    if (index < this.run.length && !this.#find(index)) this.#load(Math.floor(index / WINDOW)).catch(() => {});
  }

  /**
   * At most `count` events from `first` on; null if some are not loaded.
   * @param {number} first
   * @param {number} count
   * @returns {RunEvent[] | null}
   */
  peekEvents(first, count) {
    /** @type {RunEvent[]} */
    const events = [];
    const end = Math.min(first + count, this.run.length);
    for (let from = first; from < end;) {
      const window = this.#find(from);
      if (!window) return null;
      const until = Math.min(end, window.end);
      events.push(...window.events.slice(from - window.first, until - window.first));
      from = until;
    }
    return events;
  }

  /**
   * @param {number} first
   * @param {number} count
   * @returns {Promise<RunEvent[]>}
   */
  async events(first, count) {
    const end = Math.min(first + count, this.run.length);
    const windows = [];
    for (let from = first; from < end; from = (Math.floor(from / WINDOW) + 1) * WINDOW) {
      windows.push(this.#find(from) ?? this.#load(Math.floor(from / WINDOW)));
    }
    return (await Promise.all(windows)).flatMap((window) => window.events)
      .filter(({index}) => index >= first && index < end);
  }

  /**
   * The target of Step: after the next event of this kind; without a kind, after the next one that changes the board or
   * ends a branch. `pass` leads to the end of the current pass.
   * @param {number} step @param {string} [kind]
   * @returns {Promise<number> | number} at once, if it is loaded
   */
  stepAfter(step, kind) {
    if (kind === 'pass') return this.#passEnd(step);
    const found = this.peekNext(step, kind ? [kind] : STEP_KINDS);
    return found === null ? this.run.next(step, kind).then((event) => this.#past(event)) : this.#past(found);
  }

  /**
   * The target of a beat of playing: as for Step, but all removals with the same cause are one beat.
   * @param {number} step
   * @returns {{step: Promise<number> | number, together: number[]}} together: the cells before the last
   */
  beatAfter(step) {
    const next = this.stepAfter(step);
    const first = typeof next === 'number' ? this.peekEvents(next - 1, 1)?.[0] : undefined;
    /** @type {number[]} */
    const together = [];
    if (typeof next !== 'number' || first?.kind !== 'eliminate') return {step: next, together};
    const isOneCause = first.other !== undefined || first.unit !== undefined;
    let last = first;
    while (isOneCause) {
      const [event] = this.peekEvents(last.index + 1, 1) ?? [];
      if (!event || !hasSameCause(first, event)) break;
      together.push(last.cell ?? 0);
      last = event;
    }
    return {step: last.index + 1, together};
  }

  /**
   * The target of Back.
   * @param {number} step @param {string} [kind]
   * @returns {Promise<number> | number}
   */
  stepBefore(step, kind) {
    if (kind === 'pass') return this.run.previous(step, 'pass').then((event) => Math.max(0, event));
    const below = Math.max(0, step - (step === this.run.length && this.#endsWithDone() ? 2 : 1));
    const found = this.peekPrevious(below, kind ? [kind] : STEP_KINDS);
    return found === null ? this.run.previous(below, kind).then((event) => event + 1) : found + 1;
  }

  /** @param {number} step */
  async #passEnd(step) {
    const here = await this.run.next(step, 'pass');
    return here === step ? this.run.next(here + 1, 'pass') : here;
  }

  /** The step that an event leads to. @param {number} event */
  #past(event) {
    const {length} = this.run;
    return event === length - 2 && this.#endsWithDone() ? length : Math.min(length, event + 1);
  }

  /** `done` shows nothing of its own, so if it is the last event, it comes with the one before. */
  #endsWithDone() {
    return this.peekEvents(this.run.length - 1, 1)?.[0]?.kind === 'done';
  }

  /**
   * The first event of one of these kinds from `index` on, if it is loaded.
   * @param {number} index
   * @param {string[]} kinds
   * @returns {number | null}
   */
  peekNext(index, kinds) {
    const window = this.#find(index);
    return window?.events.slice(index - window.first).find((event) => isAmong(event, kinds))?.index ?? null;
  }

  /**
   * The last event of one of these kinds before `index`, if it is loaded.
   * @param {number} index
   * @param {string[]} kinds
   * @returns {number | null}
   */
  peekPrevious(index, kinds) {
    const window = index > 0 ? this.#find(index - 1) : null;
    const before = window?.events.slice(0, index - window.first).reverse();
    return before?.find((event) => isAmong(event, kinds))?.index ?? null;
  }

  /** The window that contains an event, if it is loaded and no event was added since. @param {number} index */
  #find(index) {
    const key = Math.floor(index / WINDOW);
    const window = this.#windows.get(key);
    if (!window || window.end < Math.min(window.first + WINDOW, this.run.length)) return null;
    this.#windows.delete(key);
    this.#windows.set(key, window);
    return window;
  }

  /** @param {number} key @returns {Promise<Window>} */
  #load(key) {
    const pending = this.#loading.get(key) ?? loadWindow(this.run, key * WINDOW).then((window) => {
      this.#windows.delete(key);
      this.#windows.set(key, window);
      for (const old of this.#windows.keys()) if (this.#windows.size > KEPT) this.#windows.delete(old);
      return window;
    }).finally(() => this.#loading.delete(key));
    this.#loading.set(key, pending);
    return pending;
  }
}

/** A window of events, with the states between them. */
class Window {
  /** @type {State[]} states at every 64th event, as far as they were needed */
  #checkpoints;
  /** @type {{index: number, state: State}} the last requested state */
  #latest;

  /**
   * @param {number} first
   * @param {RunEvent[]} events
   * @param {State} base the state before the first of them
   * @param {Map<number, State>} restored the states after refutes whose decide is before the window
   * @param {RunEvent} [previous] the event before the first
   */
  constructor(first, events, base, restored, previous) {
    this.first = first;
    this.events = events;
    this.previous = previous;
    this.restored = restored;
    this.#checkpoints = [base];
    this.#latest = {index: first, state: base};
  }

  get end() {
    return this.first + this.events.length;
  }

  /** @param {number} index @returns {Moment} */
  moment(index) {
    if (index === 0) return {index, event: null, before: this.#checkpoints[0], state: this.#checkpoints[0]};
    const before = this.#stateAt(index - 1);
    const event = this.events[index - 1 - this.first];
    const state = this.#after(cloneState(before), event);
    this.#latest = {index, state};
    const clause = event.kind === 'learn' ? clauseAt(this.events, index - 1 - this.first) : undefined;
    return {index, event, before, state, clause, previous: this.events[index - 2 - this.first] ?? this.previous};
  }

  /** @param {number} index @returns {State} */
  #stateAt(index) {
    const offset = index - this.first;
    if (this.#latest.index === index) return this.#latest.state;
    let mark = Math.min(Math.floor(offset / CHECKPOINT), this.#checkpoints.length - 1);
    let state = cloneState(this.#checkpoints[mark]);
    for (let at = mark * CHECKPOINT; at < offset;) {
      state = this.#after(state, this.events[at]);
      at += 1;
      if (at !== (mark + 1) * CHECKPOINT) continue;
      mark += 1;
      this.#checkpoints[mark] ??= cloneState(state);
    }
    return state;
  }

  /** @param {State} state @param {RunEvent} event @returns {State} */
  #after(state, event) {
    if (applyEvent(state, event)) return state;
    const restored = this.restored.get(event.index);
    if (!restored) throw new RangeError(`event ${event.index} closes no open decide`);
    return cloneState(restored);
  }
}

/**
 * @param {Run} run
 * @param {number} first
 * @returns {Promise<Window>}
 */
async function loadWindow(run, first) {
  const extra = first ? 1 : 0;
  const [base, all] = await Promise.all([run.stateAt(first), run.events(first - extra, WINDOW + extra)]);
  const events = all.slice(extra);
  const closing = [];
  let depth = base.path.length;
  let lowest = depth;
  for (const {kind, index} of events) {
    depth += kind === 'decide' ? 1 : kind === 'refute' ? -1 : 0;
    if (depth < lowest) closing.push(index);
    lowest = Math.min(depth, lowest);
  }
  const states = await Promise.all(closing.map((index) => run.stateAt(index + 1)));
  const restored = new Map(closing.map((index, i) => [index, toState(states[i])]));
  return new Window(first, events, toState(base), restored, extra ? all[0] : undefined);
}

/** @param {RunState} state @returns {State} */
function toState({values, levels, candidates, path, ruledOut}) {
  return {
    values, levels, ruledOut, changes: null,
    candidates: new Uint32Array(candidates.buffer, candidates.byteOffset, 2 * candidates.length),
    path: path.map((decision) => ({...decision, saved: null})),
  };
}
