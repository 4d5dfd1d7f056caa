// Who may include whom: the tables of ARCHITECTURE.md. A file refers to its own level and those below it, never above.
import assert from 'node:assert/strict';
import test from 'node:test';
import {filesIn, importsOf, includesOf, textOf} from './source-files.mjs';

/**
 * The engine's modules from the ground up; a module is a folder, or a header and its source. `run.hpp` is the public
 * face of the traced search, and solving is the same search untraced.
 */
const engineLevels = [
  ['types', 'error', 'random', 'clock', 'json'],
  ['geometry', 'puzzle', 'text', 'formats', 'message', 'check', 'canonical'],
  ['cause', 'causes', 'reasons', 'event', 'trace'],
  ['strategy', 'propagation', 'state', 'reason'],
  ['search', 'run', 'chain'],
  ['solve', 'consistency', 'impossible'],
  ['human', 'step_json'],
  ['generate'],
  ['cli'],
];

/** `sudoku/puzzle.hpp` and `puzzle.cpp` are of the module puzzle, `search/branching.hpp` of search. */
const moduleOf = (path) => path.replace(/^engine\/((src|include)\/)?/, '').replace(/^sudoku\//, '').split(/[/.]/)[0];
const levelOf = (path) => engineLevels.findIndex((modules) => modules.includes(moduleOf(path)));

const engineFiles = filesIn('engine', ['.hpp', '.cpp', '.def']);

test('every engine module has a level', () => {
  assert.deepEqual(engineFiles.filter((path) => levelOf(path) < 0), []);
});

test('no engine file includes one of a higher level', () => {
  const crossings = engineFiles.flatMap((path) => includesOf(path)
      .filter((name) => levelOf(name) > levelOf(path)).map((name) => `${path} includes ${name}`));
  assert.deepEqual(crossings, []);
});

test('public headers include public headers only', () => {
  const crossings = filesIn('engine/include', ['.hpp']).flatMap((path) => includesOf(path)
      .filter((name) => !name.startsWith('sudoku/')).map((name) => `${path} includes ${name}`));
  assert.deepEqual(crossings, []);
});

for (const [who, folder] of [['bindings', 'wasm'], ['command line', 'engine/cli']]) {
  test(`the ${who}: public headers only`, () => {
    const files = filesIn(folder, ['.cpp', '.hpp']);
    const allowed = (name) => name.startsWith('sudoku/') || files.includes(name);
    assert.ok(files.length > 0);
    assert.deepEqual(files.flatMap(includesOf).filter((name) => !allowed(name)), []);
  });
}

/** Modules of web/src that know both the engine and the views. */
const meetingPoints = ['web/src/session.js', 'web/src/sudoku-scope.js', 'web/src/index.js'];
const isEngineSide = (path) => /^web\/src\/(engine-|core-|protocol)/.test(path);
const isView = (path) => path.startsWith('web/src/view/');
const webFiles = filesIn('web/src', ['.js']);

test('views never import the client or the worker, and the engine side no view', () => {
  const wrong = (path, name) => (isView(path) && isEngineSide(name)) || (isEngineSide(path) && isView(name));
  const crossings = webFiles.flatMap((path) => importsOf(path)
      .filter((name) => wrong(path, name)).map((name) => `${path} imports ${name}`));
  assert.deepEqual(crossings, []);
});

test('only the element, its session and the index know both sides', () => {
  const both = webFiles.filter((path) => importsOf(path).some(isView) && importsOf(path).some(isEngineSide));
  assert.deepEqual(both.filter((path) => !meetingPoints.includes(path)), []);
});

test('outside of the views, the element and the loader of the classic bundle nothing touches the document', () => {
  const names = ['sudoku-scope', 'scope-attributes', 'nearness', 'classic-loader'];
  const element = names.map((name) => `web/src/${name}.js`);
  const documentFree = webFiles.filter((path) => !isView(path) && !element.includes(path));
  const code = (path) => textOf(path).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const touches = /\b(document|customElements|localStorage|location)\.|\bHTMLElement\b/;
  assert.ok(documentFree.length > 0);
  assert.deepEqual(documentFree.filter((path) => touches.test(code(path))), []);
});

test('the site imports its own files, libraries, and the index of web/src, nothing deeper', () => {
  const names = filesIn('site', ['.js']).flatMap((path) => importsOf(path).map((name) => [path, name]));
  const isOfSite = (name) => name.startsWith('site/') && !name.includes('..');
  const allowed = (name) => name === 'web/src/index.js' || name.startsWith('#') || isOfSite(name);
  assert.ok(names.some(([, name]) => name === 'web/src/index.js'));
  assert.deepEqual(names.filter(([, name]) => !allowed(name)), []);
});

/** What extends any `Base` is no propagator of its own; a name for it over a certain base is one. */
test('every propagator is in the table of causes', () => {
  const registered = textOf('engine/include/sudoku/causes.def');
  const declared = /^(?:class|using) (\w+)(?: final)? (?:: public (?!Base)|= Singleton)/gm;
  const classes = filesIn('engine/src/propagation', ['.hpp']).flatMap((path) =>
    [...textOf(path).matchAll(declared)].map(([, name]) => name));
  assert.ok(classes.length > 0);
  assert.deepEqual(classes.filter((name) => !registered.includes(` ${name}, "`)), []);
});

test('every human technique is in the registry', () => {
  const registered = textOf('engine/src/human/registry.def');
  const declared = /^void (\w+)\(const Board& board, Finds& finds\)/gm;
  const found = filesIn('engine/src/human', ['.cpp']).flatMap((path) =>
    [...textOf(path).matchAll(declared)].map(([, name]) => name)).filter((name) => !name.startsWith('find_'));
  assert.ok(found.length > 0);
  assert.deepEqual(found.filter((name) => !registered.includes(`SUDOKU_TECHNIQUE(${name},`)), []);
});
