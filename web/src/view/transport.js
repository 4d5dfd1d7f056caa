/** The transport: start, Back, Step, Play, end; the skips; speed; and the step's number as a field. */

import {count} from '../words.js';
import {element, setText} from './dom.js';
import {icon} from './icons.js';
import {Strip, stepWords} from './strip.js';

/**
 * What the transport asks for.
 * @typedef {object} Commands
 * @property {(step: number | 'start' | 'end') => void} seek
 * @property {(kind?: string) => void} next
 * @property {() => void} previous
 * @property {() => void} playOrPause
 * @property {() => void} cancel
 * @property {(speed: number) => void} setSpeed
 */

/** @typedef {import('../player.js').Mode} Mode */

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

const SPEEDS = [0.5, 1, 2, 4, 10, 50, 250, 1000, 10000, 1e6];

/** The skips: kind of event and words. @type {[string, string][]} */
const SKIPS = [
  ['decide', 'Next guess'], ['place', 'Next digit'], ['pass', 'Next pass'], ['conflict', 'Next contradiction'],
];

export class Transport {
  #start = button('quiet icon-only start', 'Start', icon('start'));
  #back = button('back', 'Back', icon('back'), 'Back');
  #step = button('primary step', 'Step', 'Step', icon('step'));
  #play = button('play', 'Play', icon('play'), 'Play');
  #cancel = button('cancel', 'Cancel', 'Cancel');
  #end = button('quiet icon-only end', 'End', icon('end'));
  #skips = SKIPS.map(([kind, words]) => ({kind, skip: button('quiet skip', words, words)}));
  #toStart = button('quiet skip narrow', 'To the start', 'To the start');
  #toEnd = button('quiet skip narrow', 'To the end', 'To the end');
  #more = button('more', 'More', icon('more'));
  /** The skips, and whatever else joins them: in a row, or in a sheet where there is little room. */
  extras = element('div', {class: 'extras', id: 'extras', tabindex: -1});
  #speed = element('select', {'aria-label': 'Speed'});
  #number = element('input', {inputmode: 'numeric', 'aria-label': 'Step', autocomplete: 'off', spellcheck: 'false'});
  #of = element('span', {class: 'of'});
  #readouts = element('div', {class: 'readouts', part: 'readouts'});
  #depth = readout('depth', 'guess');
  #ruledOut = readout('ruled out', 'logic');

