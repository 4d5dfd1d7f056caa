/** Jobs that take turns, a slice each: requests come between any two slices. */

/** Work that was asked for and can be cancelled. @typedef {{id: number, cancelled: boolean}} Job */
/** Yields between slices, and returns the result. @typedef {Generator<void, any, void>} Work */

export class Turns {
  #ended;
  #failed;
  /** @type {{job: Job, work: Work}[]} */
  #queue = [];
  /** The work that had a slice last. @type {Work | null} */
  #last = null;
  #isAwake = false;
  #callTurn = afterMessages(() => this.#turn());

  /**
   * @param {(id: number, result: any) => void} ended
   * @param {(id: number, error: unknown) => void} failed
   */
  constructor(ended, failed) {
    this.#ended = ended;
    this.#failed = failed;
  }

  /** @param {Job} job @param {Work} work */
  add(job, work) {
    if (!this.#queue.length) return this.begin(job, work);
    this.#queue.push({job, work});
    this.#wake();
  }

  /** The same, with a first slice at once. @param {Job} job @param {Work} work */
  begin(job, work) {
    if (this.#isOver(job, work)) return;
    this.#queue.push({job, work});
    this.#wake();
  }

  /** Calls the next turn, once however many jobs wait for it. */
  #wake() {
    if (this.#isAwake || !this.#queue.length) return;
    this.#isAwake = true;
    this.#callTurn();
  }

  /** One slice of the job whose turn it is. The one that had the last slice lets those go first that came meanwhile. */
  #turn() {
    this.#isAwake = false;
    if (this.#queue[0].work === this.#last) this.#queue.push(...this.#queue.splice(0, 1));
    const [{job, work}] = this.#queue;
    this.#last = work;
    if (this.#isOver(job, work)) this.#queue.shift();
    this.#wake();
  }

  /** Works for a slice, and tells of the end. @param {Job} job @param {Work} work */
  #isOver(job, work) {
    try {
      const {done, value} = work.next();
      if (done) this.#ended(job.id, value);
      return done;
    } catch (error) {
      this.#failed(job.id, error);
      return true;
    }
  }
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
