/**
 * Texts and the full module, and errors with their places. wasm/bindings_text.cpp and wasm/convert.hpp are the other
 * side.
 */
import {puzzleFrom, rulesText} from './bytes.js';
import {receive, send} from './exchange.js';

const NOWHERE = -1;
/** The bytes of a length. */
const LENGTH = 4;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * The error of the API for one of the module; the page translates it (language/failures.js).
 * @param {any} raw @returns {import('./kinds.js').Failure}
 */
export function failureFrom({code, message, said, offset, cells, size, choices, rule}) {
  const shapes = new Int32Array(choices.buffer);
  const numbers = [...new Uint16Array(cells.buffer)];
  /** @type {import('../language/failures.js').TranslatableError} */
  const error = {
    code, message, said: JSON.parse(said), ...(offset === NOWHERE ? {} : {offset}),
    ...(numbers.length ? {cells: numbers} : {}), ...(size ? {size} : {}),
    ...(shapes.length ? {choices: shapesFrom(shapes)} : {}), ...(rule ? {rule} : {}),
  };
  return {ok: false, error};
}

/** @param {Int32Array} numbers */
function shapesFrom(numbers) {
  return Array.from({length: numbers.length / 2}, (_, i) => ({boxRows: numbers[2 * i], boxCols: numbers[2 * i + 1]}));
}

/** @param {any} full @param {string} text @param {number} boxRows @param {number} boxCols both 0: unknown */
export function parse(full, text, boxRows, boxCols) {
  send(full.exchange, encoder.encode(text));
  return parsed(full, full.exchange.parse(boxRows, boxCols));
}

/**
 * The same for JSON from a link.
 * @param {any} full @param {string} json @param {number} boxRows @param {number} boxCols
 */
export function parseUnpacked(full, json, boxRows, boxCols) {
  send(full.exchange, encoder.encode(json));
  return parsed(full, full.exchange.parseUnpacked(boxRows, boxCols));
}

/**
 * The answer to a text: the length of the puzzle, the puzzle, and the rest as JSON.
 * @param {any} full @param {number} size 0: it was refused
 * @returns {any}
 */
function parsed(full, size) {
  if (!size) return failureFrom(full.refusal());
  const answer = receive(full.exchange, size);
  const end = LENGTH + new Uint32Array(answer.buffer, 0, 1)[0];
  const bytes = answer.subarray(LENGTH, end);
  const text = rulesText(bytes);
  const puzzle = puzzleFrom(bytes, text ? rulesOnDemand(full, bytes, text) : null);
  return {ok: true, puzzle, ...JSON.parse(decoder.decode(answer.subarray(end)))};
}

/**
 * Rules of which all but the text is written when it is looked at: to solve a puzzle needs no more, and takes less
 * time than to write the rest.
 * @param {any} full @param {Uint8Array} bytes of the puzzle @param {string} text
 * @returns {import('./kinds.js').Rules}
 */
function rulesOnDemand(full, bytes, text) {
  /** @type {any} */
  let all = null;
  const rules = () => (all ??= JSON.parse(full.rulesOf(bytes)));
  /** @type {any} */
  const told = {
    text,
    get units() { return rules().units; },
    get sets() { return rules().sets; },
    get pairs() { return rules().pairs; },
    get constraints() { return rules().constraints; },
  };
  if (`${text}.`.includes('.Unread.')) told.unread = true;
  return told;
}

/**
 * The level of a puzzle's rules: 0 for classic Sudoku, 1 for others, 2 where some of them are unread; -1 where it is
 * refused, as `refusal` says.
 * @param {any} full @param {Uint8Array} puzzle @returns {number}
 */
export function check(full, puzzle) {
  send(full.exchange, puzzle);
  return full.exchange.check();
}

/** @param {any} full @param {string} text @returns {string[]} its puzzles; none if there is only one */
export function list(full, text) {
  const numbers = new Uint32Array(full.list(text).buffer);
  const places = numbers.subarray(0, -1);
  // One byte a character, or the puzzles are found again by counting.
  const offsets = numbers.at(-1) === text.length ? places : utf16Offsets(text, places);
  return Array.from({length: offsets.length / 2}, (_, i) => text.slice(offsets[2 * i], offsets[2 * i + 1]));
}

/**
 * Byte offsets of the UTF-8 text as offsets in UTF-16 units.
 * @param {string} text
 * @param {ArrayLike<number>} bytes ascending
 */
export function utf16Offsets(text, bytes) {
  const offsets = new Uint32Array(bytes.length);
  let at = 0;
  let left = 0;
  for (let i = 0; i < bytes.length; i += 1) {
    left += bytes[i] - (i ? bytes[i - 1] : 0);
    while (at < text.length) {
      const code = /** @type {number} */ (text.codePointAt(at));
      const size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
      if (left < size) break;
      left -= size;
      at += code < 0x10000 ? 1 : 2;
    }
    offsets[i] = at;
  }
  return offsets;
}

/** @param {any} full @param {Uint8Array} puzzle @param {string} name the format */
export function format(full, puzzle, name) {
  const written = full.format(puzzle, name);
  return typeof written === 'string' ? {ok: true, text: written} : failureFrom(written);
}

/** @param {any} full @param {Uint8Array} puzzle @param {Uint8Array} values */
export function checkSolution(full, puzzle, values) {
  const bits = full.checkSolution(puzzle, values);
  return {
    ok: true, complete: Boolean(bits & 1), unitsHold: Boolean(bits & 2), givensKept: Boolean(bits & 4),
    constraintsHold: Boolean(bits & 8),
  };
}
