// The texts of rules that are made by choosing cells.
import assert from 'node:assert/strict';
import test from 'node:test';
import {KINDS, isOrdered, kindOf, textOf, usualNumber} from '../../../site/rules/kinds.js';
import {geometry} from '../../../web/src/grid/geometry.js';

const shape = geometry(3, 3);
const chosen = {cells: [0, 1], value: 10, digits: [], side: 'left'};
const made = (id, more = {}) => textOf(kindOf(id), {...chosen, ...more}, shape);

test('a set has its number first, a line its cells in order, clones how many they are', () => {
  assert.equal(made('cage').text, '.Cage~10~R1C1~R1C2');
  assert.equal(made('cage', {value: 0}).text, '.Cage~0~R1C1~R1C2');
  assert.equal(made('thermometer', {cells: [20, 10, 0]}).text, '.Thermo~R3C3~R2C2~R1C1');
  assert.equal(made('whisper', {value: 5}).text, '.Whisper~5~R1C1~R1C2');
  assert.equal(made('clone').text, '.SameValues~2~R1C1~R1C2');
});

test('a line goes from neighbour to neighbour, and a closed one back to its beginning', () => {
  assert.deepEqual(made('thermometer', {cells: [36, 38]}), {missing: 'neighbours', gap: [36, 38]});
  assert.deepEqual(made('sum-line', {cells: [0, 1, 2]}).text, '.SumLine~10~R1C1~R1C2~R1C3');
  assert.deepEqual(made('sum-loop', {cells: [0, 1, 2]}).gap, [2, 0]);
  assert.equal(made('sum-loop', {cells: [0, 1, 10]}).missing, undefined);
  assert.equal(made('count-distinct', {cells: [0, 40]}).missing, undefined);
});

test('digits stand before cells, or behind the cell of a corner', () => {
  assert.equal(made('contain', {digits: [1, 4]}).text, '.ContainAtLeast~1_4~R1C1~R1C2');
  assert.equal(made('quadruple', {cells: [11, 1, 2, 10], digits: [3, 7]}).text, '.Quad~R1C2~3~7');
  assert.equal(made('quadruple', {cells: [0], digits: [3]}).text, '.Quad~R1C1~3');
  assert.equal(made('quadruple', {cells: [0, 2], digits: [3]}).missing, 'corner');
  assert.equal(made('quadruple', {cells: [8], digits: [3]}).missing, 'corner');
  assert.equal(made('quadruple').missing, 'digits');
  assert.equal(made('contain', {digits: [1, 4, 4]}).missing, 'room');
  assert.equal(made('quadruple', {cells: [0], digits: [1, 2, 3, 4, 5]}).missing, 'room');
});

test('clues stand beside the row or column of the first cell, at the end from which they are seen', () => {
  assert.equal(made('sandwich', {cells: [13]}).text, '.Sandwich~10~R2');
  assert.equal(made('sandwich', {cells: [13], side: 'top'}).text, '.Sandwich~10~C5');
  assert.equal(made('skyscraper', {value: 4}).text, '.Skyscraper~R1~4~');
  assert.equal(made('skyscraper', {value: 4, side: 'right'}).text, '.Skyscraper~R1~~4');
  assert.equal(made('x-sum', {side: 'bottom'}).text, '.XSum~C1~~10');
  assert.equal(made('indexer', {side: 'top'}).text, '.Indexing~C~R1C1~R1C2');
});

test('a diagonal is known by its end, or by two of its cells', () => {
  assert.equal(made('little-killer', {cells: [2]}).text, '.LittleKiller~10~R1C3');
  assert.equal(made('little-killer', {cells: [10, 20]}).text, '.LittleKiller~10~R1C1');
  assert.equal(made('little-killer', {cells: [40]}).missing, 'diagonal');
  assert.equal(made('little-killer', {cells: [0, 1]}).missing, 'diagonal');
});

test('a rule without enough cells isn\'t made', () => {
  for (const kind of Object.values(KINDS).flat().filter(({form}) => form !== 'region')) {
    assert.ok(textOf(kind, {...chosen, cells: []}, shape).missing, kind.id);
  }
  assert.equal(made('arrow', {cells: [0]}).missing, 'cells');
});

test('lines and pairs are chosen in order', () => {
  assert.deepEqual(['arrow', 'greater', 'cage', 'sandwich'].map((id) => isOrdered(kindOf(id))),
    [true, true, false, false]);
});

test('dots have a number unless it is the usual one; indexing cells tell about their box, too', () => {
  assert.equal(made('difference', {value: 1}).text, '.WhiteDot~R1C1~R1C2');
  assert.equal(made('difference', {value: 4}).text, '.WhiteDot~4~R1C1~R1C2');
  assert.equal(made('ratio', {value: 2}).text, '.BlackDot~R1C1~R1C2');
  assert.equal(made('ratio', {value: 3}).text, '.BlackDot~3~R1C1~R1C2');
  assert.equal(made('indexer', {side: 'box'}).text, '.Indexing~B~R1C1~R1C2');
});

test('the usual number of a kind is within its bounds on every grid', () => {
  const sizes = [[2, 2], [2, 3], [3, 3], [4, 4]].map(([boxRows, boxCols]) => geometry(boxRows, boxCols));
  for (const kind of Object.values(KINDS).flat().filter(({value}) => value)) {
    for (const grid of sizes) {
      const usual = usualNumber(kind, grid);
      assert.ok(usual >= kind.value.least && usual <= kind.value.most(grid), `${kind.id} ${grid.size}`);
    }
  }
  assert.deepEqual(sizes.map((grid) => usualNumber(kindOf('whisper'), grid)), [3, 5, 5, 5]);
  assert.deepEqual(sizes.map((grid) => kindOf('modular').value.most(grid)), [4, 5, 5, 5]);
});
