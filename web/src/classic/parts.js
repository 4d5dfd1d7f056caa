/**
 * The loader of the parts of the classic bundle: that of the page, which tools/classic.mjs makes around all of this.
 */

export const parts = sudokuScopeParts;
/** The class that it is of, for the worker. */
export const loader = SudokuScopeLoader;
/** Names of those that are the engine, first the one to start with. */
export const engineParts = sudokuScopeEngine;
