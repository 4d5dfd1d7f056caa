import assert from 'node:assert/strict';
import {test} from 'node:test';
import {defaultBox, geometry} from '../../../web/src/grid/geometry.js';

test('rows, columns and boxes of 2x3 boxes', () => {
  const shape = geometry(2, 3);
  assert.equal(shape.size, 6);
  assert.deepEqual(shape.cellsOf(1), [6, 7, 8, 9, 10, 11]);
  assert.deepEqual(shape.cellsOf(6), [0, 6, 12, 18, 24, 30]);
  assert.deepEqual(shape.cellsOf(13), [3, 4, 5, 9, 10, 11]);
  for (let unit = 0; unit < 18; unit += 1) assert.equal(new Set(shape.cellsOf(unit)).size, 6);
});

test('a cell of a 9x9 grid has twenty peers, each sharing a unit with it', () => {
  const shape = geometry(3, 3);
  for (const cell of [0, 40, 80]) {
    assert.equal(shape.peers(cell).length, 20);
    for (const peer of shape.peers(cell)) assert.ok(shape.cellsOf(shape.sharedUnit(cell, peer)).includes(peer));
  }
  assert.equal(shape.sharedUnit(0, 40), -1);
});

test('the box is named before row and column', () => {
  const shape = geometry(3, 3);
  assert.equal(shape.unitName(shape.sharedUnit(0, 1)), 'box 1');
  assert.equal(shape.unitName(shape.sharedUnit(0, 3)), 'row A');
  assert.equal(shape.unitName(shape.sharedUnit(0, 27)), 'column 1');
});

test('names in both notations, and beyond Z', () => {
  assert.equal(geometry(3, 3).cellName(80), 'I9');
  assert.equal(geometry(3, 3).cellName(80, 'r1c1'), 'r9c9');
  assert.equal(geometry(3, 3).unitName(8, 'r1c1'), 'row 9');
  assert.equal(geometry(6, 6).cellName(26 * 36 + 4), 'AA5');
});

test('symbols are one character up to 35 digits, and numbers above', () => {
  assert.deepEqual([9, 10, 25].map(geometry(5, 5).symbol), ['9', 'A', 'P']);
  assert.deepEqual([9, 10, 36].map(geometry(6, 6).symbol), ['9', '10', '36']);
});

test('the default box is the flattest that is nearly square', () => {
  assert.deepEqual([4, 6, 8, 9, 10, 12, 36].map((size) => defaultBox(size).boxRows), [2, 2, 2, 3, 2, 3, 6]);
});
