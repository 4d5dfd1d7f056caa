// The cost of the hooks of the trace if they are compiled out: instructions of the untraced search, for those of the
// same sources with every hook taken out of the text. Counted by valgrind, so the machine's load does not matter.
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {report} from '../support/figures.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'build/bench-hooks');
const hook = /^\s*(?:this->)?trace_\.\w+\([^;]*\);\n/gm;

mkdirSync(folder, {recursive: true});
cpSync(join(root, 'engine/src'), join(folder, 'without'), {recursive: true});
let removed = 0;
for (const part of ['propagation', 'search']) {
  for (const name of readdirSync(join(folder, 'without', part)).filter((file) => file.endsWith('.hpp'))) {
    const path = join(folder, 'without', part, name);
    writeFileSync(path, readFileSync(path, 'utf8').replace(hook, () => (++removed, '')));
  }
}

const withHooks = count('with', join(root, 'engine/src'));
const withoutHooks = count('no-hooks', join(folder, 'without'));
const more = (withHooks.instructions / withoutHooks.instructions - 1) * 100;
report(`instructions of the untraced search for one without its ${removed} hooks`, 'within 3 %',
  `${more.toFixed(2)} % more`,
  Math.abs(more) <= 3 && removed > 10 && withHooks.nodes === withoutHooks.nodes);

/** Compiles the program against sources of the search, and counts what it executes. */
function count(name, sources) {
  const program = join(folder, name);
  const texts = ['geometry', 'puzzle', 'message'].map((file) => `engine/src/${file}.cpp`);
  const formats = readdirSync(join(root, 'engine/src/formats')).filter((file) => file.endsWith('.cpp'));
  const cold = [...texts, ...formats.map((file) => `engine/src/formats/${file}`)].map((file) => join(root, file));
  run('c++', ['-std=c++20', '-O3', '-DNDEBUG', `-I${sources}`, `-I${root}engine/include`, `-I${root}engine/src`,
    join(root, 'tests/bench/hooks/untraced.cpp'), ...cold, '-o', program]);
  const {stdout, stderr} = run('valgrind', ['--tool=callgrind', `--callgrind-out-file=${program}.callgrind`, program]);
  return {nodes: stdout.trim(), instructions: Number(/Collected : (\d+)/.exec(stderr)[1])};
}

function run(command, args) {
  const result = spawnSync(command, args, {encoding: 'utf8'});
  if (result.status !== 0) throw new Error(`${command} failed: ${result.stderr ?? result.error}`);
  return result;
}
