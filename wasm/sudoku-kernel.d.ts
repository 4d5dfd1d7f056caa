/** The addresses of the two builds of the kernel: beside the file, once it is built or bundled. */
export const builds: Record<'plain' | 'simd', URL>;
