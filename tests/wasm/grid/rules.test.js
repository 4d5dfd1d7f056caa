// Puzzles with other rules over the whole border: read, told, run, explained, solved, counted, written; by the modules
// as natively.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test, {after} from 'node:test';
import {connectMain} from '../../../web/src/worker/main-thread.js';
import {hashOf} from '../../support/fnv.mjs';
import {engineFor, runOf} from '../engine.mjs';

const engine = await engineFor(after);
const linesOf = (name) => readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8').split('\n')
    .filter((line) => line && !line.startsWith('#'));
const puzzles = linesOf('rules-puzzles.txt');
const outcomes = linesOf('rules-outcomes.txt').map((line) => line.split(' '));
const CAUSES = ['only-choice', 'locked-candidates', 'all-different'];
const [KNIGHT, , , JIGSAW, FIVE] = puzzles;

/** The bytes of a run, as the host tells them. */
async function streamOf(puzzle, propagation) {
  const connection = await connectMain(undefined);
  const ask = (id, method, ...args) => new Promise((resolve) => {
    connection.listen((answer) => answer.id === id && answer.result !== undefined && resolve(answer.result));
    connection.send({id, method, args});
  });
  const {ok, summary} = await ask(1, 'run', puzzle, {propagation, solutions: 2}, {maxEvents: 100_000});
  assert.ok(ok);
  return (await ask(2, 'runEvents', 1, 0, summary.length)).bytes;
}

test('every puzzle of the file has its outcome', () => {
  assert.equal(puzzles.length, outcomes.length);
  assert.ok(puzzles.length >= 9);
});

puzzles.forEach((text, number) => {
  const [status, nodes, solution, ...streams] = outcomes[number];

  test(`${text.slice(0, 40)}…: solved, counted and run as natively`, async () => {
    const {ok, puzzle, error} = await engine.parse(text);
    assert.ok(ok, error?.message);
    const solved = await engine.solve(puzzle);
    assert.deepEqual([solved.status, String(solved.nodes), solved.solutions[0]], [status, nodes, solution]);
    const {count} = await engine.count(puzzle, 10);
    assert.equal(Number(count), 1);
    for (const [at, cause] of CAUSES.entries()) {
      const bytes = await streamOf(text, cause);
      assert.deepEqual([String(bytes.length / 8), hashOf(bytes)], streams.slice(2 * at, 2 * at + 2), cause);
    }
  });
});

test('of rules, solving and counting read the text alone, since the rest takes longer to write', async () => {
  const {puzzle} = await engine.parse(KNIGHT);
  const {text} = puzzle.rules;
  const looked = [];
  const rules = {text};
  for (const part of ['units', 'sets', 'pairs', 'constraints']) {
    Object.defineProperty(rules, part, {enumerable: true, get: () => looked.push(part)});
  }
  assert.equal((await engine.solve({...puzzle, rules})).status, 'unique');
  assert.equal((await engine.count({...puzzle, rules}, {limit: 2})).count, 1n);
  assert.deepEqual(looked, []);
});

test('a puzzle tells its units, sets and pairs, and a run tells them again', async () => {
  const {puzzle} = await engine.parse(KNIGHT);
  assert.equal(puzzle.rules.text, '.AntiKnight');
  const kinds = ['row', 'column', 'box'].flatMap((kind) => Array(9).fill(kind));
  assert.deepEqual(puzzle.rules.units.map(({kind}) => kind), kinds);
  assert.deepEqual(puzzle.rules.sets, []);
  assert.equal(puzzle.rules.pairs[0].kind, 'knight');
  assert.deepEqual(puzzle.rules.pairs[0].cells[0], [1, 12]);
  for (const propagation of ['only-choice', 'ac3']) {
    const run = await runOf(engine, puzzle, {propagation});
    assert.deepEqual(run.puzzle.rules, puzzle.rules);
  }
});

test('classic puzzles have no rules, and a run of them is the core\'s', async () => {
  const {puzzle} = await engine.parse('.~R1C1_5');
  assert.equal(puzzle.rules, undefined);
});

test('a size that is cut into no boxes has a shape of none', async () => {
  const {puzzle} = await engine.parse(FIVE);
  assert.deepEqual([puzzle.boxRows, puzzle.boxCols, puzzle.size, puzzle.givens.length], [0, 0, 5, 25]);
  const run = await runOf(engine, puzzle, {propagation: 'only-choice'});
  assert.equal(run.solutions[0].length, 25);
});

test('what is asked for as a text of rules alone is told whole', async () => {
  const {puzzle} = await engine.parse(JIGSAW);
  const run = await runOf(engine, {...puzzle, rules: {text: puzzle.rules.text}});
  assert.deepEqual(run.puzzle.rules, puzzle.rules);
  assert.deepEqual(run.puzzle.rules.units.slice(18).map(({kind}) => kind), Array(9).fill('box'));
});

