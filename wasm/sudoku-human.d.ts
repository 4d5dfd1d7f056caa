/** Where the module that helps people is: beside the file, once it is built or bundled. */
export const humanModule: URL;
