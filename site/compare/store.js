/** The set of puzzles that somebody chose, kept by the browser between visits where it keeps anything. */
import {inStore} from '../collection/store.js';

const KEY = 'compared';

/** @typedef {import('../../web/src/index.js').PuzzleInput} PuzzleInput */

/** @param {{name: string, puzzles: PuzzleInput[]}} set */
export async function keepSet({name, puzzles}) {
  await inStore('readwrite', (store) => store.put({name, puzzles}, KEY));
}

/** @returns {Promise<{name: string, puzzles: PuzzleInput[]} | null>} */
export async function keptSet() {
  const kept = await inStore('readonly', (store) => store.get(KEY));
  const isSet = typeof kept?.name === 'string' && Array.isArray(kept.puzzles) && kept.puzzles.length > 0;
  return isSet ? kept : null;
}
