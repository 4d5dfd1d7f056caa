/**
 * The skips: to the next guess, digit, pass or contradiction, to the ends, and to a step by its number. In a row, or in
 * a sheet where there is little room; an embed has them once somebody comes near.
 */

import controls from '../../../languages/en/controls.js';
import {speaker} from '../../language/catalogue.js';
import {count} from '../../words/numbers.js';
import {button} from '../buttons.js';

const say = speaker('controls', controls);

/** Kinds of event. */
const SKIPS = /** @type {const} */ (['decide', 'place', 'pass', 'conflict']);

export class Skips {
  #skips;
  #toStart;
  #toEnd;
  #number;
  /** The step's number, which is also in its field unless somebody types there. */
  #written = '';

  /** @param {import('./transport.js').Transport} transport */
  constructor({commands, extras, number}) {
    const skip = (/** @type {string} */ name, /** @type {() => void} */ act, narrow = '', words = name) =>
      button(`quiet skip${narrow}`, name, act, words);
    this.#skips = SKIPS.map((kind) => (
      {kind, skip: skip(say(`next.${kind}`), () => commands.next(kind), '', say(`skip.${kind}`))}));
    this.#toStart = skip(say('to-start'), () => commands.seek('start'), ' narrow');
    this.#toEnd = skip(say('to-end'), () => commands.seek('end'), ' narrow');
    extras.prepend(...this.#skips.map(({skip}) => skip), this.#toStart, this.#toEnd);
    this.#number = number;
    number.addEventListener('focus', () => number.select());
    number.addEventListener('change', () => {
      const typed = number.value.replace(/\D/g, '');
      number.value = this.#written;
      if (typed) commands.seek(Number(typed));
    });
  }

  /** @param {import('./transport.js').Shown} shown @param {boolean} isStuck whether there is nothing further on */
  show({step, first, absent}, isStuck) {
    const isTyped = this.#number.value !== this.#written;
    this.#written = count(step);
    if (!isTyped) this.#number.value = this.#written;
    this.#toStart.disabled = step <= first;
    this.#toEnd.disabled = isStuck;
    for (const {kind, skip} of this.#skips) {
      const isAbsent = absent.includes(kind);
      skip.disabled = isStuck || isAbsent;
      skip.hidden = isAbsent && kind === 'pass';
    }
  }
}
