// What the classic bundle is in: tools/classic.mjs names it.
declare const sudokuScopeLoader: typeof import('./src/classic/loader.js').sudokuScopeLoader;
declare const sudokuScopeParts: ReturnType<typeof sudokuScopeLoader>;
declare const sudokuScopeEngine: string[];
