// Packed links from strangers: whatever is in them, what comes out is a puzzle of numbers or a sentence.
import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import test, {after} from 'node:test';
import {isPacked} from '../../../web/src/formats/packed-look.js';
import {engineFor} from '../engine.mjs';

const engine = await engineFor(after);
/** So many links or texts of a kind. */
const ROUNDS = process.env.SUDOKUSCOPE_SOAK ? 2000 : 1000;
const LZString = createRequire(import.meta.url)('lz-string');

const linkOf = (data) => `https://f-puzzles.com/?load=${encodeURIComponent(LZString.compressToBase64(data))}`;
const rows = (size, cell) => JSON.stringify(Array(size).fill(Array(size).fill(cell)));

/** The same numbers in every run. */
function numbers(seed) {
  let state = seed;
  return (below) => (state = state * 48271 % 2147483647) % below;
}

/** Fails unless the answer is one that the host can go on with. */
function isSound(result) {
  if (!result.ok) {
    assert.match(result.error.message, /^\S.{10,}[.?]$/s);
    return;
  }
  const {puzzle, notes} = result;
  assert.equal(puzzle.givens.length, puzzle.size ** 2);
  assert.equal(puzzle.boxRows * puzzle.boxCols, puzzle.rules?.text.includes('.NoBoxes') ? 0 : puzzle.size);
  for (const digits of [puzzle.givens, puzzle.values ?? []]) {
    assert.ok(digits.every((digit) => Number.isInteger(digit) && digit >= 0 && digit <= puzzle.size));
  }
  const all = 2n ** BigInt(puzzle.size) - 1n;
  assert.ok((puzzle.candidates ?? []).every((mask) => mask > 0n && mask <= all));
  assert.ok(notes.every((note) => typeof note === 'string' && note.length < 500));
}

/** The answer. */
async function read(text) {
  const result = await engine.parse(text);
  isSound(result);
  return result;
}

const diagonal = Uint8Array.from({length: 36}, (_, cell) => (cell % 7 ? 0 : 1 + cell / 7));
const puzzle = {boxRows: 2, boxCols: 3, size: 6, givens: diagonal, candidates: null};
const link = (await engine.format(puzzle, 'fpuzzles')).text;

test('links with some characters changed, lost or doubled', async () => {
  const below = numbers(5);
  const alphabet = 'ABCNIg49+/= %{}[]"\':,0\u0000é🧩';
  let refused = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    let text = link;
    for (let change = below(4); change >= 0; change -= 1) {
      const at = below(text.length);
      const put = [...alphabet][below([...alphabet].length)];
      const changed = ['', put, text[at] + put, text.slice(at, at + below(40))][below(4)];
      text = text.slice(0, at) + changed + text.slice(at + 1);
    }
    if (isPacked(text) && !(await read(text)).ok) refused += 1;
  }
  assert.ok(refused > 0.15 * ROUNDS, `${refused}`);
});

test('JSON of random data under the names that are looked for', async () => {
  const below = numbers(11);
  const words = ['value', 'v', 'given', 'region', 'centerPencilMarks', 'centremarks', 'grid', 'cells', 'ce', 're', 'ca',
    '__proto__', 'constructor', 'length'];
  const any = (depth) => [
    () => below(40) - 2, () => -1e300, () => 1.5, () => null, () => true, () => '7', () => '1e3',
    () => 'x'.repeat(below(50)),
    () => Array.from({length: below(6)}, () => (depth ? any(depth - 1) : 0)),
    () => Object.fromEntries(words.filter(() => !below(3)).map((word) => [word, depth ? any(depth - 1) : 1])),
  ][below(10)]();
  for (let round = 0; round < ROUNDS; round += 1) {
    const size = [4, 6, 9, below(12)][below(4)];
    const grid = Array.from({length: size}, () => Array.from({length: size}, () => (below(3) ? any(1) : {})));
    const data = below(2) ? {...any(2), grid} : {...any(2), [below(2) ? 'cells' : 'ce']: grid, re: any(3)};
    await read(JSON.stringify(data));
  }
});

test('keys of prototypes are keys like any other, and change nothing', async () => {
  const keys = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"antiking":1';
  const result = await read(linkOf(`{${keys},"grid":${rows(4, {})}}`));
  assert.equal(result.error?.rule, 'proto');
  assert.equal({}.polluted, undefined);
});

/**
 * A code that lz-string unpacks to one symbol very many times: each code names the phrase that it is itself about to
 * make, which is longer by one than the phrase before it.
 * @param {string} symbol @param {number} phrases
 */
function bomb(symbol, phrases) {
  let bits = '';
  const put = (number, size) => {
    for (let i = 0; i < size; i += 1) bits += (number >> i) & 1;
  };
  put(0, 2);
  put(symbol.charCodeAt(0), 8);
  let [size, left] = [3, 4];
  for (let code = 4; code < phrases + 4; code += 1) {
    put(code, size);
    left -= 1;
    if (left === 0) left = 2 ** size++;
  }
  put(2, size);
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  return bits.match(/.{1,6}/g).map((six) => alphabet[parseInt(six.padEnd(6, '0'), 2)]).join('');
}

test('texts that unpack to thousands of times what they are, are refused', async () => {
  const unpacked = LZString.decompressFromBase64(bomb('a', 100));
  assert.match(unpacked, /^a{5000,}$/);
  for (const symbol of ['a', ' ', '[', '\u0000']) {
    const code = bomb(symbol, 13_000);
    assert.ok(code.length > 25_000 && code.length < 32_000, `${code.length}`);
    assert.ok(!(await read(`fpuzzles${code}`)).ok, symbol);
    assert.ok(!(await read(`https://f-puzzles.com/?load=${code}${code}`)).ok, symbol);
  }
});

test('JSON that is deep, wide or without end', async () => {
  const deep = 100_000;
  for (const json of [
    '['.repeat(deep), '{"grid":'.repeat(deep), `{"grid":${'['.repeat(deep)}${']'.repeat(deep)}}`,
    `{"grid":[${'{},'.repeat(600_000)}]}`, `{"grid":[${','.repeat(1_900_000)}]}`, `{"grid":"${'x'.repeat(3_000_000)}"}`,
    `{${Array.from({length: 100_000}, (_, i) => `"k${i}":1`)},"grid":[]}`, `{"grid":${rows(37, {})}}`,
    '{"grid":[[{"value":"\\', '{"grid":[[{"value":1e999}]]}', `{"cells":${rows(4, {v: '9'.repeat(1000)})}}`,
  ]) assert.ok(!(await read(json)).ok, json.slice(0, 40));
});

test('names of rules are short letters, whatever they were', async () => {
  const names = Array.from({length: 500}, (_, i) => `<img src=x onerror=alert(${i})>${'y'.repeat(200)}`);
  const result = await read(`{"grid":${rows(4, {})},${names.map((name) => `${JSON.stringify(name)}:1`)}}`);
  assert.equal(result.error?.code, 'rules');
  assert.match(result.error?.message, /^`[A-Za-z0-9+ -]{1,30}` is not a known rule/);
});
