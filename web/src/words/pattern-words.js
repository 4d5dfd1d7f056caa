/** Sentences of patterns and trials: what `narrate.js` leaves to this. */

import {patternOf, patternReason} from '../run/patterns.js';
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
 * Why the pattern or the trial takes the digit away, or why there is a contradiction.
 * @param {Geometry} shape @param {RunEvent} event @param {State} before @param {Notation} [notation]
 * @returns {Part[]}
 */
function why(shape, event, before, notation) {
  const {kind, cells, digits, units} = patternOf(shape, event, before);
  const symbol = shape.symbol(event.digit ?? 0);
  if (kind === 'refuted') return [plain('with it the puzzle breaks down')];
  const [unit, other] = units.map((each) => shape.unitName(each, notation));
  if (!cells.length) return [plain(`for a reason in ${unit}`)];
  const named = cellList(shape, cells, 'ringed', notation);
  const isMany = cells.length > MOST_NAMED;
  switch (kind) {
    case 'locked':
      return [plain(`in ${unit} it must be in ${other}`)];
    case 'hidden-subset':
      return [...named, plain(` are the only places for ${symbolList(shape, digits)} in ${unit}`)];
    case 'hall-violation':
      if (cells.length === 1) return [plain('nothing is left for '), ...named];
      return isMany ? [plain(`${cells.length} cells of ${unit} have ${plural(digits.length, 'digit')} between them`)] :
        [...named, plain(` have only ${symbolList(shape, digits)} between them`)];
    default:
      if (cells.length === 1) return [...named, plain(` is ${symbol}`)];
      return isMany ? whyOfMany(shape, units[0], cells, digits, notation) :
        [...named, plain(` hold ${symbolList(shape, digits)} between them`)];
  }
}

/**
 * Many cells that need all their digits are told by the few others, which are left with the other digits.
 * @param {Geometry} shape @param {number} unit @param {number[]} cells @param {number[]} digits
 * @param {Notation} [notation]
 * @returns {Part[]}
 */
function whyOfMany(shape, unit, cells, digits, notation) {
  const inUnit = shape.unitName(unit, notation);
  const others = shape.cellsOf(unit).filter((cell) => !cells.includes(cell));
  const left = symbolList(shape, shape.cellsOf(unit).map((_, at) => at + 1).filter((digit) => !digits.includes(digit)));
  if (others.length === 1) return [plain(`it is the only place for ${left} in ${inUnit}`)];
  if (others.length > MOST_NAMED) {
    return [plain(`${cells.length} other cells of ${inUnit} need their ${cells.length} digits`)];
  }
  return [...cellList(shape, others, 'name', notation), plain(` are the only places for ${left} in ${inUnit}`)];
}

/**
 * "A5 and F5", "A5 B5 F5": a comma would stand apart from the ring before it.
 * @param {Geometry} shape @param {number[]} cells @param {'ringed' | 'name'} mark @param {Notation} [notation]
 * @returns {Part[]}
 */
function cellList(shape, cells, mark, notation) {
  const joint = plain(cells.length === 2 ? ' and ' : ' ');
  return cells.flatMap((cell, at) => [...(at ? [joint] : []), {text: shape.cellName(cell, notation), mark, cell}]);
}

/** "2 and 9", "2, 5 and 9" @param {Geometry} shape @param {number[]} digits */
function symbolList(shape, digits) {
  return list(digits.map(shape.symbol));
}

/** What a pass does. @param {RunEvent} event */
function pass({cause = '', count = 0}) {
  const name = propagatorName(cause);
  return reasonOfRemoval(cause) === 'refuted' ? `${name}: the candidates of ${plural(count, 'open cell')} are tried` :
    `${name}: every unit is looked through`;
}

/** @param {string} text @returns {Part} */
function plain(text) {
  return {text};
}

knowPatterns({reason: patternReason, why, pass});
