// Makes build/package, which is what `npm pack` packs: bundled modules for pages, entries for node that read files in
// the place of fetching, one classic script, types, and the wasm. Modules find wasm and worker beside themselves.
import {spawnSync} from 'node:child_process';
import {copyFile, readFile, readdir, rename, rm, writeFile} from 'node:fs/promises';
import {basename, dirname, join} from 'node:path';
import typescript from 'typescript';
import {
  builtWasm, bundle, emptyFolder, modules, moveIntoPlace, onlyEnglish, project, requireFiles, root, together,
  workerEntry,
} from './bundle.mjs';
import {bundleClassic} from './classic.mjs';
import {customElements} from './custom-elements.mjs';
import {frameworkTypes, moreTypes} from './element-types.mjs';
import {manifest} from './package-manifest.mjs';

const source = join(root, 'web/src');
const web = (name) => join(root, 'web', name);

/** Entry points of the package, by the name of their bundle: the API, the engine alone, the element, registered too. */
const entryPoints = {
  index: join(source, 'index.js'),
  engine: join(source, 'engine-only.js'),
  element: join(source, 'sudoku-scope.js'),
  'sudoku-scope': join(source, 'define.js'),
};

/** The same for node, which reads the WebAssembly from files. */
const underNode = {
  name: 'under-node',
  resolveId: (id) => (id.startsWith('node-entry:') ? `\0${id}` : null),
  load: (id) => (id.startsWith('\0node-entry:') ?
    `import ${JSON.stringify(join(source, 'node/files.js'))}; export * from ${JSON.stringify(id.slice(12))};` : null),
};
const nodeEntryPoints = Object.fromEntries(Object.entries(entryPoints).map(([name, path]) =>
  [`node/${name}`, `node-entry:${path}`]));
/** The script of its threads, beside the chunk that starts them. */
const nodeWorker = {'node-worker': join(source, 'node/node-worker.js')};

requireFiles({
  ...Object.fromEntries(modules.map(({js}) => [js, './dev build makes it from wasm/ and engine/.'])),
  [workerEntry]: 'the package is to solve in a worker.',
  ...Object.fromEntries(Object.values(entryPoints).map((path) => [path, 'it is an entry point of the package.'])),
  [web('README.md')]: 'a package needs one.',
});

const target = await emptyFolder('package');
await bundle(target, [workerEntry], {}, {}, [onlyEnglish]);
await bundle(target, {...entryPoints, ...nodeEntryPoints, ...nodeWorker}, {manualChunks: together({
  element: entryPoints.element, session: join(source, 'element/session.js'), steps: join(source, 'view/steps.js'),
})}, {}, [underNode]);
await bundleClassic(target, 'sudoku-scope.classic');
const wasm = modules.flatMap((module) => module.wasm.map(builtWasm));
for (const file of [...wasm, web('README.md'), web('CHANGELOG.md'), web('THIRD-PARTY.md'), join(root, 'LICENSE')]) {
  await copyFile(file, join(target, basename(file)));
}
await copyFile(join(source, 'trace.schema.json'), join(target, 'trace.schema.json'));
await writeTypes();
await writeJson('custom-elements.json', customElements());
await writeJson('package.json', manifest(project, process.env));
await moveIntoPlace(target, 'package');
console.log(`build/package is sudokuscope ${project.version}`);

/** Writes types, even of code with errors: the tests check it, and here that would take as long again. */
async function writeTypes() {
  const settings = join(root, 'tools/tsconfig.types.json');
  const outDir = join(target, 'types');
  const whole = join(target, 'types-of-web');
  spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', settings, '--outDir', whole]);
  requireFiles({[join(whole, 'src/index.d.ts')]: `tsc -p ${settings} should have written it.`});
  // The types of messages are left out: none of the package's own comes to them.
  await rename(join(whole, 'src'), outDir);
  await rm(whole, {recursive: true});
  const element = join(outDir, 'sudoku-scope.d.ts');
  await writeFile(element, `${await readFile(element, 'utf8')}${moreTypes()}`);
  for (const [name, text] of Object.entries(frameworkTypes())) await writeFile(join(outDir, name), text);
  await keepTypes(outDir, ['index', 'engine-only', 'sudoku-scope', 'define', 'classic', 'react', 'vue', 'svelte']);
}

/**
 * Leaves the types that these entries come to, and no others.
 * @param {string} folder @param {string[]} entries
 */
async function keepTypes(folder, entries) {
  const kept = new Set(entries.map((name) => join(folder, `${name}.d.ts`)));
  for (const path of kept) {
    const {importedFiles} = typescript.preProcessFile(await readFile(path, 'utf8'));
    for (const {fileName} of importedFiles.filter(({fileName}) => /^\..*\.js$/.test(fileName))) {
      kept.add(join(dirname(path), fileName.replace(/\.js$/, '.d.ts')));
    }
  }
  for (const name of await readdir(folder, {recursive: true})) {
    const path = join(folder, name);
    if (path.endsWith('.d.ts') && !kept.has(path)) await rm(path);
  }
}

/** @param {string} name @param {object} value */
function writeJson(name, value) {
  return writeFile(join(target, name), `${JSON.stringify(value, null, 2)}\n`);
}
