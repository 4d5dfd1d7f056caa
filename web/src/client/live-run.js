/**
 * A run that may still grow: requested from the engine, shown from its first events on, followed while it grows, and
 * disposed of when another run replaces it.
 */

import {sharedEngine} from './engine-client.js';

/** @typedef {import('../links/links.js').LinkStrategy} Strategy */
/** @typedef {import('../grid/plain-puzzle.js').Puzzle} Puzzle */
/** @typedef {import('../run/timeline.js').Overview} Overview */
/** @typedef {import('../run/timeline.js').Run} Run */

/** The time between overviews of a growing run, in milliseconds. */
const PICTURE_EVERY = 120;

export class LiveRun {
  #abort = new AbortController();
  /** @type {(() => void)[]} */
  #waiting = [];
  #started = performance.now();
  #pictured = 0;
  /** The length that the listener knows. */
  #reported = 0;
  /** True once the listener knows that it has ended. */
  #isOver = false;
  #gone = false;
  /** @type {Run | null} */
  run = null;

  /**
   * @param {object} listener
   * @param {(live: LiveRun, isLonger: boolean) => void} listener.onGrow called when it is longer, and once when
   *   it has ended
   * @param {(overview: Overview, live: LiveRun) => void} listener.onPicture
   */
  constructor(listener) {
    this.listener = listener;
  }

  /** True if it takes so long that readers may want to cancel it. */
  get isSlow() {
    return this.run?.status === 'running' && performance.now() - this.#started > 200;
  }

  /** The number of steps on the strip: a round number, with some space for a growing run. */
  get room() {
    const length = this.run?.length ?? 0;
    if (this.run?.status !== 'running') return length;
    let room = 1000;
    for (let i = 0; room < length * 1.1; i += 1) room *= i % 2 ? 2.5 : 4;
    return room;
  }

  /**
   * Requests a run from the engine.
   * @param {Puzzle} puzzle
   * @param {Strategy} strategy
   * @param {number} step resolves when the run has reached this step, or ended
   * @returns {Promise<Run>} rejects with a sentence if there is no engine, or it returns an error
   */
  async solve(puzzle, strategy, step) {
    const engine = await sharedEngine();
    const answer = await engine.run(/** @type {any} */ (puzzle), strategy, {
      live: true, signal: this.#abort.signal, onProgress: () => this.#grown(),
    });
    if (!answer.ok) throw failed(answer.error);
    return this.follow(/** @type {any} */ (answer.run), step);
  }

  /**
   * Follows a run that exists already.
   * @param {Run} run
   * @param {number} step as above
   * @returns {Promise<Run>}
   */
  async follow(run, step) {
    this.run = run;
    if (this.#gone) run.dispose();
    run.finished.then(() => this.#grown());
    this.#grown();
    while (run.length < step && run.status === 'running') {
      await new Promise((resolve) => this.#waiting.push(() => resolve(null)));
    }
    return run;
  }

  /** Stops the search, and keeps the steps found so far. */
  cancel() {
    this.#abort.abort();
  }

  /** Disposes of the run. */
  leave() {
    this.#gone = true;
    this.cancel();
    this.run?.dispose();
  }

  async #grown() {
    const run = this.run;
    if (!run || this.#gone || this.#isOver) return;
    for (const wake of this.#waiting.splice(0)) wake();
    const isLonger = run.length > this.#reported;
    this.#reported = run.length;
    this.#isOver = run.status !== 'running';  // and `finished` will not report it again
    this.listener.onGrow(this, isLonger);
    const now = performance.now();
    if (run.status === 'running' && now - this.#pictured < PICTURE_EVERY) return;
    this.#pictured = now;
    const overview = await run.overview().catch(() => null);
    if (overview && !this.#gone) this.listener.onPicture(overview, this);
  }
}

/** An error of the engine as one to throw. @param {{code: string, message: string}} error */
export function failed({code, message}) {
  return Object.assign(new Error(message), {code});
}
