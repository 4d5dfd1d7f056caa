// Texts with rules that are not links: killers as numbers and as signs, jigsaws as signs, lists of strings of ISS;
// cells that count several times; and the errors for rules that are unknown or can't hold.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import {languages} from '../../../web/languages/index.js';
import {speak} from '../../../web/src/language/catalogue.js';
import {formatLink} from '../../../web/src/links/links.js';
import {sharedText} from '../data.mjs';
import {engineFor} from '../engine.mjs';

const engine = await engineFor(after);

/** Strings of ISS of our own, each with other rules. */
const OURS = [
  '.AntiKnight.Thermo~R1C1~R1C2~R2C3.~R5C5_3', '.Cage~10~R1C1~R1C2.Arrow~R3C3~R3C4~R3C5.WhiteDot~R9C1~R9C2',
  '.Shape~6x6.Sum~12~R1C1~R1C1~R1C2.Whisper~3~R2C2~R3C3', '.Or.Cage~1~R1C1~R1C2.Cage~9~R1C1~R1C2.End',
  '.Sandwich~12~C3.XSum~R2~14~.Skyscraper~C4~~5', '.Quad~R2C2~1~5.Renban~R4C4~R4C5~R4C6.Regex~MTIz~R9C1~R9C2~R9C3',
];

const rulesOf = async (text) => {
  const {ok, puzzle, error} = await engine.parse(text);
  assert.ok(ok, `${text.slice(0, 80)}: ${error?.message}`);
  return puzzle.rules?.text ?? '';
};

test('killers as numbers: cages by their numbers, cells in none, diagonals', async () => {
  const cells = new Array(81).fill(9);
  cells[0] = cells[1] = 256 * 10 + 1;
  cells[80] = 256 * 5 + 2;
  const text = `3x3:d:k:${cells.join(':')}:`;
  assert.equal(await rulesOf(text), '.Diagonal~-1.Diagonal~1.Cage~10~R1C1~R1C2.Cage~5~R9C9');
  assert.equal(await rulesOf(text.replace(':d:', '::')), '.Cage~10~R1C1~R1C2.Cage~5~R9C9');
  assert.equal((await engine.parse(text.replace(':9:', ':x:'))).error.code, 'symbol');
  assert.equal((await engine.parse(text.replace(':9:', ':'))).error.code, 'too-short');
  assert.equal((await engine.parse(text.replace(':d:', ':q:'))).error.rule, 'q');
});

test('killers as signs: cells that point to the total of their cage', async () => {
  const text = `A<<${'0'.repeat(6)}^${'0'.repeat(71)}`;
  assert.equal(await rulesOf(text), '.Cage~10~R1C1~R1C2~R1C3~R2C1');
  assert.equal((await engine.parse(`<${text.slice(1)}`)).error.code, 'symbol');
  assert.equal((await engine.parse(`><${text.slice(2)}`)).error.code, 'symbol');
});

test('jigsaws as signs; a puzzle with its solution is none', async () => {
  const cells = '1...............';
  assert.equal(await rulesOf(`${cells}\nAABBAABBCCDDCCDD`), '.Jigsaw~0011001122332233.NoBoxes');
  assert.equal((await engine.parse(`${cells}\n1234341221434321`)).puzzle?.rules, undefined);
  const columns = 'ABCDEFGHIJKLMNOP'.repeat(16);
  const large = await engine.parse(`..E${'.'.repeat(253)} ${columns}`);
  assert.equal(large.puzzle.size, 16);
  assert.equal(large.puzzle.givens[2], 5);
});

test('a cell that is listed several times counts so often; in a cage, digits still differ', async () => {
  assert.equal(await rulesOf('.Sum~20~R1C2~R1C1~R1C1'), '.Sum~20~R1C1~R1C1~R1C2');
  assert.equal(await rulesOf('.Cage~12~R1C1~R1C2~R1C1'), '.Cage~0~R1C1~R1C2.Sum~12~R1C1~R1C1~R1C2');
  const four = '.Shape~4x4.Sum~11~R1C1~R1C1~R1C2';
  const {puzzle} = await engine.parse(four);
  assert.deepEqual(puzzle.rules.constraints[0], {kind: 'sum', cells: [0, 1], value: 11, values: [2, 1]});
  const {solutions, count} = await engine.solve(puzzle, {limit: 10_000, keep: 10_000});
  assert.equal(solutions.length, count);
  assert.ok(count > 1 && solutions.every(([a, b]) => 2 * Number(a) + Number(b) === 11));
  const all = await engine.solve((await engine.parse('.Shape~4x4')).puzzle, {limit: 10_000, keep: 10_000});
  assert.equal(count, all.solutions.filter(([a, b]) => 2 * Number(a) + Number(b) === 11).length);
});

test('a rule that is not known is named before faults of others; a part of a choice may be impossible', async () => {
  const {error} = await engine.parse('.Or.Cage~3~R1C1~R2C1~R2C2.Lunchbox~3~R1C1~R2C1~R2C2.End');
  assert.deepEqual([error.code, error.rule, error.offset], ['rules', 'Lunchbox', 26]);
  const {puzzle} = await engine.parse('.Shape~4x4.Or.Cage~99~R1C1~R1C2.Cage~7~R1C1~R1C2.End');
  const {solutions} = await engine.solve(puzzle, {limit: 500, keep: 500});
  assert.ok(solutions.length > 1 && solutions.every(([a, b]) => Number(a) + Number(b) === 7));
});

