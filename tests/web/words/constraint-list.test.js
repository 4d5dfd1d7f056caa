// The list of a puzzle's constraints says what the board doesn't show, and names tell constraints apart.
import assert from 'node:assert/strict';
import test, {afterEach} from 'node:test';
import {languages} from '../../../web/languages/index.js';
import {speak} from '../../../web/src/language/catalogue.js';
import {constraintRules} from '../../../web/src/words/constraint-list.js';
import {constraintLabel, log} from '../../../web/src/words/constraint-words.js';
import {meaningOf} from '../../../web/src/words/rule-editing.js';
import {one, shapeOf} from '../../support/rules.mjs';

const textsOf = (...constraints) => constraintRules(shapeOf(constraints)).map(({text}) => text);
const labelsOf = (...constraints) => {
  const shape = shapeOf(constraints);
  return shape.constraints.map((each) => constraintLabel(shape, each));
};
const logOf = (constraint) => log(shapeOf([constraint]), {constraint: 0, digit: 4});
afterEach(() => speak('en'));

test('each value of a kind has its sentence, with its lines where there are several', () => {
  const whispers = [one('whisper', 'A1 A2 A3', {value: 5}), one('whisper', 'B1 B2', {value: 4}),
    one('whisper', 'C1 C2', {value: 4})];
  assert.deepEqual(textsOf(whispers[1], whispers[2]), ['Neighbours on a whisper line differ by at least 4.']);
  assert.deepEqual(textsOf(...whispers), ['Neighbours on the whisper line from A1 to A3 differ by at least 5. ' +
    'Neighbours on the whisper lines from B1 to B2 and from C1 to C2 differ by at least 4.']);
  for (const [kind, values] of Object.entries({lockout: [3, 4], modular: [3, 4], 'sum-loop': [8, 10]})) {
    const [text] = textsOf(...values.map((value, i) => one(kind, i ? 'A1 A2 A3' : 'C1 C2 C3', {value})));
    for (const value of values) assert.match(text, new RegExp(`\\b${value}\\b.*C1|C1.*\\b${value}\\b`), kind);
  }
  assert.deepEqual(textsOf(one('sum-line', 'H1 H2 H3', {value: 10})),
    ['A sum line divides into groups of neighbours that each sum to 10.']);
});

test('areas and choices say their digits and rules, indexing cells where they point', () => {
  assert.deepEqual(textsOf(one('contain', 'A1 A2', {values: [1, 2]}), one('contain-exact', 'B1', {values: [3]})),
    ['A1 and A2 contain 1 and 2, at least as often as they are listed here. ' +
      'B1 contains 3, exactly as often as they are listed here.']);
  assert.deepEqual(textsOf(one('indexer', 'G1 G2', {value: 'R'}), one('indexer', 'G4', {value: 'B'})), [
    'G1 and G2: a marked cell in row N says in which row of its column the digit N is. ' +
      'G4: a marked cell in the Nth place of its box says in which place of that box the digit N is.',
  ]);
  const cages = [3, 4].map((value) => one('cage', 'A8 A9', {value}));
  const nested = one('and', 'A1 A2', {parts: [one('x', 'A1 A2'), {kind: 'all-different', cells: [0, 1]}]});
  assert.deepEqual(textsOf(one('or', 'A8 A9', {parts: cages}), one('or', 'A1 A2', {parts: [one('odd', 'A1'), nested]}),
    one('and', 'A1 A2', {parts: [one('given', 'A1', {values: [1, 5]}), one('thermometer', 'A1 A2')]})), [
    'At least one of these rules applies: the cage with A8 and A9 sums to 3 or the cage with A8 and A9 sums to 4. ' +
      'At least one of these rules applies: odd (A1) or (A1 and A2 sum to 10 and different digits (A1 A2)).',
    'All of these rules apply: A1 is 1 or 5 and digits rise along the thermometer from A1 to A2.',
  ]);
  const parts = [one('whisper', 'A1 A2 A3', {value: 5}), one('minimum', 'B1 B2'), one('indexer', 'C4', {value: 'R'}),
    one('renban', 'D1 D2')];
  assert.deepEqual(textsOf(one('or', 'A1 A2', {parts})), ['At least one of these rules applies: ' +
    'neighbours on the whisper line from A1 to A3 differ by at least 5 (A1 A2 A3), B1 is smaller than the cells ' +
    'beside it and B2 is smaller than the cells beside it, C4 says where 3 is in column 4 or ' +
    'the renban line from D1 has 2 consecutive digits (D1 D2).']);
  const row = one('sandwich', 'A1 A2 A3 A4 A5 A6 A7 A8 A9', {value: 5, outside: {row: 0, column: -1}});
  assert.deepEqual(textsOf(one('or', 'A1 A2', {parts: [row, one('odd', 'B1')]})),
    ['At least one of these rules applies: between 1 and 9, row A sums to 5 or odd (B1).']);
  assert.deepEqual(textsOf(one('and', 'A1 A2 A3', {parts: [one('lockout', 'A1 A2 A3', {value: 4})]})),
    ['All of these rules apply: the ends of the lockout line differ by at least 4 and the lockout line has no digit ' +
      'in its ends\' range (A1 A2 A3).']);
  assert.deepEqual(textsOf(one('given', 'A1', {values: [1, 5]}), one('given', 'A2', {values: [2]})),
    ['A1 is 1 or 5. A2 is 2.']);
});

