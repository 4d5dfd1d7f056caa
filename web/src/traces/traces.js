/**
 * Recorded runs for the package: what reads and writes them is rare, so that it is loaded when it is first asked for.
 */

/** @typedef {import('./format.js').TraceFailure} TraceFailure */
/** @typedef {import('./recorded-run.js').TraceRun} TraceRun */

/**
 * Reads a trace and replays it once.
 * @param {string} text
 * @returns {Promise<{ok: true, run: TraceRun} | TraceFailure>}
 */
export async function parseTrace(text) {
  return (await import('./format.js')).readTrace(text);
}

/**
 * Writes a run that has ended.
 * @param {import('../run/timeline.js').Run} run
 * @returns {Promise<{ok: true, text: string} | TraceFailure>}
 */
export async function formatTrace(run) {
  return (await import('./format.js')).formatTrace(run);
}
