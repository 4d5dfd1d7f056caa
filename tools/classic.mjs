// The classic bundle, for hosts that allow no modules and for file://: one script for a page to name, and beside it
// parts, scripts too, with the WebAssembly in some of them. The script finds them by its own address, and knows no
// module loader but its own (web/src/classic/loader.js).
import {readFileSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {builtWasm, bundle, chunkName, modules, onlyEnglish, root, together} from './bundle.mjs';

const source = join(root, 'web/src');
const folderOfParts = 'classic';

const bytesOf = 'const bytesOf = (base64) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));';

/** The code in the place of modules of WebAssembly, by the name of the import. */
const inlined = {
  '#core': () => `${bytesOf} export const coreModule = bytesOf(${base64('sudoku-core.wasm')});`,
  '#full': () => inlinedGlue(modules[1]),
  '#human': () => `${bytesOf} export const humanModule = bytesOf(${base64('sudoku-human.wasm')});`,
  '#proof': () => `${bytesOf} export const proofModule = bytesOf(${base64('sudoku-proof.wasm')});`,
  '#kernel': () => `export const builds = {
      get plain() { return import('#plain').then(({bytes}) => bytes); },
      get simd() { return import('#simd').then(({bytes}) => bytes); },
    };`,
  '#plain': () => `${bytesOf} export const bytes = bytesOf(${base64('sudoku-kernel.wasm')});`,
  '#simd': () => `${bytesOf} export const bytes = bytesOf(${base64('sudoku-kernel-simd.wasm')});`,
};

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
const beside = {
  name: 'classic-parts',
  resolveId(specifier) {
    if (inlined[specifier]) return `\0${specifier}`;
    const isOurs = /\/(worker-start|worker-elsewhere)\.js$/.test(specifier);
    return isOurs ? join(source, 'classic/worker.js') : null;
  },
  load: (id) => inlined[id.slice(1)]?.() ?? null,
  resolveImportMeta: () => `''`,
};

/** In the page, the engine is that of the worker, from the same parts. */
const engineApart = {
  name: 'engine-apart',
  resolveId: (specifier) => (specifier.endsWith('/main-thread.js') ? join(source, 'classic/worker.js') : null),
};

/** How a part begins and ends: what it calls is handed to its tag in a page, and to the worker's scope. */
const part = {
  banner: '(function(sudokuScopePart){',
  footer: '})((globalThis.document?document.currentScript:globalThis).sudokuScopePart);',
};
const amd = {format: 'amd', amd: {define: 'sudokuScopePart', forceJsExtensionForImports: true}, exports: 'named'};
const chunkFileNames = (chunk) => `${folderOfParts}/${chunkName(chunk)}`;

/**
 * Writes the classic bundle: the script that a page names, and the folder of its parts.
 * @param {string} folder
 * @param {string} name of the script, without its ending
 */
export async function bundleClassic(folder, name) {
  const engine = {[`${folderOfParts}/engine`]: join(source, 'classic/engine.js')};
  const names = {chunkFileNames, entryFileNames: '[name]-[hash].js'};
  const entries = await bundle(folder, engine, {...amd, ...part, ...names}, {}, [onlyEnglish, beside]);
  const first = entries['engine.js'];
  const all = (await readdir(join(folder, folderOfParts))).map((file) => `${folderOfParts}/${file}`);
  const script = `${name}.js`;
  const engineParts = [first, ...all.filter((file) => file !== first)];
  const isScript = ({fileName}) => fileName === script;
  const entry = join(source, 'classic.js');
  await bundle(folder, {[name]: entry}, {
    ...amd, chunkFileNames, entryFileNames: '[name].js',
    // A module in the script is nowhere else: a part that it needed at once could itself be waiting for the script.
    manualChunks: together({
      [name]: entry, session: join(source, 'element/session.js'), steps: join(source, 'view/steps.js'),
    }),
    banner: (chunk) => (isScript(chunk) ? opening(script, engineParts) : part.banner),
    footer: (chunk) => (isScript(chunk) ? `sudokuScopeParts.load(${JSON.stringify(script)});})();` : part.footer),
  }, {}, [engineApart, beside]);
}

/**
 * The code round the script that a page names: the loader, told where it is.
 * @param {string} script its name
 * @param {string[]} engineParts
 */
function opening(script, engineParts) {
  const loader = readFileSync(join(source, 'classic/loader.js'), 'utf8').replace('export class', 'class');
  return `(function(){"use strict";${loader}
    const own = document.currentScript;
    const base = new URL('./', own && own.src || document.baseURI).href;
    const sudokuScopeParts = new SudokuScopeLoader({base, own: own || document.createElement('script')});
    const sudokuScopeEngine = ${JSON.stringify(engineParts)};
    const sudokuScopePart = sudokuScopeParts.define(${JSON.stringify(script)});`;
}
