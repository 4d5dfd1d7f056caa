/** Sentences of patterns and trials: what `narrate.js` leaves to this. */

import {patternOf, patternReason} from './patterns.js';
import {knowPatterns} from './pattern-hook.js';
import {propagatorName} from './strategy-names.js';
import {plural} from './words.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('./geometry.js').Notation} Notation */
/** @typedef {import('./narrate.js').Part} Part */
/** @typedef {import('./replay.js').RunEvent} RunEvent */
/** @typedef {import('./replay.js').State} State */

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
  const named = list(cells.map((cell) => ({text: shape.cellName(cell, notation), mark: 'ringed', cell})));
  const symbols = list(digits.map((digit) => plain(shape.symbol(digit))));
  const isMany = cells.length > MOST_NAMED;
  switch (kind) {
    case 'locked':
      return [plain(`in ${unit} it must be in ${other}`)];
    case 'hidden-subset':
      return [...named, plain(' are the only places for '), ...symbols, plain(` in ${unit}`)];
    case 'hall-violation':
      if (cells.length === 1) return [plain('nothing is left for '), ...named];
      return isMany ? [plain(`${cells.length} cells of ${unit} have ${plural(digits.length, 'digit')} between them`)] :
        [...named, plain(' have only '), ...symbols, plain(' between them')];
    default:
      if (cells.length === 1) return [...named, plain(` is ${symbol}`)];
      return isMany ? [plain(`${cells.length} other cells of ${unit} hold ${digits.length} digits, ${symbol} too`)] :
        [...named, plain(' hold '), ...symbols, plain(' between them')];
  }
}

/** What a pass does. @param {RunEvent} event */
function pass({cause = '', count = 0}) {
  const name = propagatorName(cause);
  return cause.includes('singleton') ? `${name}: the candidates of ${plural(count, 'open cell')} are tried` :
    `${name}: every unit is looked through`;
}

/** "A5, B5 and F5" @param {Part[]} parts @returns {Part[]} */
function list(parts) {
  return parts.flatMap((part, at) => (at === 0 ? part : [plain(at === parts.length - 1 ? ' and ' : ', '), part]));
}

/** @param {string} text @returns {Part} */
function plain(text) {
  return {text};
}

knowPatterns({reason: patternReason, why, pass});
