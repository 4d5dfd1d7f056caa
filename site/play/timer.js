/** How long a game has been played: it runs while the puzzle is seen and open. Knows no document. */
import messages from '../../web/languages/en/site/play.js';
import {speaker} from '../../web/src/language/catalogue.js';

const say = speaker('site/play', messages);

export class Timer {
  #before = 0;
  /** @type {number | null} */
  #since = null;

  /** @param {() => number} [now] milliseconds */
  constructor(now = () => performance.now()) {
    this.now = now;
  }

  get milliseconds() {
    return this.#before + (this.#since === null ? 0 : this.now() - this.#since);
  }

  get isRunning() {
    return this.#since !== null;
  }

  /** @param {number} [milliseconds] that have passed already */
  start(milliseconds = this.milliseconds) {
    this.#before = milliseconds;
    this.#since = this.now();
  }

  stop() {
    this.#before = this.milliseconds;
    this.#since = null;
  }

  /** Stands still, with that much passed. @param {number} milliseconds */
  set(milliseconds) {
    this.#before = milliseconds;
    this.#since = null;
  }
}

/** "04:12", "1:02:09". @param {number} milliseconds */
export function clockWords(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  return `${hours ? `${hours}:` : ''}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** "4 minutes 12 seconds", as one says it. @param {number} milliseconds */
export function timeWords(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  /** @type {[number, 'hours' | 'minutes' | 'seconds'][]} */
  const parts = [[Math.floor(seconds / 3600), 'hours'], [Math.floor(seconds / 60) % 60, 'minutes'],
    [seconds % 60, 'seconds']];
  return parts.filter(([count]) => count).map(([count, unit]) => say(unit, {count})).join(' ') ||
    say('less-than-a-second');
}
