/** What lies over a player's cells: the outline of those that are selected. */

import {outlineOf} from './cell-outline.js';
import {svg} from './dom.js';

/** @typedef {import('../geometry.js').Geometry} Geometry */
/** @typedef {import('./layout.js').Layout} Layout */

/**
 * One outline round all of the selected cells that touch, a little inside of them, and their tint.
 * @param {Geometry} geometry
 * @param {Layout} layout
 * @param {(cell: number) => boolean} isSelected
 * @returns {SVGElement[]}
 */
export function selectionMarks(geometry, layout, isSelected) {
  const {outline, tint} = outlineOf(geometry, layout, isSelected, Math.min(4, 0.1 * layout.side));
  return [svg('path', {d: tint, class: 'selected-tint'}), svg('path', {d: outline, class: 'selected-line'})];
}
