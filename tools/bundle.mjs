// The common part of bundling the site and the package: rollup for modules, terser for the last bytes.
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {mkdir, rename, rm} from 'node:fs/promises';
import {basename, dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {rollup} from '@rollup/wasm-node';
import {renameFiles} from './addresses.mjs';
import {remembered} from './minified.mjs';
import {shortStyles} from './styles.mjs';

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The facts that package.json has of the project: its version, and perhaps author and addresses. */
export const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The modules that look for WebAssembly beside themselves, and the names of what they find there. */
export const modules = [
  {name: 'sudoku-core', wasm: ['sudoku-core.wasm']},
  {name: 'sudoku-full', wasm: ['sudoku-full.wasm']},
  {name: 'sudoku-kernel', wasm: ['sudoku-kernel.wasm', 'sudoku-kernel-simd.wasm']},
  {name: 'sudoku-human', wasm: ['sudoku-human.wasm']},
  {name: 'sudoku-proof', wasm: ['sudoku-proof.wasm']},
].map(({name, wasm}) => ({name, js: join(root, `build/wasm/${name}.js`), wasm}));

/** The place where the build left a file of WebAssembly. @param {string} name */
export const builtWasm = (name) => join(root, 'build/wasm', name);

/** The packing of f-puzzles' links. */
export const lzStringSource = join(root, 'node_modules/lz-string/libs/lz-string.js');

/** The module that runs in the worker. */
export const workerEntry = join(root, 'web/src/worker/engine-worker.js');

/**
 * Stops with a sentence where a file that is to be bundled does not exist.
 * @param {Record<string, string>} needed path of each file, and what to do about it
 */
export function requireFiles(needed) {
  const missing = Object.entries(needed).filter(([path]) => !existsSync(path));
  if (missing.length === 0) return;
  for (const [path, advice] of missing) console.error(`${path.replace(root, '')} is missing: ${advice}`);
  process.exit(1);
}

/**
 * An empty folder to build in; `moveIntoPlace` then lets it take the place of the old one, so that a server in between
 * never hands out half a site.
 * @param {string} name of a folder in build/
 */
export async function emptyFolder(name) {
  const folder = join(root, 'build', `.${name}-${process.pid}`);
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  return folder;
}

/**
 * @param {string} folder as `emptyFolder` gave it
 * @param {string} name the same
 */
export async function moveIntoPlace(folder, name) {
  const place = join(root, 'build', name);
  await rm(place, {recursive: true, force: true});
  await rename(folder, place);
}

/**
 * A short hash of some content, for file names.
 * @param {Uint8Array | string} content
 */
export function shortHash(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

/**
 * Bundles modules and writes them. What a module imports dynamically becomes a file of its own. No file imports an
 * entry point: what others need of it is beside it.
 * @param {string} folder where the results go
 * @param {string[] | Record<string, string>} input paths of the entry points, by name where it is to be another
 * @param {import('@rollup/wasm-node').OutputOptions} output
 * @param {Record<string, string>} [renamed] files that code names, and what they are called in the folder
 * @param {import('@rollup/wasm-node').Plugin[]} [first] plugins that are asked before ours
 * @returns {Promise<Record<string, string>>} the written name of each entry point, by the base name of its source
 */
export async function bundle(folder, input, output, renamed = {}, first = []) {
  const plugins = [...first, noFiles, wasmModules, bundledLibraries, shortStyles, renameFiles(renamed)];
  // The modules of links do nothing by themselves: it comes with who uses it, though the package exports it.
  const treeshake = {moduleSideEffects: (/** @type {string} */ id) => !id.includes('/web/src/links/')};
  const built = await rollup({input, external: /^node:/, plugins, treeshake, onwarn: refuse});
  const usual = {dir: folder, hashCharacters: 'base36', chunkFileNames: chunkName, plugins: [minified]};
  const options = {...usual, ...output, ...entriesApart(input, output)};
  const {output: chunks} = await built.write(options);
  const entries = chunks.filter((chunk) => chunk.isEntry);
  return Object.fromEntries(entries.map(({facadeModuleId, fileName}) => [basename(facadeModuleId), fileName]));
}

/**
 * Chunks so that an entry point has its own code and nothing that others import.
 * @param {string[] | Record<string, string>} input
 * @param {import('@rollup/wasm-node').OutputOptions} output
 */
function entriesApart(input, {manualChunks = () => null, format}) {
  if (format === 'iife' || format === 'amd') return {};
  const names = new Map((Array.isArray(input) ? input.map((path) => [basename(path, '.js'), path]) :
    Object.entries(input)).map(([name, path]) => [path, name]));
  return {
    manualChunks: (id, module) => names.get(id) ?? manualChunks(id, module),
    onlyExplicitManualChunks: true,
  };
}

/**
 * The name of a chunk: its module's, after that of the module's folder, since many folders have a panel or words. A
 * volume has that of its language.
 * @param {import('@rollup/wasm-node').PreRenderedChunk} chunk
 */
export function chunkName({name, facadeModuleId, moduleIds}) {
  const module = facadeModuleId ?? moduleIds.find((id) => basename(id, '.js') === name) ?? '';
  const [folder, language] = [basename(dirname(module)), basename(dirname(dirname(module)))];
  if (folder === 'volumes') return `${language}-${name}-[hash].js`;
  const isClear = !module.startsWith(root) || folder === 'src' || name.includes(folder);
  return `${isClear ? name : `${folder}-${name}`}-[hash].js`;
}

/**
 * Keeps what is loaded together in one file, where rollup would part it by who else wants some of it: each of these
 * modules with all that it imports, but for what one before has.
 * @param {Record<string, string>} parts path of a module, by the name of its chunk
 * @returns {import('@rollup/wasm-node').ManualChunksOption}
 */
export function together(parts) {
  const known = new Map();
  const allOf = (path, getModuleInfo) => {
    const seen = new Set([path]);
    for (const id of seen) for (const imported of getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
    return seen;
  };
  return (id, {getModuleInfo}) => Object.entries(parts).find(([name, path]) => {
    if (!known.has(name)) known.set(name, allOf(path, getModuleInfo));
    return known.get(name).has(id);
  })?.[0];
}

/** For workers, which speak English: the page says in its own language what they tell it. */
export const onlyEnglish = {
  name: 'only-english',
  resolveId: (specifier) => (specifier.endsWith('/languages/index.js') ? '\0only-english' : null),
  load: (id) => (id === '\0only-english' ? 'export const languages = {};' : null),
};

/** Nothing is read from files in a browser, so that its bundles need nothing of node. */
const noFiles = {
  name: 'no-files',
  resolveId: (specifier) => (specifier === '#files' ? '\0no-files' : null),
  load: (id) => (id === '\0no-files' ? 'export {};' : null),
};

/** A warning, such as of an import that leads nowhere, is no bundle to publish. */
function refuse(warning) {
  throw new Error(warning.message);
}

/** Lists that the build makes of the engine's tables. */
const lists = ['causes', 'propagators', 'reasons', 'techniques'];

/** `#core`, `#full`, `#kernel`, `#human`, `#proof` and the lists, as package.json tells node. */
const wasmModules = {
  name: 'wasm-modules',
  resolveId: (specifier) => (lists.includes(specifier.slice(1)) ? builtWasm(`${specifier.slice(1)}.js`) :
    modules.find(({name}) => specifier === name.replace('sudoku-', '#'))?.js ?? null),
};

/**
 * Libraries that are bundled, as package.json names them, and what stays of their comments: the notice that the licence
 * asks for. One that is written for node and for scripts has an `end`, in which what it defines is made an export.
 */
const libraries = [
  {
    specifier: '#lz-string', path: lzStringSource, notice: '/*! lz-string (c) 2013 Pieroxy, MIT licence */',
    end: 'export default LZString;',
  },
  {
    specifier: '#fflate', path: join(root, 'node_modules/fflate/esm/browser.js'),
    notice: '/*! fflate (c) 2026 Arjun Barrett, MIT licence */', end: '',
  },
  {
    specifier: '#gifenc', path: join(root, 'node_modules/gifenc/dist/gifenc.esm.js'),
    notice: '/*! gifenc (c) 2017 Matt DesLauriers, MIT licence */', end: '',
  },
  {
    specifier: '#uqr', path: join(root, 'node_modules/uqr/dist/index.mjs'),
    notice: '/*! uqr (c) Project Nayuki, Anthony Fu, MIT licence */', end: '',
  },
];

const bundledLibraries = {
  name: 'bundled-libraries',
  resolveId: (name) => libraries.find(({specifier}) => specifier === name)?.path ?? null,
  transform(code, id) {
    const library = libraries.find(({path}) => path === id);
    return library ? {code: `${library.notice}\n${code}\n${library.end}`, map: null} : null;
  },
};

/** Before the hash is taken. */
const minified = {
  name: 'minified',
  async renderChunk(code, chunk, {format}) {
    const options = {module: format === 'es', ecma: 2020, compress: {passes: 2}, format: {comments: /^!/}};
    return {code: await remembered(code, options), map: null};
  },
};
