// The global that the classic bundle is in: tools/classic.mjs names it.
declare const SudokuScopeLoader: typeof import('./src/classic/loader.js').SudokuScopeLoader;
declare const sudokuScopeParts: import('./src/classic/loader.js').SudokuScopeLoader;
declare const sudokuScopeEngine: string[];
