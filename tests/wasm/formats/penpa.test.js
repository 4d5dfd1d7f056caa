// Links of Penpa-Edit, packed here as its pages pack them: a text of lines, deflated without a header, in base 64.
import assert from 'node:assert/strict';
import {deflateRawSync} from 'node:zlib';
import test, {after} from 'node:test';
import {isPacked} from '../../../web/src/formats/packed-look.js';
import {firstPuzzle} from '../../support/page/page.mjs';
import {engineFor} from '../engine.mjs';

const engine = await engineFor(after);

const page = 'https://swaroopg92.github.io/penpa-edit/#m=edit&p=';
const linkOf = (text) => page + encodeURIComponent(deflateRawSync(text).toString('base64'));

/** Names that Penpa shortens before it packs. */
const shorten = (json) => json.replaceAll('"number"', 'zN').replaceAll('"edge"', 'zE').replaceAll('"thermo"', 'zT')
    .replaceAll('"__a"', 'z_').replaceAll('"sudoku"', 'z1').replaceAll('null', 'zO');

/**
 * A drawing of a square, with room for clues of variants round it.
 * @param {{size: number, outside?: number, kind?: string, number?: object, answer?: object, edge?: object,
 *          more?: object}} drawing
 */
function drawingOf({size, outside = 0, kind = 'square', number = {}, answer = {}, edge = {}, more = {}}) {
  const whole = size + 2 * outside;
  const width = whole + 4;
  const first = (2 + outside) * (width + 1);
  const centres = Array.from({length: size * size}, (_, cell) => first + Math.floor(cell / size) * width + cell % size);
  const steps = centres.map((centre, index) => centre - (centres[index - 1] ?? 0));
  const at = (cells) => Object.fromEntries(Object.entries(cells).map(([cell, value]) => [centres[cell], value]));
  const question = {number: at(number), edge, command_redo: {__a: []}, thermo: [], sudoku: {}, ...more};
  return [
    `${kind},${whole},${whole},38,0,1,1,266,266,144,144,0,0,0,0,Title: A test,Author: ,,,OFF,false`,
    JSON.stringify([outside, outside, outside, outside]), '{"qa":"pu_q"}',
    shorten(JSON.stringify(question)), shorten(JSON.stringify({number: at(answer)})), JSON.stringify(steps), '[]',
  ].join('\n');
}

const givensOf = (line) => Object.fromEntries(
    [...line].flatMap((digit, cell) => (/[1-9]/.test(digit) ? [[cell, [digit, 1, '1']]] : [])));

test('a puzzle as it is drawn most often, with its clues in cells', async () => {
  const link = linkOf(drawingOf({size: 9, number: givensOf(firstPuzzle)}));
  assert.ok(isPacked(link));
  const {ok, puzzle, format, notes} = await engine.parse(link);
  assert.ok(ok);
  assert.equal(Array.from(puzzle.givens, (digit) => digit || '.').join(''), firstPuzzle);
  assert.deepEqual([puzzle.boxRows, puzzle.boxCols, format, notes], [3, 3, 'penpa', []]);
});

test('what a player entered, and candidates', async () => {
  const marks = [0, 1, 0, 1, 0, 0, 0, 0, 0, 0];
  const one = [0, 0, 1, 0, 0, 0, 0, 0, 0];
  const {puzzle} = await engine.parse(linkOf(drawingOf({
    size: 9, kind: 'sudoku', outside: 1, number: {0: ['5', 1, '1'], 3: [marks, 1, '7'], 4: [one, 1, '7']},
    answer: {1: ['3', 2, '1'], 0: ['9', 2, '1']},
  })));
  assert.deepEqual([...puzzle.givens.slice(0, 6)], [5, 0, 0, 0, 3, 0]);
  assert.deepEqual([...puzzle.values.slice(0, 6)], [0, 3, 0, 0, 0, 0]);
  assert.deepEqual([...puzzle.candidates.slice(0, 5)], [16n, 4n, 511n, 10n, 4n]);
});

test('boxes as thick lines part them: a 6x6 of 3x2', async () => {
  const width = 10;
  const edge = {};
  const corner = (column, row) => width * width + (1 + column) + (1 + row) * width;
  for (let at = 0; at < 6; at += 1) {
    for (const row of [3]) edge[`${corner(at, row)},${corner(at + 1, row)}`] = 2;
    for (const column of [2, 4]) edge[`${corner(column, at)},${corner(column, at + 1)}`] = 2;
  }
  const {puzzle} = await engine.parse(linkOf(drawingOf({size: 6, edge})));
  assert.deepEqual([puzzle.boxRows, puzzle.boxCols], [3, 2]);
  for (let row = 0; row < 6; row += 1) delete edge[`${corner(2, row)},${corner(2, row + 1)}`];
  const other = await engine.parse(linkOf(drawingOf({size: 6, edge})));
  assert.equal(other.puzzle.boxRows, 2, 'lines that part no boxes tell none');
});

test('a drawing with constraints that are not known yet is refused by their name', async () => {
  for (const [more, name] of [[{thermo: [[14, 15]]}, 'thermometers'], [{killercages: [[1, 2]]}, 'cages']]) {
    const {error} = await engine.parse(linkOf(drawingOf({size: 9, more})));
    assert.deepEqual([error.code, error.rule], ['rules', name]);
  }
  const small = await engine.parse(linkOf(drawingOf({size: 9, more: {sudoku: {1: ['12', 1, '1']}, symbol: {}}})));
  assert.deepEqual(small.notes ?? small.error, ['Not read: small digits.']);
});

test('what is no square grid, damaged, or much larger than it looks is refused in a sentence', async () => {
  const codeOf = async (text) => (await engine.parse(text)).error?.code;
  assert.equal(await codeOf(linkOf(drawingOf({size: 9}).replace('square', 'hex'))), 'shape');
  assert.equal(await codeOf(linkOf(drawingOf({size: 9}).replace('[28,', '[28,5,'))), 'shape');
  assert.equal(await codeOf(`${page}7VRRb5s8FH3nV0R+9gOQlLW8dV3zvaTZumSqKoQiJ3EaFMCdgbVylP`), 'link');
  assert.equal(await codeOf(page), 'link');
  assert.equal(await codeOf(linkOf(`square,9,9\n${' '.repeat(20_000_000)}`)), 'link');
  assert.equal(await codeOf(page + 'A'.repeat(70_000)), 'too-long');
});

test('links with some characters changed give a puzzle or a sentence', async () => {
  const link = linkOf(drawingOf({size: 9, number: givensOf(firstPuzzle)}));
  let state = 7;
  const below = (most) => (state = state * 48271 % 2147483647) % most;
  for (let round = 0; round < 1500; round += 1) {
    const characters = [...link];
    for (let change = below(4); change >= 0; change -= 1) {
      characters[page.length + below(link.length - page.length)] = 'AZaz09+/=%'[below(10)];
    }
    const result = await engine.parse(characters.join(''));
    if (result.ok) assert.equal(result.puzzle.givens.length, result.puzzle.size ** 2);
    else assert.match(result.error.message, /^[A-Z].*\.$/);
  }
});
