/**
 * The long jobs of the host that every page has: a run, and looking for an event in it.
 */
import {positionBytes, puzzleFrom} from '../protocol/bytes.js';
import {CoreRun} from './core-run.js';
import {natural} from './input.js';
import {inSlices, nowAndThen} from './slices.js';

/** @typedef {import('./turns.js').Job} Job */
/** @typedef {import('./host.js').Input} Input */

/** A strategy, and its bytes, unless a name in it is unknown. @typedef {{strategy: any, named: Input}} Chosen */

/**
 * A run: answers when it has ended, or with `live` after the first slice; then it tells the rest as progress.
 * @param {any} module @param {Job} job @param {Map<number, CoreRun>} runs
 * @param {Input} input @param {Chosen} chosen @param {{maxEvents?: number, live?: boolean}} options
 * @param {(progress: any) => void} tell
 */
export function* run(module, job, runs, input, {strategy, named}, {maxEvents, live} = {}, tell) {
  if (!input.ok) return input;
  if (!named.ok) return named;
  const open = new CoreRun(input.module ?? module, positionBytes(input.bytes), named.bytes, natural(maxEvents, 1e9));
  runs.set(job.id, open);
  yield;  // to set up a large grid has taken a slice's time
  let worked = 0;
  const summary = () => ({...open.summary(), ms: worked});
  const opened = () => ({ok: true, puzzle: puzzleFrom(input.bytes, input.rules), strategy, summary: summary()});
  const report = nowAndThen(() => tell(live ? {summary: summary()} : progressOf(open.summary())));
  let isOpened = false;
  worked = yield* inSlices(job, (events) => open.advance(events), (ms) => {
    worked = ms;
    if (live && !isOpened) tell({opened: opened()});
    isOpened = true;
    report();
  });
  if (!runs.has(job.id)) return null;
  open.cancel();
  return opened();
}

/**
 * Looks for an event in a run, and tells how far it has come; finds none if the run has been disposed of.
 * @param {Job} job @param {CoreRun | undefined} run
 * @param {[conditions: Uint8Array, index: number, isForward: boolean]} wanted
 * @param {(reached: number) => void} tell
 */
export function* find(job, run, wanted, tell) {
  return run ? yield* run.find(job, ...wanted, nowAndThen(tell)) : -1;
}

/** @param {any} summary */
function progressOf({length, stats}) {
  return {events: length, nodes: stats.nodes};
}
