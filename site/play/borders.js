/**
 * Lines that a player draws along the borders of cells, and what the pen puts into their middles. A border is kept with
 * the cell below or to the right of it; those of the last row and column, which have none there, with their own cell.
 * Corners, where four cells meet, are numbered in rows, one more in each than there are cells.
 */
import messages from '../../web/languages/en/site/play.js';
import {speaker} from '../../web/src/language/catalogue.js';
import {COLOURS} from './content.js';
import {colourAt, eraseLines, painted} from './lines.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./edits.js').Change} Change */
/** @typedef {import('../../web/src/index.js').Geometry} Geometry */

/** A side of a cell, as its way in what is packed. @typedef {0 | 1 | 2 | 3} Side */

/** From corner to corner. @typedef {{from: number, to: number, colour: number}} Border */

const say = speaker('site/play', messages);

export const SIDES = /** @type {const} */ (['above', 'right', 'below', 'left']);

/** The place of a side, in words. @param {typeof SIDES[number]} side */
export function sideName(side) {
  return say(`side.${side}`);
}

/** All borders of a game. @param {Game} game @returns {Border[]} */
export function bordersOf(game) {
  return Array.from({length: game.cells}, (_, cell) => cell).flatMap((cell) => SIDES.flatMap((_, side) => {
    const colour = colourAt(game.content(cell).borders, side);
    return colour ? [{...cornersOf(game.shape, cell, side), colour}] : [];
  }));
}

/** The sides of a cell along which something is drawn, in words. @param {Game} game @param {number} cell */
export function borderedSides(game, cell) {
  return SIDES.filter((_, side) => {
    const part = partOf(game.shape, cell, side);
    return colourAt(game.content(part.cell).borders, part.way) > 0;
  }).map(sideName);
}

/**
 * True if a cell keeps only borders that no other cell keeps.
 * @param {Geometry} shape @param {number} cell @param {number} borders
 */
export function keepsItsOwn(shape, cell, borders) {
  return SIDES.every((_, side) => !colourAt(borders, side) || partOf(shape, cell, side).cell === cell);
}

/**
 * The corners from one to another along borders, first across, then up or down.
 * @param {Geometry} shape @param {number} from @param {number} to
 */
export function cornersBetween({size}, from, to) {
  const across = size + 1;
  const path = [from];
  for (let at = from; at !== to;) {
    const columns = (to % across) - (at % across);
    at += columns ? Math.sign(columns) : across * Math.sign(to - at);
    path.push(at);
  }
  return path;
}

/**
 * Draws along corners; where all of it is there in that colour, takes it away.
 * @param {Game} game @param {number[]} path each corner is beside the next @param {number} colour
 * @returns {Change[]}
 */
export function drawBorder(game, path, colour) {
  return toggled(game, path.slice(1).map((to, i) => partBetween(game.shape, path[i], to)), colour);
}

/**
 * Draws along a side of cells; where all of it is there in that colour, takes it away.
 * @param {Game} game @param {number[]} cells @param {number} side @param {number} colour
 * @returns {Change[]}
 */
export function drawSide(game, cells, side, colour) {
  return toggled(game, cells.map((cell) => partOf(game.shape, cell, side)), colour);
}

/**
 * Marks the middle of a cell: by a circle, in its place a cross, then nothing.
 * @param {Game} game @param {number} cell @param {number} colour
 * @returns {Change[]}
 */
export function markSpot(game, cell, colour) {
  const content = game.content(cell);
  const spot = content.spot === colour ? colour + COLOURS : content.spot === colour + COLOURS ? 0 : colour;
  return [[cell, {...content, spot}]];
}

/** The name of a spot. @param {number} spot not 0 */
export function spotParts(spot) {
  return {isCross: spot > COLOURS, colour: spot > COLOURS ? spot - COLOURS : spot};
}

/**
 * Takes away all that the pen has drawn in some cells, round them and from them.
 * @param {Game} game @param {number[]} cells
 * @returns {Change[]}
 */
export function eraseDrawn(game, cells) {
  /** @type {Map<number, import('./content.js').Content>} */
  const contents = new Map(eraseLines(game, cells));
  const sides = cells.flatMap((cell) => SIDES.map((_, side) => partOf(game.shape, cell, side)));
  for (const [cell, {borders}] of painted(game, 'borders', sides, 0)) {
    contents.set(cell, {...contents.get(cell) ?? game.content(cell), borders});
  }
  for (const cell of cells) contents.set(cell, {...contents.get(cell) ?? game.content(cell), spot: 0});
  return [...contents];
}

/** @param {Game} game @param {{cell: number, way: number}[]} parts @param {number} colour */
function toggled(game, parts, colour) {
  const isThere = parts.every(({cell, way}) => colourAt(game.content(cell).borders, way) === colour);
  return painted(game, 'borders', parts, isThere ? 0 : colour);
}

/** The cell that keeps a side of a cell, and how. @param {Geometry} shape @param {number} cell @param {number} side */
function partOf({size, row, column}, cell, side) {
  if (side === 1 && column(cell) < size - 1) return {cell: cell + 1, way: 3};
  if (side === 2 && row(cell) < size - 1) return {cell: cell + size, way: 0};
  return {cell, way: side};
}

/** The cell that keeps the border between two corners. @param {Geometry} shape @param {number} a @param {number} b */
function partBetween(shape, a, b) {
  const {size} = shape;
  const first = Math.min(a, b);
  const [row, column] = [Math.floor(first / (size + 1)), first % (size + 1)];
  const isAcross = Math.abs(a - b) === 1;
  if (isAcross) return row < size ? {cell: row * size + column, way: 0} : {cell: (row - 1) * size + column, way: 2};
  return column < size ? {cell: row * size + column, way: 3} : {cell: row * size + column - 1, way: 1};
}

/** The ends of a side of a cell. @param {Geometry} shape @param {number} cell @param {number} side */
function cornersOf({size, row, column}, cell, side) {
  const across = size + 1;
  const top = row(cell) * across + column(cell);
  const bottom = top + across;
  return [{from: top, to: top + 1}, {from: top + 1, to: bottom + 1}, {from: bottom, to: bottom + 1},
    {from: top, to: bottom}][side];
}
