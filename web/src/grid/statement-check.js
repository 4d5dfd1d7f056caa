/**
 * Checks that a DIMACS file is about a puzzle: its rules and givens must be exactly the text that the checker writes,
 * and its constraints must be clauses that each follow from one of them. Some clauses may be missing: if fewer clauses
 * allow only one solution, so do all of them, as long as this solution satisfies every constraint.
 */
import {statementOf} from '../checker/statement.js';
import {brokenBy, isBrokenInPart, isCheckable, isSolution} from './constraint-check.js';
import {geometryOf} from './geometry.js';

/** @typedef {import('./geometry.js').Constraint} Constraint */
/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {{cell: number, digit: number}} Entry */

/** The most ways to fill a constraint that are tried. */
const MOST_FILLINGS = 5e6;

/**
 * @param {string} cnf
 * @param {Parameters<typeof statementOf>[0] & {rules?: import('./geometry.js').Rules | null}} puzzle
 * @param {ArrayLike<number> | null} solution the known solution, which the file excludes; null if there is none
 * @returns {boolean}
 */
export function isStatementOf(cnf, puzzle, solution) {
  const plain = statementOf(puzzle, solution);
  if (!puzzle.rules?.constraints?.length) return cnf === plain;
  const shape = geometryOf(puzzle);
  if (solution && !(isCheckable(shape) && isSolution(shape, puzzle.givens, solution))) return false;
  const [head, ...wanted] = plain.split('\n');
  const [, ...lines] = cnf.split('\n');
  const tail = solution ? 2 : 1;  // the clause that excludes it, and the empty text after the last line
  const before = wanted.length - tail;
  const more = lines.slice(before, lines.length - tail);
  const [start, end] = [head.slice(0, head.lastIndexOf(' ')), `${lines.length - 1}`];
  const isPlain = cnf.startsWith(`${start} ${end}\n`) && wanted.every((line, at) =>
    line === lines[at < before ? at : at + more.length]);
  if (!isPlain) return false;
  const following = new Following(shape);
  return more.every((line) => following.has(entriesOf(line, shape.size)));
}

/**
 * The digits that a clause excludes together.
 * @param {string} line @param {number} size @returns {Entry[] | null} null for any other clause
 */
function entriesOf(line, size) {
  if (!/^(-\d{1,5} )+0$/.test(line)) return null;
  return line.split(' ').slice(0, -1).map((literal) => {
    const place = -Number(literal) - 1;
    return {cell: Math.floor(place / size), digit: 1 + place % size};
  });
}

/** Checks clauses: each must follow from a single constraint of the puzzle. */
class Following {
  #shape;
  /** @type {Map<Constraint, number[][] | null>} */
  #fillings = new Map();

  /** @param {Geometry} shape */
  constructor(shape) {
    this.#shape = shape;
  }

  /** True if these digits break a constraint. @param {Entry[] | null} entries */
  has(entries) {
    const {cells: count, constraints} = this.#shape;
    if (!entries?.length || entries.some(({cell}) => cell >= count)) return false;
    return constraints.some((each) => this.#breaks(each, entries) || this.#breaksWithAnother(each, entries)) ||
      constraints.some((each) => this.#isInNoFilling(each, entries));
  }

  /** @param {Constraint} constraint @param {Entry[]} entries */
  #breaks(constraint, entries) {
    const cells = entries.map(({cell}) => cell);
    const values = new Uint8Array(this.#shape.cells);
    for (const {cell, digit} of entries) values[cell] = digit;
    return isBrokenInPart(this.#shape, constraint, cells, entries.map(({digit}) => digit)) ||
      brokenBy(this.#shape, values, constraint).length > 0;
  }

  /** True if a digit leaves no digit for another cell. @param {Constraint} constraint @param {Entry[]} entries */
  #breaksWithAnother(constraint, [entry, ...more]) {
    if (more.length) return false;
    const {size, cells: count, peers} = this.#shape;
    const digits = Array.from({length: size}, (_, at) => at + 1);
    const others = constraint.cells.includes(entry.cell) && constraint.kind !== 'indexer' ? constraint.cells : [];
    const near = [...others, ...[-size, -1, 1, size].map((step) => entry.cell + step)];
    const differing = peers(entry.cell);
    return near.some((cell) => cell >= 0 && cell < count && cell !== entry.cell && digits.every((digit) =>
      (digit === entry.digit && differing.includes(cell)) || this.#breaks(constraint, [entry, {cell, digit}])));
  }

  /** @param {Constraint} constraint @param {Entry[]} entries */
  #isInNoFilling(constraint, entries) {
    const places = entries.map(({cell}) => constraint.cells.indexOf(cell));
    if (places.includes(-1)) return false;
    if (!this.#fillings.has(constraint)) this.#fillings.set(constraint, this.#filled(constraint));
    const fillings = this.#fillings.get(constraint);
    return Boolean(fillings && !fillings.some((digits) =>
      entries.every(({digit}, at) => digits[places[at]] === digit)));
  }

  /** All ways to fill a constraint; null if there are too many. @param {Constraint} constraint */
  #filled(constraint) {
    const {size, cells: count, peers} = this.#shape;
    const {cells} = constraint;
    if (size ** cells.length > MOST_FILLINGS) return null;
    const differing = cells.map((cell, at) =>
      cells.flatMap((other, before) => (before < at && peers(cell).includes(other) ? [other] : [])));
    const values = new Uint8Array(count);
    /** @type {number[][]} */
    const found = [];
    const fill = (/** @type {number} */ at) => {
      if (at === cells.length) {
        if (!brokenBy(this.#shape, values, constraint).length) found.push(cells.map((cell) => values[cell]));
        return;
      }
      for (let digit = 1; digit <= size; digit += 1) {
        if (differing[at].some((cell) => values[cell] === digit)) continue;
        values[cells[at]] = digit;
        fill(at + 1);
      }
      values[cells[at]] = 0;
    };
    fill(0);
    return found;
  }
}
