// Taking over and predicting, as far as no engine is needed: what may be tried, whose a guess is, what is said.
import assert from 'node:assert/strict';
import test from 'node:test';
import {compared, isReaders, optionsAt, outcomeWords, possibleDigits, verdict, withChoice, withoutLastChoice}
  from '../../../web/src/words/choosing.js';
import {geometry} from '../../../web/src/grid/geometry.js';
import {questionWords} from '../../../web/src/element/predictions.js';
import {initialState} from '../../../web/src/run/replay.js';
import {puzzleOfTrial} from '../../../web/src/element/trials.js';

const shape = geometry(2, 2);
/** 1 2 | . .   and below it an empty grid. */
const givens = Uint8Array.from([1, 2, ...new Array(14).fill(0)]);
const state = initialState(4, givens);

const outcome = (guesses, status = 'solved') => ({status, length: 10 * guesses, stats: {guesses, backtracks: 0}});

test('what peers hold is not possible, whether or not it has left', () => {
  assert.deepEqual(possibleDigits(shape, state, 0), []);
  assert.deepEqual(possibleDigits(shape, state, 2), [3, 4]);
  assert.deepEqual(possibleDigits(shape, state, 15), [1, 2, 3, 4]);
});

test('between the digits of a cell, those that were tried are not offered, nor other cells', () => {
  const decision = {index: 0, at: 1, cell: 2, digit: 4, tried: [{digit: 3}]};
  const options = optionsAt(shape, state, {propagation: 'only-choice'}, decision);
  assert.deepEqual(options.map((digits, cell) => [cell, digits]).filter(([, digits]) => digits.length), [[2, [4]]]);
});

test('a cell with one digit left is nothing to choose, unless the solver tries that too', () => {
  const single = {values: state.values, candidates: state.candidates.slice()};
  single.candidates[4] = 0b100;
  const decision = {index: 0, at: 0, cell: 3, digit: 3, tried: null};
  assert.deepEqual(optionsAt(shape, single, {propagation: 'forward-checking'}, decision)[2], []);
  assert.deepEqual(optionsAt(shape, single, {propagation: 'none'}, decision)[2], [3]);
});

test('a guess is the reader\'s where it was chosen and search would take another cell', () => {
  const choices = [{at: 0, cell: 15, digit: 4}];
  assert.equal(isReaders(shape, state, {cell: 15, digit: 4}, {choices, variable: 'mrv'}), true);
  assert.equal(isReaders(shape, state, {cell: 15, digit: 3}, {choices, variable: 'mrv'}), false);
  assert.equal(isReaders(shape, state, {cell: 15, digit: 4}, {variable: 'mrv'}), false);
  const first = [{at: 0, cell: 2, digit: 3}];
  assert.equal(isReaders(shape, state, {cell: 2, digit: 3}, {choices: first, variable: 'mrv'}), false);
  assert.equal(isReaders(shape, state, {cell: 2, digit: 3}, {choices: first, variable: 'first'}), false);
});

test('a choice takes the place of later ones', () => {
  const strategy = {choices: [{at: 0, cell: 1, digit: 1}, {at: 3, cell: 2, digit: 2}]};
  const {choices} = withChoice(strategy, {at: 2, cell: 5, digit: 4});
  assert.deepEqual(choices.map(({at}) => at), [0, 2]);
  assert.equal(withoutLastChoice({choices}).choices.length, 1);
});

test('two outcomes beside each other, with the better in each column once both are known', () => {
  assert.equal(verdict(outcome(31), outcome(25)), 'This choice needs 6 more guesses.');
  assert.equal(verdict(outcome(24), outcome(25)), 'This choice needs 1 fewer guess.');
  assert.equal(verdict(outcome(25), outcome(25)), 'This choice needs just as many guesses.');
  assert.equal(verdict(outcome(25, 'running'), outcome(25)), '');
  assert.deepEqual(compared(outcome(1200), outcome(25)).map(({yours, best}) => [yours, best]),
    [['1,200', 'searchs'], ['0', 'none'], ['12,000', 'searchs']]);
  assert.deepEqual(new Set(compared(outcome(1, 'running'), outcome(2)).map(({best}) => best)), new Set(['none']));
  assert.equal(outcomeWords(outcome(1, 'running')), 'still searching');
  // Search stops at its first solution; only with nothing left to try is it the only one. That is no contradiction.
  assert.equal(outcomeWords(outcome(1, 'solved')), 'at least one solution');
  assert.equal(outcomeWords(outcome(1, 'unique')), 'the only solution');
});

test('a question names who writes the digit', () => {
  const question = (kind, cause) => questionWords({event: {kind, cause}});
  assert.equal(question('place', 'ac3'), 'Which cell does AC-3 fill next, and with which digit?');
  assert.equal(question('place', 'only-choice'), 'Which cell does only choice fill next, and with which digit?');
  assert.equal(question('place', 'search'), 'Which cell does search fill next, and with which digit?');
  assert.equal(question('decide', 'search'), 'Propagation has nothing more to do. What does search guess next?');
});

test('the board of a trial has what is written as givens, and one candidate in the cell', () => {
  const large = geometry(6, 6);
  const before = initialState(36, new Uint8Array(large.cells));
  const puzzle = puzzleOfTrial({boxRows: 6, boxCols: 6, size: 36, givens: before.values}, before, {cell: 7, digit: 36});
  assert.equal(puzzle.candidates[7], 1n << 35n);
  assert.equal(puzzle.candidates[8], (1n << 36n) - 1n);
  assert.equal(puzzle.givens.length, 1296);
});
