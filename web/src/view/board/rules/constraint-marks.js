/**
 * The drawing of a puzzle's constraints: which form and which soft colour each kind has. Shades lie below lines, shapes
 * and cages, these below the digits; dots, signs, totals and clues beside the grid lie above its lines. While a step
 * uses one of them, it is drawn in ink and the others recede.
 */

import {RulePen} from './pen.js';
import {arrow, circledLine, diamondLine, doubleArrow, line, loop, pillArrow, thermometer} from './line-forms.js';
import {
  area, areaShade, blackDot, cage, cellShades, countedArea, discs, five, greater, maximum, minimum, quadruple, squares,
  ten, total, whiteDot,
} from './cell-forms.js';
import {clue, diagonalClue} from './clue-forms.js';
import {areaDigits, lineNumber} from './number-forms.js';

/** @typedef {import('../../../grid/geometry.js').Constraint} Constraint */
/** @typedef {import('../../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../layout.js').Layout} Layout */
/** @template T @typedef {import('../../dom.js').Maker<T>} Maker */

/** @typedef {(pen: RulePen<any>, constraint: Constraint, hue: string) => any[]} Form */

/** A form below the digits, its colour, and what it shades. @typedef {{form: Form, hue: string, shade?: Form}} Below */

/** @type {Record<string, Below>} */
const BELOW = {
  'cage': {form: cage, hue: ''},
  'sum': {form: cage, hue: ''},
  'odd': {form: discs, hue: 'hue-stone'},
  'even': {form: squares, hue: 'hue-stone'},
  'minimum': {form: minimum, hue: '', shade: cellShades},
  'maximum': {form: maximum, hue: '', shade: cellShades},
  'counting-circles': {form: discs, hue: ''},
  'count-distinct': {form: countedArea, hue: '', shade: areaShade},
  'contain': {form: area, hue: '', shade: areaShade},
  'contain-exact': {form: area, hue: '', shade: areaShade},
  'given': {form: area, hue: '', shade: areaShade},
  'thermometer': {form: thermometer, hue: 'hue-stone'},
  'slow-thermometer': {form: thermometer, hue: 'hue-slate'},
  'arrow': {form: arrow, hue: ''},
  'pill-arrow': {form: pillArrow, hue: ''},
  'double-arrow': {form: doubleArrow, hue: ''},
  'palindrome': {form: line, hue: 'hue-slate'},
  'renban': {form: line, hue: 'hue-plum'},
  'whisper': {form: line, hue: 'hue-sage'},
  'region-sum': {form: line, hue: 'hue-sky'},
  'sum-line': {form: line, hue: 'hue-teal'},
  'sum-loop': {form: loop, hue: 'hue-teal'},
  'entropic': {form: line, hue: 'hue-olive'},
  'modular': {form: line, hue: 'hue-brick'},
  'zipper': {form: line, hue: 'hue-lilac'},
  'between': {form: circledLine, hue: 'hue-stone'},
  'lockout': {form: diamondLine, hue: 'hue-sky'},
};

/** Forms above the lines of the grid. @type {Record<string, Form>} */
const ABOVE = {
  'cage': total,
  'sum': total,
  'contain': areaDigits,
  'contain-exact': areaDigits,
  'given': areaDigits,
  'whisper': lineNumber,
  'sum-line': lineNumber,
  'sum-loop': lineNumber,
  'modular': lineNumber,
  'lockout': lineNumber,
  'difference': whiteDot,
  'ratio': blackDot,
  'x': ten,
  'v': five,
  'greater': greater,
  'quadruple': quadruple,
  'little-killer': diagonalClue,
  'sandwich': clue,
  'x-sum': clue,
  'skyscraper': clue,
  'numbered-room': clue,
};

/**
 * The cells whose digits the edges of these rules may run through: a line that goes on to a cell at a corner also
 * touches the two cells beside that corner.
 * @param {Geometry} geometry @param {number[]} used the numbers of constraints
 */
export function cellsRunThrough({constraints, row, column, size}, used) {
  const runThrough = used.map((number) => constraints[number])
    .filter((constraint) => ![cage, area, NOTHING.form].includes(belowOf(constraint).form));
  return runThrough.flatMap(({cells}) => cells.flatMap((cell, i) => {
    const next = cells[i + 1] ?? cells[0];
    return [cell, size * row(cell) + column(next), size * row(next) + column(cell)];
  }));
}

/**
 * @template T
 * @param {Geometry} geometry @param {Layout} layout @param {Maker<T>} make
 * @param {number[]} [used] the numbers of the constraints that a step uses
 * @returns {{shades: T[], below: T[], above: T[]}} from the lowest up
 */