test('a removal by a knight\'s move has a reason without unit', async () => {
  const run = await runOf(engine, (await engine.parse('.AntiKnight.~R1C3_5')).puzzle);
  const window = await run.events(0, 40);
  const index = window.findIndex(({kind, cell}) => kind === 'eliminate' && cell === 18 + 3);
  assert.ok(index > 0);
  const reason = await run.reason(index);
  assert.equal(reason.kind, 'peer');
  assert.deepEqual(reason.cells, [21, 2]);
});

test('givens a knight\'s move apart clash', async () => {
  const {error} = await engine.parse('.AntiKnight.~R1C3_5~R3C4_5');
  assert.deepEqual([error.code, error.cells], ['clash', [2, 21]]);
  const {puzzle} = await engine.parse('.AntiKnight.~R1C3_5');
  const values = new Uint8Array(81);
  values[21] = 5;
  const played = await engine.run({...puzzle, values});
  assert.equal(played.error?.code, 'clash');
});

test('rules that are not known are named, in a text and in an object', async () => {
  const {error} = await engine.parse('.FullRank~R1~5~');
  assert.deepEqual([error.code, error.rule, error.offset], ['rules', 'FullRank', 1]);
  const object = {boxRows: 3, boxCols: 3, givens: new Uint8Array(81)};
  for (const text of ['.Thermo~R1C1', '.Jigsaw~0', 'x', 5, {}, '.Cage~0~R1C1~R1C1']) {
    const answer = await engine.solve({...object, rules: {text}});
    assert.equal(answer.error?.code, 'rules', String(text));
  }
});

test('they are written as ISS writes them, and what can hold none refuses them', async () => {
  for (const text of puzzles) {
    const {puzzle} = await engine.parse(text);
    const written = await engine.format(puzzle, 'iss');
    assert.ok(written.ok);
    const again = await engine.parse(written.text);
    assert.deepEqual(again.puzzle, puzzle);
  }
  const {puzzle} = await engine.parse(KNIGHT);
  for (const format of ['line', 'sdk', 'solo']) {
    assert.equal((await engine.format(puzzle, format)).error?.code, 'format', format);
  }
});

test('hints, ratings, runs by techniques and smallest reasons go by the rules', async () => {
  const {puzzle} = await engine.parse(KNIGHT);
  const [solution] = (await engine.solve(puzzle)).solutions;
  const {run} = await engine.explain(puzzle);
  assert.deepEqual([run.status, run.solutions], ['unique', [solution]]);
  run.dispose();
  assert.ok((await engine.rate(puzzle)).rating.sum > 0);
  const {step} = await engine.nextStep(puzzle);
  assert.ok(step.placements.length > 0);
  for (const [cell, digit] of step.placements) {
    assert.equal(solution[cell], String(digit));
    assert.equal((await engine.fewest(puzzle, {cell, digit, isPlacement: true})).status, 'smallest');
  }
  for (const [cell, digit] of step.eliminations) assert.notEqual(solution[cell], String(digit));
  assert.ok((await engine.hint(puzzle, {rung: 5})).hint.apply);
  // Two statements force it by the rule; without the rule, nothing does.
  const conclusion = {cell: 13, digit: 2, isPlacement: false};
  const {status, statements} = await engine.fewest(puzzle, conclusion);
  assert.deepEqual([status, statements.length], ['smallest', 2]);
  assert.equal((await engine.fewest({...puzzle, rules: undefined}, conclusion)).status, 'not-forced');
});

test('a run starts from a position with marks, too', async () => {
  const {puzzle} = await engine.parse(KNIGHT);
  const candidates = new BigUint64Array(81).fill(0x1FFn);
  const {run} = await engine.run({...puzzle, values: new Uint8Array(81), candidates}, {propagation: 'only-choice'});
  await run.finished;
  assert.deepEqual(run.solutions, (await engine.solve(puzzle)).solutions);
  run.dispose();
});

test('what was drawn and could not be read keeps a puzzle from being rated', async () => {
  const {puzzle} = await engine.parse(KNIGHT);
  const unread = {...puzzle, rules: {...puzzle.rules, text: `${puzzle.rules.text}.Unread`}};
  assert.equal((await engine.rate(unread)).error?.code, 'rules');
  assert.ok((await engine.nextStep(unread)).ok);
});

test('a filled grid is checked by its rules', async () => {
  const {puzzle} = await engine.parse(KNIGHT);
  const [solution] = (await engine.solve(puzzle)).solutions;
  const values = Uint8Array.from(solution, Number);
  assert.ok((await engine.check(puzzle, values)).unitsHold);
  const turned = Uint8Array.from([...values.slice(27, 54), ...values.slice(0, 27), ...values.slice(54)]);
  assert.equal((await engine.check({...puzzle, givens: new Uint8Array(81)}, turned)).unitsHold, false);
});

test('lists are solved with puzzles of all kinds among them', async () => {
  const texts = [KNIGHT, FIVE];
  const {results} = await engine.solveMany(texts);
  assert.deepEqual(results.map(({solution}) => solution), [outcomes[0][2], outcomes[4][2]]);
});
