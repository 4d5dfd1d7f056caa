/**
 * The way to what explains patterns and trials. It is loaded with the first run of a propagator that has some; what is
 * shown before, and of runs without them, needs none of it.
 */

import {isBasic} from '../protocol/kinds.js';

/** @typedef {import('../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../grid/geometry.js').Notation} Notation */
/** @typedef {import('./narrate.js').Part} Part */
/** @typedef {import('../run/replay.js').RunEvent} RunEvent */
/** @typedef {import('../run/replay.js').State} State */

/**
 * @typedef {object} Patterns
 * @property {(shape: Geometry, event: RunEvent, before: State) => number[]} cells that hold it
 * @property {(shape: Geometry, event: RunEvent, before: State, notation?: Notation) => Part[]} why in words
 * @property {(shape: Geometry, event: RunEvent, before: State, notation?: Notation) => string} log the same for the
 *   log, before the cells that lose the digit
 * @property {(event: RunEvent) => string} pass what a pass does
 */

/** As long as nothing is known of patterns, nothing is said of them. @type {Patterns} */
export let patterns = {
  cells: () => [], why: () => [], log: () => '', pass: () => '',
};

/** @param {Patterns} loaded */
export function knowPatterns(loaded) {
  patterns = loaded;
}

/** Whether an event is explained by patterns. @param {RunEvent} event */
export function isOfPattern({kind, cause, cell, digit, other}) {
  if (kind === 'conflict') return cell === undefined && !digit;
  return kind === 'eliminate' && other === undefined && !isBasic(cause);
}

/** @param {string} [propagation] the id of a run's propagator */
export async function loadPatterns(propagation) {
  if (!isBasic(propagation)) await import('./pattern-words.js');
}
