/**
 * Under node, modules are files to be read, and workers are threads. Bundles for browsers have nothing in its place
 * (tools/bundle.mjs), entries for node have it.
 */
import {readFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import {Worker as Thread} from 'node:worker_threads';
import {readFilesWith} from '../worker/plain-module.js';
import {startThreadsWith} from '../client/worker-threads.js';

/** A thread with what engines use of a browser's worker. It keeps node running while it owes an answer. */
class ThreadWorker {
  /** @type {((message: {data: any}) => void) | null} */
  onmessage = null;
  /** @type {((error: Error) => void) | null} */
  onerror = null;
  // Options of the program, such as those of a text that was given in place of a file, are not for it.
  #thread = new Thread(new URL('./node-worker.js', import.meta.url), {execArgv: []});
  /** Requests without an answer; the greeting, which has no number, is one. @type {Set<number | undefined>} */
  #owed = new Set();

  constructor() {
    this.#thread.on('message', (data) => this.#receive(data));
    this.#thread.on('error', (error) => this.onerror?.(error));
    this.#thread.on('exit', () => this.onerror?.(new Error('The thread has ended.')));
  }

  /** @param {any} data @param {any[]} [transfer] */
  postMessage(data, transfer) {
    this.#thread.postMessage(data, transfer);  // first: nothing is owed if it throws
    if (!data.cancel) this.#owed.add(data.id);
    this.#thread.ref();
  }

  terminate() {
    this.#thread.terminate();
  }

  /** @param {any} data */
  #receive(data) {
    if (data.progress === undefined) this.#owed.delete(data.id);
    if (this.#owed.size === 0) this.#thread.unref();
    this.onmessage?.({data});
  }
}

readFilesWith(readFile);
startThreadsWith({
  start: () => /** @type {any} */ (new ThreadWorker()),
  most: availableParallelism(),
});
