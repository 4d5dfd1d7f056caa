// The texts of other programs and sites, packed ones too: read, written again, refused with a sentence.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test, {after} from 'node:test';
import {engineFor, isFailure} from '../engine.mjs';

const engine = await engineFor(after);

const DOTS = '..2.9..651..7.5.42.65..2...4....7.5398.6.34..6..4.1..7...876.3...65..2...3.21..7.';
const lineOf = async (puzzle) => (await engine.format({...puzzle, candidates: null}, 'line')).text;
const write = async (puzzle, format) => {
  const result = await engine.format(puzzle, format);
  assert.ok(result.ok, `${format}: ${result.error?.message}`);
  return result.text;
};

/** Every format but those that lose nothing by being lines. */
const FORMATS = ['line', 'grid', 'candidates', 'sukaku', 'sdk', 'sdm', 'ss', 'hodoku', 'opensudoku', 'dict', 'solo',
  'sudokuwiki', 'scf', 'iss', 'sudokucoach', 'fpuzzles', 'sudokupad'];

test('every format is written, and read as the same puzzle', async () => {
  for (const format of FORMATS) {
    const again = await engine.parse(await write(DOTS, format));
    assert.ok(again.ok, `${format}: ${again.error?.message}`);
    assert.equal(await lineOf(again.puzzle), DOTS, format);
  }
});

test('a state of set digits and candidates comes through the formats that hold one', async () => {
  const state = (await engine.parse(`:0000:x:+3${DOTS.slice(1)}:117::`)).puzzle;
  for (const format of ['hodoku', 'sudokuwiki', 'fpuzzles', 'sudokupad']) {
    const {puzzle} = await engine.parse(await write(state, format));
    assert.deepEqual([puzzle.givens, puzzle.values, puzzle.candidates],
      [state.givens, state.values, state.candidates], format);
  }
});

test('packed links hold random states of all shapes up to 16x16', async () => {
  let random = 7;
  const below = (bound) => (random = random * 48271 % 2147483647) % bound;
  for (const [boxRows, boxCols] of [[2, 2], [2, 3], [3, 2], [2, 4], [4, 2], [3, 3], [2, 5], [3, 4], [6, 2], [4, 4]]) {
    const size = boxRows * boxCols;
    const givens = new Uint8Array(size * size);
    givens[below(size)] = 1 + below(size);
    const values = Uint8Array.from(givens, (given) => (given || below(5) ? 0 : 1 + below(size)));
    const candidates = BigUint64Array.from(givens, (given, cell) =>
      1n << BigInt((given || values[cell] || 1 + below(size)) - 1));
    const puzzle = {boxRows, boxCols, size, givens, values, candidates};
    const again = await engine.parse(await write(puzzle, 'sudokupad'));
    assert.deepEqual({...again.puzzle}, puzzle, `${boxRows}x${boxCols}`);
  }
  const large = await engine.format({boxRows: 5, boxCols: 5, givens: new Uint8Array(625)}, 'fpuzzles');
  assert.ok(isFailure(large));
});

test('what became of a link on its way is put right', async () => {
  const link = await write(DOTS, 'fpuzzles');
  const code = decodeURIComponent(link.slice(link.indexOf('=') + 1));
  for (const text of [
    `https://f-puzzles.com/?load=${code}`, `https://www.f-puzzles.com/?load=${code.replaceAll('+', ' ')}`,
    code, `fpuzzles${code}`, `https://sudokupad.app/fpuzzles${code}`, `  ${link}\n`,
    `https://sudokupad.app/fpuzzles${code.replace('//', '/')}`,
    `https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles${encodeURIComponent(code)}`,
  ]) {
    const {ok, puzzle, format, error} = await engine.parse(text);
    assert.ok(ok, `${text}: ${error?.message}`);
    assert.deepEqual([await lineOf(puzzle), format], [DOTS, 'fpuzzles']);
  }
});

test('rules are read, and what is only drawn is named', async () => {
  const grid = Array.from({length: 4}, () => Array.from({length: 4}, () => ({})));
  grid[0][0] = {value: 1, given: true};
  grid[1][1] = {cornerPencilMarks: [2]};
  const json = JSON.stringify({
    size: 4, grid, title: 'A', solution: [1], line: [{lines: [['R1C1', 'R1C2']]}], arrow: [], antiking: true,
  });
  const {ok, notes, puzzle} = await engine.parse(json);
  assert.ok(ok);
  assert.equal(puzzle.givens[0], 1);
  assert.deepEqual([puzzle.rules?.text, puzzle.rules?.unread], ['.AntiKing.Unread', true]);
  assert.deepEqual(notes, ['Title: “A”.', 'Not read: line.', 'Marks in the corners of cells are not read.']);
  const {error} = await engine.parse(json.replace('"line"', '"nabner"'));
  assert.deepEqual([error?.code, error?.rule], ['rules', 'nabner']);
});

test('shortened JSON of SudokuPad: bare words, single quotes, what is left out', async () => {
  const row = (first) => `[${first},,{v:'2'},]`;
  const regions = '[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],' +
    '[[2,2],[2,3],[3,2],[3,3]]]';
  const text = `{cs:50,ce:[${row('{v:1}')},[,,,],[,,,],[,,,]],re:${regions},` +
    `ca:[{value:'title: x'},{ce:[[0,2]],v:2}],l:[{c:CFCFCF}],t:f}`;
  const {ok, puzzle, format, notes, error} = await engine.parse(text);
  assert.ok(ok, error?.message);
  assert.deepEqual([format, puzzle.size, [...puzzle.givens.slice(0, 4)]], ['sudokupad', 4, [1, 0, 2, 0]]);
  assert.deepEqual([puzzle.rules.text, notes], ['.Unread.Cage~2~R1C3', ['Title: “x”.', 'Not read: lines.']]);
});

