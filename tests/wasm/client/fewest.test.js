// Smallest reasons through the client with the real module, and in words.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import {createEngine} from '../../../web/src/client/engine.js';
import {geometry, geometryOf} from '../../../web/src/grid/geometry.js';
import {readPlain} from '../../../web/src/grid/plain-puzzle.js';
import {startState} from '../../../web/src/run/replay.js';
import {fewestInWords} from '../../../web/src/words/techniques/fewest.js';

const engine = await createEngine({mode: 'main'});
after(() => engine.dispose());

const shape = geometry(3, 3);
const hard = readPlain('4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......');

test('a hidden single is forced by one statement, told and drawn', async () => {
  const {step} = await engine.nextStep(hard);
  const [[cell, digit]] = step.placements;
  const conclusion = {cell, digit, isPlacement: true};
  const found = await engine.fewest(hard, conclusion);
  assert.ok(found.ok);
  assert.equal(found.status, 'smallest');
  assert.equal(found.statements.length, 1);
  const {text, lines, pattern} = fewestInWords(shape, startState(hard), conclusion, found);
  assert.equal(text, `${shape.cellName(cell)} is ${digit}. One statement forces it.`);
  assert.equal(lines.length, 1);
  assert.match(lines[0], new RegExp(`^In (row|column|box) \\w+, ${digit} is in ${shape.cellName(cell)}\\.$`));
  assert.deepEqual(pattern.written, [{cell, digit}]);
});

test('what is told is short, and names cells and digits that can be', async () => {
  const {solutions: [solution]} = await engine.solve(hard);
  const state = startState(hard);
  for (const cell of [1, 40, 80]) {
    for (let digit = 1; digit <= 9; digit += 1) {
      const isPlacement = Number(solution[cell]) === digit;
      const found = await engine.fewest(hard, {cell, digit, isPlacement});
      if (found.status === 'not-forced') continue;
      assert.match(found.status, /^small(est)?$/);
      const {text, lines} = fewestInWords(shape, state, {cell, digit, isPlacement}, found);
      assert.match(text, isPlacement ? / is \d\. / : / can't be \d\. /);
      assert.equal(lines.length, found.statements.length);
      for (const line of lines) {
        assert.match(line, /^([A-I]\d is [\d, or]+|In (row|column|box) \w+, \d is in [A-I\d, or]+)\.$/);
        assert.ok(line.split(' ').length <= 25, line);
      }
    }
  }
});

test('a digit that fits no way to fill a cage is forced out by one statement, told and drawn', async () => {
  const {puzzle} = await engine.parse('.Cage~4~R1C1~R1C2.');
  const conclusion = {cell: 0, digit: 2, isPlacement: false};
  const found = await engine.fewest(puzzle, conclusion);
  assert.deepEqual([found.status, found.statements], ['smallest', [{constraint: 0}]]);
  const {text, lines, pattern} = fewestInWords(geometryOf(puzzle), startState(puzzle), conclusion, found);
  assert.equal(text, 'A1 can\'t be 2. One statement forces it.');
  const any = '1, 2, 3, 4, 5, 6, 7, 8 or 9';
  assert.deepEqual(lines, [`The cage of 4 at A1 holds, where A1 is ${any} and A2 is ${any}.`]);
  assert.deepEqual(pattern.sets, [{name: '', cells: [0, 1]}]);
  assert.deepEqual(pattern.struck, [{cell: 0, digit: 2}]);
});

test('constraints of any kind have words, and those of many cells are told as a whole', async () => {
  const {puzzle} = await engine.parse('.Thermo~R1C1~R1C2~R1C3~R1C4.');
  const found = await engine.fewest(puzzle, {cell: 0, digit: 7, isPlacement: false});
  const {lines} = fewestInWords(geometryOf(puzzle), startState(puzzle), {cell: 0, digit: 7, isPlacement: false}, found);
  assert.deepEqual(lines, ['The thermometer from A1 to A4 holds, with the candidates of its 4 cells.']);
});

test('whoever stops the search gets the smallest set found by then, and was told of its size', async () => {
  const stop = new AbortController();
  /** @type {number[]} */
  const sizes = [];
  const onProgress = (/** @type {number} */ size) => {
    sizes.push(size);
    if (size) stop.abort();
  };
  const slow = {cell: 80, digit: 2, isPlacement: false};
  const found = await engine.fewest(hard, {...slow, signal: stop.signal, onProgress});
  assert.equal(found.status, 'small');
  assert.ok(found.statements.length > 0 && found.statements.length <= sizes[sizes.length - 1]);
  const none = new AbortController();
  none.abort();
  const refused = await engine.fewest(hard, {...slow, signal: none.signal});
  assert.equal(refused.error?.code, 'cancelled');
});

test('a cell that there is not is refused, and a search can be cancelled', async () => {
  const refused = await engine.fewest(hard, {cell: 81, digit: 1, isPlacement: false});
  assert.deepEqual(refused, {ok: false, error: {code: 'cell', message: 'The grid has no such cell or digit.'}});
  const aborted = new AbortController();
  const asked = engine.fewest(hard, {cell: 1, digit: 1, isPlacement: false, signal: aborted.signal});
  aborted.abort();
  const answer = await asked;
  if (!answer.ok) assert.equal(answer.error.code, 'cancelled');
});
