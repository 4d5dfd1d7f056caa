/**
 * The side of the engine where the WebAssembly is. It answers requests (protocol/), and works on long ones in slices of
 * a few milliseconds, with other requests in between, so that a window of a run never waits for a search.
 */
import {withMasks} from '../protocol/people.js';
import {positionBytes, puzzleFrom, strategyBytes} from '../protocol/bytes.js';
import {isSound} from './core-run.js';
import {bytesOfObject, coreStrategy, isObject} from './input.js';
import {find, run} from './jobs.js';
import {Turns} from './turns.js';

/** @typedef {import('../protocol/kinds.js').Answer} Answer */
/** @typedef {import('../protocol/kinds.js').Request} Request */
/** @typedef {import('./turns.js').Job} Job */

/**
 * A puzzle that was checked; where it has rules, what is told of them, and what can run and solve it.
 * @typedef {{ok: true, bytes: Uint8Array, isUnread?: boolean, module?: any,
 *   rules?: import('../protocol/kinds.js').Rules,
 *   solver?: (limits: any) => import('./rules-solver.js').RulesSolver,
 *   candidates?: (nodes: bigint) => import('./rules-solver.js').RulesCandidates}
 *   | import('../protocol/kinds.js').Failure} Input
 */

/**
 * The loaders of the modules that can do more: each loads once, and again after a failure.
 * @typedef {Record<'full' | 'kernel' | 'human', () => Promise<any>>} Load
 */

/** True if the core has this strategy, the default one. @param {ReturnType<typeof coreStrategy>} strategy */
const isCores = ({propagation, variable, value, branching, lookBack}) =>
  propagation === 'only-choice' && variable === 'mrv' && value === 'ascending' && !branching && !lookBack;

export class Host {
  #core;
  #load;
  #post;
  #mode;
  /** The runs, by the id of the request that made them. @type {Map<number, import('./core-run.js').CoreRun>} */
  #runs = new Map();
  /** The requests that are not answered yet, by id. @type {Map<number, Job>} */
  #jobs = new Map();
  #turns = new Turns((id, result) => this.#end(id, result), (id, error) => this.#fail(id, error));

  /**
   * @param {any} core the loaded module
   * @param {Load} load
   * @param {(answer: Answer, transfer?: Transferable[]) => void} post
   * @param {'worker' | 'main'} mode
   */
  constructor(core, load, post, mode) {
    this.#core = core;
    this.#load = load;
    this.#post = post;
    this.#mode = mode;
  }

  /** The facts that a client knows from the start. @returns {import('../client/connecting.js').Hello} */
  get hello() {
    return this.#direct.info();
  }

