/**
 * What links of f-puzzles, SudokuPad and others hold, once unpacked: from cells of theirs to a puzzle of ours.
 */
import reading from '../../languages/en/reading.js';
import {failing, noting} from '../language/failures.js';
import {defaultBox} from '../grid/geometry.js';

const failure = failing('reading', reading);
const note = noting('reading', reading);

/**
 * @typedef {object} PackedPuzzle
 * @property {number} boxRows
 * @property {number} boxCols
 * @property {number} size
 * @property {number[]} givens
 * @property {number[]} [values]
 * @property {bigint[] | null} candidates
 */

/** @typedef {import('../protocol/kinds.js').Failure} Failure */
/** @typedef {{ok: true, puzzle: PackedPuzzle, format: string, notes: string[]} | Failure} Read */
/** The name of a constraint, as the data or a message has it. @typedef {string | {id: string}} Unread */

/**
 * 0 is open, -1 is what is no digit; `region` is null where none is told.
 * @typedef {{given: number, value: number, marks: number[], region: number | null, hasCorners: boolean}} Cell
 */

const MAX_SIZE = 36;
const MAX_NAMES = 12;

/** What of f-puzzles' JSON is no constraint. */
const KNOWN = new Set(['size', 'grid', 'title', 'author', 'ruleset', 'solution', 'highlightConflicts', 'disabledlogic',
  'truecandidatesoptions', 'successMessage', 'metadata', 'msgcorrect']);

/** What of SudokuPad's JSON may stand for a constraint, by its short name. @type {Record<string, string>} */
const DRAWN = {ca: 'cages', l: 'lines', a: 'arrows', o: 'overlays', u: 'underlays'};

/**
 * f-puzzles: `{size, grid: [[{value, given, region, centerPencilMarks, ...}]]}`, and constraints by name.
 * @param {any} data
 * @returns {Read}
 */
export function readGrid(data) {
  const cells = cellsOf(data.grid, (cell) => ({
    given: cell.given === true ? digitOf(cell.value) : 0,
    value: cell.given === true ? 0 : digitOf(cell.value),
    marks: marksOf(cell.givenPencilMarks) ?? marksOf(cell.centerPencilMarks) ?? [],
    region: Number.isInteger(cell.region) ? cell.region : null,
    hasCorners: Boolean(marksOf(cell.cornerPencilMarks)),
  }));
  const unread = Object.keys(data).filter((key) => !KNOWN.has(key) && !isNothing(data[key]));
  return readCellsOf(cells, namesOf(unread), 'fpuzzles');
}

/**
 * GNOME Sudoku's saved games: `{cells: [{position: [row, column], value, fixed, earmarks}]}`, open cells left out.
 * @param {any} data
 * @returns {Read}
 */
export function readGame(data) {
  const open = () => ({given: 0, value: 0, marks: [], region: null, hasCorners: false});
  /** @type {Cell[][]} */
  const rows = Array.from({length: 9}, () => Array.from({length: 9}, open));
  for (const {position, value, fixed, earmarks} of data.cells) {
    const cell = rows[position?.[0]]?.[position?.[1]];
    if (!cell) return failure('shape', 'packed.outside');
    cell[fixed ? 'given' : 'value'] = digitOf(value);
    cell.marks = marksOf(earmarks) ?? [];
  }
  return readCellsOf(rows, [], 'gnome-sudoku');
}

/** Whether JSON is a game of GNOME Sudoku. @param {any} data */
export function isGame(data) {
  return Array.isArray(data?.cells) && data.cells.length > 0 &&
    data.cells.every((/** @type {any} */ cell) => Array.isArray(cell?.position));
}

/**
 * SudokuPad: `ce` or `cells`, rows of `{v}`; `re` or `regions`, lists of `[row, column]`; drawings.
 * @param {any} data
 * @returns {Read}
 */
export function readCells(data) {
  const cells = cellsOf(data.cells ?? data.ce, (cell) => ({
    given: digitOf(cell.value ?? cell.v), value: 0, region: null, hasCorners: false,
    marks: marksOf(cell.centremarks ?? cell.pencilMarks) ?? [],
  }));
  const regions = data.regions ?? data.re;
  if (Array.isArray(regions)) {
    regions.forEach((region, index) => {
      for (const place of Array.isArray(region) ? region : []) {
        const cell = cells[place?.[0]]?.[place?.[1]];
        if (cell) cell.region = index;
      }
    });
  }
  const drawn = Object.entries(DRAWN).filter(([short, name]) => hasCells(data[name] ?? data[short]));
  return readCellsOf(cells, drawn.map(([, name]) => ({id: `drawn.${name}`})), 'sudokupad');
}

/**
 * @param {any} rows @param {(cell: any) => Cell} read
 * @returns {Cell[][]} empty where they are no square
 */
function cellsOf(rows, read) {
  const size = rows.length;
  const isRow = (/** @type {any} */ row) => Array.isArray(row) && row.length === size;
  if (size > MAX_SIZE || !rows.every(isRow)) return [];
  return rows.map((/** @type {any[]} */ row) => row.map((cell) => read(cell ?? {})));
}

