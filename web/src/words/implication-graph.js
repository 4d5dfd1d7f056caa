/**
 * The implication graph of a contradiction as a pattern on the grid: the guesses it depends on, the digits that follow
 * from them, and a line from each to what it brings about.
 */

import {shownRows} from './chain.js';
import {patternOfUnits} from './techniques/step-pattern.js';

/** @typedef {import('../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../protocol/trees-and-reasons.js').Chain} Chain */
/** @typedef {import('../run/replay.js').RunEvent} RunEvent */
/** @typedef {import('./techniques/step-pattern.js').StepPattern} StepPattern */

/**
 * @param {Geometry} shape
 * @param {Chain} chain of a conflict, which is its last event
 * @param {number} [most] steps, see `shownRows`
 * @returns {StepPattern} guesses are marked as ends, and the cells of all that it has are ringed
 */
export function implicationGraph(shape, chain, most) {
  const events = chain.chain;
  const guesses = events.filter(({kind}) => kind === 'decide');
  const told = new Set(shownRows(chain, most).rows);
  const last = events.length - 1;
  const settled = [...told].filter((row) => ['place', 'decide'].includes(events[row].kind) && !events[row].half);
  const {cell: emptied, unit} = events[last];
  return {
    ...patternOfUnits(unit === undefined ? [] : [unit]),
    ringed: [...guesses.map(({cell = 0}) => cell), ...(emptied === undefined ? [] : [emptied])],
    candidates: settled.map((row) => {
      const {cell = 0, digit = 0, kind} = events[row];
      return {cell, digit, look: kind === 'decide' ? 'end' : 'member'};
    }),
    links: linksOf(chain, told).flatMap(({from, to}) => {
      const start = nodeOf(shape, events[from], events[from].digit ?? 0);
      const end = nodeOf(shape, events[to], events[from].digit ?? 0);
      return start && end ? [{from: start, to: end, strong: events[from].kind === 'decide', group: 0}] : [];
    }),
  };
}

/**
 * The links between rows that are shown, through others that are not.
 * @param {Chain} chain @param {Set<number>} told
 */
function linksOf({chain, steps}, told) {
  /** @type {Set<number>[]} the told rows from which each row follows */
  const origins = chain.map(() => new Set());
  const links = [];
  for (const to of chain.keys()) {
    for (const {from} of steps.filter((step) => step.to === to)) {
      for (const origin of told.has(from) ? [from] : origins[from]) origins[to].add(origin);
    }
    if (told.has(to)) for (const from of origins[to]) links.push({from, to});
  }
  return links;
}

/**
 * The candidates that an event is about; of a conflict, those that the digit would have had. A split has no single one.
 * @param {Geometry} shape @param {RunEvent} event @param {number} digit
 */
function nodeOf(shape, {kind, cell, digit: own, unit, half}, digit) {
  if (half) return null;
  if (cell !== undefined) return {digit: own ?? digit, cells: [cell]};
  return kind === 'conflict' && unit !== undefined ? {digit: own ?? digit, cells: [...shape.cellsOf(unit)]} : null;
}
