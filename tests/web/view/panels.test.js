// The panels that an element offers, by its attribute `view`.
import assert from 'node:assert/strict';
import test from 'node:test';
import {PANELS, offered} from '../../../web/src/view/panels/panels.js';

test('a page offers every panel, an embed the log and the numbers', () => {
  assert.deepEqual(offered('', false), PANELS.map(({word}) => word));
  assert.deepEqual(offered('', true), ['log', 'stats']);
});

test('the attribute names panels in the order of their tabs', () => {
  assert.deepEqual(offered('code log', false), ['code', 'log']);
  assert.deepEqual(offered(' queue  queue grid nonsense tree', true), ['queue', 'tree']);
});
