// The verdict on a game: clashes, mistakes, solved or not.
import assert from 'node:assert/strict';
import test from 'node:test';
import {enter} from '../../../site/play/edits.js';
import {Game} from '../../../site/play/game.js';
import {clashing, isSolved, isUntold, mistakes, seemsSolved} from '../../../site/play/judge.js';
import {rulesOf} from '../../support/rules.mjs';

/** 1 2 | . .   and below it three empty rows. */
const puzzle = {boxRows: 2, boxCols: 2, size: 4, givens: Uint8Array.from([1, 2, ...new Array(14).fill(0)])};
const solution = Uint8Array.from([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]);
const newGame = () => new Game(puzzle);
const put = (game, cells, mode, number) => game.change(enter(game, cells, mode, number, undefined));

test('clashes, mistakes and the end are told apart', () => {
  const game = newGame();
  put(game, [3], 'digit', 2);
  assert.deepEqual(clashing(game), [1, 3]);
  put(game, [4], 'centre', 4);
  put(game, [5], 'centre', 4);
  assert.deepEqual(mistakes(game, solution), {digits: [3], marks: [4]});
  for (const [cell, digit] of solution.entries()) put(game, [cell], 'digit', digit);
  assert.deepEqual(mistakes(game, solution), {digits: [], marks: []});
  assert.equal(isSolved(game), true);
  put(game, [15], 'digit', 2);
  assert.equal(isSolved(game), false);
});

test('of a full grid whose rules were not all read, only a broken rule is told', () => {
  const rules = {...rulesOf({size: 4}), unread: true};
  const game = new Game({...puzzle, rules});
  assert.equal(isUntold(game), false);
  for (const [cell, digit] of solution.entries()) put(game, [cell], 'digit', digit);
  assert.deepEqual([isUntold(game), seemsSolved(game), isSolved(game)], [true, false, false]);
  put(game, [15], 'digit', 2);
  assert.equal(isUntold(game), false);
});

test('a constraint is marked as soon as it can hold no more', () => {
  const constraints = [{kind: 'thermometer', cells: [6, 10, 14, 15]}, {kind: 'cage', cells: [8, 9, 12], value: 9}];
  const game = new Game({...puzzle, rules: rulesOf({size: 4, constraints})});
  put(game, [6], 'digit', 2);
  assert.deepEqual(clashing(game), [6]);
  put(game, [6], 'digit', 1);
  put(game, [14], 'digit', 2);
  assert.deepEqual(clashing(game), [6, 14]);
  put(game, [14], 'digit', 3);
  assert.deepEqual(clashing(game), []);
  put(game, [9], 'digit', 1);
  assert.deepEqual(clashing(game), [9]);
});
