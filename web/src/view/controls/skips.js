/**
 * The skips: to the next guess, digit, pass or contradiction, and to the ends. In a row, or in a sheet where there is
 * little room; an embed has them once somebody comes near.
 */

import {button} from '../buttons.js';

/** Kind of event and words. @type {[string, string][]} */
const SKIPS = [
  ['decide', 'Next guess'], ['place', 'Next digit'], ['pass', 'Next pass'], ['conflict', 'Next contradiction'],
];

export class Skips {
  #skips;
  #toStart;
  #toEnd;

  /** @param {import('./transport.js').Transport} transport */
  constructor({commands, extras}) {
    const skip = (/** @type {string} */ words, /** @type {() => void} */ act, narrow = '') =>
      button(`quiet skip${narrow}`, words, act, words);
    this.#skips = SKIPS.map(([kind, words]) => ({kind, skip: skip(words, () => commands.next(kind))}));
    this.#toStart = skip('To the start', () => commands.seek('start'), ' narrow');
    this.#toEnd = skip('To the end', () => commands.seek('end'), ' narrow');
    extras.prepend(...this.#skips.map(({skip}) => skip), this.#toStart, this.#toEnd);
  }

  /** @param {import('./transport.js').Shown} shown @param {boolean} isStuck whether there is nothing further on */
  show({step, first, absent}, isStuck) {
    this.#toStart.disabled = step <= first;
    this.#toEnd.disabled = isStuck;
    for (const {kind, skip} of this.#skips) {
      const isAbsent = absent.includes(kind);
      skip.disabled = isStuck || isAbsent;
      skip.hidden = isAbsent && kind === 'pass';
    }
  }
}
