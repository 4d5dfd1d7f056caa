/** The buttons and keys of the race, and what they show of it. */
import {isKeyTaken} from '../../web/src/index.js';
import messages from '../../web/languages/en/site/compare.js';
import {speaker, writeNumber} from '../../web/src/language/catalogue.js';
import {RATES} from './race.js';
import {byId, element} from '../common/dom.js';

/** @typedef {import('./player.js').RacePlayer} RacePlayer */
/** @typedef {import('./race.js').Unit} Unit */

const say = speaker('site/compare', messages);

/** The effect of each key. */
export const RACE_KEYS = /** @type {const} */ ([
  ['ArrowRight', 'step'], ['ArrowLeft', 'back'], [' ', 'race'], ['Home', 'start'], ['End', 'end'], ['?', 'help'],
]);

export class CompareTransport {
  #unit = /** @type {HTMLSelectElement} */ (byId('unit'));
  #rate = /** @type {HTMLSelectElement} */ (byId('rate'));
  #race = byId('race');

  /** @param {RacePlayer} player @param {(command: string) => void} act does what a button or a key asks for */
  constructor(player, act) {
    this.player = player;
    this.#unit.addEventListener('change', () => player.setUnit(/** @type {Unit} */ (this.#unit.value)));
    this.#rate.addEventListener('change', () => { player.rate = Number(this.#rate.value); });
    document.addEventListener('click', ({target}) => {
      const pressed = /** @type {Element} */ (target);
      const command = pressed.closest('[data-do]')?.getAttribute('data-do');
      for (const menu of document.querySelectorAll('details.menu')) {
        if (!pressed.closest('summary') || !menu.contains(pressed)) menu.removeAttribute('open');
      }
      if (command) act(command);
    });
    document.addEventListener('keydown', (event) => {
      const command = commandOf(event);
      if (!command) return;
      event.preventDefault();
      act(command);
    });
  }

  /** @param {boolean} isSlow whether a run takes so long that one may want to cancel it */
  show(isSlow) {
    const {unit, position, rate, isPlaying, isAtEnd} = this.player;
    if (this.#rate.dataset.unit !== unit) {
      this.#rate.dataset.unit = unit;
      this.#rate.replaceChildren(...RATES[unit].map((each) => element('option', {value: each}, rateWords(unit, each))));
    }
    this.#unit.value = unit;
    this.#rate.value = String(rate);
    const [icon, words] = isPlaying ? ['pause', say('pause')] : ['play', say('race')];
    this.#race.querySelector('use')?.setAttribute('href', `#icon-${icon}`);
    /** @type {Element} */ (this.#race.lastElementChild).textContent = words;
    const isLeft = !isSlow && document.activeElement === byId('cancel');
    this.#race.hidden = isSlow;
    byId('cancel').hidden = !isSlow;
    if (isLeft) this.#race.focus();
    for (const command of ['start', 'back']) setOff(command, position === 0);
    for (const command of ['step', 'end']) setOff(command, isAtEnd);
  }
}

/**
 * Turned off without losing the focus that it may have: the next step back turns it on again.
 * @param {string} command @param {boolean} isOff
 */
function setOff(command, isOff) {
  document.querySelector(`.transport [data-do=${command}]`)?.setAttribute('aria-disabled', String(isOff));
}

/** @param {KeyboardEvent} event @returns {string | undefined} */
function commandOf(event) {
  const target = /** @type {Element} */ (event.target);
  if (event.key === 'Escape') closeMenus();
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (isKeyTaken(event) || document.querySelector('dialog[open]')) return undefined;
  if (target.closest('.scroller') && event.key.startsWith('Arrow')) return undefined;
  return RACE_KEYS.find(([key]) => key === event.key)?.[1];
}

/** Focus that was in a menu goes to its button. */
function closeMenus() {
  for (const menu of document.querySelectorAll('details.menu[open]')) {
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    menu.removeAttribute('open');
  }
}

/** @param {Unit} unit @param {number} rate */
function rateWords(unit, rate) {
  if (unit === 'time') return say('rate.time', {ms: writeNumber(rate)});
  return rate < 1e6 ? say('rate.steps', {steps: rate}) : say('rate.million', {millions: rate / 1e6});
}
