/** Starts once and shares the result from then on, but starts again after a failure. */

/**
 * @template T
 * @param {() => Promise<T>} start
 * @returns {() => Promise<T>}
 */
export function once(start) {
  /** @type {Promise<T> | null} */
  let started = null;
  return () => (started ??= start().catch((error) => {
    started = null;
    throw error;
  }));
}
