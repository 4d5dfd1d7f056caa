/**
 * The address of the module that helps people: beside the file, once it is built or bundled; null in a bundle without
 * it.
 */
export const humanModule: URL | null;
