/** Sentences of patterns and trials, which `narrate.js` does not know itself. */

import {cellsOfPattern, patternOf} from '../run/patterns.js';
import {cellList} from './narrate.js';
import {knowPatterns} from './pattern-hook.js';
import {reasonOfRemoval} from '../protocol/kinds.js';
import {propagatorName} from './strategy-names.js';
import {list, plural} from './numbers.js';

/** @typedef {import('../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../grid/geometry.js').Notation} Notation */
/** @typedef {import('./narrate.js').Part} Part */
/** @typedef {import('../run/replay.js').RunEvent} RunEvent */
/** @typedef {import('../run/replay.js').State} State */

/** More cells or digits than these are counted, not named. */
const MOST_NAMED = 4;

/**
 * Why the pattern or the trial rules the digit out, or why there is a contradiction.
 * @param {Geometry} shape @param {RunEvent} event @param {State} before @param {Notation} [notation]
 * @returns {Part[]}
 */
function why(shape, event, before, notation) {
  const {kind, cells, digits, units} = patternOf(shape, event, before);
  if (kind === 'refuted') return [plain('tried, and it led to a contradiction')];
  const [unit, other] = units.map((each) => shape.unitName(each, notation));
  if (!cells.length) return [plain(`a pattern in ${unit} rules it out`)];
  const named = cellList(shape, cells, 'ringed', notation);
  const isMany = cells.length > MOST_NAMED;
  const symbols = symbolList(shape, digits);
  if (kind === 'locked') return [plain(`in ${unit}, ${symbols} has to be in ${other}`)];
  if (kind === 'hidden-subset') return [plain(`in ${unit}, ${symbols} have to be in `), ...named];
  if (kind === 'hall-violation') {
    if (cells.length === 1) return [...named, plain(' has no candidate left')];
    const few = plural(digits.length, 'digit');
    return isMany ? [plain(`${cells.length} cells in ${unit} have only ${few} between them`)] :
      [...named, plain(` have only ${symbols} between them`)];
  }
  if (cells.length === 1) return [...named, plain(` is ${symbols}`)];
  if (!isMany) return [...named, plain(` take ${symbols} between them`)];
  const rest = restOf(shape, units[0], cells, digits);
  if (rest.cells.length > MOST_NAMED) {
    return [plain(`${cells.length} other cells in ${unit} take ${manyDigits(shape, event, digits)} between them`)];
  }
  return [plain(`in ${unit}, ${symbolList(shape, rest.digits)} ${rest.digits.length > 1 ? 'have' : 'has'} to be in `),
    ...cellList(shape, rest.cells, 'name', notation)];
}

/**
 * What the log says before the cells that lose the digit.
 * @param {Geometry} shape @param {RunEvent} event @param {State} before @param {Notation} [notation]
 */
function log(shape, event, before, notation) {
  const {kind, cells, digits, units} = patternOf(shape, event, before);
  const [unit, other] = units.map((each) => shape.unitName(each, notation));
  const symbol = shape.symbol(event.digit ?? 0);
  const within = (/** @type {number[]} */ held, /** @type {number[]} */ at) => `${symbolList(shape, held)} ` +
    `${held.length > 1 ? 'are' : 'is'} in ${at.map((cell) => shape.cellName(cell, notation)).join(', ')}: `;
  if (!cells.length) return `A pattern in ${unit} rules out ${symbol} in `;
  if (kind === 'locked') return `${symbol} is locked in ${other} of ${unit}: not in `;
  if (kind === 'hidden-subset') return `${within(digits, cells)}${symbol} is not in `;
  if (cells.length === 1) return `${shape.cellName(cells[0], notation)} = ${symbol} rules out ${symbol} in `;
  if (cells.length <= MOST_NAMED) return `${within(digits, cells)}not in `;
  const rest = restOf(shape, units[0], cells, digits);
  if (rest.cells.length <= MOST_NAMED) return `${within(rest.digits, rest.cells)}${symbol} is not in `;
  return `${manyDigits(shape, event, digits)} are in ${cells.length} cells of ${unit}: not in `;
}

/**
 * The other cells of a unit, and the digits that only these can have.
 * @param {Geometry} shape @param {number} unit @param {number[]} cells @param {number[]} digits
 */
function restOf(shape, unit, cells, digits) {
  const inUnit = shape.cellsOf(unit);
  return {
    cells: inUnit.filter((cell) => !cells.includes(cell)),
    digits: inUnit.map((_, at) => at + 1).filter((digit) => !digits.includes(digit)),
  };
}

/** "1 and 4 other digits" @param {Geometry} shape @param {RunEvent} event @param {number[]} digits */
function manyDigits(shape, {digit = 0}, digits) {
  return `${shape.symbol(digit)} and ${plural(digits.length - 1, 'other digit')}`;
}

/** "2 and 9", "2, 5 and 9" @param {Geometry} shape @param {number[]} digits */
function symbolList(shape, digits) {
  return list(digits.map(shape.symbol));
}

/** What a pass does. @param {RunEvent} event */
function pass({cause = '', count = 0}) {
  const name = propagatorName(cause);
  return reasonOfRemoval(cause) === 'refuted' ? `${name}: trying the candidates of ${plural(count, 'open cell')}` :
    `${name}: checking every unit`;
}

/** @param {string} text @returns {Part} */
function plain(text) {
  return {text};
}

knowPatterns({cells: cellsOfPattern, why, log, pass});
