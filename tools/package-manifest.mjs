// The package.json of build/package.
import {siteAddress} from './sharing.mjs';

/**
 * The repository of the project: as its package.json says, else as GitHub tells what it builds, else nothing.
 * @param {{repository?: any, homepage?: string, bugs?: any}} project
 * @param {Record<string, string | undefined>} environment
 */
export function addresses(project, environment) {
  const {GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name} = environment;
  const kept = server && name ? `${server}/${name}` : '';
  const {repository = kept && {type: 'git', url: `git+${kept}.git`}, bugs = kept && {url: `${kept}/issues`}} = project;
  return {repository, homepage: siteAddress(environment, project), bugs};
}

/**
 * @param {{version: string, author: string, repository?: any, homepage?: string, bugs?: any}} project package.json of
 *   the project
 * @param {Record<string, string | undefined>} environment
 */
export function manifest(project, environment) {
  const {version, author} = project;
  const {repository, homepage, bugs} = addresses(project, environment);
  /** Node reads files where pages fetch; a bundler for pages that knows both names takes the first. */
  const entry = (types, file) => ({
    types: `./types/${types}.d.ts`, browser: `./${file}.js`, node: `./node/${file}.js`, default: `./${file}.js`,
  });
  return {
    name: 'sudokuscope',
    version,
    description: 'See how a computer solves your Sudoku, step by step: an engine in WebAssembly and a custom element.',
    keywords: ['sudoku', 'solver', 'constraint-satisfaction', 'visualization', 'education', 'custom-element', 'wasm'],
    author,
    license: 'MIT',
    ...(repository && {repository}),
    ...(homepage && {homepage}),
    ...(bugs && {bugs}),
    type: 'module',
    engines: {node: '>=18.14'},
    main: './index.js',
    types: './types/index.d.ts',
    exports: {
      '.': entry('index', 'index'),
      './engine': entry('engine-only', 'engine'),
      './element': entry('sudoku-scope', 'element'),
      './define': entry('define', 'sudoku-scope'),
      // Importing it gives the module that does the same; the script itself is for tags.
      './classic': {
        types: './types/classic.d.ts', node: './node/sudoku-scope.js', import: './sudoku-scope.js',
        default: './sudoku-scope.classic.js',
      },
      './react': {types: './types/react.d.ts'},
      './vue': {types: './types/vue.d.ts'},
      './svelte': {types: './types/svelte.d.ts'},
      './worker': './engine-worker.js',
      './sudoku.wasm': './sudoku-core.wasm',
      './sudoku-core.wasm': './sudoku-core.wasm',
      './sudoku-full.wasm': './sudoku-full.wasm',
      './sudoku-kernel.wasm': './sudoku-kernel.wasm',
      './sudoku-kernel-simd.wasm': './sudoku-kernel-simd.wasm',
      './sudoku-human.wasm': './sudoku-human.wasm',
      './sudoku-proof.wasm': './sudoku-proof.wasm',
      './trace.schema.json': './trace.schema.json',
      './custom-elements.json': './custom-elements.json',
      './package.json': './package.json',
    },
    customElements: './custom-elements.json',
    unpkg: './sudoku-scope.js',
    jsdelivr: './sudoku-scope.js',
    sideEffects: [
      './sudoku-scope.js', './engine-worker.js', './sudoku-scope.classic.js', './classic/*.js',
      './node/*.js', './node-files-*.js', './node-worker.js',
    ],
  };
}
