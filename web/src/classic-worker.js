/**
 * The worker of the classic bundle, in place of worker-start.js and worker-source.js: the bundle's own text holds
 * everything.
 */

/** @type {string | undefined} */
let address;

/** Starts it. Throws where the page may not. */
export function startWorker() {
  return new Worker(workerAddress());
}

/** Its address, which stays for the helpers that are started later. */
export function workerAddress() {
  address ??= URL.createObjectURL(new Blob([workerText()], {type: 'text/javascript'}));
  return address;
}

/** The bundle is one function, and `sudokuScopeBundle` the name that tools/classic.mjs gives it. */
export function workerText() {
  return `(${sudokuScopeBundle})()`;
}
