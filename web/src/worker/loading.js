/**
 * Loads the WebAssembly modules, in a page, in a worker and under node. The core is what everything starts with; the
 * full module, which has the core's parts and more, the kernel, which solves without steps, and the module that helps
 * people are loaded when they are first wanted.
 */
import {coreModule} from '#core';
import '#files';
import {once} from '../common/once.js';
import {bytesAt, isFileToRead, loadPlainModule} from './plain-module.js';

/**
 * @param {string | BufferSource} [wasm] its address or its bytes; by default the file beside the script
 * @returns {Promise<any>} what wasm/runs.cpp exports
 */
export function loadCore(wasm) {
  return loadPlainModule(typeof wasm === 'string' ? new URL(wasm, import.meta.url) : wasm ?? coreModule);
}

/**
 * @param {string | BufferSource} [wasm] of the core: where that has an address, the full module is beside it
 * @returns {Promise<any>} what the full module does for the host
 */
export async function loadFull(wasm) {
  const [{default: create}, {createFull}] = await Promise.all([import('#full'), import('./full.js')]);
  return createFull(await create(await placeOfFull(wasm)));
}

/** The place of the full module for its glue, which by itself looks beside its script, but not under node. */
async function placeOfFull(/** @type {string | BufferSource | undefined} */ wasm) {
  const core = typeof wasm === 'string' ? new URL(wasm, import.meta.url) : coreModule;
  if (!(core instanceof URL)) return {};
  if (isFileToRead(core)) return {wasmBinary: await bytesAt(new URL('sudoku-full.wasm', core))};
  return typeof wasm === 'string' ? {locateFile: () => new URL('sudoku-full.wasm', core).href} : {};
}

/**
 * Loaders for the host of what can do more than the core: the full module; the kernel; the help for people and proofs.
 * @param {string | BufferSource} [wasm] of the core: where that has an address, the others are beside it
 * @param {boolean} [simd] false: the plain build of the kernel in any case
 */
export const loadersFor = (wasm, simd) => ({
  full: once(() => loadFull(wasm)),
  kernel: once(async () => (await import('./solving.js')).createSolving(wasm, simd)),
  human: once(async () => (await import('./help.js')).createHelp(wasm)),
});
