/** The moments at which the start page loads more code: a question, a text, a choice of the reader. */

export const help = () => import('./help.js');
export const reading = () => import('../opening/reading.js');
export const unreadable = () => import('./unreadable.js');
export const outcomes = () => import('./outcomes.js');
export const drawings = () => import('../opening/drawings.js');
export const newPuzzle = () => import('../puzzles/new-puzzle.js');
export const sharing = () => import('./sharing.js');
export const editing = () => import('./editing.js');
export const rules = () => import('./rules.js');
/** The page is idle. */
export const versions = () => import('../common/versions.js');
/** The first puzzle can't be solved. */
export const unsolved = () => import('./unsolved.js');
