/** The address of the module that proves: beside this file, once it is built or bundled. */

export const proofModule = new URL('./sudoku-proof.wasm', import.meta.url);
