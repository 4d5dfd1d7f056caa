/**
 * Recorded runs for the package. The code that reads and writes them is rarely needed, so it is loaded on demand. They
 * play without an engine; only reasons and phases need it.
 */
import {askShared} from './engine-client.js';

const traceFormat = () => import('../traces/format.js');

/** @typedef {import('../traces/format.js').TraceFailure} TraceFailure */
/** @typedef {import('../traces/recorded-run.js').TraceRun} TraceRun */

/**
 * Reads a trace and replays it once.
 * @param {string} text
 * @returns {Promise<{ok: true, run: TraceRun} | TraceFailure>}
 */
export async function parseTrace(text) {
  return (await traceFormat()).readTrace(text, askShared);
}

/**
 * Writes a run that has ended.
 * @param {import('../run/timeline.js').Run} run
 * @returns {Promise<{ok: true, text: string} | TraceFailure>}
 */
export async function formatTrace(run) {
  return (await traceFormat()).formatTrace(run);
}
