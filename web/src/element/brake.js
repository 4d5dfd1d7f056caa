/**
 * Stops playing at breakpoints. The run is searched ahead of the player, which never plays beyond the searched part, so
 * no speed can miss a breakpoint.
 */
import panels from '../../languages/en/panels.js';
import {speaker} from '../language/catalogue.js';
import {geometryOf} from '../grid/geometry.js';
import {nearest} from '../run/event-search.js';
import {hitWords, readBreakpoints, wantedByAny} from '../traces/breakpoints.js';

/** @typedef {import('../run/event-search.js').Wanted} Wanted */
/** @typedef {import('../run/timeline.js').Run} Run */

const say = speaker('panels', panels);

export class Brake {
  /** No wanted event is among those from `#from` on and below `#reached`. */
  #from = -1;
  #reached = -1;
  /** The wanted event after them. @type {number | null} */
  #hit = null;
  #isSearching = false;
  /** Count searches ahead of playing, and those on request: an older one gives up. */
  #search = 0;
  #request = 0;

  /** @param {Run} run @param {Wanted} wanted */
  constructor(run, wanted) {
    this.run = run;
    this.wanted = wanted;
  }

  /** How far it may be played from a step. @param {number} step */
  limit(step) {
    const isKnown = step >= this.#from && step <= this.#reached;
    if (!isKnown) this.#look(step, step);
    else if (this.#hit === null && !this.#isSearching && this.#reached < this.run.length) {
      this.#look(this.#from, this.#reached);
    }
    return this.#hit === null ? this.#reached : this.#hit + 1;
  }

  /** True if playing stops at a step. @param {number} step */
  isStop(step) {
    return this.#hit !== null && step === this.#hit + 1;
  }

  /**
   * The step of the next or previous wanted event; the same step if there is none.
   * @param {number} step @param {'next' | 'previous'} way
   */
  async go(step, way) {
    const request = this.#request += 1;
    const at = way === 'next' ? step : Math.max(0, step - 1);
    const event = await nearest(this.run, this.wanted, at, way, () => request === this.#request);
    return event ? event.index + 1 : step;
  }

  /** Aborts the search. */
  release() {
    this.#search += 1;
    this.#request += 1;
  }

  /** @param {number} from @param {number} at it is known that there is nothing between the two */
  async #look(from, at) {
    const search = this.#search += 1;
    const isLatest = () => search === this.#search;
    const {length} = this.run;
    this.#from = from;
    this.#reached = at;
    this.#hit = null;
    this.#isSearching = true;
    const event = await nearest(this.run, this.wanted, at, 'next', (reached) => {
      if (isLatest()) this.#reached = Math.max(this.#reached, reached);
      return isLatest();
    });
    if (!isLatest()) return;
    this.#isSearching = false;
    this.#hit = event?.index ?? null;
    this.#reached = event?.index ?? Math.max(this.#reached, length);
  }
}

/** @param {Run} run */
function shapeOf({puzzle}) {
  return geometryOf(puzzle);
}

/** @param {Run} run @param {string} text the breakpoints @returns {Brake | null} null if none is switched on */
export function brakeFor(run, text) {
  const breakpoints = readBreakpoints(text, shapeOf(run));
  return breakpoints.some(({isOn}) => isOn) ? new Brake(run, wantedByAny(breakpoints)) : null;
}

/**
 * "Stopped at step 314: B3 loses 4."
 * @param {import('../run/player.js').Player} player
 * @param {{breakpoints: string, notation: import('../grid/geometry.js').Notation}} host
 * @param {import('../view/stage.js').Stage} stage where it is said
 */
export function tellStop({run, moment}, {breakpoints, notation}, stage) {
  if (!run || !moment) return;
  const {index, event} = moment;
  const hit = event && hitWords(readBreakpoints(breakpoints, shapeOf(run)), event, run.puzzle, notation);
  const words = hit ? say('stopped.at', {step: index, event: hit}) : say('stopped', {step: index});
  stage.stopped.textContent = words;
  stage.speak(`${words} ${stage.column?.words(moment) ?? ''}`);
}
