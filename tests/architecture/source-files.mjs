// The project's own source files and what each refers to, for the tests of this folder.
import {readFileSync, readdirSync} from 'node:fs';
import {dirname, join, normalize} from 'node:path';
import {fileURLToPath} from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * All files below a folder whose name ends in one of some ways.
 * @param {string} folder relative to the project
 * @param {string[]} endings such as '.js'
 * @returns {string[]} paths relative to the project, sorted
 */
export function filesIn(folder, endings) {
  const entries = readdirSync(join(root, folder), {withFileTypes: true});
  const found = entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesIn(path, endings);
    return endings.some((ending) => path.endsWith(ending)) ? [path] : [];
  });
  return found.sort();
}

/** @param {string} path relative to the project */
export function textOf(path) {
  return readFileSync(join(root, path), 'utf8');
}

/**
 * The headers of ours that a C++ file includes, with quotes.
 * @param {string} path
 * @returns {string[]} as written, but from the include folder where it named a neighbour
 */
export function includesOf(path) {
  const written = [...textOf(path).matchAll(/^#include "([^"]+)"/gm)].map(([, name]) => name);
  const folder = dirname(path).replace(/^engine\/(src|include)\/?/, '');
  return written.map((name) => (name.includes('/') || folder === '' ? name : `${folder}/${name}`));
}

/**
 * The imports of a module: the static imports, exports from, dynamic imports and workers.
 * @param {string} path
 * @returns {string[]} paths relative to the project, or bare names as they stand
 */
export function importsOf(path) {
  const code = textOf(path).replace(/\/\*[\s\S]*?\*\//g, '');
  const specifiers = code.matchAll(/(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*'([^']+)'/g);
  const resolved = (name) => (name.startsWith('.') ? normalize(join(dirname(path), name)) : name);
  return Array.from(specifiers, ([, name]) => resolved(name));
}

/**
 * The imports of a module before it runs: its static imports and exports from.
 * @param {string} path
 * @returns {string[]} as `importsOf` has them
 */
export function staticImportsOf(path) {
  const code = textOf(path).replace(/\/\*[\s\S]*?\*\//g, '');
  const specifiers = code.matchAll(/(?:\bfrom|\bimport)\s*'([^']+)'/g);
  return Array.from(specifiers, ([, name]) => (name.startsWith('.') ? normalize(join(dirname(path), name)) : name));
}
