/**
 * The colours that a player gives to cells: a tint and a pattern each, since not everybody tells hues apart. They are
 * made of the solver's hues and of ink.
 */

import {svg} from './dom.js';

/** What they are called. */
export const COLOUR_NAMES = ['', 'grey', 'blue stripes', 'amber stripes', 'dots', 'lines', 'checks'];

/** The pattern of each, in a tile of that many pixels. @type {[tile: number, path: string][]} */
const PATTERNS = [[8, ''], [8, ''], [8, 'M-2 2 2 -2M0 8 8 0M6 10 10 6'], [8, 'M-2 6 2 10M0 0 8 8M6 -2 10 2'],
  [7, 'M3.5 3.5h.01'], [6, 'M0 3H6'], [8, 'M0 4H8M4 0V8']];

/** The tiles, for a picture's `<defs>`; a page has them once a picture, under names of its own. @param {string} name */
export function colourTiles(name) {
  return svg('defs', {}, ...PATTERNS.map(([tile, path], colour) => svg('pattern', {
    id: `${name}-${colour}`, width: tile, height: tile, patternUnits: 'userSpaceOnUse', class: `tile c${colour}`,
  }, svg('rect', {width: tile, height: tile, class: 'tint'}), svg('path', {d: path}))).slice(1));
}

/** How much a colour looks like, for its button. @param {number} colour */
export function swatch(colour) {
  const [tile, path] = PATTERNS[colour];
  const tiles = [];
  for (let x = 0; x < 24; x += tile) {
    for (let y = 0; y < 24; y += tile) tiles.push(svg('path', {d: path, transform: `translate(${x} ${y})`}));
  }
  return svg('svg', {viewBox: '0 0 24 24', class: `swatch tile c${colour}`, 'aria-hidden': 'true'},
    svg('rect', {width: 24, height: 24, class: 'tint'}), ...tiles);
}
