/** Where the core is: beside the file, once it is built or bundled. */
export const coreModule: URL;
