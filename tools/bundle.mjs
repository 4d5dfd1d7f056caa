// What the site and the package have in common when they are bundled: esbuild for modules, terser for the last bytes.
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {basename, dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import * as esbuild from 'esbuild';
import {minify} from 'terser';

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The version that package.json tells. */
export const version = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;

/** The module that emcc made, and the wasm that it looks for beside itself. */
export const core = {js: join(root, 'build/wasm/sudoku-core.js'), wasm: join(root, 'build/wasm/sudoku-core.wasm')};

/** The module that runs in the worker. */
export const workerEntry = join(root, 'web/src/engine-worker.js');

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
 * A short hash of some content, as in esbuild's own file names.
 * @param {Uint8Array | string} content
 */
export function shortHash(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase();
}

/**
 * Bundles scripts and style sheets and writes them.
 * @param {string} folder where the results go
 * @param {esbuild.BuildOptions} options
 * @param {Record<string, string>} [renamed] files that code names in `new URL('./…', import.meta.url)`, and what they
 *   are called in the folder
 * @returns {Promise<Record<string, string>>} the written name of each entry point, by the entry's own base name
 */
export async function bundle(folder, options, renamed = {}) {
  const result = await esbuild.build({
    bundle: true,
    format: 'esm',
    target: ['es2022', 'chrome111', 'firefox113', 'safari16.4'],
    external: ['node:*'],
    minify: true,
    legalComments: 'none',
    charset: 'utf8',
    outdir: folder,
    metafile: true,
    write: false,
    absWorkingDir: root,
    plugins: [renameUrls(renamed)],
    ...options,
  });
  for (const {path, text, contents} of result.outputFiles) {
    await writeFile(path, path.endsWith('.js') ? await minified(text, options.format !== 'iife') : contents);
  }
  const entries = Object.entries(result.metafile.outputs).filter(([, output]) => output.entryPoint);
  return Object.fromEntries(entries.map(([path, output]) => [basename(output.entryPoint), basename(path)]));
}

async function minified(code, module) {
  const options = {module, ecma: 2020, compress: {passes: 2}, format: {comments: false}};
  return (await minify(code, options)).code;
}

/** An esbuild plugin: a file beside the module, named by `new URL`, gets the name that it has in the output. */
function renameUrls(renamed) {
  const url = /new URL\((['"])(?:\.\/)?([\w.-]+)\1\s*,\s*import\.meta\.url\)/g;
  const rename = (whole, quote, name) => (renamed[name] ? `new URL('./${renamed[name]}', import.meta.url)` : whole);
  return {
    name: 'rename-urls',
    setup(build) {
      build.onLoad({filter: /\.js$/}, async ({path}) => ({
        contents: (await readFile(path, 'utf8')).replace(url, rename),
        resolveDir: dirname(path),
      }));
    },
  };
}
