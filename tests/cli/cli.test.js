// The command line, as one calls it: what it reads, what it writes, how it ends. Needs build/debug.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import test, {after} from 'node:test';
import {fileURLToPath} from 'node:url';
import {propagators} from '../../build/wasm/propagators.js';
import {statementOf} from '../../web/src/checker/statement.js';
import {formatTrace, parseTrace} from '../../web/src/traces/format.js';
import {oddWordsIn} from '../support/plain-words.mjs';
import {engineFor} from '../wasm/engine.mjs';

const program = fileURLToPath(new URL('../../build/debug/sudokuscope', import.meta.url));
const engine = await engineFor(after);
const folder = mkdtempSync(join(tmpdir(), 'sudokuscope-'));
after(() => rmSync(folder, {recursive: true}));

const EASY = '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..';
const SOLUTION = '483921657967345821251876493548132976729564138136798245372689514814253769695417382';
const HARD = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
/** Well known for being hard. */
const HARDEST = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const NONE = '.....4.2...13...';
const SEVERAL = '1.....3..4......';

function call(words, input = '') {
  const {status, stdout, stderr} = spawnSync(program, words, {input, encoding: 'utf8', maxBuffer: 1 << 28});
  return {status, out: stdout, lines: stdout.split('\n').slice(0, -1), err: stderr};
}

function file(name, text) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

test('solve answers each puzzle of a pipe in its order', () => {
  const {status, lines} = call(['solve'], [EASY, NONE, SEVERAL].join('\n'));
  assert.equal(status, 0);
  assert.equal(lines.length, 3);
  assert.equal(lines[0], `${SOLUTION}\tunique`);
  assert.equal(lines[1], '-\tnone');
  assert.match(lines[2], /^[1-4]{16}\tmultiple$/);
});

test('as JSON, with as many solutions as one likes', () => {
  const {lines} = call(['solve', '--json', '--limit', '1'], EASY);
  const {status, solution, nodes} = JSON.parse(lines[0]);
  assert.deepEqual([status, solution, typeof nodes], ['solved', SOLUTION, 'number']);
  assert.equal(JSON.parse(call(['solve', '--json'], NONE).out).solution, null);
});

test('a text that is not a puzzle is reported with its place, and the others are solved', () => {
  const bad = file('some.txt', `${EASY}\n${EASY.slice(0, 79)}\n${HARD}\n`);
  const {status, lines, err} = call(['solve', bad]);
  assert.equal(status, 1);
  assert.equal(lines.length, 3);
  assert.match(err, /some\.txt, puzzle 2: .+ \(too-short\)\n$/);
  assert.equal(call(['solve'], '').status, 1);
});

test('a puzzle without an answer has its line, so that lines match the puzzles', () => {
  const refused = '.Shape~4x4.Cage~46~R1C1~R1C2';
  const list = [EASY, refused, '3x3x:zzzb1', `${EASY.slice(0, -1)}9`, HARDEST].join('\n');
  const answers = {
    solve: [/\tunique$/, /^-\terror$/, /^-\tunread$/, /^-\terror$/, /\tunique$/],
    count: [/^1$/, /^error$/, /^unread$/, /^error$/, /^1$/],
    rate: [/\t/, /^error$/, /^unread$/, /^error$/, /\t/],
  };
  for (const [command, expected] of Object.entries(answers)) {
    const {status, lines, err} = call([command], list);
    assert.equal(status, 1, command);
    assert.equal(lines.length, expected.length, lines.join('\n'));
    for (const [at, pattern] of expected.entries()) assert.match(lines[at], pattern, command);
    assert.equal(err.split('\n').length, 3, err);
    const told = call([command, '--json'], list).lines.map((line) => JSON.parse(line).status);
    assert.deepEqual(told.slice(1, 4), ['error', 'unread', 'error'], command);
  }
  const {lines} = call(['candidates'], [refused, SOLUTION].join('\n'));
  assert.deepEqual(lines.slice(0, 3), ['error', '-', 'unique']);
  assert.equal(JSON.parse(call(['candidates', '--json'], refused).out).candidates, null);
  for (const command of ['solve', 'count', 'rate']) assert.equal(call([command], '').out, '');
});

