/** Constraints that hold on a full 9x9, found at random, as Interactive Sudoku Solver writes them. */

/** @typedef {(grid: Uint8Array, random: () => number) => string} Maker */

const SIDE = 9;
const name = (/** @type {number} */ cell) => `R${Math.floor(cell / SIDE) + 1}C${cell % SIDE + 1}`;
const cells = Array.from({length: SIDE * SIDE}, (_, cell) => cell);

/** @template T @param {T[]} list @param {() => number} random @returns {T[]} */
function shuffled(list, random) {
  return list.map((each) => ({each, at: random()})).sort((a, b) => a.at - b.at).map(({each}) => each);
}

/**
 * The cells that touch a cell, at corners too where they are asked for.
 * @param {number} cell @param {boolean} corners
 */
function around(cell, corners) {
  return cells.filter((other) => {
    const [down, across] = [Math.floor(other / SIDE) - Math.floor(cell / SIDE), other % SIDE - cell % SIDE];
    return other !== cell && Math.max(Math.abs(down), Math.abs(across)) === 1 && (corners || !down || !across);
  });
}

/**
 * Paths through cells that no other path has.
 * @param {() => number} random @param {{most: number, least: number, count: number, corners: boolean}} wish
 * @param {(path: number[], next: number) => boolean} fits
 */
function paths(random, {most, least, count, corners}, fits) {
  const taken = new Set();
  /** @type {number[][]} */
  const found = [];
  for (const start of shuffled(cells, random)) {
    if (found.length === count) break;
    if (taken.has(start)) continue;
    const path = [start];
    for (let next; path.length < most; path.push(next)) {
      next = shuffled(around(path[path.length - 1], corners), random)
        .find((each) => !taken.has(each) && !path.includes(each) && fits(path, each));
      if (next === undefined) break;
    }
    if (path.length < least) continue;
    for (const cell of path) taken.add(cell);
    found.push(path);
  }
  return found;
}

/** @type {Maker} cages of two to four cells without equal digits */
export function cages(grid, random) {
  const wish = {most: 4, least: 2, count: 26, corners: false};
  return paths(random, wish, (path, next) => path.every((cell) => grid[cell] !== grid[next])).map((path) =>
    `.Cage~${path.reduce((sum, cell) => sum + grid[cell], 0)}~${path.map(name).join('~')}`).join('');
}

/** @type {Maker} */
export function thermometers(grid, random) {
  const wish = {most: 6, least: 4, count: 7, corners: true};
  return paths(random, wish, (path, next) => grid[next] > grid[path[path.length - 1]]).map((path) =>
    `.Thermo~${path.map(name).join('~')}`).join('');
}

/** @type {Maker} */
export function whispers(grid, random) {
  const wish = {most: 7, least: 4, count: 6, corners: true};
  return paths(random, wish, (path, next) => Math.abs(grid[next] - grid[path[path.length - 1]]) >= 5).map((path) =>
    `.Whisper~5~${path.map(name).join('~')}`).join('');
}

/** @type {Maker} arrows of two or three cells behind a circle, which holds their sum */
export function arrows(grid, random) {
  const sumOf = (/** @type {number[]} */ path) => path.slice(1).reduce((sum, cell) => sum + grid[cell], 0);
  const wish = {most: 4, least: 3, count: 40, corners: true};
  return paths(random, wish, (path, next) => sumOf(path) + grid[next] <= grid[path[0]])
    .filter((path) => sumOf(path) === grid[path[0]]).slice(0, 11)
    .map((path) => `.Arrow~${path.map(name).join('~')}`).join('');
}

/** @type {Maker} */
export function renbans(grid, random) {
  const isRun = (/** @type {number[]} */ path) => {
    const digits = path.map((cell) => grid[cell]);
    return new Set(digits).size === digits.length && Math.max(...digits) - Math.min(...digits) < digits.length;
  };
  const wish = {most: 5, least: 3, count: 40, corners: true};
  return paths(random, wish, (path, next) => isRun([...path, next])).slice(0, 11)
    .map((path) => `.Renban~${path.map(name).join('~')}`).join('');
}

/** @type {Maker} the sums between 1 and 9 of some rows and columns */
export function sandwiches(grid, random) {
  const lines = [...'RC'].flatMap((axis) => Array.from({length: SIDE}, (_, line) => {
    const digits = Array.from({length: SIDE}, (_, i) => grid[axis === 'R' ? line * SIDE + i : i * SIDE + line]);
    const [from, to] = [digits.indexOf(1), digits.indexOf(SIDE)].sort((a, b) => a - b);
    return `.Sandwich~${digits.slice(from + 1, to).reduce((sum, digit) => sum + digit, 0)}~${axis}${line + 1}`;
  }));
  return shuffled(lines, random).slice(0, 14).join('');
}

/** @type {Maker} neighbours that sum to ten or five, all of them: a rule says so */
export function tensAndFives(grid) {
  const pairs = cells.flatMap((cell) => around(cell, false).filter((other) => other > cell)
    .map((other) => [cell, other]));
  return [['X', 10], ['V', 5]].map(([type, sum]) => pairs.filter(([a, b]) => grid[a] + grid[b] === sum)
    .map((pair) => `.${type}~${pair.map(name).join('~')}`).join('')).join('');
}

/** @type {Maker} white and black dots, some of those that are possible */
export function dots(grid, random) {
  const pairs = cells.flatMap((cell) => around(cell, false).filter((other) => other > cell)
    .map((other) => [cell, other]));
  const isConsecutive = ([a, b]) => Math.abs(grid[a] - grid[b]) === 1;
  const isDouble = ([a, b]) => grid[a] === 2 * grid[b] || grid[b] === 2 * grid[a];
  return [['WhiteDot', isConsecutive, 16], ['BlackDot', isDouble, 10]].map(([type, fits, count]) =>
    shuffled(pairs.filter(fits), random).slice(0, count).map((pair) => `.${type}~${pair.map(name).join('~')}`).join(''))
    .join('');
}