  /** @param {Request} request */
  receive(request) {
    if ('cancel' in request) return this.#cancel(request.id);
    const {id, method, args} = request;
    const job = {id, cancelled: false};
    if (method in this.#questions) return this.#ask(job, method, args);
    if (!(method in this.#direct)) return void this.#start(job, method, args);
    try {
      this.#answer(id, this.#direct[method](...args));
    } catch (error) {
      this.#fail(id, error);
    }
  }

  /** Requests that are answered at once. @type {Record<string, (...args: any[]) => any>} */
  #direct = {
    info: () => ({memoryBytes: this.#core.memory.buffer.byteLength}),
    runOverview: (id) => this.#runOf(id).overview(),
    runTree: (id, cap) => this.#runOf(id).tree(cap),
    runDispose: (id) => {
      this.#cancel(id);
      this.#runs.get(id)?.close();
      this.#runs.delete(id);
    },
  };

  /**
   * Questions to a run, which seldom take more than the slice that they get at once.
   * @type {Record<string, (job: Job, id: number, ...args: any[]) => Generator<void, any, void>>}
   */
  #questions = {
    runEvents: (job, id, first, count) => this.#runOf(id).events(job, first, count),
    runStateAt: (job, id, index) => this.#runOf(id).stateAt(job, index),
    runNext: (job, id, index, kinds) => this.#runOf(id).next(job, index, kinds),
    runPrevious: (job, id, index, kinds) => this.#runOf(id).previous(job, index, kinds),
    runCount: (job, id, index, kinds) => this.#runOf(id).countBefore(job, index, kinds),
  };

  /**
   * Requests that the full module answers, once it is there.
   * @type {Record<string, (...args: any[]) => Promise<any>>}
   */
  #asked = {
    parse: async (text, boxRows, boxCols) => (await this.#load.full()).parse(text, boxRows, boxCols),
    format: async (puzzle, name) => (await this.#load.full()).format(await this.#checked(puzzle), name),
    check: async (puzzle, values) => (await this.#load.full()).check(await this.#checked(puzzle), values),
    // Of runs by other programs, which are in the page: it hands in what is asked about.
    tellReason: async (puzzle, excerpt) => (await this.#load.full()).reasonOf(puzzle, excerpt),
    tellLayers: async (puzzle, excerpt, constraint) =>
      (await this.#load.full()).layersOf(puzzle, excerpt, constraint),
    tellPhase: async (puzzle, excerpt, arc) => (await this.#load.full()).phaseOf(puzzle, excerpt, arc),
  };

  /**
   * Requests that are worked on in slices.
   * @type {Record<string, (job: Job, ...args: any[]) => Promise<Generator<void, any, void>>>}
   */
  #sliced = {
    run: async (job, puzzle, strategy, options) => {
      const chosen = coreStrategy(strategy);
      const full = isCores(chosen) ? null : await this.#load.full();
      const named = full ? full.named(chosen) : {ok: true, bytes: strategyBytes(chosen)};
      const [module, input] = [full?.module ?? this.#core, await this.#checkedPosition(puzzle)];
      return run(module, job, this.#runs, input, {strategy: chosen, named}, options, this.#tell(job));
    },
    stats: async (job, puzzle, strategy, options) =>
      (await this.#load.full()).stats(job, await this.#checkedPosition(puzzle), coreStrategy(strategy), options),
    runReason: async (job, id, index) => (await this.#load.full()).reason(job, this.#runOf(id), index),
    runChain: async (job, id, index) => (await this.#load.full()).chain(job, this.#runOf(id), index),
    runPhase: async (job, id, step, arc) => (await this.#load.full()).phase(job, this.#runOf(id), step, arc),
    runLayers: async (job, id, index, constraint) =>
      (await this.#load.full()).layers(job, this.#runOf(id), index, constraint),
    runOrigin: async (job, id, ...place) => (await this.#load.full()).origin(job, this.#runOf(id), ...place),
    runFind: async (job, id, ...wanted) =>
      find(job, this.#runs.get(id), /** @type {any} */ (wanted), this.#tell(job)),
    runSubtree: async (job, id, decide, cap) => this.#runOf(id).subtree(job, decide, cap),
    consistency: async (job, puzzle) =>
      (await this.#load.full()).consistency(job, await this.#checked(puzzle), this.#tell(job)),
    canonical: async (job, puzzles) => (await this.#load.full()).canonical(job, puzzles, this.#tell(job)),
    solve: async (job, puzzle, options) =>
      (await this.#load.kernel()).solve(job, await this.#checked(puzzle), options),
    count: async (job, puzzle, options) =>
      (await this.#load.kernel()).count(job, await this.#checked(puzzle), options, this.#tell(job)),
    trueCandidates: async (job, puzzle, options) =>
      (await this.#load.kernel()).trueCandidates(job, await this.#checked(puzzle), options),
    help: async (job, puzzle, name, ...args) => (await this.#load.human())(job, this.#tell(job),
      await (name === 'explain' ? this.#checkedPosition(puzzle) : this.#checked(puzzle)), name, ...args),
    solveMany: async (job, chunk, limit) => {
      const check = chunk.others.length ? (await this.#load.full()).checkedNow : null;
      return (await this.#load.kernel()).solveMany(job, chunk, limit, this.#tell(job), check);
    },
  };

  /** @param {number} id throws if it was disposed of */
  #runOf(id) {
    const open = this.#runs.get(id);
    if (!open) throw new Error('This run was disposed of.');
    return open;
  }

  /**
   * A puzzle that can be solved. The core sees whether numbers are one; texts, rules and errors are for the full
   * module.
   * @param {any} puzzle
   * @returns {Promise<Input>}
   */
  async #checked(puzzle) {
    const bytes = isObject(puzzle) && !puzzle.rules && bytesOfObject(puzzle);
    return bytes && isSound(this.#core, bytes) ? {ok: true, bytes} : (await this.#load.full()).checked(puzzle);
  }

  /**
   * The same for a run, which starts from the digits that a player has set: those must not clash either.
   * @param {any} puzzle
   * @returns {Promise<Input>}
   */
  async #checkedPosition(puzzle) {
    const input = await this.#checked(puzzle);
    if (!input.ok) return input;
    const position = positionBytes(input.bytes);
    if (isSound(this.#core, position)) return input;
    const checked = await (await this.#load.full()).checked(withMasks(puzzleFrom(position, input.rules)));
    return checked.ok ? input : checked;
  }

  /** @param {Job} job @param {string} method @param {any[]} args */
  #ask(job, method, args) {
    this.#jobs.set(job.id, job);
    try {
      this.#turns.begin(job, this.#questions[method](job, .../** @type {[number]} */ (args)));
    } catch (error) {
      this.#fail(job.id, error);
    }
  }

  /** @param {Job} job @param {string} method @param {any[]} args */
  async #start(job, method, args) {
    this.#jobs.set(job.id, job);
    try {
      if (method in this.#asked) this.#end(job.id, await this.#asked[method](...args));
      else this.#turns.add(job, await this.#sliced[method](job, ...args));
    } catch (error) {
      this.#fail(job.id, error);
    }
  }

  /** @param {number} id */
  #cancel(id) {
    const job = this.#jobs.get(id);
    if (job) job.cancelled = true;
  }

  /** @param {Job} job */
  #tell(job) {
    return (/** @type {any} */ progress) => this.#post({id: job.id, progress});
  }

  /** @param {number} id @param {any} result */
  #end(id, result) {
    this.#jobs.delete(id);
    this.#answer(id, result);
  }

  /** @param {number} id @param {any} result */
  #answer(id, result) {
    this.#post({id, result}, this.#mode === 'worker' ? buffersIn(result) : undefined);
  }

  /**
   * An error that is thrown comes from a question to a run that is gone, or a mistake of ours: the request is answered
   * with it, and others go on.
   * @param {number} id @param {unknown} error
   */
  #fail(id, error) {
    this.#jobs.delete(id);
    this.#post({id, failure: String(error)});
  }
}

/** The buffers of typed arrays in a flat object, which a worker can give away. @param {any} result */
function buffersIn(result) {
  const values = ArrayBuffer.isView(result) ? [result] : Object.values(result ?? {});
  return values.filter((value) => ArrayBuffer.isView(value)).map((value) => value.buffer);
}
