/** The parts of the transport that only a full page has: the speed, and two numbers. */

import controls from '../../../languages/en/controls.js';
import {speaker} from '../../language/catalogue.js';
import {textOf} from '../../words/numbers.js';
import {words} from '../buttons.js';
import {element} from '../dom.js';
import {icon} from '../icons.js';

/** @typedef {import('../../language/catalogue.js').Part} Part */

const say = speaker('controls', controls);

const SPEEDS = [0.5, 1, 2, 4, 10, 50, 250, 1000, 10000, 1e6];

export class SpeedControls {
  #select = element('select', {'aria-label': say('speed')}, ...SPEEDS.map(option));
  #depth = readout('guess');
  #ruledOut = readout('logic');

  /** @param {import('./transport.js').Transport} transport */
  constructor({commands, root, more}) {
    root.prepend(element('div', {class: 'readouts', part: 'readouts'}, this.#depth.root, this.#ruledOut.root));
    more.before(element('label', {class: 'speed'}, words(say('speed')),
      element('span', {class: 'select'}, this.#select, icon('down'))));
    this.#select.addEventListener('change', () => commands.setSpeed(Number(this.#select.value)));
  }

  /** @param {import('./transport.js').Shown} shown */
  show({speed, depth, maxDepth, keepsCandidates, ruledOut}) {
    this.#showSpeed(speed);
    this.#depth.root.hidden = maxDepth === 0;
    this.#depth.show(say.parts('depth', {depth, most: maxDepth}));
    this.#ruledOut.root.hidden = !keepsCandidates;
    this.#ruledOut.show(say.parts('ruled-out', {count: ruledOut}));
  }

  /** @param {number} speed one of the list, or another that joins it */
  #showSpeed(speed) {
    const select = this.#select;
    if (![...select.options].some(({value}) => Number(value) === speed)) select.append(option(speed));
    if (Number(select.value) !== speed) select.value = String(speed);
  }
}

/** As short as it has to be on a phone: ½×, 250×, 10k×, 1M×. @param {number} speed */
function short(speed) {
  if (speed === 0.5) return say('speed.half');
  if (speed < 1000) return say('speed.times', {speed});
  return speed < 1e6 ? say('speed.thousands', {speed: speed / 1000}) : say('speed.millions', {speed: speed / 1e6});
}

/** @param {number} speed */
function option(speed) {
  return element('option', {value: speed}, short(speed));
}

/** A number that goes with the strip: "depth 2 of 8". @param {string} colour of what stands out */
function readout(colour) {
  const root = element('div', {class: 'readout'});
  return {
    root,
    show: (/** @type {Part[]} */ parts) => {
      if (root.textContent === textOf(parts)) return;
      root.replaceChildren(...parts.map(({text, mark}) => (mark ? element('b', {class: colour}, text) : text)));
    },
  };
}
