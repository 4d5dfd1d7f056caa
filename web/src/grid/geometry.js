/**
 * A Sudoku's units as a value: the cells that must differ, and the names of everything. Cells are numbered row by row
 * from 0; units are rows (0 to n-1), columns (n to 2n-1), boxes, and the units of other rules.
 */

import common from '../../languages/en/common.js';
import {cluesOf} from './clue-lanes.js';
import {speaker} from '../language/catalogue.js';

/** @typedef {'A1' | 'r1c1'} Notation the names of cells */

/**
 * Rules besides rows, columns and rectangular boxes, in the engine's form.
 * @typedef {object} Rules
 * @property {string} text the rules as text, for links and the engine
 * @property {Unit[]} units all units with n cells, which contain every digit once, in the engine's order: rows,
 *   columns, boxes of any form, then diagonals and others
 * @property {Unit[]} sets sets of fewer than n cells that differ
 * @property {{kind: 'knight' | 'king', cells: [number, number][]}[]} pairs cells that differ without
 *   sharing a unit
 * @property {Constraint[]} [constraints] constraints on chosen cells, in the engine's order
 * @property {boolean} [unread] true if some drawings could not be read, so that solutions are unknown
 */

/**
 * A constraint on chosen cells.
 * @typedef {object} Constraint
 * @property {string} kind the engine's id of its kind: `cage`, `thermometer`, …
 * @property {number[]} cells in an order that depends on the kind: a thermometer's bulb first
 * @property {number | string} [value] the total of a cage (0 for none), the least difference of a whisper, a pattern
 *   unless it is long, …
 * @property {number[]} [values] the digits of a quadruple; for a sum, how often each cell counts, if not once
 * @property {Machine} [machine] the automaton of a pattern, unless it is large
 * @property {Constraint[]} [parts] the constraints that an `or` or an `and` consists of
 * @property {{row: number, column: number}} [outside] the place of a clue beside the grid, from -1 to n
 */

/**
 * An automaton that reads the digits of a line: its start states, its accepting states, and its moves, each a state, a
 * digit and the next state.
 * @typedef {{starts: number[], accepts: number[], moves: number[]}} Machine
 */

/**
 * The room for clues beside the grid, in sides of a cell.
 * @typedef {Record<'left' | 'top' | 'right' | 'bottom', number>} Clues
 */

/**
 * @typedef {'row' | 'column' | 'box' | 'jigsaw' | 'diagonal' | 'window' | 'region' | 'group' | 'set' | 'cage'} Kind
 *   jigsaw: a box of another form; region: an extra region; group: the same place in every box
 */

/** @typedef {{kind: Kind, cells: number[]}} Unit */

/**
 * @typedef {object} Geometry
 * @property {number} boxRows rows of a box, and of the candidates in a cell
 * @property {number} boxCols columns of a box, and of the candidates in a cell
 * @property {number} size n, the number of digits and of cells in a unit
 * @property {number} cells n * n
 * @property {number} complete the number of units that contain every digit; smaller sets come after them
 * @property {number} units the number of all units
 * @property {Rules | null} rules null for only rows, columns and rectangular boxes
 * @property {Constraint[]} constraints the constraints of its rules
 * @property {boolean} hasTotals true if cells may have the total of a cage in their corner
 * @property {Clues} clues the room for clues beside the grid, in sides of a cell
 * @property {(cell: number) => number} row from 0
 * @property {(cell: number) => number} column from 0
 * @property {(cell: number) => number} box from 0; -1 without boxes
 * @property {(cell: number) => number[]} unitsOf the units of a cell, its box first
 * @property {(unit: number) => number[]} cellsOf the cells of a unit, ascending
 * @property {(cell: number) => number[]} peers the cells that must differ from this one, ascending
 * @property {(a: number, b: number) => number} sharedUnit their box if they share it, or else their first common unit,
 *   or -1
 * @property {(a: number, b: number) => 'knight' | 'king' | undefined} pairKind the move that makes them differ
 * @property {(cell: number, notation?: Notation) => string} cellName
 * @property {(unit: number, notation?: Notation) => string} unitName "row C"
 * @property {(unit: number) => Kind} unitKind
 * @property {(unit: number) => boolean} isTotalled true for a cage with a total
 * @property {(unit: number, notation?: Notation) => string} unitLabel its name without its kind: "C"
 * @property {(digit: number) => string} symbol one character; above 35 digits, the decimal number
 */

