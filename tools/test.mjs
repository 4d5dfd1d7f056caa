// Runs every suite, or those named on the command line, and ends with one line for all of them together. A suite that
// could not run, or had nothing to run, counts as a failure.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism, constants, setPriority} from 'node:os';
import {basename, join} from 'node:path';
import {run} from 'node:test';
import {spec} from 'node:test/reporters';
import {fileURLToPath, pathToFileURL} from 'node:url';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} reasons for skipping, one a test
 * @property {string[]} unsteady files that failed, and passed when they were run again
 */

/** @returns {Counts} */
const none = () => ({passed: 0, failed: 0, skipped: 0, reasons: [], unsteady: []});

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

/** A program of tests that hangs is a failure, not a wait. */
const programTimeoutMs = 30 * 60_000;

const cores = availableParallelism();

/** A browser takes seconds to start and to read the site; eight are few, and leave no core idle for long. */
const browserPrograms = 8;

/** To start node and to compile the engine takes half a second; two programs a core leave none idle for long. */
const enginePrograms = 2 * cores;

/**
 * The suites in the order they are told: the quickest to tell what is wrong come first. The engine's only computes: it
 * runs beside the others, at the lowest priority, on what they leave idle of any core, and is told at the end.
 * @type {{name: string, isBeside?: boolean, run: (isBeside: boolean) => Promise<Counts>}[]}
 */
const suites = [
  ...['architecture', 'web', 'site', 'tools'].map((name) => (
    {name, run: () => runNodeTests(testFiles(`tests/${name}`), cores)})),
  {name: 'wasm', run: () => runNodeTests(programsOf('wasm', testFiles('tests/wasm'), enginePrograms), cores)},
  ...['package', 'cli'].map((name) => ({name, run: () => runNodeTests(testFiles(`tests/${name}`), cores)})),
  ...['visual', 'browser', 'foreign'].map((name) => (
    {name, run: () => runBrowserTests(name, testFiles(`tests/${name}`))})),
  {name: 'engine', isBeside: true, run: (isBeside) => runGoogleTest('build/debug/sudoku_tests', isBeside)},
];

/**
 * Runs a program of GoogleTest on all cores, each with a share of the tests.
 * @param {string} program
 * @param {boolean} isBeside
 * @returns {Promise<Counts>}
 */
async function runGoogleTest(program, isBeside) {
  if (!existsSync(program)) throw new Error(`${program} has not been built: are there tests in tests/engine?`);
  const counts = none();
  const all = await Promise.all(Array.from({length: cores}, (_, share) => runShare(program, share, cores, isBeside)));
  for (const each of all) add(counts, each);
  return counts;
}

/**
 * The output comes as a whole, since others may be talking.
 * @param {string} program
 * @param {number} share
 * @param {number} shares
 * @param {boolean} isBeside
 * @returns {Promise<Counts>}
 */
async function runShare(program, share, shares, isBeside) {
  const report = `build/engine-tests-${share}.json`;
  rmSync(report, {force: true});
  const env = {...process.env, GTEST_SHARD_INDEX: String(share), GTEST_TOTAL_SHARDS: String(shares)};
  const running = spawn(program, ['--gtest_brief=1', `--gtest_output=json:${report}`], {env});
  if (isBeside && running.pid) setPriority(running.pid, constants.priority.PRIORITY_LOW);
  let said = '';
  for (const stream of [running.stdout, running.stderr]) stream.on('data', (text) => { said += text; });
  await once(running, 'close');
  process.stdout.write(said);
  if (!existsSync(report)) throw new Error(`${program} ended before its report was written.`);
  const {tests, failures, testsuites} = JSON.parse(readFileSync(report, 'utf8'));
  const results = testsuites.flatMap((suite) => suite.testsuite.map((test) => test.result));
  const skipped = results.filter((result) => result !== 'COMPLETED').length;
  return {...none(), passed: tests - failures - skipped, failed: failures, skipped};
}

/**
 * @param {string} folder
 * @returns {string[]} paths of the test files in it and below
 */
function testFiles(folder) {
  const files = existsSync(folder) ? filesBelow(folder).filter((name) => name.endsWith('.test.js')).sort() : [];
  if (files.length === 0) throw new Error(`There is no test in ${folder}.`);
  return files.map((name) => join(root, name));
}

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return readdirSync(folder, {withFileTypes: true}).filter(({name}) => name !== 'node_modules').flatMap((entry) =>
    (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]));
}

/**
 * Its report comes as a whole, since another may be on its way.
 * @param {string[]} files
 * @param {number} [atOnce] so many files at a time
 * @param {(file: string) => void} [onFail] is told where a test has failed
 * @returns {Promise<Counts>}
 */
