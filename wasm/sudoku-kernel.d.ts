/** The addresses of the two builds of the kernel: beside this file after building or bundling. */
export const builds: Record<'plain' | 'simd', URL>;
