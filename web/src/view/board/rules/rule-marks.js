/**
 * Other rules of a puzzle, drawn on its board: diagonals as lines, windows and extra regions shaded, extra regions,
 * cages and sets inside a dashed line, and its constraints. Boxes of any form are the frame's; what has no place on the
 * board is told in words.
 */

import {outlineOf} from '../cell-outline.js';
import {CONSTRAINT_CSS, TINT, constraintMarks} from './constraint-marks.js';
import {xOf, yOf} from '../layout.js';

/** @typedef {import('../../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../layout.js').Layout} Layout */
/** @template T @typedef {import('../../dom.js').Maker<T>} Maker */

export const RULES_CSS = `
.rule-area{fill:var(--next)}
.rule-line{fill:none;stroke:var(--cell-line);stroke-width:1.5}
.rule-edge{fill:none;stroke:var(--edge);stroke-width:1.25;stroke-dasharray:4 3}
@media (forced-colors:active){.rule-area{fill:none;stroke:CanvasText;stroke-dasharray:1 3}
.rule-tint:has(>.rule-area){opacity:1}.rule-area~*{opacity:${TINT}}}
${CONSTRAINT_CSS}`;

/** How much of the ground a shaded unit covers: less than a soft colour, so that it is told from one. */
const SHADE = 0.15;
const SHADED = ['window', 'region'];
const FRAMED = ['region', 'set', 'cage'];

/**
 * @template T
 * @param {Geometry} geometry
 * @param {Layout} layout
 * @param {Maker<T>} make
 * @param {number[]} [used] the numbers of the constraints that a step uses
 * @returns {{below: T[], above: T[]}} from the lowest up: below the digits, and above the lines of the grid
 */
export function ruleMarks(geometry, layout, make, used) {
  const units = Array.from({length: geometry.units}, (_, unit) => unit);
  const of = (/** @type {string[]} */ kinds) => units.filter((unit) => kinds.includes(geometry.unitKind(unit)));
  const around = (/** @type {number} */ unit, /** @type {number} */ inset) => {
    const cells = geometry.cellsOf(unit);
    return outlineOf(geometry, layout, (cell) => cells.includes(cell), inset);
  };
  const inset = Math.max(2, 0.07 * layout.side);
  const {shades, below, above} = constraintMarks(geometry, layout, make, used);
  const areas = of(SHADED).map((unit) =>
    make('path', {d: around(unit, 0).tint, 'class': 'rule-area', 'fill-opacity': SHADE / TINT}));
  const framed = of(FRAMED).filter((unit) => !geometry.isTotalled(unit));
  return {below: [
    // As one group: where shades overlap, they cover no more of the ground than one does.
    ...areas.length + shades.length ? [make('g', {class: 'rule-tint'}, ...areas, ...shades)] : [],
    ...of(['diagonal']).map((unit) => make('path', {d: diagonal(geometry, layout, unit), class: 'rule-line'})),
    ...framed.map((unit) => make('path', {d: around(unit, inset).outline, class: 'rule-edge'})),
    ...below,
  ], above};
}

/**
 * From corner to corner of each cell that is drawn.
 * @param {Geometry} geometry @param {Layout} layout @param {number} unit
 */
function diagonal(geometry, layout, unit) {
  const {side} = layout;
  const isFalling = geometry.cellsOf(unit)[0] === 0;
  const cells = geometry.cellsOf(unit).filter((cell) => layout.cells.includes(cell));
  return cells.map((cell) => {
    const [x, y] = [xOf(layout, geometry.column(cell)), yOf(layout, geometry.row(cell))];
    return `M${x} ${y + (isFalling ? 0 : side)}L${x + side} ${y + (isFalling ? side : 0)}`;
  }).join('');
}
