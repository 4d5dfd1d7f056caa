/**
 * What the host does with the full module, beside runs: reading and printing, and the jobs that only it can do, as
 * generators of which each yield ends a slice. Loaded, with the module, when the first of that is wanted.
 */
import errors from '../../languages/en/errors.js';
import {failing} from '../language/failures.js';
import {namesIn, positionBytes, puzzleBytes, puzzleFrom, shortName, strategyBytes} from '../protocol/bytes.js';
import {CoreRun} from './core-run.js';
import {checkSolution, format} from '../protocol/texts.js';
import {digits, natural} from './input.js';
import {drained, inSlices, nowAndThen} from './slices.js';
import {checked, checkedNow, read} from './text.js';
import {PACKED_FORMATS} from '../formats/packed-look.js';
import {CAUSES, KINDS} from '../protocol/kinds.js';

const failure = failing('errors', errors);

/** @typedef {import('./turns.js').Job} Job */
/** @typedef {import('./host.js').Input} Input */
/** @typedef {import('../protocol/phases.js').Arc} Arc */
/** @typedef {import('../protocol/event-bytes.js').Told} Told */

/** What search does to its path, as a set of kinds. */
const ACTS = 1 << KINDS.indexOf('decide') | 1 << KINDS.indexOf('refute');

/** Events between two looks at how many nodes there are. */
const STRIDE = 250;

/** @param {any} full the module */
export function createFull(full) {
  const module = runsOf(full);
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
    format: (input, name) => (input.ok ? written(full, input.bytes, String(name)) : input),
    /** @param {Input} input @param {any} values */
    check: (input, values) => (input.ok ? checkSolution(full, input.bytes, digits(values)) : input),
    /** @param {CoreRun} run @param {number} index */
    reason: (run, index) => reason(full, run, index),
    /** @param {CoreRun} run @param {number} index */
    chain: (run, index) => chain(full, run, index),
    /** @param {CoreRun} run @param {number} step @param {Arc} [arc] */
    phase: (run, step, arc) => phase(full, run.puzzle, toldOf(run, step), arc),
    /** @param {any} puzzle @param {Told} told one event, and the state before it */
    reasonOf: (puzzle, {values, candidates, events}) => full.reason(puzzleBytes(puzzle), values, candidates, events),
    /** @param {any} puzzle @param {Told} told @param {Arc} [arc] */
    phaseOf: (puzzle, told, arc) => phase(full, puzzleBytes(puzzle), told, arc),
    /** @param {CoreRun} run @param {number} step @param {number} cell @param {number} digit */
    origin: (run, step, cell, digit) => origin(full, run, step, cell, digit),
    /** @param {Job} job @param {Input} input */
    consistency: (job, input) => consistency(full, job, input),
    /** @param {Job} job @param {Input} input @param {any} strategy @param {any} options */
    stats: (job, input, strategy, options) => statistics(module, job, input, strategy, options),
    subtree,
    /** @param {Job} job @param {any[]} puzzles @param {(progress: any) => void} tell */
    canonical: (job, puzzles, tell) => canonical(full, job, puzzles, tell),
  };
}

/**
 * What is called as in the core: the glue has C functions with an underscore before their names, and a view of the
 * memory that is another once it has grown.
 * @param {any} full
 */
function runsOf(full) {
  const functions = Object.entries(full).filter(([name]) => /^_[a-z]/.test(name));
  const runs = Object.fromEntries(functions.map(([name, call]) => [name.slice(1), call]));
  return Object.defineProperty(runs, 'memory', {get: () => full.HEAPU8});
}

/**
 * A puzzle in a text format; in packed ones by a module that has to be loaded.
 * @param {any} full @param {Uint8Array} bytes @param {string} name
 */
function written(full, bytes, name) {
  if (!PACKED_FORMATS.includes(name)) return format(full, bytes, name);
  return import('../formats/packed.js').then(({writePacked}) => writePacked(puzzleFrom(bytes), name));
}

/**
 * Why an event holds; past the end of a run, nothing else than that it is done.
 * @param {any} full @param {CoreRun} run @param {number} index
 */
