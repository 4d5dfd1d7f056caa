/**
 * AC-3's queue at any step. It is first in, first out, so all that was ever put on it since it was filled is one list,
 * and the arcs taken are a beginning of that list. Two numbers a step then tell the whole queue, and going back is as
 * quick as going on.
 */

import {candidatesOf} from './replay.js';

/** @typedef {import('../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('./replay.js').RunEvent} RunEvent */

/** For each digit of `cell`, `other` must have a different one. @typedef {{cell: number, other: number}} Arc */

/** The result of an arc that was taken. @typedef {{step: number, removedAt: number, digit: number}} Look */

/**
 * The queue at a step.
 * @typedef {object} QueueState
 * @property {number} length how many arcs are in it
 * @property {Arc[]} next the first of them
 * @property {Arc | null} inHand the arc that was taken last
 * @property {number | null} removed the digit that left its cell because of it
 * @property {Arc[]} back the arcs that are back since then
 * @property {Arc[]} awaited the arcs that will come back next, unless nothing is left for the cell
 */

export class ArcQueue {
  #shape;
  /** All arcs that were ever put on, in order. @type {Arc[]} */
  #arcs;
  /** By step since the filling, how many arcs were taken, and how many put on. @type {number[]} */
  #taken = [0];
  /** @type {number[]} */
  #put;
  /** By how many arcs were taken. @type {Look[]} */
  #looks = [{step: 0, removedAt: Infinity, digit: 0}];

  /**
   * @param {Geometry} shape
   * @param {RunEvent} pass the event that fills the queue
   * @param {RunEvent | null} cause the event before it, null at the start of the run
   */
  constructor(shape, pass, cause) {
    this.#shape = shape;
    this.first = pass.index + 1;
    this.#arcs = initialArcs(shape, pass, cause);
    this.#put = [this.#arcs.length];
  }

  /** The last step that is known. */
  get last() {
    return this.first + this.#taken.length - 1;
  }

  /** The event at the last step: a revision and what it leads to. @param {RunEvent} event */
  add({kind, cell = 0, other = 0, digit = 0}) {
    let taken = this.#taken[this.#taken.length - 1];
    const step = this.last + 1;
    if (kind === 'revise') this.#looks[taken += 1] = {step, removedAt: Infinity, digit: 0};
    if (kind === 'eliminate') Object.assign(this.#looks[taken], {removedAt: step, digit});
    if (kind === 'enqueue') this.#arcs.push({cell, other});
    this.#taken.push(taken);
    // A contradiction ends it: what is left in the queue is forgotten.
    this.#put.push(kind === 'conflict' ? taken : this.#arcs.length);
  }

  /**
   * @param {number} step between `first` and `last`
   * @param {number} most how many of the next arcs are told
   * @returns {QueueState}
   */
  at(step, most) {
    const taken = this.#taken[step - this.first];
    const put = this.#put[step - this.first];
    const look = this.#looks[taken];
    const inHand = taken ? this.#arcs[taken - 1] : null;
    const isRemoved = look.removedAt <= step;
    return {
      length: put - taken, next: this.#arcs.slice(taken, Math.min(put, taken + most)), inHand,
      removed: isRemoved ? look.digit : null,
      back: inHand ? this.#arcs.slice(this.#put[look.step - this.first], put) : [],
      awaited: inHand && isRemoved ? this.#awaited(inHand, this.#arcs.slice(taken, put)) : [],
    };
  }

  /**
   * The result of an arc, were it taken at a step, before all others.
   * @param {number} step between `first` and `last`
   * @param {Arc} arc
   * @param {Uint32Array} candidates at that step
   * @returns {{digit: number, isLast: boolean, back: Arc[]}} the digit that would leave its cell, 0 for none; whether
   *   it is all that is left there; the arcs that would come back
   */
  ifTaken(step, arc, candidates) {
    const [own, others] = [arc.cell, arc.other].map((cell) => candidatesOf(candidates, cell));
    const digit = others.length === 1 && own.includes(others[0]) ? others[0] : 0;
    const isLast = digit > 0 && own.length === 1;
    const queued = this.#arcs.slice(this.#taken[step - this.first], this.#put[step - this.first]);
    return {digit, isLast, back: digit && !isLast ? this.#awaited(arc, queued) : []};
  }

  /**
   * After a removal from X, the arcs (Z, X) that are not in the queue, but for that from Y.
   * @param {Arc} arc
   * @param {Arc[]} queue
   */
  #awaited({cell, other}, queue) {
    const queued = new Set(queue.filter((arc) => arc.other === cell).map((arc) => arc.cell));
    return this.#shape.peers(cell).filter((peer) => peer !== other && !queued.has(peer))
      .map((peer) => ({cell: peer, other: cell}));
  }
}

/**
 * Every arc of the puzzle, by cell, then peer; or after a change of one cell those to it.
 * @param {Geometry} shape @param {RunEvent} pass @param {RunEvent | null} cause @returns {Arc[]}
 */
function initialArcs(shape, {count = 0}, cause) {
  const to = cause?.cell;
  if (to !== undefined && count <= shape.peers(to).length) return shape.peers(to).map((cell) => ({cell, other: to}));
  return Array.from({length: shape.cells}, (_, cell) => shape.peers(cell).map((other) => ({cell, other}))).flat();
}
