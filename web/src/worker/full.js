/**
 * The host's work with the full module, beside runs: reading and printing, and the jobs that only it can do, as
 * generators of which each yield ends a slice. Loaded, with the module, when the first of that is wanted.
 */
import errors from '../../languages/en/errors.js';
import {failing} from '../language/failures.js';
import {nameOf, namesIn, positionBytes, puzzleBytes, puzzleFrom, shortName, strategyBytes} from '../protocol/bytes.js';
import {CoreRun} from './core-run.js';
import {checkSolution, format} from '../protocol/texts.js';
import {digits, natural} from './input.js';
import {drained, inSlices, nowAndThen} from './slices.js';
import {runsOf} from './full-runs.js';
import {checked, checkedNow, read} from './text.js';
import {PACKED_FORMATS, packing} from '../formats/packed-look.js';
import {CAUSES, KINDS} from '../protocol/kinds.js';

const failure = failing('errors', errors);

/** @typedef {import('./turns.js').Job} Job */
/** @typedef {import('./host.js').Input} Input */
/** @typedef {import('../protocol/phases.js').Arc} Arc */
/** @typedef {import('../protocol/event-bytes.js').RunExcerpt} RunExcerpt */

/** The events of search on its path, as a set of kinds. */
const ACTS = 1 << KINDS.indexOf('decide') | 1 << KINDS.indexOf('refute');

/** A reason needs no path but where a learnt clause is one: its other guesses come with the path. */
const NO_PATH = new Uint8Array(0);
/** The strategy of a run of another program. */
const UNKNOWN = new Uint8Array(0);
const LEARNT = CAUSES.indexOf('learnt');
const LEARN = KINDS.indexOf('learn');
/** @param {Uint8Array} bytes of an event */
const isOfClause = ([kind, cause]) => kind === LEARN || cause === LEARNT;

/** Events between two looks at how many nodes there are. */
const STRIDE = 250;

/** @param {any} full the module */
export function createFull(full) {
  const module = full.exchange = runsOf(full);
  return {
    module,
    named,
    /** @param {any} puzzle a text, what stands in a link, or an object */
    checked: (puzzle) => checked(full, puzzle),
    /** The same at once, for what is not packed. @param {any} puzzle */
    checkedNow: (puzzle) => checkedNow(full, puzzle),
    /** @param {string} text @param {number} boxRows @param {number} boxCols */
    parse: (text, boxRows, boxCols) => read(full, text, boxRows, boxCols),
    /** @param {Input} input @param {string} name */
    format: (input, name) => (input.ok ? written(full, input, nameOf(name)) : input),
    /** @param {Input} input @param {any} values */
    check: (input, values) => (input.ok ? checkSolution(full, input.bytes, digits(values)) : input),
    /** @param {Job} job @param {CoreRun} run @param {number} index */
    reason: (job, run, index) => reason(full, job, run, index),
    /** @param {Job} job @param {CoreRun} run @param {number} index */
    chain: (job, run, index) => chain(full, job, run, index),
    /** @param {Job} job @param {CoreRun} run @param {number} step @param {Arc} [arc] */
    phase: (job, run, step, arc) => phaseAt(full, job, run, step, arc),
    /** @param {Job} job @param {CoreRun} run @param {number} index @param {number} constraint */
    layers: (job, run, index, constraint) => layers(full, job, run, index, constraint),
    /** @param {Job} job @param {CoreRun} run @param {number} step @param {number} cell @param {number} digit */
    origin: (job, run, step, cell, digit) => origin(full, job, run, step, cell, digit),
    /** @param {any} puzzle @param {RunExcerpt} excerpt one event, and the state before it */
    reasonOf: (puzzle, {values, candidates, events}) =>
      full.reason(puzzleBytes(puzzle), values, candidates, events, NO_PATH),
    /** @param {any} puzzle @param {RunExcerpt} excerpt @param {Arc} [arc] */
    phaseOf: (puzzle, excerpt, arc) => phase(full, {puzzle: puzzleBytes(puzzle), strategy: UNKNOWN}, excerpt, arc),
    /** @param {any} puzzle @param {RunExcerpt} excerpt @param {number} constraint */
    layersOf: (puzzle, excerpt, constraint) => layersIn(full, puzzleBytes(puzzle), excerpt, constraint),
    /** @param {Job} job @param {Input} input @param {(progress: any) => void} tell */
    consistency: (job, input, tell) => consistency(full, job, input, tell),
    /** @param {Job} job @param {Input} input @param {any} strategy @param {any} options */
    stats: (job, input, strategy, options) => statistics(module, job, input, strategy, options),
    /** @param {Job} job @param {any[]} puzzles @param {(progress: any) => void} tell */
    canonical: (job, puzzles, tell) => canonical(full, job, puzzles, tell),
  };
}