  /** @param {Commands} commands */
  constructor(commands) {
    this.strip = new Strip(commands.seek);
    this.#speed.append(...SPEEDS.map((speed) => element('option', {value: speed}, speedName(speed))));
    this.#readouts.append(this.#depth.root, this.#ruledOut.root);
    this.extras.append(...this.#skips.map(({skip}) => skip), this.#toStart, this.#toEnd);
    this.root = element('div', {class: 'transport', part: 'controls', role: 'group', 'aria-label': 'Player'},
      this.#readouts, this.strip.root,
      element('div', {class: 'buttons'},
        this.#start, this.#back, this.#step, this.#play, this.#cancel, this.#end, this.extras,
        element('label', {class: 'speed'}, words('Speed'),
          element('span', {class: 'select'}, this.#speed, icon('down'))),
        this.#more),
      element('label', {class: 'field'}, element('span', {}, 'Step'), this.#number, this.#of));
    this.#more.setAttribute('aria-expanded', 'false');
    this.#more.setAttribute('aria-controls', 'extras');
    this.#listen(commands);
  }

  /** @param {Commands} commands */
  #listen(commands) {
    /** @param {HTMLElement} target @param {() => void} act */
    const on = (target, act) => target.addEventListener('click', act);
    on(this.#start, () => commands.seek('start'));
    on(this.#end, () => commands.seek('end'));
    on(this.#toStart, () => commands.seek('start'));
    on(this.#toEnd, () => commands.seek('end'));
    on(this.#back, commands.previous);
    on(this.#step, () => commands.next());
    on(this.#play, commands.playOrPause);
    on(this.#cancel, commands.cancel);
    for (const {kind, skip} of this.#skips) on(skip, () => commands.next(kind));
    on(this.#more, () => this.#open(!this.extras.classList.contains('open')));
    this.extras.addEventListener('click', () => this.#open(false));
    this.root.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.#open(false);
    });
    this.#speed.addEventListener('change', () => commands.setSpeed(Number(this.#speed.value)));
    this.#number.addEventListener('change', () => commands.seek(Number(this.#number.value.replace(/\D/g, ''))));
    this.#number.addEventListener('focus', () => this.#number.select());
  }

  /** @param {Shown} shown */
  show({mode, step, first, last, growing, speed, depth, maxDepth, ruledOut, keepsCandidates, absent}) {
    const isReady = mode !== 'empty' && mode !== 'loading' && mode !== 'error';
    const atEnd = isReady && step >= last && mode !== 'waiting';
    const isPlaying = mode === 'playing' || mode === 'waiting';
    for (const each of [this.#start, this.#toStart, this.#back]) each.disabled = step <= first;
    for (const each of [this.#end, this.#toEnd, this.#step]) each.disabled = atEnd || mode === 'error';
    for (const {kind, skip} of this.#skips) {
      const isAbsent = absent.includes(kind);
      skip.disabled = atEnd || mode === 'error' || isAbsent;
      skip.hidden = isAbsent && kind === 'pass';
    }
    this.#play.disabled = mode === 'error';
    this.#play.hidden = growing;
    this.#cancel.hidden = !growing;
    if (this.#play.classList.contains('playing') !== isPlaying) {
      this.#play.classList.toggle('playing', isPlaying);
      this.#play.replaceChildren(icon(isPlaying ? 'pause' : 'play'), words(isPlaying ? 'Pause' : 'Play'));
      this.#play.ariaLabel = isPlaying ? 'Pause' : 'Play';
    }
    this.#showSpeed(speed);
    if (!this.#number.matches(':focus')) this.#number.value = count(step);
    const digits = count(last).length;
    this.#number.style.width = `${Math.max(7, digits + 2.5)}ch`;
    this.root.classList.toggle('long', digits > 5);
    setText(this.#of, `of ${count(last)}`);
    this.#depth.root.hidden = maxDepth === 0;
    this.#depth.show(count(depth), `of ${count(maxDepth)}`);
    this.#ruledOut.root.hidden = !keepsCandidates;
    this.#ruledOut.show('', count(ruledOut));
    this.strip.seekTo(step, stepWords(step, last, depth));
  }

  /** @param {number} speed one of the list, or another that joins it */
  #showSpeed(speed) {
    if (![...this.#speed.options].some(({value}) => Number(value) === speed)) {
      this.#speed.append(element('option', {value: speed}, speedName(speed)));
    }
    if (Number(this.#speed.value) !== speed) this.#speed.value = String(speed);
  }

  /** @param {boolean} isOpen */
  #open(isOpen) {
    this.extras.classList.toggle('open', isOpen);
    this.#more.setAttribute('aria-expanded', String(isOpen));
  }
}

/**
 * @param {string} classes
 * @param {string} name
 * @param {...(Node | string)} content
 */
function button(classes, name, ...content) {
  return element('button', {type: 'button', class: classes, 'aria-label': name, part: 'button'},
    ...content.map((each) => (typeof each === 'string' ? words(each) : each)));
}

/** @param {string} text */
function words(text) {
  return element('span', {}, text);
}

/** @param {number} speed */
function speedName(speed) {
  return speed === 0.5 ? '½×' : `${count(speed)}×`;
}

/** A number that goes with the strip: "depth 2 of 8". @param {string} name @param {string} colour */
function readout(name, colour) {
  const value = element('b', {class: colour});
  const rest = element('span');
  return {
    root: element('div', {class: 'readout'}, value, ' ', rest),
    show: (/** @type {string} */ strong, /** @type {string} */ weak) => {
      setText(value, strong ? `${name} ${strong}` : name);
      setText(rest, weak);
    },
  };
}
