/**
 * Starts the worker if the page can't do so by its address: because the script has another origin, so a script of this
 * origin imports it; or because of trusted types, which require an address from a policy.
 */

/** The name of the trusted types policy, which pages can allow. */
const POLICY = 'sudoku-scope';

/** @type {{createScriptURL(address: string): any} | undefined} */
let policy;

/**
 * @template T
 * @param {(worker: Worker) => Promise<T>} greet resolves when the worker is ready
 * @param {unknown} error why it could not be started by its address; a TypeError for trusted types
 * @returns {Promise<T>} rejects if no worker can be started
 */
export async function connectElsewhere(greet, error) {
  const trust = error instanceof TypeError ? trusting() : (/** @type {string} */ address) => address;
  const start = (/** @type {string} */ address) => new Worker(trust(address), {type: 'module'});
  if (error instanceof TypeError) {
    try {
      return await greet(start(workerAddress()));
    } catch {
      // It has another origin, too.
    }
  }
  const blob = URL.createObjectURL(new Blob([workerText()], {type: 'text/javascript'}));
  try {
    return await greet(start(blob));
  } finally {
    URL.revokeObjectURL(blob);
  }
}

/** A policy that makes addresses trusted; throws if the page doesn't allow our policy. */
function trusting() {
  const {trustedTypes} = /** @type {any} */ (globalThis);
  policy ??= trustedTypes.createPolicy(POLICY, {createScriptURL: (/** @type {string} */ address) => address});
  return (/** @type {string} */ address) => policy?.createScriptURL(address);
}

/** The address of the worker, written so that bundlers don't copy the file. */
export function workerAddress() {
  return import.meta.url.replace(/[^/]*$/, 'engine-worker.js');
}

/** A script that becomes the worker, wherever it runs. */
export function workerText() {
  return `import ${JSON.stringify(workerAddress())};`;
}
