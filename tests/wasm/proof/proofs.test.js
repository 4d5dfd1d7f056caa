// Proofs by the engine: what they state, that the checker follows them, and that it refuses them when they are damaged.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import test, {after} from 'node:test';
import {gzipSync} from 'node:zlib';
import {checkProof} from '../../../web/src/checker/check-proof.js';
import {statementOf} from '../../../web/src/checker/statement.js';
import {closedBranches, deniedBy, variablesOf} from '../../../web/src/run/branches.js';
import {accepts, buildCheckers} from '../../../tools/check-proofs.mjs';
import {testOrSoak} from '../../support/page/soak.mjs';
import {isRefutation} from '../../support/rup.mjs';
import {makeRandom} from '../../web/random.js';
import {
  EASY, EASY_SOLVED, EMPTY, HARD, HARD_SOLVED, SIX, UNSOLVABLE, digitsOf, engineFor, isFailure,
} from '../engine.mjs';

const engine = await engineFor(after);
const corpus = (name) => readFileSync(new URL(`../../data/corpora/${name}.txt`, import.meta.url), 'utf8').split('\n')
  .filter((line) => line && !line.startsWith('#'));

async function proved(puzzle) {
  const proof = await engine.prove(puzzle);
  assert.ok(proof.ok, proof.error?.message);
  return proof;
}

test('a proof says what it is about, and the checker follows it', async () => {
  const wanted = [[EASY, 'unique', EASY_SOLVED], [HARD, 'unique', HARD_SOLVED], [UNSOLVABLE, 'none', null],
    [SIX, 'unique', undefined], ['.....4.2...13...', 'none', null]];
  for (const [text, status, solution] of wanted) {
    const {puzzle} = await engine.parse(text);
    const proof = await proved(text);
    if (solution !== undefined) assert.deepEqual([proof.status, proof.solutions], [status, solution ? [solution] : []]);
    const known = proof.solutions.length ? digitsOf(proof.solutions[0]) : null;
    assert.equal(proof.cnf, statementOf(puzzle, known));
    assert.deepEqual(await checkProof(proof.cnf, proof.lrat), {accepted: true});
    assert.ok(isRefutation(proof.cnf, proof.lrat));
    assert.equal(proof.lines, proof.lrat.split('\n').length - 1);
    assert.equal(proof.drat, proof.lrat.replace(/^\d+ ((?:-?\d+ )*?0) .*$/gm, '$1'));
  }
});

test('marks count, what a player has set does not', async () => {
  const givens = digitsOf('1.....3..4......'.replaceAll('.', '0'));
  const marks = givens.map(() => 15n);
  assert.equal((await proved({boxRows: 2, boxCols: 2, givens})).status, 'several');
  const values = givens.map((digit, cell) => (cell === 1 ? 1 : digit));
  assert.equal((await proved({boxRows: 2, boxCols: 2, givens, values})).status, 'several');
  marks[1] = 2n;
  const candidates = BigUint64Array.from(marks);
  const proof = await proved({boxRows: 2, boxCols: 2, givens, candidates});
  const known = proof.solutions.length === 1 ? digitsOf(proof.solutions[0]) : null;
  assert.notEqual(proof.status, 'several');
  assert.equal(proof.cnf, statementOf({boxRows: 2, boxCols: 2, givens, candidates}, known));
});

test('where there is nothing to prove, two solutions say so', async () => {
  const proof = await proved(EMPTY);
  assert.equal(proof.status, 'several');
  assert.deepEqual([proof.cnf, proof.lrat, proof.drat, proof.lines], [null, null, null, 0]);
  assert.equal(new Set(proof.solutions).size, 2);
});

test('clashes and what is no puzzle are failures', async () => {
  for (const [puzzle, code] of [[`11${'.'.repeat(79)}`, 'clash'], ['?', null]]) {
    const failure = await engine.prove(puzzle);
    assert.ok(isFailure(failure));
    if (code) assert.equal(failure.error.code, code);
  }
});

