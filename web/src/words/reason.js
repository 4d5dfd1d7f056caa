/**
 * Why an event holds, worked out from the state before it: for recorded runs, and for the rings round the cells that
 * cause a contradiction. (Other questions about a live run go to the engine.)
 */

import {isOfPattern, patternWords} from './pattern-words-loader.js';
import {hasCandidate} from '../grid/candidates.js';

/** @typedef {import('../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../run/replay.js').RunEvent} RunEvent */
/** @typedef {import('../run/replay.js').State} State */
/** @typedef {import('../run/timeline.js').Reason} Reason */
/** @typedef {Reason['roles']} Roles */

/**
 * @param {Geometry} geometry
 * @param {RunEvent} event
 * @param {State} before
 * @returns {Reason}
 */
export function reasonOf(geometry, event, before) {
  if (isOfPattern(event)) return patternWords().reason(geometry, event, before);
  const {kind, cell = -1, digit = 0, other, unit} = event;
  const target = cell < 0 ? [] : [{role: 'target', cell, digit}];
  const unitNames = unit === undefined ? [] : [geometry.unitName(unit)];
  const cause = other === undefined ? [] : [{role: 'cause', cell: other, digit}];
  switch (kind) {
    case 'eliminate': {
      const shared = other === undefined ? -1 : geometry.sharedUnit(cell, other);
      return reason('peer', [...target, ...cause], shared < 0 ? [] : [geometry.unitName(shared)]);
    }
    case 'place':
      if (unit === undefined) return reason('naked-single', [...target, ...takers(geometry, before, cell, digit)], []);
      return reason('hidden-single', [...target, ...blockers(geometry, before, unit, digit, cell)], unitNames);
    case 'conflict':
      if (unit === undefined) return reason('emptied', [...target, ...takers(geometry, before, cell, 0)], []);
      return reason('no-place', blockers(geometry, before, unit, digit, -1), unitNames);
    case 'decide':
      return reason('guess', target, []);
    case 'refute':
      return reason('taken-back', target, []);
    case 'enqueue':
    case 'revise':
      return reason('arc', [{role: 'target', cell}, ...cause.map(({role}) => ({role, cell: other ?? -1}))], []);
    default:
      return reason(kind, [], []);
  }
}

/** @param {string} kind @param {Roles} roles @param {string[]} units @returns {Reason} */
function reason(kind, roles, units) {
  const digits = roles.flatMap(({digit}) => (digit ? [digit] : []));
  return {kind, roles, units, cells: [...new Set(roles.map(({cell}) => cell))], digits: [...new Set(digits)]};
}

/**
 * For each digit but `kept` a peer that holds it, where one does.
 * @param {Geometry} geometry @param {State} before @param {number} cell @param {number} kept @returns {Roles}
 */
function takers(geometry, before, cell, kept) {
  const peers = geometry.peers(cell);
  return Array.from({length: geometry.size}, (_, i) => i + 1).flatMap((digit) => {
    const holder = digit === kept ? undefined : peers.find((peer) => before.values[peer] === digit);
    return holder === undefined ? [] : [{role: 'taker', cell: holder, digit}];
  });
}

/**
 * The cells that keep a digit out of the open cells of a unit other than `target`.
 * @param {Geometry} geometry @param {State} before @param {number} unit @param {number} digit @param {number} target
 * @returns {Roles}
 */
function blockers(geometry, before, unit, digit, target) {
  const holders = new Set();
  for (const cell of geometry.cellsOf(unit)) {
    if (cell === target || before.values[cell] || hasCandidate(before.candidates, cell, digit)) continue;
    holders.add(geometry.peers(cell).find((peer) => before.values[peer] === digit));
  }
  holders.delete(undefined);
  return [...holders].map((cell) => ({role: 'blocker', cell, digit}));
}
