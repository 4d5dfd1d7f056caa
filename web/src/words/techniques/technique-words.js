/** Steps of techniques as sentences of a run, in the marks of the grid. Loaded with the first run by techniques. */
import {techniques} from '#techniques';
import {drawnCases, wholePatternOf} from './step-pattern.js';
import {techniqueName} from './names.js';
import {bothNames, tellStep} from './words.js';
import {speaker} from '../../language/catalogue.js';
import vocabulary from '../../../languages/en/techniques/vocabulary.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../../grid/geometry.js').Notation} Notation */
/** @typedef {import('../narrate.js').StepSentence} StepSentence */
/** @typedef {import('../../protocol/people.js').FoundStep} FoundStep */
/** @typedef {import('../../protocol/people.js').Technique} Technique */
/** @typedef {import('../../run/replay.js').RunEvent} RunEvent */

const say = speaker('techniques/vocabulary', vocabulary);

/** @param {Geometry} shape @param {RunEvent} event @param {Notation} notation @returns {StepSentence} */
export function sentence(shape, {cause, found, gone = []}, notation) {
  if (cause === 'marks') {
    return {head: say.parts('marks'), tail: []};
  }
  if (!found) {
    const [[cell, digit]] = gone;
    return {
      head: say.parts('cannot', {
        count: 1,
        cells: {text: shape.cellName(cell, notation), mark: 'name', cell},
        digits: {text: shape.symbol(digit), mark: 'struck'},
      }),
      tail: say.parts('refuted'),
    };
  }
  const words = tell(shape, found, notation);
  if (words) return {head: words.conclusion, tail: [{text: words.label}]};
  return {head: [{text: name(found.technique)}], tail: []};
}

/** A step in words. @param {Geometry} shape @param {FoundStep} step @param {Notation} notation */
function tell(shape, step, notation) {
  return fitting(() => tellStep(shape, techniqueOf(step.technique), step, notation));
}

/**
 * The words of a step; null if a file's step does not fit its technique.
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
  const technique = techniqueOf(id);
  return technique ? techniqueName(technique) : id;
}

/** @param {Geometry} shape @param {RunEvent} event @param {Notation} notation */
export function why(shape, {found}, notation) {
  const words = found && tell(shape, found, notation);
  if (!found || !words) return '';
  const names = `${bothNames(shape, techniqueOf(found.technique), found)}.`;
  return [names, words.why, ...(words.cases.length > 1 ? [] : words.chain)].join(' ');
}

/** @param {Geometry} shape @param {RunEvent} event @param {Notation} notation */
export function cases(shape, {found}, notation) {
  const words = found && tell(shape, found, notation);
  if (!found || !words) return [];
  return fitting(() =>
    drawnCases(shape, found, words.cases).map((each) => ({...each, pattern: asDone(each.pattern)}))) ?? [];
}

/** @param {Geometry} shape @param {FoundStep} step */
export function pattern(shape, step) {
  const whole = fitting(() => wholePatternOf(shape, step));
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