test('each guess that a run takes back has a line about guesses of its branch', async () => {
  const {run} = await engine.run(HARD, {solutions: 2});
  const branches = closedBranches(await run.tree());
  const lists = branches.map((branch) => variablesOf(branch, 9));
  const proof = await engine.prove(HARD, {branches: lists});
  assert.equal(proof.status, 'unique');
  assert.deepEqual(await checkProof(proof.cnf, proof.lrat), {accepted: true});
  assert.equal(proof.branchLines.length, run.stats.backtracks);
  const lines = proof.drat.split('\n');
  for (const [at, {guesses}] of branches.entries()) {
    const denied = deniedBy(lines[proof.branchLines[at] - 1], 9);
    for (const each of denied) assert.ok(guesses.some(({cell, digit}) => cell === each.cell && digit === each.digit));
  }
  assert.ok(new Set(proof.branchLines).size > 20, 'the lines are not all the same');
  for (const wrong of [7, [7], [[0]], [[730]], [['1', null]], [Array.from({length: 1e6}, () => 1)]]) {
    const refused = await engine.prove(HARD, {branches: wrong});
    assert.equal(refused.error?.code, 'cell', JSON.stringify(wrong).slice(0, 40));
  }
});

test('branches with a split have no lines, since clauses deny single digits', async () => {
  const {run} = await engine.run(HARD, {solutions: 2, branching: 'split'});
  assert.ok(run.stats.backtracks > 0);
  assert.deepEqual(closedBranches(await run.tree()), []);
});

test('it can be cancelled', async () => {
  const signal = AbortSignal.abort();
  const {status, lrat} = await engine.prove(corpus('large-16')[0], {signal});
  assert.deepEqual([status, lrat], ['cancelled', null]);
});

test('large grids are proved from what the solver learns, and the checker follows', async () => {
  for (const text of corpus('large-20')) {
    const {puzzle} = await engine.parse(text);
    const proof = await proved(text);
    assert.equal(proof.status, 'unique');
    assert.equal(proof.cnf, statementOf(puzzle, digitsOf(proof.solutions[0])));
    assert.deepEqual(await checkProof(proof.cnf, proof.lrat), {accepted: true});
    assert.equal(proof.drat, proof.lrat.replace(/^\d+ ((?:-?\d+ )*?0) .*$/gm, '$1'));
    const {status} = await engine.prove(text, {signal: AbortSignal.timeout(20)});
    assert.ok(status === 'cancelled' || status === 'unique', status);
  }
  assert.equal((await proved('.'.repeat(625))).status, 'several');
});

/** In `./dev test` half of the grids of which a test has many. */
const HALF = process.env.SUDOKUSCOPE_SOAK ? 1 : 0.5;

/** A full grid of boxes whose digits move on from cell to cell. */
function shiftedGrid(boxRows, boxCols) {
  const n = boxRows * boxCols;
  return Array.from({length: n * n}, (_, cell) => {
    const [row, column] = [Math.floor(cell / n), cell % n];
    return 1 + (boxCols * (row % boxRows) + Math.floor(row / boxRows) + column) % n;
  });
}

test('sizes up to 36x36 have proofs that there is one solution, or none, also from marks', async () => {
  for (const [boxRows, boxCols] of testOrSoak([[2, 9], [4, 5], [6, 6]], [[2, 9], [4, 5], [5, 5], [5, 6], [6, 6]])) {
    const full = shiftedGrid(boxRows, boxCols);
    const n = boxRows * boxCols;
    const givens = full.map((digit, cell) => (cell < n || cell % n === 0 ? 0 : digit));
    const marks = (mask) => BigUint64Array.from(givens, (_, cell) => (cell === 1 ? mask : (1n << BigInt(n)) - 1n));
    const bit = 1n << BigInt(full[1] - 1);
    for (const [puzzle, status] of [[{givens}, 'unique'], [{givens: givens.with(0, full[1])}, 'none'],
      [{givens, candidates: marks(bit | 1n)}, 'unique'], [{givens, candidates: marks(3n << BigInt(n - 2))}, 'none']]) {
      const proof = await proved({boxRows, boxCols, ...puzzle});
      assert.equal(proof.status, status, `${n}x${n}`);
      assert.equal(proof.cnf, statementOf({boxRows, boxCols, ...puzzle}, status === 'unique' ? full : null));
      assert.deepEqual(await checkProof(proof.cnf, proof.lrat), {accepted: true});
      assert.ok(isRefutation(proof.cnf, proof.lrat));
    }
  }
});

test('the hardest proofs are short, and soon made and checked', async () => {
  for (const puzzle of ['hard', 'few', 'stuck'].flatMap((name) => corpus(name).slice(0, 10 * HALF))) {
    const {status, cnf, lrat} = await proved(puzzle);
    if (status === 'several') continue;
    assert.ok(lrat.length < 1e6, `${puzzle} takes ${lrat.length} bytes`);
    assert.deepEqual(await checkProof(cnf, lrat), {accepted: true});
  }
});

