/**
 * The side of the engine where the wasm is. It answers requests (protocol.js); what is long it does in slices of a few
 * milliseconds and takes whatever else has been asked in between, so that a window of a run never waits for a search.
 */
import * as bytes from './core-bytes.js';
import {countSolutions, openSubtree, run, solve} from './host-jobs.js';
import {checked, coreStrategy, digits, withOffset} from './host-input.js';

/** @typedef {import('./protocol.js').Answer} Answer */
/** @typedef {import('./protocol.js').Request} Request */

/**
 * Work in progress: a generator that yields between slices and returns the result.
 * @typedef {object} Job
 * @property {number} id
 * @property {boolean} cancelled
 * @property {Generator<void, any, void>} work
 */

/**
 * @param {any} core the loaded module
 * @param {(answer: Answer, transfer?: Transferable[]) => void} post
 * @param {'worker' | 'main'} mode
 */
export function createHost(core, post, mode) {
  /** @type {Map<number, any>} the runs, by the id of the request that made them */
  const runs = new Map();
  /** @type {Job[]} */
  const jobs = [];
  const callTurn = afterMessages(turn);
  let awake = false;

  /** @type {Record<string, (...args: any[]) => any>} what is answered at once */
  const direct = {
    info: () => ({mode, memoryBytes: core.HEAPU8.length}),
    propagators: () => bytes.propagators(core),
    parse: (text, boxRows, boxCols) => withOffset(text, bytes.parse(core, text, boxRows, boxCols)),
    format(puzzle, name) {
      const input = checked(core, puzzle);
      return input.ok ? bytes.format(core, input.bytes, name) : input;
    },
    check(puzzle, values) {
      const input = checked(core, puzzle);
      return input.ok ? bytes.checkSolution(core, input.bytes, digits(values)) : input;
    },
    runEvents: (handle, first, count) => runs.get(handle).events(first, count),
    runStateAt: (handle, index) => runs.get(handle).stateAt(index),
    runReason: (handle, index) => runs.get(handle).reason(index),
    runNext: (handle, index, kinds) => runs.get(handle).next(index, kinds),
    runPrevious: (handle, index, kinds) => runs.get(handle).previous(index, kinds),
    runOverview: (handle) => runs.get(handle).overview(),
    runTree: (handle, cap) => runs.get(handle).tree(cap),
    runDispose(handle) {
      jobs.filter((job) => job.id === handle).forEach((job) => { job.cancelled = true; });
      runs.get(handle)?.delete();
      runs.delete(handle);
    },
  };

  /** @type {Record<string, (job: Job, ...args: any[]) => Generator<void, any, void>>} what is done in slices */
  const sliced = {
    solve: (job, puzzle, options) => solve(core, job, puzzle, options),
    count: (job, puzzle, limit) => countSolutions(core, job, puzzle, limit, tell(job)),
    run: (job, puzzle, strategy, options) => run(core, job, runs, puzzle, coreStrategy(strategy), options, tell(job)),
    runSubtree: (job, handle, decide, cap) => openSubtree(job, runs, handle, decide, cap),
  };

  /** @param {Job} job */
  function tell(job) {
    return (/** @type {any} */ progress) => post({id: job.id, progress});
  }

  /** @param {number} id @param {any} result */
  function answer(id, result) {
    post({id, result}, mode === 'worker' ? buffersIn(result) : undefined);
  }

  /** Calls the next turn, once however many jobs wait for it: requests come between any two slices. */
  function wake() {
    if (awake || !jobs.length) return;
    awake = true;
    callTurn();
  }

  /** One slice of the job whose turn it is. */
  function turn() {
    awake = false;
    const job = jobs.shift();
    if (!job) return;
    const slice = attempt(job.id, () => job.work.next());
    if (slice?.done) answer(job.id, slice.value);
    else if (slice) jobs.push(job);
    wake();
  }

  /**
   * Does some work for a request. What throws is a question to a run that was disposed of, or a mistake of ours: the
   * request is answered with it, and others go on.
   * @template T
   * @param {number} id
   * @param {() => T} work
   * @returns {T | undefined}
   */
  function attempt(id, work) {
    try {
      return work();
    } catch (error) {
      post({id, failure: String(error)});
      return undefined;
    }
  }

  return {
    /** @param {Request} request */
    receive(request) {
      if ('cancel' in request) {
        jobs.filter((job) => job.id === request.id).forEach((job) => { job.cancelled = true; });
        return;
      }
      const {id, method, args} = request;
      if (method in direct) {
        attempt(id, () => answer(id, direct[method](...args)));
        return;
      }
      const job = /** @type {Job} */ ({id, cancelled: false});
      job.work = sliced[method](job, ...args);
      jobs.push(job);
      wake();
    },
  };
}

/**
 * Calls back after the messages that are already waiting: setTimeout would be held up by 4 ms each time.
 * @param {() => void} callback
 * @returns {() => void}
 */
function afterMessages(callback) {
  if (typeof setImmediate === 'function') return () => setImmediate(callback);
  const {port1, port2} = new MessageChannel();
  port1.onmessage = callback;
  return () => port2.postMessage(null);
}

/** @param {any} result the buffers of typed arrays in a flat object, which a worker can give away */
function buffersIn(result) {
  const values = ArrayBuffer.isView(result) ? [result] : Object.values(result ?? {});
  return values.filter((value) => ArrayBuffer.isView(value)).map((value) => value.buffer);
}
