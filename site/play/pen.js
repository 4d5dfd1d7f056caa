/** The pen: its colour, where it has been put down, and the line that is being drawn. Knows no document. */
import {bordersOf, cornersBetween, drawBorder, drawSide, markSpot} from './borders.js';
import {drawLine, linesOf, pathBetween} from './lines.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./edits.js').Change} Change */

/** The track of a drag: cells, or corners if it began at one. @typedef {{isCorner: boolean, path: number[]}} Stroke */

export class Pen {
  colour = 5;
  /** The cell in which it was put down by a key. @type {number | null} */
  anchor = null;
  /** The stroke that a drag has drawn so far. @type {Stroke} */
  #drawn = {isCorner: false, path: []};

  /** The lines to be seen, with the one that is being drawn. @param {Game} game */
  lines(game) {
    return [...linesOf(game), ...this.#parts(false)];
  }

  /** The same along borders. @param {Game} game */
  borders(game) {
    return [...bordersOf(game), ...this.#parts(true)];
  }

  /** @param {boolean} isCorner */
  #parts(isCorner) {
    const {path} = this.#drawn;
    if (this.#drawn.isCorner !== isCorner) return [];
    return path.slice(1).map((to, i) => ({from: path[i], to, colour: this.colour}));
  }

  /**
   * A drag goes on, or ends: a line along what it has passed; a spot where it has not left the middle of a cell.
   * @param {Game} game @param {Stroke} stroke whose path need not touch @param {boolean} isDone
   * @returns {Change[] | null} what it changes, once it ends
   */
  drag(game, {isCorner, path}, isDone) {
    const between = isCorner ? cornersBetween : pathBetween;
    const whole = path.flatMap((at, i) => (i ? between(game.shape, path[i - 1], at).slice(1) : [at]));
    this.#drawn = {isCorner, path: isDone ? [] : whole};
    if (!isDone || !whole.length) return null;
    if (whole.length > 1) return (isCorner ? drawBorder : drawLine)(game, whole, this.colour);
    return isCorner ? null : markSpot(game, whole[0], this.colour);
  }

  /**
   * Puts the pen down, or draws to here from where it was put down; twice in the same cell, marks that.
   * @param {Game} game @param {number} cell
   * @returns {Change[] | null} what it changes; null where it was put down
   */
  put(game, cell) {
    const {anchor} = this;
    this.anchor = anchor === cell ? null : cell;
    if (anchor === null) return null;
    return anchor === cell ? markSpot(game, cell, this.colour) : this.join(game, anchor, cell);
  }

  /** Draws from one cell to another. @param {Game} game @param {number} from @param {number} to */
  join(game, from, to) {
    return drawLine(game, pathBetween(game.shape, from, to), this.colour);
  }

  /** Draws along a side of cells. @param {Game} game @param {number[]} cells @param {number} side */
  side(game, cells, side) {
    return drawSide(game, cells, side, this.colour);
  }
}
