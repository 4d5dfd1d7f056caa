/** The address of the module that helps people: beside this file, once it is built or bundled. */

export const humanModule = new URL('./sudoku-human.wasm', import.meta.url);
