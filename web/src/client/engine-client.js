/**
 * The engine for pages, workers and node: parses, solves, counts and runs, in a worker if possible. Bad input never
 * throws or rejects; only starting an engine rejects, without WebAssembly. engine.js adds human techniques, new puzzles
 * and proofs.
 */
import asking from '../../languages/en/asking.js';
import {failing, translated} from '../language/failures.js';
import {readLine} from '../grid/plain-puzzle.js';
import {Run, masks} from './run-client.js';
import {hasSimd} from '../worker/simd.js';
import {loadStateCodes} from '../links/state-code-loader.js';
import {connect} from './connecting.js';
import * as moments from './moments.js';
import {workerThreads} from './worker-threads.js';
import '#files';

/** @typedef {import('../protocol/kinds.js').Answer} Answer */
/** @typedef {import('./connecting.js').Connection} Connection */
/** @typedef {import('../protocol/kinds.js').Failure} Failure */
/** @typedef {import('../protocol/kinds.js').Puzzle} Puzzle */
/** @typedef {import('../protocol/kinds.js').PuzzleInput} PuzzleInput */
/** @typedef {import('../protocol/kinds.js').Strategy} Strategy */
/** @typedef {import('../protocol/kinds.js').Signal} Signal */
/** @template T @typedef {import('../protocol/kinds.js').Result<T>} Result */

/**
 * A request that waits for its answer.
 * @typedef {object} Waiting
 * @property {(result: any) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {boolean} [throws] true for calls of a run, which reject instead of returning an error
 * @property {(progress: any) => void} [progress]
 * @property {() => void} [leave] stops listening to its signal
 */

/** @typedef {string | {readonly href: string} | ArrayBuffer | ArrayBufferView} WasmSource an address, or bytes */

/** @typedef {{mode?: 'auto' | 'worker' | 'main', wasm?: WasmSource, simd?: boolean}} EngineOptions */

/** @typedef {{status: 'unique' | 'solved' | 'multiple' | 'none' | 'limit' | 'cancelled', solutions: string[],
 *            count: number, nodes: number, ms: number}} Solved */

/**
 * `candidates`: a set of bits for each cell; empty sets if there is no solution. `complete`: there are no more
 * @typedef {{status: 'unique' | 'multiple' | 'none' | 'limit' | 'cancelled', candidates: BigUint64Array,
 *            complete: boolean, nodes: number, ms: number}} TrueCandidates
 */

const VERSION = '0.1.0';

const failure = failing('asking', asking);

/** The longest text that is passed to the engine, which rejects much shorter ones with a message. */
const MAX_TEXT = 1 << 24;

/** Starts an engine without human techniques, new puzzles and proofs. @param {EngineOptions} [options] */
export async function startEngine(options) {
  return new SolvingEngine(await connect(options), options);
}

/** @type {Promise<SolvingEngine> | null} */
let shared = null;

const forget = () => { shared = null; };

/** The engine that all elements of a page share; one that did not start, or was lost, is started again. */
export function sharedEngine() {
  if (!shared) {
    shared = connect().then((connection) => {
      connection.lost.then(forget);
      return new SolvingEngine(connection);
    });
    shared.catch(forget);
  }
  return shared;
}

/** Asks the shared engine about a recorded run; see `tell`. @param {string} method @param {any[]} args */
export async function askShared(method, ...args) {
  return (await sharedEngine()).tell(method, ...args);
}

export class SolvingEngine {
  #connection;
  #lastId = 0;
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  #memoryBytes;
  #options;
  /** @type {import('./solve-many.js').Pool | null} */
  #pool = null;
  /** The answer to everything, once it has ended. @type {Failure | null} */
  #ended = null;

