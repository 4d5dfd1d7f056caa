/** What is said to a player, in words. Knows no document. */
import {plural} from '../../web/src/index.js';
import {SIDES, spotParts} from './borders.js';
import {digitsOf, letterName} from './content.js';
import {rivals} from './judge.js';
import {colourAt} from './lines.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./game.js').Entry} Entry */

/** What modes are called. */
export const MODE_NAMES = {
  digit: 'Digit', corner: 'Corner', centre: 'Centre', colour: 'Colour', letter: 'Letter', line: 'Line',
};

/**
 * What an entry did to the cells that were selected, for those who listen: "E5 is 7 and clashes with E2.",
 * "E5: centre 1 2."
 * @param {Game} game
 * @param {Entry | null} entry
 * @param {string[]} colourNames
 * @param {boolean} [areClashesTold]
 */
export function spokenEntry(game, entry, colourNames, areClashesTold = false) {
  if (!entry) return 'Nothing changes.';
  const rivalsOf = (/** @type {Entry[number]} */ {cell, before, after}) =>
    (areClashesTold && after.digit && after.digit !== before.digit ? rivals(game, cell) : []);
  if (entry.length > 3) {
    const clashing = entry.filter((change) => rivalsOf(change).length).map(({cell}) => cell);
    const words = `, and ${cellList(game, clashing)} ${clashing.length > 1 ? 'clash' : 'clashes'}`;
    return `${plural(entry.length, 'cell')} changed${clashing.length ? words : ''}.`;
  }
  const {shape} = game;
  return entry.map((change) => {
    const {cell, before, after} = change;
    const name = shape.cellName(cell);
    if (after.digit !== before.digit) {
      const others = rivalsOf(change);
      const clash = others.length ? ` and clashes with ${cellList(game, others)}` : '';
      return `${name} is ${after.digit ? shape.symbol(after.digit) : 'empty'}${clash}.`;
    }
    const marks = /** @type {const} */ (['centre', 'corner']).filter((kind) => after[kind] !== before[kind])
      .map((kind) => `${kind} ${digitsOf(after[kind]).map(shape.symbol).join(' ') || 'none'}`);
    if (after.letter !== before.letter) marks.push(after.letter ? `letter ${letterName(after.letter)}` : 'no letter');
    if (after.lines !== before.lines) marks.push(after.lines > before.lines ? 'line drawn' : 'line erased');
    for (const [side, name] of SIDES.entries()) {
      const [was, is] = [before, after].map(({borders}) => colourAt(borders, side));
      if (was !== is) marks.push(is ? `line ${name}` : `no line ${name}`);
    }
    if (after.spot !== before.spot) marks.push(spotWords(after.spot, colourNames));
    if (after.colour !== before.colour) marks.push(after.colour ? colourNames[after.colour] : 'no colour');
    return `${name}: ${marks.join(', ')}.`;
  }).join(' ');
}

/** @param {number} spot @param {string[]} colourNames */
function spotWords(spot, colourNames) {
  if (!spot) return 'unmarked';
  const {isCross, colour} = spotParts(spot);
  return `${colourNames[colour]} ${isCross ? 'cross' : 'circle'}`;
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
