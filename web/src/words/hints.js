/**
 * A step of a technique as a hint in five rungs: where to look, the unit, the digit or technique, the pattern, and the
 * step itself with its reason. Each rung reveals only its own part. Sentences have both names of a technique: the usual
 * one, and the one in constraint processing.
 */
import messages from '../../languages/en/hints.js';
import {speaker} from '../language/catalogue.js';
import {constraintRule} from './constraint-list.js';
import {sortedUnique, textOf} from './numbers.js';
import {fishUnits} from './techniques/reason-parts.js';
import {
  cellsOfPattern, drawnCases, legendOf, patternOf, patternOfUnits, wholePatternOf,
} from './techniques/step-pattern.js';
import {StepVocabulary} from './techniques/vocabulary.js';
import {techniqueSummary} from './techniques/names.js';
import {bothNames, tellStep} from './techniques/words.js';

/** @typedef {import('../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../protocol/people.js').FoundStep} FoundStep */
/** @typedef {import('../protocol/people.js').Technique} Technique */

/**
 * @typedef {object} Hint
 * @property {number} rung
 * @property {string} text one sentence
 * @property {import('./narrate.js').Part[]} parts the same, with the marks of the grid
 * @property {string} note a second sentence; may be empty
 * @property {string[]} chain the links or cases, one by one; usually empty
 * @property {import('./techniques/step-pattern.js').DrawnCase[]} cases the same by cases, each with its own drawing;
 *   empty for fewer than two cases
 * @property {string} [technique] its id, from the third rung on
 * @property {number[]} cells cells to highlight
 * @property {import('./techniques/step-pattern.js').StepPattern} pattern the drawing
 * @property {FoundStep & {text: string}} [apply] the step, on the last rung
 */

export {patternOfUnits} from './techniques/step-pattern.js';
export {techniqueName} from './techniques/names.js';

const say = speaker('hints', messages);

/** The number of rungs. */
export const RUNGS = 5;

/** The name of each rung, shown before the rung itself. */
export function rungNames() {
  return /** @type {const} */ (['rung.1', 'rung.2', 'rung.3', 'rung.4', 'rung.5']).map((id) => say(id));
}

/** The most units that are named; more would not help. */
const MOST_UNITS = 3;

const CONTRADICTIONS = ['nishio', 'dynamic-contradiction'];

/**
 * @param {Geometry} shape
 * @param {Technique} technique
 * @param {FoundStep} step of it
 * @param {number} rung 1 to RUNGS
 * @returns {Hint}
 */
export function hintOf(shape, technique, step, rung) {
  const tell = [regionHint, unitHint, techniqueHint, patternHint, stepHint][rung - 1];
  const hint = tell(shape, technique, step);
  const nothing = {note: '', chain: [], cases: [], cells: [], pattern: patternOfUnits([])};
  return {rung, parts: [{text: hint.text}], ...nothing, ...hint};
}

/** The first rung; patterns all over the grid have no place. @param {Geometry} shape
 * @param {Technique} technique @param {FoundStep} step */
function regionHint(shape, technique, step) {
  const cells = [...focusOf(technique, step), ...targetsOf(step)];
  const [rows, columns] = [shape.row, shape.column].map((line) => {
    const thirds = cells.map((cell) => thirdOf(line(cell), shape.size));
    const mean = cells.reduce((sum, cell) => sum + line(cell), 0) / cells.length;
    return {isWide: Math.max(...thirds) - Math.min(...thirds) === 2, third: thirdOf(mean, shape.size)};
  });
  if (rows.isWide && columns.isWide) {
    const isOfOneDigit = new Set(step.reason.roles.map(({digit}) => digit)).size === 1;
    return {text: say(isOfOneDigit ? 'region.all.digit' : 'region.all.cells')};
  }
  const high = ['upper', 'middle', 'lower'][rows.third];
  const wide = ['left', 'middle', 'right'][columns.third];
  return {text: rows.isWide ? say('region.columns', {place: wide}) :
    columns.isWide ? say('region.rows', {place: high}) : say('region', {place: `${high}-${wide}`})};
}

/** 0, 1 or 2 @param {number} line @param {number} size */
function thirdOf(line, size) {
  return Math.floor(3 * (line + 0.5) / size);
}

/** The second rung. @param {Geometry} shape @param {Technique} technique @param {FoundStep} step */
function unitHint(shape, technique, step) {
  const units = unitsOf(shape, technique, step);
  return {text: say('units', {units: new StepVocabulary(shape, step).units(units)}), pattern: patternOfUnits(units)};
}

/** The third rung. @param {Geometry} shape @param {Technique} technique @param {FoundStep} step */
function techniqueHint(shape, technique, step) {
  const units = unitsOf(shape, technique, step);
  const {id} = technique;
  const names = say('technique', {names: bothNames(shape, technique, step)});
  const base = {technique: id, pattern: patternOfUnits(units)};
  if (!id.startsWith('hidden-single')) return {...base, text: names, note: noteOf(shape, technique, step)};
  const digit = shape.symbol(step.reason.digits[0]);
  const unit = shape.unitName(units[0]);
  const parts = say.parts('where', {digit, unit});
  return {...base, text: textOf(parts), note: names, parts};
}

