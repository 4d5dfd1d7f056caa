/** The moments at which the engine's client loads more code. */

/** Events are wanted: the first step. */
export const events = () => import('../protocol/events.js');
/** The search tree, or a reason, is wanted. */
export const treesAndReasons = () => import('../protocol/trees-and-reasons.js');
/** A search for an event by conditions. */
export const conditions = () => import('../protocol/conditions.js');
/** A step in words. */
export const words = () => Promise.all([import('../words/narrate.js'), import('../run/timeline.js')]);
/** A run with more than elimination and only choice. */
export const moreWords = () => import('../words/pattern-words-loader.js');
/** No worker is wanted. */
export const mainThread = () => import('../worker/main-thread.js');
/** No worker can start from the address of the script. */
export const elsewhere = () => import('./worker-elsewhere.js');
/** Something that can't be sent to a worker was passed. */
export const sendable = () => import('../protocol/sendable.js');
/** Many puzzles are solved at once. */
export const pool = () => import('./solve-many.js');
/** Hints, ratings, new puzzles and proofs. */
export const help = () => import('./engine-help.js');
