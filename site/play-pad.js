/** The pad: what typing means, the digits, and what takes back. */
import {byId, element} from './dom.js';
import {COLOURS} from './play-content.js';
import {MODES, digitsLeft} from './play-deeds.js';
import {MODE_NAMES} from './play-words.js';

/** @typedef {import('./play-deeds.js').Mode} Mode */
/** @typedef {import('./play-game.js').Game} Game */

/** More digits than these take a second row. */
const MOST_IN_ROW = 10;

export class Pad {
  /** @type {Map<Mode, HTMLElement>} */
  #modes;
  /** @type {HTMLElement[]} */
  #keys = [];

  /**
   * @param {{setMode: (mode: Mode) => void, enter: (number: number) => void}} commands
   * @param {import('./play-desk.js').Views} views
   */
  constructor(commands, views) {
    this.commands = commands;
    this.views = views;
    views.adopt(document, views.COLOUR_CSS);
    this.#modes = new Map(MODES.map((mode) => [mode, element('button', {
      type: 'button', 'aria-pressed': 'false', onclick: () => commands.setMode(mode),
    }, MODE_NAMES[mode])]));
    byId('modes').replaceChildren(...this.#modes.values());
  }

  /**
   * @param {Game} game
   * @param {Mode} mode
   */
  show(game, mode) {
    for (const [each, button] of this.#modes) button.setAttribute('aria-pressed', String(each === mode));
    const isColour = mode === 'colour';
    const place = byId('digits');
    const name = isColour ? 'colours' : `digits ${game.shape.size}`;
    if (place.dataset.keys !== name) {
      place.dataset.keys = name;
      this.#keys = isColour ? this.#colourKeys() : this.#digitKeys(game);
      place.replaceChildren(...this.#keys);
      const columns = Math.ceil(this.#keys.length / Math.ceil(this.#keys.length / MOST_IN_ROW));
      place.style.setProperty('--columns', String(columns));
      this.#fitNarrow(this.#keys.length > 9 ? 6 : 5);
    }
    if (isColour) return;
    const left = digitsLeft(game);
    for (const [i, key] of this.#keys.entries()) {
      const count = left[i + 1];
      key.querySelector('small')?.replaceChildren(count > 0 ? `${count} left` : count ? 'too many' : 'done');
      key.classList.toggle('done', count <= 0);
    }
  }

  /**
   * Where there is one column, digits and tools share a grid: so many digits in a row, four tools in the last.
   * @param {number} digits
   */
  #fitNarrow(digits) {
    const {style} = /** @type {HTMLElement} */ (byId('digits').parentElement);
    style.setProperty('--digits', String(digits));
    style.setProperty('--tracks', String(4 * digits));
  }

  /** @param {Game} game */
  #digitKeys({shape}) {
    return Array.from({length: shape.size}, (_, i) => element('button', {
      type: 'button', onclick: () => this.commands.enter(i + 1),
    }, element('b', {}, shape.symbol(i + 1)), ' ', element('small')));
  }

  #colourKeys() {
    const {swatch, COLOUR_NAMES} = this.views;
    return Array.from({length: COLOURS}, (_, i) => element('button', {
      type: 'button', onclick: () => this.commands.enter(i + 1),
    }, swatch(i + 1), element('span', {class: 'hidden'}, COLOUR_NAMES[i + 1])));
  }
}
