// The JavaScript package as others get it: built into build/package, packed, and used under node without options.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
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
