/** What the transport has on a whole page, beside buttons and strip: the speed, and two numbers. */

import {count} from '../../words/numbers.js';
import {words} from '../buttons.js';
import {element, setText} from '../dom.js';
import {icon} from '../icons.js';

const SPEEDS = [0.5, 1, 2, 4, 10, 50, 250, 1000, 10000, 1e6];

export class Dials {
  #select = element('select', {'aria-label': 'Speed'}, ...SPEEDS.map(option));
  #depth = readout('depth', 'guess');
  #ruledOut = readout('ruled out', 'logic');

  /** @param {import('./transport.js').Transport} transport */
  constructor({commands, root, more}) {
    root.prepend(element('div', {class: 'readouts', part: 'readouts'}, this.#depth.root, this.#ruledOut.root));
    more.before(element('label', {class: 'speed'}, words('Speed'),
      element('span', {class: 'select'}, this.#select, icon('down'))));
    this.#select.addEventListener('change', () => commands.setSpeed(Number(this.#select.value)));
  }

  /** @param {import('./transport.js').Shown} shown */
  show({speed, depth, maxDepth, keepsCandidates, ruledOut}) {
    this.#showSpeed(speed);
    this.#depth.root.hidden = maxDepth === 0;
    this.#depth.show(count(depth), `of ${count(maxDepth)}`);
    this.#ruledOut.root.hidden = !keepsCandidates;
    this.#ruledOut.show('', count(ruledOut));
  }

  /** @param {number} speed one of the list, or another that joins it */
  #showSpeed(speed) {
    const select = this.#select;
    if (![...select.options].some(({value}) => Number(value) === speed)) select.append(option(speed));
    if (Number(select.value) !== speed) select.value = String(speed);
  }
}

/** As short as it has to be on a phone: ½, 250, 10k, 1M. @param {number} speed */
function short(speed) {
  if (speed === 0.5) return '½';
  if (speed < 1000) return count(speed);
  return speed < 1e6 ? `${count(speed / 1000)}k` : `${count(speed / 1e6)}M`;
}

/** @param {number} speed */
function option(speed) {
  return element('option', {value: speed}, `${short(speed)}×`);
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
