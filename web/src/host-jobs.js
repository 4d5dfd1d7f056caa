/**
 * The long jobs of the host, as generators: each yield ends a slice.
 */
import {nodesOf, puzzleFrom, strategyBytes, summaryOf} from './core-bytes.js';
import {checked, natural} from './host-input.js';
import {CAUSES} from './protocol.js';

/** @typedef {import('./engine-host.js').Job} Job */

const SLICE_MS = 7;
const PROGRESS_MS = 100;

/** Events and steps of a first slice; later ones as many as fit into SLICE_MS. */
const FIRST_SLICE = 5000;

/** Events between two looks at how many nodes there are. */
const STRIDE = 250;

/**
 * Calls `advance` with a growing number of steps until it answers false or the job is cancelled.
 * @param {Job} job
 * @param {(steps: number) => boolean} advance
 * @param {(ms: number) => void} [afterSlice] gets the milliseconds worked so far
 * @returns {Generator<void, number, void>} milliseconds worked
 */
function* inSlices(job, advance, afterSlice) {
  let steps = FIRST_SLICE;
  let worked = 0;
  for (;;) {
    const start = performance.now();
    const more = !job.cancelled && advance(steps);
    const ms = performance.now() - start;
    worked += ms;
    if (!more) return worked;
    afterSlice?.(worked);
    steps = Math.round(Math.min(steps * 2, Math.max(100, steps * SLICE_MS / Math.max(ms, 0.1))));
    yield;
  }
}

/**
 * A run: answers when it has ended, or with `live` after the first slice; then it tells the rest as progress.
 * @param {any} core @param {Job} job @param {Map<number, import('./engine-host.js').OpenRun>} runs
 * @param {any} puzzle @param {any} strategy @param {{maxEvents?: number, live?: boolean}} options
 * @param {(progress: any) => void} tell
 */
export function* run(core, job, runs, puzzle, strategy, {maxEvents, live} = {}, tell) {
  const input = checked(core, puzzle);
  if (!input.ok) return input;
  const chosen = strategyBytes(strategy);
  if (!chosen.ok) return chosen;
  const handle = new core.Run(input.bytes, chosen.bytes, natural(maxEvents, 1e9));
  runs.set(job.id, {handle, puzzle: input.bytes, strategy: chosen.bytes});
  let worked = 0;
  const summary = () => ({...summaryOf(handle), ms: worked});
  const opened = () => ({ok: true, puzzle: puzzleFrom(input.bytes), strategy, summary: summary()});
  const report = nowAndThen(() => tell(live ? {summary: summary()} : progressOf(summaryOf(handle))));
  let told = false;
  worked = yield* inSlices(job, (events) => handle.advance(events), (ms) => {
    worked = ms;
    if (live && !told) tell({opened: opened()});
    told = true;
    report();
  });
  if (!runs.has(job.id)) return null;
  handle.cancel();
  return opened();
}

/**
 * The numbers of a run and nothing else: nothing of it is kept. Where it stops for its nodes is the same each time.
 * @param {any} core @param {Job} job @param {any} puzzle @param {any} strategy
 * @param {{maxEvents?: number, maxNodes?: number}} options
 */
export function* statistics(core, job, puzzle, strategy, {maxEvents, maxNodes} = {}) {
  const input = checked(core, puzzle);
  if (!input.ok) return input;
  const chosen = strategyBytes(strategy);
  if (!chosen.ok) return chosen;
  const handle = new core.Run(input.bytes, chosen.bytes, natural(maxEvents, 1e9));
  const most = natural(maxNodes, Number.MAX_SAFE_INTEGER);
  let isBeyond = false;
  const ms = yield* inSlices(job, (events) => {
    for (let done = 0; done < events && !isBeyond; done += STRIDE) {
      if (!handle.advance(STRIDE)) return false;
      isBeyond = nodesOf(handle) > most;
    }
    return !isBeyond;
  });
  handle.cancel();
  const {length, status, stats} = summaryOf(handle);
  handle.delete();
  return {ok: true, length, status: isBeyond ? 'limit' : status, stats: {...stats, ms}};
}

/** @param {any} summary */
function progressOf({length, stats}) {
  return {events: length, nodes: stats.nodes};
}

/**
 * A part of a tree; where its run is disposed of meanwhile, as far as it has come.
 * @param {Job} job @param {Map<number, import('./engine-host.js').OpenRun>} runs @param {number} handle
 * @param {number} decide @param {number} cap
 */
export function* openSubtree(job, runs, handle, decide, cap) {
  const query = runs.get(handle)?.handle.subtree(decide, cap);
  if (!query) return new Uint8Array(0);
  yield* inSlices(job, (events) => runs.has(handle) && query.advance(events));
  const nodes = query.nodes();
  query.delete();
  return nodes;
}

/**
 * The weakest consistency that solves a puzzle without search, a rung of the ladder a slice.
 * @param {any} full @param {Job} job @param {any} puzzle
 */
export function* consistency(full, job, puzzle) {
  const input = checked(full, puzzle);
  if (!input.ok) return input;
  const query = new full.Consistency(input.bytes);
  while (!job.cancelled && query.advance()) yield;
  const weakest = query.weakest();
  query.delete();
  return {ok: true, weakest: weakest ? CAUSES[weakest] : null};
}

/**
 * What an event, which is no refute, rests on.
 * @param {any} full @param {import('./engine-host.js').OpenRun} run @param {number} index
 */
export function* chain(full, {handle, puzzle, strategy}, index) {
  const event = handle.events(index, 1).bytes;
  return full.chain(puzzle, strategy, handle.pathAt(index + 1), index, event);
}

/**
 * The number of the event that settled what becomes of a digit in a cell, -1 where there is none.
 * @param {any} full @param {import('./engine-host.js').OpenRun} run @param {number} step @param {number} cell
 * @param {number} digit
 */
export function* origin(full, {handle, puzzle, strategy}, step, cell, digit) {
  return full.origin(puzzle, strategy, handle.pathAt(step), step, cell, digit);
}

/** @param {() => void} tell @returns {() => void} that tells at most every PROGRESS_MS */
export function nowAndThen(tell) {
  let last = performance.now();
  return () => {
    if (performance.now() - last < PROGRESS_MS) return;
    last = performance.now();
    tell();
  };
}
