/**
 * The pass that a propagator is in: what it looks through, which of that is in hand, what it has done so far, and what
 * comes next. All of it follows from the events since search last did something.
 */

import {hasCandidate} from '../grid/candidates.js';
import {reasonOfRemoval} from '../protocol/kinds.js';

/** @typedef {import('../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('./replay.js').RunEvent} RunEvent */
/** @typedef {import('./replay.js').State} State */

/**
 * @typedef {object} Pass
 * @property {string} cause the rule
 * @property {number} number passes since search last did something, this one counted
 * @property {'speaking' | 'open' | 'unit'} through what it goes through: cells with a digit that their peers lose,
 *   cells in which each digit is tried, or units
 * @property {number} count how many these are
 * @property {number | null} inHand the cell or unit
 * @property {RunEvent[]} done what it has removed and placed
 * @property {number[]} losing the peers that lose the digit of the cell in hand next
 * @property {number[]} next the cells or units that come after the one in hand
 */

/** Rules that go through cells with a digit. */
const SPEAKING = ['eliminate', 'forward-checking'];

/**
 * @param {Geometry} shape
 * @param {RunEvent[]} events since search last did something, that too, or since the start; the last is the rule's
 * @param {State} state after them
 * @param {Uint8Array} givens
 * @returns {Pass | null} null where no pass has begun
 */
export function passAt(shape, events, state, givens) {
  const cause = events[events.length - 1]?.cause ?? '';
  const start = findLast(events, events.length, cause);
  if (start < 0) return null;
  const own = events.slice(start + 1).filter((event) => event.cause === cause);
  const done = own.filter(({kind}) => kind === 'eliminate' || kind === 'place');
  const pass = {
    cause, number: events.filter(({kind}) => kind === 'pass').length, count: events[start].count ?? 0, done,
    losing: /** @type {number[]} */ ([]),
  };
  const last = done[done.length - 1];
  if (SPEAKING.includes(cause)) {
    const listed = speakers(shape, events, start, givens);
    const inHand = own.filter(({kind}) => kind === 'eliminate').at(-1)?.other ?? null;
    return {
      ...pass, through: 'speaking', inHand, next: after(listed, inHand),
      losing: inHand === null ? [] : losing(shape, state, inHand),
    };
  }
  if (reasonOfRemoval(cause) === 'refuted') {
    const inHand = last?.cell ?? null;
    const open = Array.from(state.values.keys()).filter((cell) => !state.values[cell]);
    return {...pass, through: 'open', inHand, next: after(open, inHand)};
  }
  const inHand = own.filter(({unit}) => unit !== undefined).at(-1)?.unit ?? null;
  return {...pass, through: 'unit', inHand, next: after([...Array(3 * shape.size).keys()], inHand)};
}

/**
 * The cells that have their say in a pass: those that were filled since the one before.
 * @param {Geometry} shape @param {RunEvent[]} events @param {number} start @param {Uint8Array} givens
 */
function speakers(shape, events, start, givens) {
  const before = findLast(events, start, events[start].cause ?? '');
  const filled = events.slice(before + 1, start).filter(({kind}) => kind === 'place' || kind === 'decide')
    .map(({cell = 0}) => cell);
  const isFirst = before < 0 && events[0].index === 0;
  const all = isFirst ? [...filled, ...[...givens.keys()].filter((cell) => givens[cell])] : filled;
  return all.sort((a, b) => a - b);
}

/** The peers that still hold the digit of a cell. @param {Geometry} shape @param {State} state @param {number} cell */
function losing(shape, {candidates, values}, cell) {
  return shape.peers(cell).filter((peer) => hasCandidate(candidates, peer, values[cell]));
}

/**
 * The last pass of a rule before `end`; -1 if there is none.
 * @param {RunEvent[]} events
 * @param {number} end
 * @param {string} cause
 */
function findLast(events, end, cause) {
  let at = end - 1;
  while (at >= 0 && !(events[at].kind === 'pass' && events[at].cause === cause)) at -= 1;
  return at;
}

/** @param {number[]} listed ascending @param {number | null} inHand */
function after(listed, inHand) {
  return inHand === null ? listed : listed.filter((each) => each > inHand);
}
