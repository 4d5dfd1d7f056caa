// Runs the benchmarks and prints one table of what is wanted and what was measured. A benchmark is a program of its
// own, tests/bench/**/*.bench.mjs, that prints one JSON line a figure (tests/support/figures.mjs); whatever else it
// prints is passed on. Words on the command line pick the benchmarks whose path holds one of them.
import {spawn} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {createInterface} from 'node:readline';
import {fileURLToPath} from 'node:url';

/** @typedef {{figure: string, wanted: string, got: string, ok: boolean}} Figure */

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/**
 * @param {string} program
 * @returns {Promise<Figure[]>} what it measured; a failure where it broke off or measured nothing
 */
async function measure(program) {
  console.log(`==> ${program}`);
  const child = spawn(process.execPath, [program], {stdio: ['ignore', 'pipe', 'inherit']});
  const ended = new Promise((done) => child.once('close', done));
  const figures = [];
  for await (const line of createInterface({input: child.stdout})) {
    if (line.startsWith('{"figure"')) figures.push(JSON.parse(line));
    else console.log(line);
  }
  const status = await ended;
  if (status === 0 && figures.length > 0) return figures;
  const got = status === 0 ? 'nothing was measured (see above)' : `ended with ${status}`;
  return [...figures, {figure: program, wanted: 'figures', got, ok: false}];
}

/** @param {Figure[]} figures */
function printTable(figures) {
  const cells = figures.map(({figure, wanted, got, ok}) => [figure, wanted, got, ok ? 'yes' : 'no']);
  const rows = [['figure', 'wanted', 'got', 'holds'], ...cells];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  console.log();
  for (const row of rows) console.log(row.map((text, column) => text.padEnd(widths[column])).join('  ').trimEnd());
}

/** With `--check`, only the words of the command line are looked at, before anything is built. */
const isCheck = process.argv[2] === '--check';
const words = process.argv.slice(isCheck ? 3 : 2);
const programs = ['tests/bench', 'tests/bench/browser']
  .flatMap((folder) => readdirSync(folder).sort().map((name) => `${folder}/${name}`))
  .filter((path) => path.endsWith('.bench.mjs'))
  .filter((path) => words.length === 0 || words.some((word) => path.includes(word)));

if (programs.length === 0) {
  console.error(`No benchmark has ${words.join(' or ')} in its name. They are in tests/bench.`);
  process.exit(2);
}
if (isCheck) process.exit(0);

const figures = [];
for (const program of programs) figures.push(...await measure(program));
printTable(figures);
const missed = figures.filter(({ok}) => !ok).length;
console.log(`\n${figures.length - missed} of ${figures.length} figures hold`);
process.exit(missed > 0 || figures.length === 0 ? 1 : 0);
