// The JavaScript package as others get it: built into build/package, packed, installed, and used under node.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import test, {after, before} from 'node:test';
import {fileURLToPath} from 'node:url';
import {addresses} from '../../tools/package-manifest.mjs';
import {Project} from './installed.mjs';

/** @type {Project} */
let project;
before(() => { project = new Project(); });
after(() => project.remove());

const read = (name) => readFileSync(join(project.installed, name), 'utf8');
const manifest = () => JSON.parse(read('package.json'));

/** All paths in a value of the manifest. */
const pathsIn = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(pathsIn));

test('createEngine() solves, runs and writes under node without options, and lets the process end', () => {
  const printed = project.run(`
    import {createEngine} from 'sudokuscope';
    const engine = await createEngine();
    const puzzle = '4.129..752..3..8...7..8...6...1.3.621.5...4.373.6.8...6...2..3...7..1..489..651.7';
    const {ok, status, solutions} = await engine.solve(puzzle);
    const {run} = await engine.run(puzzle, {propagation: 'ac3'});
    const sentence = await run.describe(await run.next(0, 'place'));
    const {text} = await engine.format(puzzle, 'sdk');
    console.log(JSON.stringify({ok, status, solutions, run: run.status, sentence, row: text.split('\\n')[0]}));
    engine.dispose();
  `);
  const {sentence, ...answer} = JSON.parse(printed);
  assert.deepEqual(answer, {
    ok: true,
    status: 'unique',
    solutions: ['481296375256317849379584216948153762165972483732648951614729538527831694893465127'],
    run: 'unique',
    row: '4.129..75',
  });
  assert.match(sentence, /^[A-I]\d is \d/);
});

test('it counts, and solves many, with its modules beside it or where one says that they are', () => {
  const printed = project.run(`
    import {createRequire} from 'node:module';
    import {pathToFileURL} from 'node:url';
    import {createEngine} from 'sudokuscope';
    const path = createRequire(process.cwd() + '/').resolve('sudokuscope/sudoku.wasm');
    for (const wasm of [undefined, pathToFileURL(path)]) {
      const engine = await createEngine({wasm});
      const {count} = await engine.count('.'.repeat(16));
      const {results} = await engine.solveMany(['1.....3..4.....2', '.'.repeat(81), 'no puzzle']);
      console.log(count, ...results.map(({status}) => status));
      engine.dispose();
    }
  `);
  assert.deepEqual(printed.split('\n'), Array(2).fill('288n unique multiple error'));
});

test('steps are drawn as pictures where there is no document', () => {
  const printed = project.run(`
    import {chooseSteps, createEngine, picture, puzzlePicture} from 'sudokuscope';
    const engine = await createEngine();
    const {run} = await engine.run('1.....3..4.....2');
    const {steps} = await chooseSteps(run, {rule: 'lines'}, 3);
    const drawn = [await picture(run, steps[0], {theme: 'dark'}), await puzzlePicture(run.puzzle)];
    console.log(...drawn.map((text) => text.startsWith('<svg ') && text.endsWith('</svg>')));
    engine.dispose();
  `);
  assert.equal(printed, 'true true');
});

test('every module that it exports can be imported where there is no document', () => {
  const others = /\.(wasm|json)$|classic|worker|react|vue|svelte/;
  const names = Object.keys(manifest().exports).filter((name) => !others.test(name));
  const printed = project.run(`
    const known = Reflect.ownKeys(globalThis).length;
    for (const name of ${JSON.stringify(names)}) {
      console.log(Object.keys(await import(name.replace('.', 'sudokuscope'))).length);
    }
    console.log(Reflect.ownKeys(globalThis).length - known);
  `);
  const counts = printed.split('\n').map(Number);
  assert.equal(counts.length, names.length + 1);
  assert.ok(counts[0] > 10);
  assert.equal(counts.at(-1), 0);
});

