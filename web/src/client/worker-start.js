/** Starts the worker in the words that bundlers know. */

/** Throws where the page may not do so. */
export function startWorker() {
  return new Worker(new URL('../worker/engine-worker.js', import.meta.url), {type: 'module'});
}
