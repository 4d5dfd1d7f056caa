/** The engine on the main thread: under node, and where a worker can't be had. Work is done in the same slices. */
import {loadCore, loadFull} from './core-loader.js';
import {createHost} from './engine-host.js';

/**
 * @param {string | BufferSource | undefined} wasm
 * @returns {Promise<import('./engine-client.js').Connection>}
 */
export async function connectMain(wasm) {
  /** @type {(answer: import('./protocol.js').Answer) => void} */
  let hear = () => {};
  const post = (/** @type {any} */ answer) => queueMicrotask(() => hear(answer));
  const host = createHost(await loadCore(wasm), () => loadFull(wasm), post, 'main');
  return {
    mode: 'main',
    hello: host.hello,
    send: (request) => host.receive(request),
    listen(listener) { hear = listener; },
    close() { hear = () => {}; },
  };
}