/** The assumptions of a dependent in TypeScript. */
const dependent = `
  import {createEngine, formatLink, pictures, sharedEngine} from 'sudokuscope';
  import type {Puzzle, RunEvent, Strategy} from 'sudokuscope';
  import {SudokuScope} from 'sudokuscope/element';
  import 'sudokuscope/define';
  const engine = await createEngine({mode: 'worker', simd: false});
  const many = await engine.solveMany(['1.....3..4.....2'],
    {limit: 1, threads: 2, signal: new AbortController().signal, onProgress(done: number, total: number) {}});
  export const text: string | null = many.ok ? many.results[0].solution : many.error.message;
  export const ms: number = many.ok ? many.ms + many.busyMs + many.threads : 0;
  const counted = await engine.count('1.....3..4.....2', {limit: 10n, onProgress(count: bigint) {}});
  export const all: bigint = counted.ok ? counted.count : 0n;
  export const simd: boolean = engine.info().simd;
  const strategy: Strategy = {propagation: 'ac3', variable: 'mrv'};
  const answer = await engine.run('1.....3..4.....2', strategy);
  export const events: RunEvent[] = answer.ok ? await answer.run.events(0, 10) : [];
  if (answer.ok) {
    const {svg, width, words} = await (await pictures(answer.run, {theme: 'dark', candidates: 'focus'})).at(3);
    words.map(({text}) => svg + text.padEnd(width));
  }
  const parsed = await (await sharedEngine()).parse('1.....3..4.....2');
  export const puzzle: Puzzle | null = parsed.ok ? parsed.puzzle : null;
  export const link: string = formatLink({puzzle: '1.....3..4.....2', step: 3});
  const scope: SudokuScope | null = document.querySelector('sudoku-scope');
  if (scope) {
    scope.theme = 'dark';
    scope.seek('end');
    scope.addEventListener('step', () => scope.step + scope.length);
  }
  // @ts-expect-error
  scope?.seek('middle');
  // @ts-expect-error
  engine.solveMany(7);
`;

// With modules by bundler, tests of types.test.js have it.
test('its types hold in a strict TypeScript project with modules by nodenext', () => {
  writeFileSync(join(project.root, 'dependent.ts'), dependent);
  const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));
  // Of declarations, ours are checked; those of browsers, which take longer, are TypeScript's own.
  const options = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--skipDefaultLibCheck', '--target', 'es2022',
    '--lib', 'esnext,dom,dom.iterable', '--module', 'nodenext', '--moduleResolution', 'nodenext'];
  const {status, stdout} = spawnSync(process.execPath, [tsc, ...options, 'dependent.ts'],
    {cwd: project.root, encoding: 'utf8'});
  assert.equal(status, 0, stdout);
});

test('every file that the manifest names is there', () => {
  const {exports, main, types, unpkg, jsdelivr, customElements} = manifest();
  const named = [exports, main, types, unpkg, jsdelivr, customElements].flatMap(pathsIn);
  assert.deepEqual(named.filter((path) => !path.includes('*') && !existsSync(join(project.installed, path))), []);
});

test('modules that do something when they are imported are named, so that bundlers keep them', () => {
  const patterns = manifest().sideEffects.map((path) =>
    new RegExp(`^${path.slice(2).replaceAll('.', '\\.').replace('*', '[\\w-]+')}$`));
  const isKept = (path) => patterns.some((pattern) => pattern.test(path));
  for (const pattern of patterns) assert.ok(project.packed.some((path) => pattern.test(path)), String(pattern));
  const wanted = ['sudoku-scope.js', 'engine-worker.js', 'node/index.js', 'node/sudoku-scope.js'];
  assert.deepEqual(wanted.filter((path) => !isKept(path)), []);
});

test('npm packs modules, the classic script, types, wasm and texts, and nothing else', () => {
  const wanted = ['index.js', 'element.js', 'sudoku-scope.js', 'sudoku-scope.classic.js', 'engine-worker.js',
    'sudoku-core.wasm', 'types/index.d.ts', 'node/index.js', 'custom-elements.json', 'README.md', 'LICENSE',
    'CHANGELOG.md', 'THIRD-PARTY.md', 'package.json'];
  assert.deepEqual(wanted.filter((path) => !project.packed.includes(path)), []);
  const code = /^((node|types)\/)?[\w/-]+(\.classic|\.schema)?(\.js|\.d\.ts|\.wasm|\.json)$/;
  assert.deepEqual(project.packed.filter((path) => !code.test(path) && !wanted.includes(path)), []);
});

