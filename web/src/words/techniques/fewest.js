/**
 * A smallest reason in words, and as a pattern on the grid: what follows, how few statements force it, and these one by
 * one. Loaded when the first is asked for.
 */
import fewest from '../../../languages/en/techniques/fewest.js';
import {speaker} from '../../language/catalogue.js';
import {either, list} from '../numbers.js';
import {possibleDigits} from '../choosing.js';
import {constraintNoun} from '../constraint-words.js';
import {patternOfUnits} from './step-pattern.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../../grid/geometry.js').Notation} Notation */
/** @typedef {import('../../protocol/people.js').Conclusion} Conclusion */
/** @typedef {import('../../protocol/people.js').FewestFound} FewestFound */
/** @typedef {import('../../protocol/people.js').Statement} Statement */
/** @typedef {import('./step-pattern.js').StepPattern} StepPattern */
/** @typedef {Pick<import('../../run/replay.js').State, 'values' | 'candidates'>} Position */

const say = speaker('techniques/fewest', fewest);

/** The cells of a longer constraint are not told one by one. */
const MOST_CELLS = 3;

/**
 * @param {Geometry} shape
 * @param {Position} position
 * @param {Conclusion} conclusion of it
 * @param {FewestFound} found for it
 * @param {Notation} [notation]
 * @returns {{text: string, lines: string[], pattern: StepPattern}} lines: a sentence a statement
 */
export function fewestInWords(shape, position, conclusion, {status, statements}, notation = 'A1') {
  const {cell, digit, isPlacement} = conclusion;
  const names = {cell: shape.cellName(cell, notation), digit: shape.symbol(digit)};
  const enough = status === 'smallest' || status === 'small' ? say(status, {count: statements.length}) :
    say(status === 'not-forced' ? status : 'unknown');
  const marked = statements.flatMap((statement) => candidatesOf(shape, position, statement));
  return {
    text: `${say(isPlacement ? 'placement' : 'removal', names)} ${enough}`,
    lines: statements.map((statement) => lineOf(shape, position, statement, notation)),
    pattern: {
      ...patternOfUnits(statements.flatMap((statement) => ('unit' in statement ? [statement.unit] : []))),
      ringed: statements.flatMap((statement) => ('cell' in statement ? [statement.cell] : [])),
      constraints: statements.flatMap((statement) => ('constraint' in statement ? [statement.constraint] : [])),
      sets: statements.flatMap((statement) => ('constraint' in statement ?
        [{name: '', cells: shape.constraints[statement.constraint].cells}] : [])),
      candidates: marked.filter((each, at) => !isSame(each, conclusion) &&
        marked.findIndex((other) => isSame(each, other)) === at).map((each) => ({...each, look: 'member'})),
      [isPlacement ? 'written' : 'struck']: [{cell, digit}],
    },
  };
}

/** @typedef {{cell: number, digit: number}} Candidate */

/** @param {Candidate} a @param {Candidate} b */
function isSame(a, b) {
  return a.cell === b.cell && a.digit === b.digit;
}

/** The candidates it is about. @param {Geometry} shape @param {Position} position @param {Statement} statement
 * @returns {Candidate[]} */
function candidatesOf(shape, position, statement) {
  if ('unit' in statement) {
    const {digit} = statement;
    const can = (/** @type {number} */ cell) => digitsOf(shape, position, cell).includes(digit);
    return shape.cellsOf(statement.unit).filter(can).map((cell) => ({cell, digit}));
  }
  const cells = 'cell' in statement ? [statement.cell] : shape.constraints[statement.constraint].cells;
  return cells.flatMap((cell) => digitsOf(shape, position, cell).map((digit) => ({cell, digit})));
}

/** @param {Geometry} shape @param {Position} position @param {number} cell */
function digitsOf(shape, position, cell) {
  return position.values[cell] ? [position.values[cell]] : possibleDigits(shape, position, cell);
}

/**
 * "A1 is 3 or 5.", "In row A, 3 is in A1 or A2.", or a constraint with its candidates.
 * @param {Geometry} shape @param {Position} position @param {Statement} statement @param {Notation} notation
 */
function lineOf(shape, position, statement, notation) {
  const slotsOf = (/** @type {number} */ cell) => ({
    cell: shape.cellName(cell, notation), digits: either(digitsOf(shape, position, cell).map(shape.symbol)),
  });
  if ('cell' in statement) return say('in-cell', slotsOf(statement.cell));
  if ('constraint' in statement) {
    const named = shape.constraints[statement.constraint];
    const constraint = constraintNoun(shape, named, notation);
    if (named.cells.length > MOST_CELLS) return say('in-constraint.many', {constraint, count: named.cells.length});
    return say('in-constraint', {constraint, cells: list(named.cells.map((cell) => say('part', slotsOf(cell))))});
  }
  const places = either(candidatesOf(shape, position, statement).map(({cell}) => shape.cellName(cell, notation)));
  return say('in-unit', {unit: shape.unitName(statement.unit, notation), digit: shape.symbol(statement.digit), places});
}
