/** Starts the worker with the expression that bundlers recognise. */

/** Throws if the page may not start it. */
export function startWorker() {
  return new Worker(new URL('../worker/engine-worker.js', import.meta.url), {type: 'module'});
}
