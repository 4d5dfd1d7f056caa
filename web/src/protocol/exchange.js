/**
 * The way bytes take to a WebAssembly module and back (wasm/exchange.hpp): left in its inbox before a call, found in
 * its outbox after it.
 */

/** Leaves bytes for the next call. @param {any} module @param {Uint8Array[]} parts */
export function send(module, ...parts) {
  let length = 0;
  for (const part of parts) length += part.length;
  let at = module.roomFor(length);
  const memory = new Uint8Array(module.memory.buffer);
  for (const part of parts) {
    memory.set(part, at);
    at += part.length;
  }
}

/**
 * A copy of the bytes of the last answer.
 * @param {any} module @param {number} size as the call said @returns {Uint8Array}
 */
export function receive(module, size) {
  const at = module.outbox();
  return new Uint8Array(module.memory.buffer, at, size).slice();
}
