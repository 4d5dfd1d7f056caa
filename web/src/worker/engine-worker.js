/**
 * Runs in the worker, as a file of its own. Everything is behind a dynamic import: a bundler shares what lies in
 * an entry by importing the entry, and WebKit evaluates a worker's script once more where a chunk imports it. Should
 * that happen nevertheless, somebody listens already, and goes on listening.
 */

/** @type {any} the global scope of a worker, for which the page's library has no type */
const scope = globalThis;

if (!scope.onmessage) {
  /** The messages that come before there is somebody to read them. @type {MessageEvent[]} */
  const early = [];
  scope.onmessage = (/** @type {MessageEvent} */ message) => early.push(message);
  import('./serving.js').then(({serve}) => serve(early), (error) =>
    scope.postMessage({ready: false, message: String(error)}));
}
