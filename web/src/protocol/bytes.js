/**
 * Puzzles and strategies in the form that the WebAssembly modules read: bytes, whose layouts wasm/puzzle_bytes.hpp and
 * wasm/exchange.hpp describe, and numbers for names.
 */
import {CAUSES} from './kinds.js';

/** Names, indexed by their number in the engine. */
const VARIABLES = ['first', 'mrv', 'mrv-degree', 'random'];
const VALUES = ['ascending', 'lcv', 'random'];
const BRANCHINGS = ['values', 'two-way', 'split'];
const LOOK_BACKS = ['backtracking', 'backjumping', 'learning'];
const encoder = new TextEncoder();
const decoder = new TextDecoder();
/** Bytes before the lists of a puzzle. */
const HEADER = 20;
const NONE = new Uint8Array(0);

/** The numbers at the start of a puzzle: its box, and how many of each list there are. @param {Uint8Array} bytes */
export function headerOf(bytes) {
  const numbers = new Int32Array(bytes.buffer, bytes.byteOffset, 5);
  return {boxRows: numbers[0], boxCols: numbers[1], givens: numbers[2], values: numbers[3], masks: numbers[4]};
}

/** A text; of an object, which could throw, the word for it. @param {any} value */
export const nameOf = (value) => (Object(value) === value ? typeof value : String(value));

/** A name as it was passed, shortened for a message. @param {any} text */
export const shortName = (text) => nameOf(text).slice(0, 40);

/**
 * @param {{boxRows: number, boxCols: number, givens: Uint8Array, values?: Uint8Array,
 *          candidates?: Uint8Array | null, rules?: any}} puzzle candidates as 8 bytes per cell
 */
export function puzzleBytes({boxRows, boxCols, givens, values = NONE, candidates, rules}) {
  const marks = candidates ?? NONE, text = encoder.encode(nameOf(rules?.text ?? rules ?? ''));
  const bytes = new Uint8Array(HEADER + givens.length + values.length + marks.length + text.length);
  new Int32Array(bytes.buffer, 0, 5).set([boxRows, boxCols, givens.length, values.length, marks.length / 8]);
  bytes.set(givens, HEADER);
  bytes.set(values, HEADER + givens.length);
  bytes.set(marks, HEADER + givens.length + values.length);
  bytes.set(text, bytes.length - text.length);
  return bytes;
}

/**
 * The position that a run starts from: digits placed by a player count as givens.
 * @param {Uint8Array} bytes of a puzzle
 */
export function positionBytes(bytes) {
  const {givens, values} = headerOf(bytes);
  const position = bytes.slice();
  for (let cell = 0; cell < values; cell += 1) position[HEADER + cell] ||= bytes[HEADER + givens + cell];
  return position;
}

/** The text of the rules, after the lists; empty for classic Sudoku. @param {Uint8Array} bytes of a puzzle */
export function rulesText(bytes) {
  const {givens, values, masks} = headerOf(bytes);
  const start = HEADER + givens + values + masks * 8;
  return start < bytes.length ? decoder.decode(bytes.subarray(start)) : '';
}

/**
 * @param {Uint8Array} bytes @param {import('./kinds.js').Rules | null} [rules] its rules for the page
 * @returns the puzzle as the host sends it, with candidates as bytes or null
 */
export function puzzleFrom(bytes, rules) {
  const {boxRows, boxCols, givens, values, masks} = headerOf(bytes);
  const list = (/** @type {number} */ from, /** @type {number} */ length) => bytes.slice(from, from + length);
  return {
    boxRows, boxCols, size: Math.sqrt(givens), givens: list(HEADER, givens),
    ...(values ? {values: list(HEADER + givens, values)} : {}),
    candidates: masks ? list(HEADER + givens + values, masks * 8) : null,
    ...(rules ? {rules} : {}),
  };
}

/**
 * The names in a strategy: for each, its kind, the name, and its number in the engine, or -1 for an unknown name.
 * @param {any} strategy with all fields, except branching and look-back
 * @returns {['propagator' | 'variable' | 'value' | 'branching' | 'look-back', any, number][]}
 */
export function namesIn({propagation, variable, value, branching = 'values', lookBack = 'backtracking'}) {
  return [
    ['propagator', propagation, CAUSES.indexOf(propagation, 1)],
    ['variable', variable, VARIABLES.indexOf(variable)],
    ['value', value, VALUES.indexOf(value)],
    ['branching', branching, BRANCHINGS.indexOf(branching)],
    ['look-back', lookBack, LOOK_BACKS.indexOf(lookBack)],
  ];
}

/** @param {any} strategy with all fields and known names */
export function strategyBytes(strategy) {
  const {seed, solutions, search, choices} = strategy;
  const numbers = [...namesIn(strategy).map(([, , number]) => number), seed, solutions, Number(search)];
  for (const {at, cell, digit} of choices) numbers.push(at, cell, digit);
  return new Uint8Array(new Float64Array(numbers).buffer);
}
