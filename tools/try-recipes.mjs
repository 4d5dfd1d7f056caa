// Applies the two recipes of CONTRIBUTING.md, "Adding a propagator" and "Adding a human technique", to a copy of the
// project: a small propagator and a small technique of tools/recipes. Then the copy is built natively, the laws are run
// on what is new, and the lists and tests of the page are asked for it. Takes as long as building all tests.
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const copy = join(root, 'build/recipes');

/** The number of the next cause: those that are there keep theirs, since streams and links hold them. */
const NUMBER = 1 + Math.max(...[...readFileSync(join(root, 'engine/include/sudoku/causes.def'), 'utf8')
  .matchAll(/^SUDOKU_\w+\((\d+),/gm)].map(([, number]) => Number(number)));

/** A line of the tables, where it goes, and all else that the recipes ask for. */
const CAUSE = `SUDOKU_PROPAGATOR(${NUMBER}, naked_pairs, naked_subset, NakedPairs, "naked_pairs.hpp",
                  "naked-pairs", "Naked pairs",
                  "Only choice, and two cells of a unit with the same two candidates.")
`;
const NAMES = {
  en: "  'rules.naked-pairs': '{place, select, middle {naked pairs} other {Naked pairs}}',\n",
  de: "  'rules.naked-pairs': '{place, select, other {Nackte Paare}}',\n",
  es: "  'rules.naked-pairs': '{place, select, middle {pares desnudos} other {Pares desnudos}}',\n",
};
const CASES = `
naked-pairs 3x3: A5=27 F5=27 => B5-2 B5-7 C5-2 C5-7 D5-2 D5-7 E5-2 E5-7 G5-2 G5-7 H5-2 H5-7 I5-2 I5-7
naked-pairs 2x3: A1=12 A4=23 A5=13 => nothing
`;
const TECHNIQUE = `SUDOKU_TECHNIQUE(naked_quintuple, "naked-quintuple", "quintuple", "", 49, kNothing,
                 "Naked quintuple", "a Hall set of five",
                 "Five cells of a unit share five digits, which leave its other cells.")
`;

/** The code that the compiler asks for once the cause is in the table: its definition, and that it is no singleton. */
const DEFINITION = [
  ['bool naked(const std::vector<Cells>& units, Candidates& candidates) {\n  for (int size = 2; size <= 4; ++size) {',
    'bool naked(const std::vector<Cells>& units, Candidates& candidates, int largest = 4) {\n' +
    '  for (int size = 2; size <= largest; ++size) {'],
  ['    case Cause::naked_subsets:\n      return apply_rules',
    '    case Cause::naked_pairs:\n' +
    '      return apply_rules(Cause::only_choice, shape, units, candidates) && naked(units, candidates, 2);\n' +
    '    case Cause::naked_subsets:\n      return apply_rules'],
  ['    case Cause::naked_subsets:\n    case Cause::hidden_subsets:\n',
    '    case Cause::naked_pairs:\n    case Cause::naked_subsets:\n    case Cause::hidden_subsets:\n'],
];

const LAWS = '*naked_pairs*:ReasonVerifier.*:PropagatorCases.*:HumanLaws.*';

/** Tests of the page that go by the tables. */
const PAGE_TESTS = ['tests/web/client/propagators.test.js'];
const CONTENT_TEST = 'tests/web/words/technique-content.test.js';

/** The words that the test must have for a technique that has nothing but its line. */
const NAMED = ['has no words', 'has no article', 'has no example'].map((what) => `naked-quintuple ${what}`);

/** Asks the lists for pages, and what they are to answer. */
const ASKED = `
import {causes} from './build/wasm/causes.js';
import {propagators} from './build/wasm/propagators.js';
import {techniques} from './build/wasm/techniques.js';
const ids = [causes.find(([number]) => number === ${NUMBER})[1], ...[propagators, techniques].map((list) =>
  list.find(({id}) => id === 'naked-pairs' || id === 'naked-quintuple').name)];
console.log(ids.join(', '));`;
const ANSWERED = 'naked-pairs, Naked pairs, Naked quintuple';

const failures = check();
for (const failure of failures) console.error(failure);
console.log(failures.length ? 'A recipe of CONTRIBUTING.md does not hold.' : 'The recipes of CONTRIBUTING.md hold.');
process.exit(failures.length ? 1 : 0);

/** The checks that fail, the first of each step. @returns {string[]} */
function check() {
  copyProject();
  addPropagator();
  addTechnique();
  return buildNative() ?? buildLists() ?? [...runLaws(), ...testPage()];
}

/** All sources; what is built or installed is not copied. */
function copyProject() {
  console.log(`==> A copy of the project in ${copy}`);
  rmSync(copy, {recursive: true, force: true});
  mkdirSync(copy, {recursive: true});
  for (const name of readdirSync(root).filter((each) => !['.git', 'build', 'node_modules'].includes(each))) {
    cpSync(join(root, name), join(copy, name), {recursive: true, filter: (path) => !path.endsWith('node_modules')});
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
}

function addPropagator() {
  cpSync(join(root, 'tools/recipes/naked_pairs.hpp'), join(copy, 'engine/src/propagation/naked_pairs.hpp'));
  const next = 'SUDOKU_PROPAGATOR(7, naked_subsets,';
  edit('engine/include/sudoku/causes.def', [[next, CAUSE + next]]);
  for (const [language, name] of Object.entries(NAMES)) {
    edit(`web/languages/${language}/strategies.js`, [["  'rules.naked-subsets'", `${name}  'rules.naked-subsets'`]]);
  }
  edit('tests/data/propagator-cases.txt', [[/$/, CASES]]);
  edit('tests/support/consistencies.cpp', DEFINITION);
}

function addTechnique() {
  cpSync(join(root, 'tools/recipes/naked_quintuple.cpp'), join(copy, 'engine/src/human/subsets/naked_quintuple.cpp'));
  const next = 'SUDOKU_TECHNIQUE(xyz_wing,';
  edit('engine/src/human/registry.def', [[next, TECHNIQUE + next]]);
}

/**
 * Replaces parts of a file of the copy, each of which has to be there.
 * @param {string} path
 * @param {(string | RegExp)[][]} changes what is there, and what comes in its place
 */
function edit(path, changes) {
  let text = readFileSync(join(copy, path), 'utf8');
  for (const [before, after] of changes) {
    const changed = text.replace(before, () => String(after));
    if (changed === text) throw new Error(`${path} has no ${before} to be replaced.`);
    text = changed;
  }
  writeFileSync(join(copy, path), text);
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

/** @returns {string[] | null} null where all is well */
function buildNative() {
  console.log('==> Building its tests');
  const options = ['-DCMAKE_BUILD_TYPE=Release', '-DCMAKE_CXX_FLAGS_RELEASE=-O1'];
  const configured = run('cmake', ['-S', '.', '-B', 'build/native', '-G', 'Ninja', ...options]);
  if (!configured.ok) return [configured.said];
  const built = run('cmake', ['--build', 'build/native', '--target', 'sudoku_tests', '--parallel', '2']);
  return built.ok ? null : [built.said.slice(-4000)];
}

/** The lists for pages are written when WebAssembly is configured. @returns {string[] | null} */
function buildLists() {
  const configured = run('cmake', ['--preset', 'wasm']);
  return configured.ok ? null : [configured.said.slice(-4000)];
}

/** @returns {string[]} */
function runLaws() {
  console.log(`==> The laws: ${LAWS}`);
  const {ok, said} = run('build/native/sudoku_tests', ['--gtest_brief=1', `--gtest_filter=${LAWS}`]);
  const count = Number(/(\d+) tests from/.exec(said)?.[1] ?? 0);
  console.log(`${count} tests`);
  return ok && count > 10 ? [] : [`The laws, ${count} tests: ${said.slice(-4000)}`];
}

/** @returns {string[]} */
function testPage() {
  console.log('==> The lists and tests of the page');
  const wrong = [];
  const tests = run('node', ['--test', ...PAGE_TESTS]);
  if (!tests.ok) wrong.push(tests.said.slice(-4000));
  const lists = run('node', ['--input-type=module', '--eval', ASKED]);
  if (lists.said.trim() !== ANSWERED) wrong.push(`The page's lists say: ${lists.said}`);
  const content = run('node', ['--test', CONTENT_TEST]);
  const named = [...content.said.matchAll(/naked-quintuple has no \w+/g)].map(([sentence]) => sentence);
  if (NAMED.some((sentence) => !named.includes(sentence))) wrong.push(`${CONTENT_TEST} says: ${content.said}`);
  return wrong;
}
