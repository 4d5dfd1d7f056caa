// Links of f-puzzles and SudokuPad with rules: single rules, puzzles of our own, and those of a collection where that
// is at hand. Ours are those of rules-puzzles.txt and generated-rules.txt, as links that were written once, and so must
// stay readable. After a change that is meant:
//
//     UPDATE_FPUZZLES=1 node --test tests/wasm/formats/fpuzzles.test.js
import assert from 'node:assert/strict';
import {writeFileSync} from 'node:fs';
import test, {after} from 'node:test';
import {ownText, sharedText} from '../data.mjs';
import {engineFor} from '../engine.mjs';

const engine = await engineFor(after);
const OWN = 'fpuzzles.jsonl';

/** Seconds after which a puzzle counts as not solved. */
const PATIENCE = 10;

const RULES = '.AntiKnight.Cage~10~R1C1~R1C2.Thermo~R3C1~R2C1~R1C1.Odd~R6C6.Minimum~R9C9.WhiteDot~4~R3C5~R3C6' +
  '.Arrow~R5C5~R5C6~R5C7.XSum~R3~~20.Quad~R7C1~1~3.SameValues~2~R8C8~R4C4';

/** The rules of a puzzle after it was written as links of each kind. @param {any} puzzle */
async function again(puzzle) {
  const texts = [];
  for (const format of ['fpuzzles', 'sudokupad']) {
    const link = await engine.format(puzzle, format);
    assert.ok(link.ok, link.error?.message);
    const read = await engine.parse(link.text);
    assert.ok(read.ok, read.error?.message);
    texts.push(read.puzzle.rules?.text ?? '');
    assert.deepEqual(read.puzzle.givens, puzzle.givens);
  }
  return texts;
}

test('rules come through links of f-puzzles and SudokuPad', async () => {
  const {puzzle} = await engine.parse(`${RULES}.~R9C1_7`);
  assert.deepEqual(await again(puzzle), [puzzle.rules.text, puzzle.rules.text]);
});

test('a rule that the format does not have is named', async () => {
  const {puzzle} = await engine.parse('.GreaterThan~R1C1~R1C2');
  const {ok, error} = await engine.format(puzzle, 'sudokupad');
  assert.deepEqual([ok, error.code, error.rule], [false, 'format', 'GreaterThan']);
});

/** f-puzzles' JSON of an empty 9x9. @param {object} more */
const jsonOf = (more) => JSON.stringify({
  size: 9, grid: Array.from({length: 9}, () => Array.from({length: 9}, () => ({}))), ...more});

test('what an editor draws for a constraint that was read is no rule; any other drawing may be one', async () => {
  const renban = [{lines: [['R1C1', 'R1C2']]}];
  const text = [{cells: ['R0C1'], value: '12', fromConstraint: 'X Sum'}];
  const clue = [{cell: 'R0C1', value: '12'}];
  const drawn = (fromConstraint) => ({lines: [['R1C1', 'R1C2']], outlineC: '#F067F0', width: 0.4, fromConstraint});
  for (const [more, isUnread] of [
    [{renban, line: [drawn('Renban')]}, false],
    [{xsum: clue, renban, line: [drawn('Renban')], text}, false],
    [{line: [drawn('Renban')]}, true],
    [{renban, line: [drawn('Renban'), drawn(undefined)]}, true],
    [{renban, line: [drawn('Whispers')]}, true],
  ]) {
    const {puzzle, notes} = await engine.parse(jsonOf(more));
    assert.equal(Boolean(puzzle.rules.unread), isUnread, JSON.stringify(more));
    assert.equal(notes.length, isUnread ? 1 : 0);
  }
});

test('sizes without boxes: cells of which no region is told are in that of their row', async () => {
  const grid = Array.from({length: 5}, () => Array.from({length: 5}, () => ({})));
  const read = async () => (await engine.parse(JSON.stringify({size: 5, grid}))).puzzle.rules.text;
  assert.equal(await read(), '.NoBoxes');
  [grid[0][4].region, grid[1][4].region] = [1, 0];
  assert.equal(await read(), '.Jigsaw~0000111110222223333344444.NoBoxes');
});

/** The lines of a list of tests/data that are no comments. @param {string} name */
const linesOf = (name) => ownText(name).split('\n').filter((line) => line && !line.startsWith('#'));

/** Our puzzles with rules that f-puzzles has, as links, with their solutions. */
async function linksNow() {
  const texts = [...linesOf('rules-puzzles.txt'), ...linesOf('generated-rules.txt').map((line) => line.split(' ')[4])];
  const lines = [];
  for (const text of texts.filter((each) => each !== 'none')) {
    const {puzzle} = await engine.parse(text);
    const link = await engine.format(puzzle, 'fpuzzles');
    if (!link.ok) continue;
    const fpuzzles = decodeURIComponent(link.text.slice(link.text.indexOf('=') + 1));
    const {status, solutions} = await engine.solve(puzzle);
    assert.equal(status, 'unique', text);
    lines.push(JSON.stringify({fpuzzles, solution: solutions[0]}));
  }
  return lines;
}

test('links of our own are solved as is known, and read again as they were', async () => {
  if (process.env.UPDATE_FPUZZLES) {
    writeFileSync(new URL(`../../data/${OWN}`, import.meta.url), `${(await linksNow()).join('\n')}\n`);
  }
  const {read, known} = await check(ownText(OWN));
  assert.ok(read >= 20 && known === read, `${known} of ${read}`);
});

test('so are those of the collection, or a rule is named', async (t) => {
  const collection = sharedText(`variants/${OWN}`);
  if (!collection) return t.skip('the collection is not here');
  const counts = await check(collection);
  t.diagnostic(JSON.stringify(counts));
  assert.ok(counts.read >= 62 && counts.refused === 0, JSON.stringify(counts));
});

/** Reads, writes and solves links. @param {string} text lines of JSON, each with a link and perhaps its solution */
async function check(text) {
  const counts = {read: 0, known: 0, refused: 0, late: 0};
  for (const line of text.split('\n').filter(Boolean)) {
    const {fpuzzles, solution} = JSON.parse(line);
    const {ok, puzzle, error} = await engine.parse(`fpuzzles${fpuzzles}`);
    if (!ok) {
      counts.refused += 1;
      assert.ok(error.code !== 'rules' || error.rule, error.message);
      continue;
    }
    counts.read += 1;
    // Other programs don't know that something was not read, and solvers are asked about the rest.
    const rules = (puzzle.rules?.text ?? '').replace('.Unread', '');
    assert.deepEqual(await again(puzzle), [rules, rules]);
    if (puzzle.rules?.unread) puzzle.rules = {text: rules};
    const solved = await engine.solve(puzzle, {signal: AbortSignal.timeout(1000 * PATIENCE)});
    if (!solved.ok) {
      counts.late += 1;
      continue;
    }
    const isKnown = /^[1-9]+$/.test(solution ?? '');  // some tell a part of it
    if (isKnown) assert.deepEqual([solved.status, solved.solutions[0]], ['unique', solution], rules);
    counts.known += isKnown ? 1 : 0;
  }
  return counts;
}
