// Running a libFuzzer target of tests/fuzz, from the texts that are kept there.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync} from 'node:fs';
import {basename} from 'node:path';

/** Longer texts say little that shorter ones don't, and take long. */
const LONGEST = 2000;

/** The names of all targets. */
export function fuzzTargets() {
  return readdirSync('tests/fuzz').filter((name) => name.endsWith('.cpp')).map((name) => basename(name, '.cpp'));
}

/**
 * Runs a target until its limit. What libFuzzer finds interesting is kept in build/, so that the next run starts from
 * there.
 * @param {string} target
 * @param {string} limit an option of libFuzzer: `-runs=…` or `-max_total_time=…`
 * @returns {{ok: boolean, executed: number}}
 */
export function fuzz(target, limit) {
  console.log(`==> Fuzzing ${target}`);
  const found = `build/fuzz/corpus-${target}`;
  mkdirSync(found, {recursive: true});
  const words = `tests/fuzz/${target}.dict`;
  const corpora = [found, `tests/fuzz/corpus/${target}`].filter((folder) => existsSync(folder));
  const options = [limit, `-max_len=${LONGEST}`, '-timeout=10', '-print_final_stats=1', '-artifact_prefix=build/fuzz/',
    ...(existsSync(words) ? [`-dict=${words}`] : [])];
  const {status, stderr} = spawnSync(`build/fuzz/${target}`, [...options, ...corpora],
    {stdio: ['ignore', 'inherit', 'pipe'], encoding: 'utf8', maxBuffer: 1e9});
  const executed = Number(/number_of_executed_units: (\d+)/.exec(stderr)?.[1] ?? 0);
  console.log(status === 0 ? `${executed} executions` : stderr.slice(-4000));
  return {ok: status === 0, executed};
}
