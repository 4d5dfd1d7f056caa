/** The address of the module for proofs: beside this file after building or bundling. */

export const proofModule = new URL('./sudoku-proof.wasm', import.meta.url);
