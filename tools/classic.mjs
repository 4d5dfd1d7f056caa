// The classic bundle: everything in one script, the WebAssembly too, for hosts that allow no modules and for file://.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {builtWasm, bundle, modules, root} from './bundle.mjs';

const source = join(root, 'web/src');

/** What the modules of WebAssembly are imported as, and what stands there in their place. */
const inlined = {
  '#core': () => `${bytesOf} export const coreModule = bytesOf(${base64('sudoku-core.wasm')});`,
  '#full': () => inlinedGlue(modules[1]),
  '#kernel': () => `${bytesOf}
    export const builds = {
      get plain() { return bytesOf(${base64('sudoku-kernel.wasm')}); },
      get simd() { return bytesOf(${base64('sudoku-kernel-simd.wasm')}); },
    };`,
  // Nobody plays in an embed, nor watches techniques in one: a quarter of a megabyte is saved, with all their words.
  '#human': () => 'export const humanModule = null;',
  './engine-help.js': () => `export const explain = async () =>
    ({ok: false, error: {code: 'strategy', message: 'Techniques are not part of this bundle.'}});`,
  './technique-sayings.js': () => 'export const tellOfTechniques = () => {};',
  './pattern-later.js': () => 'export const markPattern = () => {};',
};

const bytesOf = 'const bytesOf = (base64) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));';

/** @param {string} name of a built file */
function base64(name) {
  return JSON.stringify(readFileSync(builtWasm(name)).toString('base64'));
}

/** Emscripten's module with its bytes. Where a file would be is not asked: the bundle need not know its own address. */
function inlinedGlue({js, wasm: [name]}) {
  return `import create from ${JSON.stringify(js)};
    ${bytesOf}
    export default (options) =>
      create({wasmBinary: bytesOf(${base64(name)}), locateFile: (name) => name, ...options});`;
}

/** Modules whose place others take. */
const oneFile = {
  name: 'one-file',
  resolveId(specifier) {
    if (inlined[specifier]) return `\0${specifier}`;
    return /^\.\/worker-(start|source)\.js$/.test(specifier) ? join(source, 'classic-worker.js') : null;
  },
  load: (id) => inlined[id.slice(1)]?.() ?? null,
  resolveImportMeta: () => `''`,
};

/**
 * Writes the classic bundle: a function that calls itself and whose text, in a worker, is the worker.
 * @param {string} folder
 * @param {string} name of the script, without its ending
 */
export function bundleClassic(folder, name) {
  const output = {inlineDynamicImports: true, banner: '(function sudokuScopeBundle() { "use strict";', footer: '})();'};
  return bundle(folder, {[name]: join(source, 'classic.js')}, output, {}, [oneFile]);
}
