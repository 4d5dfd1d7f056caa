// The panels that an element offers, by its attribute `view`.
import assert from 'node:assert/strict';
import test from 'node:test';
import {PANELS, offered} from '../../../web/src/view/panels/panels.js';

test('a page offers every panel that the puzzle has something for, an embed the log and the numbers', () => {
  const constraints = (...kinds) => ({constraints: kinds.map((kind) => ({kind, cells: [0, 1], value: 5}))});
  const all = PANELS.map(({word}) => word);
  const plain = all.filter((word) => word !== 'layers');
  assert.deepEqual(offered('', false), plain);
  assert.deepEqual(offered('', false, constraints('thermometer', 'x', 'same-sets', 'counting-circles')), plain);
  for (const kind of ['cage', 'sum', 'sum-line', 'arrow', 'renban', 'x-sum', 'nfa', 'region-sum', 'contain-exact']) {
    assert.deepEqual(offered('', false, constraints('whisper', kind)), all, kind);
  }
  assert.deepEqual(offered('layers log', false), ['layers', 'log'].slice(1));
  assert.deepEqual(offered('', true), ['log', 'stats']);
});

test('the attribute names panels in the order of their tabs', () => {
  assert.deepEqual(offered('code log', false), ['code', 'log']);
  assert.deepEqual(offered(' queue  queue grid nonsense tree', true), ['queue', 'tree']);
});