/**
 * @param {Cell[][]} rows of a square; none where it was no square
 * @param {Unread[]} unread
 * @param {string} format
 * @returns {Read}
 */
export function readCellsOf(rows, unread, format) {
  const size = rows.length;
  const cells = rows.flat();
  const wrong = cells.findIndex(({given, value}) => given < 0 || given > size || value < 0 || value > size);
  if (!cells.length) return failure('shape', 'packed.shape');
  if (wrong >= 0) return failure('symbol', 'packed.symbol', {cell: String(wrong + 1), size});
  const box = boxOf(cells, size);
  if (!box) return failure('shape', 'packed.regions', {size});
  const values = cells.map(({value}) => value);
  const hasMarks = cells.some(({marks}) => marks.length);
  const notes = notesOn(unread, cells);
  return {
    ok: true, format, notes,
    puzzle: {
      ...box, size, givens: cells.map(({given}) => given), ...(values.some(Boolean) ? {values} : {}),
      candidates: hasMarks ? cells.map((cell) => maskOf(cell, size)) : null,
    },
  };
}

/** Names of constraints, as a sentence may hold them. @param {string[]} keys */
function namesOf(keys) {
  return keys.map((key) => key.replace(/[^A-Za-z0-9+ -]/g, '').slice(0, 30)).filter(Boolean);
}

/** @param {Unread[]} unread @param {Cell[]} cells */
function notesOn(unread, cells) {
  const names = unread.slice(0, MAX_NAMES);
  const more = unread.length - names.length;
  const notes = !unread.length ? [] :
    [more ? note('note.unread.more', {names, count: more}) : note('note.unread', {names})];
  if (cells.some(({hasCorners}) => hasCorners)) notes.push(note('note.corners'));
  const values = cells.filter(({value}) => value).length;
  if (values) notes.push(note('note.values', {count: values}));
  return notes;
}

/** Candidates of a cell: its digit, its marks, or all. @param {Cell} cell @param {number} size */
function maskOf({given, value, marks}, size) {
  const digits = given || value ? [given || value] : marks.filter((digit) => digit <= size);
  if (!digits.length) return 2n ** BigInt(size) - 1n;
  return digits.reduce((mask, digit) => mask | 1n << BigInt(digit - 1), 0n);
}

/**
 * The box shape that regions tell; the usual one where none are told.
 * @param {Cell[]} cells @param {number} size
 * @returns {{boxRows: number, boxCols: number} | null}
 */
function boxOf(cells, size) {
  const usual = defaultBox(size);
  if (cells.every(({region}) => region === null)) return usual.boxRows > 1 ? usual : null;
  for (let boxRows = 2; boxRows <= size / 2; boxRows++) {
    const boxCols = size / boxRows;
    if (Number.isInteger(boxCols) && areBoxes(cells, size, boxRows, boxCols)) return {boxRows, boxCols};
  }
  return null;
}

/**
 * Whether the regions are boxes of this shape; a cell that tells none has that of its usual box.
 * @param {Cell[]} cells @param {number} size @param {number} boxRows @param {number} boxCols
 */
function areBoxes(cells, size, boxRows, boxCols) {
  const usual = defaultBox(size);
  /** @type {Map<number, number>} */
  const regions = new Map();
  const inBox = (/** @type {number} */ at, /** @type {number} */ rows, /** @type {number} */ columns) =>
    Math.floor(Math.floor(at / size) / rows) * rows + Math.floor(at % size / columns);
  const told = cells.map(({region}, at) => region ?? inBox(at, usual.boxRows, usual.boxCols));
  return told.every((region, at) => {
    const box = inBox(at, boxRows, boxCols);
    if (!regions.has(box)) regions.set(box, region);
    return regions.get(box) === region;
  }) && new Set(regions.values()).size === size;
}

/** 0 for nothing, -1 for what is no digit. @param {any} value @returns {number} */
export function digitOf(value) {
  if (value === undefined || value === null || value === '' || value === 0) return 0;
  const digit = typeof value === 'string' || typeof value === 'number' ? Number(value) : NaN;
  return Number.isInteger(digit) && digit > 0 && digit <= MAX_SIZE ? digit : -1;
}

/** @param {any} list @returns {number[] | null} null where there are none */
function marksOf(list) {
  const digits = Array.isArray(list) ? list.map(digitOf).filter((digit) => digit > 0) : [];
  return digits.length ? digits : null;
}

/** Whether a key of f-puzzles stands for nothing. @param {any} value */
function isNothing(value) {
  return !value || (Array.isArray(value) && !value.length);
}

/** Whether anything is drawn into cells; SudokuPad keeps titles in cages without any. @param {any} list */
function hasCells(list) {
  const isDrawn = (/** @type {any} */ item) => !item || typeof item !== 'object' ||
      !('cells' in item || 'ce' in item || 'value' in item || 'v' in item) || (item.cells ?? item.ce)?.length > 0;
  return Array.isArray(list) && list.some(isDrawn);
}
