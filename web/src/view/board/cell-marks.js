/** The parts of a cell beside its candidates: its tint, its digit, the ring of a guess, the cross of a conflict. */

import {BASELINE} from './layout.js';
import {GIVEN, GUESS, tintOf} from './scene.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('./scene.js').Scene} Scene */
/** @template T @typedef {import('../dom.js').Maker<T>} Maker */

const KINDS = ['open', 'given', 'logic', 'guess'];
/** Smaller cells have no room for a guess's number. */
const LEAST_SIDE = 44;

/** How a cell is tinted. @param {Scene} scene @param {number} cell */
export function groundLook(scene, cell) {
  const isLost = scene.conflict?.cell === cell || scene.clashing.includes(cell);
  return {class: isLost ? 'ground lost' : 'ground', 'fill-opacity': isLost ? 1 : tintOf(scene.levels[cell])};
}

/**
 * How a digit is written, from the cell's corner.
 * @param {Geometry} geometry @param {number} side @param {number} kind @param {boolean} isClashing
 */
export function digitLook({size}, side, kind, isClashing) {
  const type = Math.round((kind === GUESS ? 0.54 : 0.6) * side * 10) / 10 * (size > 35 ? 0.75 : 1);
  return {
    class: `digit ${KINDS[kind]}${isClashing ? ' clashing' : ''}`, part: kind === GIVEN ? 'digit given' : 'digit',
    'font-size': type, y: side / 2 + BASELINE * type,
  };
}

/**
 * Marks that only some cells have, measured from the cell's corner.
 * @template T
 * @param {Geometry} geometry @param {Scene} scene @param {number} cell @param {number} side @param {Maker<T>} make
 * @returns {T[]}
 */
export function cellMarks(geometry, scene, cell, side, make) {
  if (scene.clashing.includes(cell)) return [smallCross(side, make)];
  if (scene.conflict?.cell === cell) return [cross(side, 0.06 * side, make)];
  return scene.kinds[cell] === GUESS ? guessMarks(geometry, side, scene.levels[cell], make) : [];
}

/**
 * The dotted ring of a guess, and its number: at the top left, or at the right of the total of a cage,
 * to which a smaller ring leaves its corner.
 * @template T
 * @param {Geometry} geometry @param {number} side @param {number} level @param {Maker<T>} make
 */
function guessMarks({hasTotals}, side, level, make) {
  const middle = side / 2;
  const radius = (hasTotals ? 0.33 : 0.385) * side;
  const dots = Math.round((2 * Math.PI * radius) / (0.082 * side));
  const ring = make('circle', {
    cx: middle, cy: middle, r: radius, class: 'guess-ring', 'stroke-width': 0.038 * side,
    'stroke-dasharray': `0 ${(2 * Math.PI * radius) / dots}`,
  });
  if (side < LEAST_SIDE) return [ring];
  const size = 0.185 * side;
  const x = hasTotals ? 0.93 * side - 0.6 * size * String(level).length : 0.07 * side;
  const place = {x, y: 0.05 * side + 0.75 * size, 'font-size': size};
  return [ring, make('text', {...place, class: 'level'}, String(level))];
}

/** @template T @param {number} side @param {number} inset @param {Maker<T>} make */
function cross(side, inset, make) {
  const far = side - inset;
  return make('path', {d: `M${inset} ${inset} ${far} ${far}M${far} ${inset} ${inset} ${far}`, class: 'cross'});
}

/** At the top right. @template T @param {number} side @param {Maker<T>} make */
function smallCross(side, make) {
  const [near, far] = [0.7 * side, 0.92 * side];
  return make('path', {
    d: `M${near} ${side - far} ${far} ${side - near}M${far} ${side - far} ${near} ${side - near}`, class: 'cross',
  });
}
