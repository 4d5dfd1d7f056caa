/**
 * Workers where the platform has none of its own kind: node's, told by node/files.js. There an engine works in the
 * thread that asks it, unless a worker is asked for, and many puzzles are solved in workers beside it.
 */

/** @typedef {{start: () => Worker, most: number}} Threads `most`: how many can run at once */

/** @type {Threads | null} */
let threads = null;

/** @param {Threads} given */
export function startThreadsWith(given) {
  threads = given;
}

/** How they are started; null in browsers. */
export function workerThreads() {
  return threads;
}
