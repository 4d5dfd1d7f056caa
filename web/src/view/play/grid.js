/**
 * The grid of elements for a player: its cells tell digits, marks and colours, and which of them are selected.
 */

import {Grid} from '../board/grid.js';
import {COLOUR_NAMES} from './colours.js';

/** @typedef {import('./cells.js').PlayScene} PlayScene */

export class PlayGrid extends Grid {
  /**
   * @param {import('../../grid/geometry.js').Geometry} geometry
   * @param {string} label
   * @param {ConstructorParameters<typeof Grid>[2]} listener
   */
  constructor(geometry, label, listener) {
    super(geometry, label, listener);
    this.root.ariaMultiSelectable = 'true';
  }

  /** @param {(cell: number) => boolean} isSelected */
  select(isSelected) {
    for (const [cell, node] of this.root.querySelectorAll('[role=gridcell]').entries()) {
      node.ariaSelected = String(isSelected(cell));
    }
  }

  /** What a cell holds, in words. @param {PlayScene} scene @param {number} cell */
  say({cells, clashing, wrong}, cell) {
    const {digit, given, corner, centre, colour, letter, ends, sides, spot} = cells[cell];
    const {symbol} = this.geometry;
    const parts = digit ? [symbol(digit), ...(given ? ['given'] : [])] : [
      ...(centre.length ? [`centre ${centre.map(symbol).join(' ')}`] : []),
      ...(corner.length ? [`corner ${corner.map(symbol).join(' ')}`] : [])];
    if (!parts.length) parts.push('empty');
    if (letter) parts.push(`letter ${letter}`);
    if (colour) parts.push(COLOUR_NAMES[colour]);
    if (ends.length) parts.push(`line to ${ends.map((end) => this.geometry.cellName(end)).join(' ')}`);
    if (sides.length) parts.push(`line ${sides.join(' ')}`);
    if (spot) parts.push(`${COLOUR_NAMES[spot.colour]} ${spot.isCross ? 'cross' : 'circle'}`);
    if (clashing.includes(cell)) parts.push(wrong.includes(cell) ? 'not right' : 'clash');
    return parts.join(', ');
  }
}