test('a rule that can\'t be is reported with its place and its cells', () => {
  for (const [rules, place, message] of [
    ['.AntiKnight.Foo~R1C1', ', character 13', '`Foo` is not a known rule.'],
    ['.Sandwich~36~R1', '', 'There is a sandwich of 36 here that no digits fit. Cells: A1 A2 A3 A4 A5 A6 A7 A8 A9.'],
    ['.Cage~46~R1C1~R1C2', ', character 2', 'The 2 cells of a cage can\'t add up to 46. Cells: A1 A2.'],
    ['.Cage~3~R1C1~R1C2.Cage~17~R1C2~R1C3', '',
      'Together, a cage and another one leave no digit for A2. Cells: A2 A1 A3.'],
  ]) {
    const {status, err} = call(['solve'], rules);
    assert.equal(status, 1);
    assert.equal(err, `sudokuscope: standard input, puzzle 1${place}: ${message} (rules)\n`);
  }
});

test('files and standard input are read, of any shape', () => {
  const six = file('six.txt', '.'.repeat(36));
  const {lines} = call(['count', '--limit', '5', six, '-', '--box=3x2'], '.'.repeat(36));
  assert.deepEqual(lines, ['5+', '5+']);
  assert.deepEqual(call(['count'], '.'.repeat(16)).lines, ['288']);
  assert.deepEqual(JSON.parse(call(['count', '--json'], NONE).out), {count: 0, isAll: true});
});

test('candidates prints the digits of all solutions, with rules and as JSON', async () => {
  const {status, lines} = call(['candidates'], [NONE, SEVERAL, SOLUTION].join('\n'));
  assert.equal(status, 0);
  assert.deepEqual(lines.slice(0, 3), ['none', '-', 'multiple']);
  assert.match(lines[3], /^ *1 +\d+ +\| *\d+ +\d+ *$/);
  assert.equal(lines[8], 'unique');
  const ruled = 'https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Shape~4x4.Thermo~R1C1~R1C2~R1C3';
  for (const puzzle of [SEVERAL, HARD, '.'.repeat(36), ruled]) {
    const told = JSON.parse(call(['candidates', '--json'], puzzle).out);
    const {status, candidates} = await engine.trueCandidates(puzzle);
    assert.equal(told.status, status);
    const masks = told.candidates.map((digits) => digits.reduce((mask, digit) => mask | 1n << BigInt(digit - 1), 0n));
    assert.deepEqual(masks, [...candidates]);
  }
  assert.equal(call(['candidates', '--nodes', '2'], '.'.repeat(81)).lines[0], 'limit');
});

test('a run is a file that the page plays, or a line for each event', () => {
  // Without an end, AC-3 would write a million lines.
  const limited = ['--propagation', 'ac3', '--variable', 'first', '--events', '20000'];
  for (const words of [limited, ['--solutions', '2'], ['--no-search'], []]) {
    const read = parseTrace(call(['trace', '--json', ...words], HARD).out);
    assert.ok(read.ok, read.error?.message);
    const {lines} = call(['trace', ...words], HARD);
    assert.equal(lines.length, read.run.length + 1);
    assert.equal(lines.at(-1), read.run.status);
    assert.match(lines[0], /^0 0 (pass|eliminate) /);
  }
});

test('a run of a puzzle with pencil marks is the one that the page writes, with other rules, too', async () => {
  const marks = '12 12 12 1234\n1234 1234 34 1234\n1234 1234 1234 34\n34 1234 1234 12\n';
  const grid = Array.from({length: 4}, () => [{}, {}, {}, {}]);
  grid[0][0] = grid[0][1] = {centerPencilMarks: [1, 2]};
  grid[1][2] = {centerPencilMarks: [3, 4]};
  const ruled = JSON.stringify({size: 4, grid, thermometer: [{lines: [['R1C1', 'R1C2', 'R2C3']]}]});
  for (const puzzle of [marks, ruled]) {
    const {out, status} = call(['trace', '--json', '--propagation', 'naked-subsets'], puzzle);
    assert.equal(status, 0);
    const {ok, run} = await engine.run(puzzle, {propagation: 'naked-subsets', variable: 'mrv'});
    assert.ok(ok);
    const [printed, written] = [out, (await formatTrace(run)).text].map((text) => JSON.parse(text));
    assert.equal(printed.version, 3);
    assert.deepEqual([printed.version, printed.puzzle], [written.version, written.puzzle]);
    const read = parseTrace(out);
    assert.ok(read.ok, read.error?.message);
    assert.equal(read.run.length, run.length);
    for (let index = 0; index <= run.length; index += 1) {
      const [{values, candidates}, expected] = await Promise.all([read.run.stateAt(index), run.stateAt(index)]);
      assert.deepEqual([values, candidates], [expected.values, expected.candidates], `state ${index}`);
    }
  }
});

