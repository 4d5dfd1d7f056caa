// The texts that a message may become: how the tests of pages in other languages find what is left of English.
import assert from 'node:assert/strict';
import test from 'node:test';
import {Templates} from '../../support/page/templates.mjs';

const templates = new Templates([
  '{cell} can’t be {digit}: {other} in the same {unit} is {digit}.', 'One puzzle  (9×9)?',
  '{count, plural, one {One guess} other {# guesses}}', '<strong>Guess:</strong> {cell} is {digit}',
]);

test('a message is found with anything in its slots, in each of its plurals, without its marks', () => {
  for (const text of ['A1 can’t be 4: A7 in the same row is 4.', 'One guess', '27 guesses', 'Guess: A1 is 4',
    'One puzzle (9×9)?']) {
    assert.ok(templates.has(text), text);
    assert.ok(templates.has(text), `${text}, asked again`);
  }
});

test('other texts are not: part of a message, more than a message, other words', () => {
  for (const text of ['A1 can’t be 4', 'So: One guess', '27 Rateversuche', 'One puzzle', '']) {
    assert.ok(!templates.has(text), text);
  }
});

test('a long text is answered at once, whatever slots a message has', () => {
  const slots = new Templates([`${'{a}, '.repeat(8)}and that is all of it.`]);
  const start = process.cpuUsage().user;
  assert.ok(!slots.has('one, two, '.repeat(400)));
  assert.ok(process.cpuUsage().user - start < 1_000_000);
});
