/** A pad of digits for typing into the grid where there is no keyboard. */

import {element} from './dom.js';

export const PAD_CSS = `
.pad{display:none;flex-wrap:wrap;gap:6px;margin:8px 0}
.pad button{flex:1 0 44px;min-height:44px;border:1px solid var(--edge);border-radius:6px;background:var(--surface)}
@media (pointer:coarse){.editing .pad{display:flex}}
`;

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
