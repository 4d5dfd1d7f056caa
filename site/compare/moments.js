/** The moments at which the Compare page loads more code: a wish of the reader. */

export const picture = () => import('./picture.js');
export const help = () => import('./help.js');
export const strategyDialog = () => import('./strategy-dialog.js');
export const newPuzzle = () => import('../puzzles/new-puzzle.js');
export const puzzleDialog = () => import('../opening/puzzle-dialog.js');
export const drawings = () => import('../opening/drawings.js');
export const setDialog = () => import('./set-dialog.js');
export const hardPuzzles = () => import('../puzzles/hard-puzzles.js');
