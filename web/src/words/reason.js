/**
 * The cells that cause a contradiction, or that contain the pattern of a removal, computed from the state before it:
 * they are ringed as soon as the step is drawn, perhaps before an engine is loaded. Everything else about reasons comes
 * from the engine.
 */

import {isOfPattern, reasonWords} from './pattern-words-loader.js';
import {hasCandidate} from '../grid/candidates.js';

/** @typedef {import('../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../run/replay.js').RunEvent} RunEvent */
/** @typedef {import('../run/replay.js').State} State */

/**
 * @param {Geometry} geometry
 * @param {RunEvent} event a conflict, or one that is explained by a pattern
 * @param {State} before
 * @returns {number[]} each once
 */
export function causingCells(geometry, event, before) {
  if (isOfPattern(event)) return reasonWords(event).cells(geometry, event, before);
  const {cell = -1, digit = 0, unit} = event;
  return unit === undefined ? takers(geometry, before, cell) : blockers(geometry, before, unit, digit);
}

/**
 * For each digit, a peer that has it, if there is one.
 * @param {Geometry} geometry @param {State} before @param {number} cell
 */
function takers(geometry, before, cell) {
  const peers = geometry.peers(cell);
  const digits = Array.from({length: geometry.size}, (_, i) => i + 1);
  return there(digits.map((digit) => peers.find((peer) => before.values[peer] === digit)));
}

/**
 * The cells that keep a digit out of the open cells of a unit.
 * @param {Geometry} geometry @param {State} before @param {number} unit @param {number} digit
 */
function blockers(geometry, before, unit, digit) {
  const open = geometry.cellsOf(unit)
    .filter((cell) => !before.values[cell] && !hasCandidate(before.candidates, cell, digit));
  return there(open.map((cell) => geometry.peers(cell).find((peer) => before.values[peer] === digit)));
}

/** @param {(number | undefined)[]} cells @returns {number[]} */
function there(cells) {
  return [...new Set(cells.filter((cell) => cell !== undefined))];
}
