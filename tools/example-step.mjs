// The step that the page of a technique shows at its example, and what makes a position fit for that page: the pages
// and their test go by the first, whoever makes examples by both.
import {geometry} from '../web/src/grid/geometry.js';

/** @typedef {import('../web/src/protocol/people.js').FoundStep} FoundStep */
/** @typedef {import('../web/src/grid/plain-puzzle.js').Puzzle} Puzzle */

/** From this difficulty on, nothing in a position is a single. */
const NO_SINGLES = 21;
/** Singles are shown early in a puzzle: at least so many cells are open. */
const EARLY = 45;

/**
 * The words of a page about its example beyond the technique, by the technique's id.
 * @type {Record<string, (step: FoundStep, position: Puzzle, easiest: FoundStep) => boolean>}
 */
const FITS = {
  // An early grid, though in a unit that is nearly full.
  'full-house': (_, position) => openCells(position).length >= EARLY,
  // Cross-hatching: digits outside of the unit alone leave one cell, which could be something else too.
  'hidden-single-box': (step, position) => isCrossHatched(step, position, 3),
  'hidden-single-line': (step, position) => isCrossHatched(step, position, 3),
  'naked-single': (step, position) => cellsOf(step, 'blocker').length === position.boxRows * position.boxCols - 1 &&
    openCells(position).length >= EARLY,
  'sue-de-coq': ({reason: {roles}}) => {
    const [line, box] = [0, 1].map((side) => roles.filter(({role, group}) => role === 'set' && group === side));
    return !line.some(({digit}) => box.some((other) => other.digit === digit));
  },
  // Both open corners can close the pattern, and nothing as easy as a single is left.
  'avoidable-rectangle-2': (step, position, easiest) => easiest.difficulty >= NO_SINGLES &&
    cellsOf(step, 'extra').every((cell) => digitsIn(position, cell) === 2),
};

/**
 * If the technique is the easiest that finds anything, the step that is found there; else of all its steps the
 * plainest that fits the page.
 * @param {import('../web/src/client/engine.js').Engine} engine
 * @param {Puzzle} position
 * @param {string} technique its id
 * @returns {Promise<{step: FoundStep, easiest: FoundStep, number: number} | null>} with the easiest step of any
 *   technique, and which of the technique's own the step is
 */
export async function exampleStep(engine, position, technique) {
  const next = await engine.nextStep(position);
  if (!next.ok || !next.step) return null;
  if (next.step.technique === technique) return {step: next.step, easiest: next.step, number: 0};
  const all = await engine.steps(position, {technique});
  const steps = all.ok ? all.steps.map((each) => each.found) : [];
  const found = steps.toSorted((a, b) => weightOf(a) - weightOf(b));
  const step = found.find((each) => fitsPage(each, position, next.step)) ?? found[0];
  return step ? {step, easiest: next.step, number: steps.indexOf(step)} : null;
}

/**
 * True if what the technique's page says is true of a step.
 * @param {FoundStep} step @param {Puzzle} position @param {FoundStep} easiest
 */
export function fitsPage(step, position, easiest) {
  return FITS[step.technique]?.(step, position, easiest) ?? true;
}

/**
 * How much there is to see in a step: the less, the plainer.
 * @param {FoundStep} step
 */
export function weightOf({difficulty, reason, eliminations, placements}) {
  const said = eliminations.length + 2 * placements.length;
  return 10 * difficulty + 3 * reason.roles.length + 4 * reason.links.length + 5 * Math.abs(said - 2);
}

/** The cells without a digit. @param {Puzzle} position @returns {number[]} */
export function openCells({givens, values}) {
  return [...givens.keys()].filter((cell) => !givens[cell] && !values?.[cell]);
}

/** @param {FoundStep} step @param {Puzzle} position @param {number} least digits that bar the unit's other cells */
function isCrossHatched(step, position, least) {
  const {boxRows, boxCols} = position;
  const shape = geometry(boxRows, boxCols);
  const open = openCells(position);
  const inUnit = shape.cellsOf(step.reason.units[0]).filter((cell) => open.includes(cell));
  return open.length >= EARLY && inUnit.length > shape.size / 2 && !cellsOf(step, 'lost').length &&
    cellsOf(step, 'blocker').length >= least && digitsIn(position, step.placements[0][0]) > 2;
}

/** @param {FoundStep} step @param {string} wanted a role */
function cellsOf({reason: {roles}}, wanted) {
  return [...new Set(roles.filter(({role}) => role === wanted).map(({cell}) => cell))];
}

/** How many candidates a cell has. @param {Puzzle} position @param {number} cell */
function digitsIn({candidates}, cell) {
  return Number(candidates?.[cell] ?? 0n).toString(2).replaceAll('0', '').length;
}
