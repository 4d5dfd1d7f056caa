/**
 * Reads the search tree, and the reasons and chains of events, from the host's bytes. Playing needs none of them, so
 * this module is loaded on demand.
 */
import {reasons, roles as roleIds} from '#reasons';
import {decodeEvents} from './events.js';

/** Outcomes of nodes, indexed by their number in `Tree.outcome`. */
export const OUTCOMES = ['open', 'failed', 'exhausted', 'solution', 'skipped'];

/**
 * @typedef {object} Tree rows in the order of search, the root first
 * @property {Int32Array} parent row of the parent, -1 for the root
 * @property {Uint16Array} cell 65535 for the root of the whole tree
 * @property {Uint8Array} digit
 * @property {Float64Array} first event number of its decide
 * @property {Float64Array} last event number of its refute, or of the last event so far
 * @property {Uint8Array} half of a split, see HALVES; 0 for a guess of one digit
 * @property {Uint8Array} outcome see OUTCOMES
 * @property {Float64Array} folded number of nodes folded into this one
 */

/**
 * @param {Uint8Array} bytes 32 per node, little-endian: three numbers of 64 bits, then those of 32, 16 and 8
 * @returns {Tree}
 */
export function decodeTree(bytes) {
  const rows = bytes.length / 32;
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  const number = (/** @type {number} */ at) => words[at] + words[at + 1] * 2 ** 32;
  const tree = {
    parent: new Int32Array(rows), cell: new Uint16Array(rows), digit: new Uint8Array(rows),
    half: new Uint8Array(rows), first: new Float64Array(rows), last: new Float64Array(rows),
    outcome: new Uint8Array(rows), folded: new Float64Array(rows),
  };
  for (let row = 0; row < rows; ++row) {
    const at = row * 8;
    tree.first[row] = number(at);
    tree.last[row] = number(at + 2);
    tree.folded[row] = number(at + 4);
    tree.parent[row] = words[at + 6];
    tree.cell[row] = words[at + 7];
    tree.digit[row] = words[at + 7] >> 16;
    tree.outcome[row] = words[at + 7] >>> 24 & 0x3f;
    tree.half[row] = words[at + 7] >>> 30;
  }
  return tree;
}

/**
 * Reads a reason from the engine's numbers: units have 16 bits each; roles have 6 bytes, with the cell in the middle
 * two.
 * @param {{kind: number, digits: Uint8Array, units: Uint8Array, roles: Uint8Array}} raw
 * @param {import('../grid/geometry.js').Geometry} geometry
 */
export function decodeReason({kind, digits, units, roles}, geometry) {
  const words = new Uint16Array(roles.buffer, roles.byteOffset, roles.length / 2);
  const unitNumbers = new Uint16Array(units.buffer, units.byteOffset, units.length / 2);
  return {
    kind: reasons[kind], digits: [...digits],
    units: [...unitNumbers].map((unit) => geometry.unitName(unit)),
    roles: Array.from({length: roles.length / 6}, (_, i) => {
      const [role, digit] = [roleIds[roles[6 * i]], roles[6 * i + 4]];
      return {role, cell: words[3 * i + 1], ...(digit ? {digit} : {})};
    }),
  };
}

/**
 * The events that an event depends on, back to guesses and givens.
 * @typedef {object} Chain
 * @property {import('./kinds.js').RunEvent[]} chain ascending; the last is the event itself
 * @property {{from: number, to: number}[]} steps indices into `chain`: `to` follows from all events that lead to it
 * @property {{from: [cell: number, digit: number], to: [cell: number, digit: number], strong: boolean}[]} links the
 *   same as candidates; strong: `to` is what remains, otherwise it is removed
 * @property {number[]} guesses the decides that it depends on; of a conflict, as few as possible
 * @property {boolean} isSmallest true: no fewer guesses are contradictory; false: none can be omitted, but a smaller
 *   set may exist
 */

/** @type {Chain} */
export const NO_CHAIN = {chain: [], steps: [], links: [], guesses: [], isSmallest: true};

/**
 * @param {{events: Uint8Array, links: Uint8Array, guesses: Uint8Array, isSmallest: boolean}} raw 24 bytes per event:
 *   its number, itself, its depth
 * @returns {Chain}
 */
export function decodeChain({events, links, guesses, isSmallest}) {
  const view = new DataView(events.buffer, events.byteOffset, events.length);
  const chain = Array.from({length: events.length / 24}, (_, row) => {
    const [event] = decodeEvents(events.subarray(24 * row + 8, 24 * row + 16), 0, 0);
    return {...event, index: Number(view.getBigUint64(24 * row, true)), depth: view.getUint32(24 * row + 16, true)};
  });
  const ends = new Uint32Array(links.buffer, links.byteOffset, links.length / 4);
  const steps = Array.from({length: ends.length / 2}, (_, i) => ({from: ends[2 * i], to: ends[2 * i + 1]}));
  return {
    chain, steps, links: steps.flatMap(({from, to}) => linkOf(chain[from], chain[to])), isSmallest,
    guesses: [...new BigUint64Array(guesses.buffer, guesses.byteOffset, guesses.length / 8)].map(Number),
  };
}

/**
 * @param {import('./kinds.js').RunEvent} from
 * @param {import('./kinds.js').RunEvent} to
 * @returns {Chain['links']} empty if one of them has no cell or no single digit
 */
function linkOf(from, to) {
  if (from.half) return [];
  if (from.cell === undefined || from.digit === undefined || to.cell === undefined || to.digit === undefined) return [];
  return [{from: [from.cell, from.digit], to: [to.cell, to.digit], strong: to.kind === 'place'}];
}
