/**
 * The file of a recorded run: JSON with a puzzle, a strategy and the events by name, as in docs/api.md. Other programs
 * can write it, too: a student's solver in any language can print it, and the page animates it.
 *
 *     {"format": "sudokuscope-trace", "version": 1,
 *      "puzzle": {"boxRows": 2, "boxCols": 2, "givens": [1, 0, 0, …]},
 *      "strategy": {"propagation": "eliminate", "search": false},
 *      "events": [{"kind": "eliminate", "cell": 1, "digit": 1, "other": 0}, …]}
 *
 * Cells are numbered from 0, row by row. A puzzle with other rules has them as `rules`, in version 2. A position with
 * pencil marks has them as `candidates`, a number per cell with a bit per digit, in version 3. A trace is hostile until
 * it has been replayed: each event must be possible in its place; otherwise the trace is rejected, with the event's
 * number and the reason.
 */

import messages from '../../languages/en/traces.js';
import {speaker} from '../language/catalogue.js';
import {hasCandidate} from '../grid/candidates.js';
import {isSolution} from '../grid/constraint-check.js';
import {geometryOf} from '../grid/geometry.js';
import {REFUTED_AS} from '../protocol/events.js';
import {KINDS} from '../protocol/kinds.js';
import {guessName, leaves} from '../words/guess-name.js';
import {applyEvent, candidatesOf, startState} from '../run/replay.js';
import {tooFewDigits} from '../run/patterns.js';
import {loadLearntWords, loadPatternWords, loadWordsOf} from '../words/pattern-words-loader.js';
import {loadTechniqueWords} from '../words/technique-words-loader.js';
import {TraceRun} from './recorded-run.js';
import {readRules} from './rules.js';
import {readStep, stepFault} from './steps.js';
import {digitsOf} from '../grid/plain-puzzle.js';

/** @typedef {import('../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('./recorded-run.js').AskEngine} AskEngine */
/** @typedef {import('../run/replay.js').RunEvent} RunEvent */
/** @typedef {import('../run/replay.js').State} State */
/** @typedef {import('../run/timeline.js').Run} Run */
/** @typedef {{ok: false, error: {code: 'trace', message: string, event?: number}}} TraceFailure */

const say = speaker('traces', messages);

const FORMAT = 'sudokuscope-trace';
/**
 * The versions of files without other rules, with them, and with pencil marks. A new one is added when an old reader
 * would misunderstand a new file.
 */
const [PLAIN, RULED, MARKED] = [1, 2, 3];
const MAX_TEXT = 1 << 28;
const MAX_EVENTS = 2_000_000;
const WRITTEN_AT_ONCE = 50_000;
/** Those that change the board. */
const CHANGES = ['place', 'eliminate', 'decide', 'refute', 'step'];
const STATUSES = ['unique', 'solved', 'multiple', 'none', 'stuck', 'limit', 'cancelled'];

/**
 * Writes a run that has ended.
 * @param {Run} run a run of at most 2,000,000 events, the limit of `parseTrace`
 * @returns {Promise<{ok: true, text: string} | TraceFailure>}
 */
export async function formatTrace(run) {
  if (run.length > MAX_EVENTS) {
    return refuse(say('too-long', {count: run.length, most: MAX_EVENTS}));
  }
  const {boxRows, boxCols, rules, candidates} = run.puzzle;
  const isMarked = Boolean(candidates?.length);
  const puzzle = {
    boxRows, boxCols, givens: [...digitsOf(run.puzzle)], ...rules ? {rules} : {},
    ...isMarked ? {candidates: Array.from(candidates ?? [], Number)} : {},
  };
  const version = isMarked ? MARKED : rules ? RULED : PLAIN;
  const head = {format: FORMAT, version, puzzle, strategy: run.strategy, status: run.status};
  const lines = [];
  for (let first = 0; first < run.length; first += WRITTEN_AT_ONCE) {
    for (const {index, ...event} of await run.events(first, WRITTEN_AT_ONCE)) lines.push(JSON.stringify(event));
  }
  return {ok: true, text: `${JSON.stringify(head).slice(0, -1)},"events":[\n${lines.join(',\n')}\n]}\n`};
}

/**
 * Reads a trace and replays it once.
 * @param {string} text
 * @param {AskEngine} [ask] answers the run's questions about its events
 * @returns {{ok: true, run: TraceRun} | TraceFailure}
 */
