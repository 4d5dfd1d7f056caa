/** The address of the core: beside this file after building or bundling. */
export const coreModule: URL;
