/**
 * A Sudoku's shape as a value: which cells share a unit, and what everything is called. Cells are numbered row by row
 * from 0; units are rows (0 to n-1), columns (n to 2n-1) and boxes (2n to 3n-1).
 */

import common from '../../languages/en/common.js';
import {speaker} from '../language/catalogue.js';

/** @typedef {'A1' | 'r1c1'} Notation how cells are named */

/**
 * @typedef {object} Geometry
 * @property {number} boxRows rows of a box
 * @property {number} boxCols columns of a box
 * @property {number} size n, the number of digits and of cells in a unit
 * @property {number} cells n * n
 * @property {(cell: number) => number} row from 0
 * @property {(cell: number) => number} column from 0
 * @property {(cell: number) => number} box from 0
 * @property {(unit: number) => number[]} cellsOf the cells of a unit, ascending
 * @property {(cell: number) => number[]} peers the cells that share a unit with this one, ascending
 * @property {(a: number, b: number) => number} sharedUnit the box where they share it, else the row or column, else -1
 * @property {(cell: number, notation?: Notation) => string} cellName
 * @property {(unit: number, notation?: Notation) => string} unitName "row C"
 * @property {(unit: number) => 'row' | 'column' | 'box'} unitKind
 * @property {(unit: number, notation?: Notation) => string} unitLabel what sets it apart from others of its kind: "C"
 * @property {(digit: number) => string} symbol one character; above 35 digits, the decimal number
 */

const say = /* @__PURE__ */ speaker('common', common);

/** @type {Map<number, Geometry>} */
const known = new Map();

/**
 * The geometry of boxes of that many rows and columns; the same object for the same shape.
 * @param {number} boxRows
 * @param {number} boxCols
 * @returns {Geometry}
 */
export function geometry(boxRows, boxCols) {
  const key = boxRows * 64 + boxCols;
  const shape = known.get(key) ?? makeGeometry(boxRows, boxCols);
  known.set(key, shape);
  return shape;
}

/**
 * The default box of a size: as many rows as the largest divisor not above the root.
 * @param {number} size
 * @returns {{boxRows: number, boxCols: number}}
 */
export function defaultBox(size) {
  let boxRows = Math.floor(Math.sqrt(size));
  while (size % boxRows) boxRows -= 1;
  return {boxRows, boxCols: size / boxRows};
}

/**
 * @param {number} boxRows
 * @param {number} boxCols
 * @returns {Geometry}
 */
function makeGeometry(boxRows, boxCols) {
  const size = boxRows * boxCols;
  const cells = size * size;
  const row = (/** @type {number} */ cell) => Math.floor(cell / size);
  const column = (/** @type {number} */ cell) => cell % size;
  const box = (/** @type {number} */ cell) =>
    Math.floor(row(cell) / boxRows) * boxRows + Math.floor(column(cell) / boxCols);

  /** @type {number[][]} */
  const units = Array.from({length: 3 * size}, () => []);
  for (let cell = 0; cell < cells; cell += 1) {
    for (const unit of [row(cell), size + column(cell), 2 * size + box(cell)]) units[unit].push(cell);
  }
  const unitsOf = (/** @type {number} */ cell) => [2 * size + box(cell), row(cell), size + column(cell)];
  const unitLabel = (/** @type {number} */ unit, /** @type {Notation} */ notation = 'A1') =>
    (unit < size && notation === 'A1' ? rowName(unit) : String(unit % size + 1));
  const unitKind = (/** @type {number} */ unit) => (unit < size ? 'row' : unit < 2 * size ? 'column' : 'box');

  return {
    boxRows, boxCols, size, cells, row, column, box,
    cellsOf: (unit) => units[unit],
    peers: (cell) => [...new Set(unitsOf(cell).flatMap((unit) => units[unit]))]
      .filter((other) => other !== cell).sort((a, b) => a - b),
    sharedUnit: (a, b) => unitsOf(a).find((unit) => unitsOf(b).includes(unit)) ?? -1,
    cellName: (cell, notation = 'A1') => (notation === 'A1' ?
      rowName(row(cell)) + (column(cell) + 1) : `r${row(cell) + 1}c${column(cell) + 1}`),
    unitName: (unit, notation) => say('unit', {kind: unitKind(unit), name: unitLabel(unit, notation)}),
    unitKind, unitLabel,
    symbol: (digit) => (size > 35 || digit < 10 ? String(digit) : String.fromCharCode(55 + digit)),
  };
}

/** A to Z, then AA. @param {number} row */
function rowName(row) {
  return (row < 26 ? '' : String.fromCharCode(64 + Math.floor(row / 26))) + String.fromCharCode(65 + (row % 26));
}
