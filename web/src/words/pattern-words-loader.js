/**
 * Loads the sentences of patterns and trials, `pattern-words.js`, with the first run that has some, and keeps them for
 * narration, which is synchronous. Other runs never load them.
 */

import {isBasic} from '../protocol/kinds.js';

/** @typedef {import('../run/replay.js').RunEvent} RunEvent */
/** @typedef {Pick<typeof import('./pattern-words.js'), 'cells' | 'why' | 'log' | 'pass'>} PatternWords */

/** @type {PatternWords} */
const NO_WORDS = {
  cells: () => [], why: () => [], log: () => '', pass: () => '',
};

/** @type {PatternWords | null} */
let loaded = null;

export async function loadPatternWords() {
  loaded ??= await import('./pattern-words.js');
}

/** Loads them if runs of a propagator need them. @param {string} [propagation] its id */
export async function loadWordsOf(propagation) {
  if (!isBasic(propagation)) await loadPatternWords();
}

/** The sentences; empty ones until they are loaded. */
export function patternWords() {
  return loaded ?? NO_WORDS;
}

/** True if patterns explain an event. @param {RunEvent} event */
export function isOfPattern({kind, cause, cell, digit, other}) {
  if (kind === 'conflict') return cell === undefined && !digit;
  return kind === 'eliminate' && other === undefined && !isBasic(cause);
}
