// READMEs are compared with the code: the imports that they name, and the numbers of the first page.
import assert from 'node:assert/strict';
import {dirname} from 'node:path';
import test from 'node:test';
import {filesIn, importsOf, includesOf, textOf} from './source-files.mjs';

/** A sentence such as "Imports `grid` and, of `view`, buttons." The one of engine folders begins with "Includes". */
const SENTENCE = /\b(?:Imports|Includes) ([^.;]*)[.;]/;

/** Folders whose subfolders import each other. Those of `view` are named with it: `view/controls`. */
const HOMES = ['engine/src', 'site', 'web/src'];

/** The folder of a file within its home: "grid", "view/tree"; "" for a file at the top. */
const folderIn = (home, path) => {
  const [top, next] = dirname(path).slice(home.length + 1).split('/');
  return top === 'view' && next ? `${top}/${next}` : top;
};

/** The sibling folders that the code of a folder refers to. */
function foldersUsedBy(home, folder) {
  const isOwn = (path) => dirname(path) === folder || dirname(path).startsWith(`${folder}/`);
  const own = folderIn(home, `${folder}/README.md`);
  const files = filesIn(folder, ['.js', '.cpp', '.hpp']).filter((path) => isOwn(path));
  const named = files.flatMap((path) => (home === 'engine/src' ?
    includesOf(path).filter((name) => !name.startsWith('sudoku/')).map((name) => `${home}/${name}`) :
    importsOf(path).filter((name) => /\.(js|css)$/.test(name))));
  const folders = named.filter((name) => name.startsWith(`${home}/`)).map((name) => folderIn(home, name));
  return [...new Set(folders)].filter((name) => name && name !== own && !name.startsWith(`${own}/`)).sort();
}

/** The folders that a README says are used; null if it has no such sentence, or one about whole levels. */
function foldersNamedBy(path) {
  const [, list] = SENTENCE.exec(textOf(path)) ?? [];
  if (list === undefined || /\b(?:all|everything) /.test(list)) return null;
  return Array.from(list.matchAll(/`([^`]+)`/g), ([, name]) => name)
    .filter((name) => !name.startsWith('web/languages')).sort();
}

test('a README that lists what its folder imports lists exactly that', () => {
  const readmes = HOMES.flatMap((home) => filesIn(home, ['README.md']).map((path) => [home, path]))
    .filter(([home, path]) => dirname(path) !== home && foldersNamedBy(path));
  assert.ok(readmes.length > 15);
  const wrong = readmes.map(([home, path]) => [path, foldersNamedBy(path), foldersUsedBy(home, dirname(path))])
    .filter(([, named, used]) => named.join() !== used.join())
    .map(([path, named, used]) => `${path}: it says [${named}], its files import [${used}]`);
  assert.deepEqual(wrong, []);
});

/** Lists that the preprocessor makes from tables. */
const MADE = ['causes.js', 'propagators.js', 'reasons.js', 'techniques.js'];

test('files that the documents of the first level name are there', () => {
  const sources = ['engine', 'site', 'tests', 'tools', 'wasm', 'web/src', 'web/languages/en'].flatMap((folder) =>
    filesIn(folder, ['.js', '.mjs', '.hpp', '.cpp', '.def']));
  const isThere = (name) => {
    const pattern = new RegExp(`(^|/)${name.replaceAll('.', '\\.').replaceAll(/\*|<\w+>/g, '[\\w-]+')}$`);
    return MADE.includes(name) || sources.some((path) => pattern.test(path));
  };
  const named = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'].flatMap((document) =>
    Array.from(textOf(document).matchAll(/`([^`\s]+\.(?:m?js|[hc]pp|def))`/g), ([, name]) => [document, name]));
  assert.ok(named.length > 60);
  assert.deepEqual(named.filter(([, name]) => !isThere(name)), []);
});

test('the first page counts techniques and propagators right', () => {
  const text = textOf('README.md');
  const techniques = textOf('engine/src/human/registry.def').match(/^SUDOKU_TECHNIQUE\(/gm).length;
  const propagators = textOf('engine/include/sudoku/causes.def').match(/^SUDOKU_(?:PROPAGATOR|CONSISTENCY)\(/gm).length;
  assert.equal(Number(/\*\*Human techniques\*\*: (\d+)/.exec(text)[1]), techniques);
  assert.equal(/\*\*(\w+) propagators\*\*/.exec(text)[1], {18: 'Eighteen', 19: 'Nineteen', 20: 'Twenty'}[propagators]);
});
