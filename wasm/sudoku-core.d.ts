/** The address of the core: beside the file, once it is built or bundled. */
export const coreModule: URL;
