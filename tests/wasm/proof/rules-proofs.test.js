// Proofs of puzzles with other rules: accepted by the checker, and about the very puzzle, of which each clause follows
// from a rule by itself.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test, {after} from 'node:test';
import {ruleSamples} from '../../../site/puzzles/rule-samples.js';
import {checkProof} from '../../../web/src/checker/check-proof.js';
import {isStatementOf} from '../../../web/src/grid/statement-check.js';
import {formatLink} from '../../../web/src/links/links.js';
import {isRefutation} from '../../support/rup.mjs';
import {digitsOf, engineFor} from '../engine.mjs';

const engine = await engineFor(after);

async function proved(line, text) {
  const {puzzle, error} = await engine.parse(formatLink({puzzle: line, rules: {text}}));
  assert.ok(puzzle, error?.message);
  return {puzzle, proof: await engine.prove(puzzle)};
}

for (const {id, puzzle: line, rules} of ruleSamples) {
  test(`the sample of ${id} is proved`, async () => {
    const {puzzle, proof} = await proved(line, rules);
    // A line of nine cells has too many fillings to be said in clauses.
    if (id === 'sandwich') return assert.equal(proof.status, 'limit');
    assert.equal(proof.status, 'unique');
    assert.deepEqual(await checkProof(proof.cnf, proof.lrat), {accepted: true});
    assert.ok(isRefutation(proof.cnf, proof.lrat));
    return assert.ok(isStatementOf(proof.cnf, puzzle, digitsOf(proof.solutions[0])));
  });
}

const EMPTY = '.'.repeat(16);
/** Of each kind that can be said in clauses one that leaves no solution, or one. */
const SMALL = {
  'Cage~3~R1C1~R1C2': 0, 'Sum~9~R1C1~R2C1~R3C1': 0, 'Thermo~R1C1~R1C2~R1C3~R1C4': 0, 'SlowThermo~R1C1~R1C2~R2C2': 0,
  'Whisper~3~R1C1~R1C2': 0, 'Palindrome~R1C1~R2C2~R3C3': 0, 'WhiteDot~R1C1~R1C2': 0, 'BlackDot~R1C1~R1C2': 0,
  'V~R1C1~R1C2': 0, 'GreaterThan~R1C1~R1C2': 0, 'Arrow~R1C1~R1C2~R1C3': 0, 'Renban~R1C1~R1C2~R1C3': 0,
  'Between~R1C1~R1C2~R1C3': 0, 'Zipper~R1C1~R1C2~R1C3': 0, 'Sandwich~3~R1': 0, 'Skyscraper~R1~4~': 0,
  'XSum~R1~10~': 0, 'NumberedRoom~R1~2~': 0, 'Indexing~C~R1C1': 0, 'AntiConsecutive': 0, 'StrictKropki': 0,
  'StrictXV': 0, 'Quad~R2C2~1~2': 0, 'CountingCircles~R1C1~R2C2~R3C3~R4C4': 0, 'RegionSumLine~R1C2~R1C3~R1C4': 0,
  'AllDifferent~R1C1~R2C3': 0, 'SameValues~2~R1C1~R3C3': 0, 'SameValues~2~R1C1~R1C2~R3C3~R3C4': 0,
  'Modular~3~R1C1~R1C2': 0, 'Modular~2~R1C1~R1C2~R2C3': 0, 'Entropic~R1C1~R1C2': 0, 'Entropic~R1C1~R1C2~R2C3': 0,
  'PillArrow~2~R1C2~R1C1~R2C1~R3C1~R4C1': 0, 'DoubleArrow~R1C1~R1C2~R1C3~R2C4': 0, 'LittleKiller~6~R1C3': 0,
  'SumLine~5~R1C1~R1C2~R1C3~R1C4': 0, 'Lockout~2~R1C1~R1C2~R1C3': 0,
  'SumLine~5~R1C1~R1C2~R2C2~R2C1~LOOP': 0, 'CountDistinct~R1C1~R1C2~R2C3': 0, 'ContainAtLeast~1_2~R1C1~R1C2~R2C3': 0,
  'ContainExact~1~R1C1~R2C3': 0, 'Odd~R1C1': 0, 'Even~R1C1': 0, 'Minimum~R1C1': 0, 'Maximum~R1C1': 0,
  'Pair~Ka~_~R1C1~R1C2': 0, 'PairX~Ka~_~R1C1~R2C3': 0, 'Sum~9~R1C1~R1C1~R1C2': 0, 'Indexing~B~R1C1': 0,
  'Indexing~R~R1C1': 0, 'Or.Cage~3~R1C1~R1C2.Cage~7~R1C1~R1C2.End': 0, 'And.Odd~R1C1.Cage~3~R1C1~R1C2.End': 0,
  'UnmarkedDifference.V~R1C1~R1C2': 0, 'UnmarkedRatio.V~R1C1~R1C2': 0, 'UnmarkedXV.WhiteDot~R1C1~R1C2': 0,
};

