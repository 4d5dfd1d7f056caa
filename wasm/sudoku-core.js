/** The address of the core: beside this file after building or bundling. */

export const coreModule = new URL('./sudoku-core.wasm', import.meta.url);
