// The checker of proofs: each way in which a proof can be wrong, on the smallest there are.
import assert from 'node:assert/strict';
import test from 'node:test';
import {readFileSync} from 'node:fs';
import {checkProof} from '../../../web/src/checker/check-proof.js';
import {statementOf} from '../../../web/src/checker/statement.js';
import {chapters, plain} from '../../support/learn.mjs';
import {isRefutation} from '../../support/rup.mjs';

const CNF = 'p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n';
const LRAT = '5 2 0 1 2 0\n6 0 5 3 4 0\n';

test('a proof is accepted, with comments, without the last line break, with numbers left out', async () => {
  const renumbered = LRAT.replace('5 2', '7 2').replace('6 0 5', '9 0 7');
  for (const [cnf, lrat] of [[CNF, LRAT], [`c two variables\nc\n${CNF}`, LRAT.trimEnd()], [CNF, renumbered]]) {
    assert.deepEqual(await checkProof(cnf, lrat), {accepted: true});
    assert.ok(isRefutation(cnf, lrat));
  }
});

/** Damages to the statement or the proof, and the verdict on each. */
const FAULTS = [
  ['cnf', null, 'not-text', 1], ['cnf', '', 'header', 1], ['cnf', CNF.slice(1), 'header', 1],
  ['cnf', CNF.replace('p cnf 2 4', 'p cnf two 4'), 'header', 1], ['cnf', CNF.replace('1 2', '1  2'), 'number', 2],
  ['cnf', CNF.replace('1 2', '01 2'), 'number', 2], ['cnf', CNF.replace('1 2', '1 3'), 'literal', 2],
  ['cnf', CNF.replace('1 2 0', '1 0 2 0'), 'literal', 2], ['cnf', CNF.replace('1 2 0', '1 2'), 'no-end', 2],
  ['cnf', CNF.replace('2 4', '2 5'), 'clause-count', 5], ['cnf', `${CNF}1 0\n`, 'clause-count', 6],
  ['cnf', `${CNF}\n`, 'number', 6], ['cnf', CNF.replaceAll('\n', '\r\n'), 'header', 1],
  ['lrat', null, 'not-text', 1], ['lrat', '', 'no-empty-clause', 1], ['lrat', '5 2 0 1 2 0\n', 'no-empty-clause', 1],
  ['lrat', LRAT.replace('5 2', '4 2'), 'line-number', 1], ['lrat', LRAT.replace('6 0', '5 0'), 'line-number', 2],
  ['lrat', LRAT.replace('5 2 0', '5 3 0'), 'literal', 1], ['lrat', LRAT.replace('5 2 0', '5 2 -2 0'), 'opposites', 1],
  ['lrat', LRAT.replace('5 2 0 1 2', '5 2 0 1 9'), 'unknown-hint', 1],
  ['lrat', LRAT.replace('5 2 0 1 2', '5 2 0 1 5'), 'unknown-hint', 1],
  ['lrat', LRAT.replace('5 2 0 1 2', '5 2 0 1 -2'), 'unknown-hint', 1],
  ['lrat', LRAT.replace('6 0 5 3 4', '6 0 3 4'), 'useless-hint', 2],
  ['lrat', LRAT.replace('6 0 5 3 4', '6 0 5 5 3 4'), 'useless-hint', 2],
  ['lrat', LRAT.replace('5 2 0 1 2', '5 2 0 1'), 'no-contradiction', 1],
  ['lrat', LRAT.replace('5 2 0 1 2 0', '5 2 0 0'), 'no-contradiction', 1],
  ['lrat', LRAT.replace('1 2 0', '1 2 2 0'), 'late-hint', 1], ['lrat', `${LRAT}7 0 6 0\n`, 'late-line', 3],
  ['lrat', `${LRAT}x`, 'late-line', 3], ['lrat', LRAT.replace('1 2 0', '1 2'), 'no-end', 1],
  ['lrat', '5 d 1 0\n', 'number', 1], ['lrat', LRAT.replace('5 2 0 1 2 0', '5 2 1 0'), 'no-end', 1],
  ['lrat', LRAT.replace('2 0 1', '2.0 0 1'), 'number', 1], ['lrat', LRAT.replace('1 2 0', '1 2 0 '), 'number', 1],
];

for (const [file, text, reason, line] of FAULTS) {
  test(`${JSON.stringify(text)} as ${file} is refused: ${reason}`, async () => {
    const verdict = await (file === 'cnf' ? checkProof(text, LRAT) : checkProof(CNF, text));
    assert.deepEqual(verdict, {accepted: false, file, line, reason});
  });
}

test('the tutorial shows the checker as it is', () => {
  const [listing] = chapters.map(({html}) => /<code>(function faultIn[\s\S]*?)<\/code>/.exec(html)?.[1])
    .filter(Boolean).map(plain);
  const source = readFileSync(new URL('../../../web/src/checker/check-proof.js', import.meta.url), 'utf8');
  assert.ok(source.includes(listing));
});

test('every reason has been met', () => {
  const source = readFileSync(new URL('../../../web/src/checker/check-proof.js', import.meta.url), 'utf8');
  const [, list] = /@typedef \{('not-text'[^}]+)\} Reason/.exec(source);
  assert.deepEqual([...list.matchAll(/'([\w-]+)'/g)].map(([, name]) => name).sort(),
    [...new Set(FAULTS.map(([, , reason]) => reason))].sort());
});

test('it says how far it has come, and stops where it is told to', async () => {
  const count = 20_000;
  const cnf = `p cnf ${count} ${count + 1}\n1 0\n` +
    Array.from({length: count - 1}, (_, at) => `-${at + 1} ${at + 2} 0\n`).join('') + `-${count} 0\n`;
  const lrat = `${count + 2} 0 ${Array.from({length: count + 1}, (_, at) => at + 1).join(' ')} 0\n`;
  const shares = [];
  assert.deepEqual(await checkProof(cnf, lrat, {onProgress: (share) => shares.push(share)}), {accepted: true});
  assert.deepEqual(shares, [...shares].sort((a, b) => a - b));
  assert.ok(shares.every((share) => share > 0 && share <= 1));
  assert.equal(await checkProof(cnf, lrat, {signal: {aborted: true}}), null);
});

test('a statement has the clauses of its puzzle', () => {
  const givens = Array.from('1.....3..4......', (symbol) => Number(symbol) || 0);
  const text = statementOf({boxRows: 2, boxCols: 2, givens}, null);
  const lines = text.trimEnd().split('\n');
  assert.equal(statementOf({boxRows: 2, boxCols: 2, givens, candidates: new BigUint64Array()}, null), text);
  assert.equal(lines[0], `p cnf 64 ${lines.length - 1}`);
  // 16 cells and 12 units of 4 digits; 16 times 6 pairs of digits; 4 digits for 16 times 7 / 2 pairs of peers; givens.
  assert.equal(lines.length - 1, 16 + 48 + 96 + 4 * 56 + 3);
  assert.ok(lines.includes('1 2 3 4 0') && lines.includes('-1 -5 0') && lines.includes('1 0'));
  assert.ok(!lines.includes('-1 -41 0'));
  const solution = givens.map(() => 1);
  const last = solution.map((_, cell) => -1 - 4 * cell).join(' ');
  assert.ok(statementOf({boxRows: 2, boxCols: 2, givens}, solution).endsWith(`\n${last} 0\n`));
});