function reason(full, run, index) {
  const {values, candidates} = run.stateAt(index);
  return full.reason(run.puzzle, values, candidates, run.events(index, 1).bytes);
}

/**
 * What an event, which is no refute, rests on.
 * @param {any} full @param {CoreRun} run @param {number} index
 */
function chain(full, run, index) {
  return full.chain(run.puzzle, run.strategy, run.pathAt(index + 1), index, run.events(index, 1).bytes);
}

/**
 * The events since search last did something, and the state after them.
 * @param {CoreRun} run @param {number} step @returns {Told}
 */
function toldOf(run, step) {
  const {values, candidates} = run.stateAt(step);
  return {...eventsBefore(run, step), values, candidates};
}

/** The latest events that were fetched so, and a window more: the step after them is asked about next. */
const latest = {run: /** @type {CoreRun | null} */ (null), first: 0, events: new Uint8Array(0)};
const AHEAD = 1024;

/** @param {CoreRun} run @param {number} step @returns {{first: number, events: Uint8Array}} */
function eventsBefore(run, step) {
  const isKnown = run === latest.run && step >= latest.first && step <= latest.first + latest.events.length / 8;
  if (!isKnown) {
    const first = Math.max(0, run.previous(step, ACTS));
    Object.assign(latest, {run, first, events: run.events(first, step - first + AHEAD).bytes});
  }
  let begin = 8 * (step - latest.first);
  const end = begin;
  do begin -= 8; while (begin > 0 && !(ACTS >> latest.events[begin] & 1));
  begin = Math.max(0, begin);
  return {first: latest.first + begin / 8, events: latest.events.subarray(begin, end)};
}

/**
 * What the solver is at.
 * @param {any} full @param {Uint8Array} puzzle @param {Told} told @param {Arc} [arc]
 */
function phase(full, puzzle, {first, events, values, candidates}, arc) {
  const tried = new Uint8Array(new Uint16Array(arc ? [arc.cell, arc.other] : []).buffer);
  return JSON.parse(full.phase(puzzle, values, candidates, first, events, tried));
}

/**
 * The number of the event that settled what becomes of a digit in a cell, -1 where there is none.
 * @param {any} full @param {CoreRun} run @param {number} step @param {number} cell
 * @param {number} digit
 */
function origin(full, run, step, cell, digit) {
  return full.origin(run.puzzle, run.strategy, run.pathAt(step), step, cell, digit);
}

/**
 * The weakest consistency that solves a puzzle without search, one consistency a slice.
 * @param {any} full @param {Job} job @param {Input} input
 */
function* consistency(full, job, input) {
  if (!input.ok) return input;
  const query = new full.Consistency(input.bytes);
  while (!job.cancelled && query.advance()) yield;
  const weakest = query.weakest();
  query.delete();
  if (job.cancelled) return failure('cancelled', 'cancelled.consistency');
  return {ok: true, weakest: weakest ? CAUSES[weakest] : null};
}

/**
 * The canonical forms of puzzles as texts; null where a text is no puzzle, or larger than forms are looked for. Those
 * that a cancel leaves out are missing at the end.
 * @param {any} full @param {Job} job @param {any[]} puzzles @param {(progress: any) => void} tell
 */
function* canonical(full, job, puzzles, tell) {
  /** @type {(string | null)[]} */
  const forms = [];
  const report = nowAndThen(() => tell({done: forms.length}));
  yield* drained(job, formsOf(full, puzzles), (form) => forms.push(form), report);
  return {ok: true, forms};
}

/** @param {any} full @param {any[]} puzzles */
function* formsOf(full, puzzles) {
  for (const puzzle of puzzles) {
    const input = checkedNow(full, puzzle);
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

/**
 * A part of a tree; where its run is disposed of meanwhile, as far as it has come.
 * @param {Job} job @param {Map<number, CoreRun>} runs @param {number} id @param {number} decide @param {number} cap
 */
function* subtree(job, runs, id, decide, cap) {
  const query = runs.get(id)?.subtree(decide, cap);
  if (!query) return new Uint8Array(0);
  yield* inSlices(job, (events) => runs.has(id) && query.advance(events));
  const nodes = query.nodes();
  query.close();
  return nodes;
}
