/**
 * Writes the statement that a proof must be about. Like check-proof.js, it is independent of the engine, so you don't
 * have to trust the engine's file: it must be exactly this text.
 */

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
 * constraints on chosen cells; grid/statement-check.js checks their clauses.
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
