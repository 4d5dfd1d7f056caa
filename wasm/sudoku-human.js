/** Where the module that helps people is: beside this file, once it is built or bundled. */

export const humanModule = new URL('./sudoku-human.wasm', import.meta.url);
