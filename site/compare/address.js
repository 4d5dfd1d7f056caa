/**
 * The address of a comparison: a link as any other, with the strategies as `c` in place of one, and `ms` in place of
 * the step where time is raced. It is hostile until read: what is no strategy of this engine is left out.
 */
import {
  DEFAULT_STRATEGY, formatLink, formatStrategy, linkField, parseLink, parseStrategy,
} from '../../web/src/index.js';

/** @typedef {import('./race.js').Unit} Unit */
/** @typedef {NonNullable<ReturnType<typeof parseStrategy>>} Strategy */

/** So many can be told apart. */
export const MOST_STRATEGIES = 12;
const MOST_MS = 1e9;

/** A strategy in one word that is never empty. @param {Strategy} strategy */
export function codeOf(strategy) {
  return formatStrategy(strategy) || 'only-choice.mrv.ascending';
}

/**
 * @typedef {object} Comparison
 * @property {{line: string} & Pick<import('../../web/src/index.js').LinkParts, 'boxRows' | 'boxCols' | 'rules'>} puzzle
 * @property {Strategy[]} strategies
 * @property {Unit} unit
 * @property {number} position
 */

/** @param {Comparison} comparison */
export function formatComparison({puzzle: {line, ...shape}, strategies, unit, position}) {
  const step = unit === 'steps' ? position : 0;
  const more = {c: strategies.map(codeOf).join(','), ms: unit === 'time' ? String(Number(position.toFixed(3))) : ''};
  return formatLink({...shape, puzzle: line, strategy: DEFAULT_STRATEGY, step, speed: 1, more});
}

/**
 * @param {string} hash of an address, with a puzzle
 * @param {string[]} known ids of the propagators that there are
 * @returns {{ok: true, link: string, strategies: Strategy[], left: number, unit: Unit, position: number} |
 *           import('../../web/src/index.js').Failure} `link`: what the puzzle is read from; `left`: strategies that
 *           were named and are none here; no strategies where none is named
 */
export function parseComparison(hash, known) {
  const read = parseLink(hash);
  if (!read.ok) return read;
  const codes = /^[a-z0-9.,-]{1,2000}$/.exec(linkField(hash, 'c'))?.[0] ?? '';
  const ms = /^\d{1,12}(?:\.\d{1,6})?$/.exec(linkField(hash, 'ms'))?.[0];
  const named = new Set(codes ? codes.split(',') : []);
  const strategies = readStrategies([...named], known);
  return {
    ok: true, link: hash, strategies, left: named.size - strategies.length, unit: ms === undefined ? 'steps' : 'time',
    position: ms === undefined ? read.link.step : Math.min(MOST_MS, Number(ms)),
  };
}

/** Each once, as many as are shown. @param {string[]} codes @param {string[]} known */
function readStrategies(codes, known) {
  /** @type {Map<string, Strategy>} */
  const strategies = new Map();
  for (const code of codes) {
    const strategy = code && parseStrategy(code);
    if (strategy && known.includes(strategy.propagation)) strategies.set(codeOf(strategy), strategy);
  }
  return [...strategies.values()].slice(0, MOST_STRATEGIES);
}