/**
 * A puzzle in a text format; packed ones are JSON until a module has packed it, which has to be loaded.
 * @param {any} full @param {Extract<Input, {ok: true}>} input @param {string} name
 */
function written(full, {bytes}, name) {
  const answer = format(full, bytes, name);
  if (!answer.ok || !PACKED_FORMATS.includes(name)) return answer;
  return packing().then(({pack}) => ({ok: true, text: pack(answer.text, name)}));
}

/**
 * Why an event holds; past the end of a run, nothing else than that it is done.
 * @param {any} full @param {Job} job @param {CoreRun} run @param {number} index
 */
function* reason(full, job, run, index) {
  const {values, candidates} = yield* run.stateAt(job, index);
  const {bytes} = yield* run.events(job, index, 1);
  const path = isOfClause(bytes) ? yield* run.pathAt(job, index + 1) : NO_PATH;
  yield;  // on large grids this is a slice of its own
  return full.reason(run.puzzle, values, candidates, bytes, path);
}

/**
 * The grounds of an event, which is no refute.
 * @param {any} full @param {Job} job @param {CoreRun} run @param {number} index
 */
function* chain(full, job, run, index) {
  const {bytes} = yield* run.events(job, index, 1);
  const path = yield* run.pathAt(job, index + 1);
  return yield* answered(job, () => new full.Chain(run.puzzle, run.strategy, path, index, bytes));
}

/**
 * The number of the event that settled what becomes of a digit in a cell, -1 if there is none.
 * @param {any} full @param {Job} job @param {CoreRun} run @param {number} step @param {number} cell
 * @param {number} digit
 */
function* origin(full, job, run, step, cell, digit) {
  const path = yield* run.pathAt(job, step);
  return yield* answered(job, () => new full.Origin(run.puzzle, run.strategy, path, step, cell, digit));
}

/**
 * The answer to a query of the module; to begin one takes a slice of its own on large grids.
 * @param {Job} job @param {() => any} ask @returns {Generator<void, any, void>}
 */
function* answered(job, ask) {
  yield;
  const query = ask();
  yield;
  yield* inSlices(job, (events) => query.advance(events));
  const answer = job.cancelled ? null : query.answer();
  query.delete();
  return answer;
}

/**
 * The phase of the solver at a step: from the events since search last did something, and the state after them.
 * @param {any} full @param {Job} job @param {CoreRun} run @param {number} step @param {Arc} [arc]
 */
function* phaseAt(full, job, run, step, arc) {
  const {values, candidates} = yield* run.stateAt(job, step);
  const before = yield* eventsBefore(job, run, step);
  yield;
  return phase(full, run, {...before, values, candidates}, arc);
}

/** The latest events that were fetched so, and a window more: the step after them is asked about next. */
const latest = {run: /** @type {CoreRun | null} */ (null), first: 0, events: new Uint8Array(0)};
const AHEAD = 1024;

/**
 * @param {Job} job @param {CoreRun} run @param {number} step
 * @returns {Generator<void, {first: number, events: Uint8Array}, void>}
 */
function* eventsBefore(job, run, step) {
  let {first, events} = latest;
  if (run !== latest.run || step < first || step > first + events.length / 8) {
    first = Math.max(0, yield* run.previous(job, step, ACTS));
    events = (yield* run.events(job, first, step - first + AHEAD)).bytes;
    Object.assign(latest, {run, first, events});
  }
  let begin = 8 * (step - first);
  const end = begin;
  do begin -= 8; while (begin > 0 && !(ACTS >> events[begin] & 1));
  begin = Math.max(0, begin);
  return {first: first + begin / 8, events: events.subarray(begin, end)};
}

/**
 * The phase after some events.
 * @param {any} full @param {{puzzle: Uint8Array, strategy: Uint8Array}} run @param {RunExcerpt} excerpt
 * @param {Arc} [arc]
 */
