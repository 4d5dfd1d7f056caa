// engine.parse, format and check (docs/api.md), with the real module.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import {EASY, EASY_SOLVED, SIX, digitsOf, engineFor, isFailure} from '../engine.mjs';

const engine = await engineFor(after);

test('a puzzle comes as typed arrays, with its shape, format and notes', async () => {
  const {ok, puzzle, format, notes} = await engine.parse(EASY);
  assert.deepEqual([ok, format, notes], [true, 'line', []]);
  assert.deepEqual([puzzle.boxRows, puzzle.boxCols, puzzle.size], [3, 3, 9]);
  assert.ok(puzzle.givens instanceof Uint8Array);
  assert.deepEqual(Array.from(puzzle.givens), digitsOf(EASY.replaceAll('.', '0')));
  assert.equal(puzzle.candidates, null);
});

test('the box shape may be told', async () => {
  const {puzzle} = await engine.parse('.'.repeat(36), {boxRows: 3, boxCols: 2});
  assert.deepEqual([puzzle.boxRows, puzzle.boxCols], [3, 2]);
});

test('pencil marks come as masks, and what was read can be handed back', async () => {
  const marks = Array.from({length: 16}, (_, cell) => (cell === 0 ? '1' : '1234')).join(' ');
  const {puzzle} = await engine.parse(marks, {boxRows: 2, boxCols: 2});
  assert.ok(puzzle.candidates instanceof BigUint64Array);
  assert.deepEqual([puzzle.givens[0], puzzle.candidates[1]], [1, 15n]);
  assert.equal((await engine.format(puzzle, 'line')).text, `1${'.'.repeat(15)}`);
});

test('what is printed is read back as the same', async () => {
  for (const format of ['line', 'grid', 'candidates']) {
    const printed = await engine.format(EASY, format);
    const again = await engine.parse(printed.text);
    assert.equal(again.ok, true, format);
    assert.equal((await engine.format(again.puzzle, 'line')).text, EASY);
  }
});

test('a format that there is not is refused', async () => {
  for (const name of ['', 'pdf', null, 7, {}]) {
    const result = await engine.format(EASY, name);
    assert.ok(isFailure(result), String(name));
    assert.equal(result.error.code, 'format');
  }
});

test('an error names its place in UTF-16 units of the text as passed', async () => {
  for (const before of ['', 'é', '🧩', 'a🧩é\n']) {
    const text = `# ${before}\n${EASY.slice(0, 40)}§${EASY.slice(41)}`;
    const {error} = await engine.parse(text);
    assert.equal(text[error.offset], before === '' ? '§' : text[error.offset]);
    assert.ok(Number.isInteger(error.offset) && error.offset <= text.length, before);
  }
  const text = `4🧩${EASY.slice(1)}`;
  assert.equal((await engine.parse(text)).error.offset, 1);
  const later = `${EASY.slice(0, 8)}ß${EASY.slice(9)}`;
  assert.equal((await engine.parse(later)).error.offset, 8);
});

test('two equal givens: both cells are named', async () => {
  const {ok, error} = await engine.parse(`44${EASY.slice(2)}`);
  assert.deepEqual([ok, error.code, error.cells], [false, 'clash', [0, 1]]);
});

test('each kind of wrong text has its own code', async () => {
  const codes = {
    empty: '  \n ', 'too-short': EASY.slice(1), symbol: EASY.replace('8', '!'), control: EASY.replace('8', '\u0001'),
  };
  for (const [code, text] of Object.entries(codes)) {
    const result = await engine.parse(text);
    assert.ok(isFailure(result), code);
    assert.equal(result.error.code, code);
  }
});

test('ten megabytes of text are refused with a sentence', async () => {
  const result = await engine.parse('1'.repeat(10_000_000));
  assert.ok(isFailure(result));
  assert.equal(result.error.code, 'too-long');
});

test('the final check accepts the right grid alone', async () => {
  const right = Uint8Array.from(digitsOf(EASY_SOLVED));
  assert.deepEqual(await engine.check(EASY, right),
    {ok: true, complete: true, unitsHold: true, givensKept: true, constraintsHold: true});
  const swapped = Uint8Array.from(right, (digit) => (digit === 1 ? 2 : digit === 2 ? 1 : digit));
  assert.deepEqual(await engine.check(EASY, swapped),
    {ok: true, complete: true, unitsHold: true, givensKept: false, constraintsHold: true});
  const changed = Uint8Array.from(right);
  [changed[1], changed[5]] = [changed[5], changed[1]];
  assert.deepEqual(await engine.check(EASY, changed),
    {ok: true, complete: true, unitsHold: false, givensKept: true, constraintsHold: true});
  const open = Uint8Array.from(right);
  open[1] = 0;
  assert.deepEqual(await engine.check(EASY, open),
    {ok: true, complete: false, unitsHold: false, givensKept: true, constraintsHold: false});
});

test('a grid of another length is not complete', async () => {
  for (const values of [new Uint8Array(0), new Uint8Array(36).fill(1), new Uint8Array(82).fill(1), [1, 2], null]) {
    const check = await engine.check(EASY, values);
    assert.equal(check.ok ? check.complete : false, false);
  }
  assert.equal((await engine.check(SIX, Uint8Array.from(digitsOf(EASY_SOLVED)))).complete, false);
});
