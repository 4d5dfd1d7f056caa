// The rules of a puzzle once people have said what its drawings are.
import assert from 'node:assert/strict';
import test from 'node:test';
import {answeredText} from '../../../site/opening/drawn-rules.js';

test('chosen rules come behind those that were read; what is only a drawing adds nothing', () => {
  const answers = [{is: 'rule', rules: '.Thermo~R1C1~R1C2'}, {is: 'nothing'}, {is: 'rule', rules: '.AntiKnight'}];
  assert.equal(answeredText('.AntiKing.Unread.Cage~5~R1C1~R1C2', answers),
    '.AntiKing.Cage~5~R1C1~R1C2.Thermo~R1C1~R1C2.AntiKnight');
  assert.equal(answeredText('.Unread', [{is: 'nothing'}]), '');
});

test('a rule that is not listed leaves solutions unknown', () => {
  assert.equal(answeredText('.Unread', [{is: 'unlisted'}, {is: 'rule', rules: '.X~R1C1~R1C2'}]),
    '.X~R1C1~R1C2.Unread');
});
