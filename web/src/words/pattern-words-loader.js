/**
 * Loads the sentences of patterns and trials, `pattern-words.js`, with the first run that has some, and those of
 * constraints with the first puzzle that has some, and keeps them for narration, which is synchronous. Other runs never
 * load them.
 */

import {isBasic} from '../protocol/kinds.js';

/** @typedef {import('../run/replay.js').RunEvent} RunEvent */
/** @typedef {Pick<typeof import('./pattern-words.js'), 'cells' | 'why' | 'log' | 'pass'>} ReasonWords */

/** @type {ReasonWords} */
const NO_WORDS = {
  cells: () => [], why: () => [], log: () => '', pass: () => '',
};

/** @type {ReasonWords | null} */
let loaded = null;
/** @type {(ReasonWords & Pick<typeof import('./constraint-words.js'), 'constraintLabel' | 'finalCheck'>) | null} */
let ruled = null;
/** @type {(ReasonWords & Pick<typeof import('./learnt-words.js'), 'sentence'>) | null} */
let learnt = null;

export async function loadPatternWords() {
  loaded ??= await import('./pattern-words.js');
}

/** Those of clauses. */
export async function loadLearntWords() {
  learnt ??= await import('./learnt-words.js');
}

/**
 * Loads them if runs of a propagator need them, or the rules of a puzzle.
 * @param {{propagation?: string, lookBack?: string}} [strategy]
 * @param {import('../grid/geometry.js').Rules | null} [rules]
 */
export async function loadWordsOf({propagation, lookBack} = {}, rules) {
  if (!isBasic(propagation)) await loadPatternWords();
  if (lookBack === 'learning') await loadLearntWords();
  if (rules?.constraints?.length) ruled ??= await import('./constraint-words.js');
}

/** The sentences; empty ones until they are loaded. */
export function patternWords() {
  return loaded ?? NO_WORDS;
}

/** The sentences of what explains an event. @param {RunEvent} event @returns {ReasonWords} */
export function reasonWords({cause, constraint}) {
  if (cause === 'learnt') return learnt ?? NO_WORDS;
  return constraint === undefined && cause !== 'constraint' ? patternWords() : ruled ?? NO_WORDS;
}

/** The names of constraints, and their final check; null until they are loaded. */
export function constraintWords() {
  return ruled;
}

/** The sentences of learning; null until they are loaded. */
export function learntWords() {
  return learnt;
}

/** True if patterns, trials of propagators or a constraint explain an event. @param {RunEvent} event */
export function isOfPattern({kind, cause, cell, digit, other, constraint}) {
  if (kind === 'conflict') return cell === undefined && !digit;
  if (kind !== 'eliminate' || other !== undefined) return false;
  return constraint !== undefined || !isBasic(cause) && cause !== 'search';
}
