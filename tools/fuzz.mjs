// Fuzzes the readers of texts, from the corpus in tests/fuzz: no crash, no leak, no text that takes long.
import {fileURLToPath} from 'node:url';
import {fuzz, fuzzTargets} from './fuzzing.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const executions = Number(process.argv[2] ?? 10_000_000);
if (!(executions > 0)) {
  console.error('How many executions? For example: ./dev fuzz 100000');
  process.exit(2);
}
const failed = fuzzTargets().filter((target) => !fuzz(target, `-runs=${executions}`).ok);
console.log(failed.length === 0 ? 'Nothing found.' : `Found something: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
