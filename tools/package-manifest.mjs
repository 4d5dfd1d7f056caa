// The package.json of build/package.

/** @param {string} version */
export function manifest(version) {
  const entry = (types, file) => ({types: `./types/${types}.d.ts`, default: `./${file}.js`});
  return {
    name: 'sudokuscope',
    version,
    description: 'See how a computer solves your Sudoku, step by step: an engine in WebAssembly and a custom element.',
    keywords: ['sudoku', 'solver', 'constraint-satisfaction', 'visualization', 'education', 'custom-element', 'wasm'],
    license: 'MIT',
    type: 'module',
    engines: {node: '>=18'},
    main: './index.js',
    types: './types/index.d.ts',
    exports: {
      '.': entry('index', 'index'),
      './element': entry('sudoku-scope', 'element'),
      './define': entry('define', 'sudoku-scope'),
      './classic': './sudoku-scope.classic.js',
      './sudoku.wasm': './sudoku-core.wasm',
      './sudoku-full.wasm': './sudoku-full.wasm',
      './sudoku-kernel.wasm': './sudoku-kernel.wasm',
      './sudoku-kernel-simd.wasm': './sudoku-kernel-simd.wasm',
      './sudoku-human.wasm': './sudoku-human.wasm',
      './src/*': './src/*',
      './trace.schema.json': './src/trace.schema.json',
      './custom-elements.json': './custom-elements.json',
      './package.json': './package.json',
    },
    customElements: './custom-elements.json',
    unpkg: './sudoku-scope.js',
    jsdelivr: './sudoku-scope.js',
    sideEffects: [
      './sudoku-scope.js', './engine-worker.js', './sudoku-scope.classic.js', './pattern-words-*.js',
      './src/define.js', './src/engine.js', './src/engine-worker.js', './src/classic.js', './src/pattern-words.js',
    ],
  };
}
