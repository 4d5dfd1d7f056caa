/** The pad: what typing means, and the keys of each mode. Its size is that of the grid's digits, whatever the mode. */
import messages from '../../web/languages/en/site/play.js';
import {speaker} from '../../web/src/language/catalogue.js';
import {byId, element} from '../common/dom.js';
import {COLOURS, LETTERS, letterName} from './content.js';
import {MODES, digitsLeft} from './edits.js';
import {modeName} from './words.js';

/** @typedef {import('./edits.js').Mode} Mode */
/** @typedef {import('./game.js').Game} Game */

/**
 * @typedef {object} Shown
 * @property {Mode} mode
 * @property {number | null} pressed the key that is held, 0 for none; null where keys are not held
 * @property {boolean} isFiltering whether digits are wanted whatever the mode
 */

const say = speaker('site/play', messages);

/** Keys in a row: where there is much room, on an upright phone, on a low one. More take another row. */
const IN_ROW = {wide: 10, tall: 6, low: 13};

export class Pad {
  /** @type {Map<Mode, HTMLElement>} */
  #modes;
  /** The keys by their number. @type {Map<number, HTMLElement>} */
  #keys = new Map();
  /** The first letter that is shown. */
  #firstLetter = 1;
  /** @type {[Game, Shown] | null} */
  #shown = null;

  /**
   * @param {{setMode: (mode: Mode) => void, enter: (number: number) => void}} commands
   * @param {import('./editor.js').Views} views
   */
  constructor(commands, views) {
    this.commands = commands;
    this.views = views;
    views.adopt(document, views.COLOUR_CSS);
    this.#modes = new Map(MODES.map((mode) => [mode, element('button', {
      type: 'button', 'aria-pressed': 'false', onclick: () => commands.setMode(mode),
    }, modeName(mode))]));
    byId('modes').replaceChildren(...this.#modes.values());
  }

  /** @param {Game} game @param {Shown} shown */
  show(game, shown) {
    this.#shown = [game, shown];
    for (const [each, button] of this.#modes) button.setAttribute('aria-pressed', String(each === shown.mode));
    const {size} = game.shape;
    const kind = shown.isFiltering || ['digit', 'corner', 'centre'].includes(shown.mode) ? 'digit' : shown.mode;
    const place = byId('digits');
    const name = `${kind} ${size} ${this.#firstLetter}`;
    if (place.dataset.keys !== name) {
      place.dataset.keys = name;
      this.#fill(place, kind, game);
    }
    for (const [number, key] of this.#keys) {
      if (shown.pressed === null) key.removeAttribute('aria-pressed');
      else key.setAttribute('aria-pressed', String(number === shown.pressed));
    }
    if (kind !== 'digit') return;
    const left = digitsLeft(game);
    for (const [number, key] of this.#keys) {
      const count = left[number];
      key.querySelector('small')?.replaceChildren(
        count > 0 ? say('left', {count}) : say(count ? 'left.too-many' : 'left.done'));
      key.classList.toggle('done', count <= 0);
    }
  }

  /** @param {HTMLElement} place @param {Mode} kind @param {Game} game */
  #fill(place, kind, {shape}) {
    const keys = kind === 'digit' ? numbers(shape.size).map((digit) => this.#key(digit,
      element('b', {}, shape.symbol(digit)), ' ', element('small'))) :
      kind === 'letter' ? this.#letterKeys(Math.max(shape.size, COLOURS)) :
        numbers(COLOURS).map((colour) => this.#key(colour, this.views[kind === 'line' ? 'stroke' : 'swatch'](colour),
          element('small', {}, String(colour)), element('span', {class: 'hidden'}, this.views.colourNames()[colour])));
    this.#keys = new Map(keys.map((key) => [Number(key.dataset.number), key]));
    place.replaceChildren(...keys, byId('erase'));
    for (const [where, most] of Object.entries(IN_ROW)) {
      const rows = Math.ceil((shape.size + 1) / most);
      place.style.setProperty(`--${where}-rows`, String(rows));
      place.style.setProperty(`--${where}-columns`, String(Math.ceil((keys.length + 1) / rows)));
    }
  }

  /** @param {number} number @param {...(Node | string)} content */
  #key(number, ...content) {
    return element('button', {
      'type': 'button', 'data-number': number, 'onclick': () => this.commands.enter(number),
    }, ...content);
  }

  /** As many letters as there is room for, and a key that turns the page. @param {number} room */
  #letterKeys(room) {
    const first = this.#firstLetter;
    const letters = numbers(LETTERS).slice(first - 1, first + room - 2);
    const next = first + room - 1 > LETTERS ? 1 : first + room - 1;
    const turn = element('button', {type: 'button', class: 'turn', onclick: () => {
      this.#firstLetter = next;
      if (this.#shown) this.show(...this.#shown);
      /** @type {HTMLElement | null} */ (byId('digits').querySelector('.turn'))?.focus();
    }}, element('b', {}, '…'), element('small', {}, say('from-letter', {letter: letterName(next)})));
    return [...letters.map((letter) => this.#key(letter, element('b', {}, letterName(letter)))), turn];
  }
}

/** @param {number} end */
function numbers(end) {
  return Array.from({length: end}, (_, i) => i + 1);
}
