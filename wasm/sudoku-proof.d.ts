/** The address of the module for proofs: beside this file after building or bundling; null in a bundle without it. */
export const proofModule: URL | null;