test('explain prints a step per line, hint the first of them', () => {
  const {status, lines} = call(['explain'], EASY);
  assert.equal(status, 0);
  assert.equal(lines.at(-1), 'solved');
  for (const line of lines.slice(0, -1)) assert.match(line, /^\d+ [a-z0-9-]+( [A-I][1-9][=-][1-9])+$/);
  assert.equal(call(['hint'], EASY).lines[0], lines[0]);
  const step = JSON.parse(call(['hint', '--json'], EASY).out);
  assert.equal(step.technique, lines[0].split(' ')[1]);
  assert.equal(call(['explain'], '.'.repeat(81)).lines.at(-1), 'stuck');
});

test('a step that uses a constraint, or a rule about the whole grid, names it', () => {
  const cage = call(['explain'], '.Shape~4x4.Cage~3~R1C1~R1C2').lines;
  assert.ok(cage.includes('29 cage-combinations A1-3 A1-4 (Cage~3~R1C1~R1C2)'), cage.join('\n'));
  const rule = call(['hint'], '.Shape~4x4.AntiConsecutive.~R1C1_2').lines;
  assert.match(rule[0], /^\d+ one-constraint A2-1 A2-3 \(AntiConsecutive\)$/);
  const step = JSON.parse(call(['hint', '--json'], '.Shape~4x4.AntiConsecutive.~R1C1_2').out);
  assert.deepEqual([step.constraint, step.reason.constraint], ['AntiConsecutive', 0]);
});

test('the last object of explain says how it ended, and hint says why there is no step', () => {
  const broken = '.Shape~4x4.Cage~5~R1C1~R1C2.~R1C1_1.~R1C2_3';
  for (const [puzzle, end, why] of [[SOLUTION, 'solved', 'The puzzle is solved.'],
    ['.'.repeat(81), 'stuck', 'No technique finds a step.'],
    [broken, 'contradiction', 'The position contradicts itself.']]) {
    assert.deepEqual(JSON.parse(call(['explain', '--json'], puzzle).lines.at(-1)), {status: end});
    const hint = call(['hint'], puzzle);
    assert.deepEqual([hint.status, hint.out, hint.err], [1, '', `sudokuscope: ${why}\n`]);
  }
  const steps = call(['explain', '--json'], EASY).lines.map((line) => JSON.parse(line));
  assert.deepEqual(steps.pop(), {status: 'solved'});
  assert.ok(steps.every(({technique}) => technique));
});

test('ratings and new puzzles are those of the page', async () => {
  const {rating} = await engine.rate(HARD);
  const {level, hardest, sum} = JSON.parse(call(['rate', '--json'], HARD).out);
  assert.deepEqual([level, hardest, sum], [rating.level, rating.hardest, rating.sum]);
  assert.deepEqual(call(['rate'], `${HARD}\n${SEVERAL}\n${NONE}`).lines.slice(1), ['multiple', 'none']);
  const unrated = call(['rate', '--json'], `${SEVERAL}\n${NONE}`);
  assert.equal(unrated.status, 1);
  assert.deepEqual(unrated.lines.map((line) => JSON.parse(line)),
    [{status: 'multiple', level: null}, {status: 'none', level: null}]);
  // Rules leave much to search, and this puzzle has one solution all the same.
  assert.match(call(['rate'], '.AntiConsecutive.~R1C2_3~R2C3_6~R3C4_5~R3C8_7').lines[0], /^extreme\t/);
  const made = await engine.generate({level: 'medium', symmetry: 'rotational180', seed: 'monday'});
  const words = ['generate', '--level', 'medium', '--symmetry', 'rotational180', '--seed', 'monday', '--count', '2'];
  const {lines} = call(words);
  assert.equal(lines[0], made.text);
  assert.equal(new Set(lines).size, 2);
  assert.deepEqual(call(words).lines, lines);
});

