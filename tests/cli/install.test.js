// The files that `cmake --install` installs are found by another project, which compiles the example of the engine's
// README.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import test from 'node:test';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const build = join(root, 'build/debug');
const readme = readFileSync(new URL('../../engine/README.md', import.meta.url), 'utf8');
const block = (language) => new RegExp('```' + language + '\\n([^`]*)```').exec(readme)[1];

function run(command, words) {
  const {status, stdout, stderr} = spawnSync(command, words, {encoding: 'utf8'});
  assert.equal(status, 0, `${command} ${words.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

test('the example is compiled against the installed package, and runs', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'sudokuscope-install-'));
  t.after(() => rmSync(folder, {recursive: true}));
  const [prefix, source, built] = ['prefix', 'source', 'built'].map((name) => join(folder, name));
  run('cmake', ['--install', build, '--prefix', prefix]);
  assert.match(readFileSync(join(prefix, 'share/man/man1/sudokuscope.1'), 'utf8'), /^\.TH SUDOKUSCOPE 1 /);
  assert.ok(existsSync(join(prefix, 'include/sudoku/solve.hpp')));
  assert.match(run(join(prefix, 'bin/sudokuscope'), ['--version']), /^sudokuscope \d/);

  mkdirSync(source);
  writeFileSync(join(source, 'main.cpp'), block('cpp'));
  writeFileSync(join(source, 'CMakeLists.txt'), ['cmake_minimum_required(VERSION 3.22)',
    'project(example LANGUAGES CXX)', 'add_executable(example main.cpp)', block('cmake')].join('\n'));
  run('cmake', ['-S', source, '-B', built, `-DCMAKE_PREFIX_PATH=${prefix}`]);
  run('cmake', ['--build', built]);
  assert.match(run(join(built, 'example'), []), /^unique 417369825\d{72}\nHidden single/);
});

test('built to be installed, as the README says, no warning of another compiler is an error', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'sudokuscope-configure-'));
  t.after(() => rmSync(folder, {recursive: true}));
  run('cmake', ['-S', root, '-B', folder, '-DCMAKE_BUILD_TYPE=Release', '-DSUDOKUSCOPE_TESTS=OFF',
    '-DCMAKE_EXPORT_COMPILE_COMMANDS=ON']);
  const commands = JSON.parse(readFileSync(join(folder, 'compile_commands.json'), 'utf8'));
  assert.ok(commands.length > 100);
  assert.ok(commands.every(({command}) => command.includes('-Wall') && !command.includes('-Werror')));
});
