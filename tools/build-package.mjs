// Makes build/package, which is what `npm pack` packs: bundled modules for pages and node, the sources they come from,
// one classic script, types, and the wasm. Modules find the wasm and the worker beside themselves.
import {spawnSync} from 'node:child_process';
import {copyFile, mkdir, readFile, readdir, writeFile} from 'node:fs/promises';
import {basename, dirname, join} from 'node:path';
import {
  builtWasm, bundle, emptyFolder, lzStringSource, modules, moveIntoPlace, requireFiles, root, together, version,
  workerEntry,
} from './bundle.mjs';
import {bundleClassic} from './classic.mjs';
import {customElements, moreTypes} from './custom-elements.mjs';
import {manifest} from './package-manifest.mjs';

const source = join(root, 'web/src');
const web = (name) => join(root, 'web', name);

/** Entry points of the package, by the name of their bundle: the API, the element, and the element registered. */
const entryPoints = {
  index: join(source, 'index.js'),
  element: join(source, 'sudoku-scope.js'),
  'sudoku-scope': join(source, 'define.js'),
};

/** What code imports by a name of package.json, and the file of the package that it is. */
const imported = {
  '#core': 'sudoku-core.js', '#full': 'sudoku-full.js', '#kernel': 'sudoku-kernel.js', '#human': 'sudoku-human.js',
  '#techniques': 'techniques.js', '#lz-string': 'lz-string.js',
};

requireFiles({
  ...Object.fromEntries(modules.map(({js}) => [js, './dev build makes it from wasm/ and engine/.'])),
  [workerEntry]: 'the package is to solve in a worker.',
  ...Object.fromEntries(Object.values(entryPoints).map((path) => [path, 'it is an entry point of the package.'])),
  [web('README.md')]: 'a package needs one.',
});

const target = await emptyFolder('package');
const chunks = {chunkFileNames: '[name]-[hash].js'};
// The worker's entry holds nothing that others import: a dependent's bundler may give it another address, and what is
// loaded by two addresses is there twice.
await bundle(target, [workerEntry], {...chunks, manualChunks: {'engine-serving': [join(source, 'engine-serving.js')]}});
await bundle(target, entryPoints, {...chunks, manualChunks: together({
  element: entryPoints.element, session: join(source, 'session.js'), stepping: join(source, 'view/stepping.js'),
})});
await bundle(target, {'lz-string': lzStringSource}, {});
await bundleClassic(target, 'sudoku-scope.classic');
const wasm = [builtWasm('techniques.js'), ...modules.flatMap((module) => [module.js, ...module.wasm.map(builtWasm)])];
for (const file of [...wasm, web('README.md'), web('THIRD-PARTY.md'), join(root, 'LICENSE')]) {
  await copyFile(file, join(target, basename(file)));
}
await copySources();
await writeTypes();
await writeJson('custom-elements.json', customElements());
await writeJson('package.json', manifest(version));
await moveIntoPlace(target, 'package');
console.log(`build/package is sudokuscope ${version}`);

/** The sources, so that they find each other without an import map. */
async function copySources() {
  const names = (await readdir(source, {recursive: true})).filter((name) => /\.(js|json)$/.test(name));
  for (const name of names) {
    const text = await readFile(join(source, name), 'utf8');
    const up = '../'.repeat(name.split(/[/\\]/).length);
    const path = join(target, 'src', name);
    await mkdir(dirname(path), {recursive: true});
    const renamed = text.replace(/'(#[\w-]+)'/g, (whole, id) => (imported[id] ? `'${up}${imported[id]}'` : whole));
    await writeFile(path, renamed);
  }
}

/** Types are written even where some do not hold: to complain about that is the job of the tests. */
async function writeTypes() {
  const project = join(root, 'tools/tsconfig.types.json');
  const outDir = join(target, 'types');
  spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project, '--outDir', outDir]);
  requireFiles({[join(outDir, 'index.d.ts')]: `tsc -p ${project} should have written it.`});
  const element = join(outDir, 'sudoku-scope.d.ts');
  await writeFile(element, `${await readFile(element, 'utf8')}${moreTypes()}`);
}

/** @param {string} name @param {object} value */
function writeJson(name, value) {
  return writeFile(join(target, name), `${JSON.stringify(value, null, 2)}\n`);
}
