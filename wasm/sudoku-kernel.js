/** The addresses of the two builds of the kernel: beside this file after building or bundling. */

/** @type {Record<'plain' | 'simd', URL>} */
export const builds = {
  plain: new URL('./sudoku-kernel.wasm', import.meta.url),
  simd: new URL('./sudoku-kernel-simd.wasm', import.meta.url),
};
