// The function that the classic bundle is in: tools/classic.mjs names it.
declare function sudokuScopeBundle(): void;
