/**
 * Loads the WebAssembly module, in a page, in a worker and under node.
 */
import createCore from '#core';

/** Where node finds the wasm: beside the bundle, above the package's sources, or where the build leaves it. */
const PLACES = ['./sudoku-core.wasm', '../sudoku-core.wasm', '../../build/wasm/sudoku-core.wasm'];

/**
 * @param {string | BufferSource} [wasm] its address or its bytes; by default the file beside the script
 * @returns {Promise<any>} the module, as wasm/bindings.cpp exports it
 */
export async function loadCore(wasm) {
  if (wasm && typeof wasm !== 'string') return createCore({wasmBinary: wasm});
  if (isNode()) return createCore({wasmBinary: await readWasm(wasm)});
  return createCore(wasm ? {locateFile: () => wasm} : {});
}

function isNode() {
  return typeof process === 'object' && Boolean(process.versions?.node);
}

/** @param {string} [address] */
async function readWasm(address) {
  const {readFile} = await import('node:fs/promises');
  for (const place of address ? [address] : PLACES) {
    const bytes = await readFile(new URL(place, import.meta.url)).catch(() => null);
    if (bytes) return bytes;
  }
  throw new Error('sudoku-core.wasm is not where the package keeps it; pass it as the option `wasm`.');
}
