/** A constraint on chosen cells that leaves some digits of one cell no way. */
import {speaker} from '../../language/catalogue.js';
import messages from '../../../languages/en/techniques/constraint.js';
import {constraintLabel, why} from '../constraint-words.js';
import {sentenceCase, textOf} from '../numbers.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../../protocol/people.js').FoundStep} FoundStep */
/** @typedef {import('../../run/replay.js').State} State */
/** @typedef {import('./words.js').StepNarrator} StepNarrator */

const say = speaker('techniques/constraint', messages);

/** @type {StepNarrator} */
export function oneConstraint({shape, step, reason, notation}) {
  const number = reason.constraint ?? 0;
  const slots = {constraint: constraintLabel(shape, shape.constraints[number], notation)};
  const before = stateOf(shape, step);
  const reasons = step.eliminations.map(([cell, digit]) => {
    const event = {kind: /** @type {const} */ ('eliminate'), index: 0, depth: 0, cell, digit, constraint: number};
    return `${sentenceCase(textOf(why(shape, event, before, notation)))}.`;
  });
  return {
    label: say('label', slots), pattern: sentenceCase(say('pattern', slots)), why: [...new Set(reasons)].join(' '),
  };
}

/**
 * The digits and candidates of the constraint's cells; of others, nothing is known.
 * @param {Geometry} shape @param {FoundStep} step @returns {State}
 */
function stateOf(shape, {reason: {roles}}) {
  const all = new BigUint64Array(shape.cells).fill((1n << BigInt(shape.size)) - 1n);
  const values = new Uint8Array(shape.cells);
  for (const {cell} of roles) all[cell] = 0n;
  for (const {role, cell, digit} of roles) {
    all[cell] |= 1n << BigInt(digit - 1);
    if (role === 'blocker') values[cell] = digit;
  }
  return {values, candidates: new Uint32Array(all.buffer), levels: new Uint16Array(shape.cells), path: [], ruledOut: 0};
}
