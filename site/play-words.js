/** What is said to a player, in words. Knows no document. */
import {plural} from '../web/src/index.js';
import {digitsOf} from './play-content.js';

/** @typedef {import('./play-game.js').Game} Game */
/** @typedef {import('./play-game.js').Entry} Entry */

/** What modes are called. */
export const MODE_NAMES = {digit: 'Digit', corner: 'Corner', centre: 'Centre', colour: 'Colour'};

/**
 * What an entry did to the cells that were selected, for those who listen: "E5 is 7", "Centre 1 2 in E5 and E6".
 * @param {Game} game
 * @param {Entry | null} entry
 * @param {string[]} colourNames
 */
export function spokenEntry(game, entry, colourNames) {
  if (!entry) return 'Nothing changes.';
  if (entry.length > 3) return `${plural(entry.length, 'cell')} changed.`;
  const {shape} = game;
  return entry.map(({cell, before, after}) => {
    const name = shape.cellName(cell);
    if (after.digit !== before.digit) return `${name} is ${after.digit ? shape.symbol(after.digit) : 'empty'}.`;
    const marks = /** @type {const} */ (['centre', 'corner']).filter((kind) => after[kind] !== before[kind])
      .map((kind) => `${kind} ${digitsOf(after[kind]).map(shape.symbol).join(' ') || 'none'}`);
    if (after.colour !== before.colour) marks.push(after.colour ? colourNames[after.colour] : 'no colour');
    return `${name}: ${marks.join(', ')}.`;
  }).join(' ');
}

/** "A5", "A5 and A9", "A5, B1 and 3 more". @param {Game} game @param {number[]} cells */
export function cellList(game, cells) {
  const names = cells.map((cell) => game.shape.cellName(cell));
  if (names.length > 3) return `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`;
  return names.join(' and ').replace(/ and (?=.* and )/g, ', ');
}

/** "1 to 9", "1 to G". @param {Game} game */
export function digitRange({shape}) {
  return `1 to ${shape.symbol(shape.size)}`;
}
