/**
 * The side of the engine where the wasm is. It answers requests (protocol/); what is long it does in slices of a few
 * milliseconds and takes whatever else has been asked in between, so that a window of a run never waits for a search.
 */
import {positionBytes, puzzleFrom} from '../protocol/bytes.js';
import {isSound} from './core-run.js';
import {bytesOfObject, coreStrategy, isObject} from './input.js';
import {find, run} from './jobs.js';

/** @typedef {import('../protocol/kinds.js').Answer} Answer */
/** @typedef {import('../protocol/kinds.js').Request} Request */

/** Whether the core has this strategy, the default one. @param {ReturnType<typeof coreStrategy>} strategy */
const isCores = ({propagation, variable, value}) =>
  propagation === 'only-choice' && variable === 'mrv' && value === 'ascending';

/**
 * Work in progress: a generator that yields between slices and returns the result.
 * @typedef {object} Job
 * @property {number} id
 * @property {boolean} cancelled
 * @property {Generator<void, any, void>} work
 */

/**
 * A puzzle that was checked.
 * @typedef {{ok: true, bytes: Uint8Array} | import('../protocol/kinds.js').Failure} Input
 */

/**
 * @param {any} core the loaded module
 * @param {Record<'full' | 'kernel' | 'human', () => Promise<any>>} load gets what can do more
 * @param {(answer: Answer, transfer?: Transferable[]) => void} post
 * @param {'worker' | 'main'} mode
 */
export function createHost(core, load, post, mode) {
  /** The runs, by the id of the request that made them. @type {Map<number, import('./core-run.js').CoreRun>} */
  const runs = new Map();
  /** @param {number} id throws where it was disposed of */
  function runOf(id) {
    const open = runs.get(id);
    if (!open) throw new Error('This run was disposed of.');
    return open;
  }
  /** Those that are not answered yet, by the id of their request. @type {Map<number, Job>} */
  const jobs = new Map();
  /** Those that have a turn to come. @type {Job[]} */
  const queue = [];
  /** @type {Partial<Record<keyof typeof load, Promise<any>>>} */
  const loaded = {};
  const callTurn = afterMessages(turn);
  let awake = false;
  /** The job that had a slice last. @type {Job | null} */
  let last = null;

  /** What is answered at once. @type {Record<string, (...args: any[]) => any>} */
  const direct = {
    info: () => ({memoryBytes: core.memory.buffer.byteLength}),
    runEvents: (id, first, count) => runOf(id).events(first, count),
    runStateAt: (id, index) => runOf(id).stateAt(index),
    runNext: (id, index, kinds) => runOf(id).next(index, kinds),
    runPrevious: (id, index, kinds) => runOf(id).previous(index, kinds),
    runCount: (id, index, kinds) => runOf(id).countBefore(index, kinds),
    runOverview: (id) => runOf(id).overview(),
    runTree: (id, cap) => runOf(id).tree(cap),
    runDispose(id) {
      cancel(id);
      runs.get(id)?.close();
      runs.delete(id);
    },
  };

  /** What the full module answers, once it is there. @type {Record<string, (...args: any[]) => Promise<any>>} */
  const asked = {
    parse: async (text, boxRows, boxCols) => (await more('full')).parse(text, boxRows, boxCols),
    format: async (puzzle, name) => (await more('full')).format(await checked(puzzle), name),
    check: async (puzzle, values) => (await more('full')).check(await checked(puzzle), values),
    runReason: async (id, index) => (await more('full')).reason(runOf(id), index),
    runChain: async (id, index) => (await more('full')).chain(runOf(id), index),
    runOrigin: async (id, step, cell, digit) => (await more('full')).origin(runOf(id), step, cell, digit),
  };

  /**
   * What is done in slices.
   * @type {Record<string, (job: Job, ...args: any[]) => Promise<Generator<void, any, void>>>}
   */
  const sliced = {
    async run(job, puzzle, strategy, options) {
      const chosen = coreStrategy(strategy);
      const module = isCores(chosen) ? core : (await more('full')).module;
      return run(module, job, runs, await checkedPosition(puzzle), chosen, options, tell(job));
    },
    stats: async (job, puzzle, strategy, options) =>
      (await more('full')).stats(job, await checkedPosition(puzzle), coreStrategy(strategy), options),
    runFind: async (job, ...wanted) => find(job, runs, /** @type {any} */ (wanted), tell(job)),
    runSubtree: async (job, id, decide, cap) => (await more('full')).subtree(job, runs, id, decide, cap),
    consistency: async (job, puzzle) => (await more('full')).consistency(job, await checked(puzzle)),
    canonical: async (job, puzzles) => (await more('full')).canonical(job, puzzles, tell(job)),
    solve: async (job, puzzle, options) => (await more('kernel')).solve(job, await checked(puzzle), options),
    count: async (job, puzzle, limit) => (await more('kernel')).count(job, await checked(puzzle), limit, tell(job)),
    help: async (job, puzzle, name, ...args) => (await more('human'))(
      job, tell(job), await (name === 'explain' ? checkedPosition : checked)(puzzle), name, ...args),
    async solveMany(job, chunk, limit) {
      const check = chunk.others.length ? (await more('full')).checkedNow : null;
      return (await more('kernel')).solveMany(job, chunk, limit, tell(job), check);
    },
  };

  /**
   * Loads what can do more, once.
   * @param {keyof typeof load} name
   */
  function more(name) {
    loaded[name] ??= load[name]().catch((error) => {
      delete loaded[name];
      throw error;
    });
    return /** @type {Promise<any>} */ (loaded[name]);
  }

  /**
   * A puzzle that can be solved. The core sees whether numbers are one; what is a text, or wrong, is the full module's.
   * @param {any} puzzle
   * @returns {Promise<Input>}
   */
  async function checked(puzzle) {
    const bytes = isObject(puzzle) && bytesOfObject(puzzle);
    return bytes && isSound(core, bytes) ? {ok: true, bytes} : (await more('full')).checked(puzzle);
  }

  /**
   * The same for a run, which starts from what a player has set: that must not clash either.
   * @param {any} puzzle
   * @returns {Promise<Input>}
   */
  async function checkedPosition(puzzle) {
    const input = await checked(puzzle);
    if (!input.ok) return input;
    const position = positionBytes(input.bytes);
    if (isSound(core, position)) return input;
    const {boxRows, boxCols, givens} = puzzleFrom(position);
    return (await more('full')).checked({boxRows, boxCols, givens});
  }

  /** @param {Job} job @param {string} method @param {any[]} args */
  async function start(job, method, args) {
    try {
      if (method in asked) {
        answer(job.id, await asked[method](...args));
        jobs.delete(job.id);
        return;
      }
      job.work = await sliced[method](job, ...args);
      queue.push(job);
      wake();
    } catch (error) {
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

  /** One slice of the job whose turn it is. Who had the last one lets those go first that came while it was working. */
  function turn() {
    awake = false;
    if (queue[0] === last) queue.push(...queue.splice(0, 1));
    const [job] = queue;
    last = job;
    const slice = attempt(job.id, () => job.work.next());
    if (slice?.done) answer(job.id, slice.value);
    if (!slice || slice.done) {
      queue.shift();
      jobs.delete(job.id);
    }
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
    /** What a client knows from the start. @type {import('../client/engine-client.js').Hello} */
    hello: direct.info(),
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
