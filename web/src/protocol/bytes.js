/**
 * A puzzle and a strategy as the WebAssembly modules take them: bytes whose layouts wasm/puzzle_bytes.hpp and
 * wasm/exchange.hpp tell, and numbers for names.
 */
import {CAUSES} from './kinds.js';

/** Names by their number in the engine. */
const VARIABLES = ['first', 'mrv', 'mrv-degree', 'random'];
const VALUES = ['ascending', 'lcv', 'random'];
/** Bytes before the lists of a puzzle. */
const HEADER = 20;

/** @param {string} code @param {string} message */
export const failure = (code, message) => ({ok: /** @type {const} */ (false), error: {code, message}});

/** @param {any} text @returns {string} short enough for a sentence */
export const quoted = (text) => `"${String(text).slice(0, 40)}"`;

/**
 * @param {{boxRows: number, boxCols: number, givens: Uint8Array, values?: Uint8Array,
 *          candidates?: Uint8Array | null}} puzzle candidates as 8 bytes a cell
 */
export function puzzleBytes({boxRows, boxCols, givens, values = new Uint8Array(0), candidates}) {
  const lists = [givens, values, candidates ?? new Uint8Array(0)];
  const header = new Int32Array([boxRows, boxCols, givens.length, values.length, lists[2].length / 8]);
  const bytes = new Uint8Array(lists.reduce((sum, list) => sum + list.length, header.byteLength));
  bytes.set(new Uint8Array(header.buffer));
  let at = header.byteLength;
  for (const list of lists) {
    bytes.set(list, at);
    at += list.length;
  }
  return bytes;
}

/**
 * The position that a run starts from: what a player has set counts as given.
 * @param {Uint8Array} bytes of a puzzle
 */
export function positionBytes(bytes) {
  const [, , givens, values] = new Int32Array(bytes.buffer, bytes.byteOffset, 4);
  const position = bytes.slice();
  for (let cell = 0; cell < values; cell += 1) position[HEADER + cell] ||= bytes[HEADER + givens + cell];
  return position;
}

/** @param {Uint8Array} bytes @returns the puzzle as the host tells it, candidates as bytes or null */
export function puzzleFrom(bytes) {
  const [boxRows, boxCols, givens, values, masks] = new Int32Array(bytes.buffer, 0, 5);
  const list = (/** @type {number} */ from, /** @type {number} */ length) => bytes.slice(from, from + length);
  return {
    boxRows, boxCols, size: boxRows * boxCols, givens: list(HEADER, givens),
    ...(values ? {values: list(HEADER + givens, values)} : {}),
    candidates: masks ? list(HEADER + givens + values, masks * 8) : null,
  };
}

/**
 * @param {any} strategy with all fields
 * @returns {{ok: true, bytes: Uint8Array} | import('./kinds.js').Failure} `strategy` for a name that does not exist
 */
export function strategyBytes({propagation, variable, value, seed, solutions, search, choices}) {
  const names = [
    ['propagator', propagation, CAUSES.indexOf(propagation, 1)],
    ['variable order', variable, VARIABLES.indexOf(variable)],
    ['value order', value, VALUES.indexOf(value)],
  ];
  const unknown = names.find(([, , number]) => number < 0);
  if (unknown) return failure('strategy', `There is no ${unknown[0]} called ${quoted(unknown[1])}.`);
  const numbers = [...names.map(([, , number]) => number), seed, solutions, Number(search)];
  for (const {at, cell, digit} of choices) numbers.push(at, cell, digit);
  return {ok: true, bytes: new Uint8Array(new Float64Array(numbers).buffer)};
}
