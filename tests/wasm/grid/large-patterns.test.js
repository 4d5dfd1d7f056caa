// A pattern with an automaton that is too large for the page: only the engine says that a board is solved.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import {Game} from '../../../site/play/game.js';
import {isSolved, seemsSolved} from '../../../site/play/judge.js';
import {PlaySolver} from '../../../site/play/solver.js';
import {isCheckable, isSolution} from '../../../web/src/grid/constraint-check.js';
import {geometryOf} from '../../../web/src/grid/geometry.js';
import {formatLink} from '../../../web/src/links/links.js';
import {EMPTY, digitsOf, engineFor} from '../engine.mjs';

const engine = await engineFor(after);
/** Of two cells, only 12 fits: the other choice is a line of 324. */
const pattern = Buffer.from('(12|((.{9}){9}){4})').toString('base64url');
const right = digitsOf('123456789456789123789123456234567891567891234891234567345678912678912345912345678');
const wrong = right.map((digit) => digit % 9 + 1);
const {puzzle} = await engine.parse(formatLink({puzzle: EMPTY, rules: {text: `.Regex~${pattern}~R1C1~R1C2`}}));

test('such a pattern is not sent, and counts as kept, but not as checked', () => {
  const shape = geometryOf(puzzle);
  assert.equal(shape.constraints[0].machine, undefined);
  assert.ok(isSolution(shape, puzzle.givens, wrong));
  assert.equal(isCheckable(shape), false);
});

test('a hint calls a full board solved only if the engine accepts it', async () => {
  const textOf = async (values) => (await engine.hint({...puzzle, values: Uint8Array.from(values)})).hint?.text ?? '';
  assert.match(await textOf(right), /^Solved/);
  assert.doesNotMatch(await textOf(wrong), /^Solved/);
});

test('a game is solved once the engine has accepted its digits, and as long as they stay', async () => {
  const solver = new PlaySolver(Promise.resolve(engine));
  const gameWith = (values) => new Game({...puzzle, values: Uint8Array.from(values)});
  const game = gameWith(right);
  assert.deepEqual([seemsSolved(game), isSolved(game)], [true, false]);
  assert.equal(await solver.accepts(game), true);
  assert.ok(isSolved(game));
  game.change([[0, {...game.content(0), digit: 5}]]);
  assert.equal(isSolved(game), false);
  game.undo();
  assert.ok(isSolved(game));
  const other = gameWith(wrong);
  assert.equal(await solver.accepts(other), false);
  assert.equal(isSolved(other), false);
  assert.equal(await new PlaySolver(Promise.reject(new Error('none'))).accepts(other), null);
});
