/** The bands round a board, a frame an open guess, and their looks: whoever draws bands adopts these with them. */

import {BASELINE} from './layout.js';

/** @typedef {import('./layout.js').Layout} Layout */
/** @template T @typedef {import('../dom.js').Maker<T>} Maker */

const BAND = 2.5;
const BAND_GAP = 2;
const FIRST_GAP = 3;

export const BANDS_CSS = `
.band{fill:none;stroke:var(--guess);stroke-width:${BAND};opacity:var(--band)}
.band-ground{fill:var(--page)}
.band-depth{fill:var(--guess);font-weight:650}
`;

/**
 * One frame an open guess, as many as there is room for; where there are more, the outer one carries the number.
 * @template T
 * @param {Layout} layout
 * @param {number} depth
 * @param {Maker<T>} make
 * @returns {T[]}
 */
export function bands({side, part, clues, bandRoom, ...layout}, depth, make) {
  const most = Math.max(1, Math.floor((bandRoom - FIRST_GAP + BAND_GAP) / (BAND + BAND_GAP)));
  const frames = [];
  const [left, top] = [layout.left - clues.left, layout.top - clues.top];
  const width = clues.left + side * part.columns + clues.right;
  const height = clues.top + side * part.rows + clues.bottom;
  let out = 0;
  for (let band = 0; band < Math.min(depth, most); band += 1) {
    out = 1 + FIRST_GAP + BAND / 2 + band * (BAND + BAND_GAP);
    frames.push(make('rect', {
      x: left - out, y: top - out, width: width + 2 * out, height: height + 2 * out, rx: 3 + band, class: 'band',
    }));
  }
  if (depth <= most) return frames;
  const text = String(depth);
  const label = 8 + 7.5 * text.length;
  const x = left + width + out - label - 10;
  return [...frames, make('rect', {x, y: top - out - 8, width: label, height: 16, class: 'band-ground'}),
    make('text', {x: x + label / 2, y: top - out + 12 * BASELINE, 'font-size': 12, class: 'band-depth'}, text)];
}
