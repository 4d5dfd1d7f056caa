import assert from 'node:assert/strict';
import test from 'node:test';

import {blank, clashPlaces, readDespiteClashes} from '../../../site/watch/repair.js';

/** Reads 4x4 grids, as one line or as numbers parted by spaces, and finds equal givens in a row. */
async function read(text) {
  const words = [...text.matchAll(/\d\d? \d\d? /.test(text) ? /\S+/g : /\S/g)];
  if (words.length !== 16) return {ok: false, error: {code: 'too-short', message: 'Too short.', offset: text.length}};
  const givens = Uint8Array.from(words, ([word]) => Number(word) || 0);
  for (const [cell, digit] of givens.entries()) {
    const row = Math.floor(cell / 4) * 4;
    const first = givens.slice(row, cell).indexOf(digit) + row;
    if (digit && first >= row) {
      return {ok: false, error: {code: 'clash', message: 'Twice.', cells: [first, cell], offset: words[cell].index}};
    }
  }
  return {ok: true, puzzle: {givens}};
}

test('both places of a clash are found in the text, in the order of the cells', async () => {
  const text = '1.2.3.3.....3..1';
  const {error} = await read(text);
  assert.deepEqual(await clashPlaces(read, text, error), [{offset: 4, length: 1}, {offset: 6, length: 1}]);
});

test('numbers of two digits are blanked out whole', async () => {
  const text = '12 0 12 0  0 0 0 0  0 0 0 0  2 1 0 12';
  const {error} = await read(text);
  const places = await clashPlaces(read, text, error);
  assert.deepEqual(places, [{offset: 0, length: 2}, {offset: 5, length: 2}]);
  assert.equal((await read(blank(text, places[1]))).ok, true);
  assert.equal(blank(text, places[0]).length, text.length);
});

test('digits side by side are no number', async () => {
  for (const text of ['1.12............', '31 .1 .. .. .. .. .. ..', '.. 11 ............']) {
    const {error} = await read(text);
    const places = await clashPlaces(read, text, error);
    assert.deepEqual(places.map(({offset}) => text[offset]), ['1', '1'], text);
    assert.ok(places.every(({length}) => length === 1));
  }
});

test('of three equal givens the first two are named', async () => {
  const text = '1.11............';
  const {error} = await read(text);
  assert.deepEqual(error.cells, [0, 2]);
  assert.deepEqual((await clashPlaces(read, text, error)).map(({offset}) => offset), [0, 2]);
});

test('a text with several clashes still gives its grid', async () => {
  const text = '1.1.2..2......4.';
  const result = await readDespiteClashes(read, text, await read(text));
  assert.deepEqual([...result.digits], [[2, '1'], [7, '2']]);
  assert.deepEqual([...result.opened.puzzle.givens], [1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0]);
});

test('what is no clash, or has no place, is left alone', async () => {
  assert.equal(await readDespiteClashes(read, '1', await read('1')), null);
  assert.deepEqual(await clashPlaces(read, '1.1.', {code: 'clash', cells: [0, 2]}), []);
});
