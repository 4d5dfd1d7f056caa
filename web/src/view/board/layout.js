/** Positions on a board, in whole pixels. */
/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */

/**
 * The room round a grid: the bands of open guesses grow into it, and beyond them stand the names of rows and columns.
 * @typedef {{left: number, top: number, right: number, bottom: number, axis: number}} Room
 */

/** @type {Record<'wide' | 'narrow' | 'embed' | 'lens', Room>} */
export const ROOMS = {
  wide: {left: 28, top: 32, right: 22, bottom: 20, axis: 23},
  narrow: {left: 32, top: 28, right: 15, bottom: 16, axis: 20},
  embed: {left: 24, top: 22, right: 5, bottom: 8, axis: 14},
  lens: {left: 22, top: 24, right: 2, bottom: 2, axis: 13},
};

/** The part of a grid that is drawn. @typedef {{row: number, column: number, rows: number, columns: number}} Part */

/**
 * @typedef {object} Layout
 * @property {number} side of a cell
 * @property {number} left of the first cell
 * @property {number} top
 * @property {number} width of everything
 * @property {number} height
 * @property {number} axis from the grid's edge, or that of the clues beside it, to the middle of the names
 * @property {import('../../grid/geometry.js').Clues} clues the room of clues beside the grid, in pixels
 * @property {number} bandRoom how far bands may grow
 * @property {Part} part
 * @property {number[]} cells those that are drawn
 */

/** A part of a grid has none beside it. */
const NO_CLUES = {left: 0, top: 0, right: 0, bottom: 0};

/**
 * @param {Geometry} geometry
 * @param {number} width the pixels that all of it may take across
 * @param {number} height and down
 * @param {Room} room
 * @param {Part} [part] the whole grid, where absent
 * @returns {Layout}
 */
export function layoutOf(geometry, width, height, room, part) {
  const {size} = geometry;
  const drawn = part ?? {row: 0, column: 0, rows: size, columns: size};
  const beside = part ? NO_CLUES : geometry.clues;
  const across = (width - room.left - room.right) / (drawn.columns + beside.left + beside.right);
  const down = (height - room.top - room.bottom) / (drawn.rows + beside.top + beside.bottom);
  const side = Math.max(8, Math.floor(Math.min(across, down)));
  const [left, top, right, bottom] = [beside.left, beside.top, beside.right, beside.bottom]
    .map((sides) => Math.floor(sides * side));
  const cells = [];
  for (let row = drawn.row; row < drawn.row + drawn.rows; row += 1) {
    for (let column = drawn.column; column < drawn.column + drawn.columns; column += 1) cells.push(row * size + column);
  }
  return {
    side, left: room.left + left, top: room.top + top, axis: room.axis, part: drawn, cells,
    clues: {left, top, right, bottom}, width: room.left + left + side * drawn.columns + right + room.right,
    height: room.top + top + side * drawn.rows + bottom + room.bottom,
    bandRoom: Math.min(room.right, room.axis - 5),
  };
}

/** The left edge of a column. @param {Layout} layout @param {number} column */
export function xOf({left, side, part}, column) {
  return left + (column - part.column) * side;
}

/** The upper edge of a row. @param {Layout} layout @param {number} row */
export function yOf({top, side, part}, row) {
  return top + (row - part.row) * side;
}

/**
 * The middle of a candidate in its cell, from the cell's corner; candidates stand as the box's cells do.
 * @param {Geometry} geometry @param {number} side @param {number} digit
 */
export function candidateSpot({boxRows, boxCols, hasTotals}, side, digit) {
  const inset = 0.055 * side;
  const inner = side - 2 * inset;
  const head = hasTotals ? Math.max(HEAD * side, TOTAL_HEIGHT * totalSize(side) - inset / 2) : 0;
  return {
    x: inset + (((digit - 1) % boxCols) + 0.5) * (inner / boxCols),
    y: inset + head + (Math.floor((digit - 1) / boxCols) + 0.5) * ((inner - head) / boxRows),
  };
}

/** The part of a cell's height that candidates leave to the total of a cage, at least. */
const HEAD = 0.18;
/** How high a total's digits and the ground round them are, in type sizes. */
export const TOTAL_HEIGHT = 0.84;

/** The type size of the total of a cage: on a phone as large as the room allows. @param {number} side of a cell */
export function totalSize(side) {
  return Math.max(0.19 * side, Math.min(9, 0.32 * side), LEAST_TOTAL);
}
const LEAST_TOTAL = 6.5;

/** @param {Geometry} geometry @param {number} whole the side of a cell */
export function candidateSize({size, hasTotals}, whole) {
  const side = hasTotals ? 0.85 * whole : whole;
  // Below totals, digits stand as close as they can be read before they become dots.
  const least = hasTotals ? Math.min(LEAST_TYPE, 0.27 * whole) : 0;
  if (size === 9) return Math.max((whole < 40 ? 0.285 : 0.25) * side, least);
  if (size < 9) return (size < 8 ? 0.2 : 0.22) * side;
  return (size < 16 ? 0.235 : 0.155) * side;
}

/** Smaller candidates can't be read: they are dots, in the same places. */
export const LEAST_TYPE = 7;
/** The radius of such a dot. */
export const DOT = 1.15;

/** How far below a line's middle its digits' baseline stands, in type sizes: digits are about 0.72 high. */
export const BASELINE = 0.36;
