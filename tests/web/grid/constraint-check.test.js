// The final check of constraints, without an engine: those that digits break, and boards that meet all of them.
import assert from 'node:assert/strict';
import test from 'node:test';
import {clashes} from '../../../web/src/grid/check.js';
import {brokenConstraints, isCheckable, isSolution} from '../../../web/src/grid/constraint-check.js';
import {initialState} from '../../../web/src/run/replay.js';
import {plainSentence} from '../../../web/src/words/narrate.js';
import {loadWordsOf} from '../../../web/src/words/pattern-words-loader.js';
import {FULL, one, puzzleOf, shapeOf} from '../../support/rules.mjs';

const ten = one('cage', 'A1 A2', {value: 10});
/** A pattern whose automaton was too large to be sent. */
const large = one('regex', 'A1 A2');
const rising = one('thermometer', 'A1 A2 A3 A4');

test('the final check looks at constraints, too', async () => {
  const grid = Uint8Array.from({length: 81}, (_, cell) => {
    const row = Math.floor(cell / 9);
    return (row % 3 * 3 + Math.floor(row / 3) + cell) % 9 + 1;
  });
  const end = async (constraint) => {
    const puzzle = puzzleOf([constraint]);
    await loadWordsOf('', puzzle.rules);
    const state = {...initialState(9, grid), values: grid};
    const run = {puzzle, strategy: {propagation: 'elimination'}, status: 'solved', stats: {}, length: 1};
    const event = {index: 0, kind: 'done', depth: 0};
    return plainSentence({index: 1, event, before: state, state, previous: null}, run);
  };
  assert.equal(await end(one('thermometer', 'A1 A2 A3')),
    'Solved. Every row, column and box has each digit once, and all other rules hold.');
  assert.match(await end(one('thermometer', 'A3 A2 A1')), /The final check failed: .*, or another rule is broken\.$/);
  assert.equal(await end(large), 'Solved.');
  assert.match(await end(one('and', 'A1 A2', {parts: [one('greater', 'A1 A2'), large]})), /failed/);
});

test('only an automaton that is here can be checked', () => {
  const small = {...large, machine: {starts: [0], accepts: [0], moves: [0, 1, 0]}};
  const inside = (part) => one('or', 'A1 A2', {parts: [ten, one('and', 'A1 A2', {parts: [part]})]});
  for (const constraint of [large, inside(large)]) assert.equal(isCheckable(shapeOf([ten, constraint])), false);
  for (const constraint of [small, inside(small)]) assert.ok(isCheckable(shapeOf([ten, constraint])));
});

test('full constraints that do not hold are found, open ones and those that hold are not', () => {
  /** @type {[constraint: object, right: string, wrong: string][]} */
  const cases = [
    [ten, '46', '45'], [rising, '1358', '1325'], [one('arrow', 'A1 A2 A3'), '945', '944'],
    [one('pill-arrow', 'A1 A2 A3 A4', {value: 2}), '1239', '1259'], [one('double-arrow', 'A1 A2 A3'), '385', '384'],
    [one('whisper', 'A1 A2', {value: 5}), '16', '15'], [one('palindrome', 'A1 A2 A3'), '454', '455'],
    [one('renban', 'A1 A2 A3'), '435', '436'], [one('between', 'A1 A2 A3'), '951', '915'],
    [one('lockout', 'A1 A2 A3', {value: 4}), '165', '136'], [one('entropic', 'A1 A2 A3 A4'), '1472', '1475'],
    [one('modular', 'A1 A2 A3', {value: 3}), '123', '124'], [one('zipper', 'A1 A2 A3'), '264', '254'],
    [one('sum-line', 'A1 A2 A3', {value: 5}), '235', '236'],
    [one('sum-loop', 'A1 A2 A3', {value: 6}), '462', '453'], [one('count-distinct', 'A1 A2 A3 A4'), '2454', '2345'],
    [one('difference', 'A1 A2', {value: 1}), '45', '46'],
    [one('ratio', 'A1 A2', {value: 2}), '48', '47'], [one('x', 'A1 A2'), '46', '45'], [one('v', 'A1 A2'), '14', '15'],
    [one('greater', 'A1 A2'), '41', '14'], [one('odd', 'A1'), '3', '4'], [one('even', 'A1'), '4', '3'],
    [one('quadruple', 'A1 A2 A3', {values: [4, 4]}), '414', '415'],
    [one('contain-exact', 'A1 A2 A3', {values: [4]}), '412', '414'],
    [one('counting-circles', 'A1 A2 A3'), '212', '211'], [one('clone', 'A1 A2'), '44', '45'],
    [one('sandwich', 'A1 A2 A3 A4 A5', {value: 7}), '21349', '21359'],
    [one('x-sum', 'A1 A2 A3', {value: 7}), '257', '268'], [one('skyscraper', 'A1 A2 A3', {value: 2}), '132', '123'],
    [one('numbered-room', 'A1 A2 A3', {value: 7}), '317', '371'], [one('region-sum', 'A2 A3 A4'), '279', '278'],
    [one('indexer', 'A1', {value: 'C'}), '2100', '2300'], [{kind: 'non-consecutive', cells: []}, '13', '12'],
    [{kind: 'strict-kropki', cells: []}, '14', '24'], [{kind: 'strict-xv', cells: []}, '13', '14'],
  ];
  for (const [constraint, right, wrong] of cases) {
    const shape = shapeOf([constraint]);
    const values = (digits) => Uint8Array.from({length: 81}, (_, cell) =>
      Number(digits[cell - (constraint.cells[0] ?? 0)] ?? 0));
    assert.deepEqual(brokenConstraints(shape, values(right)), [], `${constraint.kind} ${right}`);
    assert.equal(brokenConstraints(shape, values(wrong))[0]?.constraint, 0, `${constraint.kind} ${wrong}`);
    if (constraint.cells.length > 1) assert.deepEqual(brokenConstraints(shape, values(wrong.slice(0, 1))), []);
  }
  assert.deepEqual(clashes(shapeOf([ten]), new Uint8Array(81)), []);
});

