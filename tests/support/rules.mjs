/** Rules as the engine tells them, made by hand for tests that have no engine. */
import {geometryOf} from '../../web/src/grid/geometry.js';

const REGULAR = {4: [2, 2], 6: [2, 3], 9: [3, 3]};
/** The cells of a window, from its first. */
const SQUARE = [0, 1, 2, 9, 10, 11, 18, 19, 20];
/** Moves of chess, downwards; of the king only those that leave row and column. */
const MOVES = {knight: [[1, -2], [1, 2], [2, -1], [2, 1]], king: [[1, -1], [1, 1]]};

/**
 * @param {{size?: number, boxes?: string | null, diagonals?: string, windows?: boolean, moves?: ('knight' | 'king')[],
 *   regions?: number[][], cages?: number[][], groups?: boolean, text?: string,
 *   constraints?: import('../../web/src/grid/geometry.js').Constraint[]}} wish boxes: a letter a cell, null for
 *   none; diagonals: of `/` and `\`
 * @returns {import('../../web/src/grid/geometry.js').Rules}
 */
export function rulesOf({
  size = 9, boxes, diagonals = '', windows = false, moves = [], regions = [], cages = [], groups = false,
  constraints = [], text = '.Test',
}) {
  const digits = Array.from({length: size}, (_, i) => i);
  const cells = Array.from({length: size * size}, (_, cell) => cell);
  const [rows, columns] = REGULAR[size] ?? [1, size];
  const across = size / columns;
  const boxOf = (cell) => Math.floor(Math.floor(cell / size) / rows) * across + Math.floor((cell % size) / columns);
  const named = boxes === undefined ? cells.map(boxOf) : [...boxes ?? ''];
  const names = [...new Set(named)];
  const all = (kind, groupsOfCells) => groupsOfCells.map((each) => ({kind, cells: each}));
  const units = [
    ...all('row', digits.map((row) => digits.map((i) => row * size + i))),
    ...all('column', digits.map((column) => digits.map((i) => i * size + column))),
    ...all('box', names.map((name) => cells.filter((cell) => named[cell] === name))),
    ...diagonals.includes('\\') ? all('diagonal', [digits.map((i) => i * (size + 1))]) : [],
    ...diagonals.includes('/') ? all('diagonal', [digits.map((i) => (i + 1) * (size - 1))]) : [],
    ...windows ? all('window', [10, 14, 46, 50].map((first) => SQUARE.map((i) => first + i))) : [],
    ...all('region', regions),
    ...groups ? all('group', digits.map((place) => cells.filter((cell) =>
      (Math.floor(cell / size) % rows) * columns + cell % columns === place))) : [],
  ];
  const isTogether = (a, b) => units.some((unit) => unit.cells.includes(a) && unit.cells.includes(b));
  const pairs = moves.map((kind) => ({kind, cells: cells.flatMap((cell) => MOVES[kind].flatMap(([down, right]) => {
    const [row, column] = [Math.floor(cell / size) + down, (cell % size) + right];
    const other = row * size + column;
    const isInside = row < size && column >= 0 && column < size;
    return isInside && !isTogether(cell, other) ? [[cell, other]] : [];
  }))}));
  return {text, units, sets: all('cage', cages), pairs, constraints};
}

/** Regions of nine cells for a 9x9, none of them a square. */
export const JIGSAW = 'AAAABBBCC' + 'AABBBBCCC' + 'AADBBCCCC' + 'ADDDEEEFF' + 'DDDEEEFFF' + 'DDEEEFFFI' + 'GGGGHHFII' +
  'GGGHHHHII' + 'GGHHHIIII';

/** "A1 B2" as cells of a 9x9. */
export const cellsOf = (names) => names.split(' ').map((name) => (name.charCodeAt(0) - 65) * 9 + Number(name[1]) - 1);
/** @param {Record<string, any>} more */
export const one = (kind, names, more = {}) => ({kind, cells: cellsOf(names), ...more});
export const puzzleOf = (constraints, wish = {}) =>
  ({boxRows: 3, boxCols: 3, size: 9, givens: new Uint8Array(81), rules: rulesOf({constraints, ...wish})});
export const shapeOf = (constraints, wish) => geometryOf(puzzleOf(constraints, wish));

/** A full grid: A1 to A9 are 1 to 9. */
export const FULL = Uint8Array.from({length: 81}, (_, cell) =>
  (3 * (Math.floor(cell / 9) % 3) + Math.floor(cell / 27) + cell) % 9 + 1);
