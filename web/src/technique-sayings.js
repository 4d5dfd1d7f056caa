/** Steps of techniques as sentences of a run, in the marks of the grid. Loaded with the first run by techniques. */
import {techniques} from '#techniques';
import {wholePatternOf} from './step-pattern.js';
import {knowTechniques} from './technique-hook.js';
import {bothNames, tellStep} from './technique-words.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('./geometry.js').Notation} Notation */
/** @typedef {import('./narrate.js').Saying} Saying */
/** @typedef {import('./protocol-human.js').Technique} Technique */
/** @typedef {import('./replay.js').RunEvent} RunEvent */

/** Lets runs tell of them. */
export function tellOfTechniques() {
  knowTechniques({saying, pattern, name, why});
}

/** @param {Geometry} shape @param {RunEvent} event @param {Notation} notation @returns {Saying} */
function saying(shape, {cause, found, gone = []}, notation) {
  if (cause === 'marks') {
    return {head: [{text: 'Marks: each open cell keeps the digits that no cell it sees holds'}], tail: []};
  }
  if (!found) {
    const [[cell, digit]] = gone;
    return {
      head: [{text: shape.symbol(digit), mark: 'struck'}, {text: ' leaves '},
        {text: shape.cellName(cell, notation), mark: 'name', cell}],
      tail: [{text: 'that guess is taken back'}],
    };
  }
  const {conclusion, label} = tellStep(shape, techniqueOf(found.technique), found, notation);
  return {head: conclusion, tail: [{text: label}]};
}

/** @param {string} id */
function techniqueOf(id) {
  return /** @type {Technique} */ (techniques.find((technique) => technique.id === id));
}

/** @param {string} id */
function name(id) {
  return techniqueOf(id)?.name ?? id;
}

/** @param {Geometry} shape @param {RunEvent} event @param {Notation} notation */
function why(shape, {found}, notation) {
  if (!found) return '';
  const technique = techniqueOf(found.technique);
  const told = tellStep(shape, technique, found, notation);
  return [`${bothNames(shape, technique, found)}.`, told.why, ...told.chain].join(' ');
}

/**
 * The pattern on a board that shows what has become of it: digits that were put stand in their cells.
 * @param {import('./protocol-human.js').FoundStep} step
 */
function pattern(step) {
  const whole = wholePatternOf(step);
  const isOpen = (/** @type {{cell: number}} */ {cell}) => !whole.written.some((put) => put.cell === cell);
  return {...whole, written: [], candidates: whole.candidates.filter(isOpen)};
}
