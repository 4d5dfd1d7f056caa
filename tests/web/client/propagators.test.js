import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {propagators as PROPAGATORS} from '#propagators';
import {CAUSES, isBasic} from '../../../web/src/protocol/kinds.js';
import {PROPAGATOR_IDS, propagatorName} from '../../../web/src/words/strategy-names.js';

const table = readFileSync(new URL('../../../engine/include/sudoku/causes.def', import.meta.url), 'utf8');
const stringsIn = (text) => [...text.matchAll(/"([^"]+)"/g)].map(([, string]) => string);
const rows = [...table.matchAll(/^SUDOKU_\w+\((\d+), (\w+), (\w+),([^)]*)\)/gm)]
  .map(([, number, cause, reason, rest]) => ({number: Number(number), cause, reason, strings: stringsIn(rest)}));
const idOf = ({cause}) => cause.replaceAll('_', '-');

test('causes have the numbers and the ids of the table', () => {
  assert.ok(rows.length > 10);
  assert.equal(CAUSES.length, rows.length);
  for (const row of rows) assert.equal(CAUSES[row.number], idOf(row));
});

test('propagators are called and described as in the table, in its order', () => {
  const propagators = rows.filter(({cause}) => !['search', 'constraint', 'learnt'].includes(cause));
  assert.deepEqual(PROPAGATORS.map(({id, name, summary}) => [id, name, summary]),
    propagators.map(({strings}) => strings.slice(-3)));
  assert.deepEqual(PROPAGATOR_IDS, PROPAGATORS.map(({id}) => id));
});

test('a propagator is basic when its removals name a cell; so is what is none', () => {
  for (const row of rows) assert.equal(isBasic(idOf(row)), ['peer', 'unknown'].includes(row.reason), row.cause);
  for (const other of ['techniques', '', undefined]) assert.ok(isBasic(other));
});

test('every propagator has a name of its own in words', () => {
  const names = PROPAGATOR_IDS.map(propagatorName);
  assert.equal(new Set(names).size, names.length);
  for (const name of names) assert.match(name, /^[A-Z][\w -]+$/);
});
