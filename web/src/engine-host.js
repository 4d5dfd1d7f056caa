/**
 * The side of the engine where the wasm is. It answers requests (protocol.js); what is long it does in slices of a few
 * milliseconds and takes whatever else has been asked in between, so that a window of a run never waits for a search.
 */
import * as bytes from './core-bytes.js';
import {chain, consistency, openSubtree, origin, run, statistics} from './host-jobs.js';
import {checked, coreStrategy, digits, withOffset} from './host-input.js';
import {isBasic} from './protocol.js';

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
 * A run with what it was made of: it lives in the module that made it.
 * @typedef {object} OpenRun
 * @property {any} handle
 * @property {Uint8Array} puzzle
 * @property {Uint8Array} strategy
 */

/**
 * @param {any} core the loaded module
 * @param {Record<'full' | 'kernel', () => Promise<any>>} load gets what can do more
 * @param {(answer: Answer, transfer?: Transferable[]) => void} post
 * @param {'worker' | 'main'} mode
 */
export function createHost(core, load, post, mode) {
  /** The runs, by the id of the request that made them. @type {Map<number, OpenRun>} */
  const runs = new Map();
  /** @param {number} id throws where it was disposed of */
  const handleOf = (id) => /** @type {OpenRun} */ (runs.get(id)).handle;
  /** Those that are not answered yet, by the id of their request. @type {Map<number, Job>} */
  const jobs = new Map();
  /** Those that have a turn to come. @type {Job[]} */
  const queue = [];
  /** @type {Partial<Record<keyof typeof load, Promise<any>>>} */
  const loaded = {};
  const callTurn = afterMessages(turn);
  let awake = false;

  /** @type {Record<string, (...args: any[]) => any>} what is answered at once */
  const direct = {
    info: () => ({memoryBytes: core.HEAPU8.length}),
    parse: (text, boxRows, boxCols) => withOffset(text, bytes.parse(core, text, boxRows, boxCols)),
    format(puzzle, name) {
      const input = checked(core, puzzle);
      return input.ok ? bytes.format(core, input.bytes, name) : input;
    },
    check(puzzle, values) {
      const input = checked(core, puzzle);
      return input.ok ? bytes.checkSolution(core, input.bytes, digits(values)) : input;
    },
    runEvents: (id, first, count) => handleOf(id).events(first, count),
    runStateAt: (id, index) => handleOf(id).stateAt(index),
    runReason: (id, index) => handleOf(id).reason(index),
    runNext: (id, index, kinds) => handleOf(id).next(index, kinds),
    runPrevious: (id, index, kinds) => handleOf(id).previous(index, kinds),
    runCount: (id, index, kinds) => handleOf(id).countBefore(index, kinds),
    runOverview: (id) => handleOf(id).overview(),
    runTree: (id, cap) => handleOf(id).tree(cap),
    runDispose(id) {
      cancel(id);
      runs.get(id)?.handle.delete();
      runs.delete(id);
    },
  };

  /**
   * What is done in slices, with the module that it takes (see `moduleFor`).
   * @type {Record<string, (module: any, job: Job, ...args: any[]) => Generator<void, any, void>>}
   */
  const sliced = {
    solve: (kernel, job, puzzle, options) => kernel.solve(job, puzzle, options),
    count: (kernel, job, puzzle, limit) => kernel.count(job, puzzle, limit, tell(job)),
    solveMany: (kernel, job, chunk, limit) => kernel.solveMany(job, chunk, limit, tell(job)),
    consistency: (module, job, puzzle) => consistency(module, job, puzzle),
    run: (module, job, puzzle, strategy, options) =>
      run(module, job, runs, puzzle, coreStrategy(strategy), options, tell(job)),
    stats: (module, job, puzzle, strategy, options) =>
      statistics(module, job, puzzle, coreStrategy(strategy), options),
    runSubtree: (_, job, id, decide, cap) => openSubtree(job, runs, id, decide, cap),
    runChain: (module, _, id, index) => chain(module, /** @type {OpenRun} */ (runs.get(id)), index),
    runOrigin: (module, _, id, step, cell, digit) =>
      origin(module, /** @type {OpenRun} */ (runs.get(id)), step, cell, digit),
  };

  /**
   * What a request takes, where the core is not enough.
   * @param {string} method @param {any[]} args
   * @returns {keyof typeof load | null}
   */
  function moduleFor(method, args) {
    if (['run', 'stats'].includes(method)) return isBasic(args[1]?.propagation) ? null : 'full';
    if (['solve', 'count', 'solveMany'].includes(method)) return 'kernel';
    return ['consistency', 'runChain', 'runOrigin'].includes(method) ? 'full' : null;
  }

  /** @param {Job} job @param {string} method @param {any[]} args */
  async function start(job, method, args) {
    const name = moduleFor(method, args);
    try {
      const module = name ? await (loaded[name] ??= load[name]()) : core;
      job.work = sliced[method](module, job, ...args);
      queue.push(job);
      wake();
    } catch (error) {
      if (name) delete loaded[name];
      jobs.delete(job.id);
      post({id: job.id, failure: String(error)});
    }
  }

  /** @param {number} id */
  function cancel(id) {
    const job = jobs.get(id);
    if (job) job.cancelled = true;
  }

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
    if (awake || !queue.length) return;
    awake = true;
    callTurn();
  }

  /** One slice of the job whose turn it is. */
  function turn() {
    awake = false;
    const job = queue.shift();
    if (!job) return;
    const slice = attempt(job.id, () => job.work.next());
    if (slice?.done) answer(job.id, slice.value);
    if (slice && !slice.done) queue.push(job);
    else jobs.delete(job.id);
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
    /** What a client knows from the start. @type {import('./engine-client.js').Hello} */
    hello: {propagators: bytes.propagators(core), ...direct.info()},
    /** @param {Request} request */
    receive(request) {
      if ('cancel' in request) {
        cancel(request.id);
        return;
      }
      const {id, method, args} = request;
      if (method in direct) {
        attempt(id, () => answer(id, direct[method](...args)));
        return;
      }
      const job = /** @type {Job} */ ({id, cancelled: false});
      jobs.set(id, job);
      start(job, method, args);
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