test('a full grid is a solution only if it meets the constraints', () => {
  const isRight = (constraint, wish) => isSolution(shapeOf([constraint].flat(), wish), new Uint8Array(81), FULL);
  assert.deepEqual([...FULL.slice(0, 9)], [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const [right, wrong] of [
    [one('cage', 'A1 A2', {value: 3}), one('cage', 'A1 A2', {value: 4})],
    [one('odd', 'A1'), one('odd', 'A2')],
    [one('given', 'A1', {values: [1, 5]}), one('given', 'A1', {values: [2, 5]})],
    [one('minimum', 'A1'), one('minimum', 'A2')],
    [one('maximum', 'A9'), one('maximum', 'A8')],
    [one('difference', 'A1 A2', {value: 1}), one('difference', 'A1 A2', {value: 3})],
    [one('same-sets', 'A1 A2 B8 B7', {value: 2}), one('same-sets', 'A1 A2 A3 A4', {value: 2})],
    [one('or', 'A1 A2', {parts: [one('odd', 'A2'), one('odd', 'A1')]}),
      one('or', 'A1 A2', {parts: [one('odd', 'A2'), one('even', 'A1')]})],
    [one('and', 'A1 A2', {parts: [one('even', 'A2'), one('odd', 'A1')]}),
      one('and', 'A1 A2', {parts: [one('odd', 'A2'), one('odd', 'A1')]})],
    [one('or', 'A1 A2', {parts: [one('cage', 'A1 A2', {value: 3})]}),
      one('or', 'A1 B7', {parts: [one('cage', 'A1 B7', {value: 2})]})],
    [one('or', 'A1 A2', {parts: [one('minimum', 'A1')]}), one('or', 'A2', {parts: [one('minimum', 'A2')]})],
    [one('and', 'A9', {parts: [one('maximum', 'A9')]}), one('and', 'A8', {parts: [one('maximum', 'A8')]})],
    [one('or', 'A5', {parts: [one('indexer', 'A5', {value: 'C'})]}),
      one('or', 'B5', {parts: [one('indexer', 'B5', {value: 'C'})]})],
    [one('or', 'A2', {parts: [one('and', 'A2', {parts: [one('even', 'A2')]})]}),
      one('or', 'A2', {parts: [one('and', 'A2', {parts: [one('minimum', 'A2'), one('even', 'A2')]})]})],
  ]) {
    assert.ok(isRight(right), right.kind);
    assert.equal(isRight(wrong), false, wrong.kind);
  }
});

test('marks between cells lift the rules about cells without any', () => {
  const brokenBy = (constraints) => brokenConstraints(shapeOf(constraints), FULL)
    .filter(({cells}) => cells.join() === '0,1').length;
  for (const kind of ['unmarked-difference', 'unmarked-ratio']) {
    assert.equal(brokenBy([{kind, cells: []}]), 1, kind);
    assert.equal(brokenBy([one('v', 'A1 A2'), {kind, cells: []}]) > 1, false, kind);
  }
  assert.equal(brokenBy([one('ratio', 'A4 A5', {value: 3}), {kind: 'unmarked-ratio', cells: []}]), 0);
});