const say = /* @__PURE__ */ speaker('common', common);

/** @type {Map<number, Geometry>} */
const known = new Map();
/** @type {WeakMap<Rules, Geometry>} */
const knownByRules = new WeakMap();

/**
 * The geometry of a shape of boxes; the same object for the same shape.
 * @param {number} boxRows
 * @param {number} boxCols
 * @returns {Geometry}
 */
export function geometry(boxRows, boxCols) {
  const key = boxRows * 64 + boxCols;
  const shape = known.get(key) ?? makeGeometry(boxRows, boxCols, null);
  known.set(key, shape);
  return shape;
}

/**
 * The geometry of a puzzle with any rules; the same object for the same rules.
 * @param {{boxRows: number, boxCols: number, rules?: Rules | null}} puzzle
 * @returns {Geometry}
 */
export function geometryOf({boxRows, boxCols, rules}) {
  if (!rules) return geometry(boxRows, boxCols);
  const shape = knownByRules.get(rules) ?? makeGeometry(boxRows, boxCols, rules);
  knownByRules.set(rules, shape);
  return shape;
}

/**
 * The default box of a size: its number of rows is the largest divisor up to the square root.
 * @param {number} size
 * @returns {{boxRows: number, boxCols: number}}
 */
export function defaultBox(size) {
  let boxRows = Math.floor(Math.sqrt(size));
  while (size % boxRows) boxRows -= 1;
  return {boxRows, boxCols: size / boxRows};
}

/**
 * @param {number} boxRows @param {number} boxCols @param {Rules | null} rules
 * @returns {Geometry}
 */
function makeGeometry(boxRows, boxCols, rules) {
  const size = rules ? rules.units[0].cells.length : boxRows * boxCols;
  const cells = size * size;
  const row = (/** @type {number} */ cell) => Math.floor(cell / size);
  const column = (/** @type {number} */ cell) => cell % size;
  const usual = usualUnits(size, boxRows, boxCols);
  const constraints = rules?.constraints ?? [];
  const isTotalled = (/** @type {Unit} */ unit) => constraints.some(({kind, value, cells: own}) =>
    kind === 'cage' && value && String(own) === String(unit.cells));
  const units = rules ? named([...rules.units, ...rules.sets], usual, isTotalled) : usual;
  /** @type {number[][]} */
  const unitsOf = Array.from({length: cells}, () => []);
  units.forEach((each, unit) => {
    for (const cell of each.cells) unitsOf[cell][isBox(each) ? 'unshift' : 'push'](unit);
  });
  const moves = rules?.pairs ?? [];
  const pairKind = (/** @type {number} */ a, /** @type {number} */ b) => moves.find((move) =>
    move.cells.some(([first, other]) => first === Math.min(a, b) && other === Math.max(a, b)))?.kind;
  /** @type {number[][]} */
  const peers = [];
  const moved = (/** @type {number} */ cell) => moves.flatMap((move) =>
    move.cells.flatMap(([a, b]) => (a === cell ? b : b === cell ? a : [])));
  const cellName = (/** @type {number} */ cell, /** @type {Notation} */ notation = 'A1') => (notation === 'A1' ?
    rowName(row(cell)) + (column(cell) + 1) : `r${row(cell) + 1}c${column(cell) + 1}`);
  const unitKind = (/** @type {number} */ unit) => units[unit].kind;
  const unitLabel = (/** @type {number} */ unit, /** @type {Notation} */ notation = 'A1') => {
    const {kind, cells: [first]} = units[unit];
    if (kind === 'row' && notation === 'A1') return rowName(unit);
    if (kind === 'diagonal') return first ? '/' : '\\';
    return NAMED_BY_CELL.includes(kind) ? cellName(first, notation) :
      String(unit - units.findIndex((each) => each.kind === kind) + 1);
  };

  return {
    ...boxRows ? {boxRows, boxCols} : candidateRows(size), size, cells, row, column, rules, cellName, pairKind,
    constraints, clues: cluesOf(constraints, size), unitKind,
    hasTotals: constraints.some(({kind, value}) => kind === 'sum' || kind === 'cage' && Boolean(value)),
    unitLabel, complete: rules ? rules.units.length : units.length, units: units.length,
    box: (cell) => (isBox(units[unitsOf[cell][0]]) ? unitsOf[cell][0] - 2 * size : -1),
    isTotalled: (unit) => unitKind(unit) === 'cage' && isTotalled(units[unit]),
    unitsOf: (cell) => unitsOf[cell],
    cellsOf: (unit) => units[unit].cells,
    peers: (cell) => (peers[cell] ??= [...new Set(unitsOf[cell].flatMap((unit) => units[unit].cells))]
      .concat(moved(cell)).filter((other) => other !== cell).sort((a, b) => a - b)),
    sharedUnit: (a, b) => unitsOf[a].find((unit) => unitsOf[b].includes(unit)) ?? -1,
    unitName: (unit, notation) => say('unit', {kind: unitKind(unit), name: unitLabel(unit, notation)}),
    symbol: (digit) => (size > 35 || digit < 10 ? String(digit) : String.fromCharCode(55 + digit)),
  };
}