test('lines of ISS that are puzzles each are a list; the lines of one puzzle are not', async () => {
  const list = await engine.parse('.AntiKnight.~R1C1_5\n.AntiKing.~R1C1_6\n');
  assert.equal(list.puzzles?.length, 2);
  const lines = await engine.parse('.Thermo~R1C1~R1C2\n.Thermo~R2C1~R2C2\n.~R1C1_5');
  assert.deepEqual([lines.puzzles, lines.puzzle.rules.constraints.length], [undefined, 2]);
  const sizes = await engine.parse('.Shape~4x4.AntiKing\n.Shape~6x6.AntiKnight');
  assert.equal(sizes.puzzles?.length, 2);
  const clashing = await engine.parse('.Cage~3~R1C1~R1C2\n.Cage~17~R1C1~R1C2');
  assert.equal(clashing.puzzles?.length, 2);
});

const CLASHES = [
  // a rule alone
  ['.Thermo~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6~R1C7~R1C8~R1C9~R2C9', 'Thermo', 10],
  ['.Whisper~9~R1C1~R1C2', 'Whisper', 2],
  ['.Sandwich~36~R1', 'Sandwich', 9],
  ['.LittleKiller~500~R1C6', 'LittleKiller', 6],
  ['.Shape~4x4.X~R1C1~R1C2', 'X', 2],
  // two rules
  ['.Cage~3~R1C1~R1C2.Cage~17~R1C2~R1C3', 'Cage', 3],
  ['.Cage~10~R1C1~R1C2.Cage~12~R1C1~R1C2', 'Cage', 2],
  ['.Cage~20~R1C1~R1C2~R1C3.Sum~21~R1C1~R1C2~R1C3', 'Sum', 3],
  ['.X~R1C1~R1C2.V~R1C1~R1C2', 'V', 2],
  ['.Odd~R1C1.Even~R1C1', 'Even', 1],
  ['.Sandwich~3~R1.Sandwich~5~R1', 'Sandwich', 9],
  // digits that would rise in a circle, or too far
  ['.GreaterThan~R1C1~R1C2.GreaterThan~R1C2~R1C1', 'GreaterThan', 2],
  ['.Thermo~R1C1~R1C2~R2C2.GreaterThan~R1C1~R2C1.GreaterThan~R2C1~R2C2', '', 4],
  ['.Shape~4x4.Thermo~R1C1~R1C2~R1C3.Thermo~R1C3~R2C3~R2C2', 'Thermo', 5],
];

test('rules that can\'t hold are told with their cells, in every language', async (t) => {
  t.after(() => speak('en'));
  for (const code of ['en', ...Object.keys(languages)]) {
    await speak(code);
    for (const [text, rule, cells] of CLASHES) {
      const {ok, error} = await engine.parse(text);
      assert.equal(ok, false, text);
      assert.deepEqual([error.code, error.cells.length], ['rules', cells], `${text}: ${error.message}`);
      assert.ok(!rule || error.rule === rule, `${text}: ${error.rule}`);
      assert.doesNotMatch(error.message, /[{}]/);
    }
  }
});

test('the cell that two rules leave without a digit comes first', async () => {
  const {error} = await engine.parse('.Cage~3~R1C1~R1C2.Cage~17~R1C2~R1C3');
  assert.deepEqual(error.cells, [1, 0, 2]);
  assert.equal(error.message, 'Together, a cage and another one leave no digit for A2.');
});

test('strings of ISS are read, written and read again without loss', async (t) => {
  const collection = sharedText('variants/iss.jsonl');
  if (!collection) t.diagnostic('The collection is not here: only strings of our own.');
  const lines = (collection ?? '').split('\n').filter(Boolean);
  const texts = [...OURS, ...lines.map((line) => JSON.parse(line).input)];
  let read = 0;
  for (const text of texts) {
    const {ok, puzzle} = await engine.parse(text);
    if (!ok) continue;
    read += 1;
    const written = await engine.format(puzzle, 'iss');
    assert.ok(written.ok, written.error?.message);
    const again = await engine.parse(written.text);
    assert.ok(again.ok, `${text.slice(0, 80)}: ${again.error?.message}`);
    assert.deepEqual(again.puzzle.givens, puzzle.givens);
    // Lists of candidates in 729 signs are rules in a string of ISS, each by itself.
    const lists = ({text}) => text.replaceAll('.~', '~');
    if (puzzle.candidates) assert.equal(lists(await engine.format(again.puzzle, 'iss')), lists(written));
    else assert.equal(again.puzzle.rules?.text, puzzle.rules?.text);
  }
  t.diagnostic(`${read} of ${texts.length} strings`);
  assert.ok(read >= OURS.length + (collection ? 74 : 0), `${read}`);
});

test('rules that clash are refused in a link as in any other text, at the same rule', async () => {
  for (const rules of [...CLASHES.map(([text]) => text).filter((text) => !text.startsWith('.Shape')),
    '.Thermo~R1C1~R1C2~R1C1', '.Cage~50~R1C1~R1C2', '.Cage~3~R10C1~R1C2', '.Cage~10~',
    '.Cage~3~R1C1~R1C2.Cage~50~R5C1~R5C2']) {
    const told = await engine.parse(rules);
    const link = formatLink({puzzle: '.'.repeat(81), rules: {text: rules}});
    const {error} = await engine.parse(link);
    assert.equal(error?.code, 'rules', rules);
    assert.deepEqual([error.message, error.cells], [told.error.message, told.error.cells]);
    const place = ({offset}, text) => offset === undefined ? null : decodeURIComponent(text.slice(offset));
    assert.equal(place(error, link), place(told.error, rules) && `${place(told.error, rules)}&v=2`);
  }
});
