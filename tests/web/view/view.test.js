import assert from 'node:assert/strict';
import {test} from 'node:test';
import {clashes} from '../../../web/src/grid/check.js';
import {deadEnd} from '../../../web/src/grid/final-check.js';
import {isSolution} from '../../../web/src/grid/constraint-check.js';
import {geometry} from '../../../web/src/grid/geometry.js';
import {parseStrategy} from '../../../web/src/links/links.js';
import {readPlain, writePlain} from '../../../web/src/grid/plain-puzzle.js';
import {initialState} from '../../../web/src/run/replay.js';
import {strategyName, strategyParts} from '../../../web/src/words/strategy-names.js';
import {Timeline} from '../../../web/src/run/timeline.js';
import {digitOf} from '../../../web/src/grid/plain-puzzle.js';
import {fullest} from '../../../web/src/view/board/lens.js';
import {ROOMS, candidateSpot, layoutOf} from '../../../web/src/view/board/layout.js';
import {GIVEN, GUESS, LOGIC, SceneDiff, sceneOfPuzzle, tintOf} from '../../../web/src/view/board/scene.js';
import {sceneOf} from '../../../web/src/view/board/step-scene.js';
import {unitMarks} from '../../../web/src/view/board/unit-marks.js';
import {stepMarks} from '../../../web/src/view/board/marks.js';
import {labelsWithRoom} from '../../../web/src/view/panels/layers-labels.js';
import {xml} from '../../../web/src/view/picture/xml.js';
import {SMALL_GIVENS, smallRun} from '../sample-run.js';

const shape = geometry(2, 2);
const givens = Uint8Array.from(SMALL_GIVENS);
const options = {candidates: 'auto', keepsCandidates: true, failed: false};

async function sceneAt(step, more = {}) {
  return sceneOf(shape, givens, await new Timeline(smallRun()).at(step), {...options, ...more});
}

test('the start shows givens and no candidates', async () => {
  const scene = await sceneAt(0);
  assert.deepEqual([...scene.digits], SMALL_GIVENS);
  assert.ok(scene.kinds.every((kind, cell) => kind === (SMALL_GIVENS[cell] ? GIVEN : 0)));
  assert.ok(scene.candidates.every((word) => word === 0));
});

test('a removal strikes the candidate, rings the cause and outlines their unit', async () => {
  const scene = await sceneAt(2);
  assert.deepEqual(scene.struck, {cell: 1, digit: 1});
  assert.deepEqual(scene.ringed, [0]);
  assert.equal(shape.unitName(scene.unit), 'box 1');
});

test('a guess, and what rests on it', async () => {
  const scene = await sceneAt(7);
  assert.deepEqual([scene.kinds[4], scene.levels[4], scene.depth], [GUESS, 1, 1]);
  assert.deepEqual([scene.kinds[2], scene.levels[2]], [LOGIC, 0]);
  assert.equal((await sceneAt(8)).returned, true);
  assert.equal((await sceneAt(8)).digits[4], 0);
});

test('candidates only where they are wanted', async () => {
  const shown = (scene) => scene.candidates.filter((word, i) => i % 2 === 0 && word).length;
  assert.equal(shown(await sceneAt(2)), 16);
  assert.equal(shown(await sceneAt(2, {candidates: 'focus'})), 2);
  assert.equal(shown(await sceneAt(2, {candidates: 'none'})), 0);
  assert.equal(shown(await sceneAt(2, {keepsCandidates: false})), 0);
  assert.equal(shown(await sceneAt(0, {candidates: 'all'})), 16);
});

test('only what differs is drawn anew', async () => {
  const diff = new SceneDiff();
  const cells = shape.cellsOf(0).concat(shape.cellsOf(1));
  assert.deepEqual(diff.changed(await sceneAt(1), cells), cells);
  assert.deepEqual(diff.changed(await sceneAt(2), cells), [1]);
  assert.deepEqual(diff.changed(await sceneAt(2), cells), []);
  diff.reset();
  assert.deepEqual(diff.changed(await sceneAt(2), cells), cells);
});

