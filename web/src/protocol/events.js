/**
 * Reads events and open decisions from the host's bytes. A run that is not played needs none, so this module is loaded
 * on demand.
 */
import {CAUSES, KINDS, isBasic} from './kinds.js';

/** @typedef {import('./kinds.js').RunEvent} RunEvent */

const NONE = 0xffff;

/** Outcomes of a refute, indexed by their number in the engine. */
export const REFUTED_AS = ['failed', 'exhausted', 'skipped'];

/**
 * The halves of a split by their number in the engine; 0 is a guess of one digit.
 * @type {(undefined | 'lower' | 'upper')[]}
 */
export const HALVES = [undefined, 'lower', 'upper'];

/**
 * Reads events from the engine's eight bytes each.
 * @param {Uint8Array} bytes
 * @param {number} first the number of the first
 * @param {number} depth number of open decisions before it
 * @returns {RunEvent[]}
 */
export function decodeEvents(bytes, first, depth) {
  /** @type {RunEvent[]} */
  const events = [];
  for (let at = 0; at < bytes.length; at += 8) {
    const [kind, cause, digit, flags] = bytes.subarray(at, at + 4);
    const cell = bytes[at + 4] | bytes[at + 5] << 8;
    const detail = bytes[at + 6] | bytes[at + 7] << 8;
    const name = KINDS[kind];
    const index = first + at / 8;
    const own = {index, kind: name, depth: name === 'decide' ? depth + 1 : depth};
    if (name === 'decide') ++depth;
    if (name === 'refute') --depth;
    events.push(/** @type {RunEvent} */ (Object.assign(own, fields(name, CAUSES[cause], digit, flags, cell, detail))));
  }
  return events;
}

/**
 * The fields of an event besides its number, kind and depth.
 * @param {string} kind @param {string} cause @param {number} digit @param {number} flags @param {number} cell
 * @param {number} detail
 */
function fields(kind, cause, digit, flags, cell, detail) {
  switch (kind) {
    case 'place': return {cause, cell, digit, ...unitOf(detail)};
    case 'eliminate': return {cause, cell, digit, ...reasonOf(cause, detail)};
    case 'pass': return {cause, count: detail};
    case 'enqueue':
    case 'revise': return {cause, cell, other: detail};
    case 'decide': return {cause, cell, digit, alternatives: detail, ...halfOf(flags)};
    case 'refute': return {cause, cell, digit, outcome: REFUTED_AS[flags], ...halfOf(detail)};
    case 'conflict':
      if (cell !== NONE) return {cause, cell};
      return cause === 'constraint' ? {cause, constraint: detail} : {cause, unit: detail, ...(digit ? {digit} : {})};
    case 'learn': return {cause, cell, digit, clause: detail, following: flags};
    case 'solution': return {number: cell + detail * 0x10000};
    default: return {};
  }
}

/** @param {string} cause @param {number} detail */
function reasonOf(cause, detail) {
  if (cause === 'learnt') return {clause: detail};
  return cause === 'constraint' ? {constraint: detail} : isBasic(cause) ? {other: detail} : unitOf(detail);
}

/** @param {number} number */
function halfOf(number) {
  return HALVES[number] ? {half: HALVES[number]} : {};
}

/** @param {number} detail */
function unitOf(detail) {
  return detail === NONE ? {} : {unit: detail};
}

/**
 * Reads the open decisions of a state, from 16 bytes each.
 * @param {Uint8Array} bytes
 * @returns {{index: number, cell: number, digit: number, half?: 'lower' | 'upper'}[]}
 */
export function decodePath(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Array.from({length: bytes.length / 16}, (_, i) => ({
    index: Number(view.getBigUint64(16 * i, true)),
    cell: view.getUint16(16 * i + 8, true),
    digit: view.getUint8(16 * i + 10),
    ...halfOf(view.getUint8(16 * i + 11)),
  }));
}
