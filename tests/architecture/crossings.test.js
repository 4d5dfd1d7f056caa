// The rules on includes: the tables of ARCHITECTURE.md. A file refers to its own level and those below it, never above.
import assert from 'node:assert/strict';
import {dirname, join, normalize} from 'node:path';
import test from 'node:test';
import {filesIn, importsOf, includesOf, staticImportsOf, textOf} from './source-files.mjs';

/**
 * The engine's modules from the ground up; a module is a folder, or a header and its source. `run.hpp` is the public
 * face of the traced search, and solving is the same search untraced.
 */
const engineLevels = [
  ['types', 'error', 'random', 'clock', 'json', 'query'],
  ['grid', 'geometry', 'rules', 'constraint_kinds', 'puzzle', 'text', 'check', 'canonical'],
  ['constraints', 'layers'],
  ['cause', 'causes', 'reasons', 'event', 'trace'],
  ['propagation', 'strategy', 'state', 'reason'],
  ['search', 'run', 'chain', 'phase'],
  ['solve', 'consistency', 'true_candidates', 'impossible', 'proof'],
  ['human', 'fewest', 'step_json'],
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

/**
 * The folders of web/src from the ground up, as ARCHITECTURE.md has them. Views are beside the engine's client: neither
 * knows the other, and the element brings them together.
 */
const webLevels = [
  ['common', 'language', 'checker'],
  ['grid'],
  ['protocol', 'links', 'formats'],
  ['run'],
  ['words'],
  ['traces'],
  ['worker'],
  ['client', 'view'],
  ['element', 'node', 'classic'],
  ['src'],
];
const webFiles = filesIn('web/src', ['.js']);
const webFolder = (path) => path.split('/')[2].replace(/\.js$/, '');
const webLevel = (path) => (path.split('/').length === 3 ? webLevels.length - 1 :
  webLevels.findIndex((folders) => folders.includes(webFolder(path))));
const isOfWeb = (name) => webFiles.includes(name);

test('every folder of web/src has a level', () => {
  assert.deepEqual(webFiles.filter((path) => webLevel(path) < 0), []);
});

test('no module of web/src imports one of a higher level', () => {
  const crossings = webFiles.flatMap((path) => importsOf(path).filter(isOfWeb)
      .filter((name) => webLevel(name) > webLevel(path)).map((name) => `${path} imports ${name}`));
  assert.deepEqual(crossings, []);
});

test('views never import the client or the worker, and the engine side no view', () => {
  const isView = (path) => webFolder(path) === 'view';
  const isEngineSide = (path) => ['client', 'worker', 'protocol'].includes(webFolder(path));
  const wrong = (path, name) => (isView(path) && isEngineSide(name)) || (isEngineSide(path) && isView(name));
  const crossings = webFiles.flatMap((path) => importsOf(path).filter(isOfWeb)
      .filter((name) => wrong(path, name)).map((name) => `${path} imports ${name}`));
  assert.deepEqual(crossings, []);
});

/** The folders of site/, from the ground up: what all pages share, then what some do, then pages. */
const siteLevels = [
  ['common'],
  ['charts', 'puzzles', 'collection'],
  ['opening'],
  ['share', 'rules'],
  ['watch', 'play', 'compare', 'speed', 'embedding', 'learn', 'sw.js'],
];
const siteLevel = (path) => siteLevels.findIndex((folders) => folders.includes(path.split('/')[1]));

test('no module of the site imports one of a higher level, and no page imports another page', () => {
  const files = filesIn('site', ['.js']);
  const isHigher = (path, name) => siteLevel(name) > siteLevel(path) ||
    (siteLevel(name) === siteLevels.length - 1 && name.split('/')[1] !== path.split('/')[1]);
  assert.deepEqual(files.filter((path) => siteLevel(path) < 0), []);
  assert.deepEqual(files.flatMap((path) => importsOf(path).filter((name) => files.includes(name))
      .filter((name) => isHigher(path, name)).map((name) => `${path} imports ${name}`)), []);
});

test('no module imports itself, by whatever way: there is no cycle', () => {
  const files = [...webFiles, ...filesIn('site', ['.js'])];
  const imported = new Map(files.map((path) => [path, staticImportsOf(path).filter((name) => files.includes(name))]));
  const done = new Set();
  const cycleFrom = (path, way) => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
    if (done.has(path)) return null;
    for (const name of imported.get(path)) {
      const cycle = cycleFrom(name, [...way, path]);
      if (cycle) return cycle;
    }
    done.add(path);
    return null;
  };
  assert.deepEqual(files.map((path) => cycleFrom(path, [])).filter(Boolean), []);
});

