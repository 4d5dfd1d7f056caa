/**
 * Where the worker's script is, for pages that may not start it in the usual words (worker-start.js): a file beside
 * this one. The classic bundle has another answer (classic-worker.js).
 */

/** Its address; no bundler is to take it for a file to copy. */
export function workerAddress() {
  return import.meta.url.replace(/[^/]*$/, 'engine-worker.js');
}

/** A script that is the worker, wherever it runs. */
export function workerText() {
  return `import ${JSON.stringify(workerAddress())};`;
}
