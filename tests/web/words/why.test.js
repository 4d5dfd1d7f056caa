// The parts of a chain that are told: those nearest to what is explained, in its order.
import assert from 'node:assert/strict';
import test from 'node:test';
import {shownRows} from '../../../web/src/words/chain.js';

/** A chain in which each row follows from the one before it. */
function straight(kinds) {
  const chain = kinds.map((kind, index) => ({index, depth: 0, kind, ...(kind === 'eliminate' ? {other: 1} : {})}));
  return {chain, steps: chain.slice(1).map((_, from) => ({from, to: from + 1}))};
}

test('what a value takes from its peers goes without saying, unless it was asked for', () => {
  assert.deepEqual(shownRows(straight(['decide', 'eliminate', 'place', 'eliminate', 'eliminate'])),
    {rows: [0, 2, 4], more: 0});
});

test('a pattern that rules something out is told', () => {
  const {chain, steps} = straight(['place', 'eliminate', 'place']);
  delete chain[1].other;
  assert.deepEqual(shownRows({chain, steps}).rows, [0, 1, 2]);
});

test('of a long chain the nearest are told, and the others counted', () => {
  const {rows, more} = shownRows(straight(Array(25).fill('place')));
  assert.deepEqual([rows, more], [[15, 16, 17, 18, 19, 20, 21, 22, 23, 24], 15]);
});

test('near is what leads there in few steps, however early it was', () => {
  const {chain, steps} = straight(Array(25).fill('place'));
  assert.ok(shownRows({chain, steps: [...steps.slice(0, -1), {from: 0, to: 24}, steps.at(-1)]}).rows.includes(0));
});

test('every guess is told, however far it is, and all steps if they are wanted', () => {
  const reason = straight(['decide', ...Array(24).fill('place')]);
  const {rows, more} = shownRows(reason);
  assert.deepEqual([rows[0], rows.length, more], [0, 11, 14]);
  assert.deepEqual(shownRows(reason, Infinity), {rows: reason.chain.map((_, row) => row), more: 0});
});
