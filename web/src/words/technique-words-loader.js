/**
 * Loads the sentences of steps of techniques, `techniques/technique-words.js`, with the first run by techniques, and
 * keeps them for narration, which is synchronous. Other runs never load them.
 */

/** @typedef {Pick<typeof import('./techniques/technique-words.js'), 'sentence' | 'pattern' | 'name' | 'why' | 'cases'>}
 * TechniqueWords */

/** @type {TechniqueWords} */
const NO_WORDS = {
  sentence: () => ({head: [], tail: []}), pattern: () => null, name: (id) => id, why: () => '', cases: () => [],
};

/** @type {TechniqueWords | null} */
let loaded = null;

export async function loadTechniqueWords() {
  loaded ??= await import('./techniques/technique-words.js');
}

/** The sentences; empty ones until they are loaded. */
export function techniqueWords() {
  return loaded ?? NO_WORDS;
}
