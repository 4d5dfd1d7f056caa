// Runs what takes too long for ./dev test: every fuzz target for some minutes, then all C++ tests, with those that are
// otherwise skipped because they take minutes, and the recipes of CONTRIBUTING.md. The result is kept in docs/soak.md.
import {spawnSync} from 'node:child_process';
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {checkProofs, inWords} from './check-proofs.mjs';
import {fuzz, fuzzTargets} from './fuzzing.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/** With `--check`, only the words of the command line are looked at, before anything is built. */
const isCheck = process.argv[2] === '--check';
const minutes = Number(process.argv[isCheck ? 3 : 2] ?? 5);
if (!(minutes > 0)) {
  console.error('How many minutes? For example: ./dev soak 10');
  process.exit(2);
}
if (isCheck) process.exit(0);


/** @param {string} target */
function fuzzed(target) {
  const {ok, executed} = fuzz(target, `-max_total_time=${Math.round(minutes * 60)}`);
  return note(target, `${executed.toLocaleString('en')} executions in ${minutes} min`, ok);
}

/** @type {string[]} the rows of docs/soak.md */
const rows = [];

/** @param {string} what @param {string} howMuch @param {boolean} ok */
function note(what, howMuch, ok) {
  rows.push(`| ${what} | ${howMuch} | ${ok ? 'nothing found' : '**found something**'} |`);
  return ok;
}

