/**
 * Workers on platforms without web workers: node's, set by node/files.js. There, an engine works in the calling thread
 * unless a worker is requested, and many puzzles are solved in additional workers.
 */

/** @typedef {{start: () => Worker, most: number}} Threads `most`: the number that can run at once */

/** @type {Threads | null} */
let threads = null;

/** @param {Threads} given */
export function startThreadsWith(given) {
  threads = given;
}

/** How workers are started; null in browsers. */
export function workerThreads() {
  return threads;
}
