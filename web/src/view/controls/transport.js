/** The transport: start, Back, Step, Play, end; and the step's number as a field. */

import player from '../../../languages/en/player.js';
import {speaker} from '../../language/catalogue.js';
import {count} from '../../words/numbers.js';
import {button, words} from '../buttons.js';
import {element, setAttributes, setText} from '../dom.js';
import {icon} from '../icons.js';
import {Strip, stepWords} from './strip.js';

/**
 * Commands of the transport.
 * @typedef {object} Commands
 * @property {(step: number | 'start' | 'end') => void} seek
 * @property {(kind?: string) => void} next
 * @property {() => void} previous
 * @property {() => void} playOrPause
 * @property {() => void} cancel
 * @property {(speed: number) => void} setSpeed
 */

/** @typedef {import('../../run/player.js').Mode} Mode */

/**
 * @typedef {object} Shown
 * @property {Mode} mode
 * @property {number} step
 * @property {number} first step that can be gone to
 * @property {number} last
 * @property {boolean} growing whether the run is still being worked out, for long enough to offer to stop it
 * @property {number} speed
 * @property {number} depth
 * @property {number} maxDepth
 * @property {number} ruledOut
 * @property {boolean} keepsCandidates whether the solver rules candidates out
 * @property {string[]} absent kinds of event that the run does not have
 */

/** @typedef {(shown: Shown, isStuck: boolean) => void} Show `isStuck`: there is nothing further on */
/**
 * A part that joins it, where there is room or once it is wanted.
 * @typedef {new (it: Transport) => {show: Show}} Part
 */

const say = speaker('player', player);

export class Transport {
  #start = button('quiet icon-only start', say('start'), () => this.commands.seek('start'), icon('start'));
  #back = button('back', say('back'), () => this.commands.previous(), icon('back'), say('back'));
  #step = button('primary step', say('step'), () => this.commands.next(), say('step'), icon('step'));
  #play = button('play', say('play'), () => this.commands.playOrPause(), icon('play'), say('play'));
  #cancel = button('cancel', say('cancel'), () => this.commands.cancel(), say('cancel'));
  #end = button('quiet icon-only end', say('end'), () => this.commands.seek('end'), icon('end'));
  more = button('more', say('more'), () => this.#open(!this.extras.classList.contains('open')), icon('more'));
  /** The skips, and whatever else joins them: in a row, or in a sheet where there is little room. */
  extras = element('div', {class: 'extras', id: 'extras', tabindex: -1});
  number = element('input', {
    'inputmode': 'numeric', 'aria-label': say('step'), 'autocomplete': 'off', 'spellcheck': 'false',
  });
  #of = element('span', {class: 'of'});
  /** @type {Map<Part, {show: Show}>} */
  #parts = new Map();
  /** @type {[Shown, boolean] | null} */
  #shown = null;

  /** @param {Commands} commands */
  constructor(commands) {
    this.commands = commands;
    this.strip = new Strip(commands.seek);
    this.root = element('div', {class: 'transport', part: 'controls', role: 'group', 'aria-label': say('player')},
      this.strip.root,
      element('div', {class: 'buttons'},
        this.#start, this.#back, this.#step, this.#play, this.#cancel, this.#end, this.extras, this.more),
      element('label', {class: 'field'}, element('span', {}, say('step')), this.number, this.#of));
    this.#cancel.hidden = true;  // A player that loads when it comes into sight has nothing under way yet.
    setAttributes(this.more, {'aria-expanded': 'false', 'aria-controls': 'extras'});
    this.extras.addEventListener('click', () => this.#open(false));
    this.root.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.#open(false);
    });
  }

  /** Adds it, once. @param {Part} Part */
  add(Part) {
    if (this.#parts.has(Part)) return;
    const part = new Part(this);
    this.#parts.set(Part, part);
    if (this.#shown) part.show(...this.#shown);
  }

  /** @param {Shown} shown */
  show(shown) {
    const {mode, step, first, last, growing, depth} = shown;
    const isReady = mode !== 'empty' && mode !== 'loading';
    const isStuck = mode === 'error' || (isReady && step >= last && mode !== 'waiting');
    const isPlaying = mode === 'playing' || mode === 'waiting';
    this.#shown = [shown, isStuck];
    for (const part of this.#parts.values()) part.show(...this.#shown);
    this.#start.disabled = this.#back.disabled = step <= first;
    this.#end.disabled = this.#step.disabled = isStuck;
    this.#play.disabled = mode === 'error';
    this.#play.hidden = growing;
    if (this.#cancel.matches(':focus')) this.#play.focus();  // It can't while it is hidden.
    this.#cancel.hidden = !growing;
    if (this.#play.classList.contains('playing') !== isPlaying) {
      const name = say(isPlaying ? 'pause' : 'play');
      this.#play.classList.toggle('playing', isPlaying);
      this.#play.replaceChildren(icon(isPlaying ? 'pause' : 'play'), words(name));
      this.#play.ariaLabel = name;
    }
    if (!this.number.matches(':focus')) this.number.value = count(step);
    const digits = count(last).length;
    this.number.style.width = `${Math.max(7, digits + 2.5)}ch`;
    this.root.classList.toggle('long', digits > 4);
    setText(this.#of, say('of', {length: last}));
    this.strip.seekTo(step, stepWords(step, last, depth));
  }

  /** @param {boolean} isOpen */
  #open(isOpen) {
    this.extras.classList.toggle('open', isOpen);
    this.more.setAttribute('aria-expanded', String(isOpen));
  }
}
