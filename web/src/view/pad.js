/** A pad of digits for typing into the grid where there is no keyboard. */

import {element} from './dom.js';

/**
 * @param {import('../geometry.js').Geometry} geometry
 * @param {(key: string) => void} type
 */
export function digitPad({size, symbol}, type) {
  const keys = Array.from({length: size}, (_, i) => symbol(i + 1));
  const pad = element('div', {class: 'pad', role: 'group', 'aria-label': 'Digits'},
    ...keys.map((key) => element('button', {type: 'button', value: key}, key)),
    element('button', {type: 'button', value: 'Delete'}, 'Clear'));
  pad.addEventListener('click', (event) => {
    const key = /** @type {Element} */ (event.target).closest('button')?.value;
    if (key) type(key);
  });
  return pad;
}
