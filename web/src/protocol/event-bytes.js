/**
 * Events for the engine, which answers questions about runs of other programs. Loaded with the first such question.
 */
import {HALVES, REFUTED_AS} from './events.js';
import {CAUSES, KINDS, isBasic} from './kinds.js';

/** @typedef {Omit<import('./kinds.js').RunEvent, 'outcome'> & {outcome?: string}} RunEvent */

/**
 * A part of a run that the engine doesn't have: some events, the number of the first, and a state.
 * @typedef {{first: number, events: Uint8Array, values: Uint8Array, candidates: Uint8Array}} RunExcerpt
 */

const NONE = 0xffff;
/** The number of the first cause that is unknown to the engine. */
const FOREIGN = 128;

/**
 * Writes events as the engine's eight bytes each. Causes of other programs get numbers of their own.
 * @param {RunEvent[]} events
 */
export function encodeEvents(events) {
  const bytes = new Uint8Array(8 * events.length);
  const view = new DataView(bytes.buffer);
  /** @type {Map<string, number>} */
  const foreign = new Map();
  for (const [at, event] of events.entries()) {
    const {kind, cause = 'search', digit = 0, cell = NONE, outcome = 'failed', half} = event;
    if (!CAUSES.includes(cause) && !foreign.has(cause)) foreign.set(cause, FOREIGN + foreign.size % FOREIGN);
    const who = foreign.get(cause) ?? CAUSES.indexOf(cause);
    const flags = kind === 'decide' ? HALVES.indexOf(half) : REFUTED_AS.indexOf(outcome);
    bytes.set([KINDS.indexOf(kind), who, digit, flags], 8 * at);
    view.setUint16(8 * at + 4, cell, true);
    view.setUint16(8 * at + 6, Math.min(detailOf(event), NONE), true);
  }
  return bytes;
}

/** @param {RunEvent} event */
function detailOf({kind, cause, other = NONE, unit = NONE, count = 0, alternatives = 0, constraint, clause, half}) {
  if (clause !== undefined) return clause;
  if (constraint !== undefined) return constraint;
  switch (kind) {
    case 'eliminate': return CAUSES.includes(cause ?? '') && isBasic(cause) ? other : unit;
    case 'enqueue':
    case 'revise': return other;
    case 'place':
    case 'conflict': return unit;
    case 'pass': return count;
    case 'decide': return alternatives;
    case 'refute': return HALVES.indexOf(half);
    default: return 0;
  }
}
