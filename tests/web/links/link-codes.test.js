// The codes of puzzles and of what players did in them: short, exact, and read only where nothing is amiss.
import assert from 'node:assert/strict';
import test from 'node:test';

import {formatPuzzleCode, formatStateCode, readPuzzleCode, readStateCode} from '../../../web/src/links/codes.js';
import {parseLink} from '../../../web/src/links/reading.js';
import {formatLink} from '../../../web/src/links/links.js';
import {makeRandom} from '../random.js';

/** Every shape of 2 to 6 rows and columns, and the longest boxes. */
const SIDES = [2, 3, 4, 5, 6];
const SHAPES = [...SIDES.flatMap((rows) => SIDES.map((columns) => [rows, columns])), [2, 18], [18, 2]];

const SMALL = SHAPES.filter(([rows, columns]) => rows * columns <= 9);

/** States of each kind: untouched, with digits set, with marks, with both; few cells in large grids, for speed. */
function randomState({below, pick}, [boxRows, boxCols]) {
  const size = boxRows * boxCols;
  const [isSet, isMarked] = [below(2), below(2)];
  const share = size > 16 ? 12 : 3;
  const givens = Uint8Array.from({length: size * size}, () => (below(share) ? 0 : 1 + below(size)));
  const values = givens.map((given) => (given || !isSet || below(share) ? 0 : 1 + below(size)));
  const all = 2n ** BigInt(size) - 1n;
  const candidates = isMarked ? BigUint64Array.from(givens, (given, cell) => {
    const digit = given || values[cell];
    return digit ? 1n << BigInt(digit - 1) : below(share) ? all : pick([0n, all & BigInt(below(2 ** 31)), all - 1n]);
  }) : null;
  return {boxRows, boxCols, size, givens, ...(values.some(Boolean) ? {values} : {}), candidates};
}

/** A hundred thousand in the soak. */
const STATES = process.env.SUDOKUSCOPE_SOAK ? 100_000 : 4000;

test('states of all shapes come back as they were', () => {
  const random = makeRandom(20240229);
  for (let i = 0; i < STATES; i += 1) {
    // Large grids take long: one in ten may be one.
    const state = randomState(random, random.pick(i % 10 ? SMALL : SHAPES));
    const {boxRows, boxCols, size, givens, values, candidates} = state;
    const code = formatPuzzleCode(state);
    const read = readPuzzleCode(code);
    assert.ok(read.ok, code);
    assert.deepEqual(read.puzzle, {boxRows, boxCols, size, givens}, code);
    const done = formatStateCode(state);
    assert.equal(done === '', !values && !candidates);
    if (!done) continue;
    const again = readStateCode(done, read.puzzle);
    assert.ok(again.ok, done);
    assert.deepEqual(again.state, {...(values ? {values} : {}), candidates}, done);
  }
});

/** A grid of which so many cells are given. */
function grid(boxRows, boxCols, given) {
  const size = boxRows * boxCols;
  const givens = Uint8Array.from({length: size * size}, (_, cell) => (cell < given ? size : 0));
  return {boxRows, boxCols, size, givens};
}

test('a link of 25 givens takes 60 characters at most, a 25x25 half full less than 2,000', () => {
  const length = (puzzle) => formatLink({puzzle: '', short: formatPuzzleCode(puzzle)}).length - 1;
  assert.ok(length(grid(3, 3, 25)) <= 60);
  assert.ok(length(grid(3, 3, 81)) <= 81);
  assert.ok(length(grid(5, 5, 313)) < 2000);
});

test('a code that is cut off, prolonged or changed is refused, or is another whole code', () => {
  const random = makeRandom(5);
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_%.é ';
  for (let i = 0; i < 4000; i += 1) {
    const state = randomState(random, random.pick(SHAPES.slice(0, 12)));
    const puzzleCode = formatPuzzleCode(state);
    const stateCode = formatStateCode(state) || '1AA';
    for (const [code, read] of [
      [puzzleCode, (text) => readPuzzleCode(text)], [stateCode, (text) => readStateCode(text, state)],
    ]) {
      const at = random.below(code.length);
      const changed = code.slice(0, at) + random.pick([...alphabet]) + code.slice(at + 1);
      for (const text of [code.slice(0, at), `${code}A`, changed]) {
        const result = read(text);
        if (result.ok) assert.equal(result.puzzle ? formatPuzzleCode(result.puzzle) :
          formatStateCode({...state, values: undefined, ...result.state}), text);
        else assert.match(result.error.message, /^[A-Z].*\.$/);
      }
      assert.equal(read(code.slice(0, -1)).ok, false, code);
      assert.equal(read(`2${code.slice(1)}`).error.code, 'newer');
    }
  }
});

test('a short link says its boxes itself, and what is wrong with it', () => {
  const code = formatPuzzleCode(grid(3, 2, 5));
  const read = parseLink(`https://example.org/?x#z=${code}&step=3&box=9x9`);
  assert.deepEqual([read.link.boxRows, read.link.boxCols, read.link.step], [3, 2, 3]);
  assert.equal(read.link.puzzle.replaceAll('.', ''), '66666');
  for (const [text, reason, offset] of [
    ['#z=', 'link', 3], ['#z=1', 'link', 3], ['#z=%', 'link', 3], [`#z=${code}A`, 'link', 3],
    [`#step=2&z=${code.slice(0, -1)}`, 'link', 10], [`#z=2${code}`, 'newer', 3], [`#z=${'A'.repeat(16000)}`, 'link', 3],
    [`#z=1${'_'.repeat(16000)}`, 'link', 3],
  ]) {
    const {error} = parseLink(text);
    assert.deepEqual([error?.code, error?.offset], [reason, offset], text.slice(0, 40));
  }
});
