import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {PROPAGATORS} from '../../web/src/client/engine.js';

const folder = new URL('../../engine/src/propagation/', import.meta.url);
const source = ['strategy.cpp', 'registry.def'].map((path) => readFileSync(new URL(path, folder), 'utf8'));
const strings = (text) => [...text.matchAll(/"([^"]+)"/g)].map(([, string]) => string);

test('propagators are called and described as in the registry of the engine', () => {
  const [none] = /PropagatorInfo\{Cause::none.*?\}/.exec(source[0]);
  const others = source[1].match(/^SUDOKU_PROPAGATOR\([^)]*\)/gm);
  const rows = [none, ...others].map(strings);
  assert.ok(rows.length > 1 && rows.every(({length}) => length === 3));
  assert.deepEqual(PROPAGATORS.map(({id, name, summary}) => [id, name, summary]), rows);
});
