/** Connects to the host of an engine: in a worker if possible, or else in the page. */
import * as moments from './moments.js';
import {startWorker} from './worker-start.js';
import {workerThreads} from './worker-threads.js';

/** @typedef {import('../protocol/kinds.js').Answer} Answer */
/** @typedef {import('../protocol/kinds.js').Request} Request */

/**
 * The first message of a host.
 * @typedef {object} Hello
 * @property {number} memoryBytes
 */

/**
 * A connection to a host.
 * @typedef {object} Connection
 * @property {'worker' | 'main'} mode
 * @property {Hello} hello
 * @property {(request: Request) => void} send
 * @property {(listener: (answer: Answer) => void) => void} listen
 * @property {Promise<unknown>} lost resolves if the host stops by itself
 * @property {() => void} close
 */

/**
 * Connects to a host.
 * @param {import('./engine-client.js').EngineOptions} [options] see `createEngine`
 * @returns {Promise<Connection>} rejects if there is no WebAssembly
 */
export async function connect(options) {
  const {mode = 'auto', wasm, simd} = options ?? {};
  const source = /** @type {string | BufferSource | undefined} */ (
    typeof wasm === 'object' && 'href' in wasm ? wasm.href : wasm);
  const isWithout = workerThreads() ? mode === 'auto' : typeof Worker !== 'function';
  if (mode === 'main' || isWithout) return connectMain(source, simd);
  return connectWorker(source, simd).catch((error) => {
    if (mode === 'worker') throw error;
    return connectMain(source, simd);
  });
}

/** @param {string | BufferSource | undefined} wasm @param {boolean} [simd] @returns {Promise<Connection>} */
async function connectMain(wasm, simd) {
  return (await moments.mainThread()).connectMain(wasm, simd);
}

/** @param {string | BufferSource | undefined} wasm @param {boolean} [simd] @returns {Promise<Connection>} */
async function connectWorker(wasm, simd) {
  const greet = (/** @type {Worker} */ worker) => connectTo(worker, {wasm, simd});
  const threads = workerThreads();
  if (threads) return greet(threads.start());
  try {
    return await greet(await startWorker());
  } catch (error) {
    return (await moments.elsewhere()).connectElsewhere(greet, error);
  }
}

/** @param {Worker} worker @param {any} greeting @returns {Promise<Connection>} once it answers */
async function connectTo(worker, greeting) {
  const hello = await new Promise((resolve, reject) => {
    worker.onerror = () => reject(new Error('The worker did not start.'));
    worker.onmessage = ({data}) => (data.ready ? resolve(data.hello) : reject(new Error(data.message)));
    worker.postMessage(greeting);
  }).catch((error) => {
    worker.terminate();
    throw error;
  });
  return {
    mode: 'worker',
    hello,
    send: (request) => worker.postMessage(request),
    listen(listener) { worker.onmessage = ({data}) => listener(data); },
    close: () => worker.terminate(),
    lost: new Promise((resolve) => { worker.onerror = resolve; }),
  };
}