/** Kinds of units that have no order: each is named after its first cell. @type {Kind[]} */
const NAMED_BY_CELL = ['jigsaw', 'region', 'set', 'cage'];

/** Rows, columns and rectangular boxes. @param {number} size @param {number} boxRows @param {number} boxCols */
function usualUnits(size, boxRows, boxCols) {
  /** @type {(kind: Kind, cellAt: (unit: number, i: number) => number) => Unit[]} */
  const all = (kind, cellAt) => Array.from({length: size}, (_, unit) =>
    ({kind, cells: Array.from({length: size}, (_, i) => cellAt(unit, i))}));
  return [...all('row', (unit, i) => unit * size + i), ...all('column', (unit, i) => i * size + unit),
    ...all('box', (unit, i) => (unit - unit % boxRows + Math.floor(i / boxCols)) * size +
      (unit % boxRows) * boxCols + i % boxCols)];
}

/** @param {Unit} unit */
function isBox({kind}) {
  return kind === 'box' || kind === 'jigsaw';
}

/**
 * The units of rules, in which boxes of an unusual form have the kind `jigsaw`. A cage with a total that has every
 * digit is a region for the engine, and a cage for people.
 * @param {Unit[]} units @param {Unit[]} usual @param {(unit: Unit) => boolean} isTotalled
 */
function named(units, usual, isTotalled) {
  const isUsual = units.every(({kind, cells}, unit) => kind !== 'box' || String(cells) === String(usual[unit]?.cells));
  /** @param {Unit} unit @returns {Kind} */
  const nameOf = (unit) => (unit.kind === 'box' && !isUsual ? 'jigsaw' :
    unit.kind === 'region' && isTotalled(unit) ? 'cage' : unit.kind);
  return units.map((unit) => ({kind: nameOf(unit), cells: unit.cells}));
}

/** The layout of candidates in the cells of a size without boxes. @param {number} size */
function candidateRows(size) {
  const boxRows = Math.round(Math.sqrt(size));
  return {boxRows, boxCols: Math.ceil(size / boxRows)};
}

/** A to Z, then AA. @param {number} row */
function rowName(row) {
  return (row < 26 ? '' : String.fromCharCode(64 + Math.floor(row / 26))) + String.fromCharCode(65 + (row % 26));
}