test('who imports the classic script gets the module that does the same', () => {
  const {node, import: module, default: script} = manifest().exports['./classic'];
  const {node: nodeElement, default: element} = manifest().exports['./define'];
  assert.deepEqual([node, module, script], [nodeElement, element, './sudoku-scope.classic.js']);
  assert.equal(project.run("import 'sudokuscope/classic'; console.log('imported');"), 'imported');
});

test('what a page gets needs nothing of node', () => {
  const scripts = project.packed.filter((path) => /^[^/]+\.js$/.test(path) && !/^node-(files|worker)/.test(path));
  assert.ok(scripts.length > 40);
  assert.deepEqual(scripts.filter((path) => /["'`]node:/.test(read(path))), []);
  assert.match(read(project.packed.find((path) => path.startsWith('node-files'))), /node:fs/);
});

test('it says who wrote it, what changed, and where it is kept where the project says so', () => {
  const own = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  for (const name of ['author', 'version']) assert.equal(manifest()[name], own[name]);
  for (const [name, address] of Object.entries(addresses(own, process.env))) {
    assert.deepEqual(manifest()[name], address || undefined);
  }
  assert.ok(manifest().author);
  assert.ok(read('CHANGELOG.md').includes(`## ${manifest().version}`));
});

test('where it is kept is told by package.json, or by the host that builds it', () => {
  const environment = {GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'who/what'};
  assert.deepEqual(addresses({}, {...environment, SUDOKUSCOPE_ADDRESS: 'https://example.org'}), {
    repository: {type: 'git', url: 'git+https://github.com/who/what.git'}, homepage: 'https://example.org/',
    bugs: {url: 'https://github.com/who/what/issues'},
  });
  assert.deepEqual(addresses({repository: 'gitlab:a/b', bugs: 'x@y.z'}, environment),
    {repository: 'gitlab:a/b', homepage: '', bugs: 'x@y.z'});
});

test('of others there is only what is named, with its licence', () => {
  const notices = project.packed.filter((path) => path.endsWith('.js')).flatMap((path) =>
    [...read(path).matchAll(/\/\*! ([\w-]+) /g)].map(([, name]) => name));
  const named = read('THIRD-PARTY.md');
  assert.ok(notices.includes('lz-string'));
  assert.deepEqual(notices.filter((name) => !named.includes(`[${name}]`)), []);
  assert.match(named, /Emscripten[\s\S]*musl[\s\S]*LLVM[\s\S]*WITHOUT WARRANTY OF ANY KIND/);
});

test('each error that the README names is had by its example', () => {
  const rows = [...read('README.md').matchAll(/^\| `([\w-]+)` \| .* \| `(.+)` \|$/gm)];
  const examples = rows.filter(([, , example]) => example.includes('('));
  const printed = project.run(`
    import {createEngine, parseLink, parseTrace} from 'sudokuscope';
    const engine = await createEngine();
    const answers = [${examples.map(([, , example]) => `await ${example}`).join(', ')}];
    console.log(answers.map(({error}) => error?.code).join());
    engine.dispose();
  `);
  assert.ok(examples.length >= 15);
  assert.deepEqual(printed.split(','), examples.map(([, code]) => code));
});

/** The JavaScript of the README, as far as it prints what its comments say. */
test('the README says what its example prints', () => {
  const [, example] = /```js\n(import \{createEngine\}[\s\S]*?)```/.exec(read('README.md'));
  const printed = project.run(example);
  assert.match(printed, /^unique 417369825632158947\d+\nGuess: G2 is 8 \(8 or 9; no cell has fewer candidates\)\.$/);
});
