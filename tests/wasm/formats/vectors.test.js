// One puzzle in the texts of many programs and sites: read, and written again letter by letter. Ours are a record of
// what has been written, which must stay readable; those of a collection came from the other programs. After a change
// that is meant:
//
//     UPDATE_VECTORS=1 node --test tests/wasm/formats/vectors.test.js
import assert from 'node:assert/strict';
import {writeFileSync} from 'node:fs';
import test, {after} from 'node:test';
import LZString from 'lz-string';
import {ownText, sharedText} from '../data.mjs';
import {engineFor} from '../engine.mjs';

const engine = await engineFor(after);

const OWN = 'vectors.json';
const PUZZLE = '020008970090004000000005203040036000807409001000070052000603814005900300400187009';

const lineOf = async (puzzle) => (await engine.format({...puzzle, candidates: null}, 'line')).text;
const write = async (puzzle, format) => {
  const result = await engine.format(puzzle, format);
  assert.ok(result.ok, `${format}: ${result.error?.message}`);
  return result.text;
};

/** The format of ours that writes a vector; without one, the vector is an older or a longer form. */
const WRITTEN_BY = {
  line_dots: 'line', simple_sudoku_ss: 'ss', sudokuwiki_81: 'sudokuwiki', sudokucoach: 'sudokucoach', iss: 'iss',
  fpuzzles_url: 'fpuzzles', sudokupad_fpuzzles: 'sudokupad', solo_game_id: 'solo', hodoku_library: 'hodoku',
  line_zeros: 'sdm',
};

/** The same in a form that we read, and don't write. */
const OTHERWISE = {
  line_stars: (zeros) => zeros.replaceAll('0', '*'),
  line_underscores: (zeros) => zeros.replaceAll('0', '_'),
  susser_short_9_comma: (zeros) => zeros.replaceAll('0', '.').match(/.{9}/g).join(','),
  sdk: (zeros) => `#AOurs\n#LEasy\n${zeros.replaceAll('0', '.').match(/.{9}/g).join('\n')}`,
  sudokupad_classic1: (zeros) => `classic${zeros.replace(/0+/g, ({length}) => String.fromCharCode(65 + length))}`,
  sudokuexchange: (zeros) => `https://sudokuexchange.com/play/?s=${zeros}`,
};

/** Our vectors, as they are written now. */
async function vectorsNow() {
  const vectors = {};
  for (const [name, format] of Object.entries(WRITTEN_BY)) vectors[name] = (await write(PUZZLE, format)).trim();
  for (const [name, textOf] of Object.entries(OTHERWISE)) vectors[name] = textOf(PUZZLE);
  const scf = await write(PUZZLE, 'scf');
  const {puzzle} = await engine.parse(PUZZLE);
  puzzle.values = Uint8Array.from(puzzle.givens, (_, cell) => (cell === 2 ? 4 : 0));
  const state = await write(puzzle, 'sudokuwiki');
  return {
    puzzle: PUZZLE,
    vectors: {
      ...vectors, hodoku_library: (await write(puzzle, 'hodoku')).trim(),
      scf_short: scf.slice(scf.lastIndexOf('=') + 1),
      sudokuwiki_S9B_with_r1c3_placed_4: state.slice(state.indexOf('S9B')),
    },
  };
}

const collection = sharedText(`formats/${OWN}`);
if (process.env.UPDATE_VECTORS) {
  const text = `${JSON.stringify(await vectorsNow(), null, 1)}\n`;
  writeFileSync(new URL(`../../data/${OWN}`, import.meta.url), text);
}
for (const [name, text] of [['our own', ownText(OWN)], ...collection ? [['the collection', collection]] : []]) {
  test(`every vector of ${name} is read, and written again`, () => check(JSON.parse(text)));
}

test('our vector of f-puzzles is its JSON, packed by lz-string', () => {
  const {vectors: {fpuzzles_url: link}, puzzle} = JSON.parse(ownText(OWN));
  const packed = decodeURIComponent(link.slice(link.indexOf('=') + 1));
  const {size, grid} = JSON.parse(LZString.decompressFromBase64(packed));
  assert.equal(size, 9);
  assert.equal(grid.flat().map(({value = 0, given}) => (given ? value : 0)).join(''), puzzle);
});

async function check({vectors, puzzle, ...others}) {
  const line = puzzle.replaceAll('0', '.');
  for (const [name, text] of Object.entries(vectors)) {
    const read = await engine.parse(text);
    assert.ok(read.ok, `${name}: ${read.error?.message}`);
    assert.equal(await lineOf(read.puzzle), line, name);
    const isPlaced = /hodoku|state|placed/.test(name);
    assert.equal(read.puzzle.values?.[2] ?? 0, isPlaced ? 4 : 0, name);
    const format = WRITTEN_BY[name];
    if (format) assert.equal((await write(read.puzzle, format)).trim(), text, name);
  }
  const state = await engine.parse(vectors.sudokuwiki_S9B_with_r1c3_placed_4);
  assert.ok((await write(state.puzzle, 'sudokuwiki')).endsWith(vectors.sudokuwiki_S9B_with_r1c3_placed_4));
  assert.match(await write(puzzle, 'opensudoku'), new RegExp(`data="${puzzle}"`));
  assert.ok((await write(puzzle, 'scf')).endsWith(vectors.scf_short));
  assert.ok(vectors.sdk.endsWith((await write(puzzle, 'sdk')).trim()));
  await checkOthers(others);
}

/** Further vectors, which only the collection has. */
async function checkOthers({
  scf_codec_vectors: codes = [], s9b_positions_from_sudokuwiki: positions = {}, sudokuwiki_v1_sample: old,
  fpuzzles_blank_9x9: blank,
}) {
  for (const [digits, code] of codes) {
    assert.equal(await lineOf((await engine.parse(code)).puzzle), digits.replaceAll('0', '.'), code);
    assert.ok((await write(digits, 'scf')).endsWith(`=${code}`));
  }
  for (const code of Object.values(positions)) {
    assert.ok((await write((await engine.parse(code)).puzzle, 'sudokuwiki')).endsWith(code));
  }
  if (old) assert.equal((await engine.parse(old)).format, 'sudokuwiki');
  if (blank) assert.equal(await lineOf((await engine.parse(blank)).puzzle), '.'.repeat(81));
}