export function parseTrace(text, ask) {
  const replay = replayed(text, ask);
  for (;;) {
    const {done, value} = replay.next();
    if (done) return value;
  }
}

/**
 * The same in slices, so that a page goes on meanwhile; and loads the sentences of its events.
 * @param {string} text
 * @param {AskEngine} [ask]
 */
export async function readTrace(text, ask) {
  const read = await inSlices(replayed(text, ask));
  const hasSteps = read.ok && await read.run.next(0, 'step') < read.run.length;
  await Promise.all([loadPatternWords(), loadLearntWords(), read.ok && loadWordsOf({}, read.run.puzzle.rules),
    hasSteps && loadTechniqueWords()]);
  return read;
}

/** The time that a slice takes, in milliseconds, and the events that are checked before looking at the clock. */
const SLICE_MS = 12;
const CHECKED_AT_ONCE = 32;

/** @template T @param {Generator<void, T, void>} work @returns {Promise<T>} */
async function inSlices(work) {
  for (let start = performance.now(); ;) {
    const {done, value} = work.next();
    if (done) return value;
    if (performance.now() - start < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    start = performance.now();
  }
}

/**
 * Replays a trace, a few events at a time.
 * @param {string} text @param {AskEngine} [ask]
 * @returns {Generator<void, {ok: true, run: TraceRun} | TraceFailure, void>}
 */
function* replayed(text, ask) {
  const file = typeof text !== 'string' || text.length > MAX_TEXT ? null : readJson(text);
  if (!isObject(file) || file.format !== FORMAT) return refuse(say('not-a-trace'));
  if (![PLAIN, RULED, MARKED].includes(file.version)) return refuse(say('version'));
  const puzzle = READERS[file.version - 1](file.puzzle);
  if (!puzzle) return refuse(say('puzzle'));
  if (!Array.isArray(file.events) || file.events.length > MAX_EVENTS) {
    return refuse(say('events', {most: MAX_EVENTS}));
  }

  const run = new TraceRun(puzzle, readStrategy(isObject(file.strategy) ? file.strategy : {}), 'running', [], ask);
  const check = new Check(puzzle);
  while (run.length < file.events.length) {
    /** @type {RunEvent[]} */
    const events = [];
    for (const entry of file.events.slice(run.length, run.length + CHECKED_AT_ONCE)) {
      const index = run.length + events.length;
      const {event, wrong} = check.take(entry, index);
      if (!event) return refuse(wrong, index);
      events.push(event);
    }
    run.add(events);
    yield;
  }
  run.status = statusOf(file.status, run.solutions.length);
  return {ok: true, run};
}

/** Checks events one after the other. */
class Check {
  #shape;
  #state;
  #givens;
  /** True if the last solution was of this board. */
  #isTold = false;

  /** @param {Run['puzzle']} puzzle */
  constructor(puzzle) {
    this.#shape = geometryOf(puzzle);
    this.#state = startState(puzzle);
    this.#givens = puzzle.givens;
  }

  /**
   * Applies an event, if it is possible.
   * @param {unknown} entry @param {number} index
   * @returns {{event: RunEvent | null, wrong: string}} without an event, what is wrong
   */
  take(entry, index) {
    const event = readEvent(entry, index, this.#shape);
    const wrong = event ? this.#fault(event) : say('event.invalid', {event: String(index)});
    if (!event || wrong) return {event: null, wrong};
    const before = this.#state.path.length;
    applyEvent(this.#state, event);
    this.#isTold = event.kind === 'solution' || (this.#isTold && !CHANGES.includes(event.kind));
    return {event: {...event, depth: Math.max(before, this.#state.path.length)}, wrong: ''};
  }

  /** @param {RunEvent} event */
  #fault(event) {
    if (event.kind === 'solution' && this.#isTold) return say('event.same-solution', {event: String(event.index)});
    return fault(event, this.#state, this.#shape, this.#givens);
  }
}

/**
 * The reason why an event is impossible in this state, as a sentence; empty if it is possible.
 * @param {RunEvent} event @param {State} state @param {Geometry} shape @param {Uint8Array} givens @returns {string}
 */
function fault(event, state, shape, givens) {
  const {kind, cell = -1, digit = 0, unit} = event;
  const name = cell < 0 ? '' : shape.cellName(cell);
  const symbol = shape.symbol(digit);
  const slots = {event: String(event.index), cell: name, digit: symbol};
  switch (kind) {
    case 'place':
    case 'decide':
      if (cell < 0 || !digit) return say('event.no-cell', slots);
      if (state.values[cell]) return say('event.filled', slots);
      if (event.half && !halvesLeft(event, state)) return say('event.splits', slots);
      return event.half || hasCandidate(state.candidates, cell, digit) ? '' : say('event.writes', slots);
    case 'learn':
      if (cell < 0 || !digit) return say('event.no-cell', slots);
      return state.path.some((open) => open.cell === cell && open.digit === digit) ? '' : say('event.no-guess', slots);
    case 'eliminate':
      if (cell < 0 || !digit) return say('event.no-cell', slots);
      return hasCandidate(state.candidates, cell, digit) ? '' : say('event.removes', slots);
    case 'refute': {
      const open = state.path.at(-1);
      if (!open) return say('event.no-guess', slots);
      const isThis = open.cell === cell && open.digit === digit && open.half === event.half;
      return isThis ? '' : say('event.other-guess', {
        ...slots, guess: guessName(shape, event), open: guessName(shape, open),
      });
    }
    case 'conflict':
      if (event.constraint !== undefined) return '';
      return unit === undefined ? emptyFault(event, state, shape) : unitFault(event, unit, state, shape);
    case 'step':
      return stepFault(event, state, shape);
    case 'solution':
      return isSolution(shape, givens, state.values) ? '' : say('event.no-solution', slots);
    default:
      return '';
  }
}

/** True if both halves of a split have candidates. @param {RunEvent} event @param {State} state */
function halvesLeft(event, {candidates}) {
  const all = candidatesOf(candidates, event.cell ?? 0);
  const left = all.filter((digit) => leaves(event, digit));
  return left.length > 0 && left.length < all.length;
}

/** @param {RunEvent} event @param {State} state @param {Geometry} shape */
function emptyFault({index, cell = -1}, state, shape) {
  const event = String(index);
  if (cell < 0) return say('event.no-unit', {event});
  const taken = new Set(shape.peers(cell).map((peer) => state.values[peer]));
  const left = candidatesOf(state.candidates, cell).filter((digit) => !taken.has(digit));
  return left.length ?
    say('event.not-empty', {event, cell: shape.cellName(cell), digit: shape.symbol(left[0])}) : '';
}

/** @param {RunEvent} event @param {number} unit @param {State} state @param {Geometry} shape */
function unitFault({index, digit = 0}, unit, state, shape) {
  const event = String(index);
  if (!digit) {
    return tooFewDigits(shape, unit, state).length ? '' :
      say('event.fillable', {event, unit: shape.unitName(unit)});
  }
  const place = shape.cellsOf(unit).find((cell) => hasCandidate(state.candidates, cell, digit));
  return place === undefined ? '' :
    say('event.place', {event, digit: shape.symbol(digit), cell: shape.cellName(place)});
}

/** @param {unknown} entry @param {number} index @param {Geometry} shape @returns {RunEvent | null} */
function readEvent(entry, index, shape) {
  if (!isObject(entry) || !KINDS.includes(entry.kind)) return null;
  /** @type {Record<string, number>} the number that each field stays below */
  const limits = {
    cell: shape.cells, other: shape.cells, unit: shape.units, digit: shape.size + 1, alternatives: shape.size + 1,
    count: 2 ** 32, number: 2 ** 32, step: 2 ** 32, constraint: shape.constraints.length,
    clause: 0x10000, following: 256,
  };
  /** @type {Record<string, any>} */
  const event = {index, kind: entry.kind, depth: 0};
  for (const [key, limit] of Object.entries(limits)) {
    const value = entry[key];
    if (value === undefined) continue;
    if (!Number.isInteger(value) || value < 0 || value >= limit) return null;
    event[key] = value;
  }
  const cause = readName(entry.cause);
  if (cause !== null) event.cause = cause;
  const step = readStep(entry, shape);
  if (!step) return null;
  Object.assign(event, step);
  const canSplit = event.kind === 'decide' || event.kind === 'refute';
  if (canSplit && entry.half !== undefined) {
    if (!['lower', 'upper'].includes(entry.half)) return null;
    event.half = entry.half;
  }
  if (event.kind === 'refute') event.outcome = REFUTED_AS.includes(entry.outcome) ? entry.outcome : 'failed';
  return /** @type {RunEvent} */ (event);
}

/** @param {unknown} puzzle @returns {Run['puzzle'] | null} */
function readPuzzle(puzzle) {
  if (!isObject(puzzle)) return null;
  const {boxRows, boxCols, givens} = puzzle;
  const size = boxRows * boxCols;
  const fits = [boxRows, boxCols].every((side) => Number.isInteger(side) && side >= 2) && size <= 36 &&
    areDigits(givens, size);
  return fits ? {boxRows, boxCols, size, givens: Uint8Array.from(givens)} : null;
}

/** A puzzle with other rules. @param {unknown} puzzle @returns {Run['puzzle'] | null} */
function readRuled(puzzle) {
  if (!isObject(puzzle)) return null;
  const {boxRows, boxCols, givens} = puzzle;
  const size = Math.sqrt(Array.isArray(givens) ? givens.length : 0);
  const rules = Number.isInteger(size) && size > 3 ? readRules(puzzle.rules, size) : null;
  const fits = [boxRows, boxCols].every((side) => Number.isInteger(side) && side >= 0) &&
    (boxRows * boxCols === size || boxRows + boxCols === 0) && areDigits(givens, size);
  return rules && fits ? {boxRows, boxCols, size, rules, givens: Uint8Array.from(givens)} : null;
}

/** A position with pencil marks, whatever its rules. @param {any} puzzle @returns {Run['puzzle'] | null} */
function readMarked(puzzle) {
  const read = puzzle?.rules ? readRuled(puzzle) : readPuzzle(puzzle);
  const marks = puzzle?.candidates;
  const isMark = (/** @type {any} */ mark) =>
    Number.isInteger(mark) && mark >= 0 && mark < 2 ** /** @type {Run['puzzle']} */ (read).size;
  const fits = read && Array.isArray(marks) && marks.length === read.givens.length && marks.every(isMark);
  return fits ? {...read, candidates: BigUint64Array.from(marks, BigInt)} : null;
}

/** By the version of the file. */
const READERS = [readPuzzle, readRuled, readMarked];

/** @param {any} givens @param {number} size */
function areDigits(givens, size) {
  return Array.isArray(givens) && givens.length === size * size &&
    givens.every((digit) => Number.isInteger(digit) && digit >= 0 && digit <= size);
}

/**
 * A name that we may not know. Those of what every object has are none: they would be found where names are looked up.
 * @param {unknown} name @returns {string | null}
 */
function readName(name) {
  return typeof name === 'string' && !(name in {}) ? name.slice(0, 64) : null;
}

/** The parts of a strategy that are shown. @param {Record<string, any>} strategy */
function readStrategy({propagation, variable, value, search}) {
  return {
    propagation: readName(propagation) ?? 'none', variable: readName(variable) ?? 'first',
    value: readName(value) ?? 'ascending', search: search !== false, solutions: 1, seed: 0,
  };
}

/**
 * Loads the run of a trace from an address.
 * @param {string} address
 * @param {AskEngine} [ask]
 * @returns {Promise<TraceRun>} rejects with a sentence if there is none
 */
export async function fetchRun(address, ask) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(say('not-fetched'));
  const read = await readTrace(await response.text(), ask);
  if (!read.ok) throw Object.assign(new Error(read.error.message), {code: read.error.code});
  return read.run;
}

/**
 * The status that the file claims, if its events confirm it.
 * @param {unknown} claimed @param {number} solutions the number of them
 */
function statusOf(claimed, solutions) {
  const solved = ['unique', 'solved', 'multiple'];
  if (typeof claimed === 'string' && STATUSES.includes(claimed) && solved.includes(claimed) === solutions > 0) {
    return claimed;
  }
  return solutions ? 'solved' : 'stuck';
}

/** @param {string} text */
function readJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {any} value @returns {value is Record<string, any>} */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @param {string} message @param {number} [event] @returns {TraceFailure} */
function refuse(message, event) {
  return {ok: false, error: event === undefined ? {code: 'trace', message} : {code: 'trace', message, event}};
}
