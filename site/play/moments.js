/** The moments at which the Play page loads more code: a wish of the player. */

export const settings = () => import('./settings.js');
export const help = () => import('./help.js');
export const rules = () => import('../rules/rules-sheet.js');
export const hints = () => import('./hints.js');
export const checking = () => import('./check.js');
export const rating = () => import('./rating.js');
export const newPuzzle = () => import('../puzzles/new-puzzle.js');
export const drawings = () => import('../opening/drawings.js');
export const puzzleDialog = () => import('../opening/puzzle-dialog.js');
