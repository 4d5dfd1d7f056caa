/** The address of the module that proves: beside the file, once it is built or bundled; null in a bundle without it. */
export const proofModule: URL | null;
