/** Puzzles of any size, made on the spot: a full grid by a pattern and shuffles, then cells emptied at random. */

/** @typedef {(bound: number) => number} Random a whole number below the bound */

/** Lehmer's generator: the same seed, the same numbers. @param {number} seed @returns {Random} */
export function makeRandom(seed) {
  let state = seed;
  return (bound) => {
    state = state * 48271 % 2147483647;
    return state % bound;
  };
}

/**
 * A puzzle as a text. It has a solution, and maybe others.
 * @param {{boxRows: number, boxCols: number}} shape
 * @param {number} share of its cells that are given, 0 to 1
 * @param {number} seed
 */
export function makePuzzle(shape, share, seed) {
  const random = makeRandom(seed);
  const digits = fullGrid(shape, random);
  const cells = shuffled(digits.length, random);
  for (const cell of cells.slice(Math.round(share * digits.length))) digits[cell] = 0;
  return textOf(digits, shape.boxRows * shape.boxCols);
}

/**
 * Digits that are shifted from row to row, then lines, bands and digits shuffled.
 * @param {{boxRows: number, boxCols: number}} shape @param {Random} random
 */
function fullGrid({boxRows, boxCols}, random) {
  const size = boxRows * boxCols;
  const names = shuffled(size, random);
  const rows = shuffledLines(boxCols, boxRows, random);
  const columns = shuffledLines(boxRows, boxCols, random);
  return rows.flatMap((row) => columns.map((column) =>
    names[(boxCols * (row % boxRows) + Math.floor(row / boxRows) + column) % size] + 1));
}

/**
 * Rows or columns in another order that keeps each box together.
 * @param {number} bands @param {number} lines in each @param {Random} random
 */
function shuffledLines(bands, lines, random) {
  return shuffled(bands, random).flatMap((band) => shuffled(lines, random).map((line) => band * lines + line));
}

/** The numbers below a length, in random order. @param {number} length @param {Random} random */
function shuffled(length, random) {
  const list = Array.from({length}, (_, i) => i);
  for (let i = length - 1; i > 0; i -= 1) {
    const other = random(i + 1);
    [list[i], list[other]] = [list[other], list[i]];
  }
  return list;
}

/** A symbol a cell; where there are not enough of them, numbers. @param {number[]} digits @param {number} size */
function textOf(digits, size) {
  if (size > 35) return digits.join(' ');
  return digits.map((digit) => (digit ? digit.toString(36).toUpperCase() : '.')).join('');
}
