/**
 * Tridagons on a 9x9: twelve cells of four boxes that three digits can't fill, of which all but one, the guardian, have
 * no other candidates. Why they can't be filled: engine/src/propagation/tridagon_search.hpp. Looks for them in the
 * order of the engine, and finds the same.
 */

/** @typedef {import('../grid/geometry.js').Geometry} Geometry */

/**
 * @typedef {object} Tridagon
 * @property {number[]} digits its three
 * @property {number[]} boxes its four, as units
 * @property {number[]} cells all but the guardian, box by box
 */

/** Three cells of a box in different rows and columns, by their places: the even permutations first, then the odd. */
const TRANSVERSALS = [[0, 4, 8], [1, 5, 6], [2, 3, 7], [0, 5, 7], [1, 3, 8], [2, 4, 6]];
const FIRST_ODD = 3;

/** The boxes of the nine rectangles, row by row. */
const RECTANGLES = [
  [0, 1, 3, 4], [0, 2, 3, 5], [1, 2, 4, 5], [0, 1, 6, 7], [0, 2, 6, 8], [1, 2, 7, 8],
  [3, 4, 6, 7], [3, 5, 6, 8], [4, 5, 7, 8],
];

/**
 * The first tridagon by which `guardian` can't be `digit`.
 * @param {Geometry} shape
 * @param {(cell: number) => number[]} candidatesOf
 * @param {number} guardian
 * @param {number} digit
 * @returns {Tridagon | null}
 */
export function tridagonBehind(shape, candidatesOf, guardian, digit) {
  if (!hasBoxesOfThree(shape)) return null;
  const boxOf = shape.box(guardian);
  for (const digits of triplesWith(digit)) {
    const isPure = (/** @type {number} */ cell) => candidatesOf(cell).every((each) => digits.includes(each));
    for (const boxes of RECTANGLES.filter((each) => each.includes(boxOf))) {
      const cells = twelveCells(shape, boxes, guardian, isPure);
      if (cells) {
        return {digits, boxes: boxes.map((box) => 18 + box), cells: cells.filter((cell) => cell !== guardian)};
      }
    }
  }
  return null;
}

/** True if all boxes of a 9x9 are squares: regions may have taken their place. @param {Geometry} shape */
function hasBoxesOfThree({size, units, cellsOf, row, column, unitKind}) {
  return size === 9 && units >= 27 && RECTANGLES.flat().every((box) => unitKind(18 + box) === 'box' &&
    cellsOf(18 + box).every((cell) => Math.floor(row(cell) / 3) * 3 + Math.floor(column(cell) / 3) === box));
}

/** Every three digits of which this is one, ascending. @param {number} digit */
function triplesWith(digit) {
  const triples = [];
  for (let low = 1; low <= 7; low += 1) {
    for (let middle = low + 1; middle <= 8; middle += 1) {
      for (let high = middle + 1; high <= 9; high += 1) {
        if ([low, middle, high].includes(digit)) triples.push([low, middle, high]);
      }
    }
  }
  return triples;
}

/**
 * A transversal in each box, an odd number of them odd, whose cells are all pure but the guardian.
 * @param {Geometry} shape
 * @param {number[]} boxes
 * @param {number} guardian
 * @param {(cell: number) => boolean} isPure
 * @returns {number[] | null}
 */
function twelveCells(shape, boxes, guardian, isPure) {
  const own = boxes.indexOf(shape.box(guardian));
  const ofBox = boxes.map((box) => TRANSVERSALS.map((places) => places.map((at) => shape.cellsOf(18 + box)[at])));
  const isWhole = (/** @type {number[]} */ cells) => cells.every((cell) => cell === guardian || isPure(cell));
  for (const [transversal, cells] of ofBox[own].entries()) {
    if (!cells.includes(guardian) || !isWhole(cells)) continue;
    for (let odd = 0; odd < 16; odd += 1) {  // bit i: that of box i is odd
      const isOdd = (/** @type {number} */ at) => (odd >> at & 1) === 1;
      const count = boxes.filter((_, at) => isOdd(at)).length;
      if (count % 2 === 0 || isOdd(own) !== (transversal >= FIRST_ODD)) continue;
      const chosen = ofBox.map((each, at) => (at === own ? cells :
        each.slice(isOdd(at) ? FIRST_ODD : 0, isOdd(at) ? undefined : FIRST_ODD).find(isWhole)));
      if (chosen.every((each) => each !== undefined)) return /** @type {number[][]} */ (chosen).flat();
    }
  }
  return null;
}