/** Techniques whose summary is about a box and a line, and their summary for other units. */
const OVERLAPS = /** @type {const} */ ({
  'pointing': 'overlap', 'claiming': 'overlap', 'locked-pair': 'overlap.pair', 'locked-triple': 'overlap.triple',
});

const USUAL_UNITS = ['row', 'column', 'box'];

/** The technique for constraints of any kind. */
const ANY_KIND = 'one-constraint';

/** Kinds of constraints that are looked at as another kind is, which the summary of the technique is about. */
const RELATED_KINDS = ['sum', 'slow-thermometer', 'pill-arrow', 'double-arrow'];

/**
 * The summary of a technique. If it is for constraints of any kind, or for a related kind, the rule itself comes first.
 * @param {Geometry} shape @param {Technique} technique @param {FoundStep} step
 */
function noteOf(shape, technique, {reason: {constraint = -1, units}}) {
  const overlap = OVERLAPS[/** @type {keyof typeof OVERLAPS} */ (technique.id)];
  if (overlap && !units.every((unit) => USUAL_UNITS.includes(shape.unitKind(unit)))) return say(overlap);
  const found = shape.constraints[constraint];
  if (!found || technique.id !== ANY_KIND && !RELATED_KINDS.includes(found.kind)) return techniqueSummary(technique);
  const summary = techniqueSummary({...technique, id: ANY_KIND});
  return say('rule', {rule: constraintRule(shape, found), summary});
}

/** The fourth rung. @param {Geometry} shape @param {Technique} technique @param {FoundStep} step */
function patternHint(shape, technique, step) {
  const pattern = patternOf(shape, step);
  return {
    text: tellStep(shape, technique, step).pattern, note: legendOf(pattern), technique: technique.id, pattern,
    cells: cellsOfPattern(pattern),
  };
}

/** The last rung. @param {Geometry} shape @param {Technique} technique @param {FoundStep} step */
function stepHint(shape, technique, step) {
  const {short, parts, why, chain, cases} = tellStep(shape, technique, step);
  const pattern = wholePatternOf(shape, step);
  return {
    text: short, parts, note: why, chain, technique: technique.id, pattern,
    cases: drawnCases(shape, step, cases), cells: cellsOfPattern(pattern), apply: {...step, text: short},
  };
}

/**
 * All rungs up to this one.
 * @param {Geometry} shape @param {Technique} technique @param {FoundStep} step @param {number} rung
 */
export function hintsUpTo(shape, technique, step, rung) {
  return Array.from({length: rung}, (_, i) => hintOf(shape, technique, step, i + 1));
}

/**
 * The units of the pattern: the base units of a fish, or the units in its reason. If it has none: the row of a single
 * cell, or else the boxes that the pattern touches, or if these are many, the unit with most of its cells.
 * @param {Geometry} shape @param {Technique} technique @param {FoundStep} step
 */
function unitsOf(shape, technique, step) {
  const named = fishUnits(step)?.bases ?? step.reason.units;
  if (named.length) return sortedUnique(named).slice(0, MOST_UNITS);
  const around = step.reason.constraint === undefined ? [] : unitsAround(shape, step.reason.roles);
  if (around.length) return around.slice(0, 1);
  const cells = focusOf(technique, step);
  if (step.placements.length && cells.length < 2) return [shape.row(cells[0] ?? step.placements[0][0])];
  const boxes = sortedUnique(cells.map((cell) => 2 * shape.size + shape.box(cell)));
  return boxes.length > MOST_UNITS || cells.some((cell) => shape.box(cell) < 0) ? [fullestUnit(shape, cells)] : boxes;
}

/** Units with all cells of a constraint, boxes first. @param {Geometry} shape @param {{cell: number}[]} roles */
function unitsAround(shape, [{cell: first}, ...more]) {
  return shape.unitsOf(first).filter((unit) => unit < shape.complete &&
    more.every(({cell}) => shape.cellsOf(unit).includes(cell)));
}

/** The unit in which most of these cells are, boxes first. @param {Geometry} shape @param {number[]} cells */
function fullestUnit(shape, cells) {
  const named = Math.min(3 * shape.size, shape.complete);
  const units = Array.from({length: named}, (_, unit) => named - 1 - unit);
  const countIn = (/** @type {number} */ unit) => shape.cellsOf(unit).filter((cell) => cells.includes(cell)).length;
  return units.reduce((best, unit) => (countIn(unit) > countIn(best) ? unit : best));
}

/**
 * The cells of the pattern, without solved cells that block: for cases, the cells that they start from; for a refuted
 * candidate, the cell where its chain ends.
 * @param {Technique} technique @param {FoundStep} step
 */
function focusOf({id}, {reason: {roles}}) {
  if (CONTRADICTIONS.includes(id)) return roles.slice(-1).map(({cell}) => cell);
  const starts = roles.filter(({role}) => role === 'pivot');
  const pattern = id.endsWith('forcing-chain') ? starts : roles.filter(({role}) => !/^(blocker|lost)$/.test(role));
  return sortedUnique(pattern.map(({cell}) => cell));
}

/** @param {FoundStep} step */
function targetsOf({placements, eliminations}) {
  return [...placements, ...eliminations].map(([cell]) => cell);
}