test('names of puzzles on a server are refused with a sentence', async () => {
  for (const text of ['https://sudokupad.app/abc123', 'https://sudokupad.app/', 'https://f-puzzles.com/?id=yb3k2',
    'https://app.crackingthecryptic.com/sudoku/8HRPLtBgGD']) {
    const result = await engine.parse(text);
    assert.ok(isFailure(result), text);
    assert.match(result.error.message, /server/);
  }
  assert.match((await engine.parse('https://example.org/x')).error.message, /example\.org/);
});

test('packed texts that are cut off, damaged or hostile are refused', async () => {
  const link = await write(DOTS, 'fpuzzles');
  for (let length = 30; length < link.length; length += 13) {
    const result = await engine.parse(link.slice(0, length));
    assert.ok(result.ok || isFailure(result));
  }
  const cell = '{}';
  for (const text of [
    `fpuzzles${'A'.repeat(1e6)}`, `fpuzzles${'N4Ig'.repeat(5000)}`, '{"grid":[', `{"grid":${'['.repeat(1e5)}`,
    '{"grid":[[]]}', '{"grid":[[{},{}],[{}]]}', '{"grid":[[{"value":{}}]]}', '{"grid":[null,7]}',
    '{"cells":[[1,2],[3,4]]}', `{"grid":[${`[${Array(17).fill(cell)}],`.repeat(17).slice(0, -1)}]}`,
    `{"grid":[${`[${Array(4).fill('{"value":9,"given":true}')}],`.repeat(4).slice(0, -1)}]}`,
    `{"grid":[${`[${Array(4).fill('{"value":1,"given":true}')}],`.repeat(4).slice(0, -1)}]}`,
    `{"grid":[${`[${Array(4).fill('{"region":1}')}],`.repeat(4).slice(0, -1)}]}`,
    '{"__proto__":{"grid":[]},"grid":[]}',
  ]) {
    const result = await engine.parse(text);
    assert.ok(isFailure(result), text.slice(0, 60));
    assert.ok(result.error.message.length > 10);
  }
});

test('every text of the list of texts is read as its puzzle', async () => {
  const file = readFileSync(new URL('../../data/texts.txt', import.meta.url), 'utf8');
  const [, puzzle] = /^# P = (.{81})$/m.exec(file);
  const cases = file.split(/^@@ /m).slice(1);
  assert.ok(cases.length > 100);
  for (const one of cases) {
    const end = one.indexOf('\n');
    const [name, givens, format, note] = one.slice(0, end).split(' @ ').map((field) => field.trim());
    const read = await engine.parse(one.slice(end + 1, -1));
    assert.ok(read.ok, `${name}: ${read.error?.message}`);
    assert.equal(await lineOf(read.puzzle), givens === 'P' ? puzzle : givens, name);
    assert.equal(read.puzzles, undefined, name);
    if (format) assert.equal(read.format, format, name);
    if (note) assert.ok(read.notes.join(' ').includes(note), `${name}: ${read.notes}`);
  }
});

test('saved games of GNOME Sudoku', async () => {
  const cells = Array.from(DOTS, (digit, cell) => ({
    position: [Math.floor(cell / 9), cell % 9], value: Number(digit) || 0, fixed: digit !== '.', earmarks: [],
  })).filter(({value}) => value);
  cells.push({position: [0, 0], value: 3, fixed: false, earmarks: []});
  cells.push({position: [0, 1], value: 0, fixed: false, earmarks: [4, 7]});
  const game = {difficulty_category: 'easy', time_elapsed: 12.5, cells};
  const {ok, format, puzzle, error} = await engine.parse(JSON.stringify(game, null, 2));
  assert.ok(ok, error?.message);
  assert.deepEqual([format, await lineOf(puzzle), puzzle.values[0], puzzle.candidates[1]],
    ['gnome-sudoku', DOTS, 3, 72n]);
  cells[0].position = [9, 0];
  assert.ok(isFailure(await engine.parse(JSON.stringify(game))));
});

test('packed puzzles are solved like any other, one or many', async () => {
  const link = await write(DOTS, 'fpuzzles');
  assert.equal((await engine.solve(link)).status, (await engine.solve(DOTS)).status);
  const {results} = await engine.solveMany([DOTS, link, 'https://sudokupad.app/abc123']);
  assert.deepEqual(results.map(({status}) => status), [results[0].status, results[0].status, 'error']);
});

test('a text of many puzzles tells them all', async () => {
  const lines = Array.from({length: 20_000}, () => DOTS);
  const {ok, puzzles, notes} = await engine.parse(`${lines.join('\r\n')}\r\n`);
  assert.deepEqual([ok, puzzles.length, puzzles[7], notes], [true, 20_000, DOTS, ['The first of 20000 puzzles.']]);
  const few = await engine.parse(lines.slice(0, 3).join('\n'));
  assert.deepEqual([few.format, few.puzzles.length, few.notes], ['sdm', 3, ['The first of 3 puzzles.']]);
  assert.equal((await engine.parse(DOTS)).puzzles, undefined);
});
