// Links of ours as the engine takes them: the puzzle with what was done in it, whatever stands in there.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import {formatLink, formatTrace, parseTrace} from '../../../web/src/index.js';
import {formatPuzzleCode, formatStateCode} from '../../../web/src/links/codes.js';
import {makeRandom} from '../../web/random.js';
import {engineFor, isFailure} from '../engine.mjs';

const engine = await engineFor(after);

const SIDES = [2, 3, 4, 5, 6];
const SHAPES = SIDES.flatMap((rows) => SIDES.map((columns) => [rows, columns]));
const LINE = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** Cells of a full grid, each with the digit that stands there in some solution. */
function fullGrid(boxRows, boxCols) {
  const size = boxRows * boxCols;
  return Uint8Array.from({length: size * size}, (_, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    return (row % boxRows * boxCols + Math.floor(row / boxRows) + column) % size + 1;
  });
}

/** A part of a full grid is given, a part set, a part marked. */
function randomPosition({below}, [boxRows, boxCols]) {
  const size = boxRows * boxCols;
  const solution = fullGrid(boxRows, boxCols);
  const kinds = solution.map(() => below(4));
  const pick = (kind) => solution.map((digit, cell) => (kinds[cell] === kind ? digit : 0));
  const all = 2n ** BigInt(size) - 1n;
  const candidates = BigUint64Array.from(solution, (digit, cell) => {
    const own = 1n << BigInt(digit - 1);
    return kinds[cell] < 2 ? own : kinds[cell] === 2 ? own | 1n << BigInt(below(size)) : all;
  });
  return {boxRows, boxCols, size, givens: pick(0), values: pick(1), candidates};
}

test('readable and short links of all shapes bring the same position', async () => {
  const random = makeRandom(4711);
  for (const shape of SHAPES) {
    const position = randomPosition(random, shape);
    const {givens, boxRows, boxCols} = position;
    const {text} = await engine.format({boxRows, boxCols, givens}, 'line');
    const parts = {puzzle: text, boxRows, boxCols, state: formatStateCode(position)};
    for (const link of [formatLink(parts), formatLink({...parts, short: formatPuzzleCode(position)})]) {
      const read = await engine.parse(link);
      assert.ok(read.ok, `${shape}: ${read.error?.message}`);
      assert.deepEqual(read.puzzle, position, link.slice(0, 60));
      assert.equal(read.format, 'link');
    }
  }
});

test('digits beside letters alone are not taken for others', async () => {
  const givens = new Uint8Array(256);
  givens[7] = 16;
  const short = formatPuzzleCode({boxRows: 4, boxCols: 4, size: 16, givens});
  const {puzzle} = await engine.parse(`#z=${short}`);
  assert.deepEqual(puzzle.givens, givens);
});

test('a run starts from what was set, and a digit set wrong is refused with its cells', async () => {
  const givens = Uint8Array.from(LINE, (digit, cell) => (cell % 3 ? Number(digit) : 0));
  const values = Uint8Array.from(LINE, (digit, cell) => (cell % 6 ? 0 : Number(digit)));
  const {run} = await engine.run({boxRows: 3, boxCols: 3, givens, values});
  const {values: start} = await run.stateAt(0);
  assert.deepEqual(start, givens.map((digit, cell) => digit || values[cell]));
  assert.deepEqual([run.puzzle.givens, run.puzzle.values, run.solutions], [givens, values, [LINE]]);
  const saved = await formatTrace(run);
  assert.ok((await parseTrace(saved.text)).ok);
  const {length} = run;
  assert.ok(length < (await engine.run({boxRows: 3, boxCols: 3, givens})).run.length);

  values[0] = givens[1];
  const clash = await engine.run({boxRows: 3, boxCols: 3, givens, values});
  assert.ok(isFailure(clash));
  assert.deepEqual([clash.error.code, clash.error.cells], ['clash', [0, 1]]);
});

test('hostile links are refused with a sentence, and what follows is answered', async () => {
  const random = makeRandom(99);
  const good = `#p=${LINE.replaceAll('5', '.')}&state=${formatStateCode(randomPosition(random, [3, 3]))}`;
  const pieces = ['&', '=', 'state=', 'z=1', 'p=', 'v=9', 'box=0x9', '%', '_', '1', '\u0000', 'é', '<', 'AAAA', '&t='];
  for (let i = 0; i < 400; i += 1) {
    const at = random.below(good.length);
    const text = good.slice(0, at) + random.pick(pieces).repeat(1 + random.below(3)) + good.slice(at + random.below(9));
    const result = await engine.parse(text);
    assert.ok(result.ok || isFailure(result), text);
  }
  for (const [text, code] of [
    [`#p=${LINE}&state=%`, 'link'], [`#p=${LINE.replace('5', '.')}&state=2AAA`, 'newer'], [`#z=2AAA`, 'newer'],
    [`#z=1${'/'.repeat(80)}`, 'link'], [`#p=${LINE.replace('5', '.')}&state=1${'A'.repeat(9000)}`, 'link'],
  ]) {
    const {error} = await engine.parse(text);
    assert.equal(error?.code, code, text.slice(0, 30));
    assert.ok(error.offset >= 3, text.slice(0, 30));
  }
  assert.ok((await engine.parse(LINE)).ok);
});

test('links among the words of a text are found, ours with their state, and those of other sites', async () => {
  const givens = Uint8Array.from(LINE, (digit, cell) => (cell % 2 ? 0 : Number(digit)));
  const values = Uint8Array.from(LINE, (digit, cell) => (cell % 6 === 1 ? Number(digit) : 0));
  const state = formatStateCode({boxRows: 3, boxCols: 3, size: 9, givens, values});
  const puzzle = Array.from(givens, (digit) => digit || '.').join('');
  const link = `https://example.org/play.html${formatLink({puzzle, state, step: 3})}`;
  for (const text of [`Look at this: ${link}.`, `[hard](${link})`, `Puzzle 12\n\n<${link}>\n\nCan you do it?`]) {
    const read = await engine.parse(text);
    assert.deepEqual([read.ok, read.format, read.puzzle?.values], [true, 'link', values], text);
    assert.ok((read.link ?? text).includes(link), text);
    assert.equal((await engine.solve(text)).ok, true);
  }
  const two = await engine.parse(`Either ${link} or ${link.replace('step=3', 'step=4')}.`);
  assert.deepEqual([two.puzzles.length, two.puzzle.givens], [2, givens]);
  for (const other of ['sudokuwiki', 'scf', 'iss', 'fpuzzles', 'sudokupad', 'sudokucoach']) {
    const {text: foreign} = await engine.format(puzzle, other);
    const read = await engine.parse(`This one (${foreign}) is hard, isn't it?`);
    assert.deepEqual([read.ok, read.puzzle?.givens], [true, givens], other);
  }
  const {error} = await engine.parse('Look: https://example.org/x.');
  assert.deepEqual([error.code, error.offset], ['link', 14]);
});

test('what a link has lost at its end is said', async () => {
  const puzzle = `${LINE.slice(0, 76)}.....`;
  const {notes} = await engine.parse(`#p=${puzzle.slice(0, 76)}`);
  assert.deepEqual(notes, ['The last 5 cells of this link were cut off: read as empty.']);
  assert.deepEqual((await engine.parse(`#p=${puzzle}&v=1`)).notes, []);
});
