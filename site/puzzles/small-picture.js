/** A small picture of a puzzle: digits where they can be read, dots in larger grids. */
import {geometryOf} from '../../web/src/index.js';
import {svg} from '../common/dom.js';

/** How far lines reach beyond cells. */
const JOIN = 0.2;

/**
 * @param {ArrayLike<string>} symbols one a cell, row by row; empty or `.` = open
 * @param {Parameters<typeof geometryOf>[0]} puzzle whose boxes are drawn
 * @param {{marked?: Iterable<number>, named?: boolean}} [how] cells to point out; whether rows and columns are named
 * @returns {SVGElement}
 */
export function puzzlePicture(symbols, puzzle, {marked = [], named = false} = {}) {
  const {size, box} = geometryOf(puzzle);
  const cell = 90 / size;
  const at = (/** @type {number} */ index) => [1 + (index % size) * cell, 1 + Math.floor(index / size) * cell];
  const picture = svg('svg', {class: 'picture', viewBox: named ? '-8 -6 100 98' : '0 0 92 92', 'aria-hidden': 'true'});
  picture.append(svg('rect', {class: 'ground', x: 1, y: 1, width: 90, height: 90}));
  picture.append(svg('path', {class: 'thin', d: edges(size, () => true)}),
    svg('path', {class: 'thick', d: `M1 1h90v90h-90z${edges(size, (a, b) => box(a) !== box(b))}`}));
  for (const index of marked) {
    const [x, y] = at(index);
    picture.append(svg('rect', {class: 'marked', x, y, width: cell, height: cell}));
  }
  picture.append(size > 9 ? dots(symbols, cell, at) : texts(symbols, cell, at, new Set(marked)));
  if (named) picture.append(names(size, cell));
  return picture;
}

/** The letters and numbers along the rim. @param {number} size @param {number} cell */
function names(size, cell) {
  const group = svg('g', {class: 'axis', 'font-size': 3.3});
  for (let i = 0; i < size; i += 1) {
    const middle = 1 + (i + 0.5) * cell;
    const row = svg('text', {x: -4.5, y: middle + 1.2});
    row.textContent = String.fromCharCode(65 + i);
    const column = svg('text', {x: middle, y: -2.5});
    column.textContent = String(i + 1);
    group.append(row, column);
  }
  return group;
}

/**
 * Lines between cells, a little longer than these, so that they join.
 * @param {number} size @param {(cell: number, other: number) => boolean} isLine
 */
function edges(size, isLine) {
  const side = 90 / size;
  let d = '';
  for (let cell = 0; cell < size * size; cell += 1) {
    const [x, y] = [1 + (cell % size) * side, 1 + Math.floor(cell / size) * side];
    if (cell % size && isLine(cell, cell - 1)) d += `M${x} ${y - JOIN}v${side + 2 * JOIN}`;
    if (cell >= size && isLine(cell, cell - size)) d += `M${x - JOIN} ${y}h${side + 2 * JOIN}`;
  }
  return d;
}

/** @param {ArrayLike<string>} symbols @param {number} cell @param {(index: number) => number[]} at */
function dots(symbols, cell, at) {
  let d = '';
  const side = cell * 0.56;
  for (let index = 0; index < symbols.length; index += 1) {
    if (isOpen(symbols[index])) continue;
    const [x, y] = at(index).map((edge) => edge + (cell - side) / 2);
    d += `M${x.toFixed(1)} ${y.toFixed(1)}h${side.toFixed(1)}v${side.toFixed(1)}h-${side.toFixed(1)}z`;
  }
  return svg('path', {class: 'dots', d});
}

/**
 * @param {ArrayLike<string>} symbols @param {number} cell @param {(index: number) => number[]} at
 * @param {Set<number>} marked
 */
function texts(symbols, cell, at, marked) {
  const group = svg('g', {'font-size': (cell * 0.78).toFixed(1)});
  for (let index = 0; index < symbols.length; index += 1) {
    if (isOpen(symbols[index])) continue;
    const [x, y] = at(index);
    const text = svg('text', {x: x + cell / 2, y: y + cell * 0.79, class: marked.has(index) && 'wrong'});
    text.textContent = symbols[index];
    group.append(text);
  }
  return group;
}

/** @param {string} symbol */
function isOpen(symbol) {
  return !symbol || symbol === '.';
}