/** Kinds that have no proof, or no text of their own, or need a larger grid: the last is proved below. */
const OTHERS = ['given', 'regex', 'nfa', 'x'];

test('a puzzle of every kind is proved here', () => {
  const table = readFileSync(new URL('../../../engine/include/sudoku/constraint_kinds.def', import.meta.url), 'utf8');
  const kinds = [...table.matchAll(/^SUDOKU_CONSTRAINT\(\d+, \w+, "([\w-]+)", "(\w*)"/gm)];
  assert.ok(kinds.length > 40);
  const named = new Set(Object.keys(SMALL).map((text) => text.split(/[~.]/)[0]));
  assert.deepEqual(kinds.filter(([, id, name]) => !named.has(name) && !OTHERS.includes(id)).map(([, id]) => id), []);
});

test('an X is proved', async () => {
  const none = await proved(`1.....${'.'.repeat(30)}`, '.X~R1C1~R1C2');
  assert.equal(none.proof.status, 'none');
  assert.ok(isStatementOf(none.proof.cnf, none.puzzle, null));
});

test('each clause follows from a rule, for every kind', async () => {
  let proofs = 0;
  const givens = ['1...............', '1234............', '.2...1..........', '1234341221434321'];
  for (const text of Object.keys(SMALL)) {
    for (const line of givens) {
      const link = formatLink({puzzle: line, rules: {text: `.${text}`}});
      const {puzzle} = await engine.parse(link);
      if (!puzzle) continue;
      const proof = await engine.prove(puzzle);
      assert.ok(proof.ok, proof.error?.message);
      if (proof.cnf === null) continue;
      proofs += 1;
      const solution = proof.solutions.length ? digitsOf(proof.solutions[0]) : null;
      assert.ok(isStatementOf(proof.cnf, puzzle, solution), `${text} ${line}`);
      assert.deepEqual(await checkProof(proof.cnf, proof.lrat), {accepted: true});
    }
  }
  assert.ok(proofs >= 30, `${proofs} proofs`);
});

test('a statement with a clause too many, or about another puzzle, is none', async () => {
  const {puzzle, proof} = await proved('1234............', '.Thermo~R1C1~R2C2');
  const other = await proved('1234............', '.Thermo~R2C2~R1C1');
  const {cnf, solutions: [line]} = proof.cnf ? proof : other.proof;
  const about = proof.cnf ? puzzle : other.puzzle;
  const solution = line ? digitsOf(line) : null;
  assert.ok(isStatementOf(cnf, about, solution));
  assert.ok(!isStatementOf(cnf, proof.cnf ? other.puzzle : puzzle, solution));
  const lines = cnf.split('\n');
  const count = Number(lines[0].split(' ').at(-1));
  const made = (clause) => [lines[0].replace(/\d+$/, count + 1), ...lines.slice(1, -2), clause, ...lines.slice(-2)]
    .join('\n');
  assert.ok(!isStatementOf(made('-30 -42 0'), about, solution));
  assert.ok(!isStatementOf(made('30 0'), about, solution));
  assert.ok(!isStatementOf(lines.slice(0, -2).join('\n'), about, solution));
});

test('patterns are refused, since nobody else can read them', async () => {
  const {proof} = await proved(EMPTY, `.Regex~${Buffer.from('.*12.*').toString('base64')}~R1C1~R1C2~R1C3~R1C4`);
  assert.deepEqual([proof.ok, proof.error.code], [false, 'rules']);
});
