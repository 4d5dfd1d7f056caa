/**
 * Writes the statement that a proof must be about. Like check-proof.js, it is independent of the engine, so you don't
 * have to trust the engine's file: it must be exactly this text.
 */

/** Grids up to this size are stated in full. */
const LARGEST_IN_FULL = 16;

/**
 * Cells that must differ, in place of rows, columns and boxes of a size.
 * @typedef {object} Regions
 * @property {{cells: number[]}[]} units n cells each, which contain every digit
 * @property {{cells: number[]}[]} sets fewer cells
 * @property {{cells: [number, number][]}[]} pairs lists of two cells
 */

/**
 * A DIMACS file that says: there is a grid that satisfies the rules and the givens, and it is not this solution.
 * Variable cell * n + digit, with cells from 0 row by row, means that the cell has the digit. It doesn't include
 * constraints on chosen cells; grid/statement-check.js checks their clauses. Grids larger than 16x16, which have no
 * other rules, would need millions of clauses; `largeStatementOf` writes theirs.
 * @param {object} puzzle
 * @param {number} puzzle.boxRows
 * @param {number} puzzle.boxCols
 * @param {Regions | null} [puzzle.rules] for puzzles with other rules
 * @param {ArrayLike<number>} puzzle.givens a digit per cell, 0 for none
 * @param {ArrayLike<bigint> | null} [puzzle.candidates] marks, a set of bits per cell, bit 0 for digit 1; missing or
 *   empty without marks
 * @param {ArrayLike<number> | null} solution a digit per cell; null to exclude none
 * @returns {string}
 */
export function statementOf({boxRows, boxCols, givens, candidates = null, rules = null}, solution) {
  const n = Math.round(Math.sqrt(givens.length));
  if (n > LARGEST_IN_FULL) return largeStatementOf({boxRows, boxCols, givens, candidates}, solution);
  const cells = Array.from({length: n * n}, (_, cell) => cell);
  const digits = Array.from({length: n}, (_, index) => index + 1);
  const holds = (/** @type {number} */ cell, /** @type {number} */ digit) => cell * n + digit;
  const units = rules ? rules.units.map((unit) => unit.cells) : classicUnits(boxRows, boxCols);
  const peers = peersOf([...units, ...(rules ? [...rules.sets, ...rules.pairs].flatMap(differing) : [])], n * n);
  /** @type {number[][]} */
  const clauses = [];
  // Each cell has a digit, and each unit has a cell for each digit.
  for (const cell of cells) clauses.push(digits.map((digit) => holds(cell, digit)));
  for (const within of units) {
    for (const digit of digits) clauses.push(within.map((cell) => holds(cell, digit)));
  }
  // No cell has two digits, and no two cells that must differ have the same digit.
  for (const cell of cells) {
    for (const digit of digits) {
      for (let more = digit + 1; more <= n; more += 1) clauses.push([-holds(cell, digit), -holds(cell, more)]);
    }
    for (let peer = cell + 1; peer < n * n; peer += 1) {
      if (!peers[cell].has(peer)) continue;
      for (const digit of digits) clauses.push([-holds(cell, digit), -holds(peer, digit)]);
    }
  }
  // The givens, and the marks of other cells.
  for (const cell of cells) {
    if (givens[cell] !== 0) clauses.push([holds(cell, givens[cell])]);
    if (givens[cell] !== 0 || !candidates?.length) continue;
    const isMarked = (/** @type {number} */ digit) => (candidates[cell] >> BigInt(digit - 1)) % 2n === 1n;
    for (const digit of digits) if (!isMarked(digit)) clauses.push([-holds(cell, digit)]);
  }
  if (solution) clauses.push(cells.map((cell) => -holds(cell, solution[cell])));
  const lines = clauses.map((clause) => `${clause.join(' ')} 0\n`);
  return `p cnf ${n ** 3} ${clauses.length}\n${lines.join('')}`;
}

/** Rows, columns and boxes, each in reading order. @param {number} boxRows @param {number} boxCols */
function classicUnits(boxRows, boxCols) {
  const n = boxRows * boxCols;
  const places = Array.from({length: n}, (_, place) => place);
  const boxCell = (/** @type {number} */ box, /** @type {number} */ place) =>
    (Math.floor(box / boxRows) * boxRows + Math.floor(place / boxCols)) * n + box % boxRows * boxCols + place % boxCols;
  return [
    ...places.map((row) => places.map((place) => row * n + place)),
    ...places.map((column) => places.map((place) => place * n + column)),
    ...places.map((box) => places.map((place) => boxCell(box, place))),
  ];
}

/**
 * The cells of a set, or the pairs in a list of these.
 * @param {{cells: (number | number[])[]}} each @returns {number[][]}
 */
function differing({cells}) {
  return Array.isArray(cells[0]) ? /** @type {number[][]} */ (cells) : [/** @type {number[]} */ (cells)];
}

/** For each cell, the cells that it must differ from. @param {number[][]} groups @param {number} count of cells */
function peersOf(groups, count) {
  const peers = Array.from({length: count}, () => /** @type {Set<number>} */ (new Set()));
  for (const cells of groups) {
    for (const cell of cells) for (const other of cells) if (other !== cell) peers[cell].add(other);
  }
  return peers;
}