test('Debian\'s cadical agrees that the statements have no solution', async (context) => {
  if (spawnSync('cadical', ['--version']).status !== 0) return context.skip('cadical is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'proofs-'));
  for (const puzzle of [EASY, HARD, UNSOLVABLE, SIX, corpus('hard')[0], corpus('large-16')[0],
    ...corpus('large-20')]) {
    const {cnf} = await proved(puzzle);
    if (!cnf) continue;
    writeFileSync(join(folder, 'statement.cnf'), cnf);
    assert.equal(spawnSync('cadical', ['-q', join(folder, 'statement.cnf')]).status, 20);
  }
  rmSync(folder, {recursive: true});
});

test('drat-trim and lrat-check accept proofs, and refuse what is none', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'proofs-'));
  context.after(() => rmSync(folder, {recursive: true}));
  if (!buildCheckers(folder, false)) return context.skip('drat-trim is neither on the PATH nor in DRAT_TRIM_SOURCE');
  const [cnf, drat, lrat] = ['cnf', 'drat', 'lrat'].map((kind) => join(folder, `proof.${kind}`));
  const puzzles = [HARD, UNSOLVABLE, SIX, ...['hard', 'few', 'stuck', 'large-16', 'large-20'].flatMap((name) =>
    corpus(name).slice(0, 4))];
  let checked = 0;
  for (const puzzle of puzzles) {
    const proof = await proved(puzzle);
    if (!proof.cnf) continue;
    for (const [path, text] of [[cnf, proof.cnf], [drat, proof.drat], [lrat, proof.lrat]]) writeFileSync(path, text);
    assert.ok(accepts(folder, 'drat-trim', [cnf, drat]), puzzle);
    assert.ok(accepts(folder, 'lrat-check', [cnf, lrat]), puzzle);
    writeFileSync(lrat, `${proof.clauses + 1} 0 1 0\n`);
    assert.ok(!accepts(folder, 'lrat-check', [cnf, lrat]), 'the empty clause does not follow from the first one');
    checked += 1;
  }
  assert.ok(checked >= 12);
});

/** 6x6 and 8x8 whose proofs take a dozen lines: one with a solution, two without. */
const SMALL = ['.1..5..42.1...36...2.....6.4........', '5.6...41..2.3.....6..............54.',
  '..1....4..6..5....54......8.42.......3......6....6..2.......8.15'];

/** Ways to damage a text of lines: each takes the lines and a source of chance, and changes one thing. */
const DAMAGES = {
  'a number': (lines, pick) => changeWord(lines, pick, (word) => String(Number(word) + 1 - 2 * pick(2) * pick(3))),
  'a sign': (lines, pick) => changeWord(lines, pick, (word) => String(-Number(word))),
  'a number less': (lines, pick) => changeWord(lines, pick, () => null),
  'another number': (lines, pick) => changeWord(lines, pick, () => String(1 + pick(900))),
  'a line less': (lines, pick) => lines.splice(pick(lines.length), 1),
  'a line twice': (lines, pick) => lines.splice(pick(lines.length), 0, lines[pick(lines.length)]),
  'lines exchanged': (lines, pick) => lines.splice(pick(lines.length), 0, ...lines.splice(pick(lines.length), 1)),
  'a shorter end': (lines, pick) => lines.splice(lines.length - 1 - pick(Math.min(3, lines.length)), 3),
  'a torn end': (lines, pick) => lines.push(lines.pop().slice(0, -1 - pick(6))),
};

function changeWord(lines, pick, change) {
  const at = pick(lines.length);
  const words = lines[at].split(' ');
  const place = pick(words.length);
  const word = change(words[place]);
  words.splice(place, 1, ...(word === null ? [] : [word]));
  lines[at] = words.join(' ');
}

function damaged(text, damage, pick) {
  const lines = text.trimEnd().split('\n');
  DAMAGES[damage](lines, pick);
  return `${lines.join('\n')}\n`;
}

/** A thousand in the soak. */
const DAMAGED = process.env.SUDOKUSCOPE_SOAK ? 1000 : 100;

