// Programs of benchmarks whose instructions valgrind counts: these don't depend on the load of the machine. They and
// the engine are compiled by clang as for other benchmarks, but for processors with AVX2, since valgrind knows nothing
// newer.
import {spawnSync} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

const PRESET = 'counted';
const OPTIONS = ['-std=c++20', '-O3', '-DNDEBUG', '-march=x86-64-v3', '-ffp-contract=off', '-pthread'];
const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(root, 'build', PRESET);

/** The engine as a library, built once. */
export function buildEngine() {
  mkdirSync(folder, {recursive: true});
  run('cmake', ['--preset', PRESET]);
  run('cmake', ['--build', '--preset', PRESET, '--target', 'sudoku_engine']);
}

/**
 * Compiles a program against the engine.
 * @param {string} name of the program
 * @param {string} source its path in the project
 * @param {string} [sources] the folder that has the engine's sources, as far as they are included
 * @returns {string} the program
 */
export function compile(name, source, sources = join(root, 'engine/src')) {
  const program = join(folder, name);
  const places = [sources, join(root, 'engine/include'), join(root, 'tests'), join(folder, 'tables')];
  run('clang++', [...OPTIONS, `-DSUDOKUSCOPE_SOURCE_DIR="${root}"`, ...places.map((place) => `-I${place}`),
    join(root, source), join(folder, 'libsudoku_engine.a'), '-o', program]);
  return program;
}

/**
 * Runs a program.
 * @param {string} program @param {string[]} [words] of its command line
 * @returns {{printed: string, instructions: number}}
 */
export function count(program, words = []) {
  const {stdout, stderr} = run('valgrind', ['--tool=callgrind', `--callgrind-out-file=${program}.callgrind`, program,
    ...words]);
  return {printed: stdout.trim(), instructions: Number(/Collected : (\d+)/.exec(stderr)?.[1])};
}

/** @param {string} command @param {string[]} words */
function run(command, words) {
  const result = spawnSync(command, words, {cwd: root, encoding: 'utf8'});
  if (result.status !== 0) throw new Error(`${command} failed: ${result.stderr ?? result.error}`);
  return result;
}
