/** The address of the core: beside this file, once it is built or bundled. */

export const coreModule = new URL('./sudoku-core.wasm', import.meta.url);
