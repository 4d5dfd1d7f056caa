// Rules that the engine reads are saved with a run, and read again as they were.
import assert from 'node:assert/strict';
import {test, after} from 'node:test';
import {formatLink} from '../../../web/src/links/links.js';
import {formatTrace, parseTrace} from '../../../web/src/traces/format.js';
import {constraintSample, sampledKinds} from '../../support/constraint-samples.mjs';
import {engineFor, runOf} from '../engine.mjs';

const engine = await engineFor(after);

/** Packs a text as those of patterns are. @param {string} text */
const packed = (text) => Buffer.from(text).toString('base64url');
/** A table of pairs of different digits, in base 64. @param {number} size */
function tableOf(size) {
  const bits = Array.from({length: size ** 2}, (_, at) => Number(at % size !== Math.floor(at / size)));
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return Array.from({length: Math.ceil(bits.length / 6)}, (_, at) =>
    signs[bits.slice(6 * at, 6 * at + 6).reduce((all, bit, i) => all | bit << i, 0)]).join('');
}
const line = (/** @type {number} */ count) => Array.from({length: count}, (_, i) => `~R1C${i + 1}`).join('');
/** Composites in each other. @param {number} depth @returns {string} */
const nested = (depth) => (depth ? `.Or.Odd~R1C1${nested(depth - 1)}.End` : '.Even~R2C2');

/** @type {Record<string, [size: number, text: string]>} */
const texts = {
  'a sum with factors': [9, '.Sum~-214_=_1_-25_3~R1C1~R1C2~R1C3'],
  'the largest factors': [9, '.Sum~0_=_100_-100~R1C1~R1C2'],
  'tables of 14 digits': [14, `.Pair~${tableOf(14)}~_${line(3)}.PairX~${tableOf(14)}~_${line(3)}`],
  'tables of 15 digits': [15, `.Pair~${tableOf(15)}~_${line(3)}`],
  'tables of 16 digits': [16, `.Pair~${tableOf(16)}~_${line(3)}`],
  'a pattern': [9, `.Regex~${packed('(12|[3-5])*.{2,3}')}${line(4)}`],
  'a pattern that is too large to be sent': [9, `.Regex~${packed('(12|((.{9}){9}){4})')}${line(2)}`],
  'an automaton': [9, `.NFA~BVp4JkujZmdZhTE~_${line(3)}`],
  'composites in each other': [9, nested(4)],
  'a pattern in a choice': [9, `.Or.Regex~${packed('12|21')}${line(2)}.Cage~9${line(2)}.End`],
  'rules that take a long text': [9, Array.from({length: 30}, (_, i) =>
    `.Regex~${packed(`${i % 9 + 1}|${'.'.repeat(800)}${i % 9 + 1}`)}~R${i % 9 + 1}C${Math.floor(i / 9) + 1}`).join('')],
  'drawings that were not read': [9, '.Unread.Odd~R1C1'],
};

/** A run without steps, saved and opened again. */
async function recorded(puzzle) {
  const run = {puzzle, strategy: {}, status: 'stuck', length: 0, events: async () => []};
  return parseTrace((await formatTrace(run)).text);
}

for (const [name, [size, text]] of Object.entries(texts)) {
  test(`${name}: the rules of a saved run are those of its puzzle`, async () => {
    const {ok, error, puzzle} = await engine.parse(`.Shape~${size}x${size}${text}`);
    assert.ok(ok, error?.message);
    const read = await recorded(puzzle);
    assert.ok(read.ok, read.error?.message);
    assert.deepEqual(read.run.puzzle.rules, puzzle.rules);
  });
}

for (const kind of sampledKinds) {
  test(`a run with ${kind} can be saved and opened again`, async () => {
    const {puzzle: givens, rules: text} = constraintSample(kind, 1);
    const {puzzle} = await engine.parse(formatLink({puzzle: givens, boxRows: 2, boxCols: 3, rules: {text}}));
    const run = await runOf(engine, puzzle, 'eliminate');
    const written = await formatTrace(run);
    const read = parseTrace(written.text);
    assert.ok(read.ok, read.error?.message);
    assert.deepEqual(read.run.puzzle.rules, puzzle.rules);
    assert.deepEqual(await read.run.events(0, run.length), await run.events(0, run.length));
  });
}
