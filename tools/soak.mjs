// What takes too long for ./dev test: every fuzz target for some minutes, then all C++ tests, with those that are
// otherwise skipped because they take minutes.
import {spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync} from 'node:fs';
import {basename} from 'node:path';
import {fileURLToPath} from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const minutes = Number(process.argv[2] ?? 5);
if (!(minutes > 0)) {
  console.error('How many minutes? For example: ./dev soak 10');
  process.exit(2);
}

/** What libFuzzer finds interesting is kept, so that the next soak starts from there. */
function fuzz(target) {
  console.log(`==> Fuzzing ${target}`);
  const corpus = `build/fuzz/corpus-${target}`;
  mkdirSync(corpus, {recursive: true});
  const seconds = Math.round(minutes * 60);
  const options = [`-max_total_time=${seconds}`, '-print_final_stats=1', '-artifact_prefix=build/fuzz/'];
  return spawnSync(`build/fuzz/${target}`, [...options, corpus], {stdio: 'inherit'}).status === 0;
}

function longTests() {
  const first = String(Date.now() % 1_000_000);
  console.log(`==> All C++ tests, the long ones too, on samples from ${first} on`);
  const env = {...process.env, SUDOKUSCOPE_SOAK: '1', SUDOKUSCOPE_SAMPLES: '3', SUDOKUSCOPE_FIRST_SAMPLE: first};
  return spawnSync('build/release/sudoku_tests', ['--gtest_brief=1'], {stdio: 'inherit', env}).status === 0;
}

const targets = readdirSync('tests/fuzz').filter((name) => name.endsWith('.cpp')).map((name) => basename(name, '.cpp'));
const failed = targets.filter((target) => !fuzz(target));
if (!longTests()) failed.push('sudoku_tests');
console.log(failed.length === 0 ? 'Nothing found.' : `Found something: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
