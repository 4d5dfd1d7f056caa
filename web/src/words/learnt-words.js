/** The sentences of clause learning. */

import messages from '../../languages/en/learning.js';
import {speaker} from '../language/catalogue.js';
import {listParts} from './numbers.js';

/** @typedef {import('../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../grid/geometry.js').Notation} Notation */
/** @typedef {import('../run/replay.js').RunEvent} RunEvent */
/** @typedef {import('../run/timeline.js').Moment} Moment */
/** @typedef {import('./narrate.js').StepSentence} StepSentence */
/** @typedef {import('./narrate.js').Part} Part */

const say = speaker('learning', messages);

/**
 * The sentence of a clause that is being learnt, or of a restart.
 * @param {Geometry} shape @param {Moment} moment @param {Notation} [notation]
 * @returns {StepSentence | null} null for a kind that is not known
 */
export function sentence(shape, {event, clause = []}, notation) {
  if (event?.kind === 'restart') return {head: say.parts('restart'), tail: say.parts('restart.why')};
  if (event?.kind !== 'learn') return null;
  const guesses = clause.map((each) => guessPart(shape, each, notation));
  if (event.following || !guesses.length) {
    return {head: say.parts('learnt.part', {guess: guessPart(shape, event, notation)}), tail: []};
  }
  return {head: say.parts('learnt', {count: String(guesses.length), guesses: listParts(guesses, 'and')}), tail: []};
}

/** "A1 = 3" @param {Geometry} shape @param {RunEvent} event @param {Notation} [notation] @returns {Part} */
function guessPart(shape, {cell = 0, digit = 0}, notation) {
  return {text: `${shape.cellName(cell, notation)} = ${shape.symbol(digit)}`, mark: 'guess', cell};
}

/** Why a clause removes a candidate. @param {Geometry} shape @param {RunEvent} event @returns {Part[]} */
export function why(shape, {clause = 0}) {
  return say.parts('eliminate.why', {number: String(clause)});
}

/** The line of the log of such a removal. @param {Geometry} shape @param {RunEvent} event */
export function log(shape, {clause = 0, digit = 0}) {
  return say('log.eliminate', {number: String(clause), digit: shape.symbol(digit)});
}

/** No cells are listed here: the reason of a removal names them. @returns {number[]} */
export function cells() {
  return [];
}

/** Clauses are not gone through in passes. */
export function pass() {
  return '';
}
