// Numbers as people read them.
import assert from 'node:assert/strict';
import test from 'node:test';
import {count, list, plural} from '../../../web/src/words/numbers.js';

test('whole numbers are in groups of three, as the browser would write them', () => {
  for (const number of [0, 9, 10, 999, 1000, 12_345, 999_999, 1_000_000, 142_738_235, 10 ** 15]) {
    assert.equal(count(number), number.toLocaleString('en'));
  }
});

test('one is one, and everything else is many', () => {
  assert.deepEqual([0, 1, 2, 1234].map((number) => plural(number, 'guess', 'guesses')),
    ['0 guesses', '1 guess', '2 guesses', '1,234 guesses']);
});

test('lists end with and', () => {
  assert.deepEqual([[], ['A1'], ['A1', 'B2'], ['A1', 'B2', 'C3']].map(list), ['', 'A1', 'A1 and B2', 'A1, B2 and C3']);
});
