/**
 * Loads the WebAssembly modules, in a page, in a worker and under node. The core is what everything starts with; the
 * full module, which has the core's parts and more, the kernel, which solves without steps, and the module that helps
 * people are loaded when they are first wanted.
 */
import createCore from '#core';

/** Where node finds the wasm: beside the bundle, above the package's sources, or where the build leaves it. */
const PLACES = ['./', '../', '../../build/wasm/'];

/**
 * @param {string | BufferSource} [wasm] its address or its bytes; by default the file beside the script
 * @returns {Promise<any>} the module, as wasm/bindings.cpp exports it
 */
export async function loadCore(wasm) {
  if (wasm && typeof wasm !== 'string') return createCore({wasmBinary: wasm});
  return load(createCore, 'sudoku-core.wasm', wasm);
}

/**
 * @param {string | BufferSource} [wasm] of the core: where that has an address, the full module is beside it
 * @returns {Promise<any>} what the full module does for the host
 */
export async function loadFull(wasm) {
  const [{default: create}, {createFull}] = await Promise.all([import('#full'), import('./host-full.js')]);
  return createFull(await load(create, 'sudoku-full.wasm', typeof wasm === 'string' ? beside(wasm) : undefined));
}

/**
 * What the kernel does for the host.
 * @param {string | BufferSource} [wasm] of the core: where that has an address, the kernel is beside it
 * @param {boolean} [simd] false: the plain build in any case
 */
export async function loadSolving(wasm, simd) {
  return (await import('./host-solving.js')).createSolving(wasm, simd);
}

/**
 * What helps people, for the host.
 * @param {string | BufferSource} [wasm] of the core: where that has an address, the module is beside it
 */
export async function loadHelp(wasm) {
  return (await import('./host-human.js')).createHelp(wasm);
}

/** @param {string} address of the core */
function beside(address) {
  return address.replace(/[^/]*$/, 'sudoku-full.wasm');
}

/** @param {(options: object) => Promise<any>} create @param {string} name @param {string} [address] */
async function load(create, name, address) {
  if (isNode()) return create({wasmBinary: await readWasm(name, address)});
  return create(address ? {locateFile: () => address} : {});
}

export function isNode() {
  return typeof process === 'object' && Boolean(process.versions?.node);
}

/** @param {string} name @param {string} [address] */
async function readWasm(name, address) {
  const {readFile} = await import('node:fs/promises');
  for (const place of address ? [address] : PLACES.map((folder) => folder + name)) {
    const bytes = await readFile(new URL(place, import.meta.url)).catch(() => null);
    if (bytes) return bytes;
  }
  throw new Error(`${name} is not where the package keeps it; pass the core's address as the option \`wasm\`.`);
}