test('puzzles with rules are those of the page, and are read by every command', async () => {
  const made = await engine.generate({rules: ['killer', 'arrow'], seed: 'monday'});
  const {lines} = call(['generate', '--rules', 'killer,arrow', '--seed', 'monday']);
  assert.deepEqual((await engine.parse(lines[0])).puzzle, made.puzzle);
  assert.match(call(['solve'], lines[0]).lines[0], /\tunique$/);
  assert.match(call(['generate', '--rules', 'jigsaw', '--size', '5']).lines[0], /Jigsaw/);
  assert.match(call(['generate', '--rules', 'chess']).err, /--rules can't contain chess\./);
  const killer = ['generate', '--rules', 'killer', '--size', '6'];
  assert.equal(call([...killer, '--technique', 'unique-rectangle-1']).status, 2);
  const {lines: [caged]} = call([...killer, '--technique', 'cage-combinations']);
  const {rating} = await engine.rate(caged);
  assert.ok(rating.path.some(({technique}) => technique === 'cage-combinations'));
  const {lines: [hard]} = call([...killer, '--level', 'hard']);
  assert.match(call(['rate'], hard).lines[0], /^hard\t/);
  assert.match(call(['generate', '--rules', 'windoku', '--size', '4', '--level', 'extreme']).err, /No such puzzle/);
});

test('convert writes what others read', () => {
  const {out} = call(['convert', '--to', 'grid'], EASY);
  assert.equal(out.split('\n')[0], '. . 3 |. 2 . |6 . .');
  assert.equal(call(['convert'], out).lines[0], EASY);
  const [, written] = /--to FORMAT +(.+?) \(line\)/.exec(call(['convert', '--help']).out.replace(/\s+/g, ' '));
  const formats = written.replace(', the JSON that their links contain', '').split(/, |; or | or /);
  for (const format of formats) assert.equal(call(['convert', '--to', format], EASY).status, 0, format);
  const source = readFileSync(new URL('../../engine/src/grid/formats/write.cpp', import.meta.url), 'utf8');
  const known = [...source.matchAll(/^ {4}\{"([a-z]+)", "format\./gm)].map(([, id]) => id);
  assert.deepEqual(formats.sort(), known.sort());
  const ruled = '.Shape~6x6.Thermo~R1C1~R1C2~R2C3';
  const json = call(['convert', '--to', 'fpuzzles'], ruled).out;
  assert.equal(call(['convert', '--to', 'iss'], json).out, call(['convert', '--to', 'iss'], ruled).out);
});

test('bench says how many it solves in a second', () => {
  const {perSecond, puzzles} = JSON.parse(call(['bench', '--json', '--passes', '1'], `${EASY}\n${HARD}`).out);
  assert.equal(puzzles, 2);
  assert.ok(perSecond > 0);
});

test('an invalid command line ends with 2, and a sentence that says why', () => {
  for (const [words, why] of [
    [['dance'], /Unknown command: dance\./], [['solve', '--quick'], /solve has no option --quick\./],
    [['solve', '--limit'], /--limit needs a value\./], [['solve', '--json=1'], /--json takes no value\./],
    [['solve', '--limit', 'many'], /--limit must be a whole number from 1 to 1000000000\./],
    [['count', '--box', '1x9'], /\./], [['trace', '--propagation', 'x'], /--propagation can't be x\./],
    [['generate', '--level', 'easy', '--technique', 'xy-chain'], /\./],
    [['generate', '--rules', ''], /--rules needs a value\./], [['generate', '--level='], /--level needs a value\./],
    [['generate', '--rules', 'killer,'], /--rules must be names, separated by single commas\./],
    [['generate', '--rules', 'killer,,arrow'], /--rules must be names/],
    [['generate', '--rules', ',killer'], /--rules must be names/],
    [['solve', '--limit', '1', '--limit', '5'], /--limit can be given only once\./],
    [['solve', '--json', '--json'], /--json can be given only once\./],
    [['--version', 'now'], /--version takes no arguments\./], [['--man', 'solve'], /--man takes no arguments\./],
    [['help', 'dance'], /Unknown command: dance\./], [['help', 'solve', 'count'], /help takes only one command\./],
    [['convert', '--to', 'nothing', join(folder, 'missing')], /--to can't be nothing\./],
    [['solve', join(folder, 'missing')], /Can't read .+missing\./],
  ]) {
    const {status, out, err} = call(words, EASY);
    assert.equal(status, 2, words.join(' '));
    assert.equal(out, '');
    assert.match(err, why);
    assert.match(err, /^sudokuscope: .+ See sudokuscope --help\.\n$/);
    assert.deepEqual(oddWordsIn('', [err]), []);
  }
  assert.equal(call([]).status, 2);
});

test('help and the man page describe each command and each option', () => {
  const man = call(['--man']).out;
  assert.match(man, /^\.TH SUDOKUSCOPE 1 /);
  const overview = call(['--help']).out;
  const names = [...overview.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name);
  assert.equal(names.length, 11);
  for (const name of names) {
    const {status, out} = call([name, '--help']);
    assert.equal(status, 0);
    for (const word of ['help', '--help']) {
      const help = call([word, name]);
      assert.deepEqual([help.status, help.out], [0, out]);
    }
    const options = [...out.matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, option]) => option);
    assert.ok(options.includes('--json') && options.includes('--help'));
    for (const option of options) assert.ok(man.includes(option.replaceAll('-', '\\-')), `${name} ${option}`);
  }
  const {version} = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  assert.equal(call(['--version']).out, `sudokuscope ${version}\n`);
});

test('help and the man page are plain, and fit a terminal', () => {
  const helps = ['', 'solve', 'count', 'candidates', 'trace', 'explain', 'hint', 'rate', 'generate', 'convert', 'prove',
    'bench'].map((name) => call([...(name ? [name] : []), '--help']).out);
  for (const help of helps) {
    assert.deepEqual(help.split('\n').filter((line) => line.length > 79), []);
    assert.deepEqual(oddWordsIn('', help.replace(/\n {3,}/g, ' ').split('\n')), []);
  }
  const man = call(['--man']).out.replaceAll('\\-', '-').split('\n').filter((line) => !line.startsWith('.'));
  assert.ok(man.length > 50);
  assert.deepEqual(oddWordsIn('', man), []);
});

test('help says which techniques a generated puzzle with rules can need', () => {
  const help = call(['generate', '--help']).out.replace(/\s+/g, ' ');
  assert.match(help, /for 4x4 to 9x9, and not with a --technique that relies on uniqueness/);
  const words = ['generate', '--rules', 'diagonal', '--size', '6', '--technique'];
  assert.equal(call([...words, 'naked-pair']).status, 0);
  assert.match(call([...words, 'unique-rectangle-1']).err, /With other rules, no technique can rely on uniqueness\./);
});

test('help promises no more of minimal puzzles than a bounded search can show', () => {
  const help = call(['generate', '--help']).out.replace(/\s+/g, ' ');
  assert.match(help, /no given can be left out; with --rules or above 9x9, .*as far as a short search shows/);
  assert.doesNotMatch(help, /every given/);
});

test('help lists all propagators', () => {
  const [, list] = /propagator: (.+?) \(only-choice\)/.exec(call(['trace', '--help']).out.replace(/\s+/g, ' '));
  assert.deepEqual(list.split(/, | or /).sort(), propagators.map(({id}) => id).sort());
});

test('prove writes a statement and its proof, byte for byte those of the page', async () => {
  const files = ['cnf', 'drat', 'lrat'].map((kind) => join(folder, `proof.${kind}`));
  const words = ['prove', ...files.flatMap((path) => [`--${path.split('.').at(-1)}`, path])];
  const {status, lines} = call(words, HARD);
  assert.equal(status, 0);
  assert.match(lines[0], /^unique\t\d+ lines$/);
  const [cnf, drat, lrat] = files.map((path) => readFileSync(path, 'utf8'));
  assert.match(cnf, /^p cnf 729 \d+\n/);
  assert.match(drat, /\n0\n$/);
  const summary = JSON.parse(call([...words, '--json'], HARD).out);
  assert.deepEqual([summary.status, summary.lratBytes], ['unique', lrat.length]);
  assert.equal(lrat.split('\n').length - 1, summary.lines);
  const large = readFileSync(new URL('../data/corpora/large-20.txt', import.meta.url), 'utf8').split('\n')[1];
  for (const puzzle of [HARD, NONE, EASY, HARDEST, large]) {
    call(words, puzzle);
    const {ok, ...made} = await engine.prove(puzzle);
    assert.ok(ok);
    for (const path of files) assert.equal(readFileSync(path, 'utf8'), made[path.split('.').at(-1)]);
  }
  assert.equal(call(['prove'], EASY).out, 'unique\t1 line\n');
});

test('prove shows that a step follows, byte for byte as the page does, or says that it does not', async () => {
  const files = ['cnf', 'lrat'].map((kind) => join(folder, `step.${kind}`));
  const words = ['prove', '--cnf', files[0], '--lrat', files[1], '--step'];
  const {solutions: [solution]} = await engine.solve(HARD);
  const digit = Number(solution[1]);
  const [other] = [1, 2].filter((one) => one !== digit);
  for (const [step, conclusion] of [
    [`A2=${digit}`, {cell: 1, digit, isPlacement: true}], [`A2-${other}`, {cell: 1, digit: other}],
  ]) {
    const called = call([...words, step], HARD);
    assert.match(called.out, /^follows\t\d+ lines?\n$/);
    assert.equal(called.status, 0);
    const proof = await engine.proveStep(HARD, conclusion);
    assert.deepEqual(files.map((path) => readFileSync(path, 'utf8')), [proof.cnf, proof.lrat]);
  }
  const wrong = call(['prove', '--step', `A2-${digit}`], HARD);
  assert.deepEqual([wrong.status, wrong.out], [1, 'not-forced\n']);
  for (const [step, why] of [['A1=4', 'needs an open cell, but A1 is filled'],
    ['A1-5', 'needs an open cell, but A1 is filled'],
    ['A2=x', 'names the digit x, but the digits of this grid are 1 to 9'],
    ['A2=', 'must be a placement (A1=5) or a removal (A1-5), not A2='],
    ['A2-', 'must be a placement (A1=5) or a removal (A1-5), not A2-'],
    ['A2', 'must be a placement (A1=5) or a removal (A1-5), not A2'],
    ['=', 'must be a placement (A1=5) or a removal (A1-5), not ='],
    ['K1=1', 'names the cell K1, but the cells of this grid are A1 to I9'],
    ['a2=1', 'names the cell a2, but the cells of this grid are A1 to I9']]) {
    const {status, err} = call(['prove', '--step', step], HARD);
    assert.deepEqual([status, err], [2, `sudokuscope: --step ${why}. See sudokuscope --help.\n`]);
  }
  assert.match(call(['prove', '--step', 'A1=5'], SEVERAL.replaceAll(/./g, '.')).err,
    /--step names the digit 5, but the digits of this grid are 1 to 4\./);
});

test('prove shows that there is no solution, and says where there is nothing to prove', () => {
  assert.match(call(['prove'], NONE).out, /^none\t/);
  const several = call(['prove'], SEVERAL);
  assert.deepEqual([several.status, several.out], [1, 'several\n']);
  assert.equal(call(['prove'], '.'.repeat(625)).out, 'several\n');
  assert.equal(call(['prove', '--cnf', join(folder, 'no', 'folder')], EASY).status, 2);
});

test('prove writes the statement even without a proof, and says which files it does not write', async () => {
  const [cnf, drat, lrat] = ['cnf', 'drat', 'lrat'].map((kind) => file(`open.${kind}`, 'old'));
  const prove = (puzzle, ...words) => call(['prove', '--cnf', cnf, ...words], puzzle);

  const {status, out, err} = prove(SEVERAL, '--drat', drat, '--lrat', lrat);
  assert.deepEqual([status, out], [1, 'several\n']);
  const several = await engine.prove(SEVERAL);
  const {puzzle} = await engine.parse(SEVERAL);
  assert.equal(readFileSync(cnf, 'utf8'), statementOf(puzzle, [...several.solutions[0]].map(Number)));
  const unwritten = (path) => `sudokuscope: There is no proof, so ${path} is not written.\n`;
  assert.equal(err, unwritten(drat) + unwritten(lrat));
  assert.equal(readFileSync(lrat, 'utf8'), 'old');

  // That a step is false is satisfiable if it isn't forced: no clause excludes the solution that was found.
  const {solutions: [solution]} = await engine.solve(HARD);
  const step = await engine.proveStep(HARD, {cell: 1, digit: Number(solution[1])});
  assert.equal(prove(HARD, '--step', `A2-${solution[1]}`).err, '');
  assert.equal(readFileSync(cnf, 'utf8'), statementOf(step.puzzle, null));

  const cells = [1, 2, 3, 4, 5, 6, 7, 8].map((column) => `~R1C${column}`).join('');
  const large = prove(`.Cage~36${cells}`);
  assert.deepEqual([large.status, large.out], [1, 'limit\n']);
  assert.equal(large.err, `sudokuscope: A constraint needs too many clauses, so ${cnf} is not written.\n`);
});

test('a step by a constraint names it, in text and as JSON', () => {
  const rules = '.Shape~4x4.Thermo~R1C1~R1C2~R2C3';
  const {lines} = call(['trace'], rules);
  const named = /eliminate constraint [A-D][1-4] \d \(Thermo~R1C1~R1C2~R2C3\)$/;
  assert.ok(lines.some((line) => named.test(line)), lines.slice(0, 9).join());
  // Of several, each by its own text, whatever their order; and so are rules about the whole grid.
  const several = call(['trace'], '.Shape~4x4.Thermo~R1C1~R2C1.Cage~7~R4C1~R4C2.AntiConsecutive.~R2C4_1').out;
  for (const text of ['Thermo~R1C1~R2C1', 'Cage~7~R4C1~R4C2', 'AntiConsecutive']) {
    assert.ok(several.includes(` (${text})\n`), `${text}\n${several}`);
  }
  const {events} = JSON.parse(call(['trace', '--json'], rules).out);
  const removal = events.find(({cause, kind}) => kind === 'eliminate' && cause === 'constraint');
  assert.deepEqual([removal.constraint, removal.unit], [0, undefined]);
  assert.ok(parseTrace(call(['trace', '--json'], rules).out).ok);
});

test('of a puzzle with a rule that is not read, nothing is said, and nothing is lost in silence', () => {
  const unread = '3x3x:zzzb1';
  for (const command of ['solve', 'count', 'candidates', 'trace', 'prove', 'rate']) {
    const {status, out} = call([command], unread);
    assert.equal(status, 1, command);
    assert.doesNotMatch(out, /unique|solved|^\d/m, command);
  }
  const {status, out, err} = call(['convert', '--to', 'iss'], unread);
  assert.equal(status, 1);
  assert.match(out, /^https:\S+\n$/);
  assert.match(err, /A rule of this puzzle could not be read, and is left out\./);
});

test('a file that can be opened but not read, such as a folder, is told', () => {
  const reading = ['solve', 'count', 'candidates', 'trace', 'explain', 'hint', 'rate', 'convert', 'prove', 'bench'];
  for (const name of reading) {
    const {status, out, err} = call([name, folder], EASY);
    assert.deepEqual([status, out], [2, ''], name);
    assert.equal(err, `sudokuscope: Can't read ${folder}. See sudokuscope --help.\n`);
  }
});

test('output that can not be written is told, and ends with 2', {skip: !existsSync('/dev/full')}, () => {
  const full = openSync('/dev/full', 'w');
  after(() => closeSync(full));
  for (const words of [['solve'], ['trace', '--json'], ['--man']]) {
    const {status, stderr} = spawnSync(program, words, {input: EASY, stdio: ['pipe', full, 'pipe'], encoding: 'utf8'});
    assert.deepEqual([status, stderr], [2, "sudokuscope: Can't write to standard output.\n"], words.join(' '));
  }
});

test('options that exclude or need each other are told', () => {
  assert.match(call(['generate', '--size', '6', '--box', '3x2']).err, /--size and --box can't be given together\./);
  assert.match(call(['generate', '--on-path']).err, /--on-path needs --technique\./);
});
