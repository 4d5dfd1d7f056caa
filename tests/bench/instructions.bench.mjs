// Instructions that solving a 9x9 takes, counted by valgrind: what the load of the machine cannot blur. Compiled for
// processors with AVX2, since valgrind knows nothing newer. What reading the corpus takes is subtracted.
import {spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {report} from '../support/figures.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'build/bench-instructions');
const program = join(folder, 'solve_corpus');
mkdirSync(folder, {recursive: true});
compile();
for (const corpus of ['easy', 'few', 'hard']) {
  const [once, twice] = [1, 2].map((times) => count(corpus, times));
  const instructions = twice.instructions - once.instructions;
  report(`instructions of a puzzle of the corpus ${corpus}`, '',
    `${Math.round(instructions / once.puzzles)}, ${Math.round(instructions / once.nodes)} a node`, once.puzzles > 0);
}

function compile() {
  const processor = process.arch === 'x64' ? ['-march=x86-64-v3'] : [];
  const sources = ['geometry', 'puzzle', 'check', 'message'].map((file) => `engine/src/${file}.cpp`);
  for (const part of ['solve', 'formats']) {
    const names = readdirSync(join(root, 'engine/src', part), {recursive: true});
    sources.push(...names.filter((name) => name.endsWith('.cpp')).map((name) => `engine/src/${part}/${name}`));
  }
  run('c++', ['-std=c++20', '-O3', '-DNDEBUG', '-pthread', ...processor, `-DSUDOKUSCOPE_SOURCE_DIR="${root}"`,
    `-I${root}engine/include`, `-I${root}engine/src`, `-I${root}tests`,
    join(root, 'tests/bench/instructions/solve_corpus.cpp'), ...sources.map((file) => join(root, file)),
    '-o', program]);
}

function count(corpus, times) {
  const {stdout, stderr} = run('valgrind', ['--tool=callgrind', `--callgrind-out-file=${program}.callgrind`, program,
    corpus, String(times)]);
  const [puzzles, nodes] = stdout.trim().split(' ').map(Number);
  return {puzzles, nodes, instructions: Number(/Collected : (\d+)/.exec(stderr)[1])};
}

function run(command, args) {
  const result = spawnSync(command, args, {encoding: 'utf8'});
  if (result.status !== 0) throw new Error(`${command} failed: ${result.stderr ?? result.error}`);
  return result;
}
