/** The engine on the main thread: under node, and where a worker can't be had. Work is done in the same slices. */
import {sendable} from '../protocol/sendable.js';
import {loadCore, loadersFor} from './loading.js';
import {Host} from './host.js';

const noEngine = () => import('./no-engine.js');

/** The eight bytes of a module in which there is nothing. */
const EMPTY = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/**
 * @param {string | BufferSource | undefined} wasm
 * @param {boolean} [simd]
 * @returns {Promise<import('../client/connecting.js').Connection>} rejects, in words for readers, where it can't be
 *   had
 */
export async function connectMain(wasm, simd) {
  if (!await runsWasm()) throw (await noEngine()).noWasm();
  /** @type {(answer: import('../protocol/kinds.js').Answer) => void} */
  let notify = () => {};
  const post = (/** @type {any} */ answer) => void Promise.resolve(answer).then((each) => notify(each));
  const core = await loadCore(wasm).catch(async (cause) => {
    throw (await noEngine()).notLoaded(cause);
  });
  const host = new Host(core, loadersFor(wasm, simd), post, 'main');
  return {
    mode: 'main',
    hello: host.hello,
    // The same as a worker would get, which the caller can't change meanwhile.
    send: (request) => host.receive('args' in request ?
      {...request, args: request.args.map((each) => sendable(each))} : request),
    listen(listener) { notify = listener; },
    close() { notify = () => {}; },
    lost: new Promise(() => {}),
  };
}

/** True if there is WebAssembly, and the page's policy lets it run. */
async function runsWasm() {
  try {
    return Boolean(await WebAssembly.instantiate(EMPTY));
  } catch {
    return false;
  }
}
