/**
 * Corner marks and colours as a code, `notes` in links to this page: no other has them. It begins with its version;
 * behind it stand bits: whether there are corner marks, whether there are colours; then for each cell, where there are
 * marks and it is not given, 0 or 1 and a bit for each digit, and, where there are colours, 0 or 1 and the colour.
 */
import {BitReader, BitWriter} from '../web/src/index.js';
import {COLOURS} from './play-content.js';
import {Game} from './play-game.js';

/** @typedef {import('../web/src/index.js').Puzzle} Puzzle */

/** Raised when an old reader would misunderstand a new code. */
const VERSION = '1';
const COLOUR_BITS = 3;

/** Empty where there are none. @param {Game} game @returns {string} */
export function formatNotes(game) {
  const contents = Array.from({length: game.cells}, (_, cell) => game.content(cell));
  const hasCorners = contents.some(({corner}) => corner);
  const hasColours = contents.some(({colour}) => colour);
  if (!hasCorners && !hasColours) return '';
  const bits = new BitWriter();
  const write = (/** @type {number} */ value, /** @type {number} */ width) => {
    bits.write(value ? 1 : 0, 1);
    if (value) bits.write(value, width);
  };
  bits.write(Number(hasCorners), 1);
  bits.write(Number(hasColours), 1);
  for (const [cell, {corner, colour}] of contents.entries()) {
    if (hasCorners && !game.isGiven(cell)) write(corner >> 1, game.shape.size);
    if (hasColours) write(colour, COLOUR_BITS);
  }
  return VERSION + bits.text;
}

/**
 * The game with the notes of a link; as it is, where there are none or they can't be read.
 * @param {Game} game @param {string} link
 * @returns {Game}
 */
export function withNotes(game, link) {
  const code = new URLSearchParams(link.slice(link.indexOf('#') + 1)).get('notes') ?? '';
  if (!code.startsWith(VERSION)) return game;
  const bits = new BitReader(code.slice(VERSION.length));
  const read = (/** @type {number} */ width) => (bits.read(1) ? bits.read(width) : 0);
  const [hasCorners, hasColours] = [bits.read(1), bits.read(1)];
  const contents = Array.from({length: game.cells}, (_, cell) => ({
    ...game.content(cell),
    corner: hasCorners && !game.isGiven(cell) ? read(game.shape.size) << 1 : 0,
    colour: hasColours ? read(COLOUR_BITS) : 0,
  }));
  const noted = new Game(game.puzzle, contents);
  const isWhole = !bits.failed && contents.every(({colour}) => colour <= COLOURS) && formatNotes(noted) === code;
  return isWhole ? noted : game;
}