test('tints grow with depth and stay light', () => {
  assert.deepEqual([0, 1, 2, 9].map((level) => Math.round(tintOf(level) * 100)), [0, 7, 12, 16]);
});

test('equal digits in a unit are clashes', () => {
  const typed = Uint8Array.from([1, 0, 1, 0, ...new Array(12).fill(0)]);
  assert.deepEqual(clashes(shape, typed), [{unit: 0, digit: 1, cells: [0, 2]}]);
  assert.deepEqual(sceneOfPuzzle(shape, {boxRows: 2, boxCols: 2, size: 4, givens: typed}).clashing, [0, 2]);
  assert.deepEqual(clashes(shape, givens), []);
});

test('the final check: all filled, no clash, givens kept', () => {
  const solution = Uint8Array.from([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]);
  const empty = new Uint8Array(16);
  const change = (values, first) => Object.assign(values.slice(), {0: first});
  assert.equal(isSolution(shape, empty, solution), true);
  assert.equal(isSolution(shape, empty, change(solution, 2)), false);
  assert.equal(isSolution(shape, empty, change(solution, 0)), false);
  assert.equal(isSolution(shape, change(empty, 2), solution), false);
});

test('a dead end is a cell without candidates or a digit without place', () => {
  const {candidates} = initialState(4, new Uint8Array(16));
  assert.equal(deadEnd(shape, candidates), null);
  for (const cell of [0, 1, 2, 3]) candidates[2 * cell] &= ~8;
  assert.deepEqual(deadEnd(shape, candidates), {unit: 0, digit: 4});
  candidates[2 * 5] = 0;
  assert.deepEqual(deadEnd(shape, candidates), {cell: 5});
});

test('every unit in which a digit has no place is outlined, as the sentence names them all', () => {
  const state = initialState(4, new Uint8Array(16));
  for (const cell of [0, 1, 2, 3, 4, 5]) state.candidates[2 * cell] &= ~8;
  state.candidates[2 * 15] = 0;
  const moment = {index: 1, event: {kind: 'conflict', unit: 0, digit: 4, depth: 0}, before: state, state};
  const scene = sceneOf(shape, new Uint8Array(16), moment, options);
  const layout = layoutOf(shape, 300, Infinity, ROOMS.wide);
  const {effect} = stepMarks(shape, layout, scene, xml);
  const [size, edges] = [layout.side, effect.filter((mark) => mark.attributes.class.startsWith('lost-edge'))];
  const [cell, ...units] = edges.map(({attributes}) => attributes);
  assert.ok(cell.width < size);
  assert.deepEqual(units.map((each) => [each.width / size, each.height / size, each.class]).sort(),
    [[2, 2, 'lost-edge'], [4, 1, 'lost-edge tinted']]);
});

test('cells are whole pixels, and bands have room', () => {
  const nine = geometry(3, 3);
  for (const [available, side] of [[590, 60], [400, 38]]) {
    assert.equal(layoutOf(nine, available, Infinity, ROOMS.wide).side, side);
  }
  assert.equal(layoutOf(nine, 390, Infinity, ROOMS.narrow).side, 38);
  assert.equal(layoutOf(nine, 320, Infinity, ROOMS.embed).side, 32);
  const layout = layoutOf(geometry(2, 3), 590, Infinity, ROOMS.wide);
  const [{attributes}] = unitMarks(geometry(2, 3), layout, 12, 'unit', xml);
  assert.deepEqual(attributes, {x: 28, y: 32, width: 270, height: 180, rx: 3, class: 'unit'});
});

test('a part of a grid has its own layout', () => {
  const nine = geometry(3, 3);
  const layout = layoutOf(nine, 122, Infinity, ROOMS.lens, {row: 3, column: 4, rows: 2, columns: 2});
  assert.deepEqual(layout.cells, [31, 32, 40, 41]);
  assert.deepEqual(unitMarks(nine, layout, 0, 'unit', xml), []);
  assert.equal(unitMarks(nine, layout, 3, 'unit', xml)[0].attributes.width, 2 * layout.side);
});