/**
 * The statement about a grid larger than 16x16. It consists of groups, of each of which exactly one literal is true. A
 * segment is the cells that a row or a column shares with a box.
 *
 * - A cell has one of its digits.
 * - A digit is in one of the cells of a segment, or not in the segment.
 * - A digit is in one of the segments of each row, each column and each box.
 *
 * Variable cell * n + digit means that the cell has the digit. Behind these are the variables of segments: first those
 * of rows, then those of columns, each segment with n variables. Digits that a given in the same row, column or box
 * rules out are omitted, and so are segments that have no cell for a digit.
 *
 * @param {object} puzzle without other rules
 * @param {number} puzzle.boxRows
 * @param {number} puzzle.boxCols
 * @param {ArrayLike<number>} puzzle.givens
 * @param {ArrayLike<bigint> | null} puzzle.candidates
 * @param {ArrayLike<number> | null} solution
 * @returns {string}
 */
function largeStatementOf({boxRows, boxCols, givens, candidates}, solution) {
  const n = boxRows * boxCols;
  const cells = upTo(n * n);
  const digits = upTo(n).map((index) => index + 1);
  const isPossible = possibleDigits(boxRows, boxCols, givens, candidates);
  const holds = (/** @type {number} */ cell, /** @type {number} */ digit) => cell * n + digit;
  /** @type {number[][]} */
  const groups = cells.map((cell) =>
    digits.filter((digit) => isPossible(cell, digit)).map((digit) => holds(cell, digit)));
  const inRows = {
    first: n ** 3, length: boxCols, inLine: boxRows, cells,
    box: (/** @type {number} */ row, /** @type {number} */ at) => Math.floor(row / boxRows) * boxRows + at,
  };
  const inColumns = {
    first: n ** 3 + n * boxRows * n, length: boxRows, inLine: boxCols,
    cells: cells.map((index) => index % n * n + Math.floor(index / n)),
    box: (/** @type {number} */ column, /** @type {number} */ at) => at * boxRows + Math.floor(column / boxCols),
  };
  for (const {first, length, inLine, cells: order, box} of [inRows, inColumns]) {
    const segments = upTo(n * inLine);
    /** The variable of each segment and digit, where there is one. @type {Map<number, number>} */
    const variables = new Map();
    for (const segment of segments) {
      for (const digit of digits) {
        const places = order.slice(segment * length, (segment + 1) * length).filter((cell) => isPossible(cell, digit));
        if (places.length === 0) continue;
        const variable = first + segment * n + digit;
        variables.set(segment * n + digit, variable);
        groups.push([...places.map((cell) => holds(cell, digit)), -variable]);
      }
    }
    const lines = upTo(n).map((line) => segments.slice(line * inLine, (line + 1) * inLine));
    const boxes = upTo(n).map((number) =>
      segments.filter((segment) => box(Math.floor(segment / inLine), segment % inLine) === number));
    for (const within of [...lines, ...boxes]) {
      for (const digit of digits) {
        groups.push(within.flatMap((segment) => variables.get(segment * n + digit) ?? []));
      }
    }
  }
  const clauses = groups.flatMap((group) => [group, ...pairsOf(group).map(([a, b]) => [-a, -b])]);
  if (solution) clauses.push(cells.map((cell) => -holds(cell, solution[cell])));
  const count = n * n * (n + boxRows + boxCols);
  return `p cnf ${count} ${clauses.length}\n${clauses.map((clause) => [...clause, 0].join(' ')).join('\n')}\n`;
}

/** 0 to count - 1. @param {number} count */
function upTo(count) {
  return Array.from({length: count}, (_, index) => index);
}

/** @param {number[]} items */
function pairsOf(items) {
  return items.flatMap((a, at) => items.slice(at + 1).map((b) => [a, b]));
}

/**
 * Tells whether a cell can have a digit, as far as the givens in its row, column and box, its own, and the marks say.
 * @param {number} boxRows @param {number} boxCols @param {ArrayLike<number>} givens
 * @param {ArrayLike<bigint> | null} candidates
 * @returns {(cell: number, digit: number) => boolean}
 */
function possibleDigits(boxRows, boxCols, givens, candidates) {
  const n = boxRows * boxCols;
  const boxOf = (/** @type {number} */ row, /** @type {number} */ column) =>
    Math.floor(row / boxRows) * boxRows + Math.floor(column / boxCols);
  const cells = upTo(n * n).map((cell) => {
    const [row, column] = [Math.floor(cell / n), cell % n];
    return {cell, row, column, box: boxOf(row, column)};
  });
  const isRuledOut = new Uint8Array(n ** 3 + 1);
  for (const {cell, row, column, box} of cells.filter((each) => givens[each.cell] !== 0)) {
    for (const other of cells) {
      if (other.cell === cell || (other.row !== row && other.column !== column && other.box !== box)) continue;
      isRuledOut[other.cell * n + givens[cell]] = 1;
    }
  }
  const isOwn = (/** @type {number} */ cell, /** @type {number} */ digit) => (givens[cell] ? givens[cell] === digit
    : !candidates?.length || (candidates[cell] >> BigInt(digit - 1)) % 2n === 1n);
  return (cell, digit) => isOwn(cell, digit) && !isRuledOut[cell * n + digit];
}