function longTests() {
  const first = String(Date.now() % 1_000_000);
  console.log(`==> All C++ tests, the long ones too, on samples from ${first} on`);
  const env = {...process.env, SUDOKUSCOPE_SOAK: '1', SUDOKUSCOPE_SAMPLES: '3', SUDOKUSCOPE_FIRST_SAMPLE: first};
  const {status, stdout} = spawnSync('build/release/sudoku_tests',
    ['--gtest_brief=1', `--gtest_filter=-${SOLVING}:${PEOPLE}:${WORST}`],
    {stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8', env});
  console.log(stdout);
  const count = /(\d+) tests from/.exec(stdout)?.[1] ?? '0';
  return note('C++ tests, three samples of each kind', `${count} tests, samples from ${first} on`, status === 0);
}

/** Tests of human techniques that take long when they are asked to. */
const PEOPLE = 'HumanLaws.*';

/** The laws of human techniques on as many positions as the test takes when it is asked to soak. */
function people() {
  const first = String(Date.now() % 1_000_000);
  console.log(`==> The laws of human techniques on 100,000 positions, puzzles from ${first} on`);
  const env = {...process.env, SUDOKUSCOPE_SOAK: '1', SUDOKUSCOPE_FIRST_SAMPLE: first};
  const {status} = spawnSync('build/release/sudoku_tests', ['--gtest_brief=1', `--gtest_filter=${PEOPLE}`],
    {stdio: ['ignore', 'inherit', 'inherit'], env});
  return note('Laws of human techniques', `100,000 positions of eight shapes, puzzles from ${first} on`, status === 0);
}

/** Tests of the solvers that take long when they are asked to. */
const SOLVING = '*Generated9*:*SolvedSet*';

/** The solvers against the oracles: brute force, and `cadical` for large grids, where it is installed. */
function solving() {
  const first = String(Date.now() % 1_000_000);
  console.log(`==> A million generated 9x9 from seed ${first}, and every set at hand, against the oracles`);
  const env = {...process.env, SUDOKUSCOPE_SOAK: '1', SUDOKUSCOPE_FIRST_SAMPLE: first};
  const {status, stdout} = spawnSync('build/release/sudoku_tests', [`--gtest_filter=${SOLVING}`],
    {stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8', env});
  const passed = [...stdout.matchAll(/^\[ +OK \].*SolvedSet\S+\/\d+_(\w+)/gm)].map(([, set]) => set);
  console.log(status === 0 ? `sets: ${passed.join(', ')}` : stdout);
  return note('The solvers against brute force and cadical',
    `1,000,000 generated 9x9 (seed ${first}) and ${passed.length} sets: ${passed.join(', ')}`, status === 0);
}

/** Looks for the 9x9 that takes longest, for an hour. */
const WORST = 'SolveWorstCase.*';

/** Climbs for what costs the 9x9 solver most: nothing may take it five milliseconds. */
function climbing() {
  const first = String(Date.now() % 1_000_000);
  console.log(`==> Climbing for the worst 9x9 for an hour, from seed ${first}`);
  const env = {...process.env, SUDOKUSCOPE_SOAK: '1', SUDOKUSCOPE_FIRST_SAMPLE: first};
  const {status, stdout} = spawnSync('build/release/sudoku_tests', [`--gtest_filter=${WORST}`],
    {stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8', env});
  console.log(stdout);
  const worst = /^worst: (.*)$/m.exec(stdout)?.[1] ?? 'not finished';
  return note('Climbing for the worst 9x9', `an hour from seed ${first}; worst: ${worst}`, status === 0);
}

/** Each set is a puzzle of each kind and shape, run by every propagator; a process each, for the runs are kept. */
const SETS = 40;

/** The laws of runs on many puzzles. */
function manyPuzzles() {
  const first = Date.now() % 1_000_000;
  console.log(`==> The laws of runs on ${SETS} sets of samples, from ${first} on`);
  const names = ['Reason', 'Chain', 'Summary', 'Tree', 'Learning'];
  const laws = names.map((law) => `*${law}Laws*`).join(':') + ':*FixpointLawsOf*';
  const failed = Array.from({length: SETS}, (_, set) => first + set).filter((sample) => {
    const env = {...process.env, SUDOKUSCOPE_SOAK: '1', SUDOKUSCOPE_FIRST_SAMPLE: String(sample)};
    return spawnSync('build/release/sudoku_tests', ['--gtest_brief=1', `--gtest_filter=${laws}`],
      {stdio: ['ignore', 'inherit', 'inherit'], env}).status !== 0;
  });
  return note('Laws of statistics, trees, reasons, chains, learning and fixpoints',
    `${SETS} puzzles of each kind and shape, samples from ${first} on`, failed.length === 0);
}

/** Proofs of each puzzle of every set, by our checker and by those of others. */
async function proofs() {
  console.log('==> Proofs of every set, checked by drat-trim and lrat-check, too');
  const result = await checkProofs();
  if (!result) {
    console.log('drat-trim can\'t be had here: put it and lrat-check on the PATH, or name DRAT_TRIM_SOURCE.');
    rows.push('| Proofs by drat-trim, lrat-check and our checker | none | **not done: drat-trim can\'t be had** |');
    return false;
  }
  console.log(inWords(result), result.failed.join(' '));
  return note('Proofs by drat-trim, lrat-check and our checker', inWords(result), result.failed.length === 0);
}

/** The sentences of steps, reasons, hints, techniques, constraints and errors on so many positions each. */
const POSITIONS = 10_000;

/** Sentences that people read: how long they are, and whether what they claim is true. */
function sentences() {
  console.log(`==> Sentences on ${POSITIONS} positions`);
  const files = ['plain-positions', 'plain-hints', 'claims', 'technique-words', 'constraint-words']
    .map((name) => `tests/wasm/words/${name}.test.js`);
  const {status} = spawnSync('node', ['--test', ...files],
    {stdio: ['ignore', 'inherit', 'inherit'], env: {...process.env, SUDOKUSCOPE_POSITIONS: String(POSITIONS)}});
  return note('Sentences: at most 25 words, and true', `${POSITIONS.toLocaleString('en')} positions each of: ` +
    'steps and reasons, hints and techniques, constraints', status === 0);
}

/**
 * The tests in some folders of which `./dev test` takes a part: those that ask how much they are to take on.
 * @param {string[]} folders
 */
function sampled(...folders) {
  const asks = (/** @type {string} */ path) => /\/soak\.mjs'|SUDOKUSCOPE_SOAK/.test(readFileSync(path, 'utf8'));
  return folders.flatMap((folder) => readdirSync(folder, {recursive: true}).map((name) => `${folder}/${name}`))
    .filter((path) => path.endsWith('.test.js') && !path.includes('/node_modules/') && asks(path)).sort();
}

/** Runs the whole of these tests. @param {string[]} files */
function whole(files) {
  const {status} = spawnSync('node', ['--test', ...files],
    {stdio: ['ignore', 'inherit', 'inherit'], env: {...process.env, SUDOKUSCOPE_SOAK: '1'}});
  return status === 0;
}

/** The tests under node, and those of the package with every bundler. */
function underNode() {
  console.log('==> Signals that come later, every phase of trials within trials, damaged proofs, links of many states');
  const ok = whole(sampled('tests/wasm', 'tests/web', 'tests/site', 'tests/package'));
  return note('Under node: signals, phases in plain words, damaged proofs, links, all bundlers',
    '300 ms before each signal, 200 phases a run, 1,000 damages, 100,000 states', ok);
}

/** The tests of pages, one file at a time: some count the frames or the milliseconds of a page. */
function pages() {
  console.log('==> Pages in every theme, at every width and in every language, long runs, the bench of the page');
  const files = sampled('tests/browser');
  const failed = files.filter((file) => !whole([file]));
  if (failed.length > 0) console.log(failed.join(' '));
  return note('Pages: themes, widths, languages, long runs',
    `${files.length} files, 49 widths, 69 million tries`, failed.length === 0);
}

/** The recipes of CONTRIBUTING.md for adding to the engine, done in a copy. */
function recipes() {
  const {status} = spawnSync('node', ['tools/try-recipes.mjs'], {stdio: ['ignore', 'inherit', 'inherit']});
  return note('The recipes of CONTRIBUTING.md', 'a propagator and a technique more, in a copy', status === 0);
}

const failed = fuzzTargets().filter((target) => !fuzzed(target));
for (const test of [longTests, people, solving, climbing, manyPuzzles]) if (!test()) failed.push('sudoku_tests');
if (!await proofs()) failed.push('tools/check-proofs.mjs');
if (!sentences()) failed.push('tests/wasm/words');
if (!underNode()) failed.push('tests under node');
if (!pages()) failed.push('tests/browser');
if (!recipes()) failed.push('tools/try-recipes.mjs');
writeFileSync('docs/soak.md', `# The last soak

What \`./dev soak\` did and found on ${new Date().toISOString().slice(0, 10)}.

| what | how much | result |
|---|---|---|
${rows.join('\n')}
`);
console.log(failed.length === 0 ? 'Nothing found.' : `Found something: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
