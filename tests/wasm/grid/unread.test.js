// Drawings may stand for rules. Those that could not be read are named, and nothing is said about solutions then.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import {geometryOf} from '../../../web/src/grid/geometry.js';
import {formatLink} from '../../../web/src/links/links.js';
import {rulesOf} from '../../../web/src/words/rule-words.js';
import {engineFor} from '../engine.mjs';

const engine = await engineFor(after);
const ROWS = '[{v:1},,,],[,,{v:1},],[,{v:2},,],[,,,{v:3}]';
const drawn = `{ce:[${ROWS}],l:[{c:CFCFCF}]}`;

/** The last sentence of a run. */
async function lastWords(text) {
  const {ok, puzzle, error} = await engine.parse(text);
  assert.ok(ok, error?.message);
  const {run} = await engine.run(puzzle, {});
  await run.finished;
  const said = await run.describe(run.length - 1);
  run.dispose();
  return said;
}

test('the end of a run says so; without the drawing, there is an outcome', async () => {
  assert.match(await lastWords(drawn), /only the rules that were read, so nothing is said about the solutions/);
  assert.match(await lastWords(`{ce:[${ROWS}]}`), /^(Solved|Exactly one|At least two|No solution)/);
});

test('a link keeps it, and the line of rules names it', async () => {
  const {puzzle} = await engine.parse(drawn);
  const {puzzle: opened, error} = await engine.parse(formatLink({puzzle: '1.....1..2.....3', rules: puzzle.rules}));
  assert.ok(opened, error?.message);
  assert.equal(opened.rules.unread, true);
  assert.deepEqual(rulesOf(geometryOf(opened)).map(({name}) => name), ['drawings that were not read']);
});

test('fog and marks in corners stand for no rule', async () => {
  const grid = Array.from({length: 4}, () => Array.from({length: 4}, () => ({})));
  grid[0][0] = {value: 1, given: true};
  const {puzzle, notes} = await engine.parse(JSON.stringify({size: 4, grid, foglight: ['R1C1']}));
  assert.deepEqual([puzzle.rules ?? null, notes], [null, ['Not read: foglight.']]);
});

test('rules that only a text tells are named, and nothing is said about solutions', async () => {
  const told = (rules) => `{ce:[${ROWS}],metadata:{rules:'${rules}'}}`;
  for (const [text, names] of [
    ['Normal sudoku rules apply. Cells an anti-knight move apart differ.', 'knight'],
    ['Digits must not repeat on the marked diagonals, nor a Kings move apart.', 'diagonal, king'],
    ['Normal sudoku rules apply.', null],
  ]) {
    const {puzzle, notes} = await engine.parse(told(text));
    assert.equal(Boolean(puzzle.rules?.unread), Boolean(names), text);
    const more = names ? [`The text of the rules says more than was read: ${names}.`] : [];
    assert.deepEqual(notes, [`Text of the rules: “${text}”`, ...more]);
  }
  const known = '{ce:[[{v:1},,,],[,,,],[,{v:2},,],[,,,{v:3}]],metadata:{rules:\'Anti-knight.\',antiknight:true}}';
  assert.equal((await engine.parse(known)).puzzle.rules.text, '.AntiKnight');
});

test('no question about solutions is answered: solve, count, trueCandidates, rate, prove, or of many', async () => {
  const {puzzle} = await engine.parse(drawn);
  for (const name of ['solve', 'count', 'trueCandidates', 'rate', 'prove']) {
    assert.equal((await engine[name](puzzle)).error?.code, 'rules', name);
  }
  const {results} = await engine.solveMany([drawn, `{ce:[${ROWS}]}`]);
  assert.deepEqual(results.map(({error}) => error?.code), ['rules', undefined]);
  const {step} = await engine.nextStep(puzzle);
  assert.notEqual(step, undefined);
});
