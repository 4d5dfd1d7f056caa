/** The words for a player. Knows no document. */
import {list} from '../../web/src/index.js';
import messages from '../../web/languages/en/site/play.js';
import {speaker} from '../../web/src/language/catalogue.js';
import {SIDES, sideName, spotParts} from './borders.js';
import {digitsOf, letterName} from './content.js';
import {rivals} from './judge.js';
import {colourAt} from './lines.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./game.js').Entry} Entry */

const say = speaker('site/play', messages);

/** The name of a mode. @param {import('./edits.js').Mode} mode */
export function modeName(mode) {
  return say(`mode.${mode}`);
}

/**
 * The effect of an entry on the cells that were selected, for those who listen: "E5 is 7 and clashes with E2.",
 * "E5: centre 1 2."
 * @param {Game} game
 * @param {Entry | null} entry
 * @param {string[]} colourNames
 * @param {boolean} [withClashes]
 */
export function spokenEntry(game, entry, colourNames, withClashes = false) {
  if (!entry) return say('entry.nothing');
  const rivalsOf = (/** @type {Entry[number]} */ {cell, before, after}) =>
    (withClashes && after.digit && after.digit !== before.digit ? rivals(game, cell) : []);
  if (entry.length > 3) {
    const clashing = entry.filter((change) => rivalsOf(change).length).map(({cell}) => cell);
    const [count, cells] = [entry.length, cellList(game, clashing)];
    return clashing.length ? say('entry.many-clash', {count, cells, clashing: clashing.length}) :
      say('entry.many', {count});
  }
  const {shape} = game;
  return entry.map((change) => {
    const {cell: number, before, after} = change;
    const cell = shape.cellName(number);
    if (after.digit === before.digit) {
      return say('entry.notes', {cell, notes: noteWords(change, shape, colourNames).join(', ')});
    }
    if (!after.digit) return say('entry.empty', {cell});
    const [digit, others] = [shape.symbol(after.digit), rivalsOf(change)];
    return others.length ? say('entry.clash', {cell, digit, cells: cellList(game, others)}) :
      say('entry.is', {cell, digit});
  }).join(' ');
}

/**
 * The changes in a cell beside its digit.
 * @param {Entry[number]} change @param {Game['shape']} shape @param {string[]} colourNames
 */
function noteWords({before, after}, shape, colourNames) {
  const notes = /** @type {const} */ (['centre', 'corner']).filter((kind) => after[kind] !== before[kind])
    .map((kind) => (after[kind] ? say(`note.${kind}`, {digits: digitsOf(after[kind]).map(shape.symbol).join(' ')}) :
      say(`note.${kind}-none`)));
  if (after.letter !== before.letter) {
    notes.push(after.letter ? say('note.letter', {letter: letterName(after.letter)}) : say('note.no-letter'));
  }
  if (after.lines !== before.lines) notes.push(say(`note.line-${after.lines > before.lines ? 'drawn' : 'erased'}`));
  for (const [way, side] of SIDES.entries()) {
    const [was, is] = [before, after].map(({borders}) => colourAt(borders, way));
    if (was !== is) notes.push(say(is ? 'note.border' : 'note.no-border', {side: sideName(side)}));
  }
  if (after.spot !== before.spot) notes.push(spotWords(after.spot, colourNames));
  if (after.colour !== before.colour) notes.push(after.colour ? colourNames[after.colour] : say('note.no-colour'));
  return notes;
}

/** @param {number} spot @param {string[]} colourNames */
function spotWords(spot, colourNames) {
  if (!spot) return say('note.unmarked');
  const {isCross, colour} = spotParts(spot);
  return say(isCross ? 'note.cross' : 'note.circle', {colour: colourNames[colour]});
}

/** "A5", "A5 and A9", "A5, B1 and 3 more". @param {Game} game @param {number[]} cells */
export function cellList(game, cells) {
  const names = cells.map((cell) => game.shape.cellName(cell));
  return list(names.length > 3 ? [...names.slice(0, 2), say('more', {count: names.length - 2})] : names);
}
