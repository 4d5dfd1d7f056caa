/**
 * The phase of the solver at a step: AC-3's queue, a pass of another rule, or search. The events that tell this are
 * fetched once for each propagation, and then followed as they come.
 */

import {geometry} from '../grid/geometry.js';
import {passAt} from './passes.js';
import {ArcQueue} from './queue.js';
import {digitsOf} from '../grid/plain-puzzle.js';

/** @typedef {import('./passes.js').Pass} Pass */
/** @typedef {import('./replay.js').RunEvent} RunEvent */
/** @typedef {import('./timeline.js').Moment} Moment */
/** @typedef {import('./timeline.js').Run} Run */

/**
 * @typedef {{kind: 'queue', queue: ArcQueue} | {kind: 'pass', pass: Pass} | {kind: 'search'}} Phase
 */

/** Events fetched at a time. */
const CHUNK = 1 << 14;

export class Phases {
  #run;
  #shape;
  /** @type {ArcQueue | null} */
  #queue = null;
  /** The events from `#begin` on, the first the last that search did. @type {RunEvent[]} */
  #events = [];
  #begin = 0;

  /** @param {Run} run */
  constructor(run) {
    this.#run = run;
    this.#shape = geometry(run.puzzle.boxRows, run.puzzle.boxCols);
  }

  /**
   * The phase of a step, where it is at hand.
   * @param {Moment} moment
   * @returns {Phase | null}
   */
  peek(moment) {
    const {event, index} = moment;
    if (!event || isOfSearch(event)) return {kind: 'search'};
    if (event.cause === 'ac3') {
      const queue = this.#queue;
      if (!queue) return null;
      if (index === queue.last + 1 && event.kind !== 'pass') queue.add(event);
      return index >= queue.first && index <= queue.last ? {kind: 'queue', queue} : null;
    }
    const at = event.index - this.#begin;
    if (at === this.#events.length && at > 0) this.#events.push(event);
    return at >= 0 && at < this.#events.length ? this.#passPhase(this.#events.slice(0, at + 1), moment) : null;
  }

  /**
   * @param {Moment} moment
   * @returns {Promise<Phase>}
   */
  async at(moment) {
    const known = this.peek(moment);
    if (known) return known;
    if (moment.event?.cause === 'ac3') {
      const queue = await this.#fetchQueue(moment.index);
      this.#queue = queue;
      return queue ? {kind: 'queue', queue} : {kind: 'search'};
    }
    const events = await this.#fetchEvents(moment.index);
    this.#begin = events[0].index;
    this.#events = events;
    return this.#passPhase(events.slice(), moment);
  }

  /** @param {RunEvent[]} events up to the moment's @param {Moment} moment @returns {Phase} */
  #passPhase(events, {state}) {
    const pass = passAt(this.#shape, events, state, digitsOf(this.#run.puzzle));
    return pass ? {kind: 'pass', pass} : {kind: 'search'};
  }

  /** @param {number} step */
  async #fetchQueue(step) {
    const start = await this.#run.previous(step, 'pass');
    if (start < 0) return null;
    const [first, second] = await this.#run.events(Math.max(0, start - 1), 2);
    const queue = start ? new ArcQueue(this.#shape, second, first) : new ArcQueue(this.#shape, first, null);
    for (let at = start + 1; at < step; at += CHUNK) {
      for (const event of await this.#run.events(at, Math.min(CHUNK, step - at))) queue.add(event);
    }
    return queue;
  }

  /** @param {number} step */
  async #fetchEvents(step) {
    const found = await Promise.all(['decide', 'refute'].map((kind) => this.#run.previous(step, kind)));
    const from = Math.max(0, ...found);
    const events = await this.#run.events(from, step - from);
    // Search also places: a cell that has one digit left when its turn comes.
    return events.slice(events.reduce((latest, event, i) => (isOfSearch(event) ? i : latest), 0));
  }
}

/** @param {RunEvent} event */
function isOfSearch({cause}) {
  return !cause || cause === 'search' || cause === 'none';
}