test('outside of the views, the element and the loader of the classic bundle nothing touches the document', () => {
  const element = ['sudoku-scope', 'element/attributes', 'element/keys', 'element/nearness', 'classic/loader',
    'common/save-file'];
  const allowed = element.map((name) => `web/src/${name}.js`);
  const documentFree = webFiles.filter((path) => webFolder(path) !== 'view' && !allowed.includes(path));
  const code = (path) => textOf(path).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const touches = /\b(document|customElements|localStorage|location)\.|\bHTMLElement\b/;
  assert.ok(documentFree.length > 0);
  assert.deepEqual(documentFree.filter((path) => touches.test(code(path))), []);
});

test('the site imports its own files, libraries, messages, helpers, and the index of web/src, nothing deeper', () => {
  const names = filesIn('site', ['.js']).flatMap((path) => importsOf(path).map((name) => [path, name]));
  const isOfSite = (name) => name.startsWith('site/') && !name.includes('..');
  const isOfMessages = (name) => name === 'web/src/language/catalogue.js' || name.startsWith('web/languages/');
  const isHelper = (name) => name.startsWith('web/src/common/');
  const allowed = (name) => name === 'web/src/index.js' || name.startsWith('#') || isOfSite(name) ||
    isOfMessages(name) || isHelper(name);
  assert.ok(names.some(([, name]) => name === 'web/src/index.js'));
  assert.deepEqual(names.filter(([, name]) => !allowed(name)), []);
});

/** The modules that a file loads later: its dynamic imports. */
const loadedBy = (path) => {
  const code = textOf(path).replace(/\/\*[\s\S]*?\*\//g, '');
  const resolved = (name) => (name.startsWith('.') ? normalize(join(dirname(path), name)) : name);
  return Array.from(code.matchAll(/\bimport\(\s*'([^']+)'/g), ([, name]) => resolved(name));
};

/** Layers that don't know each other load the same code; the package hands some of it out. */
const loadedTwice = ['links/codes', 'run/timeline', 'traces/format', 'words/techniques/steps']
  .map((name) => `web/src/${name}.js`);

test('code that is loaded later is named at one place, by the moment that needs it', () => {
  const whose = (path) => (path.startsWith('site/') ? dirname(path) : 'web/src');
  const loads = [...webFiles, ...filesIn('site', ['.js'])].flatMap((path) =>
    loadedBy(path).map((name) => ({path, load: `${whose(path)} loads ${name}`, name})));
  const again = loads.filter(({load}, at) => loads.findIndex((other) => other.load === load) < at);
  assert.ok(loads.length > 100);
  assert.deepEqual(again.filter(({name}) => !loadedTwice.includes(name)).map(({path, name}) => `${path}: ${name}`), []);
  assert.ok(new Set(loads.map(({path}) => path)).size <= 40, 'files that load code later: moments.js lists moments');
});

test('folders stay small enough to be looked over', () => {
  const tests = filesIn('tests', ['.js', '.mjs', '.cpp', '.hpp']).filter((path) => !path.includes('/node_modules/'));
  const tools = [...filesIn('wasm', ['.js', '.cpp', '.hpp', '.in', '.ts']), ...filesIn('tools', ['.mjs'])];
  const paths = [...webFiles, ...filesIn('site', ['.js', '.html', '.css']), ...engineFiles, ...tools, ...tests]
    .map(dirname);
  const most = (folder) => (['site', 'web/src'].includes(folder) ? 15 : 40);
  const full = [...new Set(paths)].filter((folder) => paths.filter((each) => each === folder).length > most(folder));
  assert.deepEqual(full, []);
});

/** A template over any `Base` is no propagator of its own; a name for it over a certain base is one. */
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

test('the checker of proofs imports nothing, so that it can be trusted apart from the rest', () => {
  const files = webFiles.filter((path) => webFolder(path) === 'checker');
  assert.ok(files.length > 0);
  assert.deepEqual(files.flatMap(importsOf), []);
});
