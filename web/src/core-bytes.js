/**
 * What crosses to the WebAssembly module and back: bytes whose layouts wasm/convert.hpp tells, and numbers for names.
 */
import {CAUSES} from './protocol.js';

/** Names by their number in the engine. */
const VARIABLES = ['first', 'mrv', 'mrv-degree', 'random'];
const VALUES = ['ascending', 'lcv', 'random'];
const RUN_STATUSES = ['running', 'unique', 'solved', 'multiple', 'none', 'stuck', 'limit', 'cancelled'];
const FORMATS = ['line', 'grid', 'candidates'];
const COUNTS = ['nodes', 'guesses', 'backtracks', 'maxDepth', 'placements', 'eliminations', 'revisions', 'passes',
  'conflicts'];

const NOWHERE = -1;

/** @param {string} code @param {string} message */
const failure = (code, message) => ({ok: /** @type {const} */ (false), error: {code, message}});

/** @param {any} text @returns {string} short enough for a sentence */
const quoted = (text) => `"${String(text).slice(0, 40)}"`;

/** @param {string} lines each with a line feed at its end @returns {string[]} */
const split = (lines) => lines.split('\n').slice(0, -1);

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

/** @param {Uint8Array} bytes @returns the puzzle as the host tells it, candidates as bytes or null */
export function puzzleFrom(bytes) {
  const [boxRows, boxCols, givens, values, masks] = new Int32Array(bytes.buffer, 0, 5);
  const list = (/** @type {number} */ from, /** @type {number} */ length) => bytes.slice(from, from + length);
  return {
    boxRows, boxCols, size: boxRows * boxCols, givens: list(20, givens),
    ...(values ? {values: list(20 + givens, values)} : {}),
    candidates: masks ? list(20 + givens + values, masks * 8) : null,
  };
}

/**
 * @param {any} strategy with all fields
 * @returns {{ok: true, bytes: Uint8Array} | import('./protocol.js').Failure} `strategy` for a name that does not exist
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

/** The API's error for the core's. @param {any} raw @returns {import('./protocol.js').Failure} */
export function failureFrom({code, message, offset, cells, choices}) {
  const shapes = new Int32Array(choices.buffer);
  const numbers = [...new Uint16Array(cells.buffer)];
  return {
    ok: false,
    error: {
      code, message, ...(offset === NOWHERE ? {} : {offset}), ...(numbers.length ? {cells: numbers} : {}),
      ...(shapes.length ? {choices: shapesFrom(shapes)} : {}),
    },
  };
}

/** @param {Int32Array} numbers */
function shapesFrom(numbers) {
  return Array.from({length: numbers.length / 2}, (_, i) => ({boxRows: numbers[2 * i], boxCols: numbers[2 * i + 1]}));
}

/** @param {any} core @param {string} text @param {number} boxRows @param {number} boxCols both 0: to be found out */
export function parse(core, text, boxRows, boxCols) {
  const raw = core.parse(text, boxRows, boxCols);
  if (raw.code) return failureFrom(raw);
  return {ok: true, puzzle: puzzleFrom(raw.puzzle), format: raw.format, notes: split(raw.notes)};
}

/** @param {any} core @param {Uint8Array} puzzle @param {string} name of the format */
export function format(core, puzzle, name) {
  const kind = FORMATS.indexOf(name);
  if (kind >= 0) return {ok: true, text: core.format(puzzle, kind)};
  return failure('format', `There is no text format called ${quoted(name)}; line, grid and candidates are.`);
}

/** @param {any} core @param {Uint8Array} puzzle @param {Uint8Array} values */
export function checkSolution(core, puzzle, values) {
  const bits = core.checkSolution(puzzle, values);
  return {ok: true, complete: Boolean(bits & 1), unitsHold: Boolean(bits & 2), givensKept: Boolean(bits & 4)};
}

/** @param {any} core */
export function propagators(core) {
  return split(core.propagators()).map((line) => {
    const [id, name, summary] = line.split('\t');
    return {id, name, summary};
  });
}

/** What changes while a run goes on. @param {any} run */
export function summaryOf(run) {
  return {
    length: run.length(), status: RUN_STATUSES[run.status()], solutions: split(run.solutions()),
    stats: statsFrom(run.stats().buffer),
  };
}

/** How many nodes a run has come to. @param {any} run */
export function nodesOf(run) {
  return Number(new BigUint64Array(run.stats().buffer, 0, 1)[0]);
}

/** @param {ArrayBuffer} buffer 64-bit counts, then placements, eliminations and milliseconds of each cause */
function statsFrom(buffer) {
  const words = [...new BigUint64Array(buffer)].map(Number);
  const times = new Float64Array(buffer);
  /** @type {Record<string, any>} */
  const stats = Object.fromEntries(COUNTS.map((name, i) => [name, words[i]]));
  stats.byPropagator = {};
  for (let cause = 1; cause < CAUSES.length; ++cause) {
    const at = COUNTS.length + 3 * cause;
    if (words[at] + words[at + 1] === 0) continue;
    stats.byPropagator[CAUSES[cause]] = {placements: words[at], eliminations: words[at + 1], ms: times[at + 2]};
  }
  return stats;
}
