/** The address of the module with human techniques: beside this file after building or bundling. */

export const humanModule = new URL('./sudoku-human.wasm', import.meta.url);
