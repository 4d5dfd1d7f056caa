/**
 * Conditions of a search for events: kind, cell, digit, depth. The engine searches its own runs, of any length, and
 * skips parts that it knows contain no such event.
 */
import {KINDS} from './kinds.js';

/** @typedef {import('../run/replay.js').RunEvent} RunEvent */

/**
 * A condition; a field that is null matches every event.
 * @typedef {object} Condition
 * @property {string[] | null} kinds
 * @property {number | null} cell the event's cell; without a digit, also its cause or the other end of its arc
 * @property {number | null} digit
 * @property {number | null} depth number of open decisions, including the event's own decide or refute
 * @property {boolean} isFailure true: only refutes of branches without a solution
 */

/** The number of bytes of a condition, as in engine/include/sudoku/run.hpp. */
const BYTES = 12;
const EVERY_KIND = (1 << KINDS.length) - 1;

/** @param {Condition} condition @param {RunEvent} event */
export function meets({kinds, cell, digit, depth, isFailure}, event) {
  return (!kinds || kinds.includes(event.kind)) && (!isFailure || event.outcome !== 'exhausted') &&
    (cell === null || event.cell === cell || (digit === null && event.other === cell)) &&
    (digit === null || event.digit === digit) && (depth === null || event.depth === depth);
}

/**
 * A search for events that meet one of some conditions.
 * @param {Condition[]} conditions
 * @returns {import('../run/event-search.js').Wanted}
 */
export function meetingAny(conditions) {
  const isEveryKind = conditions.some(({kinds}) => !kinds);
  return {
    kinds: isEveryKind ? null : [...new Set(conditions.flatMap(({kinds}) => kinds ?? []))],
    matches: (event) => conditions.some((condition) => meets(condition, event)),
    conditions,
  };
}

/** The conditions as bytes for the engine. @param {Condition[]} conditions */
export function conditionBytes(conditions) {
  const bytes = new Uint8Array(BYTES * conditions.length);
  const view = new DataView(bytes.buffer);
  conditions.forEach(({kinds, cell, digit, depth, isFailure}, i) => {
    const set = kinds ? kinds.reduce((bits, kind) => bits | 1 << KINDS.indexOf(kind), 0) & EVERY_KIND : EVERY_KIND;
    view.setUint32(BYTES * i, set, true);
    view.setUint32(BYTES * i + 4, depth ?? -1, true);
    view.setUint16(BYTES * i + 8, cell ?? -1, true);
    view.setUint8(BYTES * i + 10, digit ?? 0);
    view.setUint8(BYTES * i + 11, Number(isFailure));
  });
  return bytes;
}
