// The name above the grid: what the strategy that is shown does, and not what another one would do.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {nameOfSample, samples, titleOf} from '../../../site/puzzles/samples.js';

const named = (wanted) => samples.find((sample) => nameOfSample(sample) === wanted);
const result = (status, guesses) => ({status, stats: {guesses}});

test('the line of a sample is the title for its own strategy alone', () => {
  assert.equal(titleOf(named('17 givens'), '', null), '17 givens, 25 guesses');
  assert.equal(titleOf(named('17 givens'), 'ac3.mrv.ascending', null), '17 givens');
  assert.equal(titleOf(named('17 givens'), 'ac3.mrv.ascending', result('solved', 130)), '17 givens, 130 guesses');
  assert.equal(titleOf(named('17 givens'), 'all-different.mrv.ascending', result('unique', 0)), '17 givens, no guess');
  assert.equal(titleOf(named('17 givens'), 'eliminate.mrv.ascending.alone', result('stuck', 0)), '17 givens, stalled');
  assert.equal(titleOf(named('Gentle'), 'none.first.ascending', result('solved', 1)), 'Gentle, 1 guess');
  assert.equal(titleOf(named('6×6'), 'ac3.mrv.ascending.alone', null), '6×6, AC-3 alone');
  assert.equal(titleOf(named('6×6'), '', result('unique', 0)), '6×6, no guess');
});

test('a sample for two strategies counts what the one that is shown does', () => {
  assert.equal(titleOf(named('Slow to prove'), '', result('unique', 0)), 'Slow to prove, no guess');
  const cut = result('limit', 5_000_000);
  assert.equal(titleOf(named('Slow to prove'), 'none.first.ascending.k2', cut),
    'Slow to prove, 5,000,000 guesses so far');
});

test('a line about the puzzle stays with every strategy', () => {
  assert.equal(titleOf(named('16×16'), 'ac3.mrv.ascending', result('unique', 0)), '16×16, 96 givens');
  assert.equal(titleOf(named('No solution'), 'none.first.ascending', result('none', 9)), 'No solution, and why');
});