test('of many damages, each that breaks a proof is refused', async () => {
  const {below} = makeRandom(17);
  const kinds = Object.keys(DAMAGES);
  const [large, ...small] = await Promise.all([HARD, ...SMALL].map(proved));
  let [broken, harmless, refused] = [0, 0, 0];
  for (let number = 0; number < DAMAGED; number += 1) {
    const {cnf, lrat} = number % 100 === 0 ? large : small[number % small.length];
    const kind = kinds[number % kinds.length];
    const isOfStatement = number % 5 === 0;
    const files = isOfStatement ? [damaged(cnf, kind, below), lrat] : [cnf, damaged(lrat, kind, below)];
    const [{accepted}, holds] = [await checkProof(...files), isRefutation(...files)];
    assert.ok(holds || !accepted, `${kind}, number ${number}: accepted though broken`);
    if (holds) harmless += 1;
    else broken += 1;
    if (!accepted) refused += 1;
  }
  const least = Math.min(broken, harmless) / DAMAGED;
  assert.ok(least > 0.2 && refused < 0.95 * DAMAGED, `${broken} broken, ${harmless} not, ${refused} refused`);
});

test('the module is not large, since a page loads it for one question; most of it are the rules', () => {
  const bytes = readFileSync(new URL('../../../build/wasm/sudoku-proof.wasm', import.meta.url));
  assert.ok(gzipSync(bytes, {level: 9}).length < 80 * 1024);
});

test('a step is proved where it follows, and nowhere else', async () => {
  const {puzzle} = await engine.parse(HARD);
  for (const [cell, digit] of [[1, 1], [1, 2], [40, 3], [80, 9]]) {
    const isTrue = Number(HARD_SOLVED[cell]) === digit;
    for (const isPlacement of [true, false]) {
      const proof = await engine.proveStep(puzzle, {cell, digit, isPlacement});
      if (puzzle.givens[cell]) {
        assert.ok(isFailure(proof));
        assert.equal(proof.error.code, 'cell');
        continue;
      }
      assert.equal(proof.status, isTrue === isPlacement ? 'follows' : 'not-forced', `${cell} ${digit} ${isPlacement}`);
      if (proof.status !== 'follows') {
        assert.equal(proof.lrat === null || proof.solutions.length === 1, true);
        continue;
      }
      assert.equal(proof.cnf, statementOf(proof.puzzle, null));
      assert.deepEqual(await checkProof(proof.cnf, proof.lrat), {accepted: true});
      assert.ok(isRefutation(proof.cnf, proof.lrat));
    }
  }
});

test('a step follows from the digits and marks of a player, too', async () => {
  const givens = digitsOf('1000000000000000');
  const all = givens.map(() => 15n);
  const step = {cell: 1, digit: 2, isPlacement: true};
  assert.equal((await engine.proveStep({boxRows: 2, boxCols: 2, givens}, step)).status, 'not-forced');
  const values = givens.map((digit, cell) => (cell === 4 ? 3 : cell === 5 ? 4 : digit));
  assert.equal((await engine.proveStep({boxRows: 2, boxCols: 2, givens, values}, step)).status, 'follows');
  const candidates = BigUint64Array.from(all.with(1, 2n));
  assert.equal((await engine.proveStep({boxRows: 2, boxCols: 2, givens, candidates}, step)).status, 'follows');
});

test('every step of every technique on the way through hard puzzles is proved', async () => {
  let steps = 0;
  const techniques = new Set();
  const hard = corpus('hard').slice(0, 10);
  for (const text of testOrSoak([hard[6], hard[9]], [EASY, HARD, ...hard])) {  // those two need the most techniques
    const {run} = await engine.explain(text, {maxEvents: 200});
    await run.finished;
    const events = await run.events(0, Math.min(run.length, 40));
    for (const {index, found} of events.filter((event) => event.found)) {
      const {boxRows, boxCols} = run.puzzle;
      const {values: givens, candidates} = await run.stateAt(index);
      const position = {boxRows, boxCols, givens, candidates};
      const [[cell, digit]] = [...found.placements, ...found.eliminations];
      const isPlacement = found.placements.length > 0;
      const proof = await engine.proveStep(position, {cell, digit, isPlacement});
      assert.equal(proof.status, 'follows', `${text}, ${index}`);
      assert.deepEqual(await checkProof(proof.cnf, proof.lrat), {accepted: true});
      techniques.add(found.technique);
      steps += 1;
    }
  }
  assert.ok(steps > 50 && techniques.size > 15, `${steps} steps, ${techniques.size} techniques`);
});

test('cells, digits and sizes that there are not, are errors', async () => {
  const none = [{cell: 81, digit: 1}, {cell: 1, digit: 0}, {cell: 1, digit: 10}, {cell: '1', digit: 1},
    {cell: 0, digit: 4}];
  for (const step of none) {
    const failure = await engine.proveStep(HARD, step);
    assert.ok(isFailure(failure));
    assert.equal(failure.error.code, 'cell');
  }
});
