// Fuzzes the readers of texts, from the corpus in tests/fuzz: no crash, no leak, no text that takes long.
import {fileURLToPath} from 'node:url';
import {fuzz, fuzzTargets} from './fuzzing.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/** With `--check`, only the words of the command line are looked at, before anything is built. */
const isCheck = process.argv[2] === '--check';
const executions = Number(process.argv[isCheck ? 3 : 2] ?? 10_000_000);
if (!(executions > 0)) {
  console.error('How many executions? For example: ./dev fuzz 100000');
  process.exit(2);
}
if (isCheck) process.exit(0);

const failed = fuzzTargets().filter((target) => !fuzz(target, `-runs=${executions}`).ok);
console.log(failed.length === 0 ? 'Nothing found.' : `Found something: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
