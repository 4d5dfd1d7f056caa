/**
 * Loads the parts of the player that are needed later, at the moments of `moments.js`. If one can't be loaded, a line
 * says so, and the element fires an `error` event with the code `load`. The next attempt tries again; the line stays
 * until it succeeds.
 */

import player from '../../languages/en/player.js';
import {speaker} from '../language/catalogue.js';
import {element} from './dom.js';

/**
 * Loads a part; null if it can't be loaded, which has then been said.
 * @typedef {<T>(moment: () => Promise<T>) => Promise<T | null>} Load
 */

const say = speaker('player', player);

/** Loads a part outside of an element, where the page says what can't be loaded. @type {Load} */
export const directly = (moment) => moment();

/** Loads a part that nobody has asked for yet: nothing is said. @type {Load} */
export const quietly = (moment) => moment().catch(() => null);

/** The result that a call returns if the player can't be loaded. @returns {import('../protocol/kinds.js').Failure} */
export const notLoaded = () => ({ok: false, error: {code: 'load', message: say('not-loaded')}});

export class Later {
  line = element('p', {class: 'stopped'});
  /** The moments whose parts could not be loaded. @type {Set<() => Promise<unknown>>} */
  #missing = new Set();

  /** @param {(text: string) => void} speak */
  constructor(speak) {
    this.speak = speak;
  }

  /** @type {Load} */
  load = async (moment) => {
    try {
      const part = await moment();
      if (this.#missing.delete(moment) && !this.#missing.size) this.line.textContent = '';
      return part;
    } catch {
      // Once for all parts that an attempt, or a run that plays, would need.
      if (!this.#missing.size) this.#tell();
      this.#missing.add(moment);
      return null;
    }
  };

  #tell() {
    const {error: detail} = notLoaded();
    this.line.textContent = detail.message;
    this.speak(detail.message);
    /** @type {ShadowRoot} */ (this.line.getRootNode()).host.dispatchEvent(new CustomEvent('error', {detail}));
  }
}
