/** The colours that a player gives to cells and lines: plain ones, whose tokens are the page's, for light and dark. */

import {svg} from '../dom.js';

/** What they are called. Each has its number on its button, since not everybody tells hues apart. */
export const COLOUR_NAMES = ['', 'grey', 'blue', 'orange', 'green', 'red', 'purple', 'yellow', 'teal', 'pink'];

/** How much a colour looks like, for its button. @param {number} colour */
export function swatch(colour) {
  return svg('svg', {viewBox: '0 0 24 24', class: 'swatch', 'aria-hidden': 'true'},
    svg('rect', {x: 1, y: 1, width: 22, height: 22, rx: 3, class: `paint c${colour}`}));
}

/** The same for a line. @param {number} colour */
export function stroke(colour) {
  return svg('svg', {viewBox: '0 0 24 24', class: 'swatch', 'aria-hidden': 'true'},
    svg('path', {d: 'M4 20 20 4', class: `pen c${colour}`, 'stroke-width': 4}));
}
