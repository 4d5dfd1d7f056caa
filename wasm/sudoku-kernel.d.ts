/** Where the two builds of the kernel are: beside the file, once it is built or bundled. */
export const builds: Record<'plain' | 'simd', URL>;
