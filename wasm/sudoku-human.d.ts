/** Where the module that helps people is: beside the file, once it is built or bundled; null in a bundle without it. */
export const humanModule: URL | null;