test('a pattern is told, alone and in a choice, unless it is long', () => {
  const pattern = one('regex', 'A1 A2 A3', {value: '[12]*3'});
  const others = [one('regex', 'B1 B2'), one('regex', 'C1 C2', {value: '..'})];
  assert.deepEqual(textsOf(pattern), ['Digits along an outlined line match the pattern "[12]*3".']);
  assert.deepEqual(textsOf(others[0]), ['Digits along an outlined line match a pattern.']);
  assert.deepEqual(textsOf(pattern, ...others), [
    'Digits along the outlined line from A1 to A3 match the pattern "[12]*3". ' +
    'Digits along the outlined line from B1 to B2 match a pattern. ' +
    'Digits along the outlined line from C1 to C2 match the pattern "..".']);
  assert.deepEqual(textsOf(one('or', 'A1 A2 A3', {parts: [pattern, one('whisper', 'A1 A2', {value: 5})]})),
    ['At least one of these rules applies: the digits from A1 to A3 match the pattern "[12]*3" (A1 A2 A3) or ' +
    'neighbours on the whisper line from A1 to A2 differ by at least 5.']);
});

test('clues beside the grid have their places in the list if there are several kinds', () => {
  const row = 'E9 E8 E7 E6 E5 E4 E3 E2 E1';
  const [sum, sandwich] = [one('x-sum', row, {value: 20, outside: {row: 4, column: 9}}),
    one('sandwich', row, {value: 0, outside: {row: 4, column: -1}})];
  const tower = one('skyscraper', 'A5 B5 C5', {value: 3, outside: {row: -1, column: 4}});
  assert.ok(textsOf(sum, one('arrow', 'A1 A2')).every((text) => !text.includes('Clues')));
  const texts = textsOf(sum, sandwich, tower).map((text) => text.replace(/^.*(?=Clues)/, ''));
  assert.deepEqual(texts,
    ['Clues: 20 in row E from the right.', 'Clues: 0 in row E.', 'Clues: 3 in column 5 from the top.']);
});

test('names have the number that tells them apart, and all cells where they would be the same', async () => {
  const pairs = [['whisper', 5, 4], ['lockout', 4, 3], ['modular', 3, 4], ['difference', 1, 2], ['ratio', 2, 3],
    ['indexer', 'R', 'C']];
  const sum = (values) => one('sum', 'A1 A2', {value: 10, ...values ? {values} : {}});
  const arrows = [one('arrow', 'A1 A2 A3'), one('arrow', 'A1 B2')];
  const choices = [['odd', 'even'], ['odd', 'clone']].map((kinds) =>
    one('or', 'A1 A2', {parts: kinds.map((kind) => one(kind, 'A1 A2'))}));
  assert.deepEqual(labelsOf(one('whisper', 'A1 A2', {value: 4}), one('ratio', 'A1 A2', {value: 3}), ...arrows),
    ['whisper line of 4 from A1 to A2', 'black dot of 3 between A1 and A2', 'arrow from A1 (A1 A2 A3)',
      'arrow from A1 (A1 B2)']);
  assert.deepEqual(labelsOf(sum([2, 1]), sum()), ['sum of 10 at A1 (2×A1 A2)', 'sum of 10 at A1 (A1 A2)']);
  for (const code of Object.keys(languages)) {
    await speak(code);
    for (const [kind, ...values] of pairs) {
      const labels = labelsOf(...values.map((value) => one(kind, 'A1 A2', {value})));
      assert.equal(new Set(labels).size, 2, labels.join());
      assert.doesNotMatch(labels.join(), /\(/);
    }
    const areas = ['contain', 'contain-exact'].map((kind) => one(kind, 'A1 A2', {values: [1, 2]}));
    for (const alike of [areas, arrows, choices, [sum([2, 1]), sum()]]) {
      assert.equal(new Set(labelsOf(...alike)).size, 2, alike[0].kind);
    }
  }
});

test('indexing cells that are made say where they point', () => {
  const meanings = ['R', 'C', 'B'].map((letter) => meaningOf('indexer', letter));
  assert.match(meanings[0], /^A marked cell in row N says in which row of its column/);
  assert.equal(new Set(meanings).size, 3);
});

test('lines of the log are sentences', async () => {
  assert.deepEqual([one('given', 'A1', {values: [1]}), one('odd', 'A1'), one('minimum', 'A1'),
    one('counting-circles', 'A1 B2'), one('greater', 'A1 A2'), one('arrow', 'A1 A2')].map(logOf), [
    'The digits given for A1 rule out 4 in ', 'An odd mark rules out 4 in ', 'A minimum rules out 4 in ',
    'The counting circles rule out 4 in ', 'The sign between A1 and A2 rules out 4 in ',
    'Arrow from A1 rules out 4 in ',
  ]);
  await speak('es');
  assert.equal(logOf(one('given', 'A1', {values: [1]})), 'Los dígitos dados para A1 descartan 4 en ');
});
