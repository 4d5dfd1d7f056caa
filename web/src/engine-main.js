/** The engine on the main thread: under node, and where a worker can't be had. Work is done in the same slices. */
import {loadCore, loadFull, loadSolving} from './core-loader.js';
import {createHost} from './engine-host.js';

/**
 * @param {string | BufferSource | undefined} wasm
 * @param {boolean} [simd]
 * @returns {Promise<import('./engine-client.js').Connection>}
 */
export async function connectMain(wasm, simd) {
  /** @type {(answer: import('./protocol.js').Answer) => void} */
  let hear = () => {};
  const post = (/** @type {any} */ answer) => queueMicrotask(() => hear(answer));
  const core = await loadCore(wasm);
  const load = {full: () => loadFull(wasm), kernel: () => loadSolving(wasm, simd)};
  const host = createHost(core, load, post, 'main');
  return {
    mode: 'main',
    hello: host.hello,
    send: (request) => host.receive(request),
    listen(listener) { hear = listener; },
    close() { hear = () => {}; },
  };
}
