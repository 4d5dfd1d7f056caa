// The JavaScript package as others get it: built into build/package, packed, and used under node without options.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import test from 'node:test';
import {fileURLToPath} from 'node:url';

const folder = new URL('../../build/package/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'));

/** Runs a module's text in a process of its own that finds the package by name, as a dependent would. */
function runDependent(code) {
  const options = {cwd: fileURLToPath(folder), encoding: 'utf8', timeout: 60_000};
  return spawnSync(process.execPath, ['--input-type=module', '--eval', code], options);
}

test('createEngine() solves under node without options, and lets the process end', () => {
  const {status, stdout, stderr} = runDependent(`
    import {createEngine} from 'sudokuscope';
    const engine = await createEngine();
    const puzzle = '4.129..752..3..8...7..8...6...1.3.621.5...4.373.6.8...6...2..3...7..1..489..651.7';
    const {ok, status, solutions} = await engine.solve(puzzle);
    console.log(JSON.stringify({ok, status, solutions}));
    engine.dispose();
  `);
  assert.equal(status, 0, stderr);
  assert.deepEqual(JSON.parse(stdout), {
    ok: true,
    status: 'unique',
    solutions: ['481296375256317849379584216948153762165972483732648951614729538527831694893465127'],
  });
});

test('it counts, and solves many, with its modules beside it or where one says that they are', () => {
  const {status, stdout, stderr} = runDependent(`
    import {createEngine} from 'sudokuscope';
    for (const wasm of [undefined, new URL('sudoku-core.wasm', 'file://' + process.cwd() + '/')]) {
      const engine = await createEngine({wasm});
      const {count} = await engine.count('.'.repeat(16));
      const {results} = await engine.solveMany(['1.....3..4.....2', '.'.repeat(81), 'no puzzle']);
      console.log(count, ...results.map(({status}) => status));
      engine.dispose();
    }
  `);
  assert.equal(status, 0, stderr);
  assert.deepEqual(stdout.trim().split('\n'), Array(2).fill('288n unique multiple error'));
});

/** What a dependent in TypeScript takes for granted. */
const dependent = `
  import {createEngine} from 'sudokuscope';
  const engine = await createEngine({mode: 'worker', simd: false});
  const many = await engine.solveMany(['1.....3..4.....2'],
    {limit: 1, threads: 2, signal: new AbortController().signal, onProgress(done: number, total: number) {}});
  export const text: string | null = many.ok ? many.results[0].solution : many.error.message;
  export const ms: number = many.ok ? many.ms + many.busyMs + many.threads : 0;
  const counted = await engine.count('1.....3..4.....2', {limit: 10n, onProgress(count: bigint) {}});
  export const all: bigint = counted.ok ? counted.count : 0n;
  export const simd: boolean = engine.info().simd;
  // @ts-expect-error
  engine.solveMany(7);
`;

test('its types hold in a strict TypeScript project', (t) => {
  const project = mkdtempSync(join(tmpdir(), 'sudokuscope-'));
  t.after(() => rmSync(project, {recursive: true}));
  mkdirSync(join(project, 'node_modules'));
  symlinkSync(fileURLToPath(folder), join(project, 'node_modules/sudokuscope'));
  writeFileSync(join(project, 'package.json'), '{"type": "module"}');
  writeFileSync(join(project, 'dependent.ts'), dependent);
  const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));
  const options = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'esnext,dom,dom.iterable',
    '--module', 'nodenext'];
  const {status, stdout} = spawnSync(process.execPath, [tsc, ...options, 'dependent.ts'],
    {cwd: project, encoding: 'utf8'});
  assert.equal(status, 0, stdout);
});

test('the element can be imported where there is no document', () => {
  const {status, stdout, stderr} = runDependent(`
    import {SudokuScope} from 'sudokuscope/element';
    console.log(typeof SudokuScope);
  `);
  assert.equal(status, 0, stderr);
  assert.equal(stdout.trim(), 'function');
});

test('every file that the manifest names is there', () => {
  const targets = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(targets));
  const {exports, imports, main, types, unpkg, jsdelivr} = manifest;
  const named = [exports, imports, main, types, unpkg, jsdelivr].flatMap(targets).filter((path) => !path.includes('*'));
  assert.deepEqual(named.filter((path) => !existsSync(new URL(path, folder))), []);
});

test('npm packs code, types, wasm, README and LICENSE', () => {
  const {stdout, stderr} = spawnSync('npm', ['pack', '--dry-run', '--json'], {cwd: folder, encoding: 'utf8'});
  assert.match(stdout, /\S/, stderr);
  const answer = JSON.parse(stdout);
  const [{files}] = Array.isArray(answer) ? answer : Object.values(answer);
  const paths = files.map(({path}) => path);
  const wanted = ['index.js', 'engine-worker.js', 'sudoku-core.wasm', 'types/index.d.ts', 'src/index.js', 'README.md',
    'LICENSE'];
  assert.deepEqual(wanted.filter((path) => !paths.includes(path)), []);
});
