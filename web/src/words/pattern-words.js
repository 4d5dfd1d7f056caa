/** Sentences of patterns and trials, which `narrate.js` does not know itself. */

import {patternOf} from '../run/patterns.js';
import {cellList} from './narrate.js';
import {reasonOfRemoval} from '../protocol/kinds.js';
import {propagatorName} from './strategy-names.js';
import messages from '../../languages/en/patterns.js';
import {speaker} from '../language/catalogue.js';
import {list} from './numbers.js';

/** @typedef {import('../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../grid/geometry.js').Notation} Notation */
/** @typedef {import('./narrate.js').Part} Part */
/** @typedef {import('../run/replay.js').RunEvent} RunEvent */
/** @typedef {import('../run/replay.js').State} State */

export {cellsOfPattern as cells} from '../run/patterns.js';

const say = speaker('patterns', messages);

/** More cells or digits than these are counted, not named. */
const MOST_NAMED = 4;

/**
 * Why the pattern or the trial rules the digit out, or why there is a contradiction.
 * @param {Geometry} shape @param {RunEvent} event @param {State} before @param {Notation} [notation]
 * @returns {Part[]}
 */
export function why(shape, event, before, notation) {
  const {kind, cells, digits, units} = patternOf(shape, event, before);
  if (kind === 'refuted') return say.parts('trial');
  const [unit, other] = units.map((each) => shape.unitName(each, notation));
  if (!cells.length) return say.parts('some', {unit});
  const named = cellList(shape, cells, 'ringed', notation);
  const isMany = cells.length > MOST_NAMED;
  const symbols = symbolList(shape, digits);
  if (kind === 'tridagon') return say.parts('tridagon', {boxes: labelList(shape, units), digits: symbols});
  if (kind === 'locked') {
    const slots = {unit, digit: symbols};
    return other ? say.parts('locked', {...slots, other}) : say.parts('locked.seen', slots);
  }
  if (kind === 'hidden-subset') return say.parts('hidden', {unit, digits: symbols, cells: named});
  if (kind === 'hall-violation') {
    if (cells.length === 1) return say.parts('empty', {cell: named});
    return isMany ? say.parts('too-few.many', {count: cells.length, unit, digits: digits.length}) :
      say.parts('too-few', {cells: named, digits: symbols});
  }
  if (cells.length === 1) return say.parts('is', {cell: named, digit: symbols});
  if (!isMany) return say.parts('take', {cells: named, digits: symbols});
  const rest = restOf(shape, units[0], cells, digits);
  if (rest.cells.length > MOST_NAMED) {
    return say.parts('take.many', {
      count: cells.length, unit, digit: shape.symbol(event.digit ?? 0), others: digits.length - 1,
    });
  }
  return say.parts('rest', {
    unit, digits: symbolList(shape, rest.digits), count: rest.digits.length,
    cells: cellList(shape, rest.cells, 'name', notation),
  });
}

/**
 * The log's words before the cells that lose the digit.
 * @param {Geometry} shape @param {RunEvent} event @param {State} before @param {Notation} [notation]
 */
export function log(shape, event, before, notation) {
  const {kind, cells, digits, units} = patternOf(shape, event, before);
  const [unit, other] = units.map((each) => shape.unitName(each, notation));
  const symbol = shape.symbol(event.digit ?? 0);
  const within = (/** @type {number[]} */ held, /** @type {number[]} */ at) => ({
    digits: symbolList(shape, held), count: held.length,
    cells: at.map((cell) => shape.cellName(cell, notation)).join(', '),
  });
  if (!cells.length) return say('log.some', {unit, digit: symbol});
  if (kind === 'tridagon') {
    return say('log.tridagon', {digits: symbolList(shape, digits), boxes: labelList(shape, units), digit: symbol});
  }
  if (kind === 'locked') {
    return other ? say('log.locked', {digit: symbol, other, unit}) : say('log.locked.seen', {digit: symbol, unit});
  }
  if (kind === 'hidden-subset') return say('log.others', {...within(digits, cells), digit: symbol});
  if (cells.length === 1) {
    return say('log.is', {assignment: `${shape.cellName(cells[0], notation)} = ${symbol}`, digit: symbol});
  }
  if (cells.length <= MOST_NAMED) return say('log.within', within(digits, cells));
  const rest = restOf(shape, units[0], cells, digits);
  if (rest.cells.length <= MOST_NAMED) {
    return say('log.others', {...within(rest.digits, rest.cells), digit: symbol});
  }
  return say('log.many', {digit: symbol, others: digits.length - 1, count: cells.length, unit});
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

/** "2 and 9", "2, 5 and 9" @param {Geometry} shape @param {number[]} digits */
function symbolList(shape, digits) {
  return list(digits.map(shape.symbol));
}

/** "1, 2, 4 and 5" @param {Geometry} shape @param {number[]} boxes */
function labelList(shape, boxes) {
  return list(boxes.map((box) => shape.unitLabel(box)));
}

/** The sentence of a pass. @param {RunEvent} event */
export function pass({cause = '', count = 0}) {
  const propagator = propagatorName(cause);
  const reason = reasonOfRemoval(cause);
  if (reason === 'refuted') return say('pass.trial', {propagator, count});
  return reason === 'tridagon' ? say('pass.boxes', {propagator}) : say('pass.units', {propagator});
}
