// Makes build/package, which is what `npm pack` packs: bundled modules for pages and node, the sources they come from,
// types, and the wasm. `index.js` and what it loads find the wasm and the worker beside themselves.
import {spawnSync} from 'node:child_process';
import {copyFile, cp, writeFile} from 'node:fs/promises';
import {basename, join} from 'node:path';
import {
  builtWasm, bundle, emptyFolder, lzStringSource, modules, moveIntoPlace, requireFiles, root, version, workerEntry,
} from './bundle.mjs';

const source = join(root, 'web/src');

/** Entry points of the package, by the name of their bundle: the API, the element, and the element registered. */
const entryPoints = {
  index: join(source, 'index.js'),
  element: join(source, 'sudoku-scope.js'),
  'sudoku-scope': join(source, 'define.js'),
};

requireFiles({
  ...Object.fromEntries(modules.map(({js}) => [js, './dev build makes it from wasm/ and engine/.'])),
  [workerEntry]: 'the package is to solve in a worker.',
  ...Object.fromEntries(Object.values(entryPoints).map((path) => [path, 'it is an entry point of the package.'])),
  [join(root, 'README.md')]: 'a package needs one.',
});

const target = await emptyFolder('package');
await bundle(target, entryPoints, {chunkFileNames: 'chunk-[hash].js'});
await bundle(target, [workerEntry], {});
await bundle(target, {'lz-string': lzStringSource}, {});
const wasm = modules.flatMap((module) => [module.js, ...module.wasm.map(builtWasm)]);
for (const file of [...wasm, join(root, 'README.md'), join(root, 'LICENSE')]) {
  await copyFile(file, join(target, basename(file)));
}
await cp(source, join(target, 'src'), {recursive: true});
writeTypes();
await writeFile(join(target, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
await moveIntoPlace(target, 'package');
console.log(`build/package is sudokuscope ${version}`);

/** Types are written even where some do not hold: to complain about that is the job of the tests. */
function writeTypes() {
  const project = join(root, 'tools/tsconfig.types.json');
  const outDir = join(target, 'types');
  spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project, '--outDir', outDir]);
  requireFiles({[join(target, 'types/index.d.ts')]: `tsc -p ${project} should have written it.`});
}

function manifest() {
  const entry = (types, file) => ({types: `./types/${types}.d.ts`, default: `./${file}.js`});
  return {
    name: 'sudokuscope',
    version,
    description: 'See how a computer solves your Sudoku, step by step: an engine in WebAssembly and a custom element.',
    license: 'MIT',
    type: 'module',
    engines: {node: '>=18'},
    main: './index.js',
    types: './types/index.d.ts',
    exports: {
      '.': entry('index', 'index'),
      './element': entry('sudoku-scope', 'element'),
      './define': entry('define', 'sudoku-scope'),
      './sudoku.wasm': './sudoku-core.wasm',
      './sudoku-full.wasm': './sudoku-full.wasm',
      './sudoku-kernel.wasm': './sudoku-kernel.wasm',
      './sudoku-kernel-simd.wasm': './sudoku-kernel-simd.wasm',
      './src/*': './src/*',
      './package.json': './package.json',
    },
    imports: {
      '#core': './sudoku-core.js', '#full': './sudoku-full.js', '#kernel': './sudoku-kernel.js',
      '#lz-string': './lz-string.js',
    },
    unpkg: './sudoku-scope.js',
    jsdelivr: './sudoku-scope.js',
    sideEffects: ['./sudoku-scope.js', './engine-worker.js', './src/define.js', './src/engine-worker.js'],
  };
}
