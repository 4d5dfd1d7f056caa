/** Steps of techniques as sentences of a run, in the marks of the grid. Loaded with the first run by techniques. */
import {techniques} from '#techniques';
import {drawnCases, wholePatternOf} from './step-pattern.js';
import {bothNames, tellStep} from './words.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../../grid/geometry.js').Notation} Notation */
/** @typedef {import('../narrate.js').Saying} Saying */
/** @typedef {import('../../protocol/people.js').FoundStep} FoundStep */
/** @typedef {import('../../protocol/people.js').Technique} Technique */
/** @typedef {import('../../run/replay.js').RunEvent} RunEvent */

/** @param {Geometry} shape @param {RunEvent} event @param {Notation} notation @returns {Saying} */
export function sentence(shape, {cause, found, gone = []}, notation) {
  if (cause === 'marks') {
    return {head: [{text: "Marks: a cell can't be a digit that it sees"}], tail: []};
  }
  if (!found) {
    const [[cell, digit]] = gone;
    return {
      head: [{text: shape.cellName(cell, notation), mark: 'name', cell}, {text: ' can\'t be '},
        {text: shape.symbol(digit), mark: 'struck'}],
      tail: [{text: 'that guess led to a contradiction'}],
    };
  }
  const told = tell(shape, found, notation);
  if (told) return {head: told.conclusion, tail: [{text: told.label}]};
  return {head: [{text: name(found.technique)}], tail: []};
}

/** A step in words. @param {Geometry} shape @param {FoundStep} step @param {Notation} notation */
function tell(shape, step, notation) {
  return fitting(() => tellStep(shape, techniqueOf(step.technique), step, notation));
}

/**
 * What comes of a step; null where what a file says of it does not fit its technique.
 * @template Made
 * @param {() => Made} make
 */
function fitting(make) {
  try {
    return make();
  } catch {
    return null;
  }
}

/** @param {string} id */
function techniqueOf(id) {
  return /** @type {Technique} */ (techniques.find((technique) => technique.id === id));
}

/** @param {string} id */
export function name(id) {
  return techniqueOf(id)?.name ?? id;
}

/** @param {Geometry} shape @param {RunEvent} event @param {Notation} notation */
export function why(shape, {found}, notation) {
  const told = found && tell(shape, found, notation);
  if (!found || !told) return '';
  const names = `${bothNames(shape, techniqueOf(found.technique), found)}.`;
  return [names, told.why, ...(told.cases.length > 1 ? [] : told.chain)].join(' ');
}

/** @param {Geometry} shape @param {RunEvent} event @param {Notation} notation */
export function cases(shape, {found}, notation) {
  const told = found && tell(shape, found, notation);
  if (!found || !told) return [];
  return fitting(() => drawnCases(found, told.cases).map((each) => ({...each, pattern: asDone(each.pattern)}))) ?? [];
}

/** @param {FoundStep} step */
export function pattern(step) {
  const whole = fitting(() => wholePatternOf(step));
  return whole && asDone(whole);
}

/**
 * The pattern on a board that shows the state after the step: placed digits fill their cells.
 * @param {import('./step-pattern.js').StepPattern} whole
 */
function asDone(whole) {
  const isOpen = (/** @type {{cell: number}} */ {cell}) => !whole.written.some((put) => put.cell === cell);
  return {...whole, written: [], candidates: whole.candidates.filter(isOpen)};
}
