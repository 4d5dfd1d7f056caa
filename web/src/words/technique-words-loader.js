/**
 * Loads the sentences of steps of techniques, `techniques/technique-words.js`, with the first run by techniques and in
 * the language of the page, and keeps them for narration, which is synchronous. Other runs never load them.
 */

import {volume} from '../language/catalogue.js';

/** @typedef {Pick<typeof import('./techniques/technique-words.js'), 'sentence' | 'pattern' | 'name' | 'why' | 'cases'>}
 * TechniqueWords */

/** @type {TechniqueWords} */
const NO_WORDS = {
  sentence: () => ({head: [], tail: []}), pattern: () => null, name: (id) => id, why: () => '', cases: () => [],
};

/** @type {TechniqueWords | null} */
let loaded = null;

export async function loadTechniqueWords() {
  const [words] = await Promise.all([import('./techniques/technique-words.js'), volume('techniques')]);
  loaded ??= words;
}

/** The sentences; empty ones until they are loaded. */
export function techniqueWords() {
  return loaded ?? NO_WORDS;
}
