/**
 * Starts the worker where a page can't do so by its address: a script of another origin, which a script of this origin
 * may import; trusted types, under which an address must come from a policy.
 */

/** Of the policy, for pages that name in their own policy who may make one. */
const POLICY = 'sudoku-scope';

/** @type {{createScriptURL(address: string): any} | undefined} */
let policy;

/**
 * @template T
 * @param {(worker: Worker) => Promise<T>} greet resolves when the worker is ready
 * @param {unknown} error why it could not be started by its address; what is not trusted is a TypeError
 * @returns {Promise<T>} rejects where no worker can be had
 */
export async function connectElsewhere(greet, error) {
  const trust = error instanceof TypeError ? trusting() : (/** @type {string} */ address) => address;
  const start = (/** @type {string} */ address) => new Worker(trust(address), {type: 'module'});
  if (error instanceof TypeError) {
    try {
      return await greet(start(workerAddress()));
    } catch {
      // It is of another origin too.
    }
  }
  const blob = URL.createObjectURL(new Blob([workerText()], {type: 'text/javascript'}));
  try {
    return await greet(start(blob));
  } finally {
    URL.revokeObjectURL(blob);
  }
}

/** A policy that makes addresses trusted; throws where the page refuses our policy. */
function trusting() {
  const {trustedTypes} = /** @type {any} */ (globalThis);
  policy ??= trustedTypes.createPolicy(POLICY, {createScriptURL: (/** @type {string} */ address) => address});
  return (/** @type {string} */ address) => policy?.createScriptURL(address);
}

/** Its address; no bundler is to take it for a file to copy. */
export function workerAddress() {
  return import.meta.url.replace(/[^/]*$/, 'engine-worker.js');
}

/** A script that is the worker, wherever it runs. */
export function workerText() {
  return `import ${JSON.stringify(workerAddress())};`;
}
