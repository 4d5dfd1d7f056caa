/**
 * Recorded runs for the package: what reads and writes them is rare, so that it is loaded when it is first asked for.
 * They play without an engine, which is asked only for what follows from their events.
 */
import {askShared} from './engine-client.js';

/** @typedef {import('../traces/format.js').TraceFailure} TraceFailure */
/** @typedef {import('../traces/recorded-run.js').TraceRun} TraceRun */

/**
 * Reads a trace and replays it once.
 * @param {string} text
 * @returns {Promise<{ok: true, run: TraceRun} | TraceFailure>}
 */
export async function parseTrace(text) {
  return (await import('../traces/format.js')).readTrace(text, askShared);
}

/**
 * Writes a run that has ended.
 * @param {import('../run/timeline.js').Run} run
 * @returns {Promise<{ok: true, text: string} | TraceFailure>}
 */
export async function formatTrace(run) {
  return (await import('../traces/format.js')).formatTrace(run);
}
