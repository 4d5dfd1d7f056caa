// Numbers as people read them.
import assert from 'node:assert/strict';
import test from 'node:test';
import {speak} from '../../../web/src/language/catalogue.js';
import {count, either, list, neither, plural} from '../../../web/src/words/numbers.js';

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

test('digits that a cell can\'t be are joined as the language does after a negation', async (t) => {
  t.after(() => speak('en'));
  const digits = ['2', '5', '7'];
  assert.deepEqual([either(digits), neither(digits)], ['2, 5 or 7', '2, 5 or 7']);
  await speak('de');
  assert.deepEqual([either(digits), neither(digits)], ['2, 5 oder 7', '2, 5 oder 7']);
  await speak('es');
  assert.deepEqual([either(digits), neither(digits)], ['2, 5 o 7', '2, 5 ni 7']);
});
