// Applies the two recipes of CONTRIBUTING.md, "Adding a propagator" and "Adding a human technique", to a copy of the
// project: a small propagator and a small technique of tools/recipes. The copy is built, natively and as a site. The
// laws are run on what is new, the tests of the page are asked for it, and a browser looks at it: the picker, the
// sentences and the drawings. The first time, that takes as long as building everything; later, only what has changed
// is built.
import {spawnSync} from 'node:child_process';
import {
  cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {NUMBER, propagator, technique, techniqueWords} from './recipes/edits.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const copy = join(root, 'build/recipes');

const LAWS = '*naked_pairs*:ReasonVerifier.*:PropagatorCases.*:HumanLaws.*';
/** The sources in tests/engine that these laws need; the copy does without the others, most of what is compiled. */
const HAS_LAWS = /^(constraints|propagation|search)\/|^human\/human_laws_test\.cpp$|^sanitizers\.cpp$/;

/** Tests of the page that go by the tables and the messages. */
const PAGE_TESTS = ['client/propagators', 'words/technique-content', 'language/catalogue', 'language/plain-messages']
  .map((name) => `tests/web/${name}.test.js`);
const CONTENT_TEST = 'tests/web/words/technique-content.test.js';
/** Looks at the built site. */
const BROWSER_TEST = 'tools/recipes/page.test.js';

/** The words that the test must have for a technique that has nothing but its code and its line. */
const NAMED = ['words', 'article', 'example', ...['en', 'de', 'es'].flatMap((language) =>
  ['name', 'concept', 'summary'].map((kind) => `${kind} in ${language}`))]
  .map((what) => `naked-quintuple has no ${what}`);

/** Asks the lists for pages, and what they are to answer. */
const ASKED = `
import {causes} from './build/wasm/causes.js';
import {propagators} from './build/wasm/propagators.js';
import {techniques} from './build/wasm/techniques.js';
const ids = [causes.find(([number]) => number === ${NUMBER})[1], ...[propagators, techniques].map((list) =>
  list.find(({id}) => id === 'naked-pairs' || id === 'naked-quintuple').name)];
console.log(ids.join(', '));`;
const ANSWERED = 'naked-pairs, Naked pairs, Naked quintuple';

/** Files of the last copy that are changed, with their times: what is as it was need not be built again. */
const last = new Map([propagator, technique, techniqueWords].flatMap(({changes}) => Object.keys(changes))
  .filter((path) => existsSync(join(copy, path)))
  .map((path) => [path, {text: readFileSync(join(copy, path), 'utf8'), time: statSync(join(copy, path)).mtime}]));

const failure = check();
if (failure) console.error(failure);
console.log(failure ? 'A recipe of CONTRIBUTING.md does not hold.' : 'The recipes of CONTRIBUTING.md hold.');
process.exit(failure ? 1 : 0);

/** The first check that fails. @returns {string} empty where all is well */
function check() {
  copyProject();
  carryOut(propagator);
  carryOut(technique);
  const lists = buildLists() || askLists() || findWhatLacks();
  if (lists) return lists;
  carryOut(techniqueWords);
  return testPage() || buildNative() || runLaws() || buildSite() || lookAtPage();
}

/** All sources, as old as they are; what is installed is not copied, and what the last copy built is kept. */
function copyProject() {
  console.log(`==> A copy of the project in ${copy}`);
  mkdirSync(copy, {recursive: true});
  for (const name of readdirSync(copy).filter((each) => each !== 'build')) rmSync(join(copy, name), {recursive: true});
  const tests = join(root, 'tests/engine/');
  const isNeeded = (/** @type {string} */ path) => !path.endsWith('node_modules') &&
    !(path.startsWith(tests) && path.endsWith('.cpp') && !HAS_LAWS.test(path.slice(tests.length)));
  for (const name of readdirSync(root).filter((each) => !['.git', 'build', 'node_modules'].includes(each))) {
    cpSync(join(root, name), join(copy, name), {recursive: true, preserveTimestamps: true, filter: isNeeded});
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
}

/** @param {import('./recipes/edits.mjs').Part} part */
function carryOut({files, changes}) {
  for (const [path, name] of Object.entries(files)) {
    cpSync(join(root, 'tools/recipes', name), join(copy, path), {preserveTimestamps: true});
  }
  for (const [path, list] of Object.entries(changes)) change(path, list);
}

/**
 * Replaces parts of a file of the copy, each of which has to be there.
 * @param {string} path @param {import('./recipes/edits.mjs').Change[]} changes
 */
function change(path, changes) {
  let text = readFileSync(join(copy, path), 'utf8');
  for (const [before, after] of changes) {
    const changed = text.replace(before, () => after);
    if (changed === text) throw new Error(`${path} has no ${before} to be replaced.`);
    text = changed;
  }
  writeFileSync(join(copy, path), text);
  const known = last.get(path);
  if (known?.text === text) utimesSync(join(copy, path), known.time, known.time);
}

/**
 * Runs a program in the copy.
 * @param {string} command
 * @param {string[]} options
 */
function run(command, options) {
  const env = {...process.env, NODE_TEST_CONTEXT: undefined};
  const {status, stdout, stderr} = spawnSync(command, options, {cwd: copy, encoding: 'utf8', maxBuffer: 1e9, env});
  return {ok: status === 0, said: `${stdout}\n${stderr}`};
}

/** Runs programs one after another. @param {[string, ...string[]][]} commands @returns {string} what the first said
 * that failed, or nothing */
function runAll(...commands) {
  for (const [command, ...options] of commands) {
    const {ok, said} = run(command, options);
    if (!ok) return `${command} ${options.join(' ')}: ${said.slice(-4000)}`;
  }
  return '';
}

/** The lists for pages are written when WebAssembly is configured. */
function buildLists() {
  console.log('==> The lists and tests of the page');
  return runAll(['cmake', '--preset', 'wasm']);
}

function askLists() {
  const {said} = run('node', ['--input-type=module', '--eval', ASKED]);
  return said.trim() === ANSWERED ? '' : `The page's lists say: ${said}`;
}

/** A test names all that a technique lacks. */
function findWhatLacks() {
  const {said} = run('node', ['--test', CONTENT_TEST]);
  const missing = NAMED.filter((sentence) => !said.includes(sentence));
  return missing.length ? `${CONTENT_TEST} does not say: ${missing.join('; ')}. It says: ${said}` : '';
}

function testPage() {
  return runAll(['node', '--test', ...PAGE_TESTS]);
}

function buildNative() {
  console.log('==> Building its tests');
  const options = ['-DCMAKE_BUILD_TYPE=Debug', '-DCMAKE_CXX_FLAGS_DEBUG=-Og'];
  return runAll(['cmake', '-S', '.', '-B', 'build/native', '-G', 'Ninja', ...options],
    ['cmake', '--build', 'build/native', '--target', 'sudoku_tests', '--parallel', '2']);
}

function runLaws() {
  console.log(`==> The laws: ${LAWS}`);
  const {ok, said} = run('build/native/sudoku_tests', ['--gtest_brief=1', `--gtest_filter=${LAWS}`]);
  const count = Number(/(\d+) tests from/.exec(said)?.[1] ?? 0);
  console.log(`${count} tests`);
  return ok && count > 10 ? '' : `The laws, ${count} tests: ${said.slice(-4000)}`;
}

function buildSite() {
  console.log('==> Building its site');
  return runAll(['cmake', '--build', '--preset', 'wasm', '--parallel', '2'], ['node', 'tools/build-site.mjs']);
}

function lookAtPage() {
  console.log('==> Looking at the page');
  const {ok, said} = run('node', ['--test', BROWSER_TEST]);
  console.log(said.split('\n').filter((line) => /^\S* ?(ok|not ok|✔|✖|﹣)/.test(line.trim())).join('\n'));
  return ok && !/# skipped [1-9]|ℹ skipped [1-9]/.test(said) ? '' : said.slice(-6000);
}
