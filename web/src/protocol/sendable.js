/** Makes a copy that can be sent to a worker of a value that can't be sent as it is. */

/** Far deeper than any puzzle. */
const DEEPEST = 50;

/**
 * Copies lists and objects; an empty object takes the place of a function, a symbol, and all else that can't be read.
 * @param {any} value @param {number} [depth] @param {Map<object, any>} [copies] of objects that occur several times
 * @returns {any}
 */
export function sendable(value, depth = 0, copies = new Map()) {
  if (!['object', 'function', 'symbol'].includes(typeof value) || !value) return value;
  if (copies.has(value)) return copies.get(value);
  /** @type {any} */
  let copy = {};
  if (typeof value !== 'object' || depth > DEEPEST) return copy;
  try {
    if (ArrayBuffer.isView(value)) return /** @type {Uint8Array} */ (value).slice();
    if (Array.isArray(value)) copy = [];
    copies.set(value, copy);
    for (const key of Object.keys(value)) copy[key] = sendable(value[key], depth + 1, copies);
  } catch {
    // A proxy or a getter that throws: so far it was read.
  }
  return copy;
}