export function constraintMarks(geometry, layout, make, used = []) {
  const isResting = (/** @type {number} */ number) => used.length > 0 && !used.includes(number);
  // Below, all of a rule recedes as one; above, each mark in its own way, since numbers must still be read.
  /** @param {boolean} isAbove @param {(constraint: Constraint, pen: RulePen<T>) => T[]} marksOf */
  const layer = (isAbove, marksOf) => {
    const groups = geometry.constraints.map((constraint, number) => {
      const state = used.includes(number) ? 'used' : isAbove && isResting(number) ? 'resting' : '';
      const marks = marksOf(constraint, new RulePen(geometry, layout, make, state));
      const look = isResting(number) && !isAbove ? {class: 'rule-rest'} : {};
      return marks.length ? [make('g', look, ...marks)] : [];
    });
    const isEmphasised = (/** @type {unknown} */ _group, /** @type {number} */ number) => !isResting(number);
    return [...groups.filter((_, number) => isResting(number)), ...groups.filter(isEmphasised)].flat();
  };
  return {
    shades: layer(false, (constraint, pen) => belowOf(constraint).shade?.(pen, constraint, '') ?? []),
    below: layer(false, (constraint, pen) => {
      const {form, hue} = belowOf(constraint);
      return form(pen, constraint, hue);
    }),
    above: layer(true, (constraint, pen) => (ABOVE[constraint.kind] ?? NOTHING.form)(pen, constraint, '')),
  };
}

/** @param {Constraint} constraint @returns {Below} */
function belowOf(constraint) {
  return BELOW[constraint.kind] ?? (isDrawnElsewhere(constraint) ? NOTHING : AREA);
}

/** True if its marks are above, or the units of the board. @param {Constraint} constraint */
function isDrawnElsewhere({kind}) {
  return kind in ABOVE || kind === 'all-different';
}

/** @type {Below} */
const NOTHING = {form: () => [], hue: ''};
/** @type {Below} */
const AREA = {form: area, hue: '', shade: areaShade};

/** How much of the ground a soft colour covers: candidates keep a contrast of 4.5 on each of them, light and dark. */
export const TINT = 0.3;

/** Soft colours; they cover the ground in part, so that they fit light and dark ones. */
const HUES = {
  stone: '#8A877F', slate: '#6F7FA0', plum: '#9A5FB0', sage: '#3F9B64', sky: '#4C9FC4', teal: '#2F9C95',
  olive: '#8C9440', lilac: '#8878C8', brick: '#A8705F',
};

const hueRules = Object.entries(HUES).map(([name, colour]) => `
.hue-${name}{fill:${colour};stroke:none}
.hue-${name}.stroke{fill:none;stroke:${colour};stroke-linecap:round;stroke-linejoin:round}`).join('');

/** Numbers and signs that recede are still read: they turn grey, and on paper not even that. */
const RESTING = `
.rule-rest{opacity:.5}
.rule-dot.resting,.rule-shaft.resting{opacity:.6}
.board .rule-total.resting,.board .rule-sign.resting,.board .rule-clue.resting{fill:var(--ink-3)}
@media print{.board text:is(.rule-total,.rule-sign,.rule-clue){fill:var(--ink)!important}}
`;

/** Forced colours would turn the stroke into the colour of the digits. */
const HALO = `:is(.candidates>*,.digit,.mark){stroke:var(--surface);
stroke-width:min(3px,.22em);stroke-linejoin:round;paint-order:stroke;forced-color-adjust:none}`;

/**
 * The edge of a narrow line that a step uses runs through digits: the colour of their cells round each sets it off. In
 * forced colours, every line has the colour of the digits.
 */
const SET_OFF = `
.board:has(:is(.rule-casing,.rule-shaft).used) ${HALO}
@media (forced-colors:active){.board:has(:is(.rule-casing,.rule-shaft,.rule-tint)) ${HALO}}
`;

export const CONSTRAINT_CSS = `
.rule-casing{fill:var(--edge);stroke:none}
.rule-casing.stroke{fill:none;stroke:var(--edge);stroke-linecap:round;stroke-linejoin:round}
.rule-casing.used{fill:var(--ink)}
.rule-casing.used.stroke{fill:none;stroke:var(--ink)}
.rule-tint{opacity:${TINT}}
.rule-core{fill:var(--surface);stroke:none}
.rule-core.stroke{fill:none;stroke:var(--surface);stroke-linecap:round;stroke-linejoin:round}
${hueRules}
.rule-shaft{fill:none;stroke:var(--edge);stroke-linecap:round;stroke-linejoin:round}
.rule-shaft.used,.rule-edge.used,.rule-soft.used{stroke:var(--ink)}
.rule-edge.used{stroke-width:2.25}
.rule-soft{fill:none;stroke:var(--edge);stroke-width:1.25}
.rule-soft.used{stroke-width:2.25}
.rule-ground{fill:var(--surface)}
.board .rule-total,.board .rule-sign,.board .rule-clue,.board .rule-number{fill:var(--ink-2)}
.board .rule-total.used,.board .rule-sign.used,.board .rule-clue.used{fill:var(--ink);font-weight:700}
.board .rule-sign{font-weight:650}
.rule-dot{stroke-width:1.5}
.rule-dot.white{fill:#FFFFFF;stroke:#111111}
.rule-dot.black{fill:#111111;stroke:#FFFFFF}
.rule-dot.plain{fill:var(--surface);stroke:var(--edge)}
.rule-dot.plain.used{stroke:var(--ink);stroke-width:2.5}
.board .rule-number.white{fill:#111111}
.board .rule-number.black{fill:#FFFFFF}
.rule-track{fill:none;stroke:var(--ink);stroke-width:2.5;stroke-linecap:round}
${RESTING}${SET_OFF}`;
