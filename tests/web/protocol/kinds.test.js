// Lists that pages have by number, or whose names they check, are those of the engine, which is their only source.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {STATUSES as STATUSES_OF_MANY} from '../../../web/src/client/solve-many.js';
import {KINDS, kindSet} from '../../../web/src/protocol/kinds.js';
import {STEP_KINDS} from '../../../web/src/run/replay.js';
import {STATUSES as STATUSES_OF_RUNS} from '../../../web/src/worker/core-run.js';
import {SOLVE_STATUSES} from '../../../web/src/worker/kernel-module.js';

/** The texts of the list in braces that follows a place in a source of the engine. */
function listOf(file, place) {
  const source = readFileSync(new URL(`../../../engine/${file}`, import.meta.url), 'utf8');
  const start = source.indexOf(place);
  assert.ok(start >= 0, `${place} in ${file}`);
  return source.slice(source.indexOf('{"', start), source.indexOf('"}', start) + 2).match(/[a-z-]+/g);
}

test('kinds of events have the numbers and names of the engine', () => {
  assert.deepEqual(KINDS, listOf('include/sudoku/event.hpp', 'kind_id(EventKind'));
});

test('the statuses of runs and of solvers have the numbers and names of the engine', () => {
  assert.deepEqual(STATUSES_OF_RUNS, listOf('include/sudoku/event.hpp', 'status_id(RunStatus'));
  const solvers = listOf('src/solve/solve.cpp', 'kStatuses');
  assert.deepEqual(SOLVE_STATUSES, solvers);
  assert.deepEqual(STATUSES_OF_MANY, solvers);
});

test('the engine stops by default where a timeline does, but for the steps of techniques, which it has none of', () => {
  const bits = STEP_KINDS.filter((kind) => kind !== 'step').reduce((set, kind) => set | kindSet(kind), 0);
  assert.equal(kindSet(), bits);
});
