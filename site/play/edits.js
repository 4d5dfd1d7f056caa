/** The commands of a player, as lists of changes for the game: nothing here changes anything itself. */
import {eraseDrawn} from './borders.js';
import {EMPTY} from './content.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./content.js').Content} Content */
/** @typedef {[cell: number, content: Content]} Change */

/** The mode of typing; a line is drawn, and typing takes its colour. */
/** @typedef {'digit' | 'corner' | 'centre' | 'colour' | 'letter' | 'line'} Mode */

/** @type {Mode[]} */
export const MODES = ['digit', 'corner', 'centre', 'colour', 'letter', 'line'];

/**
 * A digit, a mark, a colour or a letter for some cells; where all of them have it, it is taken away.
 * @param {Game} game
 * @param {number[]} cells
 * @param {Exclude<Mode, 'line'>} mode
 * @param {number} number the digit, the colour or the letter
 * @param {{tidy?: boolean}} [how] tidy: marks of a digit leave the cells that see it
 * @returns {Change[]}
 */
export function enter(game, cells, mode, number, {tidy = false} = {}) {
  if (mode === 'colour') return setAll(game, cells, 'colour', number);
  const open = cells.filter((cell) => !game.isGiven(cell));
  if (mode === 'digit') {
    const changes = setAll(game, open, 'digit', number);
    const isSet = changes.some(([, {digit}]) => digit);
    return tidy && isSet ? [...changes, ...withoutMarks(game, open, number)] : changes;
  }
  if (mode === 'letter') return setAll(game, open, 'letter', number);
  const bit = 1 << number;
  const empty = open.filter((cell) => !game.digit(cell));
  const isEverywhere = empty.every((cell) => game.content(cell)[mode] & bit);
  return empty.map((cell) => {
    const content = game.content(cell);
    return [cell, {...content, [mode]: isEverywhere ? content[mode] & ~bit : content[mode] | bit}];
  });
}

/**
 * Empties cells a layer at a time: digits first, then marks and letters, then colours, then what is drawn.
 * @param {Game} game
 * @param {number[]} cells
 * @returns {Change[]}
 */
export function erase(game, cells) {
  const contents = cells.map((cell) => game.content(cell));
  const has = (/** @type {(keyof Content)[]} */ ...parts) =>
    contents.some((content) => parts.some((part) => content[part]));
  const layer = has('digit') ? {digit: 0} : has('centre', 'corner', 'letter') ? {centre: 0, corner: 0, letter: 0} :
    has('colour') ? {colour: 0} : null;
  if (!layer) return eraseDrawn(game, cells);
  return cells.map((cell) => [cell, {...game.content(cell), ...layer}]);
}

/**
 * Centre marks for all open cells: every digit that no cell which it sees holds.
 * @param {Game} game
 * @returns {Change[]}
 */
export function fillMarks(game) {
  return openCells(game).map((cell) => [cell, {...game.content(cell), centre: possible(game, cell)}]);
}

/**
 * Marks without the digits that stand where the cell sees them.
 * @param {Game} game
 * @returns {Change[]}
 */
export function tidyMarks(game) {
  return openCells(game).map((cell) => {
    const content = game.content(cell);
    const left = possible(game, cell);
    return [cell, {...content, centre: content.centre & left, corner: content.corner & left}];
  });
}

/**
 * Carries out a technique's step: its digits are put, the candidates it rules out are taken from the marks. A cell
 * without marks gets them.
 * @param {Game} game
 * @param {{placements: [number, number][], eliminations: [number, number][]}} step
 * @param {{tidy?: boolean}} [how]
 * @returns {Change[]}
 */
export function applyStep(game, {placements, eliminations}, how) {
  /** @type {Map<number, number>} */
  const marks = new Map();
  for (const [cell, digit] of eliminations) {
    const left = marks.get(cell) ?? candidatesIn(game, cell);
    marks.set(cell, left & ~(1 << digit));
  }
  return [
    ...[...marks].map(([cell, centre]) => /** @type {Change} */ ([cell, {...game.content(cell), centre}])),
    // A digit that was put meanwhile would be taken away by putting it again.
    ...placements.filter(([cell, digit]) => game.digit(cell) !== digit)
      .flatMap(([cell, digit]) => enter(game, [cell], 'digit', digit, how)),
  ];
}

/** Everything that the player has put. @param {Game} game @returns {Change[]} */
export function startAgain(game) {
  return Array.from({length: game.cells}, (_, cell) => [cell, EMPTY]);
}

/** How often each digit is still to be put, by digit. @param {Game} game @returns {number[]} */
export function digitsLeft(game) {
  const left = Array(game.shape.size + 1).fill(game.shape.size);
  for (const digit of game.values) left[digit] -= 1;
  return left;
}

/** The digits that no cell which this one sees holds, as marks. @param {Game} game @param {number} cell */
export function possible(game, cell) {
  let marks = 2 ** (game.shape.size + 1) - 2;
  for (const peer of game.shape.peers(cell)) marks &= ~(1 << game.digit(peer));
  return marks;
}

/** The candidates of a cell as the player sees them: its centre marks, or the possible digits if it has none. */
export function candidatesIn(/** @type {Game} */ game, /** @type {number} */ cell) {
  return game.digit(cell) ? 0 : (game.content(cell).centre || 2 ** (game.shape.size + 1) - 2) & possible(game, cell);
}

/** @param {Game} game */
function openCells(game) {
  return Array.from({length: game.cells}, (_, cell) => cell).filter((cell) => !game.digit(cell));
}

/**
 * @param {Game} game @param {number[]} cells @param {'digit' | 'colour' | 'letter'} key @param {number} number
 * @returns {Change[]}
 */
function setAll(game, cells, key, number) {
  const isEverywhere = cells.every((cell) => game.content(cell)[key] === number);
  return cells.map((cell) => [cell, {...game.content(cell), [key]: isEverywhere ? 0 : number}]);
}

/**
 * Marks of a digit gone from all that see one of some cells.
 * @param {Game} game @param {number[]} cells @param {number} digit
 */
function withoutMarks(game, cells, digit) {
  const seen = new Set(cells.flatMap((cell) => game.shape.peers(cell)));
  for (const cell of cells) seen.delete(cell);
  return [...seen].map((cell) => {
    const content = game.content(cell);
    const bit = ~(1 << digit);
    return /** @type {Change} */ ([cell, {...content, centre: content.centre & bit, corner: content.corner & bit}]);
  });
}
