// A plain line is read by the page itself, which then waits for no module. It must not read it differently.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import {readLine} from '../../../web/src/grid/plain-puzzle.js';
import {EASY, SIX, engineFor} from '../engine.mjs';

const engine = await engineFor(after);

/** Text that only the module reads. @param {string} line */
const withRemark = (line) => `# a remark\n${line}`;

/** Numbers from 0 on below a bound, the same ones each time. */
function numbers(seed) {
  return (bound) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return Math.floor(seed / 65536) % bound;
  };
}

/** @param {string} line @param {{boxRows?: number, boxCols?: number}} box */
async function assertSame(line, box) {
  const plain = readLine(line, box);
  if (!plain) return 0;
  const puzzle = {...plain, candidates: null};
  assert.deepEqual(await engine.parse(withRemark(line), box), {ok: true, puzzle, format: 'line', notes: []}, line);
  assert.deepEqual(await engine.parse(line, box), await engine.parse(withRemark(line), box));
  return 1;
}

test('a plain line is what the module understands, without a note', async () => {
  const below = numbers(7);
  let plain = 0;
  for (let round = 0; round < 800; ++round) {
    const size = [4, 6, 9][below(3)];
    const symbols = '.0*_........' + '123456789'.slice(0, size);
    const symbol = () => symbols[below(4) ? below(12) : below(symbols.length)];
    const line = Array.from({length: size * size}, symbol).join('');
    const box = [{}, {boxRows: 2, boxCols: size / 2}, {boxRows: 3, boxCols: size / 3}][below(3)];
    plain += await assertSame(line, box);
  }
  assert.ok(plain > 50, `${plain} plain lines`);
});

test('the usual lines are plain', () => {
  for (const line of [EASY, `\n  ${EASY}\r\n`]) assert.ok(readLine(line), line);
  assert.ok(readLine(SIX, {boxRows: 2, boxCols: 3}));
});

test('what could mean something else, or is wrong, is left to the module', () => {
  const wrong = [SIX, EASY.slice(1), `${EASY}1`, `44${EASY.slice(2)}`, EASY.replace('.', ' '), '1'.repeat(64),
    EASY.replace('.', 'x')];
  for (const text of wrong) assert.equal(readLine(text), null, text);
  for (const boxRows of [NaN, -3, 2, '3', null]) assert.equal(readLine(EASY, {boxRows, boxCols: 3}), null);
});
