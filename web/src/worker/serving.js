/** The engine in a worker: loads the core, says so, and answers requests. The first message may name the wasm. */
import {loadCore, loadersFor} from './loading.js';
import {Host} from './host.js';
import {place} from '../language/place.js';

/**
 * Serves whoever started this worker.
 * @param {MessageEvent[]} [early] messages that have come already
 */
export function serve(early = []) {
  place.isWorker = true;
  /** @type {any} the global scope of a worker, for which the page's library has no type */
  const scope = globalThis;
  /** @param {any} answer @param {any[]} [transfer] */
  const post = (answer, transfer = []) => scope.postMessage(answer, transfer);
  scope.onmessage = async (/** @type {MessageEvent} */ {data: {wasm, simd}}) => {
    try {
      const core = await loadCore(wasm);
      const host = new Host(core, loadersFor(wasm, simd), post, 'worker');
      scope.onmessage = (/** @type {MessageEvent} */ {data}) => host.receive(data);
      post({ready: true, hello: host.hello});
    } catch (error) {
      post({ready: false, message: String(error)});
    }
  };
  for (const message of early) scope.onmessage(message);
}