test('candidates stand as the box does', () => {
  const spots = [1, 3, 4, 6].map((digit) => candidateSpot(geometry(2, 3), 100, digit));
  assert.ok(spots[0].x < spots[1].x && spots[0].y === spots[1].y);
  assert.ok(spots[2].x === spots[0].x && spots[2].y > spots[0].y);
});

test('keys that type digits', () => {
  const keys = ['5', 'a', 'G', '0', '.', 'Delete', 'Enter', ' '];
  assert.deepEqual(keys.map((key) => digitOf(key, 16)), [5, 10, 16, 0, 0, 0, -1, -1]);
  assert.equal(digitOf('5', 4), -1);
});

test('the plainest notation is read without the engine, and nothing else', () => {
  const puzzle = readPlain('1... ..3.\n.4.. ...2');
  assert.deepEqual([puzzle.boxRows, puzzle.boxCols, [...puzzle.givens]], [2, 2, SMALL_GIVENS]);
  assert.equal(writePlain(puzzle), '1.....3..4.....2');
  assert.equal(readPlain('.'.repeat(36), {boxRows: 3, boxCols: 2}).boxRows, 3);
  for (const text of ['', '1', '.'.repeat(80), '9'.padEnd(16, '.'), '|...'.repeat(4), '.'.repeat(25)]) {
    assert.equal(readPlain(text), null, text);
  }
});

test('strategies in words', () => {
  assert.equal(strategyName({propagation: 'only-choice', variable: 'mrv'}),
    'Only choice, then guess by fewest candidates');
  assert.equal(strategyName({propagation: 'ac3', variable: 'mrv', search: false}), 'AC-3, no guess');
  assert.equal(strategyName({propagation: 'none', variable: 'first'}), 'Backtracking in the first open cell');
});

test('strategies in two parts, for small print', () => {
  const parts = (code) => strategyParts(parseStrategy(code));
  assert.deepEqual(parts(''), ['Only choice', 'fewest first']);
  assert.deepEqual(parts('ac3.mrv.ascending.alone'), ['AC-3', 'no guess']);
  assert.deepEqual(parts('forward-checking.first.lcv.k2'), ['Forward checking', 'first cell, least harm, proved']);
});

test('a contradiction rings the cells that take the digits', () => {
  const values = Uint8Array.from([1, 2, 0, 0, 3, 0, 0, 0, ...new Array(8).fill(0)]);
  const state = initialState(4, values);
  state.candidates[2 * 5] = 0;
  const event = {index: 3, kind: 'conflict', cell: 5, depth: 0};
  const scene = sceneOf(shape, values, {index: 4, event, before: state, state}, options);
  assert.deepEqual(scene.conflict, {cell: 5});
  assert.deepEqual(scene.ringed, [0, 1, 4]);
});

test('the lens goes to what a step does with most of its pattern, and stays where it sees as much', () => {
  const large = geometry(4, 4);
  const at = (row, column) => 16 * row + column;
  const seen = (targets, others, now = [0, 0]) => fullest(large, targets, others, now);
  assert.deepEqual(seen([at(2, 2)], [at(3, 3)]), [0, 0]);
  const [row, column] = seen([at(12, 1)], [at(12, 4), at(12, 5), at(0, 10), at(0, 11), at(0, 12)]);
  assert.ok(row > 7 && column === 1, `${row} ${column}`);
  assert.deepEqual(seen([at(12, 1)], [at(12, 4)], [9, 0]), [9, 0]);
});

test('digits of layers don’t cover each other; only a dead end is left out for want of room', () => {
  const edge = {text: '5', from: [0, 0], to: [100, 0]};
  const [gone, ...rest] = labelsWithRoom([{...edge, name: ''}, {...edge, name: 'gone'}], []);
  assert.deepEqual([gone.name, rest.length], ['gone', 1]);
  assert.ok(Math.abs(gone.x - rest[0].x) >= (gone.width + rest[0].width) / 2);
  const state = {x: 50, y: 0, width: 100, height: 20};
  assert.deepEqual(labelsWithRoom([{...edge, name: ''}, {...edge, name: 'dead'}], [state]).map(({name}) => name), ['']);
});
