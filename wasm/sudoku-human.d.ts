/**
 * The address of the module with human techniques: beside this file after building or bundling; null in a bundle
 * without it.
 */
export const humanModule: URL | null;
