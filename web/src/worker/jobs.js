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
  const open = new CoreRun(module, positionBytes(input.bytes), named.bytes, natural(maxEvents, 1e9));
  runs.set(job.id, open);
  let worked = 0;
  const summary = () => ({...open.summary(), ms: worked});
  const opened = () => ({ok: true, puzzle: puzzleFrom(input.bytes), strategy, summary: summary()});
  const report = nowAndThen(() => tell(live ? {summary: summary()} : progressOf(open.summary())));
  let told = false;
  worked = yield* inSlices(job, (events) => open.advance(events), (ms) => {
    worked = ms;
    if (live && !told) tell({opened: opened()});
    told = true;
    report();
  });
  if (!runs.has(job.id)) return null;
  open.cancel();
  return opened();
}

/**
 * Looks for an event in a run, and tells how far it has come; finds none where the run is disposed of meanwhile.
 * @param {Job} job @param {Map<number, CoreRun>} runs
 * @param {[id: number, conditions: Uint8Array, index: number, isForward: boolean]} wanted
 * @param {(reached: number) => void} tell
 */
export function* find(job, runs, [id, conditions, index, isForward], tell) {
  const search = runs.get(id)?.find(conditions, index, isForward);
  if (!search) return -1;
  const report = nowAndThen(() => tell(search.reached()));
  yield* inSlices(job, (events) => runs.has(id) && search.advance(events), report);
  const found = job.cancelled ? -1 : search.found();
  search.close();
  return found;
}

/** @param {any} summary */
function progressOf({length, stats}) {
  return {events: length, nodes: stats.nodes};
}