  /** @param {Connection} connection @param {EngineOptions} [options] as for `createEngine` */
  constructor(connection, options) {
    this.#connection = connection;
    this.#options = options ?? {};
    this.#memoryBytes = connection.hello.memoryBytes;
    connection.listen((answer) => this.#receive(answer));
    connection.lost.then(() => this.#end(failure('engine', 'lost')));
  }

  /**
   * Reads a puzzle.
   * @param {string} text
   * @param {{boxRows?: number, boxCols?: number}} [options]
   * @returns {Promise<Result<{puzzle: Puzzle, format: string, notes: string[], link?: string,
   *   proposals?: import('../protocol/kinds.js').Proposal[]}> & {puzzles?: string[]}>} `puzzles`: the texts of all
   *   puzzles, if there are several; the first is the puzzle, or the error. `link`: our link in the text, if there is
   *   other text around it
   */
  async parse(text, options) {
    const {boxRows = 0, boxCols = 0} = options ?? {};
    if (this.#ended) return this.#ended;
    if (typeof text !== 'string') return (await moments.help()).notText(text);
    const plain = readLine(text, {boxRows, boxCols});
    if (plain) return {ok: true, puzzle: {...plain, candidates: null}, format: 'line', notes: []};
    const result = await this.#do('parse', [text.slice(0, MAX_TEXT), boxRows, boxCols]);
    if (!result.ok) return result;
    const {candidates} = result.puzzle;
    const puzzle = {...result.puzzle, candidates: candidates && masks(candidates)};
    await loadStateCodes(puzzle);
    return {...result, puzzle};
  }

  /**
   * Writes a puzzle in a text format, or as a link of another site; the package's README lists the formats.
   * @param {PuzzleInput} puzzle
   * @param {string} format
   * @returns {Promise<Result<{text: string}>>}
   */
  format(puzzle, format) {
    return this.#do('format', [puzzle, format]);
  }

  /**
   * Checks a filled grid: every unit contains every digit once, all other rules hold, and the givens are kept.
   * @param {PuzzleInput} puzzle
   * @param {Uint8Array} values
   * @returns {Promise<Result<{complete: boolean, unitsHold: boolean, givensKept: boolean, constraintsHold: boolean}>>}
   */
  check(puzzle, values) {
    return this.#do('check', [puzzle, values]);
  }

  /**
   * Solves without a trace.
   * @param {PuzzleInput} puzzle
   * @param {{limit?: number, keep?: number, maxNodes?: number, signal?: Signal}} [options] `limit` 1 gives the
   *   status `solved`; 2, the default, shows if there is another solution
   * @returns {Promise<Result<Solved>>}
   */
  solve(puzzle, options) {
    return this.#askWith(options, 'solve', puzzle);
  }

  /**
   * Counts solutions up to a limit, a million by default. An empty 9x9 has far too many to count them all.
   * @param {PuzzleInput} puzzle
   * @param {{limit?: bigint | number, signal?: Signal, onProgress?: (count: bigint) => void}} [options]
   * @returns {Promise<Result<{count: bigint, complete: boolean}>>} `complete`: there are no more
   */
  count(puzzle, options) {
    return this.#askWith(options, 'count', puzzle);
  }

  /**
   * Finds the digits that each cell has in at least one solution, without listing the solutions.
   * @param {PuzzleInput} puzzle digits placed by a player are ignored
   * @param {{maxNodes?: number, signal?: Signal}} [options]
   * @returns {Promise<Result<TrueCandidates>>}
   */
  trueCandidates(puzzle, options) {
    return this.#askWith(options, 'trueCandidates', puzzle);
  }

  /**
   * Solves many puzzles on all cores, in workers, or under node in threads. A list of 9x9 lines is fastest.
   * @param {string[]} puzzles any text or link that `parse` reads
   * @param {import('./solve-many.js').ManyOptions} [options] `threads`: use at most this many
   * @returns {Promise<Result<import('./solve-many.js').Many>>} statuses are those of `solve`, or `error`
   */
  async solveMany(puzzles, options) {
    const isHelped = this.#connection.mode === 'worker' || workerThreads() !== null;
    const makeHelper = () => startEngine({...this.#options, mode: 'worker'});
    const {Pool} = await moments.pool();
    if (this.#ended) return this.#ended;
    this.#pool ??= new Pool(this, isHelped ? makeHelper : null);
    const many = await this.#pool.solve(puzzles, options ?? {});
    return this.#ended ?? many;
  }

  /**
   * Solves a chunk of many puzzles; not for pages.
   * @param {import('./solve-many.js').Chunk} chunk @param {any} limit
   * @param {{signal?: Signal, progress?: (progress: any) => void}} options
   */
  solveChunk(chunk, limit, options) {
    return this.#do('solveMany', [chunk, limit], options);
  }

  /**
   * Finds equivalent puzzles: the same puzzle with its digits renamed, rows, columns, bands or stacks exchanged, or the
   * grid mirrored at its diagonal. Puzzles of a shape are equivalent exactly if their forms are equal.
   * @param {string[]} puzzles texts
   * @param {{signal?: Signal, onProgress?: (done: number, total: number) => void}} [options]
   * @returns {Promise<Result<{forms: (string | null)[]}>>} a form for each puzzle, the givens of the first equivalent
   *   one; null if it can't be read or has more than 9 digits. After an abort, the forms found so far
   */
  canonical(puzzles, options) {
    return this.#askWith(options, 'canonical', puzzles);
  }

  /**
   * Starts a traced search, which can be inspected at any event.
   * @param {PuzzleInput} puzzle
   * @param {Strategy} [strategy]
   * @param {{signal?: Signal, maxEvents?: number, live?: boolean,
   *          onProgress?: (events: number, nodes: number) => void}} [options] `live`: answer after the first slice;
   *   the run then grows
   * @returns {Promise<Result<{run: Run}>>}
   */
  run(puzzle, strategy, options) {
    if (strategy?.propagation === 'techniques') return this.help('explain', puzzle, {...options, strategy});
    const {signal, maxEvents, live, onProgress} = options ?? {};
    return new Promise((resolve, reject) => {
      /** @type {Run | null} */
      let run = null;
      const open = (/** @type {any} */ opened) => {
        const made = new Run((method, args, how) => this.#do(method, args, {...how, throws: true}), id, opened);
        run = made;
        loadMoreWords(strategy, made.puzzle.rules).then(() => resolve({ok: true, run: made}), reject);
      };
      const progress = (/** @type {any} */ {opened, summary, events, nodes}) => {
        if (opened) return open(opened);
        if (summary) run?.update(summary);
        onProgress?.(summary?.length ?? events, summary?.stats.nodes ?? nodes);
      };
      const id = this.#send('run', [puzzle, strategy, {maxEvents, live}], {
        progress,
        reject,
        resolve: (result) => {
          if (run) run.update(result?.summary ?? {...run, status: 'cancelled'});
          else if (result?.ok) open(result);
          else resolve(result);
          this.#refreshInfo();
        },
      }, signal);
    });
  }

  /**
   * The numbers of a run, without keeping the run: for comparing many. The status is `limit` if it reached a limit.
   * @param {PuzzleInput} puzzle
   * @param {Strategy} [strategy]
   * @param {{maxEvents?: number, maxNodes?: number, signal?: Signal}} [options]
   * @returns {Promise<Result<{length: number, status: Run['status'], stats: Run['stats']}>>}
   */
  stats(puzzle, strategy, options) {
    return this.#askWith(options, 'stats', puzzle, strategy);
  }

  /**
   * The weakest propagator that solves a puzzle without search.
   * @param {PuzzleInput} puzzle
   * @param {{signal?: Signal, onProgress?: (trying: string) => void}} [options] `onProgress` gets the id of the
   *   propagator that is being tried
   * @returns {Promise<Result<{weakest: string | null}>>} its id; null if there is none, because the puzzle is
   *   too hard or doesn't have exactly one solution
   */
  consistency(puzzle, options) {
    return this.#askWith(options, 'consistency', puzzle);
  }

  /** Those that an engine of `createEngine` has; none here. @returns {import('./engine.js').Propagator[]} */
  propagators() {
    return [];
  }

  /** @returns {{version: string, mode: 'worker' | 'main', simd: boolean, memoryBytes: number}} */
  info() {
    const simd = this.#options.simd !== false && hasSimd();
    return {version: VERSION, mode: this.#connection.mode, simd, memoryBytes: this.#memoryBytes};
  }

  /**
   * Ends the engine. Open and later calls get the error `disposed`; calls of runs, which return no errors, reject.
   */
  dispose() {
    this.#end(failure('disposed', 'disposed'));
  }

  /** @param {Failure} answer to open and later calls */
  #end(answer) {
    if (this.#ended) return;
    this.#ended = answer;
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const [id, each] of waiting) {
      this.#connection.send({id, cancel: true});
      each.leave?.();
      refuse(each, answer);
    }
    this.#connection.close();
    this.#pool?.dispose();
  }

  async #refreshInfo() {
    const {memoryBytes} = await this.#do('info', []);
    if (memoryBytes) this.#memoryBytes = memoryBytes;
  }

  /**
   * Calls for human techniques, new puzzles and proofs; not for pages.
   * @param {keyof typeof import('./engine-help.js')} name @param {PuzzleInput} puzzle @param {any} [options]
   * @returns {Promise<any>}
   */
  async help(name, puzzle, options) {
    const {[name]: answer} = await moments.help();
    return answer(this, (question, how) => this.#do('help', [puzzle, ...question], how), puzzle, options ?? {});
  }

  /**
   * Answers questions about the events of a run that is stored in the page; not for pages.
   * @param {string} method @param {any[]} args
   * @returns {Promise<any>}
   */
  tell(method, ...args) {
    return this.#do(method, args, {throws: true});
  }

  /**
   * Asks with options, which the host gets as the last argument. It reports the arguments of `onProgress`.
   * @param {any} options @param {string} method @param {any[]} args
   * @returns {Promise<any>}
   */
  #askWith(options, method, ...args) {
    const {signal, onProgress, ...more} = options ?? {};
    return this.#do(method, [...args, more], {signal, progress: (news) => onProgress?.(...news)});
  }

  /**
   * @param {string} method @param {any[]} args
   * @param {{signal?: Signal, progress?: (progress: any) => void, throws?: boolean}} [options]
   * @returns {Promise<any>}
   */
  #do(method, args, {signal, progress, throws} = {}) {
    return new Promise((resolve, reject) => {
      this.#send(method, args, {resolve, reject, progress, throws}, signal);
    });
  }

  /**
   * Sends a request to the host. A puzzle in plain notation is sent as numbers. Functions and the like can't be sent to
   * a worker; nobody needs them there.
   * @param {string} method @param {any[]} args
   * @param {Waiting} waiting
   * @param {Signal | undefined} signal
   */
  #send(method, args, waiting, signal) {
    const id = ++this.#lastId;
    if (this.#ended) {
      refuse(waiting, this.#ended);
      return id;
    }
    this.#waiting.set(id, waiting);
    const cancel = () => { if (signal?.aborted) this.#connection.send({id, cancel: true}); };
    const send = (/** @type {any[]} */ [input, ...more]) => {
      this.#connection.send({id, method, args: [method === 'parse' ? input : asNumbers(input), ...more]});
      cancel();
    };
    try {
      send(args);
    } catch {
      moments.sendable().then(({sendable}) => send(sendable(args))).catch(waiting.reject);
    }
    signal?.addEventListener?.('abort', cancel);
    waiting.leave = () => signal?.removeEventListener?.('abort', cancel);
    return id;
  }

  /** @param {Answer} answer */
  #receive(answer) {
    const waiting = this.#waiting.get(answer.id);
    if (answer.progress !== undefined) {
      waiting?.progress?.(answer.progress);
      return;
    }
    this.#waiting.delete(answer.id);
    waiting?.leave?.();
    if (answer.failure === undefined) waiting?.resolve(translated(answer.result));
    else waiting?.reject(new Error(`The engine could not answer: ${answer.failure}`));
  }
}

/** Answers in place of a host that has ended. @param {Waiting} waiting @param {Failure} answer */
function refuse({throws, resolve, reject}, answer) {
  if (throws) reject(new Error(answer.error.message));
  else resolve(answer);
}

/**
 * Loads the sentences of a run that needs more than the default strategy does.
 * @param {Strategy | undefined} strategy @param {Puzzle['rules']} rules
 */
async function loadMoreWords(strategy, rules) {
  const {propagation = 'only-choice', lookBack} = strategy ?? {};
  if (propagation === 'only-choice' && lookBack !== 'learning' && !rules) return;
  await (await moments.moreWords()).loadWordsOf({propagation, lookBack}, rules);
}

/**
 * A puzzle as the host needs it: plain notation as numbers, and rules as their text, which says all of them. (The rest
 * of rules can be ten times as long, and is only written when somebody looks at it.)
 * @param {any} input
 */
function asNumbers(input) {
  const text = input?.puzzle ?? input;
  if (input?.rules?.text) return {...input, rules: input.rules.text};
  return (typeof text === 'string' && !input.rules && readLine(text, input)) || input;
}