async function runNodeTests(files, atOnce = 1, onFail = () => {}) {
  const counts = none();
  const stream = run({files, concurrency: atOnce, timeout: programTimeoutMs});
  stream.on('test:pass', (test) => {
    count(test, test.skip === undefined ? 'passed' : 'skipped');
    if (typeof test.skip === 'string' && test.skip) counts.reasons.push(test.skip);
  });
  stream.on('test:fail', (test) => {
    count(test, 'failed');
    onFail(test.file ?? '');
  });
  process.stdout.write((await stream.pipe(new spec()).toArray()).join(''));
  return counts;

  /** A group is no test; but a group that fails for a reason of its own, as a file that does not load, is a failure. */
  function count(test, outcome) {
    const group = test.details.type === 'suite' || files.some((path) => test.name.endsWith(basename(path)));
    const own = outcome === 'failed' && test.details.error.failureType !== 'subtestsFailed';
    if (!group || own) counts[outcome] += 1;
  }
}

/**
 * Two files at a time, since a test of a page mostly waits. Several files are one program, which starts one browser.
 * A file with a failure is run once more, by itself, only to tell what kind of failure it was: what passes then depends
 * on how busy the machine is, and is a failure all the same.
 * @param {string} suite
 * @param {string[]} files
 * @returns {Promise<Counts>}
 */
async function runBrowserTests(suite, files) {
  const counts = none();
  const waiting = programsOf(suite, files, browserPrograms);
  const failed = new Set();
  const runWaiting = async () => {
    for (let program = waiting.shift(); program; program = waiting.shift()) {
      add(counts, await runNodeTests([program], 1, (file) => failed.add(file)));
    }
  };
  await Promise.all(Array.from({length: Math.min(2, cores)}, runWaiting));
  for (const file of files.filter((each) => failed.has(each))) {
    console.log(`==> ${basename(file)} once more`);
    const again = await runNodeTests([file]);
    if (again.failed === 0) counts.unsteady.push(basename(file));
  }
  return counts;
}

/**
 * Writes programs that run some of the files each, one after another.
 * @param {string} suite @param {string[]} files @param {number} most programs @returns {string[]} their paths
 */
function programsOf(suite, files, most) {
  return Array.from({length: Math.min(most, files.length)}, (_, share) => {
    const path = join(root, `build/${suite}-tests-${share}.mjs`);
    const own = files.filter((_each, at) => at % most === share);
    writeFileSync(path, own.map((file) => `import ${JSON.stringify(pathToFileURL(file).href)};\n`).join(''));
    return path;
  });
}

/** @param {Counts} total @param {Counts} counts added to it */
function add(total, counts) {
  for (const outcome of ['passed', 'failed', 'skipped']) total[outcome] += counts[outcome];
  total.reasons.push(...counts.reasons);
  total.unsteady.push(...counts.unsteady);
}

/**
 * Says what was not run and why, so that nobody takes it for passed; on GitHub as a warning of its own at the head of
 * the run's page.
 * @param {string[]} reasons one a test
 */
function tellSkipped(reasons) {
  for (const reason of new Set(reasons)) {
    const count = reasons.filter((each) => each === reason).length;
    const sentence = `${count} ${count === 1 ? 'test was' : 'tests were'} NOT RUN: ${reason}`;
    console.log(process.env.GITHUB_ACTIONS ? `::warning title=Tests not run::${sentence}` : `==> ${sentence}`);
  }
}

/**
 * Names what fails at times: it has been counted as failed, and is to be mended as anything else.
 * @param {string[]} files
 */
function tellUnsteady(files) {
  for (const file of files) {
    const sentence = `${file} failed, and passed when it was run by itself: still a failure.`;
    console.log(process.env.GITHUB_ACTIONS ? `::error title=Unsteady test::${sentence}` : `==> ${sentence}`);
  }
}

/**
 * Runs a suite; one that can't be run, or has nothing to run, has failed.
 * @param {(typeof suites)[number]} suite @param {boolean} isBeside
 * @returns {Promise<Counts>}
 */
async function countsOf(suite, isBeside) {
  try {
    const counts = await suite.run(isBeside);
    if (counts.passed + counts.failed + counts.skipped === 0) throw new Error('Nothing ran.');
    return counts;
  } catch (error) {
    console.error(`Suite ${suite.name} did not run. ${error.message}`);
    return {...none(), failed: 1};
  }
}

/** With `--check`, only the words of the command line are looked at, before anything is built. */
const isCheck = process.argv[2] === '--check';
const wanted = process.argv.slice(isCheck ? 3 : 2);
const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  console.error(`No suite ${unknown.join(', ')}. There are: ${suites.map((suite) => suite.name).join(', ')}.`);
  process.exit(2);
}
if (isCheck) process.exit(0);

const total = none();
const chosen = suites.filter(({name}) => wanted.length === 0 || wanted.includes(name));
const beside = chosen.length > 1 ? chosen.find(({isBeside}) => isBeside) : undefined;
if (beside) console.log(`==> Suite ${beside.name} runs beside the others`);
const running = beside && countsOf(beside, true);
for (const suite of chosen) {
  console.log(`==> Suite ${suite.name}`);
  add(total, await (suite === beside ? running : countsOf(suite, false)));
}

tellSkipped(total.reasons);
tellUnsteady(total.unsteady);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 ? 1 : 0);
