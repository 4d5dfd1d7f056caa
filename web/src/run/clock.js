/**
 * Pacing by frames. At a slow speed, every step is shown, one after another. At speeds that the eye can't follow, each
 * frame shows only the net effect of several steps.
 */

/** Steps per second at speed 1. */
export const BASE_PACE = 2;

/** Above this many steps per second, steps are not shown one by one. */
const NET_PACE = 60;

/** Beats without a digit get faster, each by this factor, up to a limit per second. */
const HASTE = 1.08;
const MOST_HASTE = 24;

/** @typedef {(callback: (now: number) => void) => number} RequestFrame */

export class Clock {
  #frame = 0;
  #owed = 0;
  #last = 0;

  /**
   * @param {(steps: number) => void} tick called with the number of steps that are due, at least 1
   * @param {RequestFrame} [request]
   * @param {(handle: number) => void} [cancel]
   */
  constructor(tick, request = (callback) => requestAnimationFrame(callback),
    cancel = (handle) => cancelAnimationFrame(handle)) {
    this.tick = tick;
    this.request = request;
    this.cancel = cancel;
    this.speed = 1;
    /** The number of beats since the last one with a digit. */
    this.waited = 0;
  }

  /** True if single steps are too fast to see, so that only net states are shown. */
  get isNet() {
    return this.speed * BASE_PACE > NET_PACE;
  }

  get running() {
    return this.#frame !== 0;
  }

  /** Beats per second. */
  get #pace() {
    const calm = this.speed * BASE_PACE;
    return this.isNet ? calm : Math.max(calm, Math.min(calm * HASTE ** this.waited, MOST_HASTE));
  }

  /** The first step is due at once. */
  start() {
    if (this.running) return;
    this.#owed = 1;
    this.waited = 0;
    this.#last = 0;
    this.#frame = this.request(this.#onFrame);
  }

  stop() {
    this.cancel(this.#frame);
    this.#frame = 0;
  }

  #onFrame = (/** @type {number} */ now) => {
    this.#frame = this.request(this.#onFrame);
    // A late frame (in a hidden tab or a slow window) makes up for at most a tenth of a second.
    const passed = this.#last ? Math.min(100, now - this.#last) : 0;
    this.#last = now;
    this.#owed += (passed / 1000) * this.#pace;
    const due = this.isNet ? Math.floor(this.#owed) : Math.min(1, Math.floor(this.#owed));
    if (due < 1) return;
    this.#owed = this.isNet ? this.#owed - due : Math.min(1, this.#owed - due);
    this.tick(due);
  };
}
