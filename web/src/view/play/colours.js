/** The colours that a player gives to cells and lines: plain ones, whose tokens are the page's, for light and dark. */

import playBoard from '../../../languages/en/play-board.js';
import {speaker} from '../../language/catalogue.js';
import {svg} from '../dom.js';

const say = speaker('play-board', playBoard);

/** How many there are. */
const COLOURS = 9;

/**
 * Their names, from 1. Each has its number on its button, since not everybody tells hues apart.
 * @returns {string[]}
 */
export function colourNames() {
  const numbers = Array.from({length: COLOURS}, (_, i) => /** @type {1} */ (i + 1));
  return ['', ...numbers.map((colour) => say(`colour.${colour}`))];
}

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
