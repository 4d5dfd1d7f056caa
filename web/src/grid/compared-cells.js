/**
 * The cells that some rules compare, and the digits that rules about the whole grid forbid in cells side by side. Both
 * the final check and the reasons of steps follow from these.
 */

/** @typedef {import('./geometry.js').Constraint} Constraint */
/** @typedef {import('./geometry.js').Geometry} Geometry */

/**
 * A rule about all cells side by side.
 * @typedef {object} BesideRule
 * @property {(a: number, b: number) => boolean} isLifted true if a mark between two cells exempts them
 * @property {(a: number, b: number) => boolean} forbids two digits
 */

/** Marks between two cells. For some rules, a mark of any kind exempts its cells. */
const MARKS = ['difference', 'ratio', 'x', 'v'];

/** @param {number} a @param {number} b */
const areConsecutive = (a, b) => Math.abs(a - b) === 1;
/** @param {number} a @param {number} b */
const makeTenOrFive = (a, b) => a + b === 10 || a + b === 5;
/** @param {number} a @param {number} b @param {number[]} ratios */
const areInRatio = (a, b, ratios) => ratios.some((times) => a === times * b || b === times * a);

/** @type {Record<string, [marks: string[], forbids: (a: number, b: number, ratios: number[]) => boolean]>} */
const BESIDE = {
  'non-consecutive': [[], areConsecutive],
  'strict-kropki': [['difference', 'ratio'], (a, b) => areConsecutive(a, b) || areInRatio(a, b, [2])],
  'strict-xv': [['x', 'v'], makeTenOrFive],
  'unmarked-difference': [MARKS, areConsecutive],
  'unmarked-ratio': [MARKS, areInRatio],
  'unmarked-xv': [MARKS, makeTenOrFive],
};

/**
 * @param {Geometry} shape @param {string} kind
 * @returns {BesideRule | null} null for kinds that are about chosen cells
 */
export function besideRule({constraints}, kind) {
  if (!(kind in BESIDE)) return null;
  const [marks, forbids] = BESIDE[kind];
  const ratios = constraints.filter((each) => each.kind === 'ratio').map(({value}) => Number(value));
  return {
    isLifted: (a, b) => constraints.some((each) =>
      marks.includes(each.kind) && each.cells.includes(a) && each.cells.includes(b)),
    forbids: (a, b) => forbids(a, b, ratios.length ? ratios : [2]),
  };
}

/** The cells that share a side with a cell, in ascending order. @param {Geometry} shape @param {number} cell */
export function cellsBeside({size, row, column}, cell) {
  return [...row(cell) ? [cell - size] : [], ...column(cell) ? [cell - 1] : [],
    ...column(cell) < size - 1 ? [cell + 1] : [], ...row(cell) < size - 1 ? [cell + size] : []];
}

/**
 * The neighbours that a minimum or a maximum is compared with: those that aren't marked alike.
 * @param {Geometry} shape @param {string} kind @param {number} cell
 */
export function unlikeBeside(shape, kind, cell) {
  return cellsBeside(shape, cell).filter((other) => !isMarked(shape, kind, other));
}

/** True if a constraint of a kind has the cell. @param {Geometry} shape @param {string} kind @param {number} cell */
export function isMarked({constraints}, kind, cell) {
  return constraints.some((each) => each.kind === kind && each.cells.includes(cell));
}

/**
 * The cells of the line in which an indexing cell points to a place: its column, its row or its box.
 * @param {Geometry} shape @param {Constraint['value']} by R, C or B @param {number} cell
 * @returns {number[]}
 */
export function indexedLine({size, row, column, box, cellsOf}, by, cell) {
  if (by === 'B') return cellsOf(2 * size + box(cell));
  return Array.from({length: size}, (_, at) => (by === 'R' ? at * size + column(cell) : row(cell) * size + at));
}
