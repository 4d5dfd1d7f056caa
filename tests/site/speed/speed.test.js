// The parts of the page that measures: puzzles of any size, and its words.
import assert from 'node:assert/strict';
import test from 'node:test';
import {makePuzzle} from '../../../site/speed/grids.js';
import {makeGroups} from '../../../site/speed/sets.js';
import {machineWords, progressWords, rateWords, tickWords, timeWords, titleWords} from '../../../site/speed/words.js';
import {clashes} from '../../../web/src/grid/check.js';
import {geometry} from '../../../web/src/grid/geometry.js';

/** Digits of a text as `makePuzzle` writes it. */
const digitsOf = (text) => (text.includes(' ') ? text.split(' ').map(Number) :
  Array.from(text, (symbol) => parseInt(symbol, 36) || 0));

test('puzzles of all sizes have the share of givens asked for, and none of them clash', () => {
  for (const [boxRows, boxCols] of [[2, 2], [2, 3], [3, 2], [3, 4], [5, 5], [6, 6]]) {
    const cells = (boxRows * boxCols) ** 2;
    for (const share of [1, 0.7, 0]) {
      const digits = digitsOf(makePuzzle({boxRows, boxCols}, share, 5));
      assert.equal(digits.length, cells);
      assert.equal(digits.filter(Boolean).length, Math.round(share * cells));
      assert.deepEqual(clashes(geometry(boxRows, boxCols), Uint8Array.from(digits)), []);
    }
  }
});

test('the same seed makes the same puzzle, another seed another', () => {
  const make = (seed) => makePuzzle({boxRows: 3, boxCols: 3}, 0.5, seed);
  assert.equal(make(7), make(7));
  assert.notEqual(make(7), make(8));
});

test('sets go from easy to hard, from small to large, from many givens to few', () => {
  const [difficulty, size, share] = makeGroups();
  assert.ok(difficulty.rows.every(({puzzles}) => puzzles.length >= 50 && new Set(puzzles).size === puzzles.length));
  assert.deepEqual([size.rows[0].name[0], size.rows.at(-1).name[0]], ['4×4', '36×36']);
  const givens = share.rows.map(({puzzles}) => digitsOf(puzzles[0]).filter(Boolean).length);
  assert.deepEqual(givens, [...givens].sort((a, b) => b - a));
});

test('times and rates read as people write them', () => {
  assert.deepEqual([0.94, 9.96, 21.4, 999.4, 999.6, 3900, 999_600, 2e6].map(timeWords),
    ['0.9 µs', '10 µs', '21 µs', '999 µs', '1.0 ms', '3.9 ms', '1.0 s', '2.0 s']);
  assert.deepEqual([0.1, 1, 100, 1e4, 1e6].map(tickWords), ['0.1 µs', '1 µs', '100 µs', '10 ms', '1 s']);
  assert.deepEqual([7, 1234, 590_432, 999_600, 1_640_000, 69_000_000].map(rateWords),
    ['7', '1,230', '590,000', '1.0 million', '1.6 million', '69 million']);
});

test('the headline waits for a figure, and the machine is told as it is', () => {
  const rows = [{name: ['Easy 9×9', ''], rates: {}}];
  assert.equal(titleWords({groups: [{rows}], threads: 2}), 'How fast is the solver in this browser?');
  rows[0].rates = {plain: 500_000, all: 800_000};
  assert.equal(titleWords({groups: [{rows}], threads: 2}), 'Easy 9×9: 2.0 µs each, 800,000 a second on 2 threads');
  assert.match(machineWords({threads: 1, simd: true, mode: 'worker'}), /on 1 thread, with the SIMD build\.$/);
  assert.match(machineWords({threads: 1, simd: false, mode: 'main'}), /in the page itself, .* no SIMD\.$/);
});

test('how far it is, in each state', () => {
  const run = {done: 3, total: 299, ms: 2100};
  const words = (state) => progressWords({...run, state});
  assert.match(words('empty'), /^299 puzzles/);
  assert.equal(words('running'), '3 of 299 puzzles measured');
  assert.match(words('cancelled'), /^Cancelled after 3 of 299 puzzles\. The results so far are kept\.$/);
  assert.match(words('failed'), /no answer/);
  assert.equal(words('done'), '3 of 299 puzzles measured in 2.1 s');
});