function phase(full, {puzzle, strategy}, {first, events, values, candidates}, arc) {
  const tried = new Uint8Array(new Uint16Array(arc ? [arc.cell, arc.other] : []).buffer);
  return JSON.parse(full.phase(puzzle, strategy, values, candidates, first, events, tried));
}

/**
 * The layers of a constraint before an event.
 * @param {any} full @param {Job} job @param {CoreRun} run @param {number} index @param {number} constraint
 */
function* layers(full, job, run, index, constraint) {
  const state = yield* run.stateAt(job, index);
  yield;
  return layersIn(full, run.puzzle, state, constraint);
}

/**
 * The layers of a constraint in a state.
 * @param {any} full @param {Uint8Array} puzzle @param {Pick<RunExcerpt, 'values' | 'candidates'>} state
 * @param {number} constraint
 */
function layersIn(full, puzzle, {values, candidates}, constraint) {
  return JSON.parse(full.layers(puzzle, values, candidates, constraint));
}

/**
 * The weakest consistency that solves a puzzle without search, one consistency a slice. It tells which one it tries.
 * @param {any} full @param {Job} job @param {Input} input @param {(progress: any) => void} tell
 */
function* consistency(full, job, input, tell) {
  if (!input.ok) return input;
  const query = new full.Consistency(input.bytes);
  yield;  // on large grids this is a slice of its own
  const report = nowAndThen(() => tell([CAUSES[query.trying()]]));
  while (!job.cancelled && query.advance()) {
    report();
    yield;
  }
  const weakest = query.weakest();
  query.delete();
  if (job.cancelled) return failure('cancelled', 'cancelled.consistency');
  return {ok: true, weakest: weakest ? CAUSES[weakest] : null};
}

/**
 * The canonical forms of puzzles as texts; null if a text is no puzzle, or larger than forms are looked for. Those
 * that a cancel leaves out are missing at the end.
 * @param {any} full @param {Job} job @param {any} puzzles a list of texts, if it is one
 * @param {(progress: any) => void} tell
 */
function* canonical(full, job, puzzles, tell) {
  /** @type {(string | null)[]} */
  const forms = [];
  const list = Array.isArray(puzzles) ? puzzles : [];
  const report = nowAndThen(() => tell([forms.length, list.length]));
  yield* drained(job, formsOf(full, list), (form) => forms.push(form), report);
  return {ok: true, forms};
}

/** @param {any} full @param {any[]} puzzles */
function* formsOf(full, puzzles) {
  for (const puzzle of puzzles) {
    const input = checkedNow(full, typeof puzzle === 'string' ? puzzle : '');
    const form = input.ok ? full.canonical(input.bytes) : null;
    yield form && Array.from(form, (digit) => digit || '.').join('');
  }
}

/**
 * A strategy as the modules take it, unless one of its names is unknown.
 * @param {any} strategy with all fields
 * @returns {Input}
 */
function named(strategy) {
  const [unknown, name] = namesIn(strategy).find(([, , number]) => number < 0) ?? [];
  if (unknown) return failure('strategy', `unknown.${unknown}`, {name: shortName(name)});
  return {ok: true, bytes: strategyBytes(strategy)};
}

/**
 * The numbers of a run and nothing else: nothing of it is kept. Where it stops for its nodes is the same each time.
 * @param {any} module @param {Job} job @param {Input} input @param {any} strategy
 * @param {{maxEvents?: number, maxNodes?: number}} options
 */
function* statistics(module, job, input, strategy, {maxEvents, maxNodes} = {}) {
  if (!input.ok) return input;
  const chosen = named(strategy);
  if (!chosen.ok) return chosen;
  const run = new CoreRun(module, positionBytes(input.bytes), chosen.bytes, natural(maxEvents, 1e9));
  yield;  // as in a run that is kept
  const most = natural(maxNodes, Number.MAX_SAFE_INTEGER);
  let isBeyond = false;
  const ms = yield* inSlices(job, (events) => {
    for (let done = 0; done < events && !isBeyond; done += STRIDE) {
      if (!run.advance(STRIDE)) return false;
      isBeyond = run.nodes > most;
    }
    return !isBeyond;
  });
  run.cancel();
  const {length, status, stats} = run.summary();
  run.close();
  return {ok: true, length, status: isBeyond ? 'limit' : status, stats: {...stats, ms}};
}
