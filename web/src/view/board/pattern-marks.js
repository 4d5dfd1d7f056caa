/**
 * A step of a technique on a board: its units and sets outlined, its candidates marked, its links drawn. Looks differ
 * in shape, and all are ink: colour is kept for what follows.
 */

import {outlineOf} from './cell-outline.js';
import {BASELINE, LEAST_TYPE, xOf, yOf} from './layout.js';
import {linkMark} from './pattern-links.js';
import {unitMarks} from './unit-marks.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../../words/techniques/step-pattern.js').StepPattern} StepPattern */
/** @typedef {import('../../words/techniques/step-pattern.js').Look} Look */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./pattern-spots.js').Spot} Spot */
/** @template T @typedef {import('../dom.js').Maker<T>} Maker */

/** Sets overlap: each outline stands this much further inside than the one before. */
const NEST = 3;
/** Positions of their letters, so that those of sets that begin with one cell lie beside each other. */
const NAME_PLACES = [0.35, 0.65, 0.5];
/** Smaller cells have no room for letters. */
const LEAST_SIDE = 24;

/**
 * @template T
 * @param {Geometry} geometry
 * @param {Layout} layout
 * @param {StepPattern} pattern
 * @param {(cell: number, digit: number) => Spot} spotOf
 * @param {Maker<T>} make
 * @returns {T[]} from the lowest up
 */
export function patternMarks(geometry, layout, pattern, spotOf, make) {
  const {units, sets, ringed, links, candidates, struck, written} = pattern;
  const seen = (/** @type {{cell: number}} */ {cell}) => layout.cells.includes(cell);
  const glyphs = [
    ...candidates.filter(seen).map(({cell, digit, look}) => candidateMark(spotOf(cell, digit), look,
      geometry.symbol(digit), make)),
    ...struck.filter(seen).map(({cell, digit}) => goneMark(spotOf(cell, digit), geometry.symbol(digit), make)),
    ...written.filter(seen).map(({cell, digit}) => writtenMark(spotOf(cell, digit), geometry.symbol(digit), make)),
  ];
  return [
    ...units.flatMap(({unit, isCover}) => unitMarks(geometry, layout, unit, isCover ? 'unit cover' : 'unit', make)),
    ...sets.flatMap((set, i) => setMarks(geometry, layout, set, i, make)),
    ...ringed.filter((cell) => seen({cell})).map((cell) => ringMark(geometry, layout, cell, make)),
    ...links.flatMap((link) => linkMark(layout, link, spotOf, make)),
    ...glyphs.flat(),
  ];
}

/** @template T @param {Geometry} geometry @param {Layout} layout @param {number} cell @param {Maker<T>} make */
function ringMark(geometry, layout, cell, make) {
  const {side} = layout;
  const inset = 0.07 * side;
  return make('rect', {
    x: xOf(layout, geometry.column(cell)) + inset, y: yOf(layout, geometry.row(cell)) + inset,
    width: side - 2 * inset, height: side - 2 * inset, rx: 0.15 * side, class: 'ring',
    'stroke-width': Math.max(2, 0.045 * side),
  });
}

/**
 * An outline round cells, and their letter, where they have one, at each piece of it.
 * @template T
 * @param {Geometry} geometry @param {Layout} layout @param {{cells: number[], name: string}} set
 * @param {number} number of the set @param {Maker<T>} make
 */
function setMarks(geometry, layout, {cells, name}, number, make) {
  const {side} = layout;
  const inset = Math.min(2 + NEST * (number % 3), (0.06 + 0.05 * (number % 3)) * side);
  const {outline, tint} = outlineOf(geometry, layout, (cell) => cells.includes(cell), inset);
  const marks = [make('path', {d: tint, class: 'set-tint'}), make('path', {d: outline, class: 'set-line'})];
  if (!name || side < LEAST_SIDE) return marks;
  const heads = cells.filter((cell) => layout.cells.includes(cell) && !cells.includes(cell - geometry.size) &&
    (!cells.includes(cell - 1) || geometry.column(cell) === 0));
  // On the edge, between the columns of candidates.
  const size = Math.max(9, Math.min(13, 0.2 * side));
  return [...marks, ...heads.flatMap((cell) => {
    const x = xOf(layout, geometry.column(cell)) + NAME_PLACES[number % 3] * side;
    const y = yOf(layout, geometry.row(cell)) + inset - 0.2 * size;
    return [
      make('rect', {x: x - 0.5 * size, y: y - 0.6 * size, width: size, height: 1.2 * size, rx: 3, class: 'set-badge'}),
      make('text', {x, y: y + 0.27 * size, 'font-size': size, class: 'set-name'}, name),
    ];
  })];
}

/**
 * @template T
 * @param {Spot} spot @param {Look} look @param {string} symbol @param {Maker<T>} make
 */
function candidateMark({x, y, type, reach}, look, symbol, make) {
  const isDot = type < LEAST_TYPE;
  const stroke = Math.min(look === 'end' ? 3 : 1.5, Math.max(1, (look === 'end' ? 0.3 : 0.17) * reach));
  // A bold ring grows outwards, as its digit needs the room.
  const r = (isDot ? Math.max(2.5, reach) : reach) + (look === 'end' ? 0.35 * stroke : 0);
  const text = isDot ? [] : [make('text', {x, y: y + BASELINE * type, 'font-size': type, class: `${look}-digit`},
    symbol)];
  if (look === 'beside') {
    const square = {x: x - r, y: y - r, width: 2 * r, height: 2 * r, rx: 1.5, 'stroke-width': stroke};
    return [make('rect', {...square, class: 'look beside'}), ...text];
  }
  return [make('circle', {cx: x, cy: y, r, class: `look ${look}`, 'stroke-width': stroke}), ...text];
}

/** A removed candidate: struck, in the colour of what is lost. @template T @param {Spot} spot @param {string} symbol
 * @param {Maker<T>} make */
function goneMark({x, y, type, reach}, symbol, make) {
  if (type < LEAST_TYPE) return [make('circle', {cx: x, cy: y, r: Math.max(3, reach), class: 'struck-dot'})];
  const rise = 0.45 * reach;
  return [
    make('rect', {x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach, rx: 0.4 * reach, class: 'chip',
      'stroke-width': 1.25}),
    make('text', {x, y: y + BASELINE * type, 'font-size': type, class: 'struck'}, symbol),
    make('path', {d: `M${x - 1.15 * reach} ${y + rise}L${x + 1.15 * reach} ${y - rise}`, class: 'strike'}),
  ];
}

/** A mark at a spot. @template T @param {Spot} spot @param {string} symbol @param {Maker<T>} make */
function writtenMark({x, y, type, reach}, symbol, make) {
  const r = Math.max(3, reach);
  const circle = make('circle', {cx: x, cy: y, r, class: 'written'});
  if (type < LEAST_TYPE) return [circle];
  return [circle, make('text', {x, y: y + BASELINE * type, 'font-size': type, class: 'written-digit'}, symbol)];
}
