/**
 * The grid of elements for a player: its cells tell digits, marks and colours, and which of them are selected.
 */

import playBoard from '../../../languages/en/play-board.js';
import {speaker} from '../../language/catalogue.js';
import {Grid} from '../board/grid.js';
import {colourNames} from './colours.js';

/** @typedef {import('./cells.js').PlayScene} PlayScene */

const say = speaker('play-board', playBoard);

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

  /**
   * The content of a cell in words, followed by remarks on it.
   * @param {PlayScene} scene @param {number} cell @returns {string[]}
   */
  words({cells, lost, wrong}, cell) {
    const {digit, given, corner, centre, colour, letter, ends, sides, spot} = cells[cell];
    const {symbol} = this.geometry;
    const symbols = (/** @type {readonly number[]} */ digits) => digits.map(symbol).join(' ');
    const parts = digit ? [symbol(digit), ...(given ? [say('given')] : [])] : [
      ...(centre.length ? [say('centre', {digits: symbols(centre)})] : []),
      ...(corner.length ? [say('corner', {digits: symbols(corner)})] : [])];
    if (!parts.length) parts.push(say('empty'));
    if (letter) parts.push(say('letter', {letter}));
    if (colour) parts.push(colourNames()[colour]);
    if (ends.length) parts.push(say('line-to', {cells: ends.map((end) => this.geometry.cellName(end)).join(' ')}));
    if (sides.length) parts.push(say('line', {sides: sides.join(' ')}));
    if (spot) parts.push(say(spot.isCross ? 'cross' : 'circle', {colour: colourNames()[spot.colour]}));
    if (lost.includes(cell)) parts.push(say(wrong.includes(cell) ? 'not-right' : 'clash'));
    return parts;
  }
}
