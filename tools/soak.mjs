// For as long as one likes: every fuzz target on its own, then the property tests again and again in random order.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync} from 'node:fs';
import {basename} from 'node:path';
import {fileURLToPath} from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const minutes = Number(process.argv[2] ?? 5);
if (!(minutes > 0)) {
  console.error('How many minutes? For example: ./dev soak 10');
  process.exit(2);
}

const targets = existsSync('tests/fuzz') ? readdirSync('tests/fuzz').filter((name) => name.endsWith('.cpp')) : [];
const failed = [...targets.map((name) => basename(name, '.cpp')).filter((name) => !fuzz(name)),
  ...(repeatProperties() ? [] : ['property tests'])];
console.log(failed.length === 0 ? 'Nothing found.' : `Found something: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);

/** What libFuzzer finds interesting is kept in build/fuzz, so that the next soak starts from there. */
function fuzz(target) {
  console.log(`==> Fuzzing ${target}`);
  const corpus = `build/fuzz/corpus-${target}`;
  mkdirSync(corpus, {recursive: true});
  const seconds = Math.round(minutes * 60);
  const options = [`-max_total_time=${seconds}`, '-print_final_stats=1', '-artifact_prefix=build/fuzz/'];
  return spawnSync(`build/fuzz/${target}`, [...options, corpus], {stdio: 'inherit'}).status === 0;
}

/** Each round shuffles with a seed of its own, which GoogleTest prints. */
function repeatProperties() {
  console.log('==> Repeating the property tests');
  const end = Date.now() + minutes * 60_000;
  const options = ['--gtest_filter=*Property*:*Law*', '--gtest_shuffle', '--gtest_brief=1'];
  do {
    if (spawnSync('build/debug/sudoku_tests', options, {stdio: 'inherit'}).status !== 0) return false;
  } while (Date.now() < end);
  return true;
}
