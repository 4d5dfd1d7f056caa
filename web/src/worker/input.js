/**
 * Makes input from outside safe for the modules: whatever was passed as a puzzle or a strategy becomes numbers of
 * the right kind.
 */
import {nameOf, puzzleBytes} from '../protocol/bytes.js';

/**
 * A puzzle object as bytes, whatever stands in it; whether that is a puzzle, a module tells.
 * @param {any} input
 */
export function bytesOfObject({boxRows, boxCols, givens, values, candidates, rules}) {
  return puzzleBytes({
    boxRows: natural(boxRows, 0), boxCols: natural(boxCols, 0), givens: digits(givens),
    values: values ? digits(values) : undefined, candidates: bytesOf(candidates), rules,
  });
}

/** True if it is an object with givens, and no text. @param {any} input */
export function isObject(input) {
  return typeof input === 'object' && input !== null && typeof input.puzzle !== 'string';
}

/** One more than the largest grid has: a list without end is as wrong, and takes no longer to be refused. */
const MOST_ITEMS = 36 * 36 + 1;

/** The start of a list, as far as it matters; of what is no list, nothing. @param {any} list @returns {any[]} */
function startOf(list) {
  return isList(list) ? Array.prototype.slice.call(list, 0, MOST_ITEMS) : [];
}

/**
 * A value that is no digit becomes 255, which no module takes; one that is no list, empty.
 * @param {any} list
 * @returns {Uint8Array}
 */
export function digits(list) {
  if (list instanceof Uint8Array) return list.subarray(0, MOST_ITEMS);
  const isDigit = (/** @type {any} */ value) => Number.isInteger(value) && value >= 0 && value < 255;
  return Uint8Array.from(startOf(list), (value) => (isDigit(value) ? value : 255));
}

/** Beyond the digits of any size, so that no module takes it. */
const NO_MASK = 2n ** 64n - 1n;

/** @param {any} candidates @returns {Uint8Array | null} */
function bytesOf(candidates) {
  if (candidates === undefined || candidates === null || candidates.length === 0) return null;
  if (candidates instanceof BigUint64Array) {
    return new Uint8Array(candidates.buffer, candidates.byteOffset, 8 * Math.min(candidates.length, MOST_ITEMS));
  }
  const isMask = (/** @type {any} */ mask) => typeof mask === 'bigint' || Number.isInteger(mask);
  const list = isList(candidates) ? startOf(candidates) : [NO_MASK];
  const masks = Array.from(list, (mask) => (isMask(mask) ? BigInt(mask) : NO_MASK));
  return new Uint8Array(BigUint64Array.from(masks).buffer);
}

/** @param {any} value @returns {value is any[]} */
function isList(value) {
  return Array.isArray(value) || ArrayBuffer.isView(value);
}

/**
 * A strategy with every field there, of the kind that the modules expect; names are looked at there.
 * @param {any} strategy
 */
export function coreStrategy(strategy) {
  const {propagation = 'only-choice', variable = 'mrv', value = 'ascending', seed = 0, solutions = 1, search = true,
    choices = [], branching = 'values', lookBack = 'backtracking'} = strategy ?? {};
  return {
    propagation: nameOf(propagation), variable: nameOf(variable), value: nameOf(value), search: Boolean(search),
    seed: natural(seed, 0), solutions: natural(solutions, 1) || 1,
    ...branching === 'values' ? {} : {branching: nameOf(branching)},
    ...lookBack === 'backtracking' ? {} : {lookBack: nameOf(lookBack)},
    choices: Array.from(isList(choices) ? choices : [], (choice) => ({
      at: natural(choice?.at, 0), cell: natural(choice?.cell, 0xffff) & 0xffff, digit: natural(choice?.digit, 0) & 0xff,
    })),
  };
}

/** @param {any} value @param {number} otherwise */
export function natural(value, otherwise) {
  const number = ['number', 'string', 'bigint'].includes(typeof value) ? Math.floor(Number(value)) : NaN;
  return number >= 0 && number <= Number.MAX_SAFE_INTEGER ? number : otherwise;
}
