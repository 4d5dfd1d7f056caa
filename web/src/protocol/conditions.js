/**
 * The conditions on an event that is looked for: its kind, its cell, its digit, its depth. It is looked for in a run of
 * any length: if the run is an engine's, by the engine, which skips the parts that it knows not to hold it.
 */
import {KINDS} from './kinds.js';

/** @typedef {import('../run/replay.js').RunEvent} RunEvent */

/**
 * Null asks nothing.
 * @typedef {object} Condition
 * @property {string[] | null} kinds
 * @property {number | null} cell its own; where no digit is asked for, its cause or the other end of its arc, too
 * @property {number | null} digit
 * @property {number | null} depth open decisions, the event's own decide or refute counted
 * @property {boolean} isFailure of refutes, only those of branches without a solution
 */

/** Bytes of a condition, as engine/include/sudoku/run.hpp has them. */
const BYTES = 12;
const EVERY_KIND = (1 << KINDS.length) - 1;

/** @param {Condition} condition @param {RunEvent} event */
export function meets({kinds, cell, digit, depth, isFailure}, event) {
  return (!kinds || kinds.includes(event.kind)) && (!isFailure || event.outcome !== 'exhausted') &&
    (cell === null || event.cell === cell || (digit === null && event.other === cell)) &&
    (digit === null || event.digit === digit) && (depth === null || event.depth === depth);
}

/**
 * Events that meet one of them, as they are looked for.
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

/** As the engine takes them. @param {Condition[]} conditions */
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
