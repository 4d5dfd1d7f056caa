/**
 * Lines that a player draws from cell to cell, each in a colour. A line joins two cells that touch, at a side or at a
 * corner, and is kept with the first of them: so it is part of a game like everything else, taken back and kept.
 */
import {COLOURS} from './content.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./edits.js').Change} Change */
/** @typedef {import('../../web/src/index.js').Geometry} Geometry */

/** @typedef {{from: number, to: number, colour: number}} Line */

/** The directions of a line from the cell that keeps it: right, down and left, down, down and right. */
const WAYS = [[0, 1], [1, -1], [1, 0], [1, 1]];
const BASE = COLOURS + 1;

/** All lines of a game. @param {Game} game @returns {Line[]} */
export function linesOf(game) {
  const {shape} = game;
  return Array.from({length: game.cells}, (_, from) => from).flatMap((from) => WAYS.flatMap(([down, right], way) => {
    const colour = colourAt(game.content(from).lines, way);
    return colour && isInside(shape, from, down, right) ? [{from, to: from + down * shape.size + right, colour}] : [];
  }));
}

/**
 * True if all lines that a cell keeps lie in the grid.
 * @param {Geometry} shape @param {number} cell @param {number} lines
 */
export function fits(shape, cell, lines) {
  return WAYS.every(([down, right], way) => !colourAt(lines, way) || isInside(shape, cell, down, right));
}

/**
 * The cells from one to another, each touching the next, both ends among them: first across, then straight.
 * @param {Geometry} shape @param {number} from @param {number} to
 */
export function pathBetween({size, row, column}, from, to) {
  const path = [from];
  for (let at = from; at !== to;) {
    at += size * Math.sign(row(to) - row(at)) + Math.sign(column(to) - column(at));
    path.push(at);
  }
  return path;
}

/**
 * Draws along cells; where all of it is there in that colour, takes it away.
 * @param {Game} game @param {number[]} path each cell touches the next @param {number} colour
 * @returns {Change[]}
 */
export function drawLine(game, path, colour) {
  const parts = path.slice(1).map((to, i) => partBetween(game.shape, path[i], to));
  const isThere = parts.every(({cell, way}) => colourAt(game.content(cell).lines, way) === colour);
  return painted(game, 'lines', parts, isThere ? 0 : colour);
}

/** Takes away what touches one of some cells. @param {Game} game @param {number[]} cells @returns {Change[]} */
export function eraseLines(game, cells) {
  const touching = linesOf(game).filter(({from, to}) => cells.includes(from) || cells.includes(to));
  return painted(game, 'lines', touching.map(({from, to}) => partBetween(game.shape, from, to)), 0);
}

/**
 * Gives lines or borders a colour, or takes it away.
 * @param {Game} game @param {'lines' | 'borders'} key @param {{cell: number, way: number}[]} parts
 * @param {number} colour
 * @returns {Change[]}
 */
export function painted(game, key, parts, colour) {
  /** @type {Map<number, number>} */
  const packed = new Map();
  for (const {cell, way} of parts) {
    const before = packed.get(cell) ?? game.content(cell)[key];
    packed.set(cell, before + (colour - colourAt(before, way)) * BASE ** way);
  }
  return [...packed].map(([cell, after]) => [cell, {...game.content(cell), [key]: after}]);
}

/** The cell that keeps the line between two that touch, and its direction. @param {Geometry} shape @param {number} a
 * @param {number} b */
function partBetween({row, column}, a, b) {
  const [cell, to] = a < b ? [a, b] : [b, a];
  const way = WAYS.findIndex(([down, right]) => row(to) - row(cell) === down && column(to) - column(cell) === right);
  return {cell, way};
}

/** The colour in one of four directions. @param {number} packed @param {number} way */
export function colourAt(packed, way) {
  return Math.floor(packed / BASE ** way) % BASE;
}

/** @param {Geometry} shape @param {number} cell @param {number} down @param {number} right */
function isInside({size, row, column}, cell, down, right) {
  const to = column(cell) + right;
  return row(cell) + down < size && to >= 0 && to < size;
}
